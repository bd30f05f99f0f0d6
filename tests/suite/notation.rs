//! Positions and plays as text: they read back, and mistakes are named where they stand.

use proptest::prelude::*;
use saute_dix::rules::{
    Fault, PileName, Play, Position, PositionBuilder, PositionFault, Random, RuleSet, parse_cards,
    parse_piles, parse_plays, print_plays,
};
use saute_dix::text::Locale;

const QUIZ: &str = "A57 B1 C100 D83 | 72 63 58 47 39 37 | min=2";

/// Any position there can be: any piles, any hand, any options.
fn positions() -> impl Strategy<Value = Position> {
    (any::<u64>(), any::<bool>(), 1..16_usize, 1..20_usize).prop_map(|(seed, duel, piles, size)| {
        let mut random = Random::new(seed);
        let set = if duel { RuleSet::Duel } else { RuleSet::Classic };
        let mut builder = PositionBuilder::new(set);
        let mut deck: Vec<u32> = set.cards().iter().map(|c| c.number().into()).collect();
        random.shuffle(&mut deck);
        let mut names = Vec::new();
        for (bit, name) in PileName::ALL.into_iter().enumerate() {
            if piles & (1 << bit) == 0 {
                continue;
            }
            let base = set.base(set.direction(name)).into();
            let top = if random.below(4) == 0 { base } else { deck.pop().unwrap() };
            builder.pile(name, top).unwrap();
            names.push(name);
        }
        for number in deck.into_iter().take(size) {
            builder.card(number).unwrap();
        }
        builder.minimum(u8::try_from(random.below(100)).unwrap());
        if random.below(2) == 0 {
            builder.deck(u8::try_from(random.below(100)).unwrap());
        }
        for name in names {
            if random.below(4) == 0 {
                // The opponent's piles cannot burn.
                let _ = builder.cover(name);
            }
        }
        builder.finish().unwrap()
    })
}

proptest! {
    #[test]
    fn every_position_reads_back(position in positions()) {
        prop_assert_eq!(position.to_string().parse(), Ok(position));
    }

    #[test]
    fn plays_read_back(plays in prop::collection::vec((2_u8..=99, 0..4_usize), 0..12)) {
        let plays: Vec<Play> = plays
            .into_iter()
            .map(|(number, pile)| Play { card: crate::support::card(number), pile: PileName::ALL[pile] })
            .collect();
        prop_assert_eq!(parse_plays(&print_plays(&plays), None), Ok(plays));
    }

    #[test]
    fn garbage_is_refused_in_words_and_never_panics(text in "\\PC{0,60}") {
        for error in [
            text.parse::<Position>().err(),
            text.parse::<Play>().err(),
            parse_plays(&text, Some(PileName::A)).err(),
        ].into_iter().flatten() {
            prop_assert!(error.at <= text.chars().count() + 1);
            prop_assert!(Locale::english().plain().notation_error(&error).ends_with('.'));
        }
    }

    #[test]
    fn a_damaged_position_never_panics(position in positions(), at: usize, c: char) {
        let mut letters: Vec<char> = position.to_string().chars().collect();
        let at = at % letters.len();
        letters[at] = c;
        let damaged: String = letters.into_iter().collect();
        if let Ok(read) = damaged.parse::<Position>() {
            prop_assert_eq!(read.to_string().parse(), Ok(read));
        }
    }
}

#[test]
fn the_quiz_position_prints_as_it_was_written() {
    let position: Position = QUIZ.parse().unwrap();
    assert_eq!(position.to_string(), QUIZ);
    assert_eq!(position.hand().len(), 6);
    assert_eq!(position.minimum(), 2);
}

#[test]
fn options_and_case_are_understood() {
    let position: Position = "  a22   c33|44 50|deck=7 cover=CA   min=3 ".parse().unwrap();
    assert_eq!(position.to_string(), "A22 C33 | 44 50 | min=3 cover=AC deck=7");
    let duel: Position = "A20 B60 C20 D60 | 21 30 | rules=duel".parse().unwrap();
    assert_eq!(duel.to_string(), "A20 B60 C20 D60 | 21 30 | min=2 rules=duel");
}

#[test]
fn with_a_single_pile_the_letter_may_be_left_out() {
    let with = parse_plays("47C 37", Some(PileName::C)).unwrap();
    assert_eq!(print_plays(&with), "47C 37C");
    let without = parse_plays("47 37", None).unwrap_err();
    assert_eq!(without.fault, Fault::MissingPile(crate::support::card(47)));
}

