//! Choosing what to practise.

use eframe::egui::{Align, Layout, Rect, ScrollArea, Ui, pos2};

use crate::app::practice::{PracticeAction, PracticeMode, PracticeModel, PuzzleOptions, Relay};
use crate::app::theme::{Look, inset, size};
use crate::app::widgets::{
    Button, ButtonKind, choice, choice_row, focus_first, label, strong, surface, within,
};
use crate::puzzle::{Kind, NumberDeck};
use crate::text::Msg;

pub fn ui(
    model: &PracticeModel,
    look: &Look,
    ui: &mut Ui,
    body: Rect,
    out: &mut Vec<PracticeAction>,
) {
    let foot = look.px(size::TARGET) + 2.0 * look.px(size::GAP);
    let floor = (body.bottom() - foot).max(body.top());
    let above = Rect::from_min_max(body.min, pos2(body.right(), floor));
    within(ui, inset(above, look.px(size::GAP)), |ui| {
        ScrollArea::vertical().id_salt("practice").show(ui, |ui| {
            if let Some(why) = model.trouble() {
                let text = look.say(&Msg::PracticeNone { why: look.voice.cannot_make(why).into() });
                label(ui, look, &text, size::BODY, look.palette.alert.full);
            }
            let columns = if ui.available_width() / look.unit >= 1100.0 { 2 } else { 1 };
            ui.columns(columns, |uis| {
                let options = &model.options;
                let (first, rest) = (0, columns - 1);
                if let Some(ui) = uis.get_mut(first) {
                    group(look, ui, |ui| modes(options, look, ui, out));
                    group(look, ui, |ui| kinds(options, look, ui, out));
                    group(look, ui, |ui| numbers(options, look, ui, out));
                }
                if let Some(ui) = uis.get_mut(rest) {
                    group(look, ui, |ui| levels(options, look, ui, out));
                    group(look, ui, |ui| others(options, look, ui, out));
                }
            });
        });
    });
    let foot = Rect::from_min_max(pos2(body.left(), floor), body.max);
    ui.painter().rect_filled(foot, 0, look.palette.hand);
    within(ui, inset(foot, look.px(size::GAP)), |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let text = look.say(&Msg::PracticeGo);
            let response = Button::primary(&text).ui(ui, look);
            focus_first(ui, "practice", &response);
            if response.clicked() {
                out.push(PracticeAction::Start);
            }
            let text = look.say(&Msg::HomeCode);
            if Button::secondary(&text).ui(ui, look).clicked() {
                out.push(PracticeAction::TypeCode);
            }
        });
    });
}

fn group(look: &Look, ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    surface(ui, look, look.palette.panel, |ui| {
        ui.with_layout(Layout::top_down(Align::LEFT), |ui| {
            ui.set_min_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = look.px(10.0);
            add(ui);
        });
    });
}

fn heading(look: &Look, ui: &mut Ui, text: &Msg) -> String {
    let text = look.say(text);
    strong(ui, look, &text, size::BODY, look.palette.ink);
    text
}

/// One after the other, up and down a ladder, or in teams.
fn modes(options: &PuzzleOptions, look: &Look, ui: &mut Ui, out: &mut Vec<PracticeAction>) {
    let modes = PracticeMode::ALL.map(|mode| {
        let text = match mode {
            PracticeMode::Series => Msg::PracticeSeries,
            PracticeMode::Ladder => Msg::PracticeLadder,
            PracticeMode::Relay => Msg::PracticeRelay,
        };
        (mode, look.say(&text))
    });
    let name = (&Msg::PracticeMode, size::BODY);
    let chosen = choice_row(ui, look, name, &modes, options.mode());
    out.extend(chosen.map(PracticeAction::Mode));
    let what = look.say(&match options.mode() {
        PracticeMode::Series => Msg::PracticeSeriesWhat,
        PracticeMode::Ladder => Msg::PracticeLadderWhat,
        PracticeMode::Relay => Msg::PracticeRelayWhat,
    });
    label(ui, look, &what, size::SMALL, look.palette.soft);
}

