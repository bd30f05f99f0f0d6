//! The panel at the side: whose turn it is, what there is to say, and what to do next.

use eframe::egui::{Align, Color32, Frame, Layout, Margin, Rect, ScrollArea, Sense, Ui, vec2};

use super::places::Places;
use crate::app::play::{Event, Hint, Phase, Session, TableAction, event};
use crate::app::setup::{Guidance, team};
use crate::app::theme::{Hue, Look, inset, size};
use crate::app::widgets::{Button, fitting, focus_first, label, strong, within};
use crate::coach::{Ladder, Reason};
use crate::l10n::Msg;
use crate::rules::Status;

/// Draws the panel.
pub fn ui(session: &Session, look: &Look, ui: &mut Ui, rect: Rect, out: &mut Vec<TableAction>) {
    ui.painter().rect_filled(rect, 0, look.palette.panel);
    let border = look.border(look.palette.line);
    ui.painter().vline(rect.left(), rect.y_range(), border);
    let inner = inset(rect, look.px(24.0));
    let rows = if session.is_over() || !session.people_move() || wide(look, inner.width()) {
        1.0
    } else {
        2.0
    };
    let needed = rows * look.px(size::TARGET) + (rows - 1.0) * Places::gap(look);
    let floor = (inner.bottom() - needed).max(inner.top());
    let above = inner.with_max_y(floor - Places::gap(look));
    within(ui, above, |ui| {
        ScrollArea::vertical().id_salt("side").show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = look.px(12.0);
            who(session, look, ui);
            messages(session, look, ui);
            teams(session, look, ui);
        });
    });
    within(ui, inner.with_min_y(floor), |ui| {
        buttons(session, look, ui, out);
    });
}

/// The team to move, and how many cards it still owes.
fn who(session: &Session, look: &Look, ui: &mut Ui) {
    let game = session.game();
    let player = game.player();
    row(look, ui, 54.0, |ui| {
        square(look, ui, look.palette.team(player), 40.0);
        let name = team(&look.voice, session.setup(), player);
        strong(ui, look, &name, size::TITLE, look.palette.ink);
    });
    if session.is_over() || *session.phase() == Phase::HandOver {
        return;
    }
    if session.computer_moves() {
        let text = look.say(&Msg::PlayComputerTurn);
        label(ui, look, &text, size::SMALL, look.palette.soft);
    }
    let text = look.say(&Msg::PlayStill {
        count: game.missing().into(),
    });
    // Beside the dots where there is room, else below them.
    ui.horizontal_wrapped(|ui| {
        dots(session, look, ui);
        if game.missing() > 0 {
            label(ui, look, &text, size::BODY, look.palette.ink);
        }
    });
    // Where there is more to say, the button says it.
    let silent = session.event().is_none() && session.hint().is_none();
    if silent && game.missing() == 0 && session.people_move() && game.due().is_empty() {
        label(ui, look, &text, size::SMALL, look.palette.ink);
    }
    let deck_empty = game.deck(game.rules().deck_of(player)).is_empty();
    if deck_empty && game.rules().set().is_cooperative() {
        let text = look.say(&Msg::PlayLastCards);
        label(ui, look, &text, size::SMALL, look.palette.soft);
    }
}

/// Things beside each other, all in the middle of the line.
fn row(look: &Look, ui: &mut Ui, units: f32, add: impl FnOnce(&mut Ui)) {
    let size = vec2(ui.available_width(), look.px(units));
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), add);
}

fn square(look: &Look, ui: &mut Ui, colour: Color32, units: f32) {
    let side = look.px(units);
    let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
    ui.painter().rect_filled(rect, look.corners(9.0), colour);
}

/// A dot for each card the turn needs, filled when it is laid.
fn dots(session: &Session, look: &Look, ui: &mut Ui) {
    let game = session.game();
    let laid = game.turn().plays.len();
    let count = game.minimum().max(laid);
    ui.spacing_mut().item_spacing.x = look.px(10.0);
    for index in 0..count {
        let side = look.px(32.0);
        let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
        let (centre, radius) = (rect.center(), side * 0.44);
        if index < laid {
            ui.painter().circle_filled(centre, radius, look.palette.ink);
        } else {
            let stroke = look.border(look.palette.ink);
            ui.painter().circle_stroke(centre, radius, stroke);
        }
    }
}

