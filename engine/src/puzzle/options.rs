//! Answers to choose from, each with the misconception that leads to it.

use super::misconception::distractors;
use super::{Answer, Choice, Misconception, Question};
use crate::rules::Random;
use crate::solver::Solver;

/// Wrong answers offered beside the right one.
const MOST_WRONG: usize = 3;
/// With fewer wrong answers than this there is nothing to choose from.
const FEWEST_WRONG: usize = 2;

/// The right answer and what misconceptions make of it, in random order.
pub fn options(
    solver: &mut Solver,
    random: &mut Random,
    question: &Question,
    solution: &Answer,
) -> Vec<Choice> {
    if let Answer::Truth(truth) = solution {
        return true_or_false(*truth);
    }
    let mut choices = vec![Choice::right(solution.clone())];
    for misconception in Misconception::ALL {
        for answer in distractors(solver, question, solution, misconception) {
            let new = choices.iter().all(|choice| !choice.answer.same_as(&answer));
            let room = choices.len() <= MOST_WRONG;
            if new && room && !is_right(solver, question, solution, &answer) {
                choices.push(Choice::wrong(answer, Some(misconception)));
                break;
            }
        }
    }
    if choices.len() <= FEWEST_WRONG {
        return Vec::new();
    }
    random.shuffle(&mut choices);
    choices
}

/// Whether an answer counts as right.
fn is_right(solver: &mut Solver, question: &Question, solution: &Answer, answer: &Answer) -> bool {
    let (verdict, _) = question.judge(solver, solution, answer);
    verdict.is_right()
}

/// True before false, as on paper.
fn true_or_false(truth: bool) -> Vec<Choice> {
    let mut choices =
        vec![Choice::right(Answer::Truth(truth)), Choice::wrong(Answer::Truth(!truth), None)];
    choices.sort_by_key(|choice| choice.answer != Answer::Truth(true));
    choices
}
