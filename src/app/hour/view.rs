//! The prepared hour on the screen: its steps, and what can be added to them.

use eframe::egui::{Align, Key, Layout, Rect, Ui, Vec2, vec2};

use super::{HourAction, HourModel, HourTrouble};
use crate::app::platform::Unread;
use crate::app::theme::{Look, size};
use crate::app::widgets::{
    Button, ButtonKind, FieldStyle, Icon, KeyGroup, Titles, focus_first, icon_button, label, panel,
    strong, two_panels, within,
};
use crate::lesson::Lesson;
use crate::limits;
use crate::puzzle::{Code, HourPlan, HourStep};
use crate::text::Msg;

pub fn ui(
    model: &HourModel,
    lessons: &[Lesson],
    saved: Option<&str>,
    (look, ui, body): (&Look, &mut Ui, Rect),
    out: &mut Vec<HourAction>,
) {
    let page = HourPage { model, lessons, look };
    let (left, right) = two_panels(look, body);
    // However many steps there are, the way into the hour stays in sight. In large letters it has two lines.
    let lines = if left.width() < look.px(NARROW) { 1.4 } else { 1.0 };
    let height = look.px(size::TARGET * lines);
    let foot = left.with_min_y((left.bottom() - height).max(left.top()));
    let list = left.with_max_y((foot.top() - look.px(size::GAP)).max(left.top()));
    panel(ui, look, list, "steps", |ui| {
        ui.spacing_mut().item_spacing.y = look.px(size::GAP);
        page.steps(ui, out);
    });
    within(ui, foot, |ui| page.start(ui, out));
    panel(ui, look, right, "offers", |ui| {
        ui.spacing_mut().item_spacing.y = look.px(size::GAP);
        page.offers(ui, out);
        page.code(ui, out);
        page.tools(ui, out);
        if let Some(saved) = saved {
            label(ui, look, saved, size::SMALL, look.palette.ink);
        }
    });
}

const NARROW: f32 = 400.0;

struct HourPage<'a> {
    model: &'a HourModel,
    lessons: &'a [Lesson],
    look: &'a Look<'a>,
}

