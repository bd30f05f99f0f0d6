//! Codes: a puzzle, a series, a worksheet or a deal in a few letters that can be read aloud and
//! typed without care.
//!
//! The alphabet leaves out I, L, O and U. The first letter says what the code is for and in
//! which version; the last one checks the others, so that a mistyped or swapped letter is
//! noticed. Hyphens are for reading only.

use std::fmt;

use super::generate::kind_number;
use super::{DealSpec, Kind, NumberDeck, Series, SeriesError, Spec, SpecError};
use crate::rules::{DealError, RuleSet, Rules, RulesError};

const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BITS: u32 = 5;

/// What the first letter stands for. A later version takes another letter, for ever.
const PUZZLE: u8 = 1;
const SERIES: u8 = 2;
const SHEET: u8 = 3;
const DEAL: u8 = 4;

/// Letters between the first and the last.
const PUZZLE_LETTERS: usize = 6;
const SERIES_LETTERS: usize = 9;
const SHEET_LETTERS: usize = 5;
const DEAL_LETTERS: usize = 6;

/// What a code stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Code {
    /// One puzzle.
    Puzzle(Spec),
    /// A series of puzzles.
    Series(Series),
    /// A worksheet.
    Sheet {
        /// The number of its template.
        template: u8,
        /// How numbers are written.
        deck: NumberDeck,
        /// The seed.
        seed: u32,
    },
    /// The deal of a whole game.
    Deal(DealSpec),
}

/// What is wrong with a code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CodeError {
    /// A letter that no code has.
    Letter {
        /// The letter.
        letter: char,
        /// Where, from 1, spaces and hyphens not counted.
        at: usize,
    },
    /// Too many or too few letters.
    Length {
        /// How many there are.
        found: usize,
        /// How many there should be, where the first letter tells.
        expected: Option<usize>,
    },
    /// The last letter does not fit the others: one of them is mistyped.
    Check,
    /// A kind of code, or a version, that this program does not know.
    UnknownVersion(char),
    /// The letters fit together, but there is no such puzzle.
    NoSuchPuzzle(SpecError),
    /// The letters fit together, but there is no such series.
    NoSuchSeries(SeriesError),
    /// The letters fit together, but there are no such rules.
    NoSuchRules(RulesError),
    /// The letters fit together, but nobody sits where the game should start.
    NoSuchStarter(DealError),
}

impl Code {
    /// Reads a code. Case does not matter, nor do spaces and hyphens; O is read as 0, I and L
    /// as 1.
    pub fn parse(text: &str) -> Result<Code, CodeError> {
        let digits = letters(text)?;
        let [first, rest @ .., _] = digits.as_slice() else {
            return Err(CodeError::Length {
                found: digits.len(),
                expected: None,
            });
        };
        let first = *first;
        let expected = match first {
            PUZZLE => Some(PUZZLE_LETTERS),
            SERIES => Some(SERIES_LETTERS),
            SHEET => Some(SHEET_LETTERS),
            DEAL => Some(DEAL_LETTERS),
            _ => None,
        };
        if let Some(expected) = expected.filter(|expected| *expected != rest.len()) {
            return Err(CodeError::Length {
                found: digits.len(),
                expected: Some(expected + 2),
            });
        }
        if checksum(&digits) != 0 {
            return Err(CodeError::Check);
        }
        let mut payload = Unpack(
            rest.iter()
                .fold(0, |bits, digit| (bits << BITS) | u64::from(*digit)),
        );
        match first {
            PUZZLE => payload.spec().map(Code::Puzzle),
            SERIES => payload.series().map(Code::Series),
            SHEET => payload.sheet(),
            DEAL => payload.deal().map(Code::Deal),
            _ => Err(CodeError::UnknownVersion(letter(first))),
        }
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, payload, length) = match self {
            Code::Puzzle(spec) => (PUZZLE, pack_spec(*spec), PUZZLE_LETTERS),
            Code::Series(series) => (SERIES, pack_series(series), SERIES_LETTERS),
            Code::Sheet {
                template,
                deck,
                seed,
            } => {
                let packed = Pack::default()
                    .put((*template).into(), TEMPLATE_BITS)
                    .put(deck_number(*deck), DECK_BITS)
                    .put(*seed % Spec::SEEDS, SEED_BITS);
                (SHEET, packed.0, SHEET_LETTERS)
            }
            Code::Deal(deal) => (DEAL, pack_deal(*deal), DEAL_LETTERS),
        };
        let mut digits = vec![first];
        for place in (0..length).rev() {
            let shift = BITS * u32::try_from(place).unwrap_or(0);
            let digit = u8::try_from((payload >> shift) & 31).unwrap_or(0);
            digits.push(digit);
        }
        digits.push(0);
        let check = checksum(&digits);
        if let Some(last) = digits.last_mut() {
            *last = check;
        }
        for (place, digit) in digits.iter().enumerate() {
            if place > 0 && place % 4 == 0 {
                f.write_str("-")?;
            }
            write!(f, "{}", letter(*digit))?;
        }
        Ok(())
    }
}

