//! What lies over a screen: help, a code to type, questions, signals.

use eframe::egui::{Grid, Id, Key, TextEdit, Ui};

use super::{focus_first, share};
use crate::app::action::{Action, PlayAction, SetupAction};
use crate::app::session::Session;
use crate::app::setup::Player;
use crate::app::state::{Dialog, Screen, State};
use crate::app::theme::{Look, size};
use crate::app::widgets::{Button, Kind, choice, choice_column, dialog, label, paragraph, strong};
use crate::app::words;
use crate::l10n::Msg;
use crate::rules::{PileName, Signal};

/// Draws the dialog that is open, if there is one.
pub fn ui(state: &State, look: &Look, ui: &mut Ui, out: &mut Vec<Action>) {
    let Some(open) = state.dialog else {
        return;
    };
    let left = dialog(ui.ctx(), look, "dialog", |ui| match open {
        Dialog::Help => help(state, look, ui, out),
        Dialog::Code => code(state, look, ui, out),
        Dialog::Replace => replace(state, look, ui, out),
        Dialog::Erase => erase(look, ui, out),
        Dialog::Signal(pile) => {
            if let Some(session) = state.table() {
                signal(session, look, ui, pile, out);
            }
        }
        Dialog::Seat(team) => seat(state, look, ui, team, out),
        Dialog::Share => share::ui(state, look, ui, out),
    });
    if left {
        out.push(Action::Close);
    }
}

pub(super) fn close_button(look: &Look, ui: &mut Ui, out: &mut Vec<Action>) {
    ui.add_space(look.px(size::GAP));
    let text = look.say(&Msg::AppClose);
    let response = Button::primary(&text).ui(ui, look);
    focus_first(ui, "close", &response);
    if response.clicked() {
        out.push(Action::Close);
    }
}

fn help(state: &State, look: &Look, ui: &mut Ui, out: &mut Vec<Action>) {
    let title = look.say(&Msg::KeysTitle);
    strong(ui, look, &title, size::TITLE, look.palette.ink);
    let mut groups = Vec::new();
    if state.screen == Screen::Learn {
        let keys = vec![
            (Msg::KeysPageDown, Msg::KeysPageDownWhat),
            (Msg::KeysPageUp, Msg::KeysPageUpWhat),
        ];
        groups.push((Msg::KeysLearn, keys));
    }
    if state.screen == Screen::Play {
        groups.push((
            Msg::KeysPlay,
            vec![
                (Msg::KeysArrows, Msg::KeysArrowsWhat),
                (Msg::KeysEnter, Msg::KeysEnterWhat),
                (Msg::KeysLetters, Msg::KeysLettersWhat),
                (Msg::KeysBackspace, Msg::KeysBackspaceWhat),
                (Msg::KeysE, Msg::KeysEWhat),
                (Msg::KeysI, Msg::KeysIWhat),
                (Msg::KeysH, Msg::KeysHWhat),
            ],
        ));
    }
    groups.extend(page_keys(state.screen));
    if state.replay.is_some() {
        let keys = (Msg::KeysLeftRight, Msg::KeysLeftRightWhat);
        groups.push((Msg::KeysReplay, vec![keys]));
    }
    if state.screen == Screen::Print {
        let keys = (Msg::PrintKeysPages, Msg::PrintKeysPagesWhat);
        groups.push((Msg::PrintTitle, vec![keys]));
    }
    groups.push((
        Msg::KeysAll,
        vec![
            (Msg::KeysTab, Msg::KeysTabWhat),
            (Msg::KeysEscape, Msg::KeysEscapeWhat),
            (Msg::KeysF1, Msg::KeysF1What),
            (Msg::KeysF11, Msg::KeysF11What),
            (Msg::KeysZoom, Msg::KeysZoomWhat),
        ],
    ));
    for (heading, keys) in groups {
        ui.add_space(look.px(size::GAP));
        let text = look.say(&heading);
        strong(ui, look, &text, size::SMALL, look.palette.soft);
        Grid::new(heading.key())
            .min_col_width(look.px(330.0))
            .show(ui, |ui| {
                for (key, what) in keys {
                    let text = look.say(&key);
                    strong(ui, look, &text, size::SMALL, look.palette.ink);
                    let text = look.say(&what);
                    label(ui, look, &text, size::SMALL, look.palette.ink);
                    ui.end_row();
                }
            });
    }
    close_button(look, ui, out);
}

/// The keys of the screens that are gone through page by page.
fn page_keys(screen: Screen) -> Option<(Msg, Vec<(Msg, Msg)>)> {
    match screen {
        Screen::Practice => Some((
            Msg::KeysPractice,
            vec![
                (Msg::KeysEnter, Msg::KeysEnterCard),
                (Msg::KeysBackspace, Msg::KeysBackspaceWhat),
                (Msg::KeysPage, Msg::KeysPagePractice),
            ],
        )),
        Screen::Vote => Some((
            Msg::KeysVote,
            vec![
                (Msg::KeysLetters, Msg::KeysLettersVote),
                (Msg::KeysOnePage, Msg::KeysPageVote),
            ],
        )),
        Screen::Print => Some((Msg::KeysPrint, vec![(Msg::KeysPage, Msg::KeysPagePrint)])),
        _ => None,
    }
}

