//! Building positions on purpose: hands that hold what a level is about.
//!
//! Everything is drawn up for a pile that goes up, and turned over for one that goes down:
//! n becomes 101 − n. Random hands would nearly always be solved by sorting.

use crate::rules::{Card, Direction, PileName, Position, PositionBuilder, Random, RuleSet};

/// A position in the making.
pub struct Draft {
    set: RuleSet,
    minimum: u8,
    piles: Vec<(PileName, u32)>,
    hand: Vec<u32>,
    cover: Vec<PileName>,
}

impl Draft {
    /// Nothing yet.
    pub fn new(set: RuleSet) -> Draft {
        Draft {
            set,
            minimum: Position::DEFAULT_MINIMUM,
            piles: Vec::new(),
            hand: Vec::new(),
            cover: Vec::new(),
        }
    }

    /// Adds a pile that shows this number.
    pub fn pile(&mut self, name: PileName, top: u32) {
        self.piles.push((name, top));
    }

    /// The pile must receive a card.
    pub fn cover(&mut self, name: PileName) {
        self.cover.push(name);
    }

    /// The number that is `steps` further on this pile (or back, if negative), if it is a card.
    pub fn ahead(&self, pile: PileName, steps: i64) -> Option<u32> {
        let (_, top) = *self.piles.iter().find(|(name, _)| *name == pile)?;
        let number = match self.set.direction(pile) {
            Direction::Up => i64::from(top) + steps,
            Direction::Down => i64::from(top) - steps,
        };
        self.card(number)
    }

    fn card(&self, number: i64) -> Option<u32> {
        let highest = i64::from(self.set.highest());
        let lowest = i64::from(Card::LOWEST.number());
        let number = Some(number).filter(|n| (lowest..=highest).contains(n))?;
        u32::try_from(number).ok()
    }

    /// Puts a number into the hand if it is a card and not there yet.
    pub fn hold(&mut self, number: Option<u32>) {
        let Some(number) = number else {
            return;
        };
        let on_pile = self.piles.iter().any(|(_, top)| *top == number);
        if !self.hand.contains(&number) && !on_pile {
            self.hand.push(number);
        }
    }

    /// Fills the hand with random cards.
    pub fn fill(&mut self, random: &mut Random, size: usize) {
        let cards = usize::from(self.set.highest()) - 1;
        for _ in 0..100 {
            if self.hand.len() >= size {
                return;
            }
            let number = u32::try_from(2 + random.below(cards)).ok();
            self.hold(number);
        }
    }

    /// The position, the hand from high to low as in the quiz; nothing if the rules refuse it
    /// or the hand has another size.
    pub fn finish(mut self, size: usize) -> Option<Position> {
        self.hand.sort_by(|one, other| other.cmp(one));
        if self.hand.len() != size {
            return None;
        }
        let mut builder = PositionBuilder::new(self.set);
        for (name, top) in self.piles {
            builder.pile(name, top).ok()?;
        }
        for number in self.hand {
            builder.card(number).ok()?;
        }
        for name in self.cover {
            builder.cover(name).ok()?;
        }
        builder.minimum(self.minimum);
        builder.finish().ok()
    }
}

/// A number from `low` to `high`, both included.
pub fn between(random: &mut Random, low: i64, high: i64) -> i64 {
    let span = usize::try_from(high - low + 1).unwrap_or(1);
    low + i64::try_from(random.below(span)).unwrap_or(0)
}

/// A plausible top for the pile: somewhere in the middle of a game, with a ten behind it.
pub fn plausible_top(random: &mut Random, set: RuleSet, pile: PileName) -> u32 {
    let highest = i64::from(set.highest());
    let steps = between(random, highest / 8, highest * 3 / 4);
    let top = match set.direction(pile) {
        Direction::Up => 1 + steps,
        Direction::Down => highest + 1 - steps,
    };
    u32::try_from(top).unwrap_or(50)
}

/// Puts into the hand what a level is about, on this pile.
pub fn purpose(draft: &mut Draft, random: &mut Random, pile: PileName, level: u8) {
    let mut hold = |steps: i64| {
        let card = draft.ahead(pile, steps);
        draft.hold(card);
    };
    match level {
        1 => {
            hold(between(random, 1, 9));
            hold(between(random, 4, 16));
        }
        2 => hold(-10),
        3 => {
            let back = between(random, 2, 22);
            hold(back);
            hold(back + 10);
        }
        4 => {
            // The chain starts from a farther card, or it would be a matter of taking each jump
            // as it comes.
            let back = between(random, -8, 14);
            for jump in 0..3 {
                hold(back + 10 * jump);
            }
        }
        _ => {
            // A near miss, and jumps of which not all pay.
            let miss = *random.choose(&[-9, -11]).unwrap_or(&-9);
            if random.below(2) == 0 {
                hold(miss);
            }
            for _ in 0..2 {
                let back = between(random, -10, 26);
                hold(back);
                hold(back + 10);
            }
            if random.below(2) == 0 {
                let near = between(random, 1, 20);
                hold(near);
                hold(near - miss);
            }
        }
    }
}
