//! A lesson that is open: where one is, the step itself, and the way on.

use eframe::egui::{Key, Modifiers, Rect, Role, Sense, Ui, WidgetInfo, pos2};

use super::{ask, ending, explain, foot, game, say, show};
use crate::app::action::Action;
use crate::app::learn::{LearnAction, Page, Scene, Visit};
use crate::app::state::State;
use crate::app::theme::{Look, size};
use crate::l10n::Msg;
use crate::lesson::Step;

/// Draws the lesson.
pub fn ui(
    state: &State,
    visit: &Visit,
    look: &Look,
    ui: &mut Ui,
    body: Rect,
    out: &mut Vec<Action>,
) {
    let free = state.dialog.is_none();
    if let (Page::Step(Scene::Game { begun: true }), Some(session)) =
        (visit.page(), visit.session())
    {
        // The table needs the whole height.
        game::ui(visit, session, look, ui, body, free, out);
    } else {
        let dots = body.with_max_y(body.top() + look.px(46.0));
        dots_ui(visit, look, ui, dots);
        let floor = body.bottom() - look.px(size::TARGET) - 2.0 * look.px(size::GAP);
        let floor = floor.max(dots.bottom());
        let space = Rect::from_min_max(dots.left_bottom(), pos2(body.right(), floor));
        scene(visit, look, ui, space, out);
        foot::ui(visit, look, ui, body.with_min_y(floor), out);
    }
    if free {
        keys(ui, out);
    }
}

fn scene(visit: &Visit, look: &Look, ui: &mut Ui, space: Rect, out: &mut Vec<Action>) {
    let walk = visit.walk();
    let scene = match visit.page() {
        Page::End => return ending::ui(visit, look, ui, space),
        Page::Step(scene) => scene,
    };
    match (walk.step(), scene) {
        (Some(Step::Say { text, figure }), _) => {
            say::ui(look, ui, space, text, figure.as_ref());
        }
        (Some(Step::Explain { text, prompts }), _) => explain::ui(look, ui, space, text, prompts),
        (Some(Step::Show(step)), Scene::Show(scene)) => show::ui(step, scene, look, ui, space),
        (Some(Step::Ask(step)), Scene::Ask(scene)) => ask::ui(step, scene, look, ui, space, out),
        (Some(step), _) => say::ui(look, ui, space, step.text(), None),
        (None, _) => {}
    }
}

/// A dot for every step: done, here, to come.
fn dots_ui(visit: &Visit, look: &Look, ui: &mut Ui, rect: Rect) {
    let walk = visit.walk();
    let palette = look.palette;
    let progress = walk.progress();
    let end = *visit.page() == Page::End;
    let count = u8::try_from(walk.total()).map_or(1.0, f32::from).max(1.0);
    let step = (rect.width() * 0.9 / count).min(look.px(54.0));
    let left = rect.center().x - step * count / 2.0;
    let radius = look.px(10.0).min(step * 0.3);
    let painter = ui.painter();
    for index in 0..walk.total() {
        let number = u8::try_from(index).map_or(0.0, f32::from);
        let centre = pos2(left + step * (number + 0.5), rect.center().y + look.px(4.0));
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
        let label = look.say(&Msg::LearnAt {
            step: (walk.at() + 1).into(),
            steps: walk.total().into(),
        });
        WidgetInfo::labeled(Role::Label, true, label)
    });
}

/// The two keys of a presenter's remote.
fn keys(ui: &Ui, out: &mut Vec<Action>) {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if pressed(Key::PageDown) {
        out.push(Action::Learn(LearnAction::GoOn));
    }
    if pressed(Key::PageUp) {
        out.push(Action::Learn(LearnAction::Before));
    }
}
