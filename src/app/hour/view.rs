//! The prepared hour on the screen: its steps, and what can be added to them.

use eframe::egui::{Align, Key, Layout, Rect, Ui, Vec2, vec2};

use super::{HourAction, HourModel, HourTrouble};
use crate::app::theme::{Look, size};
use crate::app::widgets::{
    Button, ButtonKind, FieldStyle, Icon, KeyGroup, Titles, focus_first, icon_button, label, panel,
    strong, two_panels,
};
use crate::l10n::Msg;
use crate::lesson::Lesson;
use crate::limits;
use crate::puzzle::{Code, HourPlan, HourStep};

/// Draws the screen.
pub fn ui(
    model: &HourModel,
    lessons: &[Lesson],
    saved: Option<&str>,
    (look, ui, body): (&Look, &mut Ui, Rect),
    out: &mut Vec<HourAction>,
) {
    let (left, right) = two_panels(look, body);
    panel(ui, look, left, "steps", |ui| {
        ui.spacing_mut().item_spacing.y = look.px(size::GAP);
        steps(model, lessons, look, ui, out);
        tools(model, look, ui, out);
        if let Some(saved) = saved {
            label(ui, look, saved, size::SMALL, look.palette.ink);
        }
    });
    panel(ui, look, right, "offers", |ui| {
        ui.spacing_mut().item_spacing.y = look.px(size::GAP);
        offers(model, lessons, look, ui, out);
    });
}

/// What it is called, and its steps in order.
fn steps(
    model: &HourModel,
    lessons: &[Lesson],
    look: &Look,
    ui: &mut Ui,
    out: &mut Vec<HourAction>,
) {
    let palette = look.palette;
    if model.is_done() {
        let text = look.say(&Msg::HourDone);
        strong(ui, look, &text, size::TITLE, palette.right.full);
    }
    let text = look.say(&Msg::HourName);
    let heading = strong(ui, look, &text, size::SMALL, palette.ink);
    let width = ui.available_width();
    let mut typed = model.plan().title().to_owned();
    let field = FieldStyle::plain(palette.paper, width).field(look, &mut typed, "hour name");
    let field = ui.add(field.char_limit(HourPlan::LONGEST_TITLE));
    if field.labelled_by(heading.id).changed() {
        out.push(HourAction::Title(typed));
    }
    if model.plan().steps().is_empty() {
        let text = look.say(&Msg::HourEmpty);
        label(ui, look, &text, size::BODY, palette.soft);
    }
    for (place, step) in model.plan().steps().iter().enumerate() {
        let words = step_words(step, lessons, look);
        row(look, ui, |ui| {
            let name = look.say(&Msg::HourRemove {
                step: words.clone().into(),
            });
            if icon_button(ui, look, Icon::Close, &name, true).clicked() {
                out.push(HourAction::Remove(place));
            }
            let name = look.say(&Msg::HourEarlier {
                step: words.clone().into(),
            });
            if icon_button(ui, look, Icon::Up, &name, place > 0).clicked() {
                out.push(HourAction::Earlier(place));
            }
            let text = format!("{}. {words}", place + 1);
            let name = look.say(&Msg::HourFrom { step: words.into() });
            let button = Button::secondary(&text)
                .name(name)
                .units(size::SMALL)
                .width(ui.available_width());
            if button.ui(ui, look).clicked() {
                out.push(HourAction::Start(place));
            }
        });
    }
    if let Some(trouble) = model.trouble() {
        let text = trouble_words(trouble, look);
        label(ui, look, &text, size::SMALL, palette.alert.full);
    }
    if model.has_before() {
        let text = look.say(&Msg::HourRestore);
        let button = Button::new(ButtonKind::Secondary, &text).units(28.0);
        if button.ui(ui, look).clicked() {
            out.push(HourAction::Restore);
        }
    }
}

/// A row as high as a button, filled from the right.
fn row(look: &Look, ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let room = vec2(ui.available_width(), look.px(size::TARGET));
    let layout = Layout::right_to_left(Align::Center);
    ui.allocate_ui_with_layout(room, layout, |ui| {
        ui.spacing_mut().item_spacing.x = look.px(size::GAP);
        add(ui);
    });
}

fn trouble_words(trouble: &HourTrouble, look: &Look) -> String {
    match trouble {
        HourTrouble::Fault(fault) => look.voice.hour_fault(fault),
        HourTrouble::Unreadable(why) => look.say(&Msg::HourUnreadable {
            why: why.clone().into(),
        }),
        HourTrouble::NoDialog => look.say(&Msg::HourNoDialog),
    }
}

/// A step in words.
pub fn step_words(step: &HourStep, lessons: &[Lesson], look: &Look) -> String {
    match step {
        HourStep::Lesson(number) => {
            let lesson = lessons.get(usize::from(*number).saturating_sub(1));
            let title = lesson.and_then(|lesson| look.voice.locale.text(&lesson.title));
            look.say(&Msg::HourLesson {
                number: (*number).into(),
                title: title.unwrap_or_default().into(),
            })
        }
        HourStep::Votes(count) => look.say(&Msg::HourVotes {
            count: (*count).into(),
        }),
        HourStep::Ritual => look.say(&Msg::RitualTitle),
        HourStep::DayPuzzle => look.say(&Msg::DayTitle),
        HourStep::Open(code) => {
            let text = code.to_string().into();
            look.say(&match &**code {
                Code::Puzzle(_) => Msg::HourPuzzle { code: text },
                Code::Series(series) => Msg::HourSeries {
                    count: series.count().into(),
                    code: text,
                },
                Code::Sheet(_) => Msg::HourSheet { code: text },
                Code::Deal(_) => Msg::HourDeal { code: text },
                Code::Hour(_) => Msg::HourTitle,
            })
        }
    }
}

