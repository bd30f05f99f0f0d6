//! Puzzles from games: turns that gave away much become questions.

use super::generate::classify;
use super::naive::CLEARLY;
use super::options::{options, themes};
use super::{Answer, Puzzle, Question};
use crate::coach::Review;
use crate::rules::Random;
use crate::solver::{MOST_CARDS, Solver};

/// A puzzle and the turn it comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mined {
    /// The number of the turn, from 1.
    pub turn: usize,
    /// What was given away there.
    pub lost: i32,
    /// The puzzle.
    pub puzzle: Puzzle,
}

/// The puzzles hidden in a game, the costliest turn first: at most one a turn, each with a
/// single best play and a clear level.
pub fn mine(solver: &mut Solver, review: &Review, most: usize) -> Vec<Mined> {
    let turns = review.costliest(usize::MAX);
    let dear = turns.into_iter().filter_map(|turn| {
        let lost = turn.lost.filter(|lost| *lost >= CLEARLY)?;
        let position = turn.position.clone();
        if position.hand().len() > MOST_CARDS {
            return None;
        }
        let (kind, level, plays) = classify(solver, &position)?;
        let question = Question::Best { position };
        let solution = Answer::Plays(plays);
        let mut random = Random::new(u64::try_from(turn.number).unwrap_or_default());
        let options = options(solver, &mut random, &question, &solution);
        let themes = themes(&question, &solution);
        Some(Mined {
            turn: turn.number,
            lost,
            puzzle: Puzzle {
                spec: None,
                kind,
                level,
                question,
                solution,
                options,
                themes,
            },
        })
    });
    dear.take(most).collect()
}
