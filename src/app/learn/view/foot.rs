use eframe::egui::{Align, Layout, Rect, Ui};

use crate::app::answer::AnswerAction;
use crate::app::answer::view::{check_id, keys_hint};
use crate::app::learn::{LearnAction, LessonAction, LessonRun, StepState};
use crate::app::style::{Style, inset, size};
use crate::app::time::StepPlayback;
use crate::app::widgets::{Button, ButtonKind, Icon, focus_first, icon_button, label, within};
use crate::text::Msg;

type FootButton = (Msg, LearnAction, bool);

const NARROW: f32 = 1050.0;

pub fn ui(run: &LessonRun, style: &Style, ui: &mut Ui, rect: Rect, out: &mut Vec<LearnAction>) {
    let palette = style.palette;
    ui.painter().rect_filled(rect, 0, palette.hand);
    let border = style.border(palette.line);
    ui.painter().hline(rect.x_range(), rect.top(), border);
    let (next, others) = items(run, style);
    let playback_room = PlaybackRoom::for_width(rect.width());
    let narrow = rect.width() < NARROW;
    let wide = playback_room != PlaybackRoom::AtTheEnd && !narrow;
    within(ui, inset(rect, size::GAP), |ui| {
        ui.spacing_mut().item_spacing.x = size::GAP;
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let waits = matches!(next.1, LearnAction::Lesson(LessonAction::Check));
            let again = matches!(next.1, LearnAction::Lesson(LessonAction::TryAgain));
            let name = focus_name(run, &next.1);
            // What skips a question stands where "Next" will stand; "Check" and "Try again" share
            // a place of their own, so that a second tap never skips or reveals anything.
            let (before, after) = if waits || again {
                (others.as_slice(), [].as_slice())
            } else {
                ([].as_slice(), others.as_slice())
            };
            for item in before {
                button(style, ui, ButtonKind::Secondary, item, out);
            }
            let response = button(style, ui, ButtonKind::Primary, &next, out);
            // While an answer is put together, the keyboard is needed elsewhere.
            if !waits {
                focus_first(ui, &name, &response);
            }
            if matches!(next.1, LearnAction::Lesson(LessonAction::Reveal { .. })) {
                ui.add_space(response.rect.width());
            }
            for item in after {
                if narrow && matches!(item.1, LearnAction::Restart(_)) {
                    picture(style, ui, Icon::Again, item, out);
                } else {
                    button(style, ui, ButtonKind::Secondary, item, out);
                }
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let first = run.at == 0 && !run.is_at_end();
                let before = (Msg::LearnBefore, LearnAction::Lesson(LessonAction::Before), !first);
                if narrow {
                    picture(style, ui, Icon::Back, &before, out);
                } else {
                    button(style, ui, ButtonKind::Secondary, &before, out);
                }
                match run.state() {
                    Some(StepState::Show) => {
                        playback_ui(&run.playback, style, ui, playback_room, out);
                    }
                    Some(StepState::Ask(attempt)) if attempt.waits() && wide => {
                        let back = LessonAction::Answer(AnswerAction::TakeBack);
                        let some = !attempt.input().is_blank();
                        let back = (Msg::PracticeTakeBack, LearnAction::Lesson(back), some);
                        button(style, ui, ButtonKind::Secondary, &back, out);
                        keys_hint(style, ui);
                    }
                    _ => {}
                }
            });
        });
    });
}

fn picture(
    style: &Style,
    ui: &mut Ui,
    icon: Icon,
    (text, action, enabled): &FootButton,
    out: &mut Vec<LearnAction>,
) {
    if icon_button(ui, style, icon, &style.say(text), *enabled).clicked() {
        out.push(action.clone());
    }
}

fn focus_name(run: &LessonRun, action: &LearnAction) -> String {
    let (number, at) = (run.number, run.at);
    let action = match action {
        LearnAction::Lesson(LessonAction::Next) => "next",
        LearnAction::Lesson(LessonAction::TryAgain) => "again",
        LearnAction::Lesson(LessonAction::Reveal { .. }) => "reveal",
        LearnAction::Lesson(LessonAction::Check) => "check",
        // A play is watched card by card without losing the focus.
        LearnAction::Lesson(
            LessonAction::Watch
            | LessonAction::Step(_)
            | LessonAction::Begin
            | LessonAction::GoOn
            | LessonAction::Before
            | LessonAction::Skip
            | LessonAction::Answer(_),
        )
        | LearnAction::Open(_)
        | LearnAction::Restart(_)
        | LearnAction::Table(_)
        | LearnAction::ExitTicket
        | LearnAction::Leave => "on",
    };
    let end = run.is_at_end();
    format!("lesson {number} {at} {action} {end}")
}

