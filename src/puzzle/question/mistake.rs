//! Plays with a flaw, for somebody to find.

use super::build::{Draft, between, plausible_top, purpose};
use super::generate::{main_pile, unique_best};
use super::naive::{CLEARLY, led_off};
use super::{Answer, Question, Spec};
use crate::rules::{Card, Play, Random, RuleSet, Table};
use crate::solver::{Solver, Task};

/// Level 1 a step the wrong way, 2 nine for ten, 3 eleven for ten, 4 legal but dear.
pub(super) fn mistake(
    solver: &mut Solver,
    spec: Spec,
    random: &mut Random,
) -> Option<(Question, Answer)> {
    if spec.level() == 4 {
        return dear_mistake(solver, spec, random);
    }
    let set = RuleSet::Classic;
    let name = main_pile(spec, set);
    let mut draft = Draft::new(set);
    draft.pile(name, plausible_top(random, set, name));
    // Where each card lies, in steps from the top: four cards, with the flaw at a random place.
    let flaw = 1 + random.below(3);
    let jump_at = random.below(4);
    let mut at = 0;
    let mut path = Vec::new();
    for step in 0..4 {
        at += if step == flaw {
            match spec.level() {
                1 => -between(random, 2, 6),
                2 => -9,
                _ => -11,
            }
        } else if step == jump_at && step > 0 {
            -10
        } else {
            between(random, 3, 14)
        };
        path.push(draft.ahead(name, at)?);
    }
    for number in &path {
        draft.hold(Some(*number));
    }
    let position = draft.finish(4)?;
    let plays: Vec<Play> = path
        .iter()
        .filter_map(|number| Card::new(u8::try_from(*number).ok()?))
        .map(|card| Play { card, pile: name })
        .collect();
    let (index, _) = Task::from(&position).trace(&plays).err()?;
    // Whatever follows must be fine, whether or not one lets the wrong card lie.
    let rest_is_fine = |mut table: Table, rest: &[Play]| {
        rest.iter().all(|play| match table.after(*play) {
            Ok(after) => {
                table = after;
                true
            }
            Err(_) => false,
        })
    };
    let wrong = plays.get(index)?;
    let after_wrong = position.table().forced(*wrong);
    let rest = plays.get(index + 1..)?;
    let fits = index == flaw && rest_is_fine(after_wrong, rest);
    fits.then_some((
        Question::Mistake { position, plays },
        Answer::Step(index + 1),
    ))
}

/// Every step is allowed, but from one of them on, as many cards cannot be had as cheaply.
fn dear_mistake(
    solver: &mut Solver,
    spec: Spec,
    random: &mut Random,
) -> Option<(Question, Answer)> {
    let set = RuleSet::Classic;
    let name = main_pile(spec, set);
    let mut draft = Draft::new(set);
    draft.pile(name, plausible_top(random, set, name));
    let kind_of_jump = u8::try_from(between(random, 2, 4)).ok()?;
    purpose(&mut draft, random, name, kind_of_jump);
    draft.fill(random, 5);
    let position = draft.finish(5)?;
    let task = Task::from(&position);
    unique_best(solver, &task)?;
    let count = 2 + random.below(2);
    let kept = random.below(count);
    let cheapest = solver.solve(&task).ok()?.cheapest(count)?;
    let plays = led_off(&task, cheapest.get(..kept)?, count)?;
    let step = first_dear_step(solver, &task, &plays).filter(|step| *step == kept + 1)?;
    Some((Question::Mistake { position, plays }, Answer::Step(step)))
}

/// The first step after which the least room for that many cards is out of reach; nothing if
/// the whole play is clearly cheap enough.
pub(super) fn first_dear_step(solver: &mut Solver, task: &Task, plays: &[Play]) -> Option<usize> {
    let placements = task.trace(plays).ok()?;
    let solved = solver.solve(task).ok()?;
    let least = solved.least_room(plays.len())?;
    let room: i32 = placements.iter().map(|placement| placement.room()).sum();
    if room - least < CLEARLY {
        return None;
    }
    let mut rest = *task;
    let mut spent = 0;
    for ((play, placement), step) in plays.iter().zip(&placements).zip(1..) {
        spent += placement.room();
        rest.table = rest.table.after(*play).ok()?;
        rest.hand = rest.hand.without(play.card);
        let open = plays.len() - step;
        let least_rest = match open {
            0 => Some(0),
            _ => solver.solve(&rest).ok()?.least_room(open),
        };
        if least_rest.is_none_or(|room| spent + room > least) {
            return Some(step);
        }
    }
    None
}
