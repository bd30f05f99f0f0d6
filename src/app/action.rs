//! What people can do. Views say it; `apply` does it, after the frame.

use super::desk::DeskAction;
use super::learn::LearnAction;
use super::own::OwnAction;
use super::print::PrintAction;
use super::setup::{Guidance, Pace, Player, Variant};
use super::state::{Dialog, Screen};
use super::theme::Theme;
use crate::puzzle::{Kind, NumberDeck};
use crate::rules::{Card, PileName, Signal};

/// Something to do.
#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    /// To another screen.
    Go(Screen),
    /// Close what lies over the screen, or go to the screen before.
    Back,
    /// Another language.
    Speak(&'static str),
    /// Full screen, or a window again.
    FullScreen,
    /// Put something over the screen.
    Open(Dialog),
    /// Take it away again.
    Close,
    /// The first notice has been read.
    Dismiss,
    /// Other colours.
    Theme(Theme),
    /// Another size of text, in percent.
    Zoom(u16),
    /// One size larger or smaller.
    ZoomBy(bool),
    /// Movements on or off.
    Motion(bool),
    /// The address of the web version now reads like this.
    Address(String),
    /// Put this on the clipboard.
    Copy(String),
    /// Erase everything.
    Erase,
    /// The code on the home screen now reads like this.
    TypeCode(String),
    /// Open what the code stands for.
    OpenCode,
    /// Something in the set-up.
    Setup(SetupAction),
    /// Start the game of the set-up, asking first if another one is under way.
    Start,
    /// Start it whatever is under way.
    StartAnyway,
    /// Play the last deal again.
    SameDeal,
    /// Set up a game with other cards.
    NewDeal,
    /// Something at the table.
    Play(PlayAction),
    /// Something with puzzles.
    Practice(PracticeAction),
    /// Puzzles made from the dear turns of the game.
    Mistakes,
    /// The dear turns of the game on paper.
    PrintMistakes,
    /// The series on paper.
    PrintSeries,
    /// Something in the class vote.
    Vote(VoteAction),
    /// Watch a turn of the review.
    Watch(usize),
    /// Go to a step of the turn being watched.
    Step(usize),
    /// Something on the print screen.
    Print(PrintAction),
    /// Something in the lessons.
    Learn(LearnAction),
    /// Something with the folder of one's own content.
    Own(OwnAction),
}

/// Something in the set-up.
#[derive(Clone, PartialEq, Debug)]
pub enum SetupAction {
    /// Another game.
    Variant(Variant),
    /// Another number of teams.
    Teams(usize),
    /// Another name for a team.
    Name(usize, String),
    /// Somebody else plays for a team.
    Player(usize, Player),
    /// Another starter; nobody for chance.
    Starter(Option<usize>),
    /// Open or hidden hands.
    OpenHands(bool),
    /// More or less guidance.
    Guidance(Guidance),
    /// Faster or slower computers.
    Pace(Pace),
    /// Other cards.
    NewDeal,
    /// The code of the deal now reads like this.
    Code(String),
}

/// Something with puzzles.
#[derive(Clone, PartialEq, Debug)]
pub enum PracticeAction {
    /// A kind in or out.
    Toggle(Kind),
    /// Levels from here to there.
    Levels(u8, u8),
    /// How many.
    Count(u32),
    /// Other numbers.
    Deck(NumberDeck),
    /// Told at once, or at the end.
    AtOnce(bool),
    /// With or without a clock.
    Clock(bool),
    /// A new series.
    Start,
    /// Something with the answer.
    Desk(DeskAction),
    /// Mark the answer.
    Check,
    /// Try again.
    TryAgain,
    /// Show the solution.
    Show,
    /// On to the next.
    Next,
    /// Back to the one before.
    Previous,
    /// One more like this.
    OneMore,
    /// So much of the explanation.
    Step(usize),
    /// The missed ones again.
    Missed,
    /// Back to choosing.
    Choose,
    /// Stop the clock, or let it run.
    ToggleClock,
}

/// Something in the class vote.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum VoteAction {
    /// A first question.
    Start,
    /// A hand more or less for an answer.
    Count(usize, bool),
    /// Show the answer.
    Reveal,
    /// The number line, or the bars.
    Line,
    /// The next question.
    Next,
}

/// Something at the table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum PlayAction {
    /// Choose a card, or let it go.
    Choose(Card),
    /// Choose a card, and keep it if it is chosen.
    PointAt(Card),
    /// Lay the chosen card.
    Place(PileName),
    /// Take back the last card.
    Undo,
    /// End the turn.
    EndTurn,
    /// A hint.
    Hint,
    /// Uncover the hand, or leave the look back.
    GoOn,
    /// Cover or show the cards.
    Cover,
    /// A team that waits says something.
    Say(usize, PileName, Option<Signal>),
    /// To the result.
    Result,
}