fn button(
    style: &Style,
    ui: &mut Ui,
    kind: ButtonKind,
    (text, action, enabled): &FootButton,
    out: &mut Vec<LearnAction>,
) -> eframe::egui::Response {
    let text = style.say(text);
    let mut button = Button::new(kind, &text).enabled(*enabled);
    if ui.ctx().content_rect().width() < NARROW {
        // Three of them, and two pictures, must have room.
        let height = size::TARGET;
        button = button.width(190.0).height(height).units(size::SMALL);
    }
    if matches!(action, LearnAction::Lesson(LessonAction::Check)) {
        button = button.id(check_id());
    }
    let response = button.ui(ui, style);
    if response.clicked() {
        out.push(action.clone());
    }
    response
}

fn items(run: &LessonRun, style: &Style) -> (FootButton, Vec<FootButton>) {
    let last = run.at + 1 == run.steps.len();
    let next = if last { Msg::LearnFinish } else { Msg::LearnNext };
    let next = (next, LearnAction::Lesson(LessonAction::Next), true);
    let skip = (Msg::LearnSkip, LearnAction::Lesson(LessonAction::Skip), true);
    let playback = &run.playback;
    match run.state() {
        None => at_the_end(run),
        Some(StepState::Show) if playback.at() < playback.total() => {
            let first = if style.motion {
                (Msg::LearnWatch, LearnAction::Lesson(LessonAction::Watch), !playback.runs())
            } else {
                let step = LearnAction::Lesson(LessonAction::Step(playback.at() + 1));
                (Msg::LearnNextCard, step, true)
            };
            (first, vec![next])
        }
        Some(StepState::Ask(attempt)) if attempt.waits() => {
            let ready = attempt.input().answer().is_some();
            ((Msg::LearnCheck, LearnAction::Lesson(LessonAction::Check), ready), vec![skip])
        }
        Some(StepState::Ask(attempt)) if attempt.may_try_again() => {
            ((Msg::LearnTryAgain, LearnAction::Lesson(LessonAction::TryAgain), true), vec![skip])
        }
        Some(StepState::Ask(attempt)) if attempt.may_reveal() => {
            let slowly = style.motion;
            let reveal = LearnAction::Lesson(LessonAction::Reveal { slowly });
            ((Msg::LearnShowMe, reveal, true), vec![next])
        }
        Some(StepState::Game(_)) if !run.at_table => {
            ((Msg::LearnBegin, LearnAction::Lesson(LessonAction::Begin), true), vec![next])
        }
        _ => (next, Vec::new()),
    }
}

fn at_the_end(run: &LessonRun) -> (FootButton, Vec<FootButton>) {
    let all = (Msg::LearnAll, LearnAction::Leave, true);
    let again = LearnAction::Restart(run.number);
    let again = (Msg::LearnAgain, again, true);
    if run.next.is_none() {
        (all, vec![again])
    } else {
        let next = (Msg::LearnNextLesson, LearnAction::Lesson(LessonAction::Next), true);
        (next, vec![all, again])
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum PlaybackRoom {
    Whole,
    /// The buttons that nothing else in the row stands for.
    Short,
    /// The same, once there is no next card to lay.
    AtTheEnd,
}

impl PlaybackRoom {
    fn for_width(units: f32) -> PlaybackRoom {
        match units {
            wide if wide >= 1250.0 => PlaybackRoom::Whole,
            tablet if tablet >= 900.0 => PlaybackRoom::Short,
            _ => PlaybackRoom::AtTheEnd,
        }
    }
}

fn playback_ui(
    playback: &StepPlayback,
    style: &Style,
    ui: &mut Ui,
    room: PlaybackRoom,
    out: &mut Vec<LearnAction>,
) {
    let (laid, total) = (playback.at(), playback.total());
    if room == PlaybackRoom::AtTheEnd && laid < total {
        return;
    }
    let mut step = |ui: &mut Ui, icon, name: &Msg, to: usize, enabled| {
        let name = style.say(name);
        if icon_button(ui, style, icon, &name, enabled).clicked() {
            out.push(LearnAction::Lesson(LessonAction::Step(to)));
        }
    };
    step(ui, Icon::Again, &Msg::ReplayAgain, 0, laid > 0);
    let back = laid.saturating_sub(1);
    step(ui, Icon::Back, &Msg::ReplayBack, back, laid > 0);
    if room != PlaybackRoom::Whole {
        return;
    }
    let on = laid < total;
    step(ui, Icon::Forward, &Msg::ReplayForward, laid + 1, on);
    let text = style.say(&Msg::LearnCard { card: laid.into(), cards: total.into() });
    label(ui, style, &text, size::SMALL, style.palette.soft);
}
