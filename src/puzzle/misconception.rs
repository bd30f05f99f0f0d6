//! Misconceptions we recognise, and the answers they lead to.

use super::naive::{Naive, careless, in_order, sorted};
use super::{Answer, Question};
use crate::rules::{
    Card, CardSet, Direction, JUMP, Pile, PileName, Placement, Play, Position, Side,
};
use crate::solver::{Solver, Task};

/// A wrong idea that leads to a wrong answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Misconception {
    /// Plays in order of size, nearest first.
    AlwaysSorts,
    /// Reads a pile the other way round.
    WrongWay,
    /// Takes nine or eleven for ten.
    AboutTen,
    /// Jumps although it does not pay.
    AnyTenHelps,
    /// Slips when adding or taking away ten.
    WrongTen,
    /// Goes on although the next card is expensive.
    PlaysTooMuch,
    /// Stops too early.
    PlaysTooLittle,
    /// Looks at a single pile.
    OnePile,
    /// Forgets that a jump of ten is allowed.
    ForgetsJump,
    /// Lays whatever fits, as if the gap did not matter.
    IgnoresGaps,
    /// Counts the numbers instead of the steps between them.
    CountsEnds,
}

impl Misconception {
    /// All of them, the most telling first.
    pub const ALL: [Misconception; 11] = [
        Misconception::AlwaysSorts,
        Misconception::AboutTen,
        Misconception::WrongWay,
        Misconception::AnyTenHelps,
        Misconception::OnePile,
        Misconception::IgnoresGaps,
        Misconception::ForgetsJump,
        Misconception::CountsEnds,
        Misconception::WrongTen,
        Misconception::PlaysTooLittle,
        Misconception::PlaysTooMuch,
    ];

    /// The name used in JSON and in content files.
    pub fn name(self) -> &'static str {
        match self {
            Misconception::AlwaysSorts => "always-sorts",
            Misconception::WrongWay => "wrong-way",
            Misconception::AboutTen => "about-ten",
            Misconception::AnyTenHelps => "any-ten-helps",
            Misconception::WrongTen => "wrong-ten",
            Misconception::PlaysTooMuch => "plays-too-much",
            Misconception::PlaysTooLittle => "plays-too-little",
            Misconception::OnePile => "one-pile",
            Misconception::ForgetsJump => "forgets-jump",
            Misconception::IgnoresGaps => "ignores-gaps",
            Misconception::CountsEnds => "counts-ends",
        }
    }
}

/// The answer that somebody with this misconception gives, if it makes a difference here.
pub fn astray(
    solver: &mut Solver,
    question: &Question,
    solution: &Answer,
    misconception: Misconception,
) -> Option<Answer> {
    let answer = match (question, solution) {
        (Question::Legal { position }, Answer::Cards(right)) => {
            Answer::Cards(legal(position, *right, misconception)?)
        }
        (Question::Jump { pile, jumps, .. }, Answer::Number(right)) => {
            Answer::Number(jump(*pile, *jumps, *right, misconception)?)
        }
        (Question::Room { pile, path, .. }, Answer::Number(right)) => {
            Answer::Number(room(*pile, path, *right, misconception)?)
        }
        (Question::Best { position }, Answer::Plays(right)) => {
            let task = Task::from(position);
            Answer::Plays(best(solver, &task, right, misconception)?)
        }
        (Question::Mistake { position, plays }, Answer::Step(_)) => {
            Answer::Step(mistake(position, plays, misconception)?)
        }
        _ => return None,
    };
    (answer != *solution).then_some(answer)
}

/// How far behind the pile a card lies; nothing if it lies ahead.
fn behind(pile: Pile, card: Card) -> Option<u8> {
    match pile.direction() {
        Direction::Up => pile.top().checked_sub(card.number()),
        Direction::Down => card.number().checked_sub(pile.top()),
    }
}

fn is_about_ten(gap: u8) -> bool {
    gap + 1 == JUMP || gap == JUMP + 1
}

fn legal(position: &Position, right: CardSet, misconception: Misconception) -> Option<CardSet> {
    let (_, pile) = position.table().piles().next()?;
    let cards = position.cards();
    match misconception {
        Misconception::WrongWay => Some(pile.turned_over().accepts(cards)),
        Misconception::AboutTen => {
            let near = cards
                .iter()
                .filter(|card| behind(pile, *card).is_some_and(is_about_ten));
            Some(right.union(near.collect()))
        }
        Misconception::ForgetsJump => {
            let jump = pile.jump_card().filter(|card| right.contains(*card))?;
            Some(right.without(jump))
        }
        _ => None,
    }
}

fn jump(pile: Pile, jumps: u8, right: i32, misconception: Misconception) -> Option<i32> {
    let top = i32::from(pile.top());
    let back = right - top;
    let sign = back.signum();
    let number = match misconception {
        Misconception::WrongWay => top - back,
        // Nine on even tops and eleven on odd ones, so that the right number has no fixed place.
        Misconception::AboutTen if top % 2 == 0 => right - sign,
        Misconception::AboutTen => right + sign,
        Misconception::WrongTen => slip(right, sign),
        Misconception::PlaysTooLittle if jumps > 1 => top + sign * i32::from(JUMP),
        _ => return None,
    };
    (2..=99).contains(&number).then_some(number)
}

