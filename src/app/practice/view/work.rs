use eframe::egui::{Align, Key, Layout, Modifiers, Rect, Ui, pos2};

use super::board;
use crate::app::answer::view::{self as answer_view, Areas};
use crate::app::answer::{AnswerAction, Attempt, AttemptStage};
use crate::app::practice::{Contest, Practice, WorkAction};
use crate::app::setup::colour;
use crate::app::style::{Hue, Style, inset, size};
use crate::app::widgets::{Button, Icon, focus_first, icon_button, tracks_ui, within};
use crate::puzzle::{Feedback, Track, steps};
use crate::solver::Verdict;
use crate::text::Msg;

pub fn ui(
    practice: &Practice,
    style: &Style,
    ui: &mut Ui,
    body: Rect,
    free: bool,
    out: &mut Vec<WorkAction>,
) {
    let style = &in_its_numbers(practice, style);
    let body = board::ui(practice, style, ui, body);
    let areas = Areas::new(body);
    let live = practice.attempt().is_answering();
    let mut done = Vec::new();
    if live && free {
        let input = practice.attempt().input();
        // A class that goes through a worksheet wants to see its solutions.
        let correction = practice.is_correction();
        if answer_view::keys(input, style, ui, !correction, &mut done) {
            out.push(if correction { WorkAction::Show } else { WorkAction::Check });
        }
    }
    answer_view::ui(practice.attempt().input(), style, ui, areas, live, &mut done);
    out.extend(done.into_iter().map(WorkAction::Answer));
    let middle = inset(areas.middle, 8.0);
    if live {
        answering(practice, style, ui, middle, out);
    }
    if let Some((title, text, hue)) = feedback(practice, style) {
        told(practice, style, ui, middle, (&title, &text, hue), out);
    }
    if free {
        keys(practice, ui, out);
    }
}

fn in_its_numbers<'a>(practice: &Practice, style: &Style<'a>) -> Style<'a> {
    Style { voice: style.voice.locale.voice(practice.attempt().puzzle().number_deck()), ..*style }
}

pub fn news(practice: &Practice, style: &Style) -> Option<String> {
    let (title, text, _) = feedback(practice, &in_its_numbers(practice, style))?;
    Some(format!("{title} {text}"))
}

/// The most reasons for a solution beside a wrong answer: the rest comes with the solution itself.
const MOST_REASONS: usize = 2;

fn feedback(practice: &Practice, style: &Style) -> Option<(String, String, Hue)> {
    let attempt = practice.attempt();
    match attempt.stage() {
        AttemptStage::Answering => None,
        AttemptStage::Right(feedback) => {
            let (title, hue) = right(attempt, feedback, style);
            Some((title, style.voice.facts(&feedback.facts), hue))
        }
        AttemptStage::Wrong(feedback) => {
            let title = style.say(&match feedback.verdict {
                Verdict::Legal => Msg::PracticeLegal,
                Verdict::TooFew => Msg::PracticeTooFew,
                _ => Msg::PracticeWrong,
            });
            // The first time it is for the pupil to find; the second time it is explained.
            let shown = style.voice.facts(&feedback.shows);
            let text = match &feedback.solution {
                None => shown,
                // A team has one answer only: what is the matter with it comes first. The reasons of the solution
                // are a press away.
                Some(_) if practice.relay().is_some() => {
                    format!("{shown} {}", solution(attempt, style))
                }
                Some(reasons) => {
                    let most = reasons.get(..MOST_REASONS).unwrap_or(reasons);
                    format!("{} {}", solution(attempt, style), style.voice.facts(most))
                }
            };
            Some((title, text, style.palette.gold))
        }
        AttemptStage::Solution(facts) => {
            let title = solution(attempt, style);
            Some((title, style.voice.facts(facts), style.palette.up))
        }
    }
}

fn solution(attempt: &Attempt, style: &Style) -> String {
    let puzzle = attempt.puzzle();
    let answer = style.voice.answer_to(puzzle, &puzzle.solution);
    style.say(&Msg::PracticeSolution { answer: answer.into() })
}

fn right(attempt: &Attempt, feedback: &Feedback, style: &Style) -> (String, Hue) {
    let title = match feedback.verdict {
        Verdict::Good => Msg::PracticeGood,
        _ if attempt.is_about_a_play() => Msg::PracticeBest,
        _ => Msg::PracticeRight,
    };
    (style.say(&title), style.palette.right)
}

