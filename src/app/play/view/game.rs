//! What can be looked up and changed about the game under way: its rules, the guidance, and the
//! turn that has just ended.

use eframe::egui::Ui;

use crate::app::play::{Session, TableAction};
use crate::app::setup::{self, Guidance, team, variant};
use crate::app::style::{Style, size};
use crate::app::widgets::{
    Button, ButtonKind, DialogAnswer, choice_row, focus_first, label, paragraph, question, strong,
};
use crate::rules::{Draw, Signal};
use crate::text::Msg;

pub fn game_ui(session: &Session, style: &Style, ui: &mut Ui, out: &mut Vec<TableAction>) -> bool {
    let game = variant(&style.voice, session.setup().variant);
    let title = style.say(&Msg::PlayGameTitle { game: game.into() });
    strong(ui, style, &title, size::TITLE, style.palette.ink);
    ui.spacing_mut().item_spacing.y = 10.0;
    for rule in rules(session) {
        let text = style.say(&rule);
        label(ui, style, &text, size::SMALL, style.palette.ink);
    }
    if !session.in_lesson() {
        ui.add_space(size::GAP);
        guidance(session, style, ui, out);
    }
    ui.add_space(size::GAP);
    let mut done = false;
    ui.horizontal_wrapped(|ui| {
        let text = style.say(&Msg::AppClose);
        let close = Button::primary(&text).ui(ui, style);
        focus_first(ui, "close", &close);
        done = close.clicked();
        last_turn(session, style, ui, out);
    });
    done
}

fn rules(session: &Session) -> Vec<Msg> {
    let rules = session.game().rules();
    let cooperative = rules.set().is_cooperative();
    let mut said = vec![if cooperative {
        Msg::PlayRulesTogether { count: rules.players().into() }
    } else {
        Msg::PlayRulesDuel
    }];
    said.push(Msg::PlayRulesJump);
    said.push(Msg::PlayRulesMinimum {
        hand: rules.hand_size().into(),
        minimum: rules.minimum(true).into(),
    });
    let last = rules.minimum(false);
    if last < rules.minimum(true) {
        said.push(Msg::PlayRulesLast { last: last.into() });
    }
    said.push(match rules.draw() {
        Draw::AsPlayed => Msg::PlayRulesDraw,
        Draw::TwoOrFullHand => Msg::PlayRulesDrawDuel,
    });
    if rules.fire() {
        said.push(Msg::SetupFireWhat);
    }
    if cooperative && rules.players() > 1 {
        said.push(if session.setup().open_hands {
            Msg::PlayRulesOpen
        } else {
            Msg::PlayRulesHidden
        });
        said.push(Msg::PlayRulesSignals { steps: Signal::SMALL_STEP.into() });
    }
    said
}

fn guidance(session: &Session, style: &Style, ui: &mut Ui, out: &mut Vec<TableAction>) {
    let options = Guidance::ALL.map(|some| (some, setup::guidance(&style.voice, some)));
    let name = (&Msg::SetupGuidance, size::BODY);
    let chosen = session.setup().guidance;
    let pressed = choice_row(ui, style, name, &options, chosen);
    out.extend(pressed.map(TableAction::Guide));
}

fn last_turn(session: &Session, style: &Style, ui: &mut Ui, out: &mut Vec<TableAction>) {
    if session.game().finished_turns().is_empty() || session.in_lesson() {
        return;
    }
    if session.take_back().is_some() {
        let text = style.say(&Msg::PlayTakeBack);
        if Button::secondary(&text).ui(ui, style).clicked() {
            out.push(TableAction::AskTakeBack);
        }
    } else {
        let text = style.say(&Msg::PlayTakeBackFirst);
        label(ui, style, &text, size::SMALL, style.palette.soft);
    }
}

pub fn take_back_ui(
    session: &Session,
    style: &Style,
    ui: &mut Ui,
    out: &mut Vec<TableAction>,
) -> bool {
    let Some(offer) = session.take_back() else {
        return true;
    };
    let set = session.game().rules().set();
    let voice = style.voice.of_seat(set, offer.player);
    let (team, plays) = (
        team(&voice, session.setup(), offer.player).into(),
        voice.plays_by_pile(&offer.plays).into(),
    );
    let turn = offer.turn.into();
    let mut notes = Vec::new();
    if offer.computers > 0 {
        notes.push(Msg::PlayTakeBackComputers { count: offer.computers.into() });
    }
    if offer.needs_teacher {
        notes.push(Msg::PlayTakeBackSeen);
    }
    for note in notes {
        let text = style.say(&note);
        paragraph(ui, style, &text);
    }
    let go = if offer.needs_teacher { Msg::PlayTakeBackAllowed } else { Msg::PlayTakeBackGo };
    let text = Msg::PlayTakeBackWhat { turn, team, plays };
    let kind = ButtonKind::Secondary;
    match question(ui, style, &text, (kind, &go), &Msg::PlayTakeBackStay) {
        Some(DialogAnswer::Go) => {
            out.push(TableAction::TakeBack);
            false
        }
        Some(DialogAnswer::Stay) => true,
        None => false,
    }
}
