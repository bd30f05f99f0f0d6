//! The weeks of a class as lines, and its days below.

use eframe::egui::{Color32, Stroke, Ui, vec2};

use super::records::line;
use crate::app::theme::{Look, size};
use crate::app::widgets::{Chart, ChartLine, label, space, strong};
use crate::journal::{Answers, ClassJournal, Date};
use crate::l10n::{Msg, Voice};
use crate::puzzle::Kind;
use crate::rules::sort_short_by_key;

/// So many skills have a line: more could not be told apart.
const LINES: usize = 4;
/// So many days are listed; the table has them all.
const DAYS: usize = 40;

/// Draws them.
pub(super) fn ui(class: &ClassJournal, look: &Look, ui: &mut Ui) {
    let palette = look.palette;
    ui.spacing_mut().item_spacing.y = look.px(8.0);
    let weeks = class.weeks();
    if weeks.len() > 1 {
        let text = look.say(&Msg::JournalWeeks);
        strong(ui, look, &text, size::BODY, palette.ink);
        let room = vec2(ui.available_width(), look.px(330.0));
        let kinds = kinds(&weeks);
        space(ui, room, |ui, rect| {
            chart(&weeks, &kinds, look).ui(ui, look, rect);
        });
        legend(&kinds, look, ui);
    }
    let text = look.say(&Msg::JournalDayList);
    strong(ui, look, &text, size::BODY, palette.ink);
    for day in class.days().iter().rev().take(DAYS) {
        let text = format!(
            "**{}**  {}",
            look.voice.date(day.date),
            line(&look.voice, day)
        );
        label(ui, look, &text, size::SMALL, palette.ink);
    }
}

/// What was asked in a week, and how it went.
type Week = (Date, Vec<(Kind, Answers)>);

/// The colours of the lines.
fn colours(look: &Look) -> [Color32; LINES] {
    let palette = look.palette;
    [
        palette.up.full,
        palette.down.full,
        palette.right.full,
        palette.gold.full,
    ]
}

/// The skills asked most.
fn kinds(weeks: &[Week]) -> Vec<Kind> {
    let asked = |kind: Kind| -> u32 {
        let scores = weeks.iter().flat_map(|(_, scores)| scores);
        scores
            .filter(|(other, _)| *other == kind)
            .map(|(_, score)| score.of)
            .sum()
    };
    let mut kinds: Vec<Kind> = Kind::ALL
        .into_iter()
        .filter(|kind| asked(*kind) > 0)
        .collect();
    sort_short_by_key(&mut kinds, |kind| std::cmp::Reverse(asked(*kind)));
    kinds.truncate(LINES);
    kinds
}

/// Which line is which, below the chart: in it there may be no room for the words.
fn legend(kinds: &[Kind], look: &Look, ui: &mut Ui) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = look.px(12.0);
        for (kind, colour) in kinds.iter().zip(colours(look)) {
            let (_, place) = ui.allocate_space(vec2(look.px(40.0), look.px(size::SMALL)));
            let stroke = Stroke::new(look.px(7.0).max(1.5), colour);
            ui.painter()
                .hline(place.x_range(), place.center().y, stroke);
            let text = look.voice.kind(*kind);
            strong(ui, look, &text, 26.0, colour);
        }
    });
}

/// How many in a hundred were right, week by week: a line for each of these skills.
fn chart(weeks: &[Week], kinds: &[Kind], look: &Look) -> Chart {
    let lines = kinds.iter().zip(colours(look)).map(|(kind, colour)| {
        let points = (0..).zip(weeks).filter_map(|(week, (_, scores))| {
            let (_, score) = scores.iter().find(|(other, _)| other == kind)?;
            Some((week, score.percent()?.cast_signed()))
        });
        ChartLine {
            points: points.collect(),
            colour,
            name: None,
        }
    });
    Chart {
        lines: lines.collect(),
        markers: Vec::new(),
        highest: 100,
        write: |voice: &Voice, value| {
            let percent = value.into();
            voice.say(&Msg::SettingsPercent { percent })
        },
        last: weeks.len() - 1,
        label: look.say(&Msg::JournalWeeks),
    }
}
