//! From the text of a figure to a figure.

use super::format::{FigureFile, LineFile, TableFile};
use super::read::{cards, one_of, piles, rule_set};
use super::{Figure, Leap, LessonFault, Saying};
use crate::rules::{Direction, Pile, PileName, PileSet, Signal, Table, burning_cards, excerpt};

pub(super) fn figure(file: FigureFile) -> Result<Figure, LessonFault> {
    match file {
        FigureFile::Table(file) => table(&file),
        FigureFile::Hand(file) => {
            Ok(Figure::Hand { cards: cards(&file.cards, rule_set(None)?)?, fire: file.fire })
        }
        FigureFile::Line(file) => line(file),
        FigureFile::Room(file) => {
            let set = rule_set(file.rules.as_deref())?;
            let table = piles(&file.piles, set)?;
            Ok(Figure::Room { set, table })
        }
        FigureFile::Sayings(sayings) => {
            let sayings =
                sayings.into_iter().map(|said| Saying { text: said.text, allowed: said.allowed });
            Ok(Figure::Sayings(sayings.collect()))
        }
    }
}

fn table(file: &TableFile) -> Result<Figure, LessonFault> {
    let set = rule_set(file.rules.as_deref())?;
    let table = piles(&file.piles, set)?;
    let mut burning = PileSet::default();
    for letter in file.burning.chars() {
        let name = pile_in(table, &letter.to_string())?;
        let top = table.pile(name).map(Pile::top);
        if !burning_cards().iter().any(|card| top == Some(card.number())) {
            return Err(LessonFault::DoesNotBurn(name));
        }
        burning = burning.with(name);
    }
    let mut signals = Vec::new();
    for (letter, signal) in &file.signals {
        let signal = one_of(signal, &Signal::ALL, Signal::name)?;
        signals.push((pile_in(table, letter)?, signal));
    }
    Ok(Figure::Table { set, table, hand: cards(&file.hand, set)?, burning, signals })
}

/// The pile with this letter, which must be in the picture.
fn pile_in(table: Table, letter: &str) -> Result<PileName, LessonFault> {
    let mut letters = letter.chars();
    let name = letters.next().and_then(PileName::from_letter);
    match (name, letters.next()) {
        (Some(name), None) if table.pile(name).is_some() => Ok(name),
        (Some(name), None) => Err(LessonFault::NoPile(name)),
        _ => {
            Err(LessonFault::Unknown { found: excerpt(letter), expected: vec!["A", "B", "C", "D"] })
        }
    }
}

fn direction_name(direction: Direction) -> &'static str {
    match direction {
        Direction::Up => "up",
        Direction::Down => "down",
    }
}

fn line(file: LineFile) -> Result<Figure, LessonFault> {
    let LineFile { low, high, .. } = file;
    let direction = file
        .pile
        .map(|way| one_of(&way, &[Direction::Up, Direction::Down], direction_name))
        .transpose()?;
    let ends = file.hops.iter().flat_map(|(from, to)| [*from, *to]);
    let shown = ends.chain(file.marks.iter().copied());
    // The longest line there is goes from one base to the other.
    let fits = |number: u8| (low..=high).contains(&number) && high <= 100;
    if let Some(number) = shown.chain([low, high]).find(|number| !fits(*number)) {
        return Err(LessonFault::OffTheLine { number, low, high });
    }
    let hops = file.hops.into_iter().map(|(from, to)| Leap { from, to });
    Ok(Figure::Line { low, high, direction, hops: hops.collect(), marks: file.marks })
}
