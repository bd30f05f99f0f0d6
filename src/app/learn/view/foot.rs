//! The way on and back, at the bottom of every step.

use eframe::egui::{Align, Layout, Rect, Ui};

use crate::app::answer::DeskAction;
use crate::app::answer::view::{check_id, keys_hint};
use crate::app::learn::{LearnAction, LessonPage, Scene, ShowScene, Visit, WalkAction};
use crate::app::style::{Style, inset, size};
use crate::app::widgets::{Button, ButtonKind, Icon, focus_first, icon_button, label, within};
use crate::text::Msg;

/// A button: its words, what it does, and whether it can be pressed.
type FootButton = (Msg, LearnAction, bool);

const NARROW: f32 = 1050.0;

pub fn ui(visit: &Visit, style: &Style, ui: &mut Ui, rect: Rect, out: &mut Vec<LearnAction>) {
    let palette = style.palette;
    ui.painter().rect_filled(rect, 0, palette.hand);
    let border = style.border(palette.line);
    ui.painter().hline(rect.x_range(), rect.top(), border);
    let (next, others) = items(visit, style);
    let reel_room = ReelRoom::for_width(rect.width());
    let narrow = rect.width() < NARROW;
    let wide = reel_room != ReelRoom::AtTheEnd && !narrow;
    within(ui, inset(rect, size::GAP), |ui| {
        ui.spacing_mut().item_spacing.x = size::GAP;
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let waits = matches!(next.1, LearnAction::Walk(WalkAction::Check));
            let again = matches!(next.1, LearnAction::Walk(WalkAction::TryAgain));
            let name = focus_name(visit, &next.1);
            // What skips a question stands where "Next" will stand; "Check" and "Try again" share
            // a place of their own, so that a second tap never skips or reveals anything.
            let (before, after) = if waits || again {
                (others.as_slice(), [].as_slice())
            } else {
                ([].as_slice(), others.as_slice())
            };
            for item in before {
                button(style, ui, ButtonKind::Secondary, item, out);
            }
            let response = button(style, ui, ButtonKind::Primary, &next, out);
            // While an answer is put together, the keyboard is needed elsewhere.
            if !waits {
                focus_first(ui, &name, &response);
            }
            if matches!(next.1, LearnAction::Walk(WalkAction::Reveal { .. })) {
                ui.add_space(response.rect.width());
            }
            for item in after {
                if narrow && matches!(item.1, LearnAction::Restart(_)) {
                    picture(style, ui, Icon::Again, item, out);
                } else {
                    button(style, ui, ButtonKind::Secondary, item, out);
                }
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let first = visit.walk().at() == 0 && *visit.page() != LessonPage::End;
                let before = (Msg::LearnBefore, LearnAction::Walk(WalkAction::Before), !first);
                if narrow {
                    picture(style, ui, Icon::Back, &before, out);
                } else {
                    button(style, ui, ButtonKind::Secondary, &before, out);
                }
                match visit.page() {
                    LessonPage::Step(Scene::Show(show)) => reel(show, style, ui, reel_room, out),
                    LessonPage::Step(Scene::Ask(ask)) if ask.waits() && wide => {
                        let back = WalkAction::Desk(DeskAction::TakeBack);
                        let some = !ask.attempt().desk().is_blank();
                        let back = (Msg::PracticeTakeBack, LearnAction::Walk(back), some);
                        button(style, ui, ButtonKind::Secondary, &back, out);
                        keys_hint(style, ui);
                    }
                    LessonPage::Step(_) | LessonPage::End => {}
                }
            });
        });
    });
}

fn picture(
    style: &Style,
    ui: &mut Ui,
    icon: Icon,
    (text, action, enabled): &FootButton,
    out: &mut Vec<LearnAction>,
) {
    if icon_button(ui, style, icon, &style.say(text), *enabled).clicked() {
        out.push(action.clone());
    }
}

/// What the focus is called: another name for every new thing to do.
fn focus_name(visit: &Visit, action: &LearnAction) -> String {
    let (number, at) = (visit.number(), visit.walk().at());
    let action = match action {
        LearnAction::Walk(WalkAction::Next) => "next",
        LearnAction::Walk(WalkAction::TryAgain) => "again",
        LearnAction::Walk(WalkAction::Reveal { .. }) => "reveal",
        LearnAction::Walk(WalkAction::Check) => "check",
        // A play is watched card by card without losing the focus.
        LearnAction::Walk(
            WalkAction::Watch
            | WalkAction::Step(_)
            | WalkAction::Begin
            | WalkAction::GoOn
            | WalkAction::Before
            | WalkAction::Skip
            | WalkAction::Desk(_),
        )
        | LearnAction::Open(_)
        | LearnAction::Restart(_)
        | LearnAction::Table(_)
        | LearnAction::ExitTicket
        | LearnAction::Leave => "on",
    };
    let end = *visit.page() == LessonPage::End;
    format!("lesson {number} {at} {action} {end}")
}

