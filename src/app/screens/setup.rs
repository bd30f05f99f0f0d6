//! Setting up a game.

use eframe::egui::{Align, Id, Layout, Margin, Rect, ScrollArea, Sense, TextEdit, Ui, pos2, vec2};

use super::focus_first;
use crate::app::action::{Action, SetupAction};
use crate::app::setup::{Guidance, Pace, Setup, Variant};
use crate::app::state::{CodeEntry, Dialog, State};
use crate::app::theme::{Look, inset, size};
use crate::app::widgets::{
    Button, Icon, choice, choice_column, choice_row, fitting, icon_button, label, strong, surface,
    within,
};
use crate::app::words;
use crate::l10n::Msg;
use crate::puzzle::Code;
use crate::rules::RuleSet;

/// A group of choices.
type Group = fn(&State, &Look, &mut Ui, &mut Vec<Action>);

/// Draws the screen.
pub fn ui(state: &State, look: &Look, ui: &mut Ui, body: Rect, out: &mut Vec<Action>) {
    let margin = look.px(size::MARGIN);
    let foot = look.px(size::TARGET) + 2.0 * look.px(size::GAP);
    let floor = (body.bottom() - foot).max(body.top());
    let choices = Rect::from_min_max(body.min, pos2(body.right(), floor));
    within(ui, inset(choices, margin * 0.5), |ui| {
        ScrollArea::vertical().id_salt("setup").show(ui, |ui| {
            groups(state, look, ui, out);
        });
    });
    let foot = Rect::from_min_max(pos2(body.left(), floor), body.max);
    ui.painter().rect_filled(foot, 0, look.palette.hand);
    within(ui, inset(foot, look.px(size::GAP)), |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let text = look.say(&Msg::SetupGo);
            let response = Button::primary(&text).ui(ui, look);
            focus_first(ui, "setup", &response);
            if response.clicked() {
                out.push(Action::Start);
            }
            let rest = ui.available_width();
            let text = words::summary(look, &state.settings.setup);
            ui.allocate_ui_with_layout(
                vec2(rest, ui.available_height()),
                Layout::left_to_right(Align::Center).with_main_wrap(true),
                |ui| {
                    // Where the line is too long, its size gives way.
                    let sizes = [size::SMALL, 26.0, 22.0, 19.0];
                    let room = vec2(rest, look.px(size::SMALL) * 1.4);
                    let (units, height) = fitting(ui, look, &text, &sizes, room);
                    // It repeats what stands above: on a phone it may be missing.
                    if height <= room.y {
                        label(ui, look, &text, units, look.palette.ink);
                    }
                },
            );
        });
    });
}

/// The groups of choices in as many columns as there is room for.
fn groups(state: &State, look: &Look, ui: &mut Ui, out: &mut Vec<Action>) {
    let mut columns: Vec<Vec<Group>> = match ui.available_width() / look.unit {
        width if width >= 1350.0 => {
            vec![
                vec![game],
                vec![teams, starter],
                vec![hands, guidance, deal],
            ]
        }
        width if width >= 900.0 => {
            vec![vec![game, guidance, deal], vec![teams, starter, hands]]
        }
        _ => vec![vec![game, teams, starter, hands, guidance, deal]],
    };
    if with_computers(state)
        && let Some(first) = columns.first_mut()
    {
        first.push(pace);
    }
    ui.columns(columns.len(), |uis| {
        for (ui, groups) in uis.iter_mut().zip(columns) {
            for group in groups {
                surface(ui, look, look.palette.panel, |ui| {
                    ui.with_layout(Layout::top_down(Align::LEFT), |ui| {
                        ui.set_min_width(ui.available_width());
                        ui.spacing_mut().item_spacing.y = look.px(10.0);
                        group(state, look, ui, out);
                    });
                });
            }
        }
    });
}

fn with_computers(state: &State) -> bool {
    let setup = &state.settings.setup;
    (0..setup.teams()).any(|team| setup.player(team).strategy().is_some())
}

fn heading(look: &Look, ui: &mut Ui, text: &Msg) -> String {
    let text = look.say(text);
    strong(ui, look, &text, size::BODY, look.palette.ink);
    text
}

fn note(look: &Look, ui: &mut Ui, text: &Msg) {
    let text = look.say(text);
    label(ui, look, &text, 27.0, look.palette.soft);
}

