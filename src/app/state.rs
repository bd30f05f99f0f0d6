//! What the window is about right now. Views read it; only `apply` changes it.

use super::keep::Notice;
use super::learn::LearnState;
use super::own::OwnContent;
use super::platform;
use super::practice::{Origin, Practice};
use super::print::PrintState;
use super::session::Session;
use super::settings::Settings;
use super::vote::Vote;
use crate::l10n::{Language, Locale, Msg};
use crate::puzzle::{Address, CannotMake, Code, CodeError};
use crate::rules::PileName;

/// The screens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// Where everything starts.
    Home,
    /// Choosing a game.
    Setup,
    /// The table.
    Play,
    /// The end of a game.
    End,
    /// Puzzles.
    Practice,
    /// A question to the class.
    Vote,
    /// The settings.
    Settings,
    /// Sheets to print.
    Print,
    /// The lessons.
    Learn,
}

/// What can lie over a screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialog {
    /// The keys of this screen.
    Help,
    /// Typing a code.
    Code,
    /// Is the game under way to be given up?
    Replace,
    /// Is everything to be erased?
    Erase,
    /// What is there to say about this pile?
    Signal(PileName),
    /// Who plays for this team?
    Seat(usize),
    /// The code of what is on the screen.
    Share,
}

/// A turn of a finished game, watched step by step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Replay {
    /// Which of the review's turns.
    pub turn: usize,
    /// How many cards are laid.
    pub step: usize,
}

/// Why a typed code does not open anything.
#[derive(Clone, PartialEq, Debug)]
pub enum CodeTrouble {
    /// Mistyped.
    Wrong(CodeError),
    /// The code of something else.
    Other(Code),
}

/// A code as it is being typed.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct CodeEntry {
    /// What is typed.
    pub text: String,
    /// What is wrong with it.
    pub trouble: Option<CodeTrouble>,
}

/// The languages the window can speak, and the one it does.
pub struct Languages {
    current: Locale,
    others: Vec<Locale>,
    names: Vec<(&'static str, String)>,
}

impl Languages {
    /// The built-in languages, speaking the one of this code, or what the system asks for.
    pub fn new(code: Option<&str>, system: Option<&str>) -> Languages {
        let asked = code.and_then(Locale::built_in);
        let current = asked.unwrap_or_else(|| Locale::of_system(system));
        let known = Locale::BUILT_IN.into_iter();
        let built_in = known.filter_map(|code| Some((code, Locale::built_in(code)?)));
        let mut languages = Languages {
            current,
            others: Vec::new(),
            names: built_in
                .map(|(code, locale)| (code, locale.say(&Msg::LanguageName)))
                .collect(),
        };
        languages.bring(&[]);
        languages
    }

    /// The same languages with these texts of one's own.
    pub fn bring(&mut self, own: &[Language]) {
        self.current = Locale::with_own(self.current.code(), own);
        self.others = Locale::BUILT_IN
            .into_iter()
            .filter(|code| *code != self.current.code())
            .map(|code| Locale::with_own(code, own))
            .collect();
    }

    /// The code of each language, and its name in that language.
    pub fn names(&self) -> &[(&'static str, String)] {
        &self.names
    }

    /// The code of the language spoken now, as one of the names has it.
    pub fn code(&self) -> &'static str {
        let mut codes = self.names.iter().map(|(code, _)| *code);
        codes
            .find(|code| *code == self.current.code())
            .unwrap_or_default()
    }

    /// Speaks another language, if it is known.
    pub fn speak(&mut self, code: &str) {
        let other = self.others.iter_mut().find(|locale| locale.code() == code);
        if let Some(other) = other {
            std::mem::swap(&mut self.current, other);
        }
    }

    /// The language of this code.
    pub fn of(&self, code: &str) -> Option<&Locale> {
        let mut all = std::iter::once(&self.current).chain(&self.others);
        all.find(|locale| locale.code() == code)
    }

    /// The language spoken now.
    pub fn current(&self) -> &Locale {
        &self.current
    }
}

/// Everything the window knows.
pub struct State {
    /// What is kept from day to day.
    pub settings: Settings,
    /// The languages.
    pub languages: Languages,
    /// The screen.
    pub screen: Screen,
    /// The screen to go back to from the settings.
    pub before: Screen,
    /// What lies over it.
    pub dialog: Option<Dialog>,
    /// The game under way, or the last one.
    pub session: Option<Session>,
    /// The code being typed on the home screen.
    pub code: CodeEntry,
    /// The code being typed in the set-up, where it is not the one of the set-up itself.
    pub deal_code: Option<CodeEntry>,
    /// What was put on the clipboard in the open dialog.
    pub copied: Option<String>,
    /// The series being worked on; nothing while one is chosen.
    pub practice: Option<Practice>,
    /// Why the last series could not be made.
    pub practice_trouble: Option<CannotMake>,
    /// The question to the class.
    pub vote: Option<Vote>,
    /// The turn being watched.
    pub replay: Option<Replay>,
    /// What people should know.
    pub notices: Vec<Notice>,
    /// When the computer plays its next card, on the window's clock.
    pub next_move: Option<f64>,
    /// When the explanation goes on by itself, on the window's clock.
    pub next_step: Option<f64>,
    /// Whether the window fills the screen.
    pub full_screen: bool,
    /// The print screen.
    pub print: PrintState,
    /// The lessons.
    pub learn: LearnState,
    /// Lessons, templates and texts of one's own.
    pub own: OwnContent,
}

impl State {
    /// Where the web version is: this page itself, or what the settings say.
    pub fn address(&self) -> Option<Address> {
        let page = platform::base_address();
        Address::parse(&page.unwrap_or_else(|| self.settings.address.clone()))
    }

    /// The code that opens on another device what is on the screen.
    pub fn code_here(&self) -> Option<Code> {
        match self.screen {
            Screen::Setup => Some(Code::Deal(self.settings.setup.deal())),
            Screen::Play | Screen::End => {
                let session = self.session.as_ref()?;
                Some(Code::Deal(session.deal()))
            }
            Screen::Practice => match self.practice.as_ref()?.origin() {
                Origin::Code(code) | Origin::Sheet(code) => Some(code.clone()),
                _ => None,
            },
            Screen::Print if !self.print.has_given() => {
                let options = &self.settings.print;
                options.order(self.print.templates(), 1)?.code()
            }
            _ => None,
        }
    }

    /// The code of the language that sheets are printed in.
    pub fn sheet_language(&self) -> &'static str {
        let chosen = self.settings.print.language.as_deref();
        let mut known = self.languages.names().iter().map(|(code, _)| *code);
        let chosen = known.find(|code| chosen == Some(*code));
        chosen.unwrap_or_else(|| self.languages.code())
    }

    /// The game, if it is still going on.
    pub fn running(&self) -> Option<&Session> {
        self.session.as_ref().filter(|session| !session.is_over())
    }

    /// The game on the table of this screen: the one under way, or that of a lesson.
    pub fn table(&self) -> Option<&Session> {
        match self.screen {
            Screen::Learn => self.learn.session(),
            _ => self.session.as_ref(),
        }
    }
}