/// What can be added.
fn offers(
    model: &HourModel,
    lessons: &[Lesson],
    look: &Look,
    ui: &mut Ui,
    out: &mut Vec<HourAction>,
) {
    let palette = look.palette;
    let title = look.say(&Msg::HourAdd);
    strong(ui, look, &title, size::TITLE, palette.ink);
    let room = model.plan().has_room();
    if !room {
        let text = look.say(&Msg::HourFull {
            count: HourPlan::MOST_STEPS.into(),
        });
        label(ui, look, &text, size::BODY, palette.ink);
    }
    let count = u8::try_from(lessons.len()).unwrap_or(u8::MAX);
    let number = model.lesson().min(count.max(1));
    let numbers = (number, count.min(HourPlan::HIGHEST));
    let step = HourStep::Lesson(number);
    stepper(
        look,
        ui,
        numbers,
        (step, lessons),
        room,
        HourAction::Lesson,
        out,
    );
    let numbers = (model.votes(), MOST_VOTES);
    let step = HourStep::Votes(model.votes());
    stepper(
        look,
        ui,
        numbers,
        (step, lessons),
        room,
        HourAction::Votes,
        out,
    );
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(look.px(size::GAP));
        for step in [HourStep::Ritual, HourStep::DayPuzzle] {
            let text = step_words(&step, lessons, look);
            let button = Button::secondary(&text).units(size::SMALL).enabled(room);
            if button.ui(ui, look).clicked() {
                out.push(HourAction::Add(step));
            }
        }
    });
    code(model, room, look, ui, out);
}

/// More votes in a row would be no hour.
const MOST_VOTES: u8 = limits::HOUR_VOTES;

/// One step more or less of something, and a button that adds it.
fn stepper(
    look: &Look,
    ui: &mut Ui,
    (number, most): (u8, u8),
    (step, lessons): (HourStep, &[Lesson]),
    room: bool,
    change: fn(u8) -> HourAction,
    out: &mut Vec<HourAction>,
) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = look.px(size::GAP);
        let words = step_words(&step, lessons, look);
        let less = look.say(&Msg::HourLess {
            step: words.clone().into(),
        });
        if icon_button(ui, look, Icon::Minus, &less, number > 1).clicked() {
            out.push(change(number - 1));
        }
        let more = look.say(&Msg::HourMore {
            step: words.clone().into(),
        });
        if icon_button(ui, look, Icon::Plus, &more, number < most).clicked() {
            out.push(change(number + 1));
        }
        let button = Button::secondary(&words)
            .units(size::SMALL)
            .width(ui.available_width())
            .enabled(room);
        if button.ui(ui, look).clicked() {
            out.push(HourAction::Add(step));
        }
    });
}

/// Whatever has a code.
fn code(model: &HourModel, room: bool, look: &Look, ui: &mut Ui, out: &mut Vec<HourAction>) {
    let palette = look.palette;
    let text = look.say(&Msg::HourCodeAsk);
    let heading = strong(ui, look, &text, size::SMALL, palette.ink);
    row(look, ui, |ui| {
        let text = look.say(&Msg::HourCodeAdd);
        let ready = room && !model.entry().text.trim().is_empty();
        let button = Button::secondary(&text).units(size::SMALL).enabled(ready);
        let mut add = button.ui(ui, look).clicked();
        let width = ui.available_width();
        let mut typed = model.entry().text.clone();
        let field = FieldStyle::heavy(palette.paper, width).field(look, &mut typed, "hour code");
        let field = ui.add(field.char_limit(MOST_TYPED));
        add |= ready && field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if field.labelled_by(heading.id).changed() {
            out.push(HourAction::Type(typed));
        }
        if add {
            out.push(HourAction::AddCode);
        }
    });
    if let Some(trouble) = &model.entry().trouble {
        let text = trouble.say(&look.voice);
        label(ui, look, &text, size::SMALL, palette.alert.full);
    }
    let text = look.say(&Msg::HourCodeWhat);
    label(ui, look, &text, size::SMALL, palette.soft);
}

/// The most letters that are typed into the field.
const MOST_TYPED: usize = limits::HOUR_TYPED;

/// Begin, and share it.
fn tools(model: &HourModel, look: &Look, ui: &mut Ui, out: &mut Vec<HourAction>) {
    let any = !model.plan().steps().is_empty();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(look.px(size::GAP));
        let text = look.say(&Msg::HourStart);
        let start = Button::primary(&text).enabled(any).ui(ui, look);
        if any {
            focus_first(ui, "hour", &start);
        }
        if start.clicked() {
            out.push(HourAction::Start(0));
        }
        let mut button = |text: &str, enabled, action: HourAction| {
            let button = Button::secondary(text).units(size::SMALL).enabled(enabled);
            if button.ui(ui, look).clicked() {
                out.push(action);
            }
        };
        if let Some(code) = model.short_code() {
            let text = if model.is_copied() {
                look.say(&Msg::ShareCopied)
            } else {
                look.say(&Msg::HourCopy { code: code.into() })
            };
            button(&text, true, HourAction::Copy);
        }
        button(&look.say(&Msg::HourSave), any, HourAction::Save);
        button(&look.say(&Msg::HourOpen), true, HourAction::Open);
        button(&look.say(&Msg::HourClear), any, HourAction::Clear);
    });
}

/// The keys of this screen.
pub fn keys_help() -> Vec<KeyGroup> {
    vec![KeyGroup {
        heading: Msg::HourTitle,
        keys: vec![(Msg::KeysPage, Msg::KeysPageHour)],
    }]
}

/// What the bar says.
pub fn titles(look: &Look) -> Titles {
    Titles::plain(look.say(&Msg::HourTitle))
}
