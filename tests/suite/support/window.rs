//! The window in a test: a harness, a place to keep things, and ways to do what users do.

use std::cell::{Cell, RefCell};
use std::ops::{Deref, DerefMut};
use std::rc::Rc;
use std::time::Duration;

use super::signs::check_signs;
use eframe::App as _;
use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Key, Pos2, Rect, TexturesDelta, Vec2};
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable};
use egui_kittest::{Harness, TestRenderer};
use saute_dix::app::platform::{FileProblem, Memory, Store};
use saute_dix::app::play::Session;
use saute_dix::app::settings::Preferences;
use saute_dix::app::setup::Setup;
use saute_dix::app::shell::{SavedSettings, State};
use saute_dix::app::{Options, SauteDix, ScreenId};
use saute_dix::coach::{Ladder, ladder};
use saute_dix::journal::Date;
use saute_dix::rules::{PileName, Play, Random};
use saute_dix::solver::{Solver, Task};
use saute_dix::storage::custom::CustomLanguages;
use saute_dix::text::Locale;

/// A place that outlives the window.
#[derive(Clone, Default)]
pub struct Place(pub Rc<RefCell<Memory>>);

impl Place {
    /// With these settings in it.
    pub fn with(setup: &Setup) -> Place {
        Place::with_settings(&SavedSettings { setup: setup.clone(), ..settings() })
    }

    /// With nothing but the preference that nothing moves.
    pub fn still() -> Place {
        Place::with_settings(&settings())
    }

    pub fn preferring(preferences: Preferences) -> Place {
        Place::with_settings(&SavedSettings { preferences, ..SavedSettings::default() })
    }

    pub fn with_settings(settings: &SavedSettings) -> Place {
        let place = Place::default();
        let text = serde_json::json!({
            "format": "saute-dix settings",
            "version": 1,
            "content": settings,
        });
        place.put("settings.json", &text.to_string());
        place
    }

    pub fn put(&self, name: &str, text: &str) {
        self.0.borrow_mut().write(name, text).unwrap();
    }

    pub fn get(&self, name: &str) -> Option<String> {
        self.0.borrow().read(name).unwrap()
    }
}

/// Nothing moves by itself: a test need not wait.
pub fn still() -> Preferences {
    Preferences { motion: false, ..Preferences::default() }
}

/// The usual settings, without motion.
pub fn settings() -> SavedSettings {
    SavedSettings { preferences: still(), ..SavedSettings::default() }
}

impl Store for Place {
    fn read(&self, name: &str) -> Result<Option<String>, FileProblem> {
        self.0.borrow().read(name)
    }

    fn write(&mut self, name: &str, text: &str) -> Result<(), String> {
        self.0.borrow_mut().write(name, text)
    }

    fn set_aside(&mut self, name: &str) -> Result<String, String> {
        self.0.borrow_mut().set_aside(name)
    }

    fn erase(&mut self) -> Result<(), String> {
        self.0.borrow_mut().erase()
    }
}

pub enum Access<'a> {
    Read(&'a str),
    Write(&'a str, &'a str),
    SetAside,
    Erase,
}

/// A store that a test looks into at each access, and may let fail.
pub struct Watched(Box<dyn Store>, Box<dyn Fn(Access) -> bool>);

impl Watched {
    /// What is refused is refused with "access denied".
    pub fn new(store: impl Store + 'static, allows: impl Fn(Access) -> bool + 'static) -> Watched {
        Watched(Box::new(store), Box::new(allows))
    }

    /// A place where nothing can be kept.
    pub fn read_only() -> Watched {
        Watched::new(Place::default(), |access| matches!(access, Access::Read(_)))
    }

    fn ask(&self, access: Access) -> Result<(), String> {
        if (self.1)(access) { Ok(()) } else { Err("access denied".to_owned()) }
    }
}

