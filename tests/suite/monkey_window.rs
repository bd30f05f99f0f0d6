//! A pupil at the board who presses anything, anywhere, all the time: nothing breaks, everything can be left, and
//! nothing takes long.
//!
//! `SAUTE_DIX_MONKEY=actions` or `SAUTE_DIX_MONKEY=actions,seed` has it press as often as wanted. What it did last is
//! printed when something breaks; the same seed does the same again.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use eframe::egui::{
    Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, Rect, TouchPhase,
    Vec2,
};
use egui_kittest::kittest::{NodeT, Queryable};
use saute_dix::app::ScreenId;
use saute_dix::app::platform::{FileAnswer, Launch, Opener, Showing, Speaker, Tone};
use saute_dix::app::settings::Preferences;
use saute_dix::app::style::Theme;
use saute_dix::rules::Random;

use crate::feast_window as feast;
use crate::support::acts::{Act, KEYS, SCREENS, SIZES, TEXTS};
use crate::support::dialogs::Says;
use crate::support::window::{HD, Place, Window, open};
use crate::support::work_time::WorkTime;

/// How much is done in a usual test run, by all of them together.
const ACTIONS: usize = 20_000;
const SEED: u64 = 10;
/// How many of them there are: each has a test of its own, so that they work side by side.
const MONKEYS: usize = 4;
/// So often the pupil tries to find the way home.
const HOME_EVERY: usize = 100;
/// So many presses of Escape lead home from anywhere: every screen may be on the trail once, and in some of them
/// something is open.
const PRESSES: usize = 24;
/// A frame's share of work. Programs that are not optimised may take their time.
const LONGEST_FRAME: Duration =
    if cfg!(debug_assertions) { Duration::from_secs(2) } else { Duration::from_millis(50) };
/// What all pictures and letters together may take.
const MOST_TEXTURES: usize = 128 << 20;

struct Nobody;

impl Opener for Nobody {
    fn show(&self, _path: &std::path::Path, _how: Showing) -> Launch {
        Box::new(|| Ok(()))
    }
}

impl Speaker for Nobody {
    fn play(&self, _tone: Tone) {}
}

/// Tells what was done last, if it was the last.
struct Log {
    seed: u64,
    done: usize,
    last: VecDeque<Act>,
}

impl Drop for Log {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("seed {}, after {} actions; the last:", self.seed, self.done);
            for act in &self.last {
                println!("  {act:?}");
            }
        }
    }
}

struct Monkey {
    window: Window,
    random: Random,
    log: Log,
    seen: Vec<ScreenId>,
    work: WorkTime,
    slowest: Vec<(Duration, String)>,
    total: Duration,
    most_textures: usize,
}

impl Monkey {
    fn new(mut window: Window, seed: u64) -> Monkey {
        window.ctx.set_missing_glyph_policy(eframe::egui::MissingGlyphPolicy::Tofu);
        let state = window.state_mut();
        state.choose_with(Box::new(Says(FileAnswer::Cancelled)));
        state.show_with(Box::new(Nobody));
        state.play_with(Box::new(Nobody));
        Monkey {
            window,
            random: Random::new(seed),
            log: Log { seed, done: 0, last: VecDeque::new() },
            seen: Vec::new(),
            work: WorkTime::default(),
            slowest: Vec::new(),
            total: Duration::ZERO,
            most_textures: 0,
        }
    }

    fn screen(&self) -> ScreenId {
        self.window.screen()
    }

    /// A place anywhere in the window.
    fn place(&mut self) -> Pos2 {
        let size = self.window.ctx.content_rect().size();
        let mut part = || small(self.random.below(1_000)) / 1_000.0;
        Pos2::new(part() * size.x, part() * size.y)
    }

    /// A place where there is something, mostly.
    fn target(&mut self) -> Pos2 {
        if self.random.below(4) == 0 {
            return self.place();
        }
        let all = self.window.ctx.content_rect();
        let placed = |node: &egui_kittest::Node<'_>| node.accesskit_node().bounding_box().is_some();
        let rects = self.window.query_all_by(|_| true).filter(placed);
        let rects = rects.map(|node| node.rect());
        let small = |rect: &Rect| rect.area() > 0.0 && rect.area() < all.area() / 4.0;
        let rects: Vec<Rect> = rects.filter(small).collect();
        match self.random.choose(&rects) {
            Some(rect) => rect.center(),
            None => self.place(),
        }
    }