fn code(state: &State, look: &Look, ui: &mut Ui, out: &mut Vec<Action>) {
    let ask = look.say(&Msg::HomeCodeAsk);
    let heading = strong(ui, look, &ask, size::TITLE, look.palette.ink);
    let mut text = state.code.text.clone();
    let field = TextEdit::singleline(&mut text)
        .id(Id::unique("code"))
        .font(look.bold(56.0))
        .desired_width(look.px(560.0))
        .char_limit(40);
    let response = ui.add(field).labelled_by(heading.id);
    focus_first(ui, "code", &response);
    if response.changed() {
        out.push(Action::TypeCode(text));
    }
    let enter = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if let Some(trouble) = &state.code.trouble {
        let text = words::code_trouble(look, trouble);
        label(ui, look, &text, size::SMALL, look.palette.alert.full);
    }
    ui.add_space(look.px(size::GAP));
    ui.horizontal(|ui| {
        let open = look.say(&Msg::HomeCodeOpen);
        if Button::primary(&open).ui(ui, look).clicked() || enter {
            out.push(Action::OpenCode);
            response.request_focus();
        }
        let cancel = look.say(&Msg::AppCancel);
        if Button::secondary(&cancel).ui(ui, look).clicked() {
            out.push(Action::Close);
        }
    });
}

/// A question with a way out that changes nothing, which has the focus.
fn question(
    look: &Look,
    ui: &mut Ui,
    text: &Msg,
    (kind, go, action): (Kind, &Msg, Action),
    stay: &Msg,
    out: &mut Vec<Action>,
) {
    let text = look.say(text);
    paragraph(ui, look, &text);
    ui.add_space(look.px(size::MARGIN));
    ui.horizontal_wrapped(|ui| {
        let stay = look.say(stay);
        let response = Button::primary(&stay).ui(ui, look);
        focus_first(ui, "stay", &response);
        if response.clicked() {
            out.push(Action::Close);
        }
        let go = look.say(go);
        if Button::new(kind, &go).ui(ui, look).clicked() {
            out.push(action);
        }
    });
}

fn replace(state: &State, look: &Look, ui: &mut Ui, out: &mut Vec<Action>) {
    let turn = state.session.as_ref().map_or(1, Session::turn_number);
    let text = Msg::SetupReplace { turn: turn.into() };
    let go = (Kind::Secondary, &Msg::SetupReplaceGo, Action::StartAnyway);
    question(look, ui, &text, go, &Msg::SetupKeep, out);
}

fn erase(look: &Look, ui: &mut Ui, out: &mut Vec<Action>) {
    let go = (Kind::Danger, &Msg::SettingsEraseGo, Action::Erase);
    question(look, ui, &Msg::SettingsEraseSure, go, &Msg::AppCancel, out);
}

fn seat(state: &State, look: &Look, ui: &mut Ui, team: usize, out: &mut Vec<Action>) {
    let setup = &state.settings.setup;
    let name = words::team(look, setup, team);
    let title = look.say(&Msg::SetupPlayerOf {
        team: name.as_str().into(),
    });
    strong(ui, look, &title, size::TITLE, look.palette.ink);
    let options = Player::ALL.map(|player| (player, words::player(look, player)));
    if let Some(player) = choice_column(ui, look, &title, &options, setup.player(team)) {
        out.push(Action::Setup(SetupAction::Player(team, player)));
        out.push(Action::Close);
    }
    close_button(look, ui, out);
}

fn signal(session: &Session, look: &Look, ui: &mut Ui, pile: PileName, out: &mut Vec<Action>) {
    let letter = pile.letter().into();
    let title = look.say(&Msg::PlaySignalTitle { pile: letter });
    strong(ui, look, &title, size::TITLE, look.palette.ink);
    let options = [
        (None, look.say(&Msg::PlaySignalNone)),
        (Some(Signal::Leave), look.say(&Msg::PlaySignalLeave)),
        (Some(Signal::NoBigStep), look.say(&Msg::PlaySignalSmall)),
    ];
    for player in session.speakers() {
        let name = words::team(look, session.setup(), player);
        let colour = look.palette.team(player);
        strong(ui, look, &name, size::BODY, colour);
        let said = session
            .game()
            .signals()
            .find(|said| (said.player, said.pile) == (player, pile))
            .map(|said| said.signal);
        let width = ui.available_width().min(look.px(1000.0));
        if let Some(signal) = choice(ui, look, &name, &options, said, width) {
            out.push(Action::Play(PlayAction::Say(player, pile, signal)));
        }
    }
    close_button(look, ui, out);
}
