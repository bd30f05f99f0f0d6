//! A guided excerpt of a game from a fixed deal.

use crate::rules::{Deal, Game, Play, Refusal, Rules};

/// Some turns of a game, the same for every class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameExcerpt {
    /// The key of the text.
    pub text: String,
    /// The rules.
    pub rules: Rules,
    /// The cards, and who starts.
    pub deal: Deal,
    /// The turns that have been played already.
    pub opening: Vec<Vec<Play>>,
    /// How many turns the class plays together.
    pub turns: usize,
    /// Whether all hands are seen, as in a class that decides together.
    pub open_hands: bool,
    /// What is said before some of the turns, in the order of turns.
    pub notes: Vec<Note>,
}

/// Something said before a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// The turn of this excerpt, from 1.
    pub turn: usize,
    /// The key of the text.
    pub text: String,
}

impl GameExcerpt {
    /// The game as the class finds it, or the turn of the opening, from 1, that the rules refuse.
    pub fn start(&self) -> Result<Game, (usize, Refusal)> {
        let mut game = Game::new(self.rules, self.deal.clone());
        for (plays, turn) in self.opening.iter().zip(1..) {
            for play in plays {
                game.play(*play).map_err(|refusal| (turn, refusal))?;
            }
            game.end_turn().map_err(|refusal| (turn, refusal))?;
        }
        Ok(game)
    }

    /// What is said before a turn of this excerpt, counted from 1.
    pub fn note(&self, turn: usize) -> Option<&Note> {
        self.notes.iter().find(|note| note.turn == turn)
    }
}
