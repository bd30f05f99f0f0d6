//! What a puzzle is made of: its specification, its question, and the answers to it.

use super::{Code, Kind, Misconception, NumberDeck, Statement};
use crate::rules::{Card, CardSet, Pile, PileName, Play, Position};

/// Everything that determines a puzzle. A code is just this, written down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Spec {
    kind: Kind,
    level: u8,
    hand: u8,
    deck: NumberDeck,
    seed: u32,
}

/// Why there is no such puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpecError {
    /// The kind has no such level.
    Level {
        /// The kind.
        kind: Kind,
        /// The level asked for.
        level: u8,
    },
    /// Hands have 3 to 8 cards.
    Hand(u8),
    /// Seeds are smaller.
    Seed(u32),
}

impl Spec {
    /// The hand size unless said otherwise.
    pub const USUAL_HAND: u8 = 6;
    /// Seeds stay below this, so that codes stay short.
    pub const SEEDS: u32 = 1 << 18;

    /// A specification, checked.
    pub fn new(
        kind: Kind,
        level: u8,
        hand: u8,
        deck: NumberDeck,
        seed: u32,
    ) -> Result<Spec, SpecError> {
        if !(1..=kind.levels()).contains(&level) {
            return Err(SpecError::Level { kind, level });
        }
        if !(3..=8).contains(&hand) {
            return Err(SpecError::Hand(hand));
        }
        if seed >= Spec::SEEDS {
            return Err(SpecError::Seed(seed));
        }
        Ok(Spec::of_series(kind, level, hand, deck, seed))
    }

    /// A specification whose parts have been checked with their series.
    ///
    /// Kinds without a hand of their own all have the same, and statements speak of ordinary
    /// numbers, so that each puzzle has a single code.
    pub(super) fn of_series(kind: Kind, level: u8, hand: u8, deck: NumberDeck, seed: u32) -> Spec {
        let hand = if kind.has_hand() {
            hand
        } else {
            Spec::USUAL_HAND
        };
        let deck = if kind == Kind::TrueFalse {
            NumberDeck::Units
        } else {
            deck
        };
        Spec {
            kind,
            level,
            hand,
            deck,
            seed,
        }
    }

    /// A seed from any number.
    pub fn seed_of(number: u64) -> u32 {
        u32::try_from(number % u64::from(Spec::SEEDS)).unwrap_or(0)
    }

    /// The kind.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The level, from 1.
    pub fn level(&self) -> u8 {
        self.level
    }

    /// How many cards the hand has.
    pub fn hand(&self) -> u8 {
        self.hand
    }

    /// How numbers are written.
    pub fn deck(&self) -> NumberDeck {
        self.deck
    }

    /// The seed.
    pub fn seed(&self) -> u32 {
        self.seed
    }

    /// Whether the puzzle is about a pile that goes down: every other seed, so that both
    /// directions are equally frequent.
    pub fn is_down(&self) -> bool {
        self.seed % 2 == 1
    }

    /// One more like this, in the other direction.
    #[must_use]
    pub fn next(&self) -> Spec {
        let seed = (self.seed + 1) % Spec::SEEDS;
        Spec { seed, ..*self }
    }
}

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// Which of the cards in hand may go on the pile?
    Legal {
        /// One pile and some cards.
        position: Position,
    },
    /// Which number does the pile show after so many jumps of ten?
    Jump {
        /// The pile's name.
        name: PileName,
        /// The pile.
        pile: Pile,
        /// How many jumps.
        jumps: u8,
    },
    /// How far has the pile moved after these cards?
    Room {
        /// The pile's name.
        name: PileName,
        /// The pile before.
        pile: Pile,
        /// The cards laid on it.
        path: Vec<Card>,
    },
    /// What is the best play?
    Best {
        /// The position.
        position: Position,
    },
    /// Which step is wrong?
    Mistake {
        /// The position before.
        position: Position,
        /// The play with a flaw.
        plays: Vec<Play>,
    },
    /// Is it true?
    Statement(&'static Statement),
}

impl Question {
    /// The position, for the kinds that have one.
    pub fn position(&self) -> Option<&Position> {
        match self {
            Question::Legal { position }
            | Question::Best { position }
            | Question::Mistake { position, .. } => Some(position),
            Question::Jump { .. } | Question::Room { .. } | Question::Statement(_) => None,
        }
    }
}

/// An answer of the kind that the question asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// These cards.
    Cards(CardSet),
    /// This number.
    Number(i32),
    /// These plays in this order.
    Plays(Vec<Play>),
    /// This step, counted from 1.
    Step(usize),
    /// True or false.
    Truth(bool),
}

/// One of several answers to choose from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The answer.
    pub answer: Answer,
    /// Whether it is the right one.
    pub right: bool,
    /// What leads to it, if it is wrong.
    pub misconception: Option<Misconception>,
}

/// What a puzzle is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Theme {
    /// A jump from the top.
    Jump,
    /// A farther card first, then the jump.
    SetUp,
    /// Two jumps or more in a row.
    Chain,
    /// A gap of nine that looks like ten.
    TrapNine,
    /// A gap of eleven that looks like ten.
    TrapEleven,
    /// A jump that does not pay.
    UselessTen,
    /// Knowing when to stop.
    Stop,
    /// Choosing among several piles.
    ChoosePile,
}

impl Theme {
    /// The name used in JSON and in content files.
    pub fn name(self) -> &'static str {
        match self {
            Theme::Jump => "jump",
            Theme::SetUp => "set-up",
            Theme::Chain => "chain",
            Theme::TrapNine => "trap-nine",
            Theme::TrapEleven => "trap-eleven",
            Theme::UselessTen => "useless-ten",
            Theme::Stop => "stop",
            Theme::ChoosePile => "choose-pile",
        }
    }
}

/// A puzzle with its solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// Where it comes from; nothing for a puzzle taken from a game, which has no code.
    pub spec: Option<Spec>,
    /// The kind.
    pub kind: Kind,
    /// The level.
    pub level: u8,
    /// What is asked.
    pub question: Question,
    /// The right answer.
    pub solution: Answer,
    /// Answers to choose from in random order, one of them right; empty if there are too few
    /// sensible wrong ones.
    pub options: Vec<Choice>,
    /// What it is about.
    pub themes: Vec<Theme>,
}

impl Puzzle {
    /// The code that gives this puzzle again; none for a puzzle taken from a game.
    pub fn code(&self) -> Option<Code> {
        self.spec.map(Code::Puzzle)
    }

    /// How its numbers are written.
    pub fn deck(&self) -> NumberDeck {
        self.spec.map(|spec| spec.deck()).unwrap_or_default()
    }
}