fn answering(
    practice: &Practice,
    style: &Style,
    ui: &mut Ui,
    rect: Rect,
    out: &mut Vec<WorkAction>,
) {
    // At the foot: where "Check" was, nothing may appear that reveals or skips something.
    let row = rect.with_min_y(rect.bottom() - size::TARGET);
    within(ui, row, |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let text = style.say(&Msg::PracticeCheck);
            let ready = practice.attempt().input().answer().is_some();
            let button = Button::primary(&text)
                .id(answer_view::check_id())
                .width(340.0_f32.min(rect.width() * 0.3))
                .enabled(ready);
            if !practice.is_correction() && button.ui(ui, style).clicked() {
                out.push(WorkAction::Check);
            }
            if practice.is_correction() {
                correction_buttons(practice, style, ui, out);
            }
            let text = style.say(&Msg::PracticeTakeBack);
            let blank = practice.attempt().input().is_blank();
            // On a phone, with the buttons of a correction there is no room for it; cards that
            // lie go back when they are pressed.
            let room = !practice.is_correction() || rect.width() >= 800.0;
            let button = Button::secondary(&text).enabled(!blank);
            if room && button.ui(ui, style).clicked() {
                out.push(WorkAction::Answer(AnswerAction::TakeBack));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                if clock(practice, style, ui) {
                    out.push(WorkAction::ToggleClock);
                }
                let text = style.say(&if practice.relay().is_some() {
                    Msg::RelayPass
                } else {
                    Msg::PracticeShow
                });
                if practice.may_give_up() && Button::secondary(&text).ui(ui, style).clicked() {
                    out.push(WorkAction::Show);
                }
                // Beside the way to pass there is no room for it on a small board with large letters.
                if !practice.is_correction() && practice.relay().is_none() {
                    answer_view::keys_hint(style, ui);
                }
            });
        });
    });
}

/// Minutes and seconds, as they are shown and as they are said.
pub(super) fn time(style: &Style, seconds: f64) -> (String, String) {
    let seconds = std::time::Duration::from_secs_f64(seconds).as_secs();
    let (minutes, seconds) = (seconds / 60, format!("{:02}", seconds % 60));
    let text = format!("{minutes}:{seconds}");
    let said =
        style.say(&Msg::PracticeClockTime { minutes: minutes.into(), seconds: seconds.into() });
    (text, said)
}

/// The time so far; pressing it stops the clock, or lets it run again.
fn clock(practice: &Practice, style: &Style, ui: &mut Ui) -> bool {
    let Some(clock) = practice.watch else {
        return false;
    };
    let (text, time) = time(style, clock.seconds(ui.ctx().time()));
    let what =
        style.say(&if clock.runs() { Msg::PracticeClockStop } else { Msg::PracticeClockRun });
    let button = Button::secondary(&text).name(format!("{time}. {what}"));
    button.ui(ui, style).clicked()
}

fn correction_buttons(practice: &Practice, style: &Style, ui: &mut Ui, out: &mut Vec<WorkAction>) {
    let last = practice.is_last();
    let text = style.say(&Msg::PracticeNext);
    let next = Button::secondary(&text).enabled(!last).ui(ui, style);
    if next.clicked() {
        out.push(WorkAction::Next);
    }
    let text = style.say(&Msg::PracticePrevious);
    let button = Button::secondary(&text).enabled(practice.at() > 0);
    if button.ui(ui, style).clicked() {
        out.push(WorkAction::Previous);
    }
    if practice.attempt().is_answering() {
        let text = style.say(&Msg::PracticeShow);
        let show = Button::primary(&text).ui(ui, style);
        focus_first(ui, &format!("item {}", practice.at()), &show);
        if show.clicked() {
            out.push(WorkAction::Show);
        }
    } else {
        focus_first(ui, &format!("after item {}", practice.at()), &next);
    }
}

fn told(
    practice: &Practice,
    style: &Style,
    ui: &mut Ui,
    rect: Rect,
    (title, text, hue): (&str, &str, Hue),
    out: &mut Vec<WorkAction>,
) {
    let attempt = practice.attempt();
    let tracks =
        attempt.explained().map(|answer| attempt.puzzle().tracks(&answer)).unwrap_or_default();
    let share = if tracks.is_empty() { 0.98 } else { 0.5 };
    let banner = rect.with_max_y(rect.top() + rect.height() * share);
    let column = answer_view::banner_ui(style, ui, banner, (title, text, hue), 430.0);
    within(ui, column, |ui| {
        told_buttons(practice, style, ui, column, out);
    });
    if !tracks.is_empty() {
        let line = rect.with_min_y(banner.bottom() + 6.0);
        line_ui(practice, style, ui, line, &tracks, out);
    }
}

