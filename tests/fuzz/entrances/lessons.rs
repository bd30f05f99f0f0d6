//! Lessons that a teacher has written.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

use std::cell::RefCell;

use saute_dix::lesson::{Lesson, check};
use saute_dix::solver::Solver;
use saute_dix::storage::custom::ContentFault;

use crate::fuzz::words::{are_words, with_locales};
use crate::fuzz::{Entrance, Outcome, strategies};

pub const ENTRANCE: Entrance = Entrance {
    name: "lessons",
    inputs,
    words: "say|show|ask|game|explain|text|figure|table|line|piles|position|play|puzzle|right|wrong|answer|\
        why|misconception|legal|jump|room|order|mistake|truefalse|fire|duel|rules|seed|deck|decks|turns|\
        players|A57 | 72 63 58 47 39 37|47A 37A 39A|level|cards|low|high|hops|prompts|always-sorts",
    cases: 1_500,
    enter,
};

/// One of ours, or some steps of it with positions of its own.
fn inputs() -> BoxedStrategy<String> {
    (strategies::built_in("lessons"), vec(any::<Index>(), 1..4), strategies::position())
        .prop_map(|(text, kept, position)| {
            let Ok(mut lesson) = serde_json::from_str::<serde_json::Value>(&text) else {
                return text;
            };
            if let Some(steps) = lesson["steps"].as_array_mut() {
                *steps = kept.iter().map(|kept| kept.get(steps).clone()).collect();
                if let Some(step) = steps.first_mut() {
                    for at in ["/show/position", "/ask/puzzle/order"] {
                        if let Some(at) = step.pointer_mut(at) {
                            *at = position.as_str().into();
                        }
                    }
                }
            }
            lesson.to_string()
        })
        .boxed()
}

/// What the check of the folder says of it.
fn said(fault: &ContentFault) -> Result<(), String> {
    with_locales(|locales| {
        let mut said = locales.iter().map(|locale| fault.say(locale));
        said.try_for_each(|said| are_words(&said))
    })
}

fn enter(input: &[u8]) -> Result<Outcome, String> {
    thread_local!(static SOLVER: RefCell<Solver> = RefCell::new(Solver::new()));
    let text = String::from_utf8_lossy(input);
    let lesson = match Lesson::read(&text) {
        Ok(lesson) => lesson,
        Err(error) => {
            let line = error.line;
            let file = "mine.json".to_owned();
            said(&ContentFault::Lesson { file, error })?;
            let lines = text.split('\n').count();
            return if (1..=lines).contains(&line) {
                Ok(Outcome::Refused)
            } else {
                Err(format!("line {line} of {lines}"))
            };
        }
    };
    let problems = SOLVER.with_borrow_mut(|solver| {
        let lacks = |key: &str| {
            let lacking = (!key.starts_with('l')).then(|| "fr".to_owned());
            lacking.into_iter().collect()
        };
        check(solver, &lesson, &lacks)
    });
    for problem in &problems {
        let file = "mine.json".to_owned();
        let problem = problem.clone();
        said(&ContentFault::Holds { file, problem })?;
    }
    if Lesson::read(&text).as_ref() != Ok(&lesson) {
        return Err("read twice, it is another lesson".to_owned());
    }
    Ok(if problems.is_empty() { Outcome::Accepted } else { Outcome::Refused })
}
