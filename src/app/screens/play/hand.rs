//! The hand: cards to choose, to drag and to walk along with the arrows.

use eframe::egui::{
    CursorIcon, EventFilter, Id, LayerId, Order, PointerButton, Rect, Response, Role, Sense, Ui,
    WidgetInfo, pos2, vec2,
};

use super::places::Places;
use crate::app::action::{Action, PlayAction};
use crate::app::session::{Phase, Session};
use crate::app::theme::{Look, inset, size};
use crate::app::widgets::{
    Button, CardFace, CardStyle, Icon, glide, icon_button, label, paint_back, paint_card, strong,
    within,
};
use crate::app::words;
use crate::coach::Ladder;
use crate::l10n::Msg;
use crate::rules::{Card, CardSet, PileName};

/// The focus of a card in the hand.
pub fn card_id(card: Card) -> Id {
    Id::unique(("hand", card.number()))
}

/// What a card glides by: in the duel both sides have the same numbers.
pub fn glide_id(owner: usize, card: u8) -> Id {
    Id::unique(("card", owner, card))
}

/// Draws the hand.
pub fn ui(session: &Session, look: &Look, ui: &mut Ui, places: &Places, out: &mut Vec<Action>) {
    ui.painter().rect_filled(places.hand, 0, look.palette.hand);
    let border = look.border(look.palette.line);
    let edge = places.hand;
    ui.painter().hline(edge.x_range(), edge.top(), border);
    if *session.phase() == Phase::HandOver {
        curtain(session, look, ui, places.hand, out);
        return;
    }
    eye(session, look, ui, places.hand, out);
    let player = session.game().player();
    match session.shown_hand() {
        Some(cards) => open_hand(session, look, ui, places, cards, out),
        None => covered(look, ui, places, session.game().hand(player).len()),
    }
}

/// The teacher's button in the corner: covers the cards, or shows them again.
fn eye(session: &Session, look: &Look, ui: &mut Ui, rect: Rect, out: &mut Vec<Action>) {
    let side = look.px(size::TARGET);
    let corner = Rect::from_min_max(
        pos2(
            rect.right() - side - look.px(10.0),
            rect.top() + look.px(10.0),
        ),
        rect.max,
    );
    let (icon, name) = if session.covered() {
        (Icon::EyeShut, Msg::PlayShowHand)
    } else {
        (Icon::Eye, Msg::PlayHideHand)
    };
    within(ui, corner, |ui| {
        let name = look.say(&name);
        if icon_button(ui, look, icon, &name, true).clicked() {
            out.push(Action::Play(PlayAction::Cover));
        }
    });
}

fn curtain(session: &Session, look: &Look, ui: &mut Ui, rect: Rect, out: &mut Vec<Action>) {
    within(ui, inset(rect, look.px(size::MARGIN)), |ui| {
        ui.vertical_centered(|ui| {
            let player = session.game().player();
            let team = words::team(look, session.setup(), player);
            let text = look.say(&Msg::PlayHandOver { team: team.into() });
            strong(ui, look, &text, 56.0, look.palette.ink);
            let text = look.say(&Msg::PlayHandOverWhat);
            label(ui, look, &text, size::BODY, look.palette.soft);
            let text = look.say(&Msg::PlayReady);
            let response = Button::primary(&text).ui(ui, look);
            if ui.memory(|memory| memory.focused().is_none()) {
                response.request_focus();
            }
            if response.clicked() {
                out.push(Action::Play(PlayAction::GoOn));
            }
        });
    });
}

fn covered(look: &Look, ui: &mut Ui, places: &Places, count: usize) {
    let name = look.say(&Msg::PlayCardBack);
    for (index, rect) in places.cards(look, count).into_iter().enumerate() {
        let response = ui.interact(rect, ui.scope_id().with(("back", index)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
        paint_back(ui.painter(), look, rect);
    }
}

fn open_hand(
    session: &Session,
    look: &Look,
    ui: &mut Ui,
    places: &Places,
    cards: CardSet,
    out: &mut Vec<Action>,
) {
    let rects = places.cards(look, cards.len());
    let active = session.people_move();
    let owner = session.game().player();
    for (card, rect) in cards.iter().zip(rects) {
        let chosen = session.chosen() == Some(card);
        let hinted = hinted(session) == Some(card);
        let lifted = if chosen {
            rect.translate(vec2(0.0, -look.px(18.0)))
        } else {
            rect
        };
        let sense = if active {
            Sense::click_and_drag()
        } else {
            Sense::hover()
        };
        let response = ui.interact(rect, card_id(card), sense);
        let text = look.voice.card(card);
        response.widget_info(|| {
            let card = text.as_str().into();
            let name = look.say(&match (chosen, hinted) {
                (true, _) => Msg::PlayCardChosen { card },
                (false, true) => Msg::PlayCardHint { card },
                (false, false) => Msg::PlayCard { card },
            });
            WidgetInfo::selected(Role::Button, active, chosen, name)
        });
        if active {
            act(ui, places, card, &response, out);
        }
        let style = CardStyle {
            border: look.palette.ink,
            ring: ring(look, chosen, hinted, &response),
            pale: false,
            burning: session.game().rules().burning_cards().contains(card),
        };
        let face = CardFace { text: &text, style };
        if response.dragged()
            && let Some(pointer) = response.interact_pointer_pos()
        {
            // Above everything, under the finger.
            let layer = LayerId::new(Order::Tooltip, Id::unique("dragged card"));
            let place = Rect::from_center_size(pointer, rect.size());
            paint_card(&ui.ctx().layer_painter(layer), look, place, &face);
            glide(ui.ctx(), glide_id(owner, card.number()), place, 0.0);
        } else {
            let id = glide_id(owner, card.number());
            let place = glide(ui.ctx(), id, lifted, look.motion_time());
            paint_card(ui.painter(), look, place, &face);
        }
    }
}

fn ring(
    look: &Look,
    chosen: bool,
    hinted: bool,
    response: &Response,
) -> Option<eframe::egui::Color32> {
    if chosen || (response.has_focus() && !response.clicked()) {
        Some(look.palette.gold.full)
    } else if hinted {
        Some(look.palette.up.full)
    } else {
        None
    }
}

/// The card a hint points at.
fn hinted(session: &Session) -> Option<Card> {
    let hint = session.hint().filter(|hint| hint.rung >= 2)?;
    match &hint.ladder {
        Ladder::Play { card, .. } => Some(card.card),
        Ladder::EndTurn { .. } | Ladder::Nothing => None,
    }
}

fn act(ui: &Ui, places: &Places, card: Card, response: &Response, out: &mut Vec<Action>) {
    let play = |action| Action::Play(action);
    if response.has_focus() {
        let arrows = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
    }
    if response.clicked_by(PointerButton::Primary) {
        // The keyboard goes on where the finger was.
        response.request_focus();
        out.push(play(PlayAction::Choose(card)));
    } else if response.clicked() {
        out.push(play(PlayAction::PointAt(card)));
    }
    if response.gained_focus() || response.drag_started() {
        out.push(play(PlayAction::PointAt(card)));
    }
    if response.drag_stopped()
        && let Some(pointer) = response.interact_pointer_pos()
    {
        let pile = PileName::ALL
            .into_iter()
            .find(|pile| places.piles.get(*pile).contains(pointer));
        if let Some(pile) = pile {
            out.push(play(PlayAction::PointAt(card)));
            out.push(play(PlayAction::Place(pile)));
        }
    }
    response.clone().on_hover_cursor(CursorIcon::PointingHand);
}