impl Store for Watched {
    fn read(&self, name: &str) -> Result<Option<String>, FileProblem> {
        self.ask(Access::Read(name)).map_err(FileProblem::Unreadable)?;
        self.0.read(name)
    }

    fn write(&mut self, name: &str, text: &str) -> Result<(), String> {
        self.ask(Access::Write(name, text))?;
        self.0.write(name, text)
    }

    fn set_aside(&mut self, name: &str) -> Result<String, String> {
        self.ask(Access::SetAside)?;
        self.0.set_aside(name)
    }

    fn erase(&mut self) -> Result<(), String> {
        self.ask(Access::Erase)?;
        self.0.erase()
    }
}

/// Other numbers every time, and the same in every run of a test, which has a thread of its own.
fn chance() -> u64 {
    thread_local!(static DRAWN: Cell<u64> = const { Cell::new(0) });
    DRAWN.set(DRAWN.get() + 1);
    DRAWN.get().wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// The day on which all this takes place: 16 November 2026.
pub const MONDAY: Date = Date::of_days(20_773);

/// A window: the harness, and what a real window does around each of its frames.
pub struct Window {
    harness: Harness<'static, SauteDix>,
    /// The size in points of the system: egui's zoom makes its own points larger.
    size: Vec2,
}

impl Deref for Window {
    type Target = Harness<'static, SauteDix>;

    fn deref(&self) -> &Self::Target {
        &self.harness
    }
}

impl DerefMut for Window {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.harness
    }
}

impl Window {
    /// A frame: the window says how large it is, and the program has its word on that.
    pub fn step(&mut self) {
        let ctx = self.ctx.clone();
        let mut input = std::mem::take(self.harness.input_mut());
        let size = self.size / ctx.zoom_factor();
        input.screen_rect = Some(Rect::from_min_size(Pos2::ZERO, size));
        // As much room as a large machine gives.
        input.max_texture_side = Some(16 * 1024);
        self.harness.state_mut().raw_input_hook(&ctx, &mut input);
        *self.harness.input_mut() = input;
        self.harness.step();
    }

    pub fn run_steps(&mut self, steps: usize) {
        for _ in 0..steps {
            self.step();
        }
    }

    /// Frames until egui wants no further one at once; `None` if it always wants one more.
    pub fn run_ok(&mut self) -> Option<u64> {
        (1..=MOST_STEPS).find(|_| {
            self.step();
            let output = &self.harness.output().viewport_output;
            output.values().all(|window| window.repaint_delay != Duration::ZERO)
        })
    }

    /// The same, where there is an end to them.
    #[track_caller]
    pub fn run(&mut self) -> u64 {
        let frames = self.run_ok();
        frames.unwrap_or_else(|| panic!("again and again: {:?}", self.ctx.repaint_causes()))
    }

    pub fn set_size(&mut self, size: Vec2) {
        self.size = size;
    }

    /// What the program knows.
    pub fn app(&self) -> &State {
        self.harness.state().state()
    }

    /// The screen that is shown.
    pub fn screen(&self) -> ScreenId {
        self.app().frame.screen
    }

    #[track_caller]
    pub fn visit(&mut self, screen: ScreenId) {
        self.harness.state_mut().visit(screen);
        self.run();
    }
}

const MOST_STEPS: u64 = 12;

/// A screen without pixels. Unlike that of the harness it keeps no picture it was given, and as in a real window
/// their memory is there for the next.
struct NoScreen;

impl TestRenderer for NoScreen {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        delta.clear();
    }
}

pub fn open(language: &str, size: (f32, f32), store: impl Store + 'static) -> Window {
    open_with(language, size, store, CustomLanguages::default())
}

