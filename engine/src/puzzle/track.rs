//! Tracks: what there is to draw of an answer, pile by pile.

use crate::rules::{Card, Path, Pile, PileName, Play, Table};

/// A pile and the cards that are laid on it one after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Track {
    /// The pile's name.
    pub name: PileName,
    /// The pile before the first card.
    pub pile: Pile,
    /// The cards.
    pub cards: Vec<Card>,
}

impl Track {
    /// The tracks of a play: one for each pile that it touches.
    pub fn of_plays(table: &Table, plays: &[Play]) -> Vec<Track> {
        let tracks = table.piles().map(|(name, pile)| {
            let on_it = plays.iter().filter(|play| play.pile == name);
            Track { name, pile, cards: on_it.map(|play| play.card).collect() }
        });
        tracks.filter(|track| !track.cards.is_empty()).collect()
    }

    /// The way of the pile under its first so many cards.
    pub fn path(&self, shown: usize) -> Path {
        self.pile.path(self.cards.get(..shown).unwrap_or(&self.cards))
    }
}

/// How many steps the tracks have in all.
pub fn steps(tracks: &[Track]) -> usize {
    tracks.iter().map(|track| track.cards.len()).sum()
}
