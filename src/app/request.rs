//! What features ask of the rest of the house, and what they may know of the world outside.

use super::Screen;
use super::languages::Languages;
use super::platform::{Chooser, Opener, Wake};
use crate::journal::{Date, Topic};
use crate::puzzle::{Code, DealSpec, HourStep, NumberDeck, Puzzle};
use crate::rules::{PileName, Play};
use crate::worksheet::{Feat, Manuscript};

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
    /// The rules of this game, and what can be changed about it.
    Game,
    /// Is the last turn to be taken back?
    TakeBack,
    /// Who plays for this team?
    Seat(usize),
    /// The code of what is on the screen.
    Share,
    /// What is to stand on a certificate?
    Certificate,
    /// Is the journal of this class to be erased?
    EraseClass,
}

/// What a feature asks for once it has changed its own model. The shell does it: no feature
/// reaches into another.
#[derive(Clone, PartialEq, Debug)]
pub enum Request {
    /// To another screen.
    Go(Screen),
    /// Put something over the screen.
    Open(Dialog),
    /// Take it away again.
    Close,
    /// Open what a code stands for.
    OpenCode(Code),
    /// Put a text on the clipboard.
    Copy(String),
    /// Start the game that is set up, asking first if another one is under way.
    Start,
    /// Start it whatever is under way.
    StartAnyway,
    /// Set up this deal and start it.
    PlayAgain(DealSpec),
    /// Set up a game with other cards.
    NewDeal,
    /// Study the game that is over, from this turn (counted from 0) and this card of it on.
    StudyGame {
        /// The turn.
        turn: usize,
        /// How many of its cards are laid.
        step: usize,
    },
    /// Study a puzzle whose answer is known.
    StudyPuzzle {
        /// The puzzle.
        puzzle: Box<Puzzle>,
        /// What was played in it.
        plays: Vec<Play>,
    },
    /// Work on these puzzles, which come from a game.
    Practise(Vec<Puzzle>),
    /// Print these puzzles.
    Print(Vec<Puzzle>),
    /// Make an exit ticket: a small sheet of four questions, with its key. It asks about what was
    /// hardest just now; without a topic about what was hardest so far, else about everything.
    ExitTicket {
        /// What was hardest just now.
        topic: Option<Topic>,
        /// In these numbers.
        deck: NumberDeck,
    },
    /// Ask for what a certificate needs, and save it.
    Certificate(Feat),
    /// Save this, under a name to begin with.
    SaveManuscript(Manuscript, String),
    /// Save a text as a file.
    SaveText {
        /// What is said above the dialog.
        title: String,
        /// The text.
        text: String,
        /// The name to begin with; its ending is that of the file.
        name: String,
    },
    /// Line this up in the prepared hour.
    LineUp(Code),
    /// The class comes to this step of the prepared hour.
    EnterStep(HourStep),
    /// The prepared hour is over.
    EndHour,
    /// Speak another language.
    Speak(String),
    /// Sound has been switched on or off: let people know.
    Sound(bool),
    /// Go on with the series that was under way when the window was closed.
    ResumeSeries,
    /// Go on with the vote that was under way when the window was closed.
    ResumeVote,
    /// Work on the puzzle of the day.
    DayPuzzle,
    /// Use the lessons, templates and texts of one's own as they are now.
    UseOwnContent,
    /// Erase everything that is kept.
    Erase,
}

/// What a model may know of the world: passed in, so that tests pass in what they like.
#[derive(Clone, Copy)]
pub struct Outside<'a> {
    /// The seconds on the window's clock.
    pub now: f64,
    /// A number nobody can foresee, another one each time.
    pub seed: u64,
    /// What day the clock says it is.
    pub today: Date,
    /// Whether things may move by themselves.
    pub motion: bool,
    /// The languages.
    pub languages: &'a Languages,
    /// Asks people where a file goes.
    pub chooser: &'a dyn Chooser,
    /// Has files shown by other programs.
    pub opener: &'a dyn Opener,
    /// Wakes the window up from another thread.
    pub wake: &'a Wake,
}

/// What became of a model while time passed.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tick {
    /// The seconds until there is more to do; nothing if there is not.
    pub wait: Option<f64>,
    /// Whether something has changed that is kept.
    pub changed: bool,
}

impl Tick {
    /// Nothing to keep, and perhaps more to do after so many seconds.
    pub fn after(wait: Option<f64>) -> Tick {
        Tick { wait, changed: false }
    }
}
