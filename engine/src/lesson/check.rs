//! The checker: proves what a lesson states, and names whatever does not hold.

use super::{Ask, GameExcerpt, Lesson, Show, Source, Step};
use crate::limits;
use crate::puzzle::{Answer, Spec, generate, mark, pose};
use crate::rules::{Play, Refusal, Status};
use crate::solver::{Solver, Task, Verdict};

/// Something in a lesson that does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The step, from 0; nothing if it is about the lesson as a whole.
    pub step: Option<usize>,
    /// The line of the file.
    pub line: usize,
    /// What does not hold.
    pub flaw: LessonFlaw,
}

/// What can be wrong with a lesson that reads well.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LessonFlaw {
    /// Too few steps or too many.
    Steps(usize),
    /// The last step is not the one where the class explains.
    NoExplaining,
    /// The class explains before the last step.
    ExplainsEarly,
    /// Too few prompts or too many.
    Prompts(usize),
    /// A text that a language does not have.
    MissingText {
        /// The key.
        key: String,
        /// The code of the language.
        language: String,
    },
    /// A question that has no answer.
    NoSolution,
    /// A puzzle that cannot be made.
    CannotMake(Spec),
    /// An answer stated as right that is not, or is not the best.
    NotRight(Answer),
    /// An answer stated as wrong that is right.
    NotWrong(Answer),
    /// An answer stated twice.
    Twice(Answer),
    /// A play shown that the rules refuse.
    Refused {
        /// The play.
        play: Option<Play>,
        /// Why.
        refusal: Refusal,
    },
    /// Nothing is shown at all.
    NothingShown,
    /// An excerpt of a game that cannot be played to its end.
    GameEnds {
        /// The turn that cannot be played, from 1.
        turn: usize,
    },
}

impl Lesson {
    /// The fewest and the most steps a lesson may have.
    pub const STEPS: (usize, usize) = (5, limits::LESSON_STEPS);
    /// The fewest and the most prompts a class may be asked to explain.
    pub const PROMPTS: (usize, usize) = (2, limits::LESSON_PROMPTS);
}

/// Everything that does not hold, in the order of the steps, the lesson as a whole first.
///
/// `lacks` says which languages, by their codes, do not have the text of a key.
pub fn check(
    solver: &mut Solver,
    lesson: &Lesson,
    lacks: &dyn Fn(&str) -> Vec<String>,
) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut found = |step: Option<usize>, flaws: Vec<LessonFlaw>| {
        let line = step.map_or(1, |step| lesson.line(step));
        let placed = flaws.into_iter().map(|flaw| Problem { step, line, flaw });
        problems.extend(placed);
    };
    let (fewest, most) = Lesson::STEPS;
    let mut whole = missing(&[&lesson.title, &lesson.skill], lacks);
    if !(fewest..=most).contains(&lesson.steps.len()) {
        whole.push(LessonFlaw::Steps(lesson.steps.len()));
    }
    if !matches!(lesson.steps.last(), Some(Step::Explain { .. })) {
        whole.push(LessonFlaw::NoExplaining);
    }
    found(None, whole);
    if lesson.steps.len() > most {
        // Thousands of questions would keep the solver busy for nothing.
        return problems;
    }
    for (index, step) in lesson.steps.iter().enumerate() {
        let mut flaws = missing(&step.text_keys(), lacks);
        flaws.extend(match step {
            Step::Say { .. } => Vec::new(),
            Step::Show(show) => check_show(show),
            Step::Ask(ask) => check_ask(solver, ask),
            Step::Game(excerpt) => check_excerpt(solver, excerpt),
            Step::Explain { prompts, .. } => {
                check_prompts(prompts.len(), index + 1 == lesson.steps.len())
            }
        });
        found(Some(index), flaws);
    }
    problems
}

fn missing(keys: &[&str], lacks: &dyn Fn(&str) -> Vec<String>) -> Vec<LessonFlaw> {
    let flaws = keys.iter().flat_map(|key| {
        let languages = lacks(key).into_iter();
        languages.map(|language| LessonFlaw::MissingText { key: (*key).to_owned(), language })
    });
    flaws.collect()
}

fn check_prompts(count: usize, is_last: bool) -> Vec<LessonFlaw> {
    let (fewest, most) = Lesson::PROMPTS;
    let mut flaws = Vec::new();
    if !is_last {
        flaws.push(LessonFlaw::ExplainsEarly);
    }
    if !(fewest..=most).contains(&count) {
        flaws.push(LessonFlaw::Prompts(count));
    }
    flaws
}

fn check_show(show: &Show) -> Vec<LessonFlaw> {
    if show.plays.is_empty() {
        return vec![LessonFlaw::NothingShown];
    }
    match Task::from(&show.position).trace(&show.plays) {
        Ok(_) => Vec::new(),
        Err((index, refusal)) => {
            vec![LessonFlaw::Refused { play: show.plays.get(index).copied(), refusal }]
        }
    }
}

fn check_ask(solver: &mut Solver, ask: &Ask) -> Vec<LessonFlaw> {
    let posed = match &ask.source {
        Source::Generated(spec) => match generate(solver, *spec) {
            Ok(_) => return Vec::new(),
            Err(error) => return vec![LessonFlaw::CannotMake(error.spec)],
        },
        Source::Fixed(question) => pose(solver, question.clone()),
    };
    let Some(puzzle) = posed else {
        return vec![LessonFlaw::NoSolution];
    };
    let mut flaws = Vec::new();
    for answer in &ask.right {
        if mark(solver, &puzzle, answer).verdict != Verdict::Best {
            flaws.push(LessonFlaw::NotRight(answer.clone()));
        }
    }
    let wrong = || ask.wrong.iter().map(|wrong| &wrong.answer);
    for answer in wrong() {
        if ask.accepts(mark(solver, &puzzle, answer).verdict) {
            flaws.push(LessonFlaw::NotWrong(answer.clone()));
        }
    }
    let stated: Vec<&Answer> = ask.right.iter().chain(wrong()).collect();
    for (index, answer) in stated.iter().enumerate() {
        if stated.iter().take(index).any(|earlier| earlier == answer) {
            flaws.push(LessonFlaw::Twice((*answer).clone()));
        }
    }
    flaws
}

/// Plays the excerpt with the best play of each turn: a class must be able to get through.
fn check_excerpt(solver: &mut Solver, excerpt: &GameExcerpt) -> Vec<LessonFlaw> {
    let ends = |turn| vec![LessonFlaw::GameEnds { turn }];
    let Ok(mut game) = excerpt.start() else {
        return ends(0);
    };
    for turn in 1..=excerpt.turns {
        let best = solver.solve(&Task::of_game(&game)).ok();
        let plays = best.and_then(|solved| solved.best()).map(|best| best.plays);
        let laid = plays.is_some_and(|plays| plays.iter().all(|play| game.play(*play).is_ok()));
        if !laid || game.status() != Status::Playing {
            return ends(turn);
        }
        let ended = game.end_turn().is_ok() && game.status() == Status::Playing;
        if !ended && turn < excerpt.turns {
            return ends(turn + 1);
        }
    }
    Vec::new()
}
