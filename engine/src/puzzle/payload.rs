//! What stands between the first and the last letter of a code: numbers, one after the other, in
//! so many bits each.
//!
//! The widths are for ever; what must fit into them is checked when this is compiled.

use super::code::{BITS, letter};
use super::{
    Code, CodeError, DealSpec, Kind, NumberDeck, Series, SheetSeed, SheetSpec, Spec, Version,
};
use crate::listed;
use crate::rules::{RuleSet, Rules};

listed! {
    /// What a code is for.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Form {
        /// The deal of a whole game.
        Deal,
        /// One puzzle.
        Puzzle,
        /// A series of puzzles.
        Series,
        /// A worksheet.
        Sheet,
    }
}

const KIND_BITS: u32 = 4;
const LEVEL_BITS: u32 = 3;
const HAND_BITS: u32 = 3;
const NUMBER_DECK_BITS: u32 = 2;
const SEED_BITS: u32 = 18;
const COUNT_BITS: u32 = 6;
const TEMPLATE_BITS: u32 = 6;
/// None of several, or one of them.
const VERSION_BITS: u32 = 3;
const SET_BITS: u32 = 1;
const PLAYERS_BITS: u32 = 3;
const EXPERT_BITS: u32 = 2;
const FIRE_BITS: u32 = 1;
/// A series has a bit for each kind. They come first, where there is room for more of them.
const KINDS_BITS: u32 = {
    let [.., last] = Kind::ALL;
    last.number() + 1
};

impl Form {
    /// What the first letter is. A later version takes another one, for ever; 1 to 3 were taken before the first release.
    pub const fn first(self) -> u8 {
        match self {
            Form::Deal => 4,
            Form::Puzzle => 5,
            Form::Series => 6,
            Form::Sheet => 7,
        }
    }

    /// How many letters stand between the first and the last.
    pub const fn letters(self) -> u32 {
        match self {
            Form::Puzzle | Form::Sheet | Form::Deal => 6,
            Form::Series => 9,
        }
    }

    const fn bits(self) -> u32 {
        match self {
            Form::Puzzle => KIND_BITS + LEVEL_BITS + HAND_BITS + NUMBER_DECK_BITS + SEED_BITS,
            Form::Series => {
                let about = 2 * LEVEL_BITS + HAND_BITS + NUMBER_DECK_BITS + COUNT_BITS;
                KINDS_BITS + about + SEED_BITS
            }
            Form::Sheet => TEMPLATE_BITS + NUMBER_DECK_BITS + VERSION_BITS + SEED_BITS,
            Form::Deal => {
                let rules = SET_BITS + PLAYERS_BITS + EXPERT_BITS + FIRE_BITS;
                rules + PLAYERS_BITS + SEED_BITS
            }
        }
    }

    const fn fits(self) -> bool {
        self.bits() <= BITS * self.letters()
    }

    /// The form that starts with this letter.
    pub fn from_first(first: u8) -> Option<Form> {
        Form::ALL.into_iter().find(|form| form.first() == first)
    }

    fn unknown(self) -> CodeError {
        CodeError::UnknownVersion(letter(self.first()))
    }

    /// What the numbers of a payload stand for.
    pub fn read(self, payload: u64) -> Result<Code, CodeError> {
        // Only a later version could have put anything further up.
        if payload >> self.bits() != 0 {
            return Err(self.unknown());
        }
        let mut payload = Payload(payload);
        match self {
            Form::Deal => payload.deal().map(Code::Deal),
            Form::Puzzle => payload.spec().map(Code::Puzzle),
            Form::Series => payload.series().map(Code::Series),
            Form::Sheet => payload.sheet().map(Code::Sheet),
        }
    }
}

const _: () = {
    assert!(Form::Puzzle.fits() && Form::Series.fits() && Form::Sheet.fits() && Form::Deal.fits());
    assert!(KINDS_BITS <= 1 << KIND_BITS);
    assert!(Kind::HIGHEST_LEVEL < 1 << LEVEL_BITS);
    assert!(*Spec::HANDS.end() <= 1 << HAND_BITS);
    assert!(NumberDeck::ALL.len() <= 1 << NUMBER_DECK_BITS);
    assert!(Spec::SEEDS == 1 << SEED_BITS);
    assert!(Series::MOST_WITH_CODE <= 1 << COUNT_BITS);
    assert!(SheetSpec::TEMPLATES == 1 << TEMPLATE_BITS);
    assert!(Version::ALL.len() < 1 << VERSION_BITS);
    assert!(RuleSet::ALL.len() <= 1 << SET_BITS);
};

/// The numbers of the code of a puzzle.
pub fn pack_puzzle(spec: Spec) -> (Form, u64) {
    let packed = Payload::default()
        .put(spec.kind().number(), KIND_BITS)
        .put(spec.level().into(), LEVEL_BITS)
        .put(u32::from(spec.hand()) - 1, HAND_BITS)
        .put(spec.number_deck().number(), NUMBER_DECK_BITS)
        .put(spec.seed(), SEED_BITS);
    (Form::Puzzle, packed.0)
}

/// The numbers of the code of a series.
pub fn pack_series(series: &Series) -> (Form, u64) {
    let kinds = series.kinds().iter();
    let kinds = kinds.fold(0, |bits, kind| bits | 1 << kind.number());
    let packed = Payload::default()
        .put(kinds, KINDS_BITS)
        .put((*series.levels().start()).into(), LEVEL_BITS)
        .put((*series.levels().end()).into(), LEVEL_BITS)
        .put(u32::from(series.hand()) - 1, HAND_BITS)
        .put(series.number_deck().number(), NUMBER_DECK_BITS)
        .put(series.count().saturating_sub(1), COUNT_BITS)
        .put(series.seed(), SEED_BITS);
    (Form::Series, packed.0)
}

