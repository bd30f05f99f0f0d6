//! Puzzles in words: the question, the answer, the reason.

use super::{Catalog, Numbers, reason, reasons::steps};
use crate::puzzle::{
    Answer, CannotMake, CodeError, Fact, Kind, Puzzle, Question, SeriesError, SpecError,
};
use crate::rules::{Card, Direction, JUMP, Pile, PileName, Placement, Position, Side};

/// The question of a puzzle.
pub fn question(puzzle: &Puzzle, catalog: &Catalog, numbers: Numbers) -> String {
    match &puzzle.question {
        Question::Legal { position } => format!(
            "{} Which of these cards may go on it? {}",
            piles(position, numbers),
            cards(position.hand(), numbers, " ")
        ),
        Question::Jump { name, pile, jumps } => {
            let ten = numbers.write(JUMP.into());
            let asked = match jumps {
                1 => format!("Which card takes it back by exactly {ten}?"),
                _ => format!("Two cards in a row each take it back by {ten}. What is on top then?"),
            };
            format!("{} {asked}", pile_text(*name, *pile, numbers))
        }
        Question::Room { name, pile, path } => format!(
            "{} Then {} on it. How many steps has it moved in all?",
            pile_text(*name, *pile, numbers),
            match path.as_slice() {
                [one] => format!("{} is laid", numbers.card(*one)),
                _ => format!("{} are laid", cards(path, numbers, ", ")),
            }
        ),
        Question::Best { position } => best_question(position, numbers),
        Question::Mistake { position, plays } => {
            let path: Vec<Card> = plays.iter().map(|play| play.card).collect();
            format!(
                "{} Somebody lays {}. Which card is the mistake?",
                piles(position, numbers),
                cards(&path, numbers, ", then ")
            )
        }
        Question::Statement(statement) => catalog.text(&statement.key).unwrap_or_default(),
    }
}

fn best_question(position: &Position, numbers: Numbers) -> String {
    let burning = position
        .cover()
        .iter()
        .map(|name| format!("The card on {name} burns: cover it. "));
    format!(
        "{} Hand: {}. Lay at least {} cards. {}What is best?",
        piles(position, numbers),
        cards(position.hand(), numbers, " "),
        position.minimum(),
        burning.collect::<Vec<_>>().concat()
    )
}

fn piles(position: &Position, numbers: Numbers) -> String {
    let texts: Vec<String> = position
        .table()
        .piles()
        .map(|(name, pile)| pile_text(name, pile, numbers))
        .collect();
    texts.join(" ")
}

fn pile_text(name: PileName, pile: Pile, numbers: Numbers) -> String {
    let way = match pile.direction() {
        Direction::Up => "up",
        Direction::Down => "down",
    };
    let whose = match pile.side() {
        Side::Own => "Pile",
        Side::Opponent => "The opponent's pile",
    };
    let top = numbers.write(pile.top().into());
    format!("{whose} {name} goes {way} and shows {top}.")
}

fn cards(cards: &[Card], numbers: Numbers, between: &str) -> String {
    let words: Vec<String> = cards.iter().map(|card| numbers.card(*card)).collect();
    words.join(between)
}

/// An answer.
pub fn answer(answer: &Answer, numbers: Numbers) -> String {
    match answer {
        Answer::Cards(set) => {
            let list: Vec<Card> = set.iter().collect();
            match list.as_slice() {
                [] => "none".to_owned(),
                list => cards(list, numbers, " "),
            }
        }
        Answer::Number(number) => numbers.write(*number),
        Answer::Plays(plays) => numbers.plays(plays),
        Answer::Step(step) => format!("card number {step}"),
        Answer::Truth(true) => "true".to_owned(),
        Answer::Truth(false) => "false".to_owned(),
    }
}

