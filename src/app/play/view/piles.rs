use eframe::egui::{
    Align2, CursorIcon, Id, Key, Modifiers, Painter, Rect, Response, Role, Sense, Shape,
    StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::hand::glide_id;
use super::keys::focus_after;
use super::notes::{NoteWords, lines};
use super::places::Places;
use crate::app::play::{LossReason, Session, TableAction};
use crate::app::setup::team;
use crate::app::style::{Style, size};
use crate::app::widgets::{
    ARROWS, CardFace, CardMarks, Icon, PileHighlight, PileNote, PileView, capture_keys, fit,
    focus_ring, glide, note_rows, paint_badge, paint_card, paint_icon, paint_pile, pile_places,
};
use crate::rules::{PileName, PileSet, Placement};
use crate::text::Msg;

/// The focus of a pile: by the letter people know it by, as it stays where it is.
pub fn pile_id(style: &Style, pile: PileName) -> Id {
    Id::unique(("pile", style.voice.letter(pile)))
}

pub fn ui(
    session: &Session,
    style: &Style,
    ui: &mut Ui,
    places: &Places,
    out: &mut Vec<TableAction>,
) {
    if let Some((first, second)) = places.sides {
        for (player, rect) in [(0, first), (1, second)] {
            side(session, style, ui, player, rect);
        }
    }
    let notes = lines(session, style);
    let piles =
        places.piles.iter().map(|(name, rect)| PileUi { session, style, name, rect: *rect, notes });
    let piles: Vec<PileUi> = piles.collect();
    for pile in &piles {
        pile.ui(ui, out);
    }
    // Above all piles: a card on its way passes over them.
    for pile in &piles {
        pile.card(ui);
    }
}

/// Over the piles of a side, whose they are; that of the team to move is lit.
fn side(session: &Session, style: &Style, ui: &mut Ui, player: usize, rect: Rect) {
    let game = session.game();
    let moves = game.player() == player;
    // As the team to move names them: its own, or those of the other side.
    let own = PileSet::default().with(PileName::A).with(PileName::B);
    let theirs = own.iter().map(PileName::across).collect();
    let piles = style.voice.pile_letters(if moves { own } else { theirs });
    let (team, piles) = (team(&style.voice, session.setup(), player).into(), piles.into());
    let text = style.say(&if moves {
        Msg::PlaySideMoves { team, piles }
    } else {
        Msg::PlaySideWaits { team, piles }
    });
    let palette = style.palette;
    let colour = palette.team(player);
    let painter = ui.painter();
    let (fill, ink) =
        if moves { (colour, palette.on(colour)) } else { (palette.panel, palette.soft) };
    let corners = style.corners(12.0);
    painter.rect(rect, corners, fill, style.border(colour), StrokeKind::Inside);
    let width = rect.width() - 32.0;
    let galley = fit(painter, &text, &style.bold(30.0), width, ink);
    let at = Align2::CENTER_CENTER.anchor_size(rect.center(), galley.size());
    painter.galley(at.min, galley, ink);
    let id = ui.scope_id().with(("side", player));
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
}

struct PileUi<'a> {
    session: &'a Session,
    style: &'a Style<'a>,
    name: PileName,
    rect: Rect,
    notes: usize,
}