/// The same with translations that the program does not bring along.
pub fn open_with(
    language: &str,
    size: (f32, f32),
    store: impl Store + 'static,
    translations: CustomLanguages,
) -> Window {
    let options = Options {
        language: Some(language.to_owned()),
        translations,
        bench: false,
        chance: Some(chance),
        calendar: Some(|| MONDAY),
    };
    let size = Vec2::new(size.0, size.1);
    let harness =
        Harness::builder().with_size(size).with_max_steps(1).renderer(NoScreen).build_eframe(
            move |creation| SauteDix::new(&creation.egui_ctx, &options, Box::new(store)),
        );
    let mut window = Window { harness, size };
    window.run();
    window
}

/// The usual size.
pub const HD: (f32, f32) = (1280.0, 720.0);

/// A window with the game of this set-up on the table.
pub fn game(language: &str, setup: &Setup) -> Window {
    let mut window = open(language, HD, Place::with(setup));
    let (play, start) = match language {
        "fr" => ("Jouer", "Commencer la partie"),
        _ => ("Play", "Start the game"),
    };
    press_each(&mut window, [play, start]);
    window
}

/// Waits until a tap means something again.
pub fn wait_for_calm(window: &mut Window) {
    while window.state().ignores_taps() {
        window.step();
    }
}