impl HourPage<'_> {
    /// What it is called, and its steps in order.
    fn steps(&self, ui: &mut Ui, out: &mut Vec<HourAction>) {
        let HourPage { model, lessons, look } = *self;
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
            // Where the list is narrow, what can be done with a step is below it.
            if ui.available_width() < look.px(NARROW) {
                self.step(ui, place, &words, out);
                row(look, ui, |ui| self.step_tools(ui, place, &words, out));
            } else {
                row(look, ui, |ui| {
                    self.step_tools(ui, place, &words, out);
                    self.step(ui, place, &words, out);
                });
            }
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

    fn step(&self, ui: &mut Ui, place: usize, words: &str, out: &mut Vec<HourAction>) {
        let text = format!("{}. {words}", place + 1);
        let name = Msg::HourFrom { step: words.into() };
        let button = Button::secondary(&text)
            .name(self.look.say(&name))
            .units(size::SMALL)
            .width(ui.available_width());
        if button.ui(ui, self.look).clicked() {
            out.push(HourAction::Start(place));
        }
    }

    fn step_tools(&self, ui: &mut Ui, place: usize, words: &str, out: &mut Vec<HourAction>) {
        let look = self.look;
        let name = look.say(&Msg::HourRemove { step: words.into() });
        if icon_button(ui, look, Icon::Close, &name, true).clicked() {
            out.push(HourAction::Remove(place));
        }
        let name = look.say(&Msg::HourEarlier { step: words.into() });
        if icon_button(ui, look, Icon::Up, &name, place > 0).clicked() {
            out.push(HourAction::Earlier(place));
        }
    }

    fn offers(&self, ui: &mut Ui, out: &mut Vec<HourAction>) {
        let HourPage { model, lessons, look } = *self;
        let palette = look.palette;
        let title = look.say(&Msg::HourAdd);
        strong(ui, look, &title, size::TITLE, palette.ink);
        let room = model.plan().has_room();
        if !room {
            let text = look.say(&Msg::HourFull { count: HourPlan::MOST_STEPS.into() });
            label(ui, look, &text, size::BODY, palette.ink);
        }
        let count = u8::try_from(lessons.len()).unwrap_or(u8::MAX);
        let number = model.lesson().min(count.max(1));
        let most = count.min(HourPlan::HIGHEST);
        self.stepper(ui, (number, most), HourStep::Lesson, HourAction::Lesson, out);
        let votes = (model.votes(), MOST_VOTES);
        self.stepper(ui, votes, HourStep::Votes, HourAction::Votes, out);
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
    }

    fn stepper(
        &self,
        ui: &mut Ui,
        (number, most): (u8, u8),
        step: fn(u8) -> HourStep,
        change: fn(u8) -> HourAction,
        out: &mut Vec<HourAction>,
    ) {
        let HourPage { model, lessons, look } = *self;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = look.px(size::GAP);
            let words = step_words(&step(number), lessons, look);
            let less = look.say(&Msg::HourLess { step: words.clone().into() });
            if icon_button(ui, look, Icon::Minus, &less, number > 1).clicked() {
                out.push(change(number - 1));
            }
            let more = look.say(&Msg::HourMore { step: words.clone().into() });
            if icon_button(ui, look, Icon::Plus, &more, number < most).clicked() {
                out.push(change(number + 1));
            }
            let button = Button::secondary(&words)
                .units(size::SMALL)
                .width(ui.available_width())
                .enabled(model.plan().has_room());
            if button.ui(ui, look).clicked() {
                out.push(HourAction::Add(step(number)));
            }
        });
    }

    fn code(&self, ui: &mut Ui, out: &mut Vec<HourAction>) {
        let HourPage { model, look, .. } = *self;
        let palette = look.palette;
        let text = look.say(&Msg::HourCodeAsk);
        let heading = strong(ui, look, &text, size::SMALL, palette.ink);
        row(look, ui, |ui| {
            let text = look.say(&Msg::HourCodeAdd);
            let ready = model.plan().has_room() && !model.entry().text.trim().is_empty();
            let button = Button::secondary(&text).units(size::SMALL).enabled(ready);
            let mut add = button.ui(ui, look).clicked();
            let width = ui.available_width();
            let mut typed = model.entry().text.clone();
            let field =
                FieldStyle::heavy(palette.paper, width).field(look, &mut typed, "hour code");
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

    fn start(&self, ui: &mut Ui, out: &mut Vec<HourAction>) {
        let HourPage { model, look, .. } = *self;
        let any = !model.plan().steps().is_empty();
        let text = look.say(&Msg::HourStart);
        let width = ui.available_width();
        // One line, in one row: with large letters they are a little smaller here.
        let units = if width < look.px(480.0) { size::SMALL } else { size::BODY };
        let button = Button::primary(&text).width(width).units(units);
        let button = button.height(ui.available_height());
        let start = button.enabled(any).ui(ui, look);
        if any {
            focus_first(ui, "hour", &start);
        }
        if start.clicked() {
            out.push(HourAction::Start(0));
        }
    }

    fn tools(&self, ui: &mut Ui, out: &mut Vec<HourAction>) {
        let HourPage { model, look, .. } = *self;
        let any = !model.plan().steps().is_empty();
        let text = look.say(&Msg::HourKeep);
        strong(ui, look, &text, size::SMALL, look.palette.ink);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(look.px(size::GAP));
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
}

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
        HourTrouble::Unreadable(Unread::Gone) => look.say(&Msg::HourFileGone),
        HourTrouble::Unreadable(Unread::Refused) => look.say(&Msg::HourFileRefused),
        HourTrouble::NoDialog => look.say(&Msg::HourNoDialog),
    }
}

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
        HourStep::Votes(count) => look.say(&Msg::HourVotes { count: (*count).into() }),
        HourStep::Ritual => look.say(&Msg::RitualTitle),
        HourStep::DayPuzzle => look.say(&Msg::DayTitle),
        HourStep::Open(code) => {
            let text = code.to_string().into();
            look.say(&match &**code {
                Code::Puzzle(_) => Msg::HourPuzzle { code: text },
                Code::Series(series) => {
                    Msg::HourSeries { count: series.count().into(), code: text }
                }
                Code::Sheet(_) => Msg::HourSheet { code: text },
                Code::Deal(_) => Msg::HourDeal { code: text },
                Code::Hour(_) => Msg::HourTitle,
            })
        }
    }
}

const MOST_VOTES: u8 = limits::HOUR_VOTES;

const MOST_TYPED: usize = limits::HOUR_TYPED;

pub fn keys_help() -> Vec<KeyGroup> {
    vec![KeyGroup { heading: Msg::HourTitle, keys: vec![(Msg::KeysPage, Msg::KeysPageHour)] }]
}

pub fn titles(look: &Look) -> Titles {
    Titles::plain(look.say(&Msg::HourTitle))
}
