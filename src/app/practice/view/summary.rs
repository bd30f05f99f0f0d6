use eframe::egui::{Rect, Ui, vec2};

use super::work::time;
use crate::app::practice::{
    Contest, LevelLadder, Origin, Outcome, Practice, PracticeAction, Relay,
};
use crate::app::setup::colour;
use crate::app::style::{Style, size};
use crate::app::widgets::{
    Button, Icon, bar, focus_first, label, paint_icon, panel, strong, two_panels,
};
use crate::puzzle::Puzzle;
use crate::text::Msg;

pub fn ui(
    practice: &Practice,
    style: &Style,
    ui: &mut Ui,
    body: Rect,
    out: &mut Vec<PracticeAction>,
) {
    let (left, right) = two_panels(body);
    panel(ui, style, left, "score", |ui| score(practice, style, ui, out));
    panel(ui, style, right, "items", |ui| match practice.contest() {
        Contest::Relay(relay) => costliest(practice, relay, style, ui),
        Contest::Alone | Contest::Ladder(_) => items(practice, style, ui),
    });
}

fn score(practice: &Practice, style: &Style, ui: &mut Ui, out: &mut Vec<PracticeAction>) {
    let palette = style.palette;
    match practice.contest() {
        Contest::Alone => series_head(practice, style, ui),
        Contest::Ladder(ladder) => ladder_head(practice, ladder, style, ui),
        Contest::Relay(relay) => relay_head(relay, style, ui),
    }
    if let Some(watch) = practice.watch {
        let (_, text) = time(style, watch.seconds(ui.ctx().time()));
        label(ui, style, &text, size::BODY, palette.ink);
    }
    if let Some(suspect) = practice.suspect() {
        let text = style.say(&Msg::PracticeSuspect { aim: style.voice.aim(suspect).into() });
        label(ui, style, &text, size::BODY, palette.ink);
    }
    if practice.relay().is_none() {
        for (kind, right, all) in practice.by_kind() {
            let text = format!("{} · {right}/{all}", style.voice.kind(kind));
            let share = (number(right), number(all));
            bar(ui, style, &text, share, palette.right.full);
        }
    }
    if let Origin::Code(code) = practice.origin() {
        let text = style.say(&Msg::PracticeCode { code: code.to_string().into() });
        label(ui, style, &text, size::SMALL, palette.soft);
    }
    ui.add_space(size::GAP);
    buttons(practice, style, ui, out);
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

fn series_head(practice: &Practice, style: &Style, ui: &mut Ui) {
    let palette = style.palette;
    let title = style.say(&Msg::PracticeSummary);
    strong(ui, style, &title, size::TITLE, palette.ink);
    right_at_once(practice, style, ui);
    if practice.missed().is_empty() {
        let text = style.say(&Msg::PracticeAllRight);
        label(ui, style, &text, size::BODY, palette.ink);
    }
}

fn right_at_once(practice: &Practice, style: &Style, ui: &mut Ui) {
    let all = practice.items().len();
    let right = all - practice.missed().len();
    let text = style.say(&Msg::PracticeScore { right: right.into(), count: all.into() });
    // Green is for what was right.
    let colour = match right {
        0 => style.palette.soft,
        _ => style.palette.right.full,
    };
    strong(ui, style, &text, size::BODY, colour);
}

fn ladder_head(practice: &Practice, ladder: &LevelLadder, style: &Style, ui: &mut Ui) {
    let palette = style.palette;
    let level = ladder.highest;
    let title =
        style.say(&Msg::LadderEnd { level: level.into(), word: style.voice.level(level).into() });
    strong(ui, style, &title, size::TITLE, palette.ink);
    let text = style.say(&Msg::LadderLongest { count: ladder.longest.into() });
    strong(ui, style, &text, size::BODY, palette.right.full);
    right_at_once(practice, style, ui);
}

fn relay_head(relay: &Relay, style: &Style, ui: &mut Ui) {
    let palette = style.palette;
    let winners = relay.winners();
    let names = winners.iter().map(|team| colour(&style.voice, *team));
    let names: Vec<String> = names.collect();
    let title = match names.as_slice() {
        [team] => Msg::RelayWon { team: team.clone().into() },
        teams => Msg::RelayTie { teams: teams.join(", ").into() },
    };
    let title = style.say(&title);
    strong(ui, style, &title, size::TITLE, palette.ink);
    let ranking = relay.ranking();
    let most = ranking.first().map_or(0, |(_, points)| *points);
    for (team, points) in ranking {
        let text = style.say(&Msg::RelayTeam {
            team: colour(&style.voice, team).into(),
            points: points.into(),
        });
        bar(ui, style, &text, (points, most), palette.team(team));
    }
}

fn buttons(practice: &Practice, style: &Style, ui: &mut Ui, out: &mut Vec<PracticeAction>) {
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
        let text = style.say(&text);
        let button = if place == 0 { Button::primary(&text) } else { Button::secondary(&text) };
        let response = button.width(width).ui(ui, style);
        if place == 0 {
            focus_first(ui, "first", &response);
        }
        if response.clicked() {
            out.push(action);
        }
    }
}

