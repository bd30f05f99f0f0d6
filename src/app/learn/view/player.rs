use eframe::egui::{Key, Modifiers, Rect, Role, Sense, Ui, WidgetInfo, pos2};

use super::{ask, ending, explain, foot, game, say, show};
use crate::app::answer::AnswerAction;
use crate::app::learn::{LearnAction, LessonAction, LessonRun};
use crate::app::style::{Style, count, size};
use crate::app::widgets::within;
use crate::lesson::Step;
use crate::text::Msg;

pub fn ui(
    run: &LessonRun,
    style: &Style,
    ui: &mut Ui,
    body: Rect,
    free: bool,
    out: &mut Vec<LearnAction>,
) {
    if let (Some(Step::Game(excerpt)), Some(session), true) =
        (run.step(), run.session(), run.at_table)
    {
        game::ui(run, excerpt, session, style, ui, (body, free), out);
    } else {
        let dots = body.with_max_y(body.top() + 46.0);
        dots_ui(run, style, ui, dots);
        let button = size::BODY * 1.25 + 24.0;
        let button = button.max(size::TARGET);
        let floor = body.bottom() - button - 2.0 * size::GAP;
        let floor = floor.max(dots.bottom());
        let space = Rect::from_min_max(dots.left_bottom(), pos2(body.right(), floor));
        within(ui, space, |ui| {
            scene(run, style, ui, (space, free), out);
        });
        foot::ui(run, style, ui, body.with_min_y(floor), out);
    }
    if free {
        keys(run, ui, out);
    }
}

fn scene(
    run: &LessonRun,
    style: &Style,
    ui: &mut Ui,
    (space, free): (Rect, bool),
    out: &mut Vec<LearnAction>,
) {
    match run.step() {
        None => ending::ui(run, style, ui, space, out),
        Some(Step::Say { text, figure }) => say::ui(style, ui, space, text, figure.as_ref()),
        Some(Step::Explain { text, prompts }) => explain::ui(style, ui, space, text, prompts),
        Some(Step::Show(show)) => show::ui(run, show, style, ui, space),
        Some(Step::Ask(step)) => ask::ui(run, step, style, ui, (space, free), out),
        Some(Step::Game(excerpt)) => say::ui(style, ui, space, &excerpt.text, None),
    }
}

fn dots_ui(run: &LessonRun, style: &Style, ui: &mut Ui, rect: Rect) {
    let palette = style.palette;
    let steps = run.steps.len();
    let total = count(steps.max(1));
    let step = (rect.width() * 0.9 / total).min(54.0);
    let left = rect.center().x - step * total / 2.0;
    let radius = 10.0_f32.min(step * 0.3);
    let painter = ui.painter();
    for index in 0..steps {
        let centre = pos2(left + step * (count(index) + 0.5), rect.center().y + 4.0);
        if run.is_done(index) {
            painter.circle_filled(centre, radius, palette.right.full);
        } else {
            painter.circle(centre, radius, palette.panel, style.border(palette.soft));
        }
        if index == run.at {
            painter.circle_stroke(centre, radius * 1.75, style.border(palette.ink));
        }
    }
    let response = ui.interact(rect, ui.scope_id().with("dots"), Sense::hover());
    response.widget_info(|| {
        let label =
            style.say(&Msg::LearnAt { step: (run.at + 1).min(steps).into(), steps: steps.into() });
        WidgetInfo::labeled(Role::Label, true, label)
    });
}

/// The two keys of a presenter's remote; Backspace takes back, where no number is typed.
fn keys(run: &LessonRun, ui: &Ui, out: &mut Vec<LearnAction>) {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if pressed(Key::PageDown) {
        out.push(LearnAction::Lesson(LessonAction::GoOn));
    }
    if pressed(Key::PageUp) {
        out.push(LearnAction::Lesson(LessonAction::Before));
    }
    if run.attempt().is_some() && !ui.ctx().text_edit_focused() && pressed(Key::Backspace) {
        out.push(LearnAction::Lesson(LessonAction::Answer(AnswerAction::TakeBack)));
    }
}