impl PileUi<'_> {
    fn ui(&self, ui: &mut Ui, out: &mut Vec<TableAction>) {
        let (session, style) = (self.session, self.style);
        let game = session.game();
        let pile = game.pile(self.name);
        let set = game.rules().set();
        let word = style.voice.direction(pile.direction());
        let room = style.voice.room_left(set, pile);
        let whole = set.room_left(*set.bases().get(self.name));
        let left = set.room_left(pile);
        let part = |steps: i32| i16::try_from(steps).map_or(0.0, f32::from);
        let words = NoteWords::new(session, style, self.name);
        let active = session.people_move();
        let response = ui.interact(
            self.rect,
            pile_id(style, self.name),
            if active { Sense::click() } else { Sense::hover() },
        );
        self.announce(&response, &word, &room, &words);
        self.act(ui, &response, out);
        let face = PileView {
            letter: style.voice.letter(self.name),
            direction: pile.direction(),
            word: &word,
            used: 1.0 - part(left) / part(whole).max(1.0),
            room: &room,
            light: self.light(),
            chips: &words.chips,
            notes: self.notes,
        };
        paint_pile(ui.painter(), style, self.rect, &face);
        let corners = style.corners(24.0);
        focus_ring(ui.painter(), style, &response, self.rect, corners);
        self.speak(ui, &words.chips, out);
    }

    /// How the pile stands to the chosen card, the hint, or the end of the game.
    fn light(&self) -> PileHighlight {
        if let Some(LossReason::Burnt { fires, .. }) = self.session.loss_reason() {
            let here = fires.iter().any(|fire| fire.pile == self.name);
            return if here { PileHighlight::Alert } else { PileHighlight::Off };
        }
        match self.session.price(self.name) {
            Some(Ok(_)) => return PileHighlight::Legal,
            Some(Err(_)) => return PileHighlight::Pale,
            None => {}
        }
        let hint = self.session.hint();
        match hint.and_then(crate::app::play::Hint::pile) {
            Some(pile) if pile == self.name => PileHighlight::Hint,
            _ => PileHighlight::Off,
        }
    }

    fn card(&self, ui: &Ui) {
        let (session, style) = (self.session, self.style);
        let game = session.game();
        let pile = game.pile(self.name);
        let places = pile_places(self.rect, self.notes);
        let price = session.price(self.name);
        let jumped = session.jumped().contains(self.name);
        let marks = CardMarks {
            border: style.palette.direction(pile.direction()).full,
            ring: jumped.then_some(style.palette.gold.full),
            pale: matches!(price, Some(Err(_))),
            burning: game.burning().contains(self.name),
        };
        let text = style.voice.n(pile.top());
        // Only what this turn has laid can be on its way: it comes from the mover's hand.
        let place = if game.turn().piles().contains(self.name) {
            let id = glide_id(game.player(), pile.top());
            glide(ui.ctx(), id, places.card, style.motion_time())
        } else {
            places.card
        };
        if place.center().distance(places.card.center()) > 0.5 {
            // While a card is on its way, the one before still lies there.
            let text = style.voice.n(self.before());
            let marks = CardMarks { ring: None, ..marks };
            let face = CardFace { text: &text, marks };
            paint_card(ui.painter(), style, places.card, &face);
        }
        let face = CardFace { text: &text, marks };
        paint_card(ui.painter(), style, place, &face);
        self.jump_mark(ui, places.card, jumped);
        if let Some(Ok(placement)) = price {
            let text = style.voice.price(placement);
            let jump = placement == Placement::Jump;
            let places = (self.rect, places.card);
            paint_badge(ui.painter(), style, places, &text, jump);
        }
    }

    /// A jump back that this turn has made: an arc back over the card, and how far. It grows
    /// where things may move, and stays as long as the turn.
    fn jump_mark(&self, ui: &Ui, card: Rect, jumped: bool) {
        let style = self.style;
        let id = pile_id(style, self.name).with("jump");
        // Three times as long as a card is on its way, which comes first.
        let seconds = if jumped { 3.0 * style.motion_time() } else { 0.0 };
        let grown = ui.ctx().animate_bool_with_time(id, jumped, seconds);
        if !jumped {
            return;
        }
        back_arc(ui.painter(), style, card, grown);
        let text = style.voice.price(Placement::Jump);
        let ink = style.palette.on(style.palette.gold.full);
        let font = style.bold(size::SMALL);
        let galley = fit(ui.painter(), &text, &font, card.width() * 1.1, ink);
        let badge = Rect::from_center_size(
            pos2(card.center().x, card.top()),
            galley.size() + vec2(28.0, 8.0),
        );
        let (painter, corners) = (ui.painter(), style.corners(12.0));
        painter.rect_filled(badge, corners, style.palette.gold.full);
        painter.galley(badge.center() - galley.size() / 2.0, galley, ink);
    }

    fn before(&self) -> u8 {
        let game = self.session.game();
        let stack = game.stack(self.name);
        let before = stack.len().checked_sub(2).and_then(|index| stack.get(index));
        let base = game.rules().set().bases().get(self.name).top();
        before.map_or(base, |card| card.number())
    }

    fn announce(&self, response: &Response, word: &str, room: &str, words: &NoteWords) {
        let (session, style) = (self.session, self.style);
        response.widget_info(|| {
            let pile = style.voice.letter(self.name).into();
            let top = style.voice.n(session.game().pile(self.name).top()).into();
            let (direction, room) = (word.into(), room.into());
            let priced = session.chosen().zip(session.price(self.name));
            let text = match priced {
                Some((card, Ok(placement))) => style.say(&Msg::PlayPilePrice {
                    pile,
                    direction,
                    top,
                    room,
                    card: style.voice.card(card).into(),
                    price: style.voice.price(placement).into(),
                }),
                _ => style.say(&Msg::PlayPileLabel { pile, direction, top, room }),
            };
            let mut parts = vec![text];
            if session.jumped().contains(self.name) {
                parts.push(style.voice.price(Placement::Jump));
            }
            parts.extend(words.said.iter().cloned());
            WidgetInfo::labeled(Role::Button, session.people_move(), parts.join(". "))
        });
    }

    fn act(&self, ui: &Ui, response: &Response, out: &mut Vec<TableAction>) {
        if response.has_focus() {
            capture_keys(ui.ctx(), response.id, ARROWS);
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

    /// The foot of the pile is a button for those who wait and want to say something about it.
    fn speak(&self, ui: &Ui, chips: &[PileNote], out: &mut Vec<TableAction>) {
        if self.session.speakers().is_empty() {
            return;
        }
        let style = self.style;
        let foot = pile_places(self.rect, self.notes).chips;
        let id = Id::unique(("speak", style.voice.letter(self.name)));
        let response = ui.interact(foot, id, Sense::click());
        let name = style.say(&Msg::PlaySignal { pile: style.voice.letter(self.name).into() });
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        let free = note_rows(self.rect, self.notes);
        if chips.is_empty() {
            let most = foot.top() + 80.0;
            let place = foot.with_max_y(foot.bottom().min(most));
            self.invite(ui, place, response.hovered());
        } else if let Some(row) = free.get(chips.len()) {
            self.invite(ui, *row, response.hovered());
        }
        focus_ring(ui.painter(), style, &response, foot, style.corners(10.0));
        if response.clicked() {
            out.push(TableAction::AskSignal(self.name));
        }
        response.on_hover_cursor(CursorIcon::PointingHand).on_hover_text(name);
    }

    fn invite(&self, ui: &Ui, row: Rect, hovered: bool) {
        let style = self.style;
        let palette = style.palette;
        let painter = ui.painter();
        let fill = if hovered { palette.gold.tint } else { palette.paper };
        painter.rect_filled(row, style.corners(10.0), fill);
        let text = style.say(&Msg::PlaySignalShort);
        let side = row.height().min(48.0).min(row.width() * 0.25);
        let font = style.font(24.0);
        let galley = fit(painter, &text, &font, row.width() - 1.5 * side, palette.soft);
        let width = side + galley.size().x;
        let left = row.center().x - width / 2.0;
        let icon = Rect::from_min_size(pos2(left, row.center().y - side / 2.0), vec2(side, side));
        paint_icon(painter, icon, Icon::Speak, palette.soft);
        let at = pos2(icon.right(), row.center().y - galley.size().y / 2.0);
        painter.galley(at, galley, palette.soft);
    }
}

/// An arc back over a card, with an arrowhead, as far as it has grown.
fn back_arc(painter: &Painter, style: &Style, card: Rect, grown: f32) {
    let stroke = style.ring(style.palette.gold.full);
    let centre = pos2(card.center().x, card.top() + card.height() * 0.2);
    let radius = vec2(card.width() * 0.58, card.height() * 0.26);
    let at = |part: f32| {
        let angle = std::f32::consts::PI * part;
        centre + vec2(angle.cos() * radius.x, -angle.sin() * radius.y)
    };
    let points = (0_u8..=24).map(|step| at(grown * f32::from(step) / 24.0));
    painter.add(Shape::line(points.collect(), stroke));
    let tip = at(grown);
    let back = (at((grown - 0.08).max(0.0)) - tip).normalized() * 22.0;
    for side in [back.rot90() * 0.6, -back.rot90() * 0.6] {
        painter.line_segment([tip, tip + back + side], stroke);
    }
}
