//! Plays that misconceptions lead to.

use crate::coach::next_cheapest;
use crate::puzzle::Misconception;
use crate::puzzle::naive::{Naive, careless, in_order, sorted};
use crate::puzzle::question::is_about_ten;
use crate::rules::{Card, Direction, Pile, PileName, Placement, Play, Side};
use crate::solver::{Solver, Task};

/// What a pupil with this misconception plays where `right` would be best.
pub(super) fn plays(
    solver: &mut Solver,
    task: &Task,
    right: &[Play],
    misconception: Misconception,
) -> Option<Vec<Play>> {
    match misconception {
        Misconception::AlwaysSorts => Some(sorted(task, right.len())),
        Misconception::WrongWay => wrong_way(task),
        Misconception::AboutTen => near_miss(task).map(|miss| miss.plays),
        Misconception::AnyTenHelps => {
            let chain = Naive::Chain.play(solver, task);
            let placements = task.trace(&chain).ok()?;
            placements.contains(&Placement::Jump).then_some(chain)
        }
        Misconception::OnePile => {
            let several = task.only_pile().is_none();
            several.then(|| Naive::OnePile.play(solver, task))
        }
        Misconception::PlaysTooLittle => {
            let (_, shorter) = right.split_last()?;
            Some(shorter.to_vec())
        }
        Misconception::PlaysTooMuch => {
            let (next, _) = next_cheapest(task, right)?;
            Some(right.iter().copied().chain([next]).collect())
        }
        Misconception::IgnoresGaps => Some(careless(task)),
        Misconception::WrongTen
        | Misconception::SwapsDigits
        | Misconception::ForgetsJump
        | Misconception::CountsEnds
        | Misconception::LastStepOnly => None,
    }
}

/// Goes the wrong way: the nearest cards on the wrong side, if there are enough of them.
fn wrong_way(task: &Task) -> Option<Vec<Play>> {
    let (name, pile) = task.table.piles().find(|(_, pile)| pile.side() == Side::Own)?;
    let count = task.minimum.max(1);
    let down = pile.direction() == Direction::Down;
    let wrong_side: Vec<Card> = in_order(task.hand, down)
        .into_iter()
        .filter(|card| pile.behind(*card).is_some_and(|gap| gap > 0))
        .collect();
    if wrong_side.len() < count || pile.place(*wrong_side.first()?).is_ok() {
        return None;
    }
    let plays = wrong_side.into_iter().take(count);
    Some(plays.map(|card| Play { card, pile: name }).collect())
}

/// A play with a gap of nine or eleven taken for a jump.
pub(in crate::puzzle) struct NearMiss {
    /// The gap.
    pub gap: u8,
    plays: Vec<Play>,
}

/// Looks for a near miss from a top, then inside the hand, and goes on from there as if it
/// were a jump: with the nearest cards ahead up to the minimum.
pub(in crate::puzzle) fn near_miss(task: &Task) -> Option<NearMiss> {
    for (name, pile) in task.table.piles().filter(|(_, p)| p.side() == Side::Own) {
        for card in task.hand.iter() {
            if let Some(gap) = pile.behind(card).filter(|gap| is_about_ten(*gap)) {
                return Some(NearMiss::new(task, name, pile, &[card], gap));
            }
        }
        for far in pile.accepts(task.hand).iter() {
            let moved = pile.with_top(far);
            for card in task.hand.without(far).iter() {
                let gap = moved.behind(card).filter(|gap| is_about_ten(*gap));
                // Only worth a mistake if it would end nearer than the far card.
                if let Some(gap) = gap.filter(|_| pile.place(far) != Ok(Placement::Jump)) {
                    return Some(NearMiss::new(task, name, pile, &[far, card], gap));
                }
            }
        }
    }
    None
}

impl NearMiss {
    fn new(task: &Task, name: PileName, pile: Pile, cards: &[Card], gap: u8) -> NearMiss {
        let mut order = cards.to_vec();
        let mut pile = pile.path(cards).end();
        let mut hand = cards.iter().fold(task.hand, |hand, card| hand.without(*card));
        while order.len() < task.minimum {
            let ahead = hand.iter().filter_map(|card| match pile.place(card) {
                Ok(Placement::Forward(steps)) => Some((steps, card)),
                Ok(Placement::Jump | Placement::Help(_)) | Err(_) => None,
            });
            let Some((_, card)) = ahead.min() else {
                break;
            };
            order.push(card);
            pile = pile.with_top(card);
            hand = hand.without(card);
        }
        let plays = order.into_iter().map(|card| Play { card, pile: name });
        NearMiss { gap, plays: plays.collect() }
    }
}
