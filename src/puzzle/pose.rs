//! Questions of one's own, as lessons ask them: the solution is worked out, never stated.

use super::mistake::first_dear_step;
use super::naive::level;
use super::options::{options, themes};
use super::{Answer, Kind, Puzzle, Question};
use crate::rules::{Card, Pile, Placement, Position, Random, RuleSet};
use crate::solver::{Solver, Task};

/// A question as a puzzle without a code; nothing if it has no sensible answer.
///
/// Where several plays are best, the solution is one of them, and [`mark`](super::mark) takes
/// the others as well.
pub fn pose(solver: &mut Solver, question: Question) -> Option<Puzzle> {
    let solution = solution(solver, &question)?;
    let kind = question.kind();
    let level = match &question {
        Question::Best { position } => level(solver, &Task::from(position)),
        Question::Statement(statement) => Some(statement.level),
        _ => None,
    };
    // The order of the options may be any, as long as it is always the same.
    let options = options(solver, &mut Random::new(0), &question, &solution);
    let themes = themes(&question, &solution);
    Some(Puzzle {
        spec: None,
        kind,
        level: level.unwrap_or(1).min(kind.levels()),
        question,
        solution,
        options,
        themes,
    })
}

impl Question {
    /// What it asks, by what it is made of.
    pub fn kind(&self) -> Kind {
        match self {
            Question::Legal { .. } => Kind::Legal,
            Question::Jump { .. } => Kind::Jump,
            Question::Room { .. } => Kind::Room,
            Question::Best { position } => kind_of_best(position),
            Question::Mistake { .. } => Kind::Mistake,
            Question::Statement(_) => Kind::TrueFalse,
        }
    }
}

fn kind_of_best(position: &Position) -> Kind {
    match (position.set(), Task::from(position).only_pile()) {
        (RuleSet::Duel, _) => Kind::Duel,
        (RuleSet::Classic, _) if !position.cover().is_empty() => Kind::Fire,
        (RuleSet::Classic, Some(_)) => Kind::Order,
        (RuleSet::Classic, None) => Kind::Table,
    }
}

fn solution(solver: &mut Solver, question: &Question) -> Option<Answer> {
    match question {
        Question::Legal { position } => {
            let only = Task::from(position).only_pile()?;
            let cards = position.table().accepts(only, position.cards());
            Some(Answer::Cards(cards))
        }
        Question::Jump { pile, jumps, .. } => {
            let end = (0..*jumps).try_fold(*pile, |pile, _| Some(pile.with_top(pile.jump_card()?)));
            Some(Answer::Number(end?.top().into()))
        }
        Question::Room { pile, path, .. } => Some(Answer::Number(moved(*pile, path)?)),
        Question::Best { position } => {
            let best = solver.solve(&Task::from(position)).ok()?.best()?;
            Some(Answer::Plays(best.plays)).filter(|_| position.minimum() > 0)
        }
        Question::Mistake { position, plays } => {
            let task = Task::from(position);
            let step = match task.trace(plays) {
                Err((index, _)) => index + 1,
                Ok(_) => first_dear_step(solver, &task, plays)?,
            };
            Some(Answer::Step(step))
        }
        Question::Statement(statement) => Some(Answer::Truth(statement.truth)),
    }
}

/// How far the pile is at the end, if every card may be laid and it is further than before.
fn moved(mut pile: Pile, path: &[Card]) -> Option<i32> {
    let mut room = 0;
    for card in path {
        room += pile.place(*card).map(Placement::room).ok()?;
        pile = pile.with_top(*card);
    }
    Some(room).filter(|steps| *steps > 0)
}
