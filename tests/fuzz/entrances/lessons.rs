//! Lessons of one's own.

use std::cell::RefCell;
use std::path::Path;
use std::sync::OnceLock;

use saute_dix::lesson::{Lesson, check};
use saute_dix::rules::Random;
use saute_dix::solver::Solver;
use saute_dix::storage::custom::ContentFault;

use crate::fuzz::words::{are_words, with_locales};
use crate::fuzz::{Entrance, Outcome, corpus, grammar};

pub const ENTRANCE: Entrance = Entrance {
    name: "lessons",
    what: "lessons of one's own",
    grow,
    vocabulary: &[
        "say",
        "show",
        "ask",
        "game",
        "explain",
        "text",
        "figure",
        "table",
        "line",
        "piles",
        "position",
        "play",
        "puzzle",
        "right",
        "wrong",
        "answer",
        "why",
        "misconception",
        "legal",
        "jump",
        "room",
        "order",
        "mistake",
        "truefalse",
        "fire",
        "duel",
        "rules",
        "seed",
        "deck",
        "decks",
        "turns",
        "players",
        "A57 | 72 63 58 47 39 37",
        "47A 37A 39A",
        "level",
        "cards",
        "low",
        "high",
        "hops",
        "prompts",
        "always-sorts",
    ],
    short_round: 1_500,
    enter,
};

fn built_in() -> &'static [Vec<u8>] {
    static FILES: OnceLock<Vec<Vec<u8>>> = OnceLock::new();
    FILES.get_or_init(|| corpus::in_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons")))
}

/// One of ours, or some steps of it with positions of its own.
fn grow(random: &mut Random) -> String {
    let files = built_in();
    let text = String::from_utf8_lossy(&files[random.below(files.len())]).into_owned();
    let Ok(mut lesson) = serde_json::from_str::<serde_json::Value>(&text) else {
        return text;
    };
    if let Some(steps) = lesson["steps"].as_array_mut() {
        let keep = grammar::between(random, 1, 3);
        while steps.len() > keep {
            steps.remove(random.below(steps.len()));
        }
        for step in steps {
            if !step["show"].is_null() && random.below(2) == 0 {
                step["show"]["position"] = grammar::position(random).into();
            }
            let puzzle = &mut step["ask"]["puzzle"];
            if puzzle["order"].is_string() && random.below(2) == 0 {
                puzzle["order"] = grammar::position(random).into();
            }
        }
    }
    lesson.to_string()
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