    fn choose(&mut self) -> Act {
        let random = &mut self.random;
        match random.below(100) {
            0..45 => Act::Click(self.target()),
            45..51 => Act::Drag(self.target(), self.place()),
            51..73 => {
                let key = KEYS[random.below(KEYS.len())];
                let modifiers = match random.below(12) {
                    0 => Modifiers::SHIFT,
                    1 => Modifiers::COMMAND,
                    2 => Modifiers::ALT,
                    _ => Modifiers::NONE,
                };
                Act::Press(key, modifiers)
            }
            73..81 => Act::Type(TEXTS[random.below(TEXTS.len())]),
            81..83 => Act::Paste(TEXTS[random.below(TEXTS.len())]),
            83..89 => {
                let steps = small(random.below(41)) - 20.0;
                Act::Scroll(self.place(), Vec2::new(0.0, 20.0 * steps))
            }
            // All letters are painted anew for every size: once in a while is enough.
            89 => {
                let (x, y) = SIZES[random.below(SIZES.len())];
                Act::Resize(Vec2::new(x, y))
            }
            90..94 => Act::Wait(1 + random.below(4)),
            94..97 => Act::Visit(SCREENS[random.below(SCREENS.len())]),
            _ => Act::Escape,
        }
    }

    /// One frame, with a look at what it cost.
    fn frame(&mut self, act: &Act) {
        self.work.start();
        self.window.step();
        let time = self.work.spent();
        self.total += time;
        if self.slowest.last().is_none_or(|(least, _)| time > *least) || self.slowest.len() < 5 {
            let dialog = self.window.app().frame.dialog;
            let size = self.window.ctx.content_rect().size();
            let letters = self.window.ctx.fonts(|fonts| {
                let [width, height] = fonts.font_image_size();
                format!("{width} × {height}")
            });
            let screen = self.screen();
            let what = format!("{screen:?}, {dialog:?}, {size}, letters {letters}: {act:?}");
            self.slowest.push((time, what));
            self.slowest.sort_by_key(|(time, _)| std::cmp::Reverse(*time));
            self.slowest.truncate(5);
        }
    }

