//! The question put to the solver: small, copied freely, free of allocation.

use crate::rules::{
    CardSet, Game, PerPile, PileName, PileSet, Placement, Play, Position, Refusal, RuleSet, Signal,
    Table,
};

/// A position as the solver takes it, and as a planning player may bend it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Task {
    /// The family of rules, which sets the fair price.
    pub set: RuleSet,
    /// The piles.
    pub table: Table,
    /// The cards to choose from.
    pub hand: CardSet,
    /// How many cards must be laid at least.
    pub minimum: usize,
    /// The piles that must receive a card.
    pub cover: PileSet,
    /// How many cards are left to draw, where that is known.
    pub deck: Option<usize>,
    /// Cards that are better not left on top: they only decide between plays of equal value.
    pub burning: CardSet,
    /// Steps that a play costs on top where it does not do what others asked for.
    pub surcharge: PerPile<Surcharge>,
}

/// Steps that a play on a pile costs on top of its room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Surcharge {
    /// For using the pile at all.
    pub touch: u16,
    /// For taking a big step there.
    pub big_step: u16,
}

impl Surcharge {
    /// More than any play can be worth: whatever costs it is not played at all.
    pub const FORBIDDEN: u16 = u16::MAX;

    /// Makes it cost so much not to do what was asked about the pile.
    pub fn set(&mut self, signal: Signal, steps: u16) {
        match signal {
            Signal::Leave => self.touch = steps,
            Signal::NoBigStep => self.big_step = steps,
        }
    }

    /// What a play that moves the pile by so much costs on top.
    pub fn on(self, room: i32) -> i32 {
        let asked = [(Signal::Leave, self.touch), (Signal::NoBigStep, self.big_step)];
        let broken = asked.into_iter().filter(|(signal, _)| !signal.allows(room));
        broken.map(|(_, steps)| i32::from(steps)).sum()
    }
}

impl Task {
    /// What the player to move in a game has to solve.
    pub fn of_game(game: &Game) -> Task {
        let player = game.player();
        Task {
            set: game.rules().set(),
            table: game.table(),
            hand: game.hand(player),
            minimum: game.missing(),
            cover: game.due(),
            deck: Some(game.deck(game.rules().deck_of(player)).len()),
            burning: game.rules().burning_cards(),
            surcharge: PerPile::default(),
        }
    }

    /// What the plays do one after the other, or the first that is refused and why.
    pub fn trace(&self, plays: &[Play]) -> Result<Vec<Placement>, (usize, Refusal)> {
        let (mut table, mut hand) = (self.table, self.hand);
        let mut placements = Vec::with_capacity(plays.len());
        for (step, play) in plays.iter().enumerate() {
            if !hand.contains(play.card) {
                let number = u32::from(play.card.number());
                return Err((step, Refusal::NotInHand { number }));
            }
            placements.push(table.place(*play).map_err(|refusal| (step, refusal))?);
            table = table.after(*play).map_err(|refusal| (step, refusal))?;
            hand = hand.without(play.card);
        }
        Ok(placements)
    }

    /// The piles to be covered that these plays leave alone.
    pub fn uncovered(&self, plays: &[Play]) -> PileSet {
        let touched: PileSet = plays.iter().map(|play| play.pile).collect();
        self.cover.difference(touched)
    }

    /// The single pile of the table, where there is just one.
    pub fn only_pile(&self) -> Option<PileName> {
        self.table.only_pile().map(|(name, _)| name)
    }
}

impl From<&Position> for Task {
    fn from(position: &Position) -> Task {
        let fire = !position.cover().is_empty();
        Task {
            set: position.set(),
            table: position.table(),
            hand: position.cards(),
            minimum: usize::from(position.minimum()),
            cover: position.cover(),
            deck: position.deck().map(usize::from),
            // Only a game On Fire asks for a pile to be covered.
            burning: if fire { crate::rules::burning_cards() } else { CardSet::EMPTY },
            surcharge: PerPile::default(),
        }
    }
}
