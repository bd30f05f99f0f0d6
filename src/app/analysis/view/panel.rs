use eframe::egui::{Align, Frame, Layout, Margin, Rect, ScrollArea, Sense, Ui, vec2};

use crate::app::analysis::{
    AnalysisAction, Commentary, PlaySource, Study, Weighed, champion, told, weight,
};
use crate::app::play::view::{hint_words, teams};
use crate::app::play::{Event, Session, event};
use crate::app::setup::team;
use crate::app::style::{Hue, Style, inset, size};
use crate::app::widgets::{Button, label, strong, within};
use crate::rules::RuleSet;
use crate::solver::{Verdict, fair_price};
use crate::text::Msg;

pub fn ui(study: &Study, style: &Style, ui: &mut Ui, rect: Rect, out: &mut Vec<AnalysisAction>) {
    ui.painter().rect_filled(rect, 0, style.palette.panel);
    let border = style.border(style.palette.line);
    ui.painter().vline(rect.left(), rect.y_range(), border);
    let inner = inset(rect, 20.0);
    let gap = size::GAP * 0.75;
    let floor = inner.bottom() - size::TARGET;
    within(ui, inner.with_max_y(floor - gap), |ui| {
        ScrollArea::vertical().id_salt("study").show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 10.0;
            content(study, style, ui);
        });
    });
    within(ui, inner.with_min_y(floor), |ui| {
        buttons(study, style, ui, out);
    });
}

fn content(study: &Study, style: &Style, ui: &mut Ui) {
    head(study, style, ui);
    if let Some(table) = study.table()
        && let Some(said @ (Event::Refused(_) | Event::ChooseFirst)) = table.event()
    {
        let text = event(&style.voice, table, said);
        message(style, ui, style.palette.down, None, &text);
    }
    if let Some(hint) = study.hint() {
        let (heading, text) = hint_words(style, hint);
        message(style, ui, style.palette.up, heading.as_deref(), &text);
    }
    for play in study.weighed() {
        row(study, &play, style, ui);
    }
    if let Some(told) = told(&style.voice, study) {
        let hue = hue(style, &told);
        message(style, ui, hue, Some(&told.title), &told.text);
    }
    if let Some(insight) = study.insight() {
        let heading = style.say(&Msg::AnalysisChampion);
        let text = champion(&style.voice, insight);
        message(style, ui, calm(style), Some(&heading), &text);
    }
    if study.played().is_some() {
        fair_ui(study, style, ui);
    }
    rooms(study, style, ui);
    if let Some(table) = study.table() {
        teams(table, style, ui);
    }
}

fn head(study: &Study, style: &Style, ui: &mut Ui) {
    let palette = style.palette;
    if let Some(table) = study.table() {
        let player = table.game().player();
        let size = vec2(ui.available_width(), 48.0);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            let side = 36.0;
            let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
            let corners = style.corners(9.0);
            ui.painter().rect_filled(rect, corners, palette.team(player));
            let name = team(&style.voice, table.setup(), player);
            strong(ui, style, &name, size::BODY, palette.ink);
        });
    }
    if let Some(posed) = study.posed() {
        let text = style.voice.short_question(posed.input.question());
        strong(ui, style, &text, size::BODY, palette.ink);
    }
    let playable = study.table().is_none_or(Session::people_move);
    let silent =
        study.hint().is_none() && study.table().is_none_or(|table| table.event().is_none());
    if playable && silent && !study.is_off_the_line() {
        let one_pile = study.posed().is_some_and(|posed| posed.input.only_pile().is_some());
        let text = style.say(&if one_pile { Msg::AnalysisTryOne } else { Msg::AnalysisTry });
        label(ui, style, &text, 26.0, palette.soft);
    }
}

fn message(style: &Style, ui: &mut Ui, hue: Hue, heading: Option<&str>, text: &str) {
    Frame::new().fill(hue.tint).corner_radius(style.round()).inner_margin(Margin::from(16.0)).show(
        ui,
        |ui| {
            ui.set_min_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 2.0;
            if let Some(heading) = heading {
                strong(ui, style, heading, size::SMALL, style.palette.ink);
            }
            if !text.is_empty() {
                label(ui, style, text, 28.0, style.palette.ink);
            }
        },
    );
}