fn letter(digit: u8) -> char {
    let byte = ALPHABET.get(usize::from(digit % 32));
    byte.map_or('0', |byte| char::from(*byte))
}

/// The digits of a code, forgiving what people type.
fn letters(text: &str) -> Result<Vec<u8>, CodeError> {
    const FAR_TOO_MANY: usize = 64;
    let mut digits = Vec::new();
    for typed in text.chars() {
        if typed.is_whitespace() || matches!(typed, '-' | '‐' | '–' | '−' | '_') {
            continue;
        }
        let read = match typed.to_ascii_uppercase() {
            'O' => '0',
            'I' | 'L' => '1',
            other => other,
        };
        let digit = ALPHABET.iter().position(|byte| char::from(*byte) == read);
        let at = digits.len() + 1;
        let digit = digit
            .and_then(|digit| u8::try_from(digit).ok())
            .ok_or(CodeError::Letter { letter: typed, at })?;
        if digits.len() < FAR_TOO_MANY {
            digits.push(digit);
        }
    }
    Ok(digits)
}

/// A weighted sum in the field of 32 elements, zero for a correct code. Each place has another
/// weight that can be undone, so one wrong letter or two swapped neighbours never cancel out.
/// The last digit has weight one: it is chosen to make the sum zero.
fn checksum(digits: &[u8]) -> u8 {
    digits.iter().fold(0, |sum, digit| times_alpha(sum) ^ digit)
}

/// Multiplies by the generator of the field, modulo x⁵ + x² + 1.
fn times_alpha(element: u8) -> u8 {
    let doubled = element << 1;
    if doubled & 32 == 0 {
        doubled
    } else {
        (doubled ^ 0b10_0101) & 31
    }
}

/// Puts numbers one after the other, each in so many bits.
#[derive(Default)]
struct Pack(u64);

impl Pack {
    fn put(self, number: u32, bits: u32) -> Pack {
        Pack((self.0 << bits) | u64::from(number))
    }
}

const KIND_BITS: u32 = 4;
const LEVEL_BITS: u32 = 3;
const HAND_BITS: u32 = 3;
const DECK_BITS: u32 = 2;
const SEED_BITS: u32 = 18;
const COUNT_BITS: u32 = 6;
const TEMPLATE_BITS: u32 = 5;
const SET_BITS: u32 = 1;
const PLAYERS_BITS: u32 = 3;
const EXPERT_BITS: u32 = 2;
const FIRE_BITS: u32 = 1;

fn deck_number(deck: NumberDeck) -> u32 {
    match deck {
        NumberDeck::Units => 0,
        NumberDeck::Tens => 1,
        NumberDeck::Tenths => 2,
    }
}

fn pack_spec(spec: Spec) -> u64 {
    Pack::default()
        .put(kind_number(spec.kind()), KIND_BITS)
        .put(spec.level().into(), LEVEL_BITS)
        .put(u32::from(spec.hand()) - 1, HAND_BITS)
        .put(deck_number(spec.deck()), DECK_BITS)
        .put(spec.seed(), SEED_BITS)
        .0
}

