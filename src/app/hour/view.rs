use eframe::egui::{Align, Key, Layout, Ui, Vec2, vec2};

use super::{HourAction, HourModel, HourTrouble};
use crate::app::platform::Unread;
use crate::app::screens::ScreenCx;
use crate::app::style::{Style, size};
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
    cx: &ScreenCx,
    ui: &mut Ui,
    out: &mut Vec<HourAction>,
) {
    let ScreenCx { style, body, .. } = *cx;
    let page = HourPage { model, lessons, style };
    let (left, right) = two_panels(body);
    // However many steps there are, the way into the hour stays in sight. In large letters it has two lines.
    let lines = if left.width() < NARROW { 1.4 } else { 1.0 };
    let height = size::TARGET * lines;
    let foot = left.with_min_y((left.bottom() - height).max(left.top()));
    let list = left.with_max_y((foot.top() - size::GAP).max(left.top()));
    panel(ui, style, list, "steps", |ui| {
        ui.spacing_mut().item_spacing.y = size::GAP;
        page.steps(ui, out);
    });
    within(ui, foot, |ui| page.start(ui, out));
    panel(ui, style, right, "offers", |ui| {
        ui.spacing_mut().item_spacing.y = size::GAP;
        page.offers(ui, out);
        page.code(ui, out);
        page.tools(ui, out);
        if let Some(saved) = saved {
            label(ui, style, saved, size::SMALL, style.palette.ink);
        }
    });
}

const NARROW: f32 = 400.0;

struct HourPage<'a> {
    model: &'a HourModel,
    lessons: &'a [Lesson],
    style: &'a Style<'a>,
}

impl HourPage<'_> {
    fn steps(&self, ui: &mut Ui, out: &mut Vec<HourAction>) {
        let HourPage { model, lessons, style } = *self;
        let palette = style.palette;
        if model.done {
            let text = style.say(&Msg::HourDone);
            strong(ui, style, &text, size::TITLE, palette.right.full);
        }
        let text = style.say(&Msg::HourName);
        let heading = strong(ui, style, &text, size::SMALL, palette.ink);
        let width = ui.available_width();
        let mut typed = model.plan.title().to_owned();
        let field = FieldStyle::plain(palette.paper, width).field(style, &mut typed, "hour name");
        let field = ui.add(field.char_limit(HourPlan::LONGEST_TITLE));
        if field.labelled_by(heading.id).changed() {
            out.push(HourAction::Title(typed));
        }
        if model.plan.steps().is_empty() {
            let text = style.say(&Msg::HourEmpty);
            label(ui, style, &text, size::BODY, palette.soft);
        }
        for (place, step) in model.plan.steps().iter().enumerate() {
            let words = step_words(step, lessons, style);
            // Where the list is narrow, what can be done with a step is below it.
            if ui.available_width() < NARROW {
                self.step(ui, place, &words, out);
                row(ui, |ui| self.step_tools(ui, place, &words, out));
            } else {
                row(ui, |ui| {
                    self.step_tools(ui, place, &words, out);
                    self.step(ui, place, &words, out);
                });
            }
        }
        if let Some(trouble) = &model.trouble {
            let text = trouble_words(trouble, style);
            label(ui, style, &text, size::SMALL, palette.alert.full);
        }
        if model.before.is_some() {
            let text = style.say(&Msg::HourRestore);
            let button = Button::new(ButtonKind::Secondary, &text).units(28.0);
            if button.ui(ui, style).clicked() {
                out.push(HourAction::Restore);
            }
        }
    }

    fn step(&self, ui: &mut Ui, place: usize, words: &str, out: &mut Vec<HourAction>) {
        let text = format!("{}. {words}", place + 1);
        let name = Msg::HourFrom { step: words.into() };
        let button = Button::secondary(&text)
            .name(self.style.say(&name))
            .units(size::SMALL)
            .width(ui.available_width());
        if button.ui(ui, self.style).clicked() {
            out.push(HourAction::Start(place));
        }
    }

    fn step_tools(&self, ui: &mut Ui, place: usize, words: &str, out: &mut Vec<HourAction>) {
        let style = self.style;
        let name = style.say(&Msg::HourRemove { step: words.into() });
        if icon_button(ui, style, Icon::Close, &name, true).clicked() {
            out.push(HourAction::Remove(place));
        }
        let name = style.say(&Msg::HourEarlier { step: words.into() });
        if icon_button(ui, style, Icon::Up, &name, place > 0).clicked() {
            out.push(HourAction::Earlier(place));
        }
    }

    fn offers(&self, ui: &mut Ui, out: &mut Vec<HourAction>) {
        let HourPage { model, lessons, style } = *self;
        let palette = style.palette;
        let title = style.say(&Msg::HourAdd);
        strong(ui, style, &title, size::TITLE, palette.ink);
        let room = model.plan.has_room();
        if !room {
            let text = style.say(&Msg::HourFull { count: HourPlan::MOST_STEPS.into() });
            label(ui, style, &text, size::BODY, palette.ink);
        }
        let count = u8::try_from(lessons.len()).unwrap_or(u8::MAX);
        let number = model.lesson.min(count.max(1));
        let most = count.min(HourPlan::HIGHEST);
        self.stepper(ui, (number, most), HourStep::Lesson, HourAction::Lesson, out);
        let votes = (model.votes, MOST_VOTES);
        self.stepper(ui, votes, HourStep::Votes, HourAction::Votes, out);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(size::GAP);
            for step in [HourStep::Ritual, HourStep::DayPuzzle] {
                let text = step_words(&step, lessons, style);
                let button = Button::secondary(&text).units(size::SMALL).enabled(room);
                if button.ui(ui, style).clicked() {
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
        let HourPage { model, lessons, style } = *self;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = size::GAP;
            let words = step_words(&step(number), lessons, style);
            let less = style.say(&Msg::HourLess { step: words.clone().into() });
            if icon_button(ui, style, Icon::Minus, &less, number > 1).clicked() {
                out.push(change(number - 1));
            }
            let more = style.say(&Msg::HourMore { step: words.clone().into() });
            if icon_button(ui, style, Icon::Plus, &more, number < most).clicked() {
                out.push(change(number + 1));
            }
            let button = Button::secondary(&words)
                .units(size::SMALL)
                .width(ui.available_width())
                .enabled(model.plan.has_room());
            if button.ui(ui, style).clicked() {
                out.push(HourAction::Add(step(number)));
            }
        });
    }

    fn code(&self, ui: &mut Ui, out: &mut Vec<HourAction>) {
        let HourPage { model, style, .. } = *self;
        let palette = style.palette;
        let text = style.say(&Msg::HourCodeAsk);
        let heading = strong(ui, style, &text, size::SMALL, palette.ink);
        row(ui, |ui| {
            let text = style.say(&Msg::HourCodeAdd);
            let ready = model.plan.has_room() && !model.entry.text.trim().is_empty();
            let button = Button::secondary(&text).units(size::SMALL).enabled(ready);
            let mut add = button.ui(ui, style).clicked();
            let width = ui.available_width();
            let mut typed = model.entry.text.clone();
            let field =
                FieldStyle::heavy(palette.paper, width).field(style, &mut typed, "hour code");
            let field = ui.add(field.char_limit(MOST_TYPED));
            add |= ready && field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if field.labelled_by(heading.id).changed() {
                out.push(HourAction::Type(typed));
            }
            if add {
                out.push(HourAction::AddCode);
            }
        });
        if let Some(trouble) = &model.entry.trouble {
            let text = trouble.say(&style.voice);
            label(ui, style, &text, size::SMALL, palette.alert.full);
        }
        let text = style.say(&Msg::HourCodeWhat);
        label(ui, style, &text, size::SMALL, palette.soft);
    }

    fn start(&self, ui: &mut Ui, out: &mut Vec<HourAction>) {
        let HourPage { model, style, .. } = *self;
        let any = !model.plan.steps().is_empty();
        let text = style.say(&Msg::HourStart);
        let width = ui.available_width();
        // One line, in one row: with large letters they are a little smaller here.
        let units = if width < 480.0 { size::SMALL } else { size::BODY };
        let button = Button::primary(&text).width(width).units(units);
        let button = button.height(ui.available_height());
        let start = button.enabled(any).ui(ui, style);
        if any {
            focus_first(ui, "hour", &start);
        }
        if start.clicked() {
            out.push(HourAction::Start(0));
        }
    }

    fn tools(&self, ui: &mut Ui, out: &mut Vec<HourAction>) {
        let HourPage { model, style, .. } = *self;
        let any = !model.plan.steps().is_empty();
        let text = style.say(&Msg::HourKeep);
        strong(ui, style, &text, size::SMALL, style.palette.ink);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(size::GAP);
            let mut button = |text: &str, enabled, action: HourAction| {
                let button = Button::secondary(text).units(size::SMALL).enabled(enabled);
                if button.ui(ui, style).clicked() {
                    out.push(action);
                }
            };
            if let Some(code) = model.short_code() {
                let text = if model.copied {
                    style.say(&Msg::ShareCopied)
                } else {
                    style.say(&Msg::HourCopy { code: code.into() })
                };
                button(&text, true, HourAction::Copy);
            }
            button(&style.say(&Msg::HourSave), any, HourAction::Save);
            button(&style.say(&Msg::HourOpen), true, HourAction::Open);
            button(&style.say(&Msg::HourClear), any, HourAction::Clear);
        });
    }
}