/// The numbers of the code of a worksheet.
pub fn pack_sheet(spec: &SheetSpec) -> (Form, u64) {
    let (deck, seed) = (spec.number_deck().number(), spec.seed());
    let version = seed.version().map_or(0, |version| version.number() + 1);
    let packed = Payload::default()
        .put(spec.template().into(), TEMPLATE_BITS)
        .put(deck, NUMBER_DECK_BITS)
        .put(version, VERSION_BITS)
        .put(seed.number(), SEED_BITS);
    (Form::Sheet, packed.0)
}

/// The numbers of the code of a deal.
pub fn pack_deal(deal: DealSpec) -> (Form, u64) {
    let rules = deal.rules();
    let small = |number: usize| u32::try_from(number).unwrap_or(0);
    let packed = Payload::default()
        .put(set_number(rules.set()), SET_BITS)
        .put(small(rules.players()), PLAYERS_BITS)
        .put(small(rules.expert().step()), EXPERT_BITS)
        .put(rules.fire().into(), FIRE_BITS)
        .put(small(deal.starter()), PLAYERS_BITS)
        .put(deal.seed(), SEED_BITS);
    (Form::Deal, packed.0)
}

fn set_number(set: RuleSet) -> u32 {
    match set {
        RuleSet::Classic => 0,
        RuleSet::Duel => 1,
    }
}

/// Numbers one after the other. They are taken out again with the last one first.
#[derive(Default)]
struct Payload(u64);

impl Payload {
    fn put(self, number: u32, bits: u32) -> Payload {
        Payload((self.0 << bits) | u64::from(number))
    }

    fn take(&mut self, bits: u32) -> u32 {
        let number = self.0 & ((1 << bits) - 1);
        self.0 >>= bits;
        u32::try_from(number).unwrap_or(0)
    }

    fn small(&mut self, bits: u32) -> u8 {
        u8::try_from(self.take(bits)).unwrap_or(u8::MAX)
    }

    fn number_deck(&mut self) -> Option<NumberDeck> {
        let number = self.take(NUMBER_DECK_BITS);
        let mut all = NumberDeck::ALL.into_iter();
        all.find(|deck| deck.number() == number)
    }

    fn kind(&mut self) -> Option<Kind> {
        let number = self.take(KIND_BITS);
        Kind::ALL.into_iter().find(|kind| kind.number() == number)
    }

    fn rule_set(&mut self) -> Option<RuleSet> {
        let number = self.take(SET_BITS);
        let mut all = RuleSet::ALL.into_iter();
        all.find(|set| set_number(*set) == number)
    }

    fn spec(&mut self) -> Result<Spec, CodeError> {
        let seed = self.take(SEED_BITS);
        let number_deck = self.number_deck();
        let hand = self.small(HAND_BITS) + 1;
        let level = self.small(LEVEL_BITS);
        let (Some(kind), Some(number_deck)) = (self.kind(), number_deck) else {
            return Err(Form::Puzzle.unknown());
        };
        Spec::new(kind, level, hand, number_deck, seed).map_err(CodeError::NoSuchPuzzle)
    }

    fn sheet(&mut self) -> Result<SheetSpec, CodeError> {
        let seed = SheetSeed::new(self.take(SEED_BITS));
        let seed = match self.take(VERSION_BITS).checked_sub(1) {
            None => Some(seed),
            Some(number) => Version::from_number(number).map(|version| seed.of_version(version)),
        };
        let number_deck = self.number_deck();
        let template = self.small(TEMPLATE_BITS);
        let both = seed.zip(number_deck);
        let spec = both.and_then(|(seed, deck)| SheetSpec::new(template, deck, seed).ok());
        spec.ok_or(Form::Sheet.unknown())
    }

    fn series(&mut self) -> Result<Series, CodeError> {
        let seed = self.take(SEED_BITS);
        let count = self.take(COUNT_BITS) + 1;
        let number_deck = self.number_deck();
        let hand = self.small(HAND_BITS) + 1;
        let highest = self.small(LEVEL_BITS);
        let lowest = self.small(LEVEL_BITS);
        let bits = self.take(KINDS_BITS);
        let kinds: Vec<Kind> =
            Kind::ALL.into_iter().filter(|kind| bits & (1 << kind.number()) != 0).collect();
        let number_deck = number_deck.ok_or(Form::Series.unknown())?;
        Series::new(&kinds, lowest..=highest, count, hand, number_deck, seed)
            .map_err(CodeError::NoSuchSeries)
    }

    fn deal(&mut self) -> Result<DealSpec, CodeError> {
        let seed = self.take(SEED_BITS);
        let starter = self.small(PLAYERS_BITS).into();
        let fire = self.take(FIRE_BITS) == 1;
        let expert = self.small(EXPERT_BITS).into();
        let players = self.small(PLAYERS_BITS).into();
        let set = self.rule_set().ok_or(Form::Deal.unknown())?;
        let rules =
            Rules::from_parts(set, players, expert, fire).map_err(CodeError::NoSuchRules)?;
        DealSpec::new(rules, starter, seed).map_err(CodeError::NoSuchStarter)
    }
}
