//! The kinds of puzzles, and how many levels each has.

/// What a puzzle asks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Kind {
    /// Which of these cards may go on this pile?
    Legal,
    /// Which number makes this pile jump back?
    Jump,
    /// How far has the pile moved?
    Room,
    /// One pile, one hand: the best order.
    Order,
    /// Several piles, one hand: the best play.
    Table,
    /// Where does this play go wrong?
    Mistake,
    /// Is this statement about the rules true?
    TrueFalse,
    /// The best play while a card burns.
    Fire,
    /// The best play in the duel.
    Duel,
}

impl Kind {
    /// All kinds, in the order of their numbers in codes: only ever add at the end.
    pub const ALL: [Kind; 9] = [
        Kind::Legal,
        Kind::Jump,
        Kind::Room,
        Kind::Order,
        Kind::Table,
        Kind::Mistake,
        Kind::TrueFalse,
        Kind::Fire,
        Kind::Duel,
    ];

    /// The name used on the command line and in content files.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Legal => "legal",
            Kind::Jump => "jump",
            Kind::Room => "room",
            Kind::Order => "order",
            Kind::Table => "table",
            Kind::Mistake => "mistake",
            Kind::TrueFalse => "truefalse",
            Kind::Fire => "fire",
            Kind::Duel => "duel",
        }
    }

    /// The kind with this name.
    pub fn from_name(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The highest level.
    ///
    /// `order` ends with traps (5); the sixth level of reasoning is about several piles.
    pub fn levels(self) -> u8 {
        match self {
            Kind::Table => 6,
            Kind::Order => 5,
            Kind::Jump | Kind::Room | Kind::Mistake => 4,
            Kind::Legal | Kind::TrueFalse | Kind::Fire | Kind::Duel => 3,
        }
    }

    /// Whether the hand of this kind has a settable size.
    pub fn has_hand(self) -> bool {
        matches!(
            self,
            Kind::Legal | Kind::Order | Kind::Table | Kind::Fire | Kind::Duel
        )
    }
}
