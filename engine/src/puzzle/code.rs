//! Codes: a puzzle, a series, a worksheet, a deal or a prepared hour in a few letters that can be read aloud and
//! typed without care.
//!
//! The alphabet leaves out I, L, O and U. The first letter says what the code is for and in
//! which version; the last one checks the others, so that a mistyped or swapped letter is
//! noticed. Hyphens are for reading only.

use std::error::Error;
use std::fmt;

use super::payload::{Form, pack_deal, pack_puzzle, pack_series, pack_sheet};
use super::{DealSpec, HourPlan, Series, SeriesError, SheetSpec, Spec, SpecError, hour};
use crate::rules::{DealError, RulesError};

const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// How many bits a letter holds.
pub(super) const BITS: u32 = 5;

/// What a code stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Code {
    /// One puzzle.
    Puzzle(Spec),
    /// A series of puzzles.
    Series(Series),
    /// A worksheet.
    Sheet(SheetSpec),
    /// The deal of a whole game.
    Deal(DealSpec),
    /// A prepared hour, without its title.
    Hour(HourPlan),
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
    /// The letters fit together, but no player sits where the game should start.
    NoSuchStarter(DealError),
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CodeError::Letter { letter, at } => {
                write!(f, "no code has the letter {letter:?}, which is number {at}")
            }
            CodeError::Length { found, expected } => match expected {
                Some(expected) => write!(f, "{found} letters instead of {expected}"),
                None => write!(f, "{found} letters are too few"),
            },
            CodeError::Check => f.write_str("the last letter does not fit the others"),
            CodeError::UnknownVersion(first) => {
                write!(f, "no code of this version that begins with {first:?} is known")
            }
            CodeError::NoSuchPuzzle(_) => f.write_str("the code stands for no puzzle"),
            CodeError::NoSuchSeries(_) => f.write_str("the code stands for no series"),
            CodeError::NoSuchRules(_) => f.write_str("the code stands for no rules"),
            CodeError::NoSuchStarter(_) => f.write_str("the code stands for no deal"),
        }
    }
}

impl Error for CodeError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            CodeError::Letter { .. }
            | CodeError::Length { .. }
            | CodeError::Check
            | CodeError::UnknownVersion(_) => None,
            CodeError::NoSuchPuzzle(error) => Some(error),
            CodeError::NoSuchSeries(error) => Some(error),
            CodeError::NoSuchRules(error) => Some(error),
            CodeError::NoSuchStarter(error) => Some(error),
        }
    }
}

impl Code {
    /// Reads a code. Case does not matter, nor do spaces and hyphens; O is read as 0, I and L
    /// as 1.
    pub fn parse(text: &str) -> Result<Code, CodeError> {
        let digits = letters(text)?;
        let [first, rest @ .., _] = digits.as_slice() else {
            return Err(CodeError::Length { found: digits.len(), expected: None });
        };
        let sound = checksum(&digits) == 0;
        if *first == HOUR {
            if !sound {
                return Err(CodeError::Check);
            }
            let unknown = CodeError::UnknownVersion(letter(HOUR));
            return hour::unpack(rest, &unknown).map(Code::Hour);
        }
        let form = Form::from_first(*first);
        let expected = form.and_then(|form| usize::try_from(form.letters()).ok());
        if let Some(expected) = expected.filter(|expected| *expected != rest.len()) {
            return Err(CodeError::Length { found: digits.len(), expected: Some(expected + 2) });
        }
        if !sound {
            return Err(CodeError::Check);
        }
        let form = form.ok_or_else(|| CodeError::UnknownVersion(letter(*first)))?;
        form.read(number(rest))
    }

    /// The code that begins these digits and has no last one to check it, and what comes after it.
    pub(super) fn from_digits(digits: &[u8]) -> Result<(Code, &[u8]), CodeError> {
        let cut = CodeError::Length { found: digits.len(), expected: None };
        let [first, rest @ ..] = digits else {
            return Err(cut);
        };
        let form = Form::from_first(*first);
        let form = form.ok_or_else(|| CodeError::UnknownVersion(letter(*first)))?;
        let letters = usize::try_from(form.letters()).unwrap_or(usize::MAX);
        let (mine, after) = rest.split_at_checked(letters).ok_or(cut)?;
        Ok((form.read(number(mine))?, after))
    }

    /// All digits but the last, which checks them.
    pub(super) fn digits(&self) -> Vec<u8> {
        let (form, payload) = match self {
            Code::Hour(plan) => {
                let mut digits = vec![HOUR];
                digits.extend(hour::pack(plan));
                return digits;
            }
            Code::Puzzle(spec) => pack_puzzle(*spec),
            Code::Series(series) => pack_series(series),
            Code::Sheet(spec) => pack_sheet(spec),
            Code::Deal(deal) => pack_deal(*deal),
        };
        let mut digits = vec![form.first()];
        for place in (0..form.letters()).rev() {
            let digit = (payload >> (BITS * place)) & 31;
            digits.push(u8::try_from(digit).unwrap_or(0));
        }
        digits
    }
}

/// The first letter of a prepared hour, which is as long as it has to be.
const HOUR: u8 = 8;

/// The number that digits write.
fn number(digits: &[u8]) -> u64 {
    let digits = digits.iter();
    digits.fold(0, |bits, digit| (bits << BITS) | u64::from(*digit))
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut digits = self.digits();
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

/// The letter of a digit.
pub(super) fn letter(digit: u8) -> char {
    let byte = ALPHABET.get(usize::from(digit % 32));
    byte.map_or('0', |byte| char::from(*byte))
}

/// The digits of a code, forgiving what users type.
fn letters(text: &str) -> Result<Vec<u8>, CodeError> {
    // The longest hour has fewer.
    const FAR_TOO_MANY: usize = 256;
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
    if doubled & 32 == 0 { doubled } else { (doubled ^ 0b10_0101) & 31 }
}
