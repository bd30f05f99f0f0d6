use eframe::egui::{Align, Layout, Rect, ScrollArea, Ui, pos2};

use crate::app::practice::{PracticeAction, PracticeMode, PracticeModel, PuzzleOptions, Relay};
use crate::app::style::{Style, inset, size};
use crate::app::widgets::{
    Button, ButtonKind, choice, choice_row, focus_first, label, strong, surface, within,
};
use crate::puzzle::{Kind, NumberDeck};
use crate::text::Msg;

pub fn ui(
    model: &PracticeModel,
    style: &Style,
    ui: &mut Ui,
    body: Rect,
    out: &mut Vec<PracticeAction>,
) {
    let foot = size::TARGET + 2.0 * size::GAP;
    let floor = (body.bottom() - foot).max(body.top());
    let above = Rect::from_min_max(body.min, pos2(body.right(), floor));
    within(ui, inset(above, size::GAP), |ui| {
        ScrollArea::vertical().id_salt("practice").show(ui, |ui| {
            if let Some(why) = model.trouble() {
                let text =
                    style.say(&Msg::PracticeNone { why: style.voice.cannot_make(why).into() });
                label(ui, style, &text, size::BODY, style.palette.alert.full);
            }
            let columns = if ui.available_width() >= 1100.0 { 2 } else { 1 };
            ui.columns(columns, |uis| {
                let options = &model.options;
                let (first, rest) = (0, columns - 1);
                if let Some(ui) = uis.get_mut(first) {
                    group(style, ui, |ui| modes(options, style, ui, out));
                    group(style, ui, |ui| kinds(options, style, ui, out));
                    group(style, ui, |ui| numbers(options, style, ui, out));
                }
                if let Some(ui) = uis.get_mut(rest) {
                    group(style, ui, |ui| levels(options, style, ui, out));
                    group(style, ui, |ui| others(options, style, ui, out));
                }
            });
        });
    });
    let foot = Rect::from_min_max(pos2(body.left(), floor), body.max);
    ui.painter().rect_filled(foot, 0, style.palette.hand);
    within(ui, inset(foot, size::GAP), |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let text = style.say(&Msg::PracticeGo);
            let response = Button::primary(&text).ui(ui, style);
            focus_first(ui, "practice", &response);
            if response.clicked() {
                out.push(PracticeAction::Start);
            }
            let text = style.say(&Msg::HomeCode);
            if Button::secondary(&text).ui(ui, style).clicked() {
                out.push(PracticeAction::TypeCode);
            }
        });
    });
}

fn group(style: &Style, ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    surface(ui, style, style.palette.panel, |ui| {
        ui.with_layout(Layout::top_down(Align::LEFT), |ui| {
            ui.set_min_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 10.0;
            add(ui);
        });
    });
}

fn heading(style: &Style, ui: &mut Ui, text: &Msg) -> String {
    let text = style.say(text);
    strong(ui, style, &text, size::BODY, style.palette.ink);
    text
}

/// One after the other, up and down a ladder, or in teams.
fn modes(options: &PuzzleOptions, style: &Style, ui: &mut Ui, out: &mut Vec<PracticeAction>) {
    let modes = PracticeMode::ALL.map(|mode| {
        let text = match mode {
            PracticeMode::Series => Msg::PracticeSeries,
            PracticeMode::Ladder => Msg::PracticeLadder,
            PracticeMode::Relay => Msg::PracticeRelay,
        };
        (mode, style.say(&text))
    });
    let name = (&Msg::PracticeMode, size::BODY);
    let chosen = choice_row(ui, style, name, &modes, options.mode());
    out.extend(chosen.map(PracticeAction::Mode));
    let what = style.say(&match options.mode() {
        PracticeMode::Series => Msg::PracticeSeriesWhat,
        PracticeMode::Ladder => Msg::PracticeLadderWhat,
        PracticeMode::Relay => Msg::PracticeRelayWhat,
    });
    label(ui, style, &what, size::SMALL, style.palette.soft);
}

