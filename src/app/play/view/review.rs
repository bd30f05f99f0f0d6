use eframe::egui::{Align, Layout, Rect, Ui, Vec2, vec2};

use super::comparison;
use crate::app::play::{Session, TableAction, verdict, words};
use crate::app::setup::team;
use crate::app::style::{Style, inset, size};
use crate::app::widgets::{Button, fitting, focus_first, label, strong, tall, within};
use crate::coach::TurnReview;
use crate::solver::Verdict;
use crate::text::Msg;

pub fn ui(
    session: &Session,
    turn: &TurnReview,
    style: &Style,
    ui: &mut Ui,
    body: Rect,
    out: &mut Vec<TableAction>,
) {
    let palette = style.palette;
    let inner = inset(body, size::MARGIN * 0.75);
    ui.spacing_mut().item_spacing = Vec2::splat(size::GAP);
    let hue = match turn.verdict {
        Verdict::Illegal => palette.alert,
        Verdict::Best | Verdict::Good => palette.right,
        Verdict::Legal | Verdict::TooFew => palette.gold,
    };
    let button = size::BODY * 1.25 + 24.0;
    let button = button.max(size::TARGET);
    let foot = inner.bottom() - button;
    // Cards that are still in a secret hand are not given away.
    let secret = session.is_secret() && !session.is_over();
    let name = team(&style.voice, session.setup(), turn.player);
    let title = format!("{name} · {}", style.say(&Msg::PlayReviewTitle));
    let verdict = verdict(&style.voice, turn);
    let why = words(&style.voice, session.setup(), turn, secret);
    let (edge, air, gap) = (20.0, 4.0, size::GAP);
    let room = vec2(inner.width() - 2.0 * edge, f32::INFINITY);
    let heavy = format!("**{verdict}**");
    let lines = [(&title, size::SMALL), (&heavy, size::TITLE), (&why, size::SMALL)];
    let heights = lines.map(|(text, units)| fitting(ui, style, text, &[units], room).1 + air);
    let head = heights.iter().sum::<f32>() + 2.0 * edge + gap;
    let space = inner.with_max_y(foot - gap);
    let height = comparison::height(space, head);
    tall(ui, space, ("review", height), |ui, space| {
        let banner = space.with_max_y(space.top() + head - gap);
        ui.painter().rect_filled(banner, style.round(), hue.tint);
        within(ui, inset(banner, edge), |ui| {
            ui.spacing_mut().item_spacing.y = air;
            label(ui, style, &title, size::SMALL, palette.ink);
            strong(ui, style, &verdict, size::TITLE, palette.ink);
            label(ui, style, &why, size::SMALL, palette.ink);
        });
        let middle = space.with_min_y(banner.bottom() + gap);
        if secret {
            comparison::played_ui(style, ui, middle, turn, usize::MAX);
        } else {
            comparison::ui(style, ui, middle, turn, usize::MAX);
        }
    });
    within(ui, inner.with_min_y(foot), |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let text = style.say(&Msg::PlayReviewNext);
            let response = Button::primary(&text).height(button).ui(ui, style);
            focus_first(ui, "review", &response);
            if response.clicked() {
                out.push(TableAction::GoOn);
            }
            let text = style.say(&Msg::PlayTakeBack);
            let offered = session.take_back().is_some();
            let back = Button::secondary(&text).height(button);
            if offered && back.ui(ui, style).clicked() {
                out.push(TableAction::AskTakeBack);
            }
        });
    });
}
