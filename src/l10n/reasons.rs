//! The coach's reasons, put into words.

use super::sentences::refusal;
use crate::coach::Reason;
use crate::rules::{Card, JUMP, print_plays};

/// One reason as a sentence.
#[allow(
    clippy::too_many_lines,
    reason = "a table: one short sentence a reason"
)]
pub fn reason(reason: &Reason) -> String {
    match reason {
        Reason::Jump { pile, from, card } => {
            let sign = if card.number() < *from { '−' } else { '+' };
            format!("{from} {sign} {JUMP} = {card}: pile {pile} goes back by ten.")
        }
        Reason::SetUp {
            first, cost, back, ..
        } => format!(
            "{first} first: it costs {}, but then {back} brings {JUMP} back.",
            steps(*cost)
        ),
        Reason::OnTheWay { cards, to, .. } => format!(
            "{} on the way to {to}, at no extra cost.",
            with_verb(cards, "lies", "lie")
        ),
        Reason::Bargain {
            cards, cost, fair, ..
        } => format!(
            "{} only {}: less than the fair price of {fair}.",
            with_verb(cards, "costs", "together cost"),
            steps(*cost)
        ),
        Reason::FairPrice { cards, cost, .. } => format!(
            "{} {}, just the fair price.",
            with_verb(cards, "costs", "together cost"),
            steps(*cost)
        ),
        Reason::Forced {
            card,
            cost,
            minimum,
            ..
        } => format!(
            "{card} costs {}, more than it should; but at least {} must be played.",
            steps(*cost),
            cards_count(*minimum)
        ),
        Reason::Covers {
            pile,
            burning,
            card,
            cost,
        } => format!(
            "{burning} burns on pile {pile}: {card} covers it, for {}.",
            steps(*cost)
        ),
        Reason::Help { pile, card, cost } => format!(
            "{card} on the opponent's pile {pile} gives away {}, but fills the hand again.",
            steps(*cost)
        ),
        Reason::Stop { card, cost, .. } => format!(
            "The next card, {card}, would cost {}: better to stop.",
            steps(*cost)
        ),
        Reason::Refused(why) => refusal(why),
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
            "You end on {yours}; {} ends on {end}.",
            joined(cards, " then ")
        ),
        Reason::Cheaper { plays, saved } => format!(
            "{} plays as many cards and saves {}.",
            print_plays(plays),
            steps(*saved)
        ),
        Reason::LeftBargain { pile, card, cost } => format!(
            "{card} was only {} away on pile {pile}: a bargain.",
            steps(*cost)
        ),
        Reason::PlayedTooMuch { card, cost, .. } => {
            format!("{card} cost {}, and it was not needed.", steps(*cost))
        }
        Reason::WorthMore { plays, by } => {
            format!("{} is worth {by} more.", print_plays(plays))
        }
        Reason::Unplayable { minimum } => {
            format!("No {} can be played here.", cards_count(*minimum))
        }
    }
}

/// A number of steps, with its word.
fn steps(count: i32) -> String {
    match count {
        1 => "1 step".to_owned(),
        _ => format!("{} steps", super::number(count)),
    }
}

fn cards_count(count: usize) -> String {
    match count {
        1 => "1 card".to_owned(),
        _ => format!("{count} cards"),
    }
}

fn with_verb(cards: &[Card], one: &str, several: &str) -> String {
    let verb = if cards.len() == 1 { one } else { several };
    format!("{} {verb}", joined(cards, " and "))
}

fn joined(cards: &[Card], with: &str) -> String {
    let words: Vec<String> = cards.iter().map(Card::to_string).collect();
    words.join(with)
}
