//! The four piles.

use eframe::egui::{
    CursorIcon, Id, Key, Modifiers, Rect, Response, Role, Sense, Ui, WidgetInfo, pos2,
};

use super::hand::glide_id;
use super::keys::focus_after;
use super::places::Places;
use crate::app::play::{Session, TableAction};
use crate::app::setup::team;
use crate::app::theme::Look;
use crate::app::widgets::{
    ARROWS, CardFace, CardStyle, Chip, Icon, Light, PileFace, fit, focus_ring, glide, hold_keys,
    paint_badge, paint_card, paint_icon, paint_pile, pile_places,
};
use crate::coach::Ladder;
use crate::l10n::Msg;
use crate::rules::{PileName, Placement, Signal};

/// The focus of a pile.
pub fn pile_id(pile: PileName) -> Id {
    Id::unique(("pile", pile.letter()))
}

/// Draws the piles.
pub fn ui(
    session: &Session,
    look: &Look,
    ui: &mut Ui,
    places: &Places,
    out: &mut Vec<TableAction>,
) {
    if let Some((mine, theirs)) = places.sides {
        sides(session, look, ui, mine, theirs);
    }
    let piles = places.piles.iter().map(|(name, rect)| PileUi {
        session,
        look,
        name,
        rect: *rect,
    });
    let piles: Vec<PileUi> = piles.collect();
    for pile in &piles {
        pile.ui(ui, out);
    }
    // Above all piles: a card on its way passes over them.
    for pile in &piles {
        pile.card(ui);
    }
}

/// Over each side's piles, whose they are.
fn sides(session: &Session, look: &Look, ui: &mut Ui, mine: Rect, theirs: Rect) {
    let player = session.game().player();
    for (rect, player, text) in [(mine, player, true), (theirs, 1 - player.min(1), false)] {
        let team = team(&look.voice, session.setup(), player).into();
        let text = look.say(&if text {
            Msg::PlayOwnPiles { team }
        } else {
            Msg::PlayTheirPiles { team }
        });
        let colour = look.palette.team(player);
        let painter = ui.painter();
        painter.rect_filled(rect, look.corners(12.0), look.palette.panel);
        let strip = rect.with_max_x(rect.left() + look.px(14.0));
        painter.rect_filled(strip, look.corners(6.0), colour);
        let width = rect.width() - look.px(40.0);
        let galley = fit(painter, &text, &look.bold(30.0), width, look.palette.ink);
        let at = pos2(
            rect.left() + look.px(28.0),
            rect.center().y - galley.size().y / 2.0,
        );
        painter.galley(at, galley, look.palette.ink);
        let id = ui.scope_id().with(("side", player));
        let response = ui.interact(rect, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
    }
}

struct PileUi<'a> {
    session: &'a Session,
    look: &'a Look<'a>,
    name: PileName,
    rect: Rect,
}

