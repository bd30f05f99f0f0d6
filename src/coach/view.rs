//! What one player can see. Computer players get nothing else, so they cannot cheat.

use crate::rules::{CardSet, Game, PerPile, PileSet, RuleSet, Said, Table};
use crate::solver::Task;

/// The table through the eyes of one player: their own hand, the tops, the signals, and how
/// many cards everybody holds.
#[derive(Clone, Debug)]
pub struct View {
    set: RuleSet,
    player: usize,
    hand: CardSet,
    table: Table,
    missing: usize,
    due: PileSet,
    burning: CardSet,
    signals: Vec<Said>,
    hand_sizes: Vec<usize>,
    deck: usize,
}

impl View {
    /// What this player sees.
    pub fn of(game: &Game, player: usize) -> View {
        let rules = game.rules();
        let deck = game.deck(rules.deck_of(player)).len();
        View {
            set: rules.set(),
            player,
            hand: game.hand(player),
            table: game.table(),
            missing: game.missing(),
            due: game.due(),
            burning: rules.burning_cards(),
            signals: game.signals().collect(),
            hand_sizes: (0..rules.players())
                .map(|player| game.hand(player).len())
                .collect(),
            deck,
        }
    }

    /// The player's own hand.
    pub fn hand(&self) -> CardSet {
        self.hand
    }

    /// The piles.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// How many cards the turn under way still needs.
    pub fn missing(&self) -> usize {
        self.missing
    }

    /// The piles that must be covered in this turn.
    pub fn due(&self) -> PileSet {
        self.due
    }

    /// What the others have said.
    pub fn signals(&self) -> impl Iterator<Item = Said> {
        self.signals
            .iter()
            .copied()
            .filter(|said| said.player != self.player)
    }

    /// How many cards are left to draw.
    pub fn deck(&self) -> usize {
        self.deck
    }

    /// How many others still hold cards.
    pub fn partners(&self) -> usize {
        let others = (0..self.hand_sizes.len()).filter(|player| *player != self.player);
        others
            .filter_map(|player| self.hand_sizes.get(player))
            .filter(|size| **size > 0)
            .count()
    }

    /// The question for the solver, with what this player may know.
    pub fn task(&self) -> Task {
        Task {
            set: self.set,
            table: self.table,
            hand: self.hand,
            minimum: self.missing,
            cover: self.due,
            deck: Some(self.deck),
            burning: self.burning,
            surcharge: PerPile::default(),
        }
    }
}
