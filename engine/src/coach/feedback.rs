//! What to tell a pupil about an answer.

use super::{Fact, explain::explain, explain::next_cheapest};
use crate::rules::Play;
use crate::solver::{Best, Flaw, Mark, Solved, Task, Verdict, fair_price};

/// The reasons behind a mark, with the answer's own numbers.
pub fn feedback(solved: &Solved, plays: &[Play], mark: &Mark) -> Vec<Fact> {
    let task = solved.task();
    let Some(best) = solved.best() else {
        let minimum = task.minimum;
        return flaw(mark).into_iter().chain([Fact::Unplayable { minimum }]).collect();
    };
    match mark.verdict {
        Verdict::Illegal => flaw(mark).into_iter().collect(),
        Verdict::TooFew => vec![Fact::TooFew { played: plays.len(), minimum: task.minimum }],
        Verdict::Legal if saves(solved, mark) > 0 => match too_many(solved, plays, mark, &best) {
            Some(reason) => vec![reason],
            None => cheaper(solved, plays, mark),
        },
        Verdict::Legal => vec![other_number(solved, plays, best)],
        Verdict::Good => vec![other_number(solved, plays, best)],
        Verdict::Best => explain(task, plays),
    }
}

fn flaw(mark: &Mark) -> Option<Fact> {
    Some(match mark.flaw? {
        Flaw::Step { refusal, .. } => Fact::Refused(refusal),
        Flaw::NotCovered(piles) => Fact::NotCovered(piles),
    })
}

/// How much less room as many cards need.
fn saves(solved: &Solved, mark: &Mark) -> i32 {
    let least = |cards| solved.least_room(cards);
    let saved = mark.score.and_then(|score| Some(score.room - least(score.cards)?));
    saved.unwrap_or(0)
}

/// A card too many, where that lost more than the order did.
fn too_many(solved: &Solved, plays: &[Play], mark: &Mark, best: &Best) -> Option<Fact> {
    let saved = saves(solved, mark);
    let by_number = mark.lost? - saved;
    let too_many = plays.len() > best.plays.len() && by_number > saved;
    costly_last_card(solved, plays).filter(|_| too_many)
}

/// As many cards in less room: how, and on a single pile where that ends.
fn cheaper(solved: &Solved, plays: &[Play], mark: &Mark) -> Vec<Fact> {
    let Some(better) = solved.cheapest(plays.len()) else {
        return Vec::new();
    };
    let mut reasons = vec![Fact::Cheaper {
        plays: better.clone(),
        saved: saves(solved, mark),
        one_pile: solved.task().only_pile().is_some(),
    }];
    if let (Some(yours), Some(end)) = (plays.last(), better.last())
        && solved.task().only_pile().is_some()
    {
        reasons.push(Fact::CouldEndOn { pile: yours.pile, yours: yours.card, end: end.card });
    }
    reasons
}

/// The answer is as cheap as its number of cards allows, but that number is not the best.
fn other_number(solved: &Solved, plays: &[Play], best: Best) -> Fact {
    let task = solved.task();
    let fair = fair_price(task.set);
    if solved.mark(plays).lost == Some(0) {
        return Fact::SmallerHand { plays: best.plays };
    }
    if best.plays.len() > plays.len() {
        if let Some((play, cost)) = next_cheapest(task, plays).filter(|(_, cost)| *cost < fair) {
            return left(task, play, cost);
        }
    } else if let Some(reason) = costly_last_card(solved, plays) {
        return reason;
    }
    Fact::WorthMore { plays: best.plays, one_pile: task.only_pile().is_some() }
}

/// A card worth laying that was left in hand.
fn left(task: &Task, play: Play, cost: i32) -> Fact {
    let Play { pile, card } = play;
    let one_pile = task.only_pile().is_some();
    if cost < 0 {
        Fact::LeftJump { pile, card, one_pile }
    } else {
        Fact::LeftBargain { pile, card, cost, one_pile }
    }
}

/// A card at the end of its pile that cost more than it should and could have stayed in hand.
fn costly_last_card(solved: &Solved, plays: &[Play]) -> Option<Fact> {
    let task = solved.task();
    if plays.len() <= task.minimum {
        return None;
    }
    let placements = task.trace(plays).ok()?;
    let (play, cost) = plays
        .iter()
        .zip(&placements)
        .enumerate()
        .filter(|(index, (play, _))| {
            let later = plays.iter().skip(index + 1);
            later.clone().all(|other| other.pile != play.pile)
        })
        .filter(|(index, _)| {
            let rest = plays.iter().enumerate().filter(|(other, _)| other != index);
            let rest: Vec<Play> = rest.map(|(_, play)| *play).collect();
            task.uncovered(&rest).is_empty()
        })
        .map(|(_, (play, placement))| (play, placement.room()))
        .max_by_key(|(_, cost)| *cost)?;
    (cost > fair_price(task.set)).then_some(Fact::PlayedTooMuch {
        pile: play.pile,
        card: play.card,
        cost,
    })
}
