//! How a series went, by skill, and what to do about it.

use eframe::egui::{Rect, Ui, vec2};

use super::work::time;
use crate::app::practice::{
    Contest, LevelLadder, Origin, Outcome, Practice, PracticeAction, Relay,
};
use crate::app::setup::colour;
use crate::app::theme::{Look, size};
use crate::app::widgets::{
    Button, Icon, bar, focus_first, label, paint_icon, panel, strong, two_panels,
};
use crate::puzzle::Puzzle;
use crate::text::Msg;

pub fn ui(
    practice: &Practice,
    look: &Look,
    ui: &mut Ui,
    body: Rect,
    out: &mut Vec<PracticeAction>,
) {
    let (left, right) = two_panels(look, body);
    panel(ui, look, left, "score", |ui| score(practice, look, ui, out));
    panel(ui, look, right, "items", |ui| match practice.contest() {
        Contest::Relay(relay) => costliest(practice, relay, look, ui),
        Contest::Alone | Contest::Ladder(_) => items(practice, look, ui),
    });
}

fn score(practice: &Practice, look: &Look, ui: &mut Ui, out: &mut Vec<PracticeAction>) {
    let palette = look.palette;
    match practice.contest() {
        Contest::Alone => series_head(practice, look, ui),
        Contest::Ladder(ladder) => ladder_head(practice, ladder, look, ui),
        Contest::Relay(relay) => relay_head(relay, look, ui),
    }
    if let Some(watch) = practice.watch {
        let (_, text) = time(look, watch.seconds(ui.ctx().time()));
        label(ui, look, &text, size::BODY, palette.ink);
    }
    if let Some(suspect) = practice.suspect() {
        let text = look.say(&Msg::PracticeSuspect { aim: look.voice.aim(suspect).into() });
        label(ui, look, &text, size::BODY, palette.ink);
    }
    if practice.relay().is_none() {
        for (kind, right, all) in practice.by_kind() {
            let text = format!("{} · {right}/{all}", look.voice.kind(kind));
            let share = (number(right), number(all));
            bar(ui, look, &text, share, palette.right.full);
        }
    }
    if let Origin::Code(code) = practice.origin() {
        let text = look.say(&Msg::PracticeCode { code: code.to_string().into() });
        label(ui, look, &text, size::SMALL, palette.soft);
    }
    ui.add_space(look.px(size::GAP));
    buttons(practice, look, ui, out);
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

fn series_head(practice: &Practice, look: &Look, ui: &mut Ui) {
    let palette = look.palette;
    let title = look.say(&Msg::PracticeSummary);
    strong(ui, look, &title, size::TITLE, palette.ink);
    right_at_once(practice, look, ui);
    if practice.missed().is_empty() {
        let text = look.say(&Msg::PracticeAllRight);
        label(ui, look, &text, size::BODY, palette.ink);
    }
}

fn right_at_once(practice: &Practice, look: &Look, ui: &mut Ui) {
    let all = practice.items().len();
    let right = all - practice.missed().len();
    let text = look.say(&Msg::PracticeScore { right: right.into(), count: all.into() });
    // Green is for what was right.
    let colour = match right {
        0 => look.palette.soft,
        _ => look.palette.right.full,
    };
    strong(ui, look, &text, size::BODY, colour);
}

fn ladder_head(practice: &Practice, ladder: &LevelLadder, look: &Look, ui: &mut Ui) {
    let palette = look.palette;
    let level = ladder.highest;
    let title =
        look.say(&Msg::LadderEnd { level: level.into(), word: look.voice.level(level).into() });
    strong(ui, look, &title, size::TITLE, palette.ink);
    let text = look.say(&Msg::LadderLongest { count: ladder.longest.into() });
    strong(ui, look, &text, size::BODY, palette.right.full);
    right_at_once(practice, look, ui);
}

/// Who has won, and the points of all.
fn relay_head(relay: &Relay, look: &Look, ui: &mut Ui) {
    let palette = look.palette;
    let winners = relay.winners();
    let names = winners.iter().map(|team| colour(&look.voice, *team));
    let names: Vec<String> = names.collect();
    let title = match names.as_slice() {
        [team] => Msg::RelayWon { team: team.clone().into() },
        teams => Msg::RelayTie { teams: teams.join(", ").into() },
    };
    let title = look.say(&title);
    strong(ui, look, &title, size::TITLE, palette.ink);
    let ranking = relay.ranking();
    let most = ranking.first().map_or(0, |(_, points)| *points);
    for (team, points) in ranking {
        let text = look
            .say(&Msg::RelayTeam { team: colour(&look.voice, team).into(), points: points.into() });
        bar(ui, look, &text, (points, most), palette.team(team));
    }
}

fn buttons(practice: &Practice, look: &Look, ui: &mut Ui, out: &mut Vec<PracticeAction>) {
    let width = ui.available_width();
    let missed = !practice.missed().is_empty();
    let again = match practice.contest() {
        Contest::Alone => Msg::PracticeAnother,
        Contest::Ladder(_) => Msg::LadderAgain,
        Contest::Relay(_) => Msg::RelayAgain,
    };
    // After a series what was missed comes first; after a contest the next one.
    let mend_first = missed && matches!(practice.contest(), Contest::Alone);
    let mut offers = vec![(again, PracticeAction::Start)];
    if missed {
        let place = usize::from(!mend_first);
        offers.insert(place, (Msg::PracticeMissed, PracticeAction::Missed));
    }
    offers.push((Msg::PracticePrint, PracticeAction::Print));
    offers.push((Msg::ExitTicket, PracticeAction::ExitTicket));
    offers.push((Msg::PracticeToChoose, PracticeAction::Choose));
    for (place, (text, action)) in offers.into_iter().enumerate() {
        let text = look.say(&text);
        let button = if place == 0 { Button::primary(&text) } else { Button::secondary(&text) };
        let response = button.width(width).ui(ui, look);
        if place == 0 {
            focus_first(ui, "first", &response);
        }
        if response.clicked() {
            out.push(action);
        }
    }
}

fn costliest(practice: &Practice, relay: &Relay, look: &Look, ui: &mut Ui) {
    let palette = look.palette;
    let title = look.say(&Msg::RelayCost);
    strong(ui, look, &title, size::BODY, palette.ink);
    let lost = relay.costliest();
    if lost.is_empty() {
        let text = look.say(&Msg::RelayCostNone);
        label(ui, look, &text, size::BODY, palette.ink);
    }
    let items = practice.items();
    let lost = lost.iter().take(MOST_COSTLY);
    let lost = lost.filter_map(|(place, points)| Some((*place, *points, items.get(*place)?)));
    for (place, points, item) in lost {
        let text = look.say(&Msg::RelayCostItem {
            team: colour(&look.voice, relay.team(place)).into(),
            kind: look.voice.kind(item.puzzle.kind).into(),
            points: points.into(),
        });
        strong(ui, look, &text, size::SMALL, palette.down.full);
        let text = question_and_answer(look, &item.puzzle);
        label(ui, look, &text, 26.0, palette.soft);
        ui.add_space(look.px(8.0));
    }
}

const MOST_COSTLY: usize = 6;

fn items(practice: &Practice, look: &Look, ui: &mut Ui) {
    let palette = look.palette;
    ui.spacing_mut().item_spacing.y = look.px(6.0);
    for (item, number) in practice.items().iter().zip(1_usize..) {
        let (outcome, icon, colour) = match item.outcome {
            Some(Outcome::First) => (Msg::PracticeFirst, Icon::Tick, palette.right.full),
            Some(Outcome::Later) => (Msg::PracticeLater, Icon::Tick, palette.up.full),
            Some(Outcome::Shown) => (Msg::PracticeShown, Icon::Eye, palette.soft),
            Some(Outcome::Wrong) | None => (Msg::PracticeMissedOne, Icon::Close, palette.down.full),
        };
        let text = look.say(&Msg::PracticeItem {
            number: number.into(),
            kind: look.voice.kind(item.puzzle.kind).into(),
            outcome: look.say(&outcome).into(),
        });
        ui.horizontal(|ui| {
            let side = look.px(size::BODY);
            let (_, place) = ui.allocate_space(vec2(side, side));
            paint_icon(ui.painter(), place.expand(side * 0.3), icon, colour);
            // A column of its own, so that its lines break.
            ui.vertical(|ui| label(ui, look, &text, size::SMALL, palette.ink));
        });
        if item.outcome != Some(Outcome::First) {
            let text = question_and_answer(look, &item.puzzle);
            label(ui, look, &text, 26.0, palette.soft);
            ui.add_space(look.px(8.0));
        }
    }
}

fn question_and_answer(look: &Look, puzzle: &Puzzle) -> String {
    let voice = look.voice.locale.voice(puzzle.number_deck());
    let answer = voice.answer_to(puzzle, &puzzle.solution);
    format!("{} · {answer}", voice.question(puzzle))
}