fn told_buttons(
    practice: &Practice,
    style: &Style,
    ui: &mut Ui,
    rect: Rect,
    out: &mut Vec<WorkAction>,
) {
    let gap = 8.0;
    ui.spacing_mut().item_spacing.y = gap;
    let height = ((rect.height() - gap) / 2.0).min(size::TARGET);
    let button = |ui: &mut Ui, primary: bool, text: Msg| {
        let text = style.say(&text);
        let button = if primary { Button::primary(&text) } else { Button::secondary(&text) };
        let button = button.width(rect.width()).height(height).units(size::SMALL);
        let response = button.ui(ui, style);
        if primary {
            focus_first(ui, &text, &response);
        }
        response.clicked()
    };
    if practice.is_correction() {
        ui.with_layout(Layout::right_to_left(Align::TOP), |ui| {
            correction_buttons(practice, style, ui, out);
        });
        return;
    }
    if practice.may_try_again() {
        let tries_left = practice.attempt().wrong < Attempt::TRIES;
        if button(ui, tries_left, Msg::PracticeAgain) {
            out.push(WorkAction::TryAgain);
        }
        if button(ui, !tries_left, Msg::PracticeShow) {
            out.push(WorkAction::Show);
        }
    } else {
        if button(ui, true, next(practice, style)) {
            out.push(WorkAction::Next);
        }
        let (text, action) = match practice.contest() {
            Contest::Alone => (Msg::PracticeMore, WorkAction::OneMore),
            Contest::Ladder(_) => (Msg::LadderStop, WorkAction::Stop),
            Contest::Relay(_) => (Msg::PracticeShow, WorkAction::Show),
        };
        // A team that passed has seen the solution.
        let shown = matches!(practice.attempt().stage(), AttemptStage::Solution(_));
        let right = matches!(practice.attempt().stage(), AttemptStage::Right(_));
        let needed = action != WorkAction::Show || !(shown || right);
        if needed && button(ui, false, text) {
            out.push(action);
        }
    }
}

fn next(practice: &Practice, style: &Style) -> Msg {
    match practice.contest() {
        _ if practice.is_last() => Msg::PracticeFinish,
        Contest::Alone => Msg::PracticeNext,
        Contest::Ladder(_) => Msg::LadderMore,
        Contest::Relay(relay) => {
            let team = relay.team(practice.at() + 1);
            Msg::RelayNext { team: colour(&style.voice, team).into() }
        }
    }
}

fn line_ui(
    practice: &Practice,
    style: &Style,
    ui: &mut Ui,
    rect: Rect,
    tracks: &[Track],
    out: &mut Vec<WorkAction>,
) {
    let steps = steps(tracks);
    let shown = practice.shown().min(steps);
    let side = size::TARGET;
    let width = 3.0 * side + 3.0 * size::GAP;
    let line = rect.with_max_x((rect.right() - width).max(rect.left()));
    let drawn = line.with_max_x((line.right() - size::GAP).max(line.left()));
    tracks_ui(ui, style, drawn, tracks, shown);
    let gap = size::GAP;
    let study = practice.may_study();
    let half = if study { side + gap / 2.0 } else { side / 2.0 };
    let top = (rect.center().y - half).max(rect.top());
    let place = Rect::from_min_max(pos2(line.right(), top), rect.max);
    within(ui, place, |ui| {
        ui.spacing_mut().item_spacing.y = gap;
        if study {
            let text = style.say(&Msg::PracticeStudy);
            let button = Button::secondary(&text)
                .name(style.say(&Msg::PracticeStudyPuzzle))
                .width(width - gap)
                .height(side.min(place.height() - side - gap));
            if button.ui(ui, style).clicked() {
                out.push(WorkAction::Study);
            }
        }
        ui.horizontal(|ui| {
            let mut push = |step| out.push(WorkAction::Step(step));
            let name = style.say(&Msg::PracticeReplay);
            if icon_button(ui, style, Icon::Again, &name, true).clicked() {
                push(0);
            }
            let name = style.say(&Msg::PracticeStepBack);
            if icon_button(ui, style, Icon::Back, &name, shown > 0).clicked() {
                push(shown.saturating_sub(1));
            }
            let name = style.say(&Msg::PracticeStepOn);
            if icon_button(ui, style, Icon::Forward, &name, shown < steps).clicked() {
                push(shown + 1);
            }
        });
    });
}

/// A presenter's remote: on and back. Backspace takes back, where no number is being typed.
fn keys(practice: &Practice, ui: &Ui, out: &mut Vec<WorkAction>) {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if pressed(Key::PageDown) {
        out.push(match practice.attempt().stage() {
            AttemptStage::Answering if practice.is_correction() => WorkAction::Show,
            AttemptStage::Answering => WorkAction::Check,
            AttemptStage::Wrong(_) if practice.may_try_again() => WorkAction::TryAgain,
            AttemptStage::Wrong(_) | AttemptStage::Right(_) | AttemptStage::Solution(_) => {
                WorkAction::Next
            }
        });
    }
    let back = AnswerAction::TakeBack;
    if pressed(Key::PageUp) {
        out.push(if practice.is_correction() {
            WorkAction::Previous
        } else {
            WorkAction::Answer(back.clone())
        });
    }
    if !ui.ctx().text_edit_focused() && pressed(Key::Backspace) {
        out.push(WorkAction::Answer(back));
    }
}