fn pack_series(series: &Series) -> u64 {
    let kinds = series
        .kinds()
        .iter()
        .fold(0, |bits, kind| bits | 1 << kind_number(*kind));
    Pack::default()
        .put(kinds, u32::try_from(Kind::ALL.len()).unwrap_or(9))
        .put((*series.levels().start()).into(), LEVEL_BITS)
        .put((*series.levels().end()).into(), LEVEL_BITS)
        .put(u32::from(series.hand()) - 1, HAND_BITS)
        .put(deck_number(series.deck()), DECK_BITS)
        .put(series.count().saturating_sub(1), COUNT_BITS)
        .put(series.seed(), SEED_BITS)
        .0
}

fn pack_deal(deal: DealSpec) -> u64 {
    let rules = deal.rules();
    let small = |number: usize| u32::try_from(number).unwrap_or(0);
    Pack::default()
        .put(u32::from(rules.set() == RuleSet::Duel), SET_BITS)
        .put(small(rules.players()), PLAYERS_BITS)
        .put(small(rules.expert().step()), EXPERT_BITS)
        .put(rules.fire().into(), FIRE_BITS)
        .put(small(deal.starter()), PLAYERS_BITS)
        .put(deal.seed(), SEED_BITS)
        .0
}

/// Takes numbers out again, the last one first.
struct Unpack(u64);

impl Unpack {
    fn take(&mut self, bits: u32) -> u32 {
        let number = self.0 & ((1 << bits) - 1);
        self.0 >>= bits;
        u32::try_from(number).unwrap_or(0)
    }

    fn small(&mut self, bits: u32) -> u8 {
        u8::try_from(self.take(bits)).unwrap_or(u8::MAX)
    }

    fn deck(&mut self) -> Option<NumberDeck> {
        let number = self.take(DECK_BITS);
        NumberDeck::ALL
            .into_iter()
            .find(|deck| deck_number(*deck) == number)
    }

    fn spec(&mut self) -> Result<Spec, CodeError> {
        let seed = self.take(SEED_BITS);
        let deck = self.deck();
        let hand = self.small(HAND_BITS) + 1;
        let level = self.small(LEVEL_BITS);
        let kind = self.take(KIND_BITS);
        let kind = Kind::ALL
            .into_iter()
            .find(|other| kind_number(*other) == kind);
        let (Some(kind), Some(deck)) = (kind, deck) else {
            return Err(CodeError::UnknownVersion(letter(PUZZLE)));
        };
        Spec::new(kind, level, hand, deck, seed).map_err(CodeError::NoSuchPuzzle)
    }

    fn sheet(&mut self) -> Result<Code, CodeError> {
        let seed = self.take(SEED_BITS);
        let deck = self.deck();
        let template = self.small(TEMPLATE_BITS);
        let unknown = CodeError::UnknownVersion(letter(SHEET));
        let deck = deck.ok_or(unknown)?;
        Ok(Code::Sheet {
            template,
            deck,
            seed,
        })
    }

    fn series(&mut self) -> Result<Series, CodeError> {
        let seed = self.take(SEED_BITS);
        let count = self.take(COUNT_BITS) + 1;
        let deck = self.deck();
        let hand = self.small(HAND_BITS) + 1;
        let highest = self.small(LEVEL_BITS);
        let lowest = self.small(LEVEL_BITS);
        let bits = self.take(u32::try_from(Kind::ALL.len()).unwrap_or(9));
        let kinds: Vec<Kind> = Kind::ALL
            .into_iter()
            .filter(|kind| bits & (1 << kind_number(*kind)) != 0)
            .collect();
        let Some(deck) = deck else {
            return Err(CodeError::UnknownVersion(letter(SERIES)));
        };
        Series::new(&kinds, lowest..=highest, count, hand, deck, seed)
            .map_err(CodeError::NoSuchSeries)
    }

    fn deal(&mut self) -> Result<DealSpec, CodeError> {
        let seed = self.take(SEED_BITS);
        let starter = self.small(PLAYERS_BITS).into();
        let fire = self.take(FIRE_BITS) == 1;
        let expert = self.small(EXPERT_BITS).into();
        let players = self.small(PLAYERS_BITS).into();
        let set = match self.take(SET_BITS) {
            0 => RuleSet::Classic,
            _ => RuleSet::Duel,
        };
        let rules =
            Rules::from_parts(set, players, expert, fire).map_err(CodeError::NoSuchRules)?;
        DealSpec::new(rules, starter, seed).map_err(CodeError::NoSuchStarter)
    }
}
