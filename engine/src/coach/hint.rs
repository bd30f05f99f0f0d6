//! Hints as a ladder: which pile, which card, and why.

use super::{Fact, explain::explain};
use crate::rules::{PileName, Play};
use crate::solver::{Best, Solved};

/// What a hint leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ladder {
    /// A card to play.
    Play {
        /// First rung: which pile to look at.
        pile: PileName,
        /// Second rung: which card to lay there first.
        card: Play,
        /// Third rung: why. The first reason is about that card.
        why: Vec<Fact>,
        /// The whole play, if asked for.
        whole: Best,
    },
    /// The minimum is reached and nothing more is worth its price.
    EndTurn {
        /// Why.
        why: Vec<Fact>,
    },
    /// The minimum cannot be reached.
    Nothing,
}

/// The hints for a position. Where several piles take cards, the most telling one comes first:
/// a jump, then a set-up, then the rest.
pub fn ladder(solved: &Solved) -> Ladder {
    let task = solved.task();
    let Some(best) = solved.best() else {
        return Ladder::Nothing;
    };
    let mut why = explain(task, &best.plays);
    let telling = why.iter().position(|reason| weight(reason) == 0);
    let telling = telling.or_else(|| why.iter().position(|reason| weight(reason) == 1));
    let pile = telling
        .and_then(|index| why.get(index))
        .and_then(pile_of)
        .or(best.plays.first().map(|play| play.pile));
    let Some(pile) = pile else {
        return Ladder::EndTurn { why };
    };
    // Stable, so that the reasons of one pile stay in the order of its cards.
    why.sort_by_key(|reason| !is_about(reason, pile) || weight(reason) == 3);
    match best.plays.iter().find(|play| play.pile == pile) {
        Some(card) => Ladder::Play { pile, card: *card, why, whole: best },
        None => Ladder::EndTurn { why },
    }
}

/// How telling a reason is: the lower the better.
fn weight(reason: &Fact) -> u8 {
    match reason {
        Fact::Jump { .. } => 0,
        Fact::SetUp { .. } => 1,
        Fact::Stop { .. } => 3,
        _ => 2,
    }
}

fn is_about(reason: &Fact, pile: PileName) -> bool {
    match reason {
        Fact::Forced { plays, .. } => plays.iter().any(|play| play.pile == pile),
        _ => pile_of(reason) == Some(pile),
    }
}

fn pile_of(reason: &Fact) -> Option<PileName> {
    match reason {
        Fact::Jump { pile, .. }
        | Fact::SetUp { pile, .. }
        | Fact::OnTheWay { pile, .. }
        | Fact::Bargain { pile, .. }
        | Fact::FairPrice { pile, .. }
        | Fact::Covers { pile, .. }
        | Fact::Help { pile, .. } => Some(*pile),
        _ => None,
    }
}