/// Several kinds may be chosen: each is in or out.
fn kinds(options: &PuzzleOptions, look: &Look, ui: &mut Ui, out: &mut Vec<PracticeAction>) {
    heading(look, ui, &Msg::PracticeWhich);
    let chosen = options.kinds();
    let gap = look.px(size::GAP);
    // Three in a row: with everything else that can be chosen, nothing is below the fold of a board.
    let third = (ui.available_width() - 2.0 * gap) / 3.0;
    for row in Kind::ALL.chunks(3) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for kind in row {
                let text = look.voice.kind(*kind);
                let look_of =
                    if chosen.contains(kind) { ButtonKind::Primary } else { ButtonKind::Secondary };
                let button = Button::new(look_of, &text)
                    .width(third)
                    .units(28.0)
                    .selected(chosen.contains(kind));
                if button.ui(ui, look).clicked() {
                    out.push(PracticeAction::Toggle(*kind));
                }
            }
        });
    }
}

fn levels(options: &PuzzleOptions, look: &Look, ui: &mut Ui, out: &mut Vec<PracticeAction>) {
    heading(look, ui, &Msg::PracticeLevels);
    let levels: Vec<(u8, String)> = (1..=options.top()).map(|n| (n, n.to_string())).collect();
    let width = ui.available_width();
    let from = look.say(&Msg::PracticeFrom {
        level: options.lowest.into(),
        word: look.voice.level(options.lowest).into(),
    });
    label(ui, look, &from, size::SMALL, look.palette.soft);
    if let Some(lowest) = choice(ui, look, &from, &levels, options.lowest, width) {
        let highest = options.highest.max(lowest);
        out.push(PracticeAction::Levels(lowest, highest));
    }
    if options.mode() == PracticeMode::Ladder {
        // Where it ends is for the answers to say.
        return;
    }
    let to = look.say(&Msg::PracticeTo {
        level: options.highest.into(),
        word: look.voice.level(options.highest).into(),
    });
    label(ui, look, &to, size::SMALL, look.palette.soft);
    if let Some(highest) = choice(ui, look, &to, &levels, options.highest, width) {
        let lowest = options.lowest.min(highest);
        out.push(PracticeAction::Levels(lowest, highest));
    }
}

fn others(options: &PuzzleOptions, look: &Look, ui: &mut Ui, out: &mut Vec<PracticeAction>) {
    if options.mode() == PracticeMode::Relay {
        let teams = Relay::TEAMS.map(|teams| (teams, teams.to_string()));
        let teams: Vec<(usize, String)> = teams.collect();
        let name = (&Msg::PracticeTeams, size::BODY);
        let chosen = choice_row(ui, look, name, &teams, options.teams());
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
        out.extend(choice_row(ui, look, name, &counts, options.count).map(PracticeAction::Count));
    }
    if options.mode() == PracticeMode::Series {
        let choices =
            [(true, look.say(&Msg::PracticeAtOnce)), (false, look.say(&Msg::PracticeAtEnd))];
        let name = (&Msg::PracticeFeedback, size::BODY);
        out.extend(
            choice_row(ui, look, name, &choices, options.at_once).map(PracticeAction::AtOnce),
        );
    }
    let choices =
        [(false, look.say(&Msg::PracticeClockOff)), (true, look.say(&Msg::PracticeClockOn))];
    let name = (&Msg::PracticeClock, size::BODY);
    out.extend(choice_row(ui, look, name, &choices, options.clock).map(PracticeAction::Clock));
}

fn numbers(options: &PuzzleOptions, look: &Look, ui: &mut Ui, out: &mut Vec<PracticeAction>) {
    let decks = NumberDeck::ALL.map(|deck| {
        let text = match deck {
            NumberDeck::Units => Msg::PracticeUnits,
            NumberDeck::Tens => Msg::PracticeTens,
            NumberDeck::Tenths => Msg::PracticeTenths,
        };
        (deck, look.say(&text))
    });
    let name = (&Msg::PracticeNumbers, size::BODY);
    let deck = choice_row(ui, look, name, &decks, options.deck());
    out.extend(deck.map(PracticeAction::Deck));
}
