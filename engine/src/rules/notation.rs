//! Plays and positions as text: `47A 37A 39A` and `A57 B1 C100 D83 | 72 63 58 | min=2`.
//!
//! One notation serves saves, lessons, tests and the command line, so that ordinary use
//! exercises the parser. Errors say at which character, and what was expected there.

use crate::listed;
use std::fmt;
use std::str::FromStr;

use super::{
    AttemptedPlay, Card, PileName, Play, Position, PositionBuilder, PositionFault, Refusal,
    RuleSet, Table,
};

/// What is wrong in a text, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// The character at which the trouble starts, counted from 1.
    pub at: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What can be wrong in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A pile such as `A57` was expected.
    ExpectedPile(String),
    /// A card number was expected.
    ExpectedCard(String),
    /// A play such as `47A` was expected.
    ExpectedPlay(String),
    /// A play whose number is no card at all.
    NoSuchCard(u32),
    /// A play whose letter is no pile at all.
    NoSuchPile(char),
    /// Several piles: each card of a play needs a letter.
    MissingPile(Card),
    /// A bar `|` between piles and hand was expected.
    MissingBar,
    /// A third bar, where only two are known.
    ExtraBar,
    /// An option such as `min=2` was expected.
    UnknownOption(String),
    /// The same option twice.
    OptionTwice(OptionName),
    /// A value that the option does not take.
    BadValue {
        /// The option.
        option: OptionName,
        /// The value given.
        value: String,
    },
    /// Every word is well formed, but together they are no position.
    Position(PositionFault),
}

listed! {
    /// The options of a position, in the order they are printed; their names are the words
    /// before the equals sign.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum OptionName {
        /// How many cards must be laid at least.
        Minimum = "min",
        /// The piles that must receive a card.
        Cover = "cover",
        /// How many cards are left to draw.
        Deck = "deck",
        /// The rule set.
        Rules = "rules",
    }
}

/// A piece of text and the character it starts at.
#[derive(Clone, Copy)]
struct Fragment<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Fragment<'a> {
    fn fault(self, fault: Fault) -> NotationError {
        NotationError { at: self.at, fault }
    }

    fn position_fault(self) -> impl Fn(PositionFault) -> NotationError {
        move |fault| self.fault(Fault::Position(fault))
    }

    /// Cuts at every character that matches, keeping where the pieces start.
    fn split(self, separator: fn(char) -> bool) -> Vec<Fragment<'a>> {
        let mut at = self.at;
        let pieces = self.text.split(separator).map(|text| {
            let piece = Fragment { text, at };
            at += text.chars().count() + 1;
            piece
        });
        pieces.collect()
    }

    fn words(self) -> Vec<Fragment<'a>> {
        let mut words = self.split(char::is_whitespace);
        words.retain(|word| !word.text.is_empty());
        words
    }

    /// A whole number in plain digits; anything else, or a number beyond all reason, is none.
    fn number(self) -> Option<u32> {
        let digits = !self.text.is_empty() && self.text.bytes().all(|b| b.is_ascii_digit());
        digits.then(|| self.text.parse().ok()).flatten()
    }
}

/// Text as it stands in an error: enough to recognise, never a whole file, and nothing that
/// could upset a terminal.
pub fn excerpt(text: &str) -> String {
    shortened(text, 24)
}

/// The same with at most so many characters.
pub fn shortened(text: &str, longest: usize) -> String {
    let more = text.chars().nth(longest).map(|_| '…');
    text.chars().take(longest).map(|c| if is_printable(c) { c } else { '?' }).chain(more).collect()
}

/// A text for users with words from outside in it: what would move a cursor, ring a bell or turn the
/// direction of writing is spelt out.
pub fn escaped(text: &str) -> String {
    let mut shown = String::new();
    for letter in text.chars() {
        if is_printable(letter) || letter == '\n' {
            shown.push(letter);
        } else {
            shown.extend(letter.escape_unicode());
        }
    }
    shown
}

/// The same, and no longer than a user would read: a sentence may quote what a hostile file says.
pub fn brief(text: &str) -> String {
    const LONGEST: usize = 1_000;
    let mut shown = escaped(text);
    if let Some((end, _)) = shown.char_indices().nth(LONGEST) {
        shown.truncate(end);
        shown.push('…');
    }
    shown
}