/// A slip in the tens: the digits swapped, or ten too many.
fn slip(right: i32, sign: i32) -> i32 {
    let swapped = right % 10 * 10 + right / 10;
    if swapped == right || swapped < 10 {
        right + sign * i32::from(JUMP)
    } else {
        swapped
    }
}

fn room(pile: Pile, path: &[Card], right: i32, misconception: Misconception) -> Option<i32> {
    match misconception {
        Misconception::CountsEnds => Some(right + 1),
        Misconception::WrongTen if right > i32::from(JUMP) => Some(right - i32::from(JUMP)),
        Misconception::WrongTen => Some(right + i32::from(JUMP)),
        Misconception::ForgetsJump => {
            let mut pile = pile;
            let mut steps = 0;
            for card in path {
                steps += pile.place(*card).map_or(0, Placement::room).abs();
                pile = pile.with_top(*card);
            }
            Some(steps)
        }
        _ => None,
    }
}

fn best(
    solver: &mut Solver,
    task: &Task,
    right: &[Play],
    misconception: Misconception,
) -> Option<Vec<Play>> {
    let plays = match misconception {
        Misconception::AlwaysSorts => sorted(task, right.len()),
        Misconception::WrongWay => wrong_way(task)?,
        Misconception::AboutTen => about_ten(task)?.plays,
        Misconception::AnyTenHelps => {
            let chain = Naive::Chain.play(solver, task);
            let jumps = task.trace(&chain).ok()?;
            jumps.contains(&Placement::Jump).then_some(chain)?
        }
        Misconception::OnePile if task.only_pile().is_none() => Naive::OnePile.play(solver, task),
        Misconception::PlaysTooLittle => {
            let (_, shorter) = right.split_last()?;
            shorter.to_vec()
        }
        Misconception::PlaysTooMuch => {
            let (next, _) = crate::coach::next_cheapest(task, right)?;
            right.iter().copied().chain([next]).collect()
        }
        Misconception::IgnoresGaps => careless(task),
        Misconception::OnePile
        | Misconception::WrongTen
        | Misconception::ForgetsJump
        | Misconception::CountsEnds => return None,
    };
    // Whoever errs this way still knows the minimum.
    (plays.len() >= task.minimum.max(1)).then_some(plays)
}

/// Goes the wrong way: the nearest cards on the wrong side, if there are enough of them.
fn wrong_way(task: &Task) -> Option<Vec<Play>> {
    let (name, pile) = task
        .table
        .piles()
        .find(|(_, pile)| pile.side() == Side::Own)?;
    let count = task.minimum.max(1);
    let down = pile.direction() == Direction::Down;
    let wrong_side: Vec<Card> = in_order(task.hand, down)
        .into_iter()
        .filter(|card| behind(pile, *card).is_some_and(|gap| gap > 0))
        .collect();
    if wrong_side.len() < count || pile.place(*wrong_side.first()?).is_ok() {
        return None;
    }
    let plays = wrong_side.into_iter().take(count);
    Some(plays.map(|card| Play { card, pile: name }).collect())
}

/// A play with a gap of nine or eleven taken for a jump.
pub(super) struct NearMiss {
    pub gap: u8,
    plays: Vec<Play>,
}

/// Looks for a near miss from a top, then inside the hand, and goes on from there as if it
/// were a jump: with the nearest cards ahead up to the minimum.
pub(super) fn about_ten(task: &Task) -> Option<NearMiss> {
    for (name, pile) in task.table.piles().filter(|(_, p)| p.side() == Side::Own) {
        for card in task.hand.iter() {
            if let Some(gap) = behind(pile, card).filter(|gap| is_about_ten(*gap)) {
                return Some(near_miss(task, name, pile, &[card], gap));
            }
        }
        for far in pile.accepts(task.hand).iter() {
            let moved = pile.with_top(far);
            for card in task.hand.without(far).iter() {
                let gap = behind(moved, card).filter(|gap| is_about_ten(*gap));
                // Only worth a mistake if it would end nearer than the far card.
                if let Some(gap) = gap.filter(|_| pile.place(far) != Ok(Placement::Jump)) {
                    return Some(near_miss(task, name, pile, &[far, card], gap));
                }
            }
        }
    }
    None
}

fn near_miss(task: &Task, name: PileName, pile: Pile, cards: &[Card], gap: u8) -> NearMiss {
    let mut order = cards.to_vec();
    let mut pile = cards.iter().fold(pile, |pile, card| pile.with_top(*card));
    let mut hand = cards
        .iter()
        .fold(task.hand, |hand, card| hand.without(*card));
    while order.len() < task.minimum {
        let ahead = hand.iter().filter_map(|card| match pile.place(card) {
            Ok(Placement::Forward(steps)) => Some((steps, card)),
            _ => None,
        });
        let Some((_, card)) = ahead.min() else {
            break;
        };
        order.push(card);
        pile = pile.with_top(card);
        hand = hand.without(card);
    }
    let plays = order.into_iter().map(|card| Play { card, pile: name });
    NearMiss {
        gap,
        plays: plays.collect(),
    }
}

/// Whoever forgets the jump takes the first legal jump for the mistake.
fn mistake(position: &Position, plays: &[Play], misconception: Misconception) -> Option<usize> {
    if misconception != Misconception::ForgetsJump {
        return None;
    }
    let mut table = position.table();
    for (play, step) in plays.iter().zip(1..) {
        if table.place(*play) == Ok(Placement::Jump) {
            return Some(step);
        }
        table = table.after(*play).ok()?;
    }
    None
}
