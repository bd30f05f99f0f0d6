//! The hand: cards to choose, to drag and to walk along with the arrows.

use eframe::egui::{Id, PointerButton, Rect, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::places::Places;
use crate::app::play::{Hint, LossReason, Phase, Session, TableAction};
use crate::app::setup::team;
use crate::app::style::{Style, inset, size};
use crate::app::widgets::{
    ARROWS, Button, CardButton, CardMarks, Icon, capture_keys, fitting, fitting_strong,
    icon_button, label, paint_back, strong, within,
};
use crate::rules::{Card, CardSet, PileName};
use crate::text::Msg;

pub fn card_id(card: Card) -> Id {
    Id::unique(("hand", card.number()))
}

/// What a card glides by: in the duel both sides have the same numbers.
pub fn glide_id(owner: usize, card: u8) -> Id {
    Id::unique(("card", owner, card))
}

pub fn ui(
    session: &Session,
    style: &Style,
    ui: &mut Ui,
    places: &Places,
    out: &mut Vec<TableAction>,
) {
    ui.painter().rect_filled(places.hand, 0, style.palette.hand);
    let border = style.border(style.palette.line);
    let edge = places.hand;
    ui.painter().hline(edge.x_range(), edge.top(), border);
    if *session.phase() == Phase::HandOver {
        curtain(session, style, ui, places.hand, out);
        corner(session, style, ui, places.hand, out);
        return;
    }
    if places.corner {
        corner(session, style, ui, places.hand, out);
    }
    let player = session.game().player();
    match session.shown_hand() {
        Some(cards) => open_hand(session, style, ui, places, cards, out),
        None => covered(style, ui, places, session.game().hand(player).len()),
    }
}

/// The teacher's corner: covers the cards, or shows them again, and opens the rules of this game.
fn corner(session: &Session, style: &Style, ui: &mut Ui, rect: Rect, out: &mut Vec<TableAction>) {
    let side = size::TARGET;
    let gap = 10.0;
    let corner = Rect::from_min_max(pos2(rect.right() - side - gap, rect.top() + gap), rect.max);
    within(ui, corner, |ui| {
        ui.spacing_mut().item_spacing.y = gap;
        if *session.phase() != Phase::HandOver {
            eye(session, style, ui, out);
        }
        let name = style.say(&Msg::PlayGame);
        if icon_button(ui, style, Icon::Rules, &name, true).clicked() {
            out.push(TableAction::AskGame);
        }
    });
}

fn eye(session: &Session, style: &Style, ui: &mut Ui, out: &mut Vec<TableAction>) {
    let (icon, name) = if session.covered() {
        (Icon::EyeShut, Msg::PlayShowHand)
    } else {
        (Icon::Eye, Msg::PlayHideHand)
    };
    let name = style.say(&name);
    if icon_button(ui, style, icon, &name, true).clicked() {
        out.push(TableAction::Cover);
    }
}

fn curtain(session: &Session, style: &Style, ui: &mut Ui, rect: Rect, out: &mut Vec<TableAction>) {
    // Beside the teacher's corner, and in the middle all the same.
    let corner = size::TARGET + size::GAP;
    let inner = inset(rect, size::GAP).shrink2(vec2(corner, 0.0));
    let player = session.game().player();
    let name = team(&style.voice, session.setup(), player);
    let whose = style.say(&Msg::PlayHandOver { team: name.into() });
    let what = style.say(&Msg::PlayHandOverWhat);
    let gap = 10.0;
    let (button, room) = (size::TARGET, inner.width());
    let left = vec2(room, inner.height() - button - 2.0 * gap);
    let below = vec2(room, left.y * 0.45);
    let (what_units, height) = fitting(ui, style, &what, &[size::BODY, 30.0, 26.0, 22.0], below);
    let above = vec2(room, left.y - height);
    let sizes = [56.0, 48.0, 42.0, 36.0, 30.0, 26.0];
    let (whose_units, _) = fitting_strong(ui, style, &whose, &sizes, above);
    within(ui, inner, |ui| {
        ui.spacing_mut().item_spacing.y = gap;
        ui.vertical_centered(|ui| {
            strong(ui, style, &whose, whose_units, style.palette.ink);
            label(ui, style, &what, what_units, style.palette.soft);
            let text = style.say(&Msg::PlayReady);
            let response = Button::primary(&text).height(button).ui(ui, style);
            if ui.memory(|memory| memory.focused().is_none()) {
                response.request_focus();
            }
            if response.clicked() {
                out.push(TableAction::GoOn);
            }
        });
    });
}

fn covered(style: &Style, ui: &mut Ui, places: &Places, count: usize) {
    let name = style.say(&Msg::PlayCardBack);
    for (index, rect) in places.cards(count).into_iter().enumerate() {
        let response = ui.interact(rect, ui.scope_id().with(("back", index)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
        paint_back(ui.painter(), style, rect);
    }
}

fn open_hand(
    session: &Session,
    style: &Style,
    ui: &mut Ui,
    places: &Places,
    cards: CardSet,
    out: &mut Vec<TableAction>,
) {
    let rects = places.cards(cards.len());
    let active = session.people_move();
    let owner = session.game().player();
    // When the game is lost, what still fits is the proof that it is too little.
    let still = match session.loss_reason() {
        Some(LossReason::Stuck { fits, .. }) => Some(fits),
        Some(LossReason::Burnt { .. }) | None => None,
    };
    for (card, rect) in cards.iter().zip(rects) {
        let chosen = session.chosen() == Some(card);
        let hinted = session.hint().and_then(Hint::card) == Some(card);
        let fits = still.map(|still| still.contains(card));
        let text = style.voice.card(card);
        let name = |card| match (chosen, hinted, fits) {
            (true, ..) => Msg::PlayCardChosen { card },
            (false, true, _) => Msg::PlayCardHint { card },
            (false, false, Some(true)) => Msg::PlayCardFits { card },
            (false, false, Some(false) | None) => Msg::PlayCard { card },
        };
        let ring = match (hinted, fits) {
            (true, _) => Some(style.palette.up.full),
            (false, Some(true)) => Some(style.palette.gold.full),
            (false, Some(false) | None) => None,
        };
        let button = CardButton {
            id: card_id(card),
            glides: glide_id(owner, card.number()),
            text: &text,
            name: style.say(&name(text.as_str().into())),
            marks: CardMarks {
                border: style.palette.ink,
                ring,
                pale: fits == Some(false),
                burning: session.game().rules().burning_cards().contains(card),
            },
            chosen,
            live: active,
        };
        let response = button.ui(ui, style, rect);
        if active {
            act(ui, places, card, &response, out);
        }
    }
}

fn act(ui: &Ui, places: &Places, card: Card, response: &Response, out: &mut Vec<TableAction>) {
    if response.has_focus() {
        capture_keys(ui.ctx(), response.id, ARROWS);
    }
    if response.clicked_by(PointerButton::Primary) {
        // The keyboard goes on where the finger was.
        response.request_focus();
        out.push(TableAction::Choose(card));
    } else if response.clicked() {
        out.push(TableAction::PointAt(card));
    }
    if response.gained_focus() || response.drag_started() {
        out.push(TableAction::PointAt(card));
    }
    if response.drag_stopped()
        && let Some(pointer) = response.interact_pointer_pos()
    {
        let pile = PileName::ALL.into_iter().find(|pile| places.piles.get(*pile).contains(pointer));
        if let Some(pile) = pile {
            out.push(TableAction::PointAt(card));
            out.push(TableAction::Place(pile));
        }
    }
}
