//! A lesson that is open: where one is, the step itself, and the way on.

use eframe::egui::{Key, Modifiers, Rect, Role, Sense, Ui, WidgetInfo, pos2};

use super::{ask, ending, explain, foot, game, say, show};
use crate::app::answer::DeskAction;
use crate::app::learn::{LearnAction, LessonPage, Scene, Visit, WalkAction};
use crate::app::style::{Style, count, size};
use crate::app::widgets::within;
use crate::text::Msg;

pub fn ui(
    visit: &Visit,
    style: &Style,
    ui: &mut Ui,
    body: Rect,
    free: bool,
    out: &mut Vec<LearnAction>,
) {
    let table = match visit.page() {
        LessonPage::Step(Scene::Game(game)) if game.begun => visit.session().zip(Some(game)),
        _ => None,
    };
    if let Some((session, game)) = table {
        game::ui(visit, &game.stretch, session, style, ui, (body, free), out);
    } else {
        let dots = body.with_max_y(body.top() + 46.0);
        dots_ui(visit, style, ui, dots);
        let button = size::BODY * 1.25 + 24.0;
        let button = button.max(size::TARGET);
        let floor = body.bottom() - button - 2.0 * size::GAP;
        let floor = floor.max(dots.bottom());
        let space = Rect::from_min_max(dots.left_bottom(), pos2(body.right(), floor));
        within(ui, space, |ui| {
            scene(visit, style, ui, (space, free), out);
        });
        foot::ui(visit, style, ui, body.with_min_y(floor), out);
    }
    if free {
        keys(visit, ui, out);
    }
}

fn scene(
    visit: &Visit,
    style: &Style,
    ui: &mut Ui,
    (space, free): (Rect, bool),
    out: &mut Vec<LearnAction>,
) {
    let scene = match visit.page() {
        LessonPage::End => return ending::ui(visit, style, ui, space, out),
        LessonPage::Step(scene) => scene,
    };
    match scene {
        Scene::Say { text, figure } => say::ui(style, ui, space, text, figure.as_ref()),
        Scene::Explain { text, prompts } => explain::ui(style, ui, space, text, prompts),
        Scene::Show(scene) => show::ui(scene, style, ui, space),
        Scene::Ask(scene) => ask::ui(scene, style, ui, (space, free), out),
        Scene::Game(game) => say::ui(style, ui, space, &game.stretch.text, None),
    }
}

/// A dot for every step: done, here, to come.
fn dots_ui(visit: &Visit, style: &Style, ui: &mut Ui, rect: Rect) {
    let walk = visit.walk();
    let palette = style.palette;
    let progress = walk.progress();
    let end = *visit.page() == LessonPage::End;
    let total = count(walk.total().max(1));
    let step = (rect.width() * 0.9 / total).min(54.0);
    let left = rect.center().x - step * total / 2.0;
    let radius = 10.0_f32.min(step * 0.3);
    let painter = ui.painter();
    for index in 0..walk.total() {
        let centre = pos2(left + step * (count(index) + 0.5), rect.center().y + 4.0);
        let here = index == walk.at() && !end;
        if progress.done.contains(&index) {
            painter.circle_filled(centre, radius, palette.right.full);
        } else {
            painter.circle(centre, radius, palette.panel, style.border(palette.soft));
        }
        if here {
            painter.circle_stroke(centre, radius * 1.75, style.border(palette.ink));
        }
    }
    let response = ui.interact(rect, ui.scope_id().with("dots"), Sense::hover());
    response.widget_info(|| {
        let label =
            style.say(&Msg::LearnAt { step: (walk.at() + 1).into(), steps: walk.total().into() });
        WidgetInfo::labeled(Role::Label, true, label)
    });
}

/// The two keys of a presenter's remote; Backspace takes back, where no number is typed.
fn keys(visit: &Visit, ui: &Ui, out: &mut Vec<LearnAction>) {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if pressed(Key::PageDown) {
        out.push(LearnAction::Walk(WalkAction::GoOn));
    }
    if pressed(Key::PageUp) {
        out.push(LearnAction::Walk(WalkAction::Before));
    }
    let asks = matches!(visit.page(), LessonPage::Step(Scene::Ask(_)));
    if asks && !ui.ctx().text_edit_focused() && pressed(Key::Backspace) {
        out.push(LearnAction::Walk(WalkAction::Desk(DeskAction::TakeBack)));
    }
}