fn row(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let room = vec2(ui.available_width(), size::TARGET);
    let layout = Layout::right_to_left(Align::Center);
    ui.allocate_ui_with_layout(room, layout, |ui| {
        ui.spacing_mut().item_spacing.x = size::GAP;
        add(ui);
    });
}

fn trouble_words(trouble: &HourTrouble, style: &Style) -> String {
    match trouble {
        HourTrouble::Fault(fault) => style.voice.hour_fault(fault),
        HourTrouble::Unreadable(Unread::Gone) => style.say(&Msg::HourFileGone),
        HourTrouble::Unreadable(Unread::Refused) => style.say(&Msg::HourFileRefused),
        HourTrouble::NoDialog => style.say(&Msg::HourNoDialog),
    }
}

pub fn step_words(step: &HourStep, lessons: &[Lesson], style: &Style) -> String {
    match step {
        HourStep::Lesson(number) => {
            let lesson = lessons.get(usize::from(*number).saturating_sub(1));
            let title = lesson.and_then(|lesson| style.voice.locale.text(&lesson.title));
            style.say(&Msg::HourLesson {
                number: (*number).into(),
                title: title.unwrap_or_default().into(),
            })
        }
        HourStep::Votes(count) => style.say(&Msg::HourVotes { count: (*count).into() }),
        HourStep::Ritual => style.say(&Msg::RitualTitle),
        HourStep::DayPuzzle => style.say(&Msg::DayTitle),
        HourStep::Open(code) => {
            let text = code.to_string().into();
            style.say(&match &**code {
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

pub fn titles(style: &Style) -> Titles {
    Titles::plain(style.say(&Msg::HourTitle))
}