impl PileUi<'_> {
    fn ui(&self, ui: &mut Ui, out: &mut Vec<TableAction>) {
        let (session, look) = (self.session, self.look);
        let game = session.game();
        let pile = game.pile(self.name);
        let set = game.rules().set();
        let word = look.voice.direction(pile.direction());
        let room = look.voice.room_left(set, pile);
        let whole = set.room_left(*set.bases().get(self.name));
        let left = set.room_left(pile);
        let part = |steps: i32| i16::try_from(steps).map_or(0.0, f32::from);
        let chips = self.chips();
        let active = session.people_move();
        let response = ui.interact(
            self.rect,
            pile_id(self.name),
            if active {
                Sense::click()
            } else {
                Sense::hover()
            },
        );
        self.announce(&response, &word, &room, active);
        self.act(ui, &response, out);
        let face = PileFace {
            letter: self.name.letter(),
            direction: pile.direction(),
            word: &word,
            used: 1.0 - part(left) / part(whole).max(1.0),
            room: &room,
            light: self.light(),
            chips: &chips,
        };
        paint_pile(ui.painter(), look, self.rect, &face);
        let corners = look.corners(24.0);
        focus_ring(ui.painter(), look, &response, self.rect, corners);
        self.speak(ui, out);
    }

    /// How the pile stands to the chosen card and the hint.
    fn light(&self) -> Light {
        match self.session.price(self.name) {
            Some(Ok(_)) => return Light::Legal,
            Some(Err(_)) => return Light::Pale,
            None => {}
        }
        let hinted = self.session.hint().is_some_and(|hint| match &hint.ladder {
            Ladder::Play { pile, .. } => *pile == self.name,
            Ladder::EndTurn { .. } | Ladder::Nothing => false,
        });
        if hinted { Light::Hint } else { Light::Off }
    }

    fn card(&self, ui: &Ui) {
        let (session, look) = (self.session, self.look);
        let game = session.game();
        let pile = game.pile(self.name);
        let places = pile_places(look, self.rect);
        let price = session.price(self.name);
        let style = CardStyle {
            border: look.palette.direction(pile.direction()).full,
            ring: None,
            pale: matches!(price, Some(Err(_))),
            burning: game.burning().contains(self.name),
        };
        let text = look.voice.n(pile.top());
        // Only what this turn has laid can be on its way: it comes from the mover's hand.
        let place = if game.turn().piles().contains(self.name) {
            let id = glide_id(game.player(), pile.top());
            glide(ui.ctx(), id, places.card, look.motion_time())
        } else {
            places.card
        };
        if place != places.card {
            // While a card is on its way, the one before still lies there.
            let text = look.voice.n(self.before());
            let face = CardFace { text: &text, style };
            paint_card(ui.painter(), look, places.card, &face);
        }
        let face = CardFace { text: &text, style };
        paint_card(ui.painter(), look, place, &face);
        if let Some(Ok(placement)) = price {
            let text = look.voice.price(placement);
            let jump = placement == Placement::Jump;
            paint_badge(ui.painter(), look, places.card, &text, jump);
        }
    }

    /// What lay here before the top card.
    fn before(&self) -> u8 {
        let game = self.session.game();
        let stack = game.stack(self.name);
        let before = stack
            .len()
            .checked_sub(2)
            .and_then(|index| stack.get(index));
        let base = game.rules().set().bases().get(self.name).top();
        before.map_or(base, |card| card.number())
    }

    /// That the pile burns, and what the others ask for, each in the colour of its team.
    fn chips(&self) -> Vec<Chip> {
        let (session, look) = (self.session, self.look);
        let game = session.game();
        let mut chips = Vec::new();
        if game.due().contains(self.name) {
            chips.push(Chip::plain(look.say(&Msg::PlayMustCoverPile)));
        } else if game.burning().contains(self.name) {
            chips.push(Chip::plain(look.say(&Msg::PlayBurning)));
        }
        let said = game.signals().filter(|said| said.pile == self.name);
        chips.extend(said.map(|said| Chip {
            text: look.say(&match said.signal {
                Signal::Leave => Msg::PlaySignalLeave,
                Signal::NoBigStep => Msg::PlaySignalSmall,
            }),
            team: Some(look.palette.team(said.player)),
        }));
        chips
    }

    /// The same in words, for those who cannot see the colours.
    fn notes(&self) -> Vec<String> {
        let (session, look) = (self.session, self.look);
        let nobody = self.chips().into_iter().filter(|chip| chip.team.is_none());
        let mut notes: Vec<String> = nobody.map(|chip| chip.text).collect();
        let said = session.game().signals();
        let said = said.filter(|said| said.pile == self.name);
        notes.extend(said.map(|said| {
            let team = team(&look.voice, session.setup(), said.player).into();
            look.say(&match said.signal {
                Signal::Leave => Msg::PlaySaidLeave { team },
                Signal::NoBigStep => Msg::PlaySaidSmall { team },
            })
        }));
        notes
    }

    fn announce(&self, response: &Response, word: &str, room: &str, active: bool) {
        let (session, look) = (self.session, self.look);
        response.widget_info(|| {
            let pile = self.name.letter().into();
            let top = look.voice.n(session.game().pile(self.name).top()).into();
            let (direction, room) = (word.into(), room.into());
            let priced = session.chosen().zip(session.price(self.name));
            let text = match priced {
                Some((card, Ok(placement))) => look.say(&Msg::PlayPilePrice {
                    pile,
                    direction,
                    top,
                    room,
                    card: look.voice.card(card).into(),
                    price: look.voice.price(placement).into(),
                }),
                _ => look.say(&Msg::PlayPileLabel {
                    pile,
                    direction,
                    top,
                    room,
                }),
            };
            let text = [vec![text], self.notes()].concat().join(". ");
            WidgetInfo::labeled(Role::Button, active, text)
        });
    }

    fn act(&self, ui: &Ui, response: &Response, out: &mut Vec<TableAction>) {
        if response.has_focus() {
            hold_keys(ui.ctx(), response.id, ARROWS);
        }
        if response.clicked() {
            out.push(TableAction::Place(self.name));
            if response.has_focus() {
                // The key has done its work: the card that gets the focus must not see it.
                ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
                out.extend(focus_after(self.session, self.name, ui));
            }
        }
        response.clone().on_hover_cursor(CursorIcon::PointingHand);
    }

    /// The button for those who wait and want to say something about this pile.
    fn speak(&self, ui: &Ui, out: &mut Vec<TableAction>) {
        if self.session.speakers().is_empty() {
            return;
        }
        let look = self.look;
        let row = pile_places(look, self.rect).chips;
        let side = row.height();
        let place = Rect::from_min_max(pos2(row.right() - side, row.top()), row.max);
        let id = Id::unique(("speak", self.name.letter()));
        // As large as a finger, wherever the picture is small.
        let target = place.expand(look.px(9.0)).intersect(self.rect);
        let response = ui.interact(target, id, Sense::click());
        let name = look.say(&Msg::PlaySignal {
            pile: self.name.letter().into(),
        });
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        let palette = look.palette;
        if response.hovered() {
            ui.painter()
                .rect_filled(place, look.corners(10.0), palette.gold.tint);
        }
        paint_icon(ui.painter(), place, Icon::Speak, palette.soft);
        focus_ring(ui.painter(), look, &response, place, look.corners(10.0));
        if response.clicked() {
            out.push(TableAction::AskSignal(self.name));
        }
        response
            .on_hover_cursor(CursorIcon::PointingHand)
            .on_hover_text(name);
    }
}
