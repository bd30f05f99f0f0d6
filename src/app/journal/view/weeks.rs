//! The weeks of a class as two pictures, and its days in words.

use eframe::egui::{Color32, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use crate::app::theme::{Look, size};
use crate::app::widgets::{Chart, ChartLine, Marker, label, space, strong};
use crate::journal::{ClassJournal, Digest};
use crate::puzzle::Kind;
use crate::text::{Msg, Voice};

/// So many skills have a line: more could not be told apart.
const LINES: usize = 4;
const DAYS: usize = 40;
const CHART: f32 = 280.0;
const BESIDE: f32 = 800.0;

/// The days in words, the last one first.
pub(super) fn days(class: &ClassJournal, look: &Look, ui: &mut Ui) {
    let palette = look.palette;
    ui.spacing_mut().item_spacing.y = look.px(8.0);
    let text = look.say(&Msg::JournalDayList);
    strong(ui, look, &text, size::BODY, palette.ink);
    for day in class.days().iter().rev().take(DAYS) {
        let text = format!("**{}**  {}", look.voice.date(day.date), look.voice.day(day));
        label(ui, look, &text, size::SMALL, palette.ink);
    }
}

/// The skills and the scores over the weeks: beside each other where there is room for both.
pub(super) fn pictures(digest: &Digest, look: &Look, ui: &mut Ui) {
    ui.spacing_mut().item_spacing.y = look.px(8.0);
    let kinds = digest.skills(LINES);
    let skills = digest.weeks.len() > 1 && !kinds.is_empty();
    let scores = digest.scores().len() > 1;
    let gap = look.px(size::MARGIN);
    let width = ui.available_width();
    let beside = skills && scores && width >= look.px(BESIDE) * look.letters;
    let draw_skills = |ui: &mut Ui| {
        picture(&chart(digest, &kinds, look), look, ui);
        legend(&kinds, look, ui);
    };
    let draw_scores = |ui: &mut Ui| picture(&score_chart(digest, look), look, ui);
    if beside {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            let column = vec2((width - gap) / 2.0, 0.0);
            ui.allocate_ui(column, |ui| ui.vertical(draw_skills));
            ui.allocate_ui(column, |ui| ui.vertical(draw_scores));
        });
        return;
    }
    if skills {
        draw_skills(ui);
    }
    if scores {
        draw_scores(ui);
    }
}

fn picture(chart: &Chart, look: &Look, ui: &mut Ui) {
    strong(ui, look, &chart.label, size::SMALL, look.palette.ink);
    let room = vec2(ui.available_width(), look.px(CHART));
    space(ui, room, |ui, rect| chart.ui(ui, look, rect));
}

fn colours(look: &Look) -> [Color32; LINES] {
    let palette = look.palette;
    [palette.up.full, palette.down.full, palette.right.full, palette.gold.full]
}

/// Which line is which, below the chart: in it there may be no room for the words.
fn legend(kinds: &[Kind], look: &Look, ui: &mut Ui) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = look.px(12.0);
        for (kind, colour) in kinds.iter().zip(colours(look)) {
            // A name is torn apart neither from its line nor in itself.
            let text = look.voice.kind(*kind).replace(' ', "\u{a0}");
            let galley = ui.painter().layout_no_wrap(text.clone(), look.bold(26.0), colour);
            let (line, gap) = (look.px(40.0), look.px(12.0));
            let (id, place) =
                ui.allocate_space(vec2(line + gap + galley.size().x, galley.size().y));
            let response = ui.interact(place, id, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
            let stroke = Stroke::new(look.px(7.0).max(1.5), colour);
            let along = place.left()..=place.left() + line;
            ui.painter().hline(along, place.center().y, stroke);
            let words = pos2(place.left() + line + gap, place.top());
            ui.painter().galley(words, galley, colour);
        }
    });
}

/// How many in a hundred were right, week by week: a line for each of these skills.
fn chart(digest: &Digest, kinds: &[Kind], look: &Look) -> Chart {
    let lines = kinds.iter().zip(colours(look)).map(|(kind, colour)| {
        let weeks = (0..).zip(&digest.weeks);
        let points =
            weeks.filter_map(|(place, week)| Some((place, week.percent(*kind)?.cast_signed())));
        ChartLine { points: points.collect(), colour, name: None }
    });
    Chart {
        lines: lines.collect(),
        markers: Vec::new(),
        highest: 100,
        write: |voice: &Voice, value| {
            let percent = value.into();
            voice.say(&Msg::SettingsPercent { percent })
        },
        last: digest.weeks.len().saturating_sub(1),
        label: look.say(&Msg::JournalWeeks),
    }
}

fn score_chart(digest: &Digest, look: &Look) -> Chart {
    let scores = digest.scores();
    let points: Vec<(usize, i32)> = scores
        .into_iter()
        .map(|(place, left)| (place, i32::try_from(left).unwrap_or(i32::MAX)))
        .collect();
    let highest = points.iter().map(|(_, left)| *left).max();
    let record = points.iter().min_by_key(|(_, left)| *left);
    let markers = record.map(|at| Marker { at: *at, text: look.voice.n(at.1) });
    Chart {
        markers: markers.into_iter().collect(),
        lines: vec![ChartLine { points, colour: look.palette.up.full, name: None }],
        highest: highest.unwrap_or(0).max(10),
        write: |voice: &Voice, value| voice.n(value),
        last: digest.weeks.len().saturating_sub(1),
        label: look.say(&Msg::JournalHeadBest),
    }
}
