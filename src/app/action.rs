//! What people can do. Views say it; `apply` does it, after the frame.

use super::learn::LearnAction;
use super::setup::{Guidance, Pace, Player, Variant};
use super::state::{Dialog, Screen};
use super::theme::Theme;
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
    /// Watch a turn of the review.
    Watch(usize),
    /// Go to a step of the turn being watched.
    Step(usize),
    /// Something in the lessons.
    Learn(LearnAction),
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