fn push(out: &mut Vec<Action>, action: Option<SetupAction>) {
    out.extend(action.map(Action::Setup));
}

fn game(state: &State, look: &Look, ui: &mut Ui, out: &mut Vec<Action>) {
    let name = heading(look, ui, &Msg::SetupGame);
    let chosen = state.settings.setup.variant;
    let options = Variant::ALL.map(|variant| (variant, words::variant(look, variant)));
    let pressed = choice_column(ui, look, &name, &options, chosen);
    push(out, pressed.map(SetupAction::Variant));
    note(
        look,
        ui,
        &match chosen {
            Variant::Classic => Msg::SetupClassicWhat,
            Variant::ExpertOne => Msg::SetupExpertOneWhat,
            Variant::ExpertTwo => Msg::SetupExpertTwoWhat,
            Variant::Fire => Msg::SetupFireWhat,
            Variant::Duel => Msg::SetupDuelWhat,
        },
    );
}

fn deal(state: &State, look: &Look, ui: &mut Ui, out: &mut Vec<Action>) {
    let heading = look.say(&Msg::SetupDeal);
    let heading = strong(ui, look, &heading, size::BODY, look.palette.ink);
    let own = CodeEntry {
        text: Code::Deal(state.settings.setup.deal()).to_string(),
        trouble: None,
    };
    let entry = state.deal_code.as_ref().unwrap_or(&own);
    let mut text = entry.text.clone();
    ui.horizontal(|ui| {
        let room = ui.available_width() - look.px(size::GAP);
        let field = TextEdit::singleline(&mut text)
            .id(Id::unique("deal code"))
            .font(look.bold(size::SMALL))
            .margin(margin(look))
            .background_color(look.palette.paper)
            .desired_width((room * 0.54 - 2.0 * look.px(10.0)).max(1.0))
            .char_limit(40);
        let response = ui.add(field).labelled_by(heading.id);
        if response.changed() {
            push(out, Some(SetupAction::Code(text)));
        }
        let text = look.say(&Msg::SetupNewDeal);
        let button = Button::secondary(&text)
            .units(size::SMALL)
            .width(ui.available_width());
        if button.ui(ui, look).clicked() {
            push(out, Some(SetupAction::NewDeal));
        }
    });
    match &entry.trouble {
        Some(trouble) => {
            let text = words::code_trouble(look, trouble);
            label(ui, look, &text, 27.0, look.palette.alert.full);
        }
        None => note(look, ui, &Msg::SetupDealWhat),
    }
}

fn teams(state: &State, look: &Look, ui: &mut Ui, out: &mut Vec<Action>) {
    let setup = &state.settings.setup;
    let count = setup.teams();
    let fixed = setup.rules().set() == RuleSet::Duel;
    let line = vec2(ui.available_width(), look.px(size::TARGET));
    ui.allocate_ui_with_layout(line, Layout::left_to_right(Align::Center), |ui| {
        let text = look.say(&Msg::SetupTeamCount {
            count: count.into(),
        });
        strong(ui, look, &text, size::BODY, look.palette.ink);
        if fixed {
            return;
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let more = look.say(&Msg::SetupMoreTeams);
            let room = count < Setup::MOST_TEAMS;
            if icon_button(ui, look, Icon::Plus, &more, room).clicked() {
                push(out, Some(SetupAction::Teams(count + 1)));
            }
            let fewer = look.say(&Msg::SetupFewerTeams);
            if icon_button(ui, look, Icon::Minus, &fewer, count > 1).clicked() {
                push(out, Some(SetupAction::Teams(count - 1)));
            }
        });
    });
    for team in 0..count {
        seat(setup, look, ui, team, out);
    }
}