/// A fact about an answer.
pub fn fact(fact: &Fact, catalog: &Catalog, numbers: Numbers) -> String {
    let ten = numbers.write(JUMP.into());
    match fact {
        Fact::Coach(why) => reason(why, numbers),
        Fact::MayGo {
            pile,
            card,
            placement,
        } => {
            let (card, top) = (numbers.card(*card), numbers.write(pile.top().into()));
            match (placement, pile.direction()) {
                (Placement::Jump, _) => format!("{card} is exactly {ten} back from {top}."),
                (_, Direction::Up) => format!("{card} is greater than {top}."),
                (_, Direction::Down) => format!("{card} is smaller than {top}."),
            }
        }
        Fact::WrongSide { pile, card } => {
            let (card, top) = (numbers.card(*card), numbers.write(pile.top().into()));
            match pile.direction() {
                Direction::Up => format!("{card} is smaller than {top}."),
                Direction::Down => format!("{card} is greater than {top}."),
            }
        }
        Fact::TenBack { pile, to } => {
            let sign = match pile.direction() {
                Direction::Up => '−',
                Direction::Down => '+',
            };
            let (from, to) = (
                numbers.write(pile.top().into()),
                numbers.write((*to).into()),
            );
            format!("{from} {sign} {ten} = {to}.")
        }
        Fact::Moved {
            from,
            to,
            room,
            jumps,
        } => {
            let (from, to) = (numbers.write((*from).into()), numbers.card(*to));
            let moved = steps(*room, numbers);
            match jumps {
                0 => format!("From {from} to {to}: {moved}."),
                _ => format!("From {from} to {to}: {moved}, as the jump gives {ten} back."),
            }
        }
        Fact::WrongStep { step, card } => {
            format!(
                "Card number {step}, {}, is the mistake.",
                numbers.card(*card)
            )
        }
        Fact::Because(statement) => catalog.text(&statement.why_key()).unwrap_or_default(),
    }
}

/// Why there is no such puzzle.
pub fn spec_error(error: &SpecError) -> String {
    match *error {
        SpecError::Level {
            kind: Kind::Order,
            level: level @ 6,
        } => format!(
            "Level {level} is about several piles, and “order” has one; expected 1 to {}, or “table”.",
            Kind::Order.levels()
        ),
        SpecError::Level { kind, level } => format!(
            "“{}” has no level {level}; expected 1 to {}.",
            kind.name(),
            kind.levels()
        ),
        SpecError::Hand(found) => format!("Hands have 3 to 8 cards, not {found}."),
        SpecError::Seed(found) => format!("Seed {found} is too large for a puzzle."),
    }
}

/// Why there is no such series.
pub fn series_error(error: &SeriesError) -> String {
    match error {
        SeriesError::NoKind => "A series needs at least one kind of puzzle.".to_owned(),
        SeriesError::Count(found) => format!("A series has 1 to 10000 puzzles, not {found}."),
        SeriesError::Levels { lowest, highest } => {
            format!("Levels from {lowest} to {highest} are the wrong way round.")
        }
        SeriesError::Puzzle(error) => spec_error(error),
    }
}

/// A request that no puzzle meets.
pub fn cannot_make(error: CannotMake) -> String {
    format!(
        "No “{}” puzzle of level {} with {} cards could be made; try another size or level.",
        error.spec.kind().name(),
        error.spec.level(),
        error.spec.hand()
    )
}

/// What is wrong with a code.
pub fn code_error(error: &CodeError) -> String {
    match error {
        CodeError::Letter { letter, at } => {
            format!("The code has “{letter}” at place {at}, which no code has.")
        }
        CodeError::Length {
            found,
            expected: Some(expected),
        } => format!("The code has {found} letters and digits; expected {expected}."),
        CodeError::Length {
            found,
            expected: None,
        } => format!("A code is longer than {found} letters and digits."),
        CodeError::Check => {
            "The code does not fit together: one of its letters or digits is mistyped.".to_owned()
        }
        CodeError::UnknownVersion(first) => format!(
            "Codes that start with “{first}” are of a kind or version that this program does not know."
        ),
        CodeError::NoSuchPuzzle(error) => spec_error(error),
        CodeError::NoSuchSeries(error) => series_error(error),
    }
}