/// Neither a control character nor one of those that turn the direction of writing.
fn is_printable(c: char) -> bool {
    !c.is_control()
        && !matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

impl FromStr for Position {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Position, NotationError> {
        let sections = Fragment { text, at: 1 }.split(|c| c == '|');
        let (piles, hand, options) = match *sections.as_slice() {
            [piles, hand] => (piles, hand, Vec::new()),
            [piles, hand, options] => (piles, hand, parse_options(options)?),
            [_, _, _, extra, ..] => {
                let at = extra.at - 1;
                let fault = Fault::ExtraBar;
                return Err(NotationError { at, fault });
            }
            _ => {
                let at = text.chars().count() + 1;
                let fault = Fault::MissingBar;
                return Err(NotationError { at, fault });
            }
        };

        // The rule set comes last in the text, but decides which piles and cards there are.
        let set = options.iter().find_map(|option| match option {
            (_, Setting::Rules(set)) => Some(*set),
            _ => None,
        });
        let mut builder = PositionBuilder::new(set.unwrap_or_default());
        for word in piles.words() {
            let (name, number) = parse_pile(word)?;
            builder.pile(name, number).map_err(word.position_fault())?;
        }
        for word in hand.words() {
            let number =
                word.number().ok_or_else(|| word.fault(Fault::ExpectedCard(excerpt(word.text))))?;
            builder.card(number).map_err(word.position_fault())?;
        }
        for (word, setting) in options {
            match setting {
                Setting::Minimum(minimum) => builder.minimum(minimum),
                Setting::Deck(deck) => builder.deck(deck),
                Setting::Rules(_) => {}
                Setting::Cover(names) => {
                    for name in names {
                        builder.cover(name).map_err(word.position_fault())?;
                    }
                }
            }
        }
        builder.finish().map_err(|fault| {
            let section = match fault {
                PositionFault::EmptyHand => hand,
                _ => piles,
            };
            section.fault(Fault::Position(fault))
        })
    }
}

fn parse_pile(word: Fragment<'_>) -> Result<(PileName, u32), NotationError> {
    let mut letters = word.text.chars();
    let name = letters.next().and_then(PileName::from_letter);
    let number = Fragment { text: letters.as_str(), at: word.at + 1 }.number();
    name.zip(number).ok_or_else(|| word.fault(Fault::ExpectedPile(excerpt(word.text))))
}

/// An option that has been understood.
enum Setting {
    Minimum(u8),
    Cover(Vec<PileName>),
    Deck(u8),
    Rules(RuleSet),
}

fn parse_options(section: Fragment<'_>) -> Result<Vec<(Fragment<'_>, Setting)>, NotationError> {
    let mut seen = Vec::new();
    let mut settings = Vec::new();
    for word in section.words() {
        let unknown = || word.fault(Fault::UnknownOption(excerpt(word.text)));
        let (keyword, value) = word.text.split_once('=').ok_or_else(unknown)?;
        let option = OptionName::from_name(keyword).ok_or_else(unknown)?;
        if seen.contains(&option) {
            return Err(word.fault(Fault::OptionTwice(option)));
        }
        seen.push(option);
        let setting = parse_setting(option, value).ok_or_else(|| {
            let value = excerpt(value);
            word.fault(Fault::BadValue { option, value })
        })?;
        settings.push((word, setting));
    }
    Ok(settings)
}

fn parse_setting(option: OptionName, value: &str) -> Option<Setting> {
    let small = || {
        let number = Fragment { text: value, at: 1 }.number()?;
        u8::try_from(number).ok().filter(|n| *n < 100)
    };
    match option {
        OptionName::Minimum => small().map(Setting::Minimum),
        OptionName::Deck => small().map(Setting::Deck),
        OptionName::Rules => RuleSet::from_name(value).map(Setting::Rules),
        OptionName::Cover => {
            let names: Option<Vec<PileName>> = value.chars().map(PileName::from_letter).collect();
            names.filter(|names| !names.is_empty()).map(Setting::Cover)
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, pile) in self.table().piles() {
            write!(f, "{name}{} ", pile.top())?;
        }
        write!(f, "|")?;
        for card in self.hand() {
            write!(f, " {card}")?;
        }
        write!(f, " | min={}", self.minimum())?;
        if !self.cover().is_empty() {
            write!(f, " cover={}", self.cover())?;
        }
        if let Some(deck) = self.deck() {
            write!(f, " deck={deck}")?;
        }
        if self.set() != RuleSet::default() {
            write!(f, " rules={}", self.set().name())?;
        }
        Ok(())
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.card, self.pile)
    }
}