fn kinds(options: &PuzzleOptions, style: &Style, ui: &mut Ui, out: &mut Vec<PracticeAction>) {
    heading(style, ui, &Msg::PracticeWhich);
    let chosen = options.kinds();
    let gap = size::GAP;
    // Three in a row: with everything else that can be chosen, nothing is below the fold of a board.
    let third = (ui.available_width() - 2.0 * gap) / 3.0;
    for row in Kind::ALL.chunks(3) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for kind in row {
                let text = style.voice.kind(*kind);
                let look_of =
                    if chosen.contains(kind) { ButtonKind::Primary } else { ButtonKind::Secondary };
                let button = Button::new(look_of, &text)
                    .width(third)
                    .units(28.0)
                    .selected(chosen.contains(kind));
                if button.ui(ui, style).clicked() {
                    out.push(PracticeAction::Toggle(*kind));
                }
            }
        });
    }
}

fn levels(options: &PuzzleOptions, style: &Style, ui: &mut Ui, out: &mut Vec<PracticeAction>) {
    heading(style, ui, &Msg::PracticeLevels);
    let levels: Vec<(u8, String)> = (1..=options.top()).map(|n| (n, n.to_string())).collect();
    let width = ui.available_width();
    let from = style.say(&Msg::PracticeFrom {
        level: options.lowest.into(),
        word: style.voice.level(options.lowest).into(),
    });
    label(ui, style, &from, size::SMALL, style.palette.soft);
    if let Some(lowest) = choice(ui, style, &from, &levels, options.lowest, width) {
        let highest = options.highest.max(lowest);
        out.push(PracticeAction::Levels(lowest, highest));
    }
    if options.mode() == PracticeMode::Ladder {
        // Where it ends is for the answers to say.
        return;
    }
    let to = style.say(&Msg::PracticeTo {
        level: options.highest.into(),
        word: style.voice.level(options.highest).into(),
    });
    label(ui, style, &to, size::SMALL, style.palette.soft);
    if let Some(highest) = choice(ui, style, &to, &levels, options.highest, width) {
        let lowest = options.lowest.min(highest);
        out.push(PracticeAction::Levels(lowest, highest));
    }
}

fn others(options: &PuzzleOptions, style: &Style, ui: &mut Ui, out: &mut Vec<PracticeAction>) {
    if options.mode() == PracticeMode::Relay {
        let teams = Relay::TEAMS.map(|teams| (teams, teams.to_string()));
        let teams: Vec<(usize, String)> = teams.collect();
        let name = (&Msg::PracticeTeams, size::BODY);
        let chosen = choice_row(ui, style, name, &teams, options.teams());
        out.extend(chosen.map(PracticeAction::Teams));
    }
    let count = match options.mode() {
        PracticeMode::Series => Some(Msg::PracticeCount),
        PracticeMode::Ladder => None,
        PracticeMode::Relay => Some(Msg::PracticeEach),
    };
    if let Some(count) = count {
        let counts = PuzzleOptions::COUNTS.map(|count| (count, count.to_string()));
        let name = (&count, size::BODY);
        out.extend(choice_row(ui, style, name, &counts, options.count).map(PracticeAction::Count));
    }
    if options.mode() == PracticeMode::Series {
        let choices =
            [(true, style.say(&Msg::PracticeAtOnce)), (false, style.say(&Msg::PracticeAtEnd))];
        let name = (&Msg::PracticeFeedback, size::BODY);
        out.extend(
            choice_row(ui, style, name, &choices, options.at_once).map(PracticeAction::AtOnce),
        );
    }
    let choices =
        [(false, style.say(&Msg::PracticeClockOff)), (true, style.say(&Msg::PracticeClockOn))];
    let name = (&Msg::PracticeClock, size::BODY);
    out.extend(choice_row(ui, style, name, &choices, options.clock).map(PracticeAction::Clock));
}

fn numbers(options: &PuzzleOptions, style: &Style, ui: &mut Ui, out: &mut Vec<PracticeAction>) {
    let decks = NumberDeck::ALL.map(|deck| {
        let text = match deck {
            NumberDeck::Units => Msg::PracticeUnits,
            NumberDeck::Tens => Msg::PracticeTens,
            NumberDeck::Tenths => Msg::PracticeTenths,
        };
        (deck, style.say(&text))
    });
    let name = (&Msg::PracticeNumbers, size::BODY);
    let deck = choice_row(ui, style, name, &decks, options.deck());
    out.extend(deck.map(PracticeAction::Deck));
}
