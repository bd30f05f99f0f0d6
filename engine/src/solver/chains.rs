//! Which cards of a hand can lie on which pile, and which of them last.
//!
//! What a pile costs depends only on which cards go there and which of them comes last. So for each
//! subset of the hand it is worked out which cards can: all else is read off that.
#![allow(
    clippy::indexing_slicing,
    reason = "an index is a subset of at most ten cards, a card of those or a pile, and the tables hold as many"
)]

use crate::rules::{Card, CardSet, Direction, JUMP, Pile, PileName, Side, Table};

/// The largest hand the solver takes.
pub const MOST_CARDS: usize = 10;

pub(super) const SUBSETS: usize = 1 << MOST_CARDS;

/// A subset of the hand, one bit a card, the lowest card first.
pub type Subset = usize;

/// The four piles side by side, sixteen bits each.
type FourMasks = u64;
const EACH: FourMasks = 0x0001_0001_0001_0001;
/// In a mask of cards: the pile as it lies, before any card.
const START: u64 = 1 << MOST_CARDS;

/// A hand in front of a table: for each subset and pile, which cards can come last.
pub struct Chains {
    cards: Vec<Card>,
    /// For each card, what may lie under it on each pile.
    under: [FourMasks; MOST_CARDS],
    /// For each subset, which cards can come last on each pile.
    last: Box<[FourMasks; SUBSETS]>,
}

impl Chains {
    /// No hand yet.
    pub fn new() -> Chains {
        Chains {
            cards: Vec::with_capacity(MOST_CARDS),
            under: [0; MOST_CARDS],
            last: Box::new([0; SUBSETS]),
        }
    }

    /// The cards of the hand, the lowest first.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// The card at this place of the hand.
    pub fn card(&self, index: usize) -> Card {
        self.cards.get(index).copied().unwrap_or(Card::LOWEST)
    }

    /// Which cards can come last when the subset lies on the pile.
    pub fn last(&self, pile: PileName, subset: Subset) -> Subset {
        let cards = (self.last[subset % SUBSETS] >> (16 * place(pile))) & (START - 1);
        usize::try_from(cards).unwrap_or_default()
    }

    /// Which cards may lie directly under this one.
    pub fn under(&self, pile: PileName, index: usize) -> Subset {
        let cards = (self.under[index % MOST_CARDS] >> (16 * place(pile))) & (START - 1);
        usize::try_from(cards).unwrap_or_default()
    }

    /// Which cards can come last on each pile, for every subset: a card can if some card that
    /// can come last without it may lie under it. All four piles are worked out at once.
    pub fn fill(&mut self, hand: CardSet, table: &Table) {
        const CARRY: FourMasks = EACH * 0x7FFF;
        const CARRIED: FourMasks = EACH * 0x8000;
        self.cards.clear();
        self.cards.extend(hand.iter().take(MOST_CARDS));
        for index in 0..self.cards.len() {
            self.under[index] = PileName::ALL.into_iter().fold(0, |masks, name| {
                let mask = match table.pile(name) {
                    Some(pile) => self.mask_under(pile, index, table.helped()),
                    None => 0,
                };
                masks | mask << (16 * place(name))
            });
        }
        self.last[0] = EACH * START;
        for subset in 1..1 << self.cards.len() {
            let mut last = 0;
            let mut rest: Subset = subset;
            while rest != 0 {
                let index = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                let found = self.last[subset & !(1 << index)] & self.under[index % MOST_CARDS];
                // A pile whose mask is not empty carries into its topmost bit.
                last |= ((found + CARRY) & CARRIED) >> (15 - index);
            }
            self.last[subset] = last;
        }
    }

    /// What may lie under the card at `index`: other cards of the hand, or the pile as it is.
    fn mask_under(&self, pile: Pile, index: usize, helped: bool) -> u64 {
        let card = self.card(index);
        let blocked = pile.side() == Side::Opponent && helped;
        let start = if pile.place(card).is_ok() && !blocked { START } else { 0 };
        if pile.side() == Side::Opponent {
            return start;
        }
        let below = (1_u64 << index) - 1;
        let all = (1_u64 << self.cards.len()) - 1;
        let (passed, origin) = match pile.direction() {
            Direction::Up => (below, card.number().checked_add(JUMP)),
            Direction::Down => (all & !below & !(1 << index), card.number().checked_sub(JUMP)),
        };
        let jumped_from = self
            .cards
            .iter()
            .position(|other| Some(other.number()) == origin)
            .map_or(0, |other| 1 << other);
        start | passed | jumped_from
    }
}

/// The place of a pile in a table of four.
pub(super) fn place(pile: PileName) -> usize {
    match pile {
        PileName::A => 0,
        PileName::B => 1,
        PileName::C => 2,
        PileName::D => 3,
    }
}
