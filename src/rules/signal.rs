//! What team mates may tell each other: requests about piles, never a number.

use super::{Game, PileName, Refusal, Status, listed};

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

/// A signal and the height of its pile when it was given: with another card on top it no
/// longer holds, and if that card is taken back it does again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Given {
    pub said: Said,
    pub height: usize,
}

impl Given {
    fn is_by(&self, player: usize, pile: PileName) -> bool {
        (self.said.player, self.said.pile) == (player, pile)
    }
}

impl Game {
    /// The signals that hold: given by somebody who waits, about a pile as it lies.
    pub fn signals(&self) -> impl Iterator<Item = Said> {
        self.given
            .iter()
            .filter(|given| self.holds(given))
            .map(|given| given.said)
    }

    /// Gives a signal, or takes it back. It replaces what this player said about this pile.
    ///
    /// Only those who wait may signal, and only where there is somebody to talk to.
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
        self.given.retain(|given| !given.is_by(player, pile));
        if let Some(signal) = signal {
            let said = Said {
                player,
                pile,
                signal,
            };
            let height = self.stack(pile).len();
            self.remember(Given { said, height });
        }
        Ok(())
    }

    /// Whether this player waits for their turn and has team mates.
    pub fn may_signal(&self, player: usize) -> bool {
        let waits = player < self.rules().players() && player != self.player();
        waits && self.rules().set().is_cooperative()
    }

    /// Keeps the signals in the order of players and piles, one for each.
    pub(super) fn remember(&mut self, new: Given) {
        let Said { player, pile, .. } = new.said;
        self.given.retain(|given| !given.is_by(player, pile));
        self.given.push(new);
        self.given
            .sort_by_key(|given| (given.said.player, given.said.pile));
    }

    /// Forgets the signals of whoever has the move now, and those about piles that have changed.
    pub(super) fn forget_signals(&mut self) {
        let mut given = std::mem::take(&mut self.given);
        given.retain(|given| given.said.player != self.player() && self.holds(given));
        self.given = given;
    }

    fn holds(&self, given: &Given) -> bool {
        given.height == self.stack(given.said.pile).len()
    }
}
