//! A look back at the turn that has just ended.

use eframe::egui::{Align, Layout, Rect, Ui, pos2};

use super::comparison;
use crate::app::play::{Session, TableAction, verdict, words};
use crate::app::setup::team;
use crate::app::theme::{Look, inset, size};
use crate::app::widgets::{Button, focus_first, label, strong, within};
use crate::coach::TurnReview;
use crate::l10n::Msg;
use crate::solver::Verdict;

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
    let hue = match turn.verdict {
        Verdict::Illegal => palette.alert,
        Verdict::Best | Verdict::Good => palette.right,
        Verdict::Legal | Verdict::TooFew => palette.gold,
    };
    let foot = inner.bottom() - look.px(size::TARGET);
    // Cards that are still in a secret hand are not given away.
    let secret = session.is_secret() && !session.is_over();
    let why = words(&look.voice, session.setup(), turn, secret);
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
        let text = verdict(&look.voice, turn);
        strong(ui, look, &text, size::TITLE, palette.ink);
        label(ui, look, &why, size::SMALL, palette.ink);
    });
    let gap = look.px(size::GAP);
    let middle = Rect::from_min_max(
        pos2(inner.left(), banner.bottom() + gap),
        pos2(inner.right(), foot - gap),
    );
    if secret {
        comparison::played_ui(look, ui, middle, turn, usize::MAX);
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
            let text = look.say(&Msg::PlayTakeBack);
            let offered = session.take_back().is_some();
            if offered && Button::secondary(&text).ui(ui, look).clicked() {
                out.push(TableAction::AskTakeBack);
            }
        });
    });
}
