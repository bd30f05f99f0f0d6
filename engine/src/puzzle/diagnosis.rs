//! Diagnosis: which misconception a pupil's answers point to, and which puzzle would tell the
//! suspects apart.
//!
//! Every misconception predicts an answer to every puzzle; so does knowing better: the right one.
//! Pupils also slip now and then. Each answer makes the ideas that predicted it likelier
//! by the rule of Bayes.

use super::misconception::distractors;
use super::{Answer, Kind, Misconception, Puzzle};
use crate::solver::Solver;

/// How often a pupil slips, whatever the idea.
const SLIPS: f64 = 0.05;
/// How likely it is beforehand that a pupil has no wrong idea at all.
const KNOWS_BETTER: f64 = 0.5;
/// How likely an idea must be to be named.
const SURE: f64 = 0.6;
/// How many ideas there are: the misconceptions, and knowing better.
const IDEAS: usize = Misconception::ALL.len() + 1;

/// What is known about how a pupil thinks.
#[derive(Clone, PartialEq, Debug)]
pub struct Diagnosis {
    /// How likely each idea is; knowing better is the last.
    chances: [f64; IDEAS],
}

impl Default for Diagnosis {
    /// Nothing is known yet.
    fn default() -> Diagnosis {
        let mut chances = [0.0; IDEAS];
        let each = (1.0 - KNOWS_BETTER) / real(Misconception::ALL.len());
        for (chance, idea) in chances.iter_mut().zip(ideas()) {
            *chance = if idea.is_some() { each } else { KNOWS_BETTER };
        }
        Diagnosis { chances }
    }
}

/// The ideas in their order: every misconception, and then knowing better.
fn ideas() -> impl Iterator<Item = Option<Misconception>> {
    Misconception::ALL.into_iter().map(Some).chain([None])
}

fn real(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

/// What every idea predicts for a puzzle.
#[derive(Clone, Debug)]
pub struct Predictions {
    solution: Answer,
    /// How many answers there are to slip to, roughly.
    others: f64,
    /// The answers that each idea leads to, in the order of the ideas.
    answers: Vec<Vec<Answer>>,
}

impl Predictions {
    /// What every idea predicts for this puzzle. A misconception that makes no difference here
    /// predicts the right answer.
    pub fn new(solver: &mut Solver, puzzle: &Puzzle) -> Predictions {
        let Puzzle { question, solution, .. } = puzzle;
        let answers = ideas().map(|idea| {
            let wrong = idea.map(|idea| distractors(solver, question, solution, idea));
            match wrong {
                Some(mut wrong) => {
                    // An answer that is good enough shows nothing.
                    wrong.retain(|answer| {
                        let (verdict, _) = question.judge(solver, solution, answer);
                        !verdict.is_right()
                    });
                    wrong
                }
                None => Vec::new(),
            }
        });
        Predictions {
            answers: answers.collect(),
            solution: solution.clone(),
            others: match solution {
                Answer::Truth(_) => 1.0,
                Answer::Step(_) => 3.0,
                Answer::Cards(_) | Answer::Number(_) | Answer::Plays(_) => 20.0,
            },
        }
    }

    /// The answers that a misconception predicts, the likeliest first; none where it makes no
    /// difference.
    pub fn of(&self, misconception: Misconception) -> &[Answer] {
        let mut answers = ideas().zip(&self.answers);
        answers.find(|(idea, _)| *idea == Some(misconception)).map_or(&[], |(_, answers)| answers)
    }

    /// How likely a pupil with an idea gives an answer.
    fn likelihood(&self, predicted: &[Answer], answer: &Answer, right: bool) -> f64 {
        let hit = if predicted.is_empty() {
            right
        } else {
            predicted.iter().any(|wrong| wrong.same_as(answer))
        };
        if hit { (1.0 - SLIPS) / real(predicted.len().max(1)) } else { SLIPS / self.others }
    }

    /// What a pupil with an idea most likely answers.
    fn expected<'a>(&'a self, predicted: &'a [Answer]) -> &'a Answer {
        predicted.first().unwrap_or(&self.solution)
    }
}

impl Diagnosis {
    /// Out of how many puzzles of a kind the most telling is worth looking for: few statements
    /// are about the same thing, and they are there already.
    pub const fn candidates(kind: Kind) -> usize {
        match kind {
            Kind::TrueFalse => 120,
            _ => 24,
        }
    }

    /// An answer was given.
    pub fn observe(&mut self, predictions: &Predictions, answer: &Answer, right: bool) {
        for (chance, predicted) in self.chances.iter_mut().zip(&predictions.answers) {
            *chance *= predictions.likelihood(predicted, answer, right);
        }
        let sum: f64 = self.chances.iter().sum();
        for chance in &mut self.chances {
            *chance /= sum.max(f64::MIN_POSITIVE);
        }
    }

    /// What a whole class thinks: hands for answers, each told whether it is right.
    pub fn of_class<'a>(
        predictions: &Predictions,
        votes: impl IntoIterator<Item = (&'a Answer, bool, u16)>,
    ) -> Diagnosis {
        let mut chances = [0.0; IDEAS];
        let mut all = 0.0;
        for (answer, right, hands) in votes {
            let mut one = Diagnosis::default();
            one.observe(predictions, answer, right);
            for (sum, chance) in chances.iter_mut().zip(one.chances) {
                *sum += chance * f64::from(hands);
            }
            all += f64::from(hands);
        }
        if all == 0.0 {
            return Diagnosis::default();
        }
        Diagnosis { chances: chances.map(|sum| sum / all) }
    }

    /// How likely a misconception is.
    pub fn chance(&self, misconception: Misconception) -> f64 {
        let mut chances = ideas().zip(self.chances);
        chances.find(|(idea, _)| *idea == Some(misconception)).map_or(0.0, |(_, chance)| chance)
    }

    /// The misconception behind the answers, once it is likely enough to be named.
    pub fn likeliest(&self) -> Option<Misconception> {
        let (idea, chance) =
            ideas().zip(self.chances).max_by(|(_, one), (_, other)| one.total_cmp(other))?;
        idea.filter(|_| chance >= SURE)
    }

    /// How much the answer to a puzzle would tell: the more the likely ideas disagree about it,
    /// the more (in bits).
    pub fn tells(&self, predictions: &Predictions) -> f64 {
        let mut groups: Vec<(&Answer, f64)> = Vec::new();
        for (chance, predicted) in self.chances.iter().zip(&predictions.answers) {
            let answer = predictions.expected(predicted);
            match groups.iter_mut().find(|(other, _)| other.same_as(answer)) {
                Some((_, sum)) => *sum += chance,
                None => groups.push((answer, *chance)),
            }
        }
        let bits = groups.iter().filter(|(_, chance)| *chance > 0.0);
        bits.map(|(_, chance)| -chance * chance.log2()).sum()
    }

    /// The puzzle among some that tells the suspects apart best.
    pub fn most_telling(
        &self,
        solver: &mut Solver,
        puzzles: impl IntoIterator<Item = Puzzle>,
    ) -> Option<Puzzle> {
        let rated = puzzles.into_iter().map(|puzzle| {
            let tells = self.tells(&Predictions::new(solver, &puzzle));
            (tells, puzzle)
        });
        rated
            .reduce(|best, next| if next.0 > best.0 { next } else { best })
            .map(|(_, puzzle)| puzzle)
    }
}