/// A message on a tinted ground, with a heading.
fn bubble(look: &Look, ui: &mut Ui, hue: Hue, heading: Option<&str>, text: &str) {
    Frame::new()
        .fill(hue.tint)
        .corner_radius(look.round())
        .inner_margin(Margin::from(look.px(20.0)))
        .show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = look.px(4.0);
            if let Some(heading) = heading {
                // Gold is too pale for words.
                let colour = if hue == look.palette.gold {
                    look.palette.ink
                } else {
                    hue.full
                };
                strong(ui, look, heading, size::SMALL, colour);
            }
            // Whatever has to be read is never cut: long reasons are a little smaller.
            let width = ui.available_width();
            let left = ui.clip_rect().bottom() - ui.cursor().top() - look.px(24.0);
            let sizes = if text.chars().count() > 60 {
                [size::SMALL, 27.0, 25.0, 23.0]
            } else {
                [size::BODY, size::SMALL, 27.0, 25.0]
            };
            let (units, _) = fitting(ui, look, text, &sizes, vec2(width, left));
            label(ui, look, text, units, look.palette.ink);
        });
}

fn messages(session: &Session, look: &Look, ui: &mut Ui) {
    let palette = look.palette;
    let game = session.game();
    if session.is_over() {
        let (title, text, hue) = outcome(session, look);
        bubble(look, ui, hue, Some(&title), &text);
        return;
    }
    if session.covered() {
        let text = look.say(&Msg::PlayHandsHidden);
        bubble(look, ui, palette.up, None, &text);
    }
    let due = game.due();
    let warned = matches!(session.event(), Some(Event::StillBurns(_)));
    if !due.is_empty() && *session.phase() == Phase::Turn && !warned {
        let piles = look.voice.pile_letters(due).into();
        let text = look.say(&Msg::PlayMustCover { piles });
        bubble(look, ui, palette.alert, None, &text);
    }
    if let Some(said) = session.event() {
        let hue = match said {
            Event::StillBurns(_) => palette.alert,
            Event::Refused(_) | Event::ChooseFirst => palette.down,
            Event::Laid { placement, .. } if placement.room() < 0 => palette.gold,
            _ => Hue {
                full: palette.soft,
                tint: palette.paper,
            },
        };
        bubble(look, ui, hue, None, &event(&look.voice, session, said));
        burns_now(session, look, ui, said);
    }
    if let Some(hint) = session.hint() {
        hint_ui(look, ui, hint);
    }
    let silent = session.event().is_none() && session.hint().is_none();
    if !game.rules().set().is_cooperative() && session.people_move() && silent {
        let text = if game.table().helped() {
            Some(Msg::PlayDuelHelped)
        } else if session.setup().guidance >= Guidance::Legal {
            Some(Msg::PlayDuelHelp)
        } else {
            None
        };
        if let Some(text) = text {
            let text = look.say(&text);
            label(ui, look, &text, size::SMALL, palette.soft);
        }
    }
}

/// A card that has just caught fire.
fn burns_now(session: &Session, look: &Look, ui: &mut Ui, said: &Event) {
    let Event::Laid { play, .. } = said else {
        return;
    };
    if session.game().burning().contains(play.pile) {
        let text = look.say(&Msg::PlayBurnsNow {
            card: look.voice.card(play.card).into(),
            pile: play.pile.letter().into(),
        });
        bubble(look, ui, look.palette.alert, None, &text);
    }
}

fn hint_ui(look: &Look, ui: &mut Ui, hint: &Hint) {
    let (heading, text) = hint_words(look, hint);
    bubble(look, ui, look.palette.up, heading.as_deref(), &text);
}

/// As much of a hint as has been asked for: which rung it is, and what it says.
pub fn hint_words(look: &Look, hint: &Hint) -> (Option<String>, String) {
    let text = match &hint.ladder {
        Ladder::Nothing => look.say(&Msg::PlayHintNothing),
        Ladder::EndTurn { why } => {
            let mut text = vec![look.say(&Msg::PlayHintStop)];
            text.extend(why.first().map(|reason| look.voice.reason(reason)));
            text.join(" ")
        }
        Ladder::Play {
            pile, card, why, ..
        } => {
            let letter = || pile.letter().into();
            let jump = matches!(why.first(), Some(Reason::Jump { .. }));
            let mut text = vec![look.say(&if jump {
                Msg::PlayHintPileJump { pile: letter() }
            } else {
                Msg::PlayHintPile { pile: letter() }
            })];
            if hint.rung >= 2 {
                text = vec![look.say(&Msg::PlayHintCard {
                    card: look.voice.card(card.card).into(),
                    pile: letter(),
                })];
            }
            if hint.rung >= 3 {
                text.extend(why.first().map(|reason| look.voice.reason(reason)));
            }
            text.join(" ")
        }
    };
    let heading = match hint.ladder {
        Ladder::Play { .. } => Some(look.say(&Msg::PlayHintNumber {
            rung: hint.rung.into(),
        })),
        Ladder::EndTurn { .. } | Ladder::Nothing => None,
    };
    (heading, text)
}

