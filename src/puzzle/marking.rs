//! Marking the answer to a puzzle, with reasons.

use super::misconception::astray;
use super::mistake::first_dear_step;
use super::{Answer, Misconception, Puzzle, Question, Statement};
use crate::coach::{Reason, feedback};
use crate::rules::{Card, Pile, Placement, Play, Refusal};
use crate::solver::{Solver, Task, Verdict};

/// A reason in the answer to a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// What the coach says about a play.
    Coach(Reason),
    /// This card may go on the pile, and this is what it does.
    MayGo {
        /// The pile.
        pile: Pile,
        /// The card.
        card: Card,
        /// What it does.
        placement: Placement,
    },
    /// This card lies on the wrong side of the pile.
    WrongSide {
        /// The pile.
        pile: Pile,
        /// The card.
        card: Card,
    },
    /// Ten back from here is there.
    TenBack {
        /// The pile before the jump.
        pile: Pile,
        /// The number after it.
        to: u8,
    },
    /// From here to there makes so many steps.
    Moved {
        /// The pile before.
        from: u8,
        /// The last card.
        to: Card,
        /// Steps forward; negative if the pile went back.
        room: i32,
        /// How many jumps there were.
        jumps: usize,
    },
    /// The play goes wrong at this step.
    WrongStep {
        /// Which one, from 1.
        step: usize,
        /// The card.
        card: Card,
    },
    /// Why a statement holds or does not.
    Because(&'static Statement),
}

/// An answer, marked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Marked {
    /// Whether it counts as right.
    pub right: bool,
    /// How good a play is; for the other kinds, best or illegal.
    pub verdict: Verdict,
    /// Why.
    pub facts: Vec<Fact>,
    /// The misconception that leads to just this answer, if we know one.
    pub misconception: Option<Misconception>,
}

/// Marks an answer.
pub fn mark(solver: &mut Solver, puzzle: &Puzzle, answer: &Answer) -> Marked {
    let (verdict, facts) = judge(solver, &puzzle.question, &puzzle.solution, answer);
    let right = verdict.is_right();
    let misconception = Misconception::ALL
        .into_iter()
        .filter(|_| !right)
        .find(|m| astray(solver, &puzzle.question, &puzzle.solution, *m).as_ref() == Some(answer));
    Marked {
        right,
        verdict,
        facts,
        misconception,
    }
}

/// Why the solution of a puzzle is the solution.
pub fn reasons(solver: &mut Solver, puzzle: &Puzzle) -> Vec<Fact> {
    judge(solver, &puzzle.question, &puzzle.solution, &puzzle.solution).1
}

/// Whether an answer counts as right.
pub(super) fn is_right(
    solver: &mut Solver,
    question: &Question,
    solution: &Answer,
    answer: &Answer,
) -> bool {
    judge(solver, question, solution, answer).0.is_right()
}

fn judge(
    solver: &mut Solver,
    question: &Question,
    solution: &Answer,
    answer: &Answer,
) -> (Verdict, Vec<Fact>) {
    if let (Question::Best { position }, Answer::Plays(plays)) = (question, answer) {
        return judge_play(solver, &Task::from(position), plays);
    }
    let verdict = if answer == solution {
        Verdict::Best
    } else {
        Verdict::Illegal
    };
    let facts = match question {
        Question::Legal { position } => {
            let pile = position.table().piles().next().map(|(_, pile)| pile);
            let cards = position.hand().iter();
            let asked = cards.filter(|card| match (answer, solution) {
                // Right: every card. Wrong: those that were taken for something else.
                (Answer::Cards(given), Answer::Cards(right)) => {
                    given == right || given.contains(**card) != right.contains(**card)
                }
                _ => true,
            });
            asked
                .filter_map(|card| Some(card_fact(pile?, *card)))
                .collect()
        }
        Question::Jump { pile, jumps, .. } => ten_back(*pile, *jumps),
        Question::Room { pile, path, .. } => moved(*pile, path),
        Question::Mistake { position, plays } => {
            mistake_facts(solver, &Task::from(position), plays, solution)
        }
        Question::Statement(statement) => vec![Fact::Because(statement)],
        Question::Best { .. } => Vec::new(),
    };
    (verdict, facts)
}

fn judge_play(solver: &mut Solver, task: &Task, plays: &[Play]) -> (Verdict, Vec<Fact>) {
    let Ok(solved) = solver.solve(task) else {
        return (Verdict::Illegal, Vec::new());
    };
    let mark = solved.mark(plays);
    let reasons = feedback(&solved, plays, &mark);
    (mark.verdict, reasons.into_iter().map(Fact::Coach).collect())
}

fn card_fact(pile: Pile, card: Card) -> Fact {
    match pile.place(card) {
        Ok(placement) => Fact::MayGo {
            pile,
            card,
            placement,
        },
        Err(Refusal::WrongWay { .. }) => Fact::WrongSide { pile, card },
        Err(refusal) => Fact::Coach(Reason::Refused(refusal)),
    }
}

fn ten_back(mut pile: Pile, jumps: u8) -> Vec<Fact> {
    let mut facts = Vec::new();
    for _ in 0..jumps {
        let Some(card) = pile.jump_card() else {
            break;
        };
        let to = card.number();
        facts.push(Fact::TenBack { pile, to });
        pile = pile.with_top(card);
    }
    facts
}

fn moved(pile: Pile, path: &[Card]) -> Vec<Fact> {
    let mut end = pile;
    let (mut room, mut jumps) = (0, 0);
    for card in path {
        let placement = end.place(*card);
        room += placement.map_or(0, Placement::room);
        jumps += usize::from(placement == Ok(Placement::Jump));
        end = end.with_top(*card);
    }
    let from = pile.top();
    let fact = path.last().map(|to| Fact::Moved {
        from,
        to: *to,
        room,
        jumps,
    });
    fact.into_iter().collect()
}

/// Where the play goes wrong, and why: a refusal, or what would have been cheaper.
fn mistake_facts(solver: &mut Solver, task: &Task, plays: &[Play], solution: &Answer) -> Vec<Fact> {
    let mut facts = Vec::new();
    if let Answer::Step(step) = solution
        && let Some(play) = plays.get(step.saturating_sub(1))
    {
        let card = play.card;
        facts.push(Fact::WrongStep { step: *step, card });
    }
    if let Err((_, refusal)) = task.trace(plays) {
        facts.push(Fact::Coach(Reason::Refused(refusal)));
    } else if first_dear_step(solver, task, plays).is_some() {
        let (_, better) = judge_play(solver, task, plays);
        facts.extend(better);
    }
    facts
}