/// Waits until the deal of the set-up has its grade.
pub fn wait_for_deal(window: &mut Window) {
    while window.app().setup.has_to_look() {
        window.step();
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    window.run();
}

/// Clicks what has this label.
pub fn press(window: &mut Window, label: &str) {
    wait_for_calm(window);
    window.get_by_label(label).click();
    run(window);
}

/// Lets the window do what it was told, and reads the sums on the screen.
fn run(window: &mut Window) {
    window.run();
    check_signs(&texts(window));
}

/// Clicks what has a label that begins like this.
pub fn press_starting(window: &mut Window, start: &str) {
    wait_for_calm(window);
    let node =
        window.query_all_by_label_contains(start).find(|node| label_of(node).starts_with(start));
    node.unwrap_or_else(|| panic!("nothing is called {start}…")).click();
    run(window);
}

pub fn label_of(node: &egui_kittest::Node<'_>) -> String {
    node.accesskit_node().label().unwrap_or_default()
}

/// Clicks one after the other.
pub fn press_each<const N: usize>(window: &mut Window, labels: [&str; N]) {
    for label in labels {
        press(window, label);
    }
}

/// Lays a card on a pile, by what both are called in English, or in French.
pub fn lay(window: &mut Window, card: &str, play: Play) {
    press(window, &format!("{card} {}", play.card.number()));
    press_starting(window, &format!("Pile {},", play.pile.letter()));
}

pub fn key(window: &mut Window, key: Key) {
    window.key_press(key);
    run(window);
}

pub fn keys<const N: usize>(window: &mut Window, keys: [Key; N]) {
    for each in keys {
        key(window, each);
    }
}

pub fn type_text(window: &mut Window, text: &str) {
    window.event(Event::Text(text.to_owned()));
    window.run();
}

pub fn session(window: &Window) -> &Session {
    window.app().play.session().unwrap()
}

pub fn has(window: &Window, label: &str) -> bool {
    window.query_all_by_label(label).next().is_some()
}

pub fn has_part(window: &Window, part: &str) -> bool {
    window.query_all_by_label_contains(part).next().is_some()
}

/// Fails if anything asks for a frame although nothing happens.
pub fn assert_idle(window: &mut Window, what: &str) {
    window.run();
    let before = window.ctx.cumulative_frame_nr();
    // A run takes one step to look; it would take more if anything asked for another.
    assert_eq!(window.run(), 1, "{what} keeps painting");
    assert_eq!(window.ctx.cumulative_frame_nr(), before + 1);
    let output = window.output().viewport_output.values().next().unwrap();
    assert_eq!(output.repaint_delay, Duration::MAX, "{what}");
}

/// Fails if anything that can be pressed is cut by the edge of this; says how much there is to press.
pub fn assert_whole(window: &Window, inside: Rect, what: &str) -> usize {
    let pressed = |node: &AccessKitNode| matches!(node.role(), Role::Button | Role::RadioButton);
    let nodes = window.query_all_by(pressed).map(|node| {
        let (name, rect) = (label_of(&node), node.rect());
        assert!(inside.expand(0.5).contains_rect(rect), "{what}: {name} is at {rect:?}");
    });
    nodes.count()
}

/// A place somewhere in the window.
pub fn anywhere(window: &Window, random: &mut Random) -> Pos2 {
    let size = window.ctx.content_rect().size();
    let mut part = || f32::from(u16::try_from(random.below(200)).unwrap()) / 200.0;
    Pos2::new(part() * size.x, part() * size.y)
}

/// Plays well until the game is over, in English.
pub fn play_to_the_end(window: &mut Window) {
    while !session(window).is_over() {
        match next_play(session(window)) {
            Some(play) => lay(window, "Card", play),
            None => press(window, "End the turn"),
        }
    }
}

/// The labels of a row of a table, which stand between `|`.
pub fn parts<const N: usize>(row: &'static str) -> [&'static str; N] {
    row.split('|').collect::<Vec<_>>().try_into().unwrap()
}

/// Scrolls to what has this label, and clicks it.
pub fn reach(window: &mut Window, label: &str) {
    window.get_by_label(label).scroll_to_me();
    window.run_steps(20);
    press(window, label);
}

/// Drags what is here to there.
pub fn drag(window: &mut Window, from: Pos2, to: Pos2) {
    window.drag_at(from);
    window.step();
    window.hover_at(from + (to - from) * 0.5);
    window.step();
    window.hover_at(to);
    window.step();
    window.drop_at(to);
    window.run();
}

/// Types a code at Home, and opens it.
pub fn open_code(window: &mut Window, code: &str) {
    let [start, field, open] = match window.app().languages.code() {
        "fr" => [
            "J’ai un code",
            "Tape le code d’une donne, d’une énigme, d’une fiche ou d’une séance",
            "Ouvrir",
        ],
        _ => ["I have a code", "Type the code of a deal, a puzzle, a worksheet or an hour", "Open"],
    };
    press(window, start);
    window.get_by_label(field).type_text(code);
    window.run();
    press(window, open);
}

/// Types the digits of a number one by one.
pub fn digits(window: &mut Window, number: &str) {
    for digit in number.chars() {
        type_text(window, &digit.to_string());
    }
}

/// The key that lays a card on a pile or counts a hand.
pub fn letter_key(letter: char) -> Key {
    Key::from_name(&letter.to_string()).unwrap()
}

/// Every label on the screen.
pub fn labels(window: &Window) -> Vec<String> {
    window
        .query_all_by(|_| true)
        .map(|node| label_of(&node))
        .filter(|label| !label.is_empty())
        .collect()
}

/// Everything on the screen that can be read: labels, and texts, which have no other name.
pub fn texts(window: &Window) -> Vec<String> {
    let nodes = window.query_all_by(|_| true);
    let texts = nodes.flat_map(|node| {
        let node = node.accesskit_node();
        [node.label(), node.value()]
    });
    texts.flatten().filter(|text| !text.is_empty()).collect()
}

/// What a good player lays next; nothing when the turn should end.
pub fn next_play(session: &Session) -> Option<Play> {
    let mut solver = Solver::new();
    let solved = solver.solve(&Task::of_game(session.game())).ok()?;
    match ladder(&solved) {
        Ladder::Play { card, .. } => Some(card),
        // A pile that cannot be covered: lay anything.
        Ladder::Nothing => session.game().legal_plays().first().copied(),
        Ladder::EndTurn { .. } => None,
    }
}

/// The letter by which pupils know a pile that the team to move names like this.
pub fn letter(session: &Session, pile: PileName) -> char {
    let game = session.game();
    let english = Locale::english();
    let voice = english.plain().of_seat(game.rules().set(), game.player());
    voice.letter(pile)
}
