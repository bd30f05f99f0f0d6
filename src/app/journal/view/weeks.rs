use eframe::egui::{Color32, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use crate::app::style::{Style, size};
use crate::app::widgets::{Chart, ChartLine, Marker, label, space, strong};
use crate::journal::{ClassJournal, Digest};
use crate::puzzle::Kind;
use crate::text::{Msg, Voice};

/// So many skills have a line: more could not be told apart.
const LINES: usize = 4;
const DAYS: usize = 40;
const CHART: f32 = 280.0;
const BESIDE: f32 = 800.0;

pub(super) fn days(class: &ClassJournal, style: &Style, ui: &mut Ui) {
    let palette = style.palette;
    ui.spacing_mut().item_spacing.y = 8.0;
    let text = style.say(&Msg::JournalDayList);
    strong(ui, style, &text, size::BODY, palette.ink);
    for day in class.days().iter().rev().take(DAYS) {
        let text = format!("**{}**  {}", style.voice.date(day.date), style.voice.day(day));
        label(ui, style, &text, size::SMALL, palette.ink);
    }
}

/// The skills and the scores over the weeks: beside each other where there is room for both.
pub(super) fn pictures(digest: &Digest, style: &Style, ui: &mut Ui) {
    ui.spacing_mut().item_spacing.y = 8.0;
    let kinds = digest.skills(LINES);
    let skills = digest.weeks.len() > 1 && !kinds.is_empty();
    let scores = digest.scores().len() > 1;
    let gap = size::MARGIN;
    let width = ui.available_width();
    let beside = skills && scores && width >= BESIDE;
    let draw_skills = |ui: &mut Ui| {
        picture(&chart(digest, &kinds, style), style, ui);
        legend(&kinds, style, ui);
    };
    let draw_scores = |ui: &mut Ui| picture(&score_chart(digest, style), style, ui);
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

fn picture(chart: &Chart, style: &Style, ui: &mut Ui) {
    strong(ui, style, &chart.label, size::SMALL, style.palette.ink);
    let room = vec2(ui.available_width(), CHART);
    space(ui, room, |ui, rect| chart.ui(ui, style, rect));
}

fn colours(style: &Style) -> [Color32; LINES] {
    let palette = style.palette;
    [palette.up.full, palette.down.full, palette.right.full, palette.gold.full]
}

/// Which line is which, below the chart: in it there may be no room for the words.
fn legend(kinds: &[Kind], style: &Style, ui: &mut Ui) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        for (kind, colour) in kinds.iter().zip(colours(style)) {
            // A name is torn apart neither from its line nor in itself.
            let text = style.voice.kind(*kind).replace(' ', "\u{a0}");
            let galley = ui.painter().layout_no_wrap(text.clone(), style.bold(26.0), colour);
            let (line, gap) = (40.0, 12.0);
            let (id, place) =
                ui.allocate_space(vec2(line + gap + galley.size().x, galley.size().y));
            let response = ui.interact(place, id, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
            let stroke = Stroke::new(7.0_f32.max(1.5), colour);
            let along = place.left()..=place.left() + line;
            ui.painter().hline(along, place.center().y, stroke);
            let words = pos2(place.left() + line + gap, place.top());
            ui.painter().galley(words, galley, colour);
        }
    });
}

/// How many in a hundred were right, week by week: a line for each of these skills.
fn chart(digest: &Digest, kinds: &[Kind], style: &Style) -> Chart {
    let lines = kinds.iter().zip(colours(style)).map(|(kind, colour)| {
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
        label: style.say(&Msg::JournalWeeks),
    }
}

fn score_chart(digest: &Digest, style: &Style) -> Chart {
    let scores = digest.scores();
    let points: Vec<(usize, i32)> = scores
        .into_iter()
        .map(|(place, left)| (place, i32::try_from(left).unwrap_or(i32::MAX)))
        .collect();
    let highest = points.iter().map(|(_, left)| *left).max();
    let record = points.iter().min_by_key(|(_, left)| *left);
    let markers = record.map(|at| Marker { at: *at, text: style.voice.n(at.1) });
    Chart {
        markers: markers.into_iter().collect(),
        lines: vec![ChartLine { points, colour: style.palette.up.full, name: None }],
        highest: highest.unwrap_or(0).max(10),
        write: |voice: &Voice, value| voice.n(value),
        last: digest.weeks.len().saturating_sub(1),
        label: style.say(&Msg::JournalHeadBest),
    }
}