fn button(
    style: &Style,
    ui: &mut Ui,
    kind: ButtonKind,
    (text, action, enabled): &FootButton,
    out: &mut Vec<LearnAction>,
) -> eframe::egui::Response {
    let text = style.say(text);
    let mut button = Button::new(kind, &text).enabled(*enabled);
    if ui.ctx().content_rect().width() < NARROW {
        // Three of them, and two pictures, must have room.
        let height = size::TARGET;
        button = button.width(190.0).height(height).units(size::SMALL);
    }
    if matches!(action, LearnAction::Walk(WalkAction::Check)) {
        button = button.id(check_id());
    }
    let response = button.ui(ui, style);
    if response.clicked() {
        out.push(action.clone());
    }
    response
}

/// The one clear next step, and what else there is to do.
fn items(visit: &Visit, style: &Style) -> (FootButton, Vec<FootButton>) {
    let walk = visit.walk();
    let last = walk.at() + 1 == walk.total();
    let next = if last { Msg::LearnFinish } else { Msg::LearnNext };
    let next = (next, LearnAction::Walk(WalkAction::Next), true);
    let skip = (Msg::LearnSkip, LearnAction::Walk(WalkAction::Skip), true);
    let scene = match visit.page() {
        LessonPage::End => return at_the_end(visit),
        LessonPage::Step(scene) => scene,
    };
    match scene {
        Scene::Show(show) if show.laid() < show.total() => {
            let first = if style.motion {
                (Msg::LearnWatch, LearnAction::Walk(WalkAction::Watch), !show.runs())
            } else {
                let step = LearnAction::Walk(WalkAction::Step(show.laid() + 1));
                (Msg::LearnNextCard, step, true)
            };
            (first, vec![next])
        }
        Scene::Ask(ask) if ask.waits() => {
            let ready = ask.attempt().desk().answer().is_some();
            ((Msg::LearnCheck, LearnAction::Walk(WalkAction::Check), ready), vec![skip])
        }
        Scene::Ask(ask) if ask.may_try_again() => {
            ((Msg::LearnTryAgain, LearnAction::Walk(WalkAction::TryAgain), true), vec![skip])
        }
        Scene::Ask(ask) if ask.may_reveal() => {
            let slowly = style.motion;
            let reveal = LearnAction::Walk(WalkAction::Reveal { slowly });
            ((Msg::LearnShowMe, reveal, true), vec![next])
        }
        Scene::Game(game) if !game.begun => {
            ((Msg::LearnBegin, LearnAction::Walk(WalkAction::Begin), true), vec![next])
        }
        _ => (next, Vec::new()),
    }
}

fn at_the_end(visit: &Visit) -> (FootButton, Vec<FootButton>) {
    let all = (Msg::LearnAll, LearnAction::Leave, true);
    let again = LearnAction::Restart(visit.number());
    let again = (Msg::LearnAgain, again, true);
    if visit.next().is_none() {
        (all, vec![again])
    } else {
        let next = (Msg::LearnNextLesson, LearnAction::Walk(WalkAction::Next), true);
        (next, vec![all, again])
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum ReelRoom {
    Whole,
    /// The buttons that nothing else in the row stands for.
    Short,
    /// The same, once there is no next card to lay.
    AtTheEnd,
}

impl ReelRoom {
    fn for_width(units: f32) -> ReelRoom {
        match units {
            wide if wide >= 1250.0 => ReelRoom::Whole,
            tablet if tablet >= 900.0 => ReelRoom::Short,
            _ => ReelRoom::AtTheEnd,
        }
    }
}

fn reel(show: &ShowScene, style: &Style, ui: &mut Ui, room: ReelRoom, out: &mut Vec<LearnAction>) {
    let (laid, total) = (show.laid(), show.total());
    if room == ReelRoom::AtTheEnd && laid < total {
        return;
    }
    let mut step = |ui: &mut Ui, icon, name: &Msg, to: usize, enabled| {
        let name = style.say(name);
        if icon_button(ui, style, icon, &name, enabled).clicked() {
            out.push(LearnAction::Walk(WalkAction::Step(to)));
        }
    };
    step(ui, Icon::Again, &Msg::ReplayAgain, 0, laid > 0);
    let back = laid.saturating_sub(1);
    step(ui, Icon::Back, &Msg::ReplayBack, back, laid > 0);
    if room != ReelRoom::Whole {
        return;
    }
    let on = laid < total;
    step(ui, Icon::Forward, &Msg::ReplayForward, laid + 1, on);
    let text = style.say(&Msg::LearnCard { card: laid.into(), cards: total.into() });
    label(ui, style, &text, size::SMALL, style.palette.soft);
}