/// How the game ended, in words.
fn outcome(session: &Session, look: &Look) -> (String, String, Hue) {
    let palette = look.palette;
    let game = session.game();
    if let Some(winner) = game.winner() {
        let name = |player| team(&look.voice, session.setup(), player);
        let title = look.say(&Msg::PlayDuelWonTitle {
            team: name(winner).into(),
        });
        let text = match game.status() {
            Status::Won => look.say(&Msg::PlayDuelWon),
            _ => look.say(&Msg::PlayDuelStuck {
                team: name(1 - winner.min(1)).into(),
            }),
        };
        return (title, text, palette.right);
    }
    let (title, text, hue) = match game.status() {
        Status::Won | Status::Playing => (Msg::PlayWonTitle, Msg::PlayWon, palette.right),
        Status::Stuck => (Msg::PlayStuckTitle, Msg::PlayStuck, palette.gold),
        Status::Burnt => (Msg::PlayBurntTitle, Msg::PlayBurnt, palette.alert),
    };
    (look.say(&title), look.say(&text), hue)
}

/// The teams that wait, with their cards where these may be seen.
pub fn teams(session: &Session, look: &Look, ui: &mut Ui) {
    let game = session.game();
    if game.rules().players() < 2 {
        return;
    }
    let palette = look.palette;
    ui.add_space(look.px(8.0));
    for player in (0..game.rules().players()).filter(|player| *player != game.player()) {
        let name = team(&look.voice, session.setup(), player);
        let computer = session.is_computer(player);
        let note = computer.then(|| look.say(&Msg::PlayComputer));
        let cards = match session.shown_hand_of(player) {
            Some(hand) => {
                let cards: Vec<_> = hand.iter().collect();
                look.voice.cards(&cards, " ")
            }
            None => look.say(&Msg::PlayCardsInHand {
                count: game.hand(player).len().into(),
            }),
        };
        // The cards stand beside the name where there is room, else below it.
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(look.px(12.0), look.px(2.0));
            square(look, ui, palette.team(player), 28.0);
            strong(ui, look, &name, size::SMALL, palette.ink);
            if let Some(note) = note {
                label(ui, look, &note, 26.0, palette.soft);
            }
            whole_label(ui, look, &cards, palette.soft);
        });
    }
}

/// A label that goes to the next line as a whole.
fn whole_label(ui: &mut Ui, look: &Look, text: &str, colour: Color32) {
    let font = look.font(size::SMALL);
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, colour);
    if galley.size().x > ui.available_size_before_wrap().x {
        ui.end_row();
    }
    label(ui, look, text, size::SMALL, colour);
}

fn buttons(session: &Session, look: &Look, ui: &mut Ui, out: &mut Vec<TableAction>) {
    let width = ui.available_width();
    let gap = ui.spacing().item_spacing.x;
    let undo = look.say(&Msg::PlayUndo);
    if session.is_over() && session.in_lesson() {
        let button = Button::secondary(&undo).width(width);
        if session.may_undo() && button.ui(ui, look).clicked() {
            out.push(TableAction::Undo);
        }
        return;
    }
    if session.is_over() {
        ui.horizontal(|ui| {
            let text = look.say(&Msg::PlaySeeResult);
            let room = if session.may_undo() {
                width * 0.62 - gap
            } else {
                width
            };
            let response = Button::primary(&text).width(room).ui(ui, look);
            focus_first(ui, "over", &response);
            if response.clicked() {
                out.push(TableAction::Result);
            }
            if session.may_undo() {
                let button = Button::secondary(&undo).width(width * 0.38);
                if button.ui(ui, look).clicked() {
                    out.push(TableAction::Undo);
                }
            }
        });
        return;
    }
    if !session.people_move() {
        return;
    }
    let hints = session.setup().guidance >= Guidance::Hints;
    let one_row = wide(look, width);
    let (above, end) = match (one_row, hints) {
        (true, true) => ((width - 2.0 * gap) * 0.28, (width - 2.0 * gap) * 0.44),
        (true, false) => ((width - gap) / 2.0, (width - gap) / 2.0),
        (false, true) => ((width - gap) / 2.0, width),
        (false, false) => (width, width),
    };
    let end_turn = |ui: &mut Ui, out: &mut Vec<TableAction>| {
        let text = look.say(&Msg::PlayEndTurn);
        let button = Button::primary(&text).width(end).enabled(session.may_end());
        if button.ui(ui, look).clicked() {
            out.push(TableAction::EndTurn);
        }
    };
    ui.horizontal(|ui| {
        let button = Button::secondary(&undo)
            .width(above)
            .enabled(session.may_undo());
        if button.ui(ui, look).clicked() {
            out.push(TableAction::Undo);
        }
        if hints {
            let text = look.say(&Msg::PlayHint);
            let button = Button::secondary(&text).width(above);
            if button.ui(ui, look).clicked() {
                out.push(TableAction::Hint);
            }
        }
        if one_row {
            end_turn(ui, out);
        }
    });
    if !one_row {
        end_turn(ui, out);
    }
}

/// Whether all buttons fit beside each other, as they do on an upright screen.
fn wide(look: &Look, width: f32) -> bool {
    width >= look.px(660.0)
}