impl FromStr for Play {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Play, NotationError> {
        match parse_plays(text, None)?.as_slice() {
            [play] => Ok(*play),
            _ => Err(Fragment { text, at: 1 }.fault(Fault::ExpectedPlay(excerpt(text)))),
        }
    }
}

/// Piles without a hand, such as `A57 C83`: what a picture of the table shows.
pub fn parse_piles(text: &str, set: RuleSet) -> Result<Table, NotationError> {
    let section = Fragment { text, at: 1 };
    let mut builder = PositionBuilder::new(set);
    for word in section.words() {
        let (name, number) = parse_pile(word)?;
        builder.pile(name, number).map_err(word.position_fault())?;
    }
    let table = builder.table();
    if table.piles().next().is_none() {
        return Err(section.fault(Fault::Position(PositionFault::NoPile)));
    }
    Ok(table)
}

/// Cards without a table, such as `64 74`, in the order given; there may be none.
pub fn parse_cards(text: &str, set: RuleSet) -> Result<Vec<Card>, NotationError> {
    let mut cards = Vec::new();
    for word in (Fragment { text, at: 1 }).words() {
        let number =
            word.number().ok_or_else(|| word.fault(Fault::ExpectedCard(excerpt(word.text))))?;
        let highest = set.highest();
        let card = u8::try_from(number)
            .ok()
            .and_then(Card::new)
            .filter(|card| set.cards().contains(*card))
            .ok_or_else(|| {
                word.fault(Fault::Position(PositionFault::NoSuchCard { number, highest }))
            })?;
        if cards.contains(&card) {
            return Err(word.fault(Fault::Position(PositionFault::CardTwice(card))));
        }
        cards.push(card);
    }
    Ok(cards)
}

/// A sequence of plays separated by spaces. Where there is a single pile, pass it: then the
/// letter may be left out.
pub fn parse_plays(text: &str, only: Option<PileName>) -> Result<Vec<Play>, NotationError> {
    let words = Fragment { text, at: 1 }.words();
    words.into_iter().map(|word| parse_play(word, only)).collect()
}

fn parse_play(word: Fragment<'_>, only: Option<PileName>) -> Result<Play, NotationError> {
    let digits = word.text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let letters = word.text.get(digits.len()..).unwrap_or_default();
    let number = Fragment { text: digits, at: word.at }.number();
    let mut rest = letters.chars();
    let (Some(number), letter, None) = (number, rest.next(), rest.next()) else {
        return Err(word.fault(Fault::ExpectedPlay(excerpt(word.text))));
    };
    let pile = letter.map_or(Ok(only), |letter| {
        let at = word.at + digits.len();
        let fault = Fault::NoSuchPile(letter);
        let pile = PileName::from_letter(letter).ok_or(NotationError { at, fault });
        pile.map(Some)
    })?;
    let card = u8::try_from(number)
        .ok()
        .and_then(Card::new)
        .ok_or_else(|| word.fault(Fault::NoSuchCard(number)))?;
    let pile = pile.ok_or_else(|| word.fault(Fault::MissingPile(card)))?;
    Ok(Play { card, pile })
}

/// Like [`parse_plays`], but a card or pile that exists nowhere is refused like one that is
/// not here: the marking can then say at which step.
pub fn parse_attempts(
    text: &str,
    only: Option<PileName>,
) -> Result<Vec<AttemptedPlay>, NotationError> {
    let words = Fragment { text, at: 1 }.words();
    let attempts = words.into_iter().map(|word| {
        parse_play(word, only).map_or_else(
            |error| match error.fault {
                Fault::NoSuchCard(number) => Ok(Err(Refusal::NotInHand { number })),
                Fault::NoSuchPile(letter) => Ok(Err(Refusal::NoSuchPile { letter })),
                _ => Err(error),
            },
            |play| Ok(Ok(play)),
        )
    });
    attempts.collect()
}

/// Plays as text, separated by spaces.
pub fn print_plays(plays: &[Play]) -> String {
    let words: Vec<String> = plays.iter().map(Play::to_string).collect();
    words.join(" ")
}
