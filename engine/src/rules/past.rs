//! A game as it stood: any turn of it, after any of its cards.

use super::signal::Given;
use super::{Game, Said, Status, Turn};

impl Game {
    /// The turns there have been, one after the other. The last one is the turn under way, where
    /// a card was laid in it, or where it could not be played at all.
    pub fn turns(&self) -> Vec<&Turn> {
        let last = Some(self.turn());
        let last = last.filter(|turn| !turn.plays.is_empty() || self.status() == Status::Stuck);
        self.finished_turns().iter().chain(last).collect()
    }

    /// The game as it stood in one of its turns, counted from 0, after so many cards of it, with
    /// the signals that were given for that turn. Nothing where there was no such turn; after the
    /// last card of a turn, further ones change nothing.
    pub fn at(&self, turn: usize, laid: usize) -> Option<Game> {
        let turns = self.turns();
        let (before, rest) = turns.split_at_checked(turn)?;
        let wanted = rest.first()?;
        let mut game = Game::new(*self.rules(), self.deal().clone());
        for turn in before {
            game.hear_all(&turn.signals);
            game.lay_all(turn, usize::MAX)?;
            game.end_turn().ok()?;
        }
        game.hear_all(&wanted.signals);
        game.lay_all(wanted, laid)?;
        Some(game)
    }

    /// Has these signals given before the first card of a turn, and no others.
    fn hear_all(&mut self, signals: &[Said]) {
        self.forget_all_signals();
        for said in signals {
            let height = self.stack(said.pile).len();
            self.remember(Given { said: *said, height });
        }
    }

    fn lay_all(&mut self, turn: &Turn, laid: usize) -> Option<()> {
        for play in turn.plays.iter().take(laid) {
            self.play(*play).ok()?;
        }
        Some(())
    }
}
