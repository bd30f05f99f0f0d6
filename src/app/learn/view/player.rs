//! A lesson that is open: where one is, the step itself, and the way on.

use eframe::egui::{Key, Modifiers, Rect, Role, Sense, Ui, WidgetInfo, pos2};

use super::{ask, ending, explain, foot, game, say, show};
use crate::app::answer::DeskAction;
use crate::app::learn::{LearnAction, LessonPage, Scene, Visit, WalkAction};
use crate::app::theme::{Look, count, size};
use crate::app::widgets::page;
use crate::text::Msg;

const FOOT: f32 = 1250.0;

pub fn ui(
    visit: &Visit,
    look: &Look,
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
        game::ui(visit, &game.excerpt, session, look, ui, (body, free), out);
    } else {
        let window = ui.ctx().content_rect().size();
        let (frame, _) = look.page(window, body.size());
        let frame = frame.row(body.width(), FOOT);
        let dots = body.with_max_y(body.top() + frame.px(46.0));
        dots_ui(visit, &frame, ui, dots);
        let button = frame.bold(size::BODY).size * 1.25 + frame.px(24.0);
        let button = button.max(frame.px(size::TARGET));
        let floor = body.bottom() - button - 2.0 * frame.px(size::GAP);
        let floor = floor.max(dots.bottom());
        let space = Rect::from_min_max(dots.left_bottom(), pos2(body.right(), floor));
        let name = format!("lesson {} {}", visit.number(), visit.walk().at());
        page(ui, look, space, &name, |ui, look, space| {
            scene(visit, look, ui, (space, free), out);
        });
        foot::ui(visit, &frame, ui, body.with_min_y(floor), out);
    }
    if free {
        keys(visit, ui, out);
    }
}

fn scene(
    visit: &Visit,
    look: &Look,
    ui: &mut Ui,
    (space, free): (Rect, bool),
    out: &mut Vec<LearnAction>,
) {
    let scene = match visit.page() {
        LessonPage::End => return ending::ui(visit, look, ui, space, out),
        LessonPage::Step(scene) => scene,
    };
    match scene {
        Scene::Say { text, figure } => say::ui(look, ui, space, text, figure.as_ref()),
        Scene::Explain { text, prompts } => explain::ui(look, ui, space, text, prompts),
        Scene::Show(scene) => show::ui(scene, look, ui, space),
        Scene::Ask(scene) => ask::ui(scene, look, ui, (space, free), out),
        Scene::Game(game) => say::ui(look, ui, space, &game.excerpt.text, None),
    }
}

/// A dot for every step: done, here, to come.
fn dots_ui(visit: &Visit, look: &Look, ui: &mut Ui, rect: Rect) {
    let walk = visit.walk();
    let palette = look.palette;
    let progress = walk.progress();
    let end = *visit.page() == LessonPage::End;
    let total = count(walk.total().max(1));
    let step = (rect.width() * 0.9 / total).min(look.px(54.0));
    let left = rect.center().x - step * total / 2.0;
    let radius = look.px(10.0).min(step * 0.3);
    let painter = ui.painter();
    for index in 0..walk.total() {
        let centre = pos2(left + step * (count(index) + 0.5), rect.center().y + look.px(4.0));
        let here = index == walk.at() && !end;
        if progress.done.contains(&index) {
            painter.circle_filled(centre, radius, palette.right.full);
        } else {
            painter.circle(centre, radius, palette.panel, look.border(palette.soft));
        }
        if here {
            painter.circle_stroke(centre, radius * 1.75, look.border(palette.ink));
        }
    }
    let response = ui.interact(rect, ui.scope_id().with("dots"), Sense::hover());
    response.widget_info(|| {
        let label =
            look.say(&Msg::LearnAt { step: (walk.at() + 1).into(), steps: walk.total().into() });
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
