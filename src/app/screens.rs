//! The list of screens, and what each of them may say of itself. A new one is a file or folder with `impl Screen`, a
//! name in [`ScreenId`] and a line in [`SCREENS`].

use eframe::egui::{Rect, Ui};

use super::play::{PlayAction, Session, TableAction};
use super::shell::{SaveFile, State, World};
use super::style::Style;
use super::widgets::{KeyGroup, Tile, Titles};
use super::zoom::Room;
use super::{Request, analysis, home, hour, journal, learn, play, practice, print, ritual};
use super::{settings, setup, vote};
use crate::coach::Grade;
use crate::journal::JournalEntry;
use crate::puzzle::Code;

pub mod prelude {
    pub use super::{Action, Actions, Effect, Screen, ScreenCx};
    pub use crate::app::shell::{SaveFile, State, World};
    pub use crate::app::style::Style;
    pub use crate::app::widgets::{KeyGroup, Tile, Titles};
    pub use crate::app::zoom::Room;
    pub use eframe::egui::Ui;
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScreenId {
    Home,
    Setup,
    Play,
    End,
    /// A game that is over or a puzzle that is answered, studied card by card.
    Analysis,
    Practice,
    Vote,
    Settings,
    Print,
    Learn,
    Ritual,
    Journal,
    Hour,
}

/// Home first, then in the order of the tiles on it.
pub const SCREENS: [(ScreenId, &dyn Screen); 13] = [
    (ScreenId::Home, &home::HomeScreen),
    (ScreenId::Ritual, &ritual::RitualScreen),
    (ScreenId::Learn, &learn::LearnScreen),
    (ScreenId::Setup, &setup::SetupScreen),
    (ScreenId::Practice, &practice::PracticeScreen),
    (ScreenId::Vote, &vote::VoteScreen),
    (ScreenId::Print, &print::PrintScreen),
    (ScreenId::Play, &play::PlayScreen),
    (ScreenId::End, &play::EndScreen),
    (ScreenId::Analysis, &analysis::AnalysisScreen),
    (ScreenId::Journal, &journal::JournalScreen),
    (ScreenId::Hour, &hour::HourScreen),
    (ScreenId::Settings, &settings::SettingsScreen),
];

impl ScreenId {
    pub fn screen(self) -> &'static dyn Screen {
        let found = SCREENS.iter().find(|(id, _)| *id == self);
        found.map_or(&home::HomeScreen, |(_, screen)| *screen)
    }
}

/// A screen hands its own model to its views, and says what the shell has to know of it.
pub trait Screen: Sync {
    fn ui(&self, state: &State, cx: &ScreenCx, ui: &mut Ui, out: &mut Actions);

    fn titles(&self, _state: &State, _style: &Style) -> Titles {
        Titles::default()
    }

    fn tile(&self) -> Option<Tile> {
        None
    }

    fn keys_help(&self, _state: &State) -> Vec<KeyGroup> {
        Vec::new()
    }

    /// The code that others get the same by.
    fn code(&self, _state: &State) -> Option<Code> {
        None
    }

    /// How hard the deal of that code is, once it is known.
    fn grade(&self, _state: &State) -> Option<Grade> {
        None
    }

    /// The last change, for screen readers.
    fn news(&self, _state: &State, _style: &Style) -> Option<String> {
        None
    }

    fn session<'a>(&self, state: &'a State) -> Option<&'a Session> {
        state.play.session()
    }

    fn at_the_table(&self, action: TableAction, out: &mut Actions) {
        out.push(PlayAction::Table(action));
    }

    /// Changes whenever buttons may have moved: `TapGuard` then ignores taps for a moment.
    fn stage(&self, _state: &State) -> (usize, usize) {
        (0, 0)
    }

    /// Whether all of it has to be in sight, or it scrolls where it is too small.
    fn room(&self, _state: &State) -> Room {
        Room::Scrolls
    }

    fn asks(&self, _state: &State) -> bool {
        false
    }

    /// Whether the answer on the screen is right, which is heard.
    fn is_right(&self, _state: &State) -> bool {
        false
    }

    /// Whether it has come to its end, so that a prepared hour goes on from here.
    fn is_done(&self, _state: &State) -> bool {
        false
    }

    /// The teacher goes to it, not back to it.
    fn enter(&self, _state: &mut State, _world: &World) {}

    /// Closes what is open on the screen; false if that is nothing, so that back leads to the screen before.
    fn leave(&self, _state: &mut State) -> bool {
        false
    }

    /// Called in every frame, shown or not. The seconds until there is more to do, and what has changed.
    fn tick(&self, _state: &mut State, _world: &World, _shown: bool) -> (Option<f64>, Effect) {
        (None, Effect::default())
    }

    fn drain_journal_entries(&self, _state: &mut State) -> Vec<JournalEntry> {
        Vec::new()
    }

    /// The window is another one, with another clock.
    fn forget_the_clock(&self, _state: &mut State) {}
}

#[derive(Clone, Copy)]
pub struct ScreenCx<'a> {
    pub style: &'a Style<'a>,
    pub body: Rect,
    /// Nothing lies over the screen: it reads the keys.
    pub has_focus: bool,
}

/// What an action has led to.
#[derive(Default)]
pub struct Effect {
    pub request: Option<Request>,
    /// The file that has to be written again.
    pub saved: Option<SaveFile>,
}

impl Effect {
    pub fn saved(file: SaveFile) -> Effect {
        Effect { request: None, saved: Some(file) }
    }
}

impl From<Option<Request>> for Effect {
    fn from(request: Option<Request>) -> Effect {
        Effect { request, saved: None }
    }
}

/// Something to do after the frame: each feature has an enum of them, and says which model it is for.
pub trait Action: 'static {
    fn apply(self, state: &mut State, world: &World) -> Effect;
}

impl Action for Request {
    fn apply(self, _state: &mut State, _world: &World) -> Effect {
        Some(self).into()
    }
}

pub type Deferred = Box<dyn FnOnce(&mut State, &World) -> Effect>;

#[derive(Default)]
pub struct Actions(pub Vec<Deferred>);

impl Actions {
    pub fn push(&mut self, action: impl Action) {
        self.0.push(Box::new(|state, world| action.apply(state, world)));
    }

    pub fn of<A: Action, R>(&mut self, draw: impl FnOnce(&mut Vec<A>) -> R) -> R {
        let mut actions = Vec::new();
        let result = draw(&mut actions);
        for action in actions {
            self.push(action);
        }
        result
    }
}
