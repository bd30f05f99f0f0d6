//! Positions, piles, cards and plays in our notation.

use proptest::prelude::*;

use saute_dix::rules::{
    NotationError, PileName, Position, RuleSet, parse_attempts, parse_cards, parse_piles,
    parse_plays, print_plays,
};

use super::same_again;
use crate::fuzz::words::in_words;
use crate::fuzz::{Entrance, Outcome, strategies};

pub const ENTRANCE: Entrance = Entrance {
    name: "notation",
    inputs,
    words: "||min=|cover=|deck=|rules=duel|rules=classic|A|D100|B1|47A|=|99|60",
    cases: 6_000,
    enter,
};

fn inputs() -> BoxedStrategy<String> {
    prop_oneof![1 => strategies::plays(), 3 => strategies::position()].boxed()
}

fn enter(input: &[u8]) -> Result<Outcome, String> {
    let text = &*String::from_utf8_lossy(input);
    let said = |error: &NotationError| in_words(|voice| voice.notation_error(error));
    let mut outcome = Outcome::Refused;
    for only in [None, Some(PileName::A)] {
        match parse_plays(text, only) {
            Ok(plays) => {
                let printed = print_plays(&plays);
                outcome = same_again(&plays, &printed, parse_plays(&printed, None))?;
            }
            Err(error) => said(&error)?,
        }
        if let Err(error) = parse_attempts(text, only) {
            said(&error)?;
        }
    }
    for set in RuleSet::ALL {
        for error in [parse_piles(text, set).err(), parse_cards(text, set).err()] {
            error.as_ref().map_or(Ok(()), said)?;
        }
    }
    match text.parse::<Position>() {
        Ok(position) => {
            let printed = position.to_string();
            same_again(&position, &printed, printed.parse())
        }
        Err(error) => said(&error).map(|()| outcome),
    }
}
