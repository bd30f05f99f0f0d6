//! A look back at the turn that has just ended.

use eframe::egui::{Align, Layout, Rect, Ui, Vec2, vec2};

use super::comparison;
use crate::app::play::{Session, TableAction, verdict, words};
use crate::app::setup::team;
use crate::app::theme::{Look, inset, size};
use crate::app::widgets::{Button, fitting, focus_first, label, strong, tall, within};
use crate::coach::TurnReview;
use crate::solver::Verdict;
use crate::text::Msg;

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
    ui.spacing_mut().item_spacing = Vec2::splat(look.px(size::GAP));
    let hue = match turn.verdict {
        Verdict::Illegal => palette.alert,
        Verdict::Best | Verdict::Good => palette.right,
        Verdict::Legal | Verdict::TooFew => palette.gold,
    };
    let button = look.bold(size::BODY).size * 1.25 + look.px(24.0);
    let button = button.max(look.px(size::TARGET));
    let foot = inner.bottom() - button;
    // Cards that are still in a secret hand are not given away.
    let secret = session.is_secret() && !session.is_over();
    let name = team(&look.voice, session.setup(), turn.player);
    let title = format!("{name} · {}", look.say(&Msg::PlayReviewTitle));
    let verdict = verdict(&look.voice, turn);
    let why = words(&look.voice, session.setup(), turn, secret);
    let (edge, air, gap) = (look.px(20.0), look.px(4.0), look.px(size::GAP));
    let room = vec2(inner.width() - 2.0 * edge, f32::INFINITY);
    let heavy = format!("**{verdict}**");
    let lines = [(&title, size::SMALL), (&heavy, size::TITLE), (&why, size::SMALL)];
    let head = |look: &Look| {
        let heights = lines.map(|(text, units)| fitting(ui, look, text, &[units], room).1 + air);
        heights.iter().sum::<f32>() + 2.0 * edge + gap
    };
    let space = inner.with_max_y(foot - gap);
    let height = comparison::height(look, space, &head);
    let head = head(look);
    tall(ui, look, space, ("review", height), |ui, space| {
        let banner = space.with_max_y(space.top() + head - gap);
        ui.painter().rect_filled(banner, look.round(), hue.tint);
        within(ui, inset(banner, edge), |ui| {
            ui.spacing_mut().item_spacing.y = air;
            label(ui, look, &title, size::SMALL, palette.ink);
            strong(ui, look, &verdict, size::TITLE, palette.ink);
            label(ui, look, &why, size::SMALL, palette.ink);
        });
        let middle = space.with_min_y(banner.bottom() + gap);
        if secret {
            comparison::played_ui(look, ui, middle, turn, usize::MAX);
        } else {
            comparison::ui(look, ui, middle, turn, usize::MAX);
        }
    });
    within(ui, inner.with_min_y(foot), |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let text = look.say(&Msg::PlayReviewNext);
            let response = Button::primary(&text).height(button).ui(ui, look);
            focus_first(ui, "review", &response);
            if response.clicked() {
                out.push(TableAction::GoOn);
            }
            let text = look.say(&Msg::PlayTakeBack);
            let offered = session.take_back().is_some();
            let back = Button::secondary(&text).height(button);
            if offered && back.ui(ui, look).clicked() {
                out.push(TableAction::AskTakeBack);
            }
        });
    });
}
