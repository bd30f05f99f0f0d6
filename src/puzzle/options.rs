//! Answers to choose from, each with the misconception that leads to it; and the themes.

use super::marking::is_right;
use super::misconception::{about_ten, astray};
use super::naive::possible_jumps;
use super::{Answer, Choice, Misconception, Question, Theme};
use crate::coach::{Reason, explain, next_cheapest};
use crate::rules::{Placement, Play, Random};
use crate::solver::{Solver, Task, fair_price};

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
    let mut choices = vec![Choice {
        answer: solution.clone(),
        right: true,
        misconception: None,
    }];
    if let Answer::Truth(truth) = solution {
        choices.push(Choice {
            answer: Answer::Truth(!truth),
            right: false,
            misconception: None,
        });
        // True before false, as on paper.
        choices.sort_by_key(|choice| choice.answer != Answer::Truth(true));
        return choices;
    }
    for misconception in Misconception::ALL {
        let Some(answer) = astray(solver, question, solution, misconception) else {
            continue;
        };
        let new = choices.iter().all(|choice| choice.answer != answer);
        if new && choices.len() <= MOST_WRONG && !is_right(solver, question, solution, &answer) {
            choices.push(Choice {
                answer,
                right: false,
                misconception: Some(misconception),
            });
        }
    }
    if choices.len() <= FEWEST_WRONG {
        return Vec::new();
    }
    random.shuffle(&mut choices);
    choices
}

/// What the puzzle is about.
pub fn themes(question: &Question, solution: &Answer) -> Vec<Theme> {
    let (Question::Best { position }, Answer::Plays(plays)) = (question, solution) else {
        return Vec::new();
    };
    let task = Task::from(position);
    let mut themes = Vec::new();
    for reason in explain(&task, plays) {
        match reason {
            Reason::Jump { .. } => themes.push(Theme::Jump),
            Reason::SetUp { .. } => themes.push(Theme::SetUp),
            _ => {}
        }
    }
    let placements = task.trace(plays).unwrap_or_default();
    let steps: Vec<_> = plays.iter().zip(&placements).collect();
    let in_a_row = steps.windows(2).any(|two| match two {
        [(one, first), (other, second)] => {
            one.pile == other.pile && [**first, **second] == [Placement::Jump; 2]
        }
        _ => false,
    });
    if in_a_row {
        themes.push(Theme::Chain);
    }
    match about_ten(&task).map(|miss| miss.gap) {
        Some(9) => themes.push(Theme::TrapNine),
        Some(_) => themes.push(Theme::TrapEleven),
        None => {}
    }
    let jumped = |jump: &Play| {
        let mut steps = steps.iter();
        steps.any(|(play, placement)| *play == jump && **placement == Placement::Jump)
    };
    if possible_jumps(&task).iter().any(|jump| !jumped(jump)) {
        themes.push(Theme::UselessTen);
    }
    // Stopping is a theme where going on would be tempting.
    let fair = fair_price(task.set);
    if next_cheapest(&task, plays).is_some_and(|(_, cost)| cost <= 2 * fair) {
        themes.push(Theme::Stop);
    }
    if task.only_pile().is_none() {
        themes.push(Theme::ChoosePile);
    }
    themes.sort();
    themes.dedup();
    themes
}