fn costliest(practice: &Practice, relay: &Relay, style: &Style, ui: &mut Ui) {
    let palette = style.palette;
    let title = style.say(&Msg::RelayCost);
    strong(ui, style, &title, size::BODY, palette.ink);
    let lost = relay.costliest();
    if lost.is_empty() {
        let text = style.say(&Msg::RelayCostNone);
        label(ui, style, &text, size::BODY, palette.ink);
    }
    let items = practice.items();
    let lost = lost.iter().take(MOST_COSTLY);
    let lost = lost.filter_map(|(place, points)| Some((*place, *points, items.get(*place)?)));
    for (place, points, item) in lost {
        let text = style.say(&Msg::RelayCostItem {
            team: colour(&style.voice, relay.team(place)).into(),
            kind: style.voice.kind(item.puzzle.kind).into(),
            points: points.into(),
        });
        strong(ui, style, &text, size::SMALL, palette.down.full);
        let text = question_and_answer(style, &item.puzzle);
        label(ui, style, &text, 26.0, palette.soft);
        ui.add_space(8.0);
    }
}

const MOST_COSTLY: usize = 6;

fn items(practice: &Practice, style: &Style, ui: &mut Ui) {
    let palette = style.palette;
    ui.spacing_mut().item_spacing.y = 6.0;
    for (item, number) in practice.items().iter().zip(1_usize..) {
        let (outcome, icon, colour) = match item.outcome {
            Some(Outcome::First) => (Msg::PracticeFirst, Icon::Tick, palette.right.full),
            Some(Outcome::Later) => (Msg::PracticeLater, Icon::Tick, palette.up.full),
            Some(Outcome::Shown) => (Msg::PracticeShown, Icon::Eye, palette.soft),
            Some(Outcome::Wrong) | None => (Msg::PracticeMissedOne, Icon::Close, palette.down.full),
        };
        let text = style.say(&Msg::PracticeItem {
            number: number.into(),
            kind: style.voice.kind(item.puzzle.kind).into(),
            outcome: style.say(&outcome).into(),
        });
        ui.horizontal(|ui| {
            let side = size::BODY;
            let (_, place) = ui.allocate_space(vec2(side, side));
            paint_icon(ui.painter(), place.expand(side * 0.3), icon, colour);
            // A column of its own, so that its lines break.
            ui.vertical(|ui| label(ui, style, &text, size::SMALL, palette.ink));
        });
        if item.outcome != Some(Outcome::First) {
            let text = question_and_answer(style, &item.puzzle);
            label(ui, style, &text, 26.0, palette.soft);
            ui.add_space(8.0);
        }
    }
}

fn question_and_answer(style: &Style, puzzle: &Puzzle) -> String {
    let voice = style.voice.locale.voice(puzzle.number_deck());
    let answer = voice.answer_to(puzzle, &puzzle.solution);
    format!("{} · {answer}", voice.question(puzzle))
}