    fn button(&mut self, pos: Pos2, pressed: bool) {
        self.window.input_mut().events.push(Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
    }

    /// A key goes down in one frame and up in the next. The harness would make several frames look like one.
    fn press(&mut self, key: Key, modifiers: Modifiers, act: &Act) {
        let keys = |pressed, modifiers| {
            [
                Event::ModifiersChanged(modifiers),
                Event::Key { key, physical_key: None, pressed, repeat: false, modifiers },
            ]
        };
        self.window.input_mut().events.extend(keys(true, modifiers));
        self.frame(act);
        let events = &mut self.window.input_mut().events;
        events.extend(keys(false, Modifiers::NONE));
    }

    fn act(&mut self, act: &Act) {
        let event = |monkey: &mut Monkey, event| monkey.window.input_mut().events.push(event);
        match *act {
            Act::Click(place) => {
                event(self, Event::PointerMoved(place));
                self.button(place, true);
                self.button(place, false);
            }
            Act::Drag(from, to) => {
                event(self, Event::PointerMoved(from));
                self.button(from, true);
                self.frame(act);
                event(self, Event::PointerMoved(from.lerp(to, 0.5)));
                self.frame(act);
                event(self, Event::PointerMoved(to));
                self.button(to, false);
            }
            Act::Press(key, modifiers) => self.press(key, modifiers, act),
            Act::Escape => self.press(Key::Escape, Modifiers::NONE, act),
            Act::Type(text) => event(self, Event::Text(text.to_owned())),
            Act::Paste(text) => event(self, Event::Paste(text.to_owned())),
            Act::Scroll(place, delta) => {
                event(self, Event::PointerMoved(place));
                event(
                    self,
                    Event::MouseWheel {
                        unit: MouseWheelUnit::Point,
                        source: MouseWheelSource::Unknown,
                        phase: TouchPhase::Move,
                        delta,
                        modifiers: Modifiers::NONE,
                    },
                );
            }
            Act::Resize(size) => self.window.set_size(size),
            Act::Wait(frames) => {
                for _ in 0..frames {
                    self.frame(act);
                }
            }
            Act::Visit(screen) => self.window.state_mut().visit(screen),
        }
        self.frame(act);
    }

    /// Back, again and again, leads home.
    fn go_home(&mut self) {
        let from = self.screen();
        for _ in 0..PRESSES {
            let frame = &self.window.app().frame;
            if frame.screen == ScreenId::Home && frame.dialog.is_none() {
                return;
            }
            self.act(&Act::Escape);
            self.frame(&Act::Escape);
        }
        let frame = &self.window.app().frame;
        let (screen, dialog) = (frame.screen, frame.dialog);
        panic!("from {from:?} no way home: {screen:?} with {dialog:?}");
    }

    fn look_at_textures(&mut self) {
        let textures = self.window.ctx.tex_manager();
        let textures = textures.read();
        let used = textures.allocated().map(|(_, meta)| meta.bytes_used());
        let used = used.sum::<usize>();
        drop(textures);
        self.most_textures = self.most_textures.max(used);
        assert!(used < MOST_TEXTURES, "{used} bytes of pictures and letters");
    }

    fn rage(&mut self, actions: usize) {
        for number in 1..=actions {
            let act = self.choose();
            self.log.last.push_back(act.clone());
            if self.log.last.len() > 30 {
                self.log.last.pop_front();
            }
            self.log.done = number;
            self.act(&act);
            let screen = self.screen();
            if !self.seen.contains(&screen) {
                self.seen.push(screen);
            }
            if number % HOME_EVERY == 0 {
                self.look_at_textures();
                self.go_home();
            }
        }
        println!(
            "seed {}: {actions} actions, {} screens, {} MB of textures, {:?} of work; the slowest frames:",
            self.log.seed,
            self.seen.len(),
            self.most_textures >> 20,
            self.total,
        );
        for (time, what) in &self.slowest {
            println!("  {time:?} {what}");
        }
        let slowest = self.slowest.first().map_or(Duration::ZERO, |slow| slow.0);
        assert!(slowest < LONGEST_FRAME, "a frame took {slowest:?} of work");
    }
}

/// A small number for places and distances.
fn small(number: usize) -> f32 {
    u16::try_from(number).map_or(0.0, f32::from)
}

/// How much one of them does, and its seed.
fn wish(monkey: usize) -> (usize, u64) {
    let wish = std::env::var("SAUTE_DIX_MONKEY").unwrap_or_default();
    let mut words = wish.split(',');
    let actions = words.next().and_then(|word| word.trim().parse().ok());
    let seed = words.next().and_then(|word| word.trim().parse().ok());
    let seed: u64 = seed.unwrap_or(SEED);
    let seed = seed * MONKEYS as u64 + monkey as u64;
    (actions.unwrap_or(ACTIONS) / MONKEYS, seed)
}

/// Where frames are measured, one window at a time: memory that several threads ask for at once makes all of them wait.
static ALONE: Mutex<()> = Mutex::new(());

fn rage(monkey: usize, window: Window) {
    let alone =
        (!cfg!(debug_assertions)).then(|| ALONE.lock().unwrap_or_else(PoisonError::into_inner));
    let (actions, seed) = wish(monkey);
    let mut monkey = Monkey::new(window, seed);
    monkey.rage(actions);
    let missed: Vec<ScreenId> =
        SCREENS.into_iter().filter(|screen| !monkey.seen.contains(screen)).collect();
    // Where nothing can be shown a visit leads elsewhere; a few thousand actions find the way anyway.
    assert!(actions < 4_000 || missed.is_empty(), "never at {missed:?}");
    drop(alone);
}

fn with(theme: Theme, zoom: u16, motion: bool) -> Place {
    Place::preferring(Preferences { theme, zoom, motion, ..Preferences::default() })
}

#[test]
fn in_french_by_daylight() {
    rage(0, open("fr", HD, with(Theme::Light, 100, false)));
}

#[test]
fn in_english_in_a_dark_room_while_things_move() {
    rage(1, open("en", HD, with(Theme::Dark, 100, true)));
}

#[test]
fn in_french_with_large_letters_and_contrast() {
    rage(2, open("fr", (800.0, 600.0), with(Theme::Contrast, 200, false)));
}

#[test]
fn in_english_after_a_game() {
    rage(3, feast::at_the_end("en", feast::near()));
}
