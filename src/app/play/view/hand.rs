//! The hand: cards to choose, to drag and to walk along with the arrows.

use eframe::egui::{Id, PointerButton, Rect, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::places::Places;
use crate::app::play::{Downfall, Hint, Phase, Session, TableAction};
use crate::app::setup::team;
use crate::app::theme::{Look, inset, size};
use crate::app::widgets::{
    ARROWS, Button, CardButton, CardStyle, Icon, capture_keys, fitting, fitting_strong,
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
    look: &Look,
    ui: &mut Ui,
    places: &Places,
    out: &mut Vec<TableAction>,
) {
    ui.painter().rect_filled(places.hand, 0, look.palette.hand);
    let border = look.border(look.palette.line);
    let edge = places.hand;
    ui.painter().hline(edge.x_range(), edge.top(), border);
    if *session.phase() == Phase::HandOver {
        curtain(session, look, ui, places.hand, out);
        corner(session, look, ui, places.hand, out);
        return;
    }
    if places.corner {
        corner(session, look, ui, places.hand, out);
    }
    let player = session.game().player();
    match session.shown_hand() {
        Some(cards) => open_hand(session, look, ui, places, cards, out),
        None => covered(look, ui, places, session.game().hand(player).len()),
    }
}

/// The teacher's corner: covers the cards, or shows them again, and opens the rules of this game.
fn corner(session: &Session, look: &Look, ui: &mut Ui, rect: Rect, out: &mut Vec<TableAction>) {
    let side = look.px(size::TARGET);
    let gap = look.px(10.0);
    let corner = Rect::from_min_max(pos2(rect.right() - side - gap, rect.top() + gap), rect.max);
    within(ui, corner, |ui| {
        ui.spacing_mut().item_spacing.y = gap;
        if *session.phase() != Phase::HandOver {
            eye(session, look, ui, out);
        }
        let name = look.say(&Msg::PlayGame);
        if icon_button(ui, look, Icon::Rules, &name, true).clicked() {
            out.push(TableAction::AskGame);
        }
    });
}

fn eye(session: &Session, look: &Look, ui: &mut Ui, out: &mut Vec<TableAction>) {
    let (icon, name) = if session.covered() {
        (Icon::EyeShut, Msg::PlayShowHand)
    } else {
        (Icon::Eye, Msg::PlayHideHand)
    };
    let name = look.say(&name);
    if icon_button(ui, look, icon, &name, true).clicked() {
        out.push(TableAction::Cover);
    }
}

fn curtain(session: &Session, look: &Look, ui: &mut Ui, rect: Rect, out: &mut Vec<TableAction>) {
    // Beside the teacher's corner, and in the middle all the same.
    let corner = look.px(size::TARGET + size::GAP);
    let inner = inset(rect, look.px(size::GAP)).shrink2(vec2(corner, 0.0));
    let player = session.game().player();
    let name = team(&look.voice, session.setup(), player);
    let whose = look.say(&Msg::PlayHandOver { team: name.into() });
    let what = look.say(&Msg::PlayHandOverWhat);
    let gap = look.px(10.0);
    let (button, room) = (look.px(size::TARGET), inner.width());
    let left = vec2(room, inner.height() - button - 2.0 * gap);
    let below = vec2(room, left.y * 0.45);
    let (what_units, height) = fitting(ui, look, &what, &[size::BODY, 30.0, 26.0, 22.0], below);
    let above = vec2(room, left.y - height);
    let sizes = [56.0, 48.0, 42.0, 36.0, 30.0, 26.0];
    let (whose_units, _) = fitting_strong(ui, look, &whose, &sizes, above);
    within(ui, inner, |ui| {
        ui.spacing_mut().item_spacing.y = gap;
        ui.vertical_centered(|ui| {
            strong(ui, look, &whose, whose_units, look.palette.ink);
            label(ui, look, &what, what_units, look.palette.soft);
            let text = look.say(&Msg::PlayReady);
            let response = Button::primary(&text).height(button).ui(ui, look);
            if ui.memory(|memory| memory.focused().is_none()) {
                response.request_focus();
            }
            if response.clicked() {
                out.push(TableAction::GoOn);
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
    out: &mut Vec<TableAction>,
) {
    let rects = places.cards(look, cards.len());
    let active = session.people_move();
    let owner = session.game().player();
    // When the game is lost, what still fits is the proof that it is too little.
    let still = match session.downfall() {
        Some(Downfall::Stuck { fits, .. }) => Some(fits),
        Some(Downfall::Burnt { .. }) | None => None,
    };
    for (card, rect) in cards.iter().zip(rects) {
        let chosen = session.chosen() == Some(card);
        let hinted = session.hint().and_then(Hint::card) == Some(card);
        let fits = still.map(|still| still.contains(card));
        let text = look.voice.card(card);
        let name = |card| match (chosen, hinted, fits) {
            (true, ..) => Msg::PlayCardChosen { card },
            (false, true, _) => Msg::PlayCardHint { card },
            (false, false, Some(true)) => Msg::PlayCardFits { card },
            (false, false, Some(false) | None) => Msg::PlayCard { card },
        };
        let ring = match (hinted, fits) {
            (true, _) => Some(look.palette.up.full),
            (false, Some(true)) => Some(look.palette.gold.full),
            (false, Some(false) | None) => None,
        };
        let button = CardButton {
            id: card_id(card),
            glides: glide_id(owner, card.number()),
            text: &text,
            name: look.say(&name(text.as_str().into())),
            style: CardStyle {
                border: look.palette.ink,
                ring,
                pale: fits == Some(false),
                burning: session.game().rules().burning_cards().contains(card),
            },
            chosen,
            live: active,
        };
        let response = button.ui(ui, look, rect);
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
