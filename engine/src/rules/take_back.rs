//! Taking back a turn that has ended: a slip is put right in front of the class, and stays on record.

use super::signal::Given;
use super::{Game, Turn};

/// A note that a turn was taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakenBack {
    /// The number of the turn, from 1.
    pub turn: usize,
    /// Whose turn it was.
    pub player: usize,
}

impl Game {
    /// The turns that were taken back, in the order in which that happened.
    pub fn taken_back(&self) -> &[TakenBack] {
        &self.taken_back
    }

    /// The game as it was before the last finished turn ended: its cards still lie there, and
    /// [`Game::undo`] takes them back one by one. Cards of the turn under way go back first.
    ///
    /// Says which turn it was; nothing where no turn has ended. What was said about a pile after
    /// it had received a card of that turn is forgotten.
    pub fn take_back_turn(&mut self) -> Option<TakenBack> {
        let (last, before) = self.finished_turns().split_last()?;
        let mut game = Game::new(*self.rules(), self.deal().clone());
        for turn in before {
            game.lay_again(turn)?;
            game.end_turn().ok()?;
        }
        game.lay_again(last)?;
        let note = TakenBack { turn: before.len() + 1, player: last.player };
        game.taken_back.clone_from(&self.taken_back);
        game.taken_back.push(note);
        *self = game;
        Some(note)
    }

    /// Plays a turn of the record again, with what the others had asked for.
    fn lay_again(&mut self, turn: &Turn) -> Option<()> {
        self.forget_all_signals();
        for said in &turn.signals {
            let height = self.stack(said.pile).len();
            self.remember(Given { said: *said, height });
        }
        turn.plays.iter().try_for_each(|play| self.play(*play).map(|_| ())).ok()
    }
}