fn hue(style: &Style, told: &Commentary) -> Hue {
    let palette = style.palette;
    match told.verdict {
        Some(Verdict::Best | Verdict::Good) => palette.right,
        Some(Verdict::Legal | Verdict::TooFew) => palette.gold,
        Some(Verdict::Illegal) => palette.alert,
        None => calm(style),
    }
}

fn calm(style: &Style) -> Hue {
    Hue { full: style.palette.soft, tint: style.palette.paper }
}

fn row(study: &Study, play: &Weighed, style: &Style, ui: &mut Ui) {
    let palette = style.palette;
    let asked = study.played().is_some_and(|turn| turn.heeding.is_asked());
    let title = style.say(&match play.whose {
        PlaySource::Tried => Msg::AnalysisTried,
        PlaySource::Played => Msg::PlayReviewYours,
        PlaySource::Best if asked => Msg::PlayReviewBestAsked,
        PlaySource::Best => Msg::PlayReviewBest,
    });
    let colour = match play.whose {
        PlaySource::Best => palette.right.full,
        PlaySource::Tried => palette.up.full,
        PlaySource::Played => palette.soft,
    };
    let one_pile = study.posed().is_some_and(|posed| posed.input.only_pile().is_some());
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 14.0;
            strong(ui, style, &title, size::SMALL, colour);
            let plays = style.voice.laid(&play.plays, one_pile);
            strong(ui, style, &plays, size::SMALL, palette.ink);
        });
        let text = weight(&style.voice, play);
        label(ui, style, &text, 26.0, palette.ink);
    });
}

fn fair_ui(study: &Study, style: &Style, ui: &mut Ui) {
    let steps = style.voice.steps(fair_price(study.set())).into();
    let text = style.say(&match study.set() {
        RuleSet::Classic => Msg::AnalysisFairPrice { steps },
        RuleSet::Duel => Msg::AnalysisFairDuel { steps },
    });
    label(ui, style, &text, 24.0, style.palette.soft);
    if study.insight().is_some() {
        let text = style.say(&Msg::AnalysisChampionWho);
        label(ui, style, &text, 24.0, style.palette.soft);
    }
}

fn rooms(study: &Study, style: &Style, ui: &mut Ui) {
    let table = study.posed().and_then(|posed| posed.input.table());
    let Some(table) = table else {
        return;
    };
    let rooms = table.piles().map(|(name, pile)| {
        style.say(&Msg::AnalysisPileRoom {
            pile: name.letter().into(),
            room: style.voice.room_left(study.set(), pile).into(),
        })
    });
    let text = rooms.collect::<Vec<_>>().join(" · ");
    label(ui, style, &text, 26.0, style.palette.soft);
}

fn buttons(study: &Study, style: &Style, ui: &mut Ui, out: &mut Vec<AnalysisAction>) {
    let gap = size::GAP * 0.75;
    ui.spacing_mut().item_spacing.x = gap;
    let width = ui.available_width() - 2.0 * gap;
    let height = size::TARGET;
    ui.horizontal(|ui| {
        let mut button = |part: f32, text: Msg, enabled: bool, action: AnalysisAction| {
            let text = style.say(&text);
            let button = Button::secondary(&text)
                .width(width * part)
                .height(height)
                .units(26.0)
                .enabled(enabled);
            if button.ui(ui, style).clicked() {
                out.push(action);
            }
        };
        button(0.22, Msg::PlayHint, study.may_hint(), AnalysisAction::Hint);
        let laid = !study.laid().is_empty();
        button(0.3, Msg::PracticeTakeBack, laid, AnalysisAction::TakeBack);
        let back =
            if study.table().is_some() { Msg::AnalysisReturn } else { Msg::AnalysisReturnPuzzle };
        let off = study.is_off_the_line();
        button(0.48, back, off, AnalysisAction::Return);
    });
}