/// Each mistake: the text, where it starts, and what is said of it.
const MISTAKES: &[(&str, usize, &str)] = &[
    ("", 1, "expected “|” between the piles and the hand"),
    ("A57", 4, "expected “|” between the piles and the hand"),
    (" | 4", 1, "there is no pile; expected at least one, such as A57"),
    ("A57 | | min=2", 6, "the hand is empty; expected at least one card"),
    ("A57 E3 | 4", 5, "“E3” is not a pile; expected a letter A to D and a number, such as A57"),
    ("A57 A58 | 4", 5, "pile A is given twice"),
    (
        "A100 | 4",
        1,
        "100 cannot lie on pile A; expected a card from 2 to 99, or 1 for the empty pile",
    ),
    (
        "A60 | 4 | rules=duel",
        1,
        "60 cannot lie on pile A; expected a card from 2 to 59, or 1 for the empty pile",
    ),
    ("A57 | 4 4x", 9, "“4x” is not a card; expected a number"),
    ("A57 | 4 100", 9, "there is no card 100; expected 2 to 99"),
    ("A57 | 99999999999", 7, "“99999999999” is not a card; expected a number"),
    ("A5 | 72 | rules=duel", 6, "there is no card 72; expected 2 to 59"),
    ("A57 | 4 5 4", 11, "card 4 is in the hand twice"),
    ("A57 | 4 57", 9, "card 57 is on the table already, and there is no other one"),
    ("A57 C57 | 4", 5, "card 57 is on the table already, and there is no other one"),
    ("A20 C20 | 20 | rules=duel", 11, "card 20 is on the table already, and there is no other one"),
    ("A57 | 4 | foo=1", 11, "“foo=1” is not an option; expected min=, cover=, deck= or rules="),
    ("A57 | 4 | min", 11, "“min” is not an option; expected min=, cover=, deck= or rules="),
    ("A57 | 4 | min=1 min=2", 17, "min= is given twice"),
    ("A57 | 4 | min=x", 11, "“x” is not a value of min=; expected a number from 0 to 99"),
    ("A57 | 4 | deck=100", 11, "“100” is not a value of deck=; expected a number from 0 to 99"),
    ("A57 | 4 | cover=", 11, "“” is not a value of cover=; expected letters of piles, such as A"),
    (
        "A57 | 4 | cover=B",
        11,
        "pile B cannot be covered; expected one of the player’s own piles above",
    ),
    ("A57 | 4 | rules=poker", 11, "“poker” is not a value of rules=; expected classic or duel"),
    ("A57 | 4 | min=2 | x", 17, "a third “|” has no meaning; expected piles | hand | options"),
];

#[test]
fn mistakes_are_named_where_they_stand() {
    for (text, at, said) in MISTAKES {
        let error = text.parse::<Position>().unwrap_err();
        let sentence = format!("At character {at}: {said}.");
        assert_eq!(Locale::english().plain().notation_error(&error), sentence, "{text:?}");
    }
}

#[test]
fn wrong_plays_are_named() {
    let cases = [
        ("47E", 3, Fault::NoSuchPile('E')),
        ("100A", 1, Fault::NoSuchCard(100)),
        ("A47", 1, Fault::ExpectedPlay("A47".to_owned())),
        ("47AB", 1, Fault::ExpectedPlay("47AB".to_owned())),
        ("", 1, Fault::ExpectedPlay(String::new())),
        ("47A 37A", 1, Fault::ExpectedPlay("47A 37A".to_owned())),
    ];
    for (text, at, fault) in cases {
        let error = text.parse::<Play>().unwrap_err();
        assert_eq!((error.at, error.fault), (at, fault), "{text:?}");
    }
}

#[test]
fn the_builder_refuses_what_the_text_cannot_hold() {
    let empty = PositionBuilder::new(RuleSet::Classic).finish();
    assert_eq!(empty, Err(PositionFault::NoPile));
    let mut builder = PositionBuilder::new(RuleSet::Duel);
    builder.pile(PileName::C, 20).unwrap();
    assert_eq!(builder.cover(PileName::C), Err(PositionFault::CannotCover(PileName::C)));
    assert_eq!(builder.finish(), Err(PositionFault::EmptyHand));
}

#[test]
fn piles_and_cards_read_alone_and_name_their_mistakes() {
    let table = parse_piles("A57 C100", RuleSet::Classic).unwrap();
    let tops: Vec<_> = table.piles().map(|(name, pile)| (name, pile.top())).collect();
    assert_eq!(tops, [(PileName::A, 57), (PileName::C, 100)]);
    for (text, at) in [("", 1), ("57", 1), ("A57 A58", 5), ("A57 B57", 5), ("A57 | 3", 5)] {
        assert_eq!(parse_piles(text, RuleSet::Classic).unwrap_err().at, at, "{text}");
    }
    let cards = parse_cards(" 64 74 ", RuleSet::Classic).unwrap();
    assert_eq!(cards.iter().map(|card| card.number()).collect::<Vec<_>>(), [64, 74]);
    assert_eq!(parse_cards("", RuleSet::Classic), Ok(Vec::new()));
    for (text, at) in [("64 x", 4), ("1", 1), ("64 100", 4), ("64 64", 4)] {
        assert_eq!(parse_cards(text, RuleSet::Classic).unwrap_err().at, at, "{text}");
    }
    assert_eq!(parse_cards("60", RuleSet::Duel).unwrap_err().at, 1);
}
