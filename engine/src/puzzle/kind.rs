//! The kinds of puzzles, and how many levels each has.

use crate::listed;

listed! {
    /// What a puzzle asks.
    ///
    /// The place in this list is the number in codes: only ever add at the end.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
    pub enum Kind {
        /// Which of these cards may go on this pile?
        Legal = "legal",
        /// Which number makes this pile jump back?
        Jump = "jump",
        /// How far has the pile moved?
        Room = "room",
        /// One pile, one hand: the best order.
        Order = "order",
        /// Several piles, one hand: the best play.
        Table = "table",
        /// Where does this play go wrong?
        Mistake = "mistake",
        /// Is this statement about the rules true?
        TrueFalse = "truefalse",
        /// The best play while a card burns.
        Fire = "fire",
        /// The best play in the duel.
        Duel = "duel",
    }
}

impl Kind {
    /// What can be chosen: how many levels there are, and whether the hand may have another size.
    const fn settings(self) -> (u8, bool) {
        match self {
            Kind::Legal => (3, true),
            Kind::Jump => (4, false),
            Kind::Room => (4, false),
            // It ends with traps: the sixth level of reasoning is about several piles.
            Kind::Order => (5, true),
            Kind::Table => (6, true),
            Kind::Mistake => (4, false),
            Kind::TrueFalse => (3, false),
            Kind::Fire => (3, true),
            Kind::Duel => (3, true),
        }
    }

    /// The highest level that any kind has.
    pub const HIGHEST_LEVEL: u8 = highest_level(&Kind::ALL);

    /// The highest level.
    pub const fn levels(self) -> u8 {
        self.settings().0
    }

    /// Whether the hand of this kind has a settable size.
    pub const fn has_hand(self) -> bool {
        self.settings().1
    }

    /// The number in codes and seeds.
    pub(super) const fn number(self) -> u32 {
        self as u32
    }
}

const fn highest_level(kinds: &[Kind]) -> u8 {
    match kinds {
        [] => 0,
        [kind, others @ ..] => {
            let (one, other) = (kind.levels(), highest_level(others));
            if one > other { one } else { other }
        }
    }
}
