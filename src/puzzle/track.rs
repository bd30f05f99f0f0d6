//! What an answer does on number lines: a track for each pile it moves.

use super::{Answer, Puzzle, Question};
use crate::rules::{Card, Pile, PileName, Play, Table};

/// A pile and the cards that are laid on it one after the other.
#[derive(Clone, PartialEq, Debug)]
pub struct Track {
    /// The pile's name.
    pub name: PileName,
    /// The pile before the first card.
    pub pile: Pile,
    /// The cards.
    pub cards: Vec<Card>,
}

impl Track {
    /// The tracks of a play on a table.
    pub fn of_plays(table: &Table, plays: &[Play]) -> Vec<Track> {
        table
            .piles()
            .map(|(name, pile)| Track {
                name,
                pile,
                cards: plays
                    .iter()
                    .filter(|play| play.pile == name)
                    .map(|play| play.card)
                    .collect(),
            })
            .filter(|track| !track.cards.is_empty())
            .collect()
    }
}

/// How many steps the tracks have in all.
pub fn steps(tracks: &[Track]) -> usize {
    tracks.iter().map(|track| track.cards.len()).sum()
}

impl Puzzle {
    /// What there is to draw of an answer: nothing for kinds that are not about moving piles.
    pub fn tracks(&self, answer: &Answer) -> Vec<Track> {
        match (&self.question, answer) {
            (Question::Best { position }, Answer::Plays(plays)) => {
                Track::of_plays(&position.table(), plays)
            }
            (Question::Mistake { position, plays }, _) => Track::of_plays(&position.table(), plays),
            (Question::Jump { name, pile, jumps }, _) => {
                let mut now = *pile;
                let mut cards = Vec::new();
                for _ in 0..*jumps {
                    if let Some(card) = now.jump_card() {
                        cards.push(card);
                        now = now.with_top(card);
                    }
                }
                vec![Track {
                    name: *name,
                    pile: *pile,
                    cards,
                }]
            }
            (Question::Room { name, pile, path }, _) => vec![Track {
                name: *name,
                pile: *pile,
                cards: path.clone(),
            }],
            _ => Vec::new(),
        }
    }
}
