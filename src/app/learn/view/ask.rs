//! A question: the desk, and above it what is asked or what is said to the answer.

use eframe::egui::{Rect, Ui, pos2, vec2};

use super::{say, show, words};
use crate::app::answer::view::is_upright;
use crate::app::answer::view::{self as answer_view, Areas};
use crate::app::answer::{AnswerInput, Attempt, AttemptStage};
use crate::app::learn::{LearnAction, LessonAction, LessonRun};
use crate::app::style::{Hue, Style, size};
use crate::app::widgets::{fitting, label, strong, tracks_ui, within};
use crate::lesson::Ask;
use crate::puzzle::{Fact, Question};
use crate::solver::Verdict;
use crate::text::Msg;

pub fn ui(
    run: &LessonRun,
    step: &Ask,
    style: &Style,
    ui: &mut Ui,
    (space, free): (Rect, bool),
    out: &mut Vec<LearnAction>,
) {
    let Some(attempt) = run.attempt() else {
        return;
    };
    let input = attempt.input();
    // Numbers are written as the puzzle has them: in hundreds, for example.
    let deck = input.numbers();
    let style = &Style { voice: style.voice.locale.voice(deck), ..*style };
    let inner = say::sides(space);
    let below = match said(attempt, style) {
        Some(banner) => banner.ui(style, ui, inner),
        None if run.nudged => {
            let below = say::above(style, ui, inner, &words(style, &step.text), 0.2);
            let nudge = Banner {
                hue: style.palette.gold,
                title: style.say(&Msg::LearnNudge),
                text: String::new(),
            };
            nudge.ui(style, ui, inner.with_min_y(below))
        }
        None => say::above(style, ui, inner, &words(style, &step.text), 0.2),
    };
    let rest = space.with_min_y(below.min(space.bottom()));
    let (tracks, drawn) = run.tracks();
    let areas = if tracks.is_empty() { answering(rest, input) } else { show::areas(rest) };
    let open = attempt.is_open();
    let mut done = Vec::new();
    if free && attempt.waits() && answer_view::keys(input, style, ui, true, &mut done) {
        out.push(LearnAction::Lesson(LessonAction::Check));
    }
    // What is asked need not be repeated above number lines: the piles get its room.
    if tracks.is_empty() {
        answer_view::ui(input, style, ui, areas, open, &mut done);
    } else {
        answer_view::board(input, style, ui, areas, open, &mut done);
    }
    tracks_ui(ui, style, areas.middle, &tracks, drawn);
    let done = done.into_iter().map(LessonAction::Answer);
    out.extend(done.map(LearnAction::Lesson));
}

/// Where the hand lies while no number line is shown, as a part of what the words leave: nothing
/// else wants that room, so the cards may be larger than in a puzzle.
const HAND: f32 = 0.36;

fn answering(rect: Rect, input: &AnswerInput) -> Areas {
    let areas = Areas::new(rect);
    // Upright it is the width that makes cards small, and two buttons need no more.
    let usual = is_upright(rect) || matches!(input.question(), Question::Statement(_));
    let bottom =
        if usual { areas.bottom } else { rect.with_min_y(rect.bottom() - rect.height() * HAND) };
    Areas { top: areas.top.with_max_y(bottom.top() - 8.0), bottom, ..areas }
}

struct Banner {
    hue: Hue,
    title: String,
    text: String,
}

const MOST_REASONS: usize = 3;

fn said(attempt: &Attempt, style: &Style) -> Option<Banner> {
    let palette = style.palette;
    if let AttemptStage::Solution(facts) = attempt.stage() {
        return Some(Banner {
            hue: palette.up,
            title: style.say(&Msg::LearnSolution),
            text: reasons(style, facts),
        });
    }
    let reply = attempt.feedback()?;
    let (hue, title) = match (reply.right, reply.verdict) {
        (true, Verdict::Good) => (palette.right, Msg::LearnGood),
        (true, _) => (palette.right, Msg::LearnRight),
        (false, _) => (palette.gold, Msg::LearnWrong),
    };
    let why = reply.why.as_ref().map(|key| words(style, key));
    let text = match why {
        Some(why) if reply.right => format!("{why} {}", reasons(style, &reply.facts)),
        Some(why) => why,
        None if reply.right => reasons(style, &reply.facts),
        None => style.voice.facts(&reply.shows),
    };
    Some(Banner { hue, title: style.say(&title), text: text.trim().to_owned() })
}

fn reasons(style: &Style, facts: &[Fact]) -> String {
    let facts = facts.iter().take(MOST_REASONS);
    let sentences: Vec<String> = facts.map(|fact| style.voice.fact(fact)).collect();
    sentences.join(" ")
}

impl Banner {
    fn ui(&self, style: &Style, ui: &mut Ui, space: Rect) -> f32 {
        let palette = style.palette;
        let padding = 16.0;
        let strip = 14.0;
        let width = space.width() - 3.0 * padding - strip;
        let room = vec2(width, space.height() * 0.24);
        let sizes = [38.0, size::BODY, 32.0, size::SMALL, 27.0];
        let (units, height) = fitting(ui, style, &self.text, &sizes, room);
        let height = if self.text.is_empty() { 0.0 } else { height };
        let top = space.top() + 8.0;
        let bottom = top + style.bold(size::TITLE * 1.3).size + height + 2.0 * padding;
        let banner = Rect::from_min_max(
            pos2(space.left(), top),
            pos2(space.right(), bottom.min(space.bottom())),
        );
        ui.painter().rect_filled(banner, style.round(), self.hue.tint);
        let edge = banner.with_max_x(banner.left() + strip);
        let mut corners = style.round();
        (corners.ne, corners.se) = (0, 0);
        ui.painter().rect_filled(edge, corners, self.hue.full);
        let place = banner.shrink(padding).with_min_x(edge.right() + padding);
        // Gold is too pale for words.
        let colour = if self.hue == palette.gold { palette.ink } else { self.hue.full };
        within(ui, place, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            strong(ui, style, &self.title, size::TITLE, colour);
            if !self.text.is_empty() {
                label(ui, style, &self.text, units, palette.ink);
            }
        });
        banner.bottom() + 6.0
    }
}
