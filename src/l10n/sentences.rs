//! Errors of the rules, put into words.

use super::Numbers;
use crate::rules::{
    Card, DealError, DeckFault, Direction, Fault, JUMP, NotationError, OptionName, Pile,
    PositionFault, Refusal, RuleSet, RulesError, SaveError, excerpt,
};

/// Why a command was refused, with the numbers written as the deck writes them.
pub fn refusal(refusal: &Refusal, numbers: Numbers) -> String {
    match *refusal {
        Refusal::NotInHand { number } => {
            let number = i32::try_from(number).map_or(number.to_string(), |n| numbers.write(n));
            format!("Card {number} is not in your hand.")
        }
        Refusal::NoSuchPile { letter } => format!("There is no pile {letter} here."),
        Refusal::NotTen { pile, card } => not_ten(pile, card, numbers),
        Refusal::WrongWay { pile, .. } => wrong_way(pile, numbers),
        Refusal::SameCard { card } => {
            let card = numbers.card(card);
            format!("{card} on {card}: the numbers are the same, so the pile would not move.")
        }
        Refusal::NotAHelp { pile, card } => not_a_help(pile, card, numbers),
        Refusal::SecondHelp => {
            "One card a turn may help the opponent, and you have played it.".to_owned()
        }
        Refusal::TooFew { played, minimum } => format!(
            "A turn needs at least {minimum} {}; you have played {played}.",
            if minimum == 1 { "card" } else { "cards" }
        ),
        Refusal::NothingToUndo => "There is no card of this turn to take back.".to_owned(),
        Refusal::NotYoursToSay => {
            "Only players who wait for their turn may signal, and only to team mates.".to_owned()
        }
        Refusal::GameOver => "The game is over.".to_owned(),
    }
}

fn not_ten(pile: Pile, card: Card, numbers: Numbers) -> String {
    let (high, low) = (pile.top().max(card.number()), pile.top().min(card.number()));
    let n = |number: u8| numbers.write(number.into());
    let ten = n(JUMP);
    let sum = format!("{} − {} = {}", n(high), n(low), n(high - low));
    match pile.jump_card() {
        Some(jump) => {
            let jump = numbers.card(jump);
            format!("{sum}: not exactly {ten}. Exactly {ten} back is {jump}.")
        }
        None => format!("{sum}: not exactly {ten}."),
    }
}

fn wrong_way(pile: Pile, numbers: Numbers) -> String {
    let (way, compared) = match pile.direction() {
        Direction::Up => ("up", "greater"),
        Direction::Down => ("down", "smaller"),
    };
    let top = numbers.write(pile.top().into());
    match pile.jump_card() {
        Some(jump) => {
            let jump = numbers.card(jump);
            format!(
                "This pile goes {way}: a card must be {compared} than {top}, or exactly {jump}."
            )
        }
        None => format!("This pile goes {way}: a card must be {compared} than {top}."),
    }
}

fn not_a_help(pile: Pile, card: Card, numbers: Numbers) -> String {
    if pile.is_empty() {
        return "This pile of the opponent's has no card yet: nothing can help there.".to_owned();
    }
    let compared = match pile.direction() {
        Direction::Up => "smaller",
        Direction::Down => "greater",
    };
    format!(
        "{} does not help: on this pile of the opponent's a card must be {compared} than {}.",
        numbers.card(card),
        numbers.write(pile.top().into())
    )
}

/// Why there are no such rules.
pub fn rules_error(error: &RulesError) -> String {
    match *error {
        RulesError::ClassicPlayers(found) => {
            format!("The classic game is for 1 to 5 players, not {found}.")
        }
        RulesError::DuelPlayers(found) => format!("The duel is for 2 players, not {found}."),
        RulesError::ExpertStep(found) => {
            format!("There is no expert step {found}; expected 0, 1 or 2.")
        }
        RulesError::ExpertDuel => "The duel has no expert steps; expected 0.".to_owned(),
        RulesError::FireDuel => "The duel has no burning cards; expected false.".to_owned(),
    }
}

/// Why some cards are not a deal.
pub fn deal_error(error: &DealError) -> String {
    match *error {
        DealError::Decks { needed, found } => format!(
            "These rules need {needed} {}, not {found}.",
            if needed == 1 {
                "deck (\"deck\")"
            } else {
                "decks (\"decks\")"
            }
        ),
        DealError::Deck { set, deck, fault } => {
            let which = match set {
                RuleSet::Classic => "the deck".to_owned(),
                RuleSet::Duel => format!("the deck of player {deck}"),
            };
            deck_fault(&which, set, fault)
        }
        DealError::Starter { starter, players } => format!(
            "Player {starter} cannot start: the {players} players are numbered from 0 to {}.",
            players.saturating_sub(1)
        ),
    }
}

