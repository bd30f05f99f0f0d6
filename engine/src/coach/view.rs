//! What one player can see. Computer players get nothing else, so they cannot cheat.

mod fault;
mod parts;

use crate::rules::{CardSet, Game, PerPile, PileSet, RuleSet, Rules, Said, Table};
use crate::solver::Task;
pub use fault::ViewError;
pub use parts::ViewParts;

/// The table through the eyes of one player: their own hand, the tops, what has been laid, the
/// signals, and how many cards everybody holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    rules: Rules,
    player: usize,
    mover: usize,
    hand: CardSet,
    table: Table,
    played: usize,
    missing: usize,
    due: PileSet,
    signals: Vec<Said>,
    speakers: Vec<bool>,
    hand_sizes: Vec<usize>,
    /// How many cards are left in each deck, and which of its cards have been laid.
    decks: Vec<(usize, CardSet)>,
}

impl View {
    /// What this player sees. No player is taken for a speaker yet: see [`View::among`]. In the duel
    /// A and B are this player's own piles, also while the other one moves.
    pub fn of(game: &Game, player: usize) -> View {
        let rules = *game.rules();
        let players = 0..rules.players();
        let decks = (0..rules.set().decks()).map(|deck| {
            let to_draw = game.deck(deck);
            let held = players.clone().filter(|player| rules.deck_of(*player) == deck);
            let held = held.fold(CardSet::EMPTY, |held, player| held.union(game.hand(player)));
            let hidden = to_draw.iter().copied().collect::<CardSet>().union(held);
            (to_draw.len(), rules.set().cards().difference(hidden))
        });
        View {
            rules,
            player,
            mover: game.player(),
            hand: game.hand(player),
            table: table_of(game, player),
            played: game.turn().plays.len(),
            missing: game.missing(),
            due: game.due(),
            signals: game.signals().filter(|said| said.player != player).collect(),
            speakers: vec![false; rules.players()],
            hand_sizes: players.clone().map(|player| game.hand(player).len()).collect(),
            decks: decks.collect(),
        }
    }

    /// The same view among players of whom some always say what there is to say: from them, silence
    /// means something too.
    #[must_use]
    pub fn among(mut self, speakers: &[bool]) -> View {
        for (player, speaks) in self.speakers.iter_mut().enumerate() {
            *speaks = speakers.get(player).copied().unwrap_or_default();
        }
        self
    }

    /// The rules everybody plays by.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// Whose eyes these are.
    pub fn player(&self) -> usize {
        self.player
    }

    /// Whose turn it is.
    pub fn mover(&self) -> usize {
        self.mover
    }

    /// How many cards have been laid in the turn under way.
    pub fn played(&self) -> usize {
        self.played
    }

    /// Whether this player always says what there is to say.
    pub fn speaks(&self, player: usize) -> bool {
        self.speakers.get(player).copied().unwrap_or_default()
    }

    /// How many cards a player holds.
    pub fn hand_size(&self, player: usize) -> usize {
        self.hand_sizes.get(player).copied().unwrap_or_default()
    }

    /// The cards of a player's deck that have been laid: everybody has seen them.
    pub fn laid(&self, player: usize) -> CardSet {
        self.deck_of(player).1
    }

    /// The cards of a player's deck that this one has not seen: they are still to be drawn, or in
    /// another player's hand.
    pub fn unseen(&self, player: usize) -> CardSet {
        let all = self.rules.set().cards().difference(self.laid(player));
        if self.rules.deck_of(player) == self.rules.deck_of(self.player) {
            all.difference(self.hand)
        } else {
            all
        }
    }

    /// How many cards are left in a player's deck.
    pub fn deck_left(&self, player: usize) -> usize {
        self.deck_of(player).0
    }

    fn deck_of(&self, player: usize) -> (usize, CardSet) {
        let deck = self.rules.deck_of(player);
        self.decks.get(deck).copied().unwrap_or_default()
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
        self.signals.iter().copied()
    }

    /// How many cards are left to draw.
    pub fn deck(&self) -> usize {
        self.deck_left(self.player)
    }

    /// How many others still hold cards.
    pub fn partners(&self) -> usize {
        let others = (0..self.hand_sizes.len()).filter(|player| *player != self.player);
        others.filter_map(|player| self.hand_sizes.get(player)).filter(|size| **size > 0).count()
    }

    /// The question for the solver, with what this player may know.
    pub fn task(&self) -> Task {
        Task {
            set: self.rules.set(),
            table: self.table,
            hand: self.hand,
            minimum: self.missing,
            cover: self.due,
            deck: Some(self.deck()),
            burning: self.rules.burning_cards(),
            surcharge: PerPile::default(),
        }
    }
}

/// The piles as this player names them: only in the duel it matters who looks.
fn table_of(game: &Game, player: usize) -> Table {
    let set = game.rules().set();
    match set {
        RuleSet::Duel if player != game.player() => {
            let tops = PerPile::from_fn(|name| game.stack(name.across()).last().copied());
            Table::with_tops(set, tops, false)
        }
        RuleSet::Classic | RuleSet::Duel => game.table(),
    }
}
