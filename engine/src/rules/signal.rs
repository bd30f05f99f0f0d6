//! What team mates may tell each other: requests about piles, never a number.

use super::{Game, PileName, Play, Refusal, Status, Table};
use crate::listed;

listed! {
    /// A request about a pile, made by a player who is waiting for their turn.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
    pub enum Signal {
        /// "Please leave this pile alone."
        Leave = "leave",
        /// "No big step on this pile, please."
        NoBigStep = "no_big_step",
    }
}

impl Signal {
    /// The farthest a pile may go in one turn before that is called a big step.
    pub const SMALL_STEP: i32 = 3;

    /// Whether a turn that lays cards on the pile and moves it on by so much in all does what was
    /// asked: the one meaning of signals, for computer players, hints and the review.
    ///
    /// A pile to be left alone takes no card. One with small steps only may also go back.
    pub fn allows(self, moved: i32) -> bool {
        match self {
            Signal::Leave => false,
            Signal::NoBigStep => moved <= Signal::SMALL_STEP,
        }
    }
}

/// A signal with who gave it and for which pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Said {
    /// Who said it.
    pub player: usize,
    /// About which pile.
    pub pile: PileName,
    /// What was said.
    pub signal: Signal,
}

impl Said {
    /// Whether a turn does what was asked: either it leaves the pile alone, or the pile moves no
    /// farther than the signal allows.
    pub fn is_heeded(&self, table: &Table, plays: &[Play]) -> bool {
        self.moved(table, plays).is_none_or(|moved| self.signal.allows(moved))
    }

    /// How far these plays move the pile in all; nothing if they leave it alone.
    pub fn moved(&self, table: &Table, plays: &[Play]) -> Option<i32> {
        let cards = plays.iter().filter(|play| play.pile == self.pile);
        let cards: Vec<_> = cards.map(|play| play.card).collect();
        (!cards.is_empty()).then_some(())?;
        Some(table.pile(self.pile)?.path(&cards).room())
    }
}

/// A signal and the height of its pile when it was given: with another card on top it no
/// longer holds, and if that card is taken back it does again. What a player says about a pile at
/// another height is kept beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Given {
    pub said: Said,
    pub height: usize,
}

impl Given {
    /// Where it belongs in the list, which has one for each place.
    fn place(&self) -> (usize, PileName, usize) {
        (self.said.player, self.said.pile, self.height)
    }
}

impl Game {
    /// The signals that hold: given by a player who waits, about a pile as it lies.
    pub fn signals(&self) -> impl Iterator<Item = Said> {
        self.given.iter().filter(|given| self.holds(given)).map(|given| given.said)
    }

    /// Gives a signal, or takes it back. It replaces what this player said about this pile.
    ///
    /// Only those who wait may signal, and only where there is another player to talk to.
    pub fn say(
        &mut self,
        player: usize,
        pile: PileName,
        signal: Option<Signal>,
    ) -> Result<(), Refusal> {
        if self.status() != Status::Playing {
            return Err(Refusal::GameOver);
        }
        if !self.may_signal(player) {
            return Err(Refusal::NotYoursToSay);
        }
        let height = self.stack(pile).len();
        self.given.retain(|given| given.place() != (player, pile, height));
        if let Some(signal) = signal {
            let said = Said { player, pile, signal };
            self.remember(Given { said, height });
        }
        self.put_signals_on_record();
        Ok(())
    }

    /// Whether this player waits for their turn and has team mates.
    pub fn may_signal(&self, player: usize) -> bool {
        let waits = player < self.rules().players() && player != self.player();
        waits && self.rules().set().is_cooperative()
    }

    /// Keeps the signals in order, one for each player, pile and height.
    pub(super) fn remember(&mut self, new: Given) {
        self.given.retain(|given| given.place() != new.place());
        self.given.push(new);
        self.given.sort_by_key(Given::place);
        self.put_signals_on_record();
    }

    /// Forgets the signals of the player to move now, and those about piles that have changed.
    pub(super) fn forget_signals(&mut self) {
        let mut given = std::mem::take(&mut self.given);
        given.retain(|given| given.said.player != self.player() && self.holds(given));
        self.given = given;
        self.put_signals_on_record();
    }

    /// Forgets whatever was said: a save tells what belongs to which turn.
    pub(super) fn forget_all_signals(&mut self) {
        self.given.clear();
        self.put_signals_on_record();
    }

    /// What holds about the piles as they lay when the turn began belongs to the turn. Cards that
    /// are laid or taken back do not change it: only what is said does.
    fn put_signals_on_record(&mut self) {
        let before = self.given.iter();
        let before = before.filter(|given| given.height == self.height_before(given.said.pile));
        self.turn.signals = before.map(|given| given.said).collect();
    }

    /// The height of a pile when the turn began.
    pub(super) fn height_before(&self, pile: PileName) -> usize {
        let laid = self.turn.plays.iter().filter(|play| play.pile == pile);
        self.stack(pile).len().saturating_sub(laid.count())
    }

    fn holds(&self, given: &Given) -> bool {
        given.height == self.stack(given.said.pile).len()
    }
}