fn deck_fault(which: &str, set: RuleSet, fault: DeckFault) -> String {
    match fault {
        DeckFault::Foreign(number) => format!(
            "{number} cannot be in {which}: the cards go from 2 to {}.",
            set.highest()
        ),
        DeckFault::Doubled(card) => format!("Card {card} is twice in {which}."),
        DeckFault::Missing(card) => format!(
            "Card {card} is missing from {which}: all {} cards must be there.",
            set.cards().len()
        ),
    }
}

/// What is wrong in a position or in plays, and where.
pub fn notation_error(error: &NotationError) -> String {
    format!("At character {}: {}.", error.at, fault(&error.fault))
}

fn fault(fault: &Fault) -> String {
    match fault {
        Fault::ExpectedPile(found) => {
            format!("“{found}” is not a pile; expected a letter A to D and a number, such as A57")
        }
        Fault::ExpectedCard(found) => format!("“{found}” is not a card; expected a number"),
        Fault::ExpectedPlay(found) => {
            format!("“{found}” is not a play; expected a card and a pile, such as 47A")
        }
        Fault::NoSuchCard(number) => format!("there is no card {number}"),
        Fault::NoSuchPile(letter) => format!("there is no pile {letter}; expected A, B, C or D"),
        Fault::MissingPile(card) => {
            format!(
                "{card} needs the letter of its pile, as there are several; for instance {card}A"
            )
        }
        Fault::MissingBar => "expected “|” between the piles and the hand".to_owned(),
        Fault::ExtraBar => "a third “|” has no meaning; expected piles | hand | options".to_owned(),
        Fault::UnknownOption(found) => {
            format!("“{found}” is not an option; expected min=, cover=, deck= or rules=")
        }
        Fault::OptionTwice(option) => format!("{}= is given twice", option.keyword()),
        Fault::BadValue { option, value } => format!(
            "“{value}” is not a value of {}=; expected {}",
            option.keyword(),
            expected_value(*option)
        ),
        Fault::Position(fault) => position_fault(fault),
    }
}

fn expected_value(option: OptionName) -> &'static str {
    match option {
        OptionName::Minimum | OptionName::Deck => "a number from 0 to 99",
        OptionName::Cover => "letters of piles, such as A",
        OptionName::Rules => "classic or duel",
    }
}

fn position_fault(fault: &PositionFault) -> String {
    match fault {
        PositionFault::NoPile => "there is no pile; expected at least one, such as A57".to_owned(),
        PositionFault::PileTwice(pile) => format!("pile {pile} is given twice"),
        PositionFault::BadTop {
            pile,
            number,
            base,
            highest,
        } => format!(
            "{number} cannot lie on pile {pile}; expected a card from 2 to {highest}, or {base} for the empty pile"
        ),
        PositionFault::EmptyHand => "the hand is empty; expected at least one card".to_owned(),
        PositionFault::NoSuchCard { number, highest } => {
            format!("there is no card {number}; expected 2 to {highest}")
        }
        PositionFault::CardTwice(card) => format!("card {card} is in the hand twice"),
        PositionFault::CardElsewhere(card) => {
            format!("card {card} is on the table already, and there is no other one")
        }
        PositionFault::CannotCover(pile) => {
            format!("pile {pile} cannot be covered; expected one of the player's own piles above")
        }
    }
}

/// Why a save cannot be loaded.
pub fn save_error(error: &SaveError) -> String {
    match error {
        SaveError::Malformed { detail, .. } => format!("This is not a saved game: {detail}."),
        SaveError::OtherFormat(found) => {
            let found = excerpt(found);
            format!("This is not a saved game of Saute-Dix, but “{found}”.")
        }
        SaveError::UnknownVersion(version) => format!(
            "This game was saved in version {version} of the format, which this program does not know."
        ),
        SaveError::UnknownRules(found) => {
            let found = excerpt(found);
            format!("This game was saved with rules that do not exist here: “{found}”.")
        }
        SaveError::Rules(error) => rules_error(error),
        SaveError::Deal(error) => deal_error(error),
        SaveError::Notation { turn, error } => {
            format!("Turn {turn} of the saved game. {}", notation_error(error))
        }
        SaveError::Play {
            turn,
            play,
            refusal: why,
        } => format!(
            "Turn {turn} of the saved game, {play}: {}",
            refusal(why, Numbers::PLAIN)
        ),
        SaveError::Signal { player } => {
            format!("The saved game has a signal that player {player} cannot have given.")
        }
        SaveError::End { turn, refusal: why } => {
            format!(
                "Turn {turn} of the saved game: {}",
                refusal(why, Numbers::PLAIN)
            )
        }
    }
}
