//! A look back at the turn that has just ended.

use eframe::egui::{Align, Layout, Rect, Ui, pos2};

use super::comparison;
use crate::app::play::{Session, TableAction};
use crate::app::setup::team;
use crate::app::theme::{Look, inset, size};
use crate::app::widgets::{Button, focus_first, label, strong, within};
use crate::coach::TurnReview;
use crate::l10n::Msg;
use crate::solver::{Verdict, fair_price};

/// Draws the look back.
pub fn ui(
    session: &Session,
    turn: &TurnReview,
    look: &Look,
    ui: &mut Ui,
    body: Rect,
    out: &mut Vec<TableAction>,
) {
    let palette = look.palette;
    let inner = inset(body, look.px(size::MARGIN * 0.75));
    let (verdict, hue) = match (turn.verdict, turn.lost.unwrap_or_default()) {
        (Verdict::Illegal, _) => (Msg::PlayReviewBurnt, palette.alert),
        (Verdict::Best, _) => (Msg::PlayReviewSame, palette.right),
        (Verdict::Good, 0) => (Msg::PlayReviewSame, palette.right),
        (Verdict::Good, _) => (
            Msg::PlayReviewGood {
                cards: look.voice.card_count(turn.plays.len()).into(),
            },
            palette.right,
        ),
        (_, lost) => (
            Msg::PlayReviewLost {
                steps: look.voice.steps(lost).into(),
            },
            palette.gold,
        ),
    };
    let foot = inner.bottom() - look.px(size::TARGET);
    // Cards that are still in a secret hand are not given away.
    let secret = session.is_secret() && !session.is_over();
    let why = if secret {
        look.say(&Msg::PlayReviewSecret)
    } else {
        reasons(look, turn)
    };
    let width = inner.width() - look.px(48.0);
    let galley = ui.painter().layout(
        why.clone(),
        look.font(size::SMALL),
        palette.ink,
        width.max(1.0),
    );
    let head = galley.size().y + look.px(150.0);
    let banner = inner.with_max_y((inner.top() + head).min(inner.center().y));
    ui.painter().rect_filled(banner, look.round(), hue.tint);
    within(ui, inset(banner, look.px(20.0)), |ui| {
        ui.spacing_mut().item_spacing.y = look.px(4.0);
        let name = team(&look.voice, session.setup(), turn.player);
        let title = format!("{name} · {}", look.say(&Msg::PlayReviewTitle));
        label(ui, look, &title, size::SMALL, palette.ink);
        let text = look.say(&verdict);
        strong(ui, look, &text, size::TITLE, palette.ink);
        label(ui, look, &why, size::SMALL, palette.ink);
    });
    let gap = look.px(size::GAP);
    let middle = Rect::from_min_max(
        pos2(inner.left(), banner.bottom() + gap),
        pos2(inner.right(), foot - gap),
    );
    if secret {
        comparison::played_ui(look, ui, middle, turn);
    } else {
        comparison::ui(look, ui, middle, turn, usize::MAX);
    }
    within(ui, inner.with_min_y(foot), |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let text = look.say(&Msg::PlayReviewNext);
            let response = Button::primary(&text).ui(ui, look);
            focus_first(ui, "review", &response);
            if response.clicked() {
                out.push(TableAction::GoOn);
            }
        });
    });
}

/// What the best play does, or what to say about this one.
fn reasons(look: &Look, turn: &TurnReview) -> String {
    let reasons = if turn.better.is_empty() {
        &turn.feedback
    } else {
        &turn.better
    };
    let sentences: Vec<String> = reasons
        .iter()
        .take(3)
        .map(|reason| look.voice.reason(reason))
        .collect();
    let cards = turn.best.as_ref().map_or(0, |best| best.plays.len());
    let mut text = sentences.join(" ");
    if cards != turn.plays.len() && turn.lost.is_some_and(|lost| lost > 0) {
        // The difference is not one of steps alone, so say where the rest comes from.
        let fair = fair_price(turn.position.set());
        let steps = look.voice.steps(fair).into();
        text = format!("{text} {}", look.say(&Msg::PlayReviewWorth { steps }));
    }
    text
}
