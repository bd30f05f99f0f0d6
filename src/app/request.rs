//! What features ask of the rest of the house, and what they may know of the world outside.

use super::ScreenId;
use super::languages::Languages;
use super::platform::{Chooser, Opener, RequestRepaint};
use crate::journal::{Date, Topic};
use crate::puzzle::{Code, DealSpec, HourStep, NumberDeck, Puzzle};
use crate::rules::{PileName, Play};
use crate::sheets::{GameAchievement, Plan, PrintError};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialog {
    Help,
    Code,
    Replace,
    Erase,
    Signal(PileName),
    Game,
    TakeBack,
    Seat(usize),
    Share,
    Certificate,
    EraseClass,
}

/// What a feature asks for once it has changed its own model. The shell does it: no feature reaches into another.
#[derive(Clone, PartialEq, Debug)]
pub enum Request {
    Go(ScreenId),
    /// Close what lies over the screen, or go to the screen before.
    Back,
    Open(Dialog),
    Close,
    /// The notice at the top has been read.
    Dismiss,
    FullScreen,
    Think,
    OpenCode(Code),
    Copy(String),
    /// Start the game that is set up, asking first if another one is under way.
    Start,
    StartAnyway,
    PlayAgain(DealSpec),
    NewDeal,
    /// Study the game that is over, from this turn on (counted from 0).
    StudyGame {
        turn: usize,
    },
    StudyPuzzle {
        puzzle: Box<Puzzle>,
        plays: Vec<Play>,
    },
    Practise(Vec<Puzzle>),
    Print(Vec<Puzzle>),
    /// Make an exit ticket: a small sheet of four questions, with its key. It asks about what was
    /// hardest just now; without a topic about what was hardest so far, else about everything.
    ExitTicket {
        topic: Option<Topic>,
        deck: NumberDeck,
    },
    Certificate(GameAchievement),
    SavePlan(Result<Box<Plan>, PrintError>, String),
    SaveText {
        title: String,
        text: String,
        name: String,
    },
    LineUp(Code),
    EnterStep(HourStep),
    EndHour,
    Speak(String),
    /// Sound has been switched on or off, which is said for a moment.
    Sound(bool),
    ResumeSeries,
    ResumeVote,
    DayPuzzle,
    UseCustomContent,
    Erase,
}

/// What a model may know of the world: passed in, so that tests pass in what they like.
#[derive(Clone, Copy)]
pub struct Env<'a> {
    pub now: f64,
    pub seed: u64,
    pub today: Date,
    pub motion: bool,
    pub languages: &'a Languages,
    pub chooser: &'a dyn Chooser,
    pub opener: &'a dyn Opener,
    pub request_repaint: &'a RequestRepaint,
}

#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct NextUpdate {
    /// The seconds until there is more to do; nothing if there is not.
    pub wait: Option<f64>,
    pub changed: bool,
}

impl NextUpdate {
    /// Nothing to keep, and perhaps more to do after so many seconds.
    pub fn after(wait: Option<f64>) -> NextUpdate {
        NextUpdate { wait, changed: false }
    }
}