fn seat(setup: &Setup, look: &Look, ui: &mut Ui, team: usize, out: &mut Vec<Action>) {
    ui.horizontal(|ui| {
        let side = look.px(34.0);
        let (rect, _) = ui.allocate_exact_size(vec2(side, look.px(size::TARGET)), Sense::hover());
        let square = Rect::from_center_size(rect.center(), vec2(side, side));
        let colour = look.palette.team(team);
        ui.painter().rect_filled(square, look.corners(8.0), colour);
        let room = ui.available_width() - look.px(size::GAP);
        let mut name = setup
            .seats()
            .get(team)
            .map_or(String::new(), |seat| seat.name.clone());
        let field = TextEdit::singleline(&mut name)
            .id(Id::unique(("name", team)))
            .hint_text(words::colour(look, team))
            .background_color(look.palette.paper)
            .font(look.font(25.0))
            .margin(margin(look))
            .desired_width((room * 0.58).max(1.0))
            .char_limit(crate::app::setup::Seat::LONGEST_NAME);
        let label = look.say(&Msg::SetupNameOf {
            number: (team + 1).into(),
        });
        let response = ui.add(field).accessible_name(label);
        if response.changed() {
            push(out, Some(SetupAction::Name(team, name)));
        }
        let player = words::player(look, setup.player(team));
        let ask = look.say(&Msg::SetupPlayerOf {
            team: words::team(look, setup, team).into(),
        });
        let button = Button::secondary(&player)
            .units(26.0)
            .width(ui.available_width())
            .name(format!("{ask} {player}"));
        if button.ui(ui, look).clicked() {
            out.push(Action::Open(Dialog::Seat(team)));
        }
    });
}

/// The space inside a text field: as high as a button, and little at the sides.
fn margin(look: &Look) -> Margin {
    let (side, above) = (look.px(10.0), look.px(19.0));
    Margin::from(vec2(side, above))
}

fn starter(state: &State, look: &Look, ui: &mut Ui, out: &mut Vec<Action>) {
    let setup = &state.settings.setup;
    if setup.teams() < 2 {
        let name = words::team(look, setup, 0);
        label(ui, look, &name, size::SMALL, look.palette.soft);
        return;
    }
    let name = heading(look, ui, &Msg::SetupStart);
    let mut options = vec![(None, look.say(&Msg::SetupByChance))];
    options.extend((0..setup.teams()).map(|team| (Some(team), words::team(look, setup, team))));
    let chosen = setup.starter.filter(|team| *team < setup.teams());
    let width = ui.available_width();
    if options.len() <= 3 {
        let pressed = choice(ui, look, &name, &options, chosen, width);
        push(out, pressed.map(SetupAction::Starter));
        return;
    }
    for row in options.chunks(options.len().div_ceil(2)) {
        let pressed = choice(ui, look, &name, row, chosen, width);
        push(out, pressed.map(SetupAction::Starter));
    }
}

fn hands(state: &State, look: &Look, ui: &mut Ui, out: &mut Vec<Action>) {
    let open = state.settings.setup.open_hands;
    let options = [
        (true, look.say(&Msg::SetupOpen)),
        (false, look.say(&Msg::SetupHidden)),
    ];
    let name = (&Msg::SetupHands, size::BODY);
    let pressed = choice_row(ui, look, name, &options, open);
    push(out, pressed.map(SetupAction::OpenHands));
    let what = if open {
        Msg::SetupOpenWhat
    } else {
        Msg::SetupHiddenWhat
    };
    note(look, ui, &what);
}

fn guidance(state: &State, look: &Look, ui: &mut Ui, out: &mut Vec<Action>) {
    let chosen = state.settings.setup.guidance;
    let options = Guidance::ALL.map(|guidance| {
        let text = match guidance {
            Guidance::None => Msg::SetupNone,
            Guidance::Legal => Msg::SetupLegal,
            Guidance::Hints => Msg::SetupHints,
            Guidance::Review => Msg::SetupReview,
        };
        (guidance, look.say(&text))
    });
    let name = (&Msg::SetupGuidance, size::BODY);
    let pressed = choice_row(ui, look, name, &options, chosen);
    push(out, pressed.map(SetupAction::Guidance));
    note(
        look,
        ui,
        &match chosen {
            Guidance::None => Msg::SetupNoneWhat,
            Guidance::Legal => Msg::SetupLegalWhat,
            Guidance::Hints => Msg::SetupHintsWhat,
            Guidance::Review => Msg::SetupReviewWhat,
        },
    );
}

fn pace(state: &State, look: &Look, ui: &mut Ui, out: &mut Vec<Action>) {
    let options = Pace::ALL.map(|pace| {
        let text = match pace {
            Pace::Slow => Msg::SetupSlow,
            Pace::Normal => Msg::SetupNormal,
            Pace::Fast => Msg::SetupFast,
        };
        (pace, look.say(&text))
    });
    let chosen = state.settings.setup.pace;
    let name = (&Msg::SetupPace, size::BODY);
    let pressed = choice_row(ui, look, name, &options, chosen);
    push(out, pressed.map(SetupAction::Pace));
}
