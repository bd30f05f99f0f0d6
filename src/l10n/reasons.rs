//! The coach's reasons, put into words.

use super::Numbers;
use super::sentences::refusal;
use crate::coach::Reason;
use crate::rules::{Card, JUMP};

/// One reason as a sentence, with the numbers written as the deck writes them.
#[allow(
    clippy::too_many_lines,
    reason = "a table: one short sentence a reason"
)]
pub fn reason(reason: &Reason, numbers: Numbers) -> String {
    let n = |number| numbers.write(number);
    let c = |card: &Card| numbers.card(*card);
    let steps = |count| steps(count, numbers);
    let ten = numbers.write(JUMP.into());
    match reason {
        Reason::Jump { pile, from, card } => {
            let sign = if card.number() < *from { '−' } else { '+' };
            let from = n((*from).into());
            format!(
                "{from} {sign} {ten} = {}: pile {pile} goes back by {ten}.",
                c(card)
            )
        }
        Reason::SetUp {
            first, cost, back, ..
        } => format!(
            "{} first: it costs {}, but then {} brings {ten} back.",
            c(first),
            steps(*cost),
            c(back)
        ),
        Reason::OnTheWay { cards, to, .. } => format!(
            "{} on the way to {}, at no extra cost.",
            with_verb(cards, numbers, "lies", "lie"),
            c(to)
        ),
        Reason::Bargain {
            cards, cost, fair, ..
        } => format!(
            "{} only {}: less than the fair price of {}.",
            with_verb(cards, numbers, "costs", "together cost"),
            steps(*cost),
            n(*fair)
        ),
        Reason::FairPrice { cards, cost, .. } => format!(
            "{} {}, just the fair price.",
            with_verb(cards, numbers, "costs", "together cost"),
            steps(*cost)
        ),
        Reason::Forced {
            card,
            cost,
            minimum,
            ..
        } => format!(
            "{} costs {}, more than it should; but at least {} must be played.",
            c(card),
            steps(*cost),
            cards_count(*minimum)
        ),
        Reason::Covers {
            pile,
            burning,
            card,
            cost,
        } => format!(
            "{} burns on pile {pile}: {} covers it, for {}.",
            n((*burning).into()),
            c(card),
            steps(*cost)
        ),
        Reason::Help { pile, card, cost } => format!(
            "{} on the opponent's pile {pile} gives away {}, but fills the hand again.",
            c(card),
            steps(*cost)
        ),
        Reason::Stop { card, cost, .. } => format!(
            "The next card, {}, would cost {}: better to stop.",
            c(card),
            steps(*cost)
        ),
        Reason::Refused(why) => refusal(why, numbers),
        Reason::NotCovered(piles) => {
            format!("A card burns and must be covered in this turn: pile {piles}.")
        }
        Reason::TooFew { played, minimum } => format!(
            "At least {} must be played, not {played}.",
            cards_count(*minimum)
        ),
        Reason::CouldEndOn {
            yours, cards, end, ..
        } => format!(
            "You end on {}; {} ends on {}.",
            c(yours),
            joined(cards, numbers, " then "),
            c(end)
        ),
        Reason::Cheaper { plays, saved } => format!(
            "{} plays as many cards and saves {}.",
            numbers.plays(plays),
            steps(*saved)
        ),
        Reason::LeftBargain { pile, card, cost } => format!(
            "{} was only {} away on pile {pile}: a bargain.",
            c(card),
            steps(*cost)
        ),
        Reason::PlayedTooMuch { card, cost, .. } => {
            format!("{} cost {}, and it was not needed.", c(card), steps(*cost))
        }
        Reason::WorthMore { plays, by } => {
            format!("{} is worth {} more.", numbers.plays(plays), n(*by))
        }
        Reason::Unplayable { minimum } => {
            format!("No {} can be played here.", cards_count(*minimum))
        }
    }
}

/// A number of steps, with its word.
pub(super) fn steps(count: i32, numbers: Numbers) -> String {
    let written = numbers.write(count);
    if written == "1" {
        format!("{written} step")
    } else {
        format!("{written} steps")
    }
}

fn cards_count(count: usize) -> String {
    match count {
        1 => "1 card".to_owned(),
        _ => format!("{count} cards"),
    }
}

fn with_verb(cards: &[Card], numbers: Numbers, one: &str, several: &str) -> String {
    let verb = if cards.len() == 1 { one } else { several };
    let written = |cards| joined(cards, numbers, ", ");
    match cards.split_last() {
        Some((last, others @ [_, ..])) => {
            format!("{} and {} {verb}", written(others), numbers.card(*last))
        }
        _ => format!("{} {verb}", written(cards)),
    }
}

fn joined(cards: &[Card], numbers: Numbers, with: &str) -> String {
    let words: Vec<String> = cards.iter().map(|card| numbers.card(*card)).collect();
    words.join(with)
}
