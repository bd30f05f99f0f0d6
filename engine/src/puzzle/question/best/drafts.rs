//! Positions whose best play is worth looking for.

use super::{BestQuestion, helps, unique_best};
use crate::puzzle::draft::{Draft, between, plausible_top, purpose};
use crate::puzzle::naive::{CLEARLY, Naive, level, lost};
use crate::puzzle::question::{main_pile, pile_among};
use crate::puzzle::{Spec, second_best_gap};
use crate::rules::{Card, PileName, PileSet, Placement, Position, Random, RuleSet, burning_cards};
use crate::solver::{Solver, Task};

/// One pile.
pub(in crate::puzzle::question) fn order(
    solver: &mut Solver,
    spec: Spec,
    random: &mut Random,
) -> Option<BestQuestion> {
    plain(solver, spec, random, &[main_pile(spec, RuleSet::Classic)])
}

/// Two piles while one learns to choose, then all four.
pub(in crate::puzzle::question) fn table(
    solver: &mut Solver,
    spec: Spec,
    random: &mut Random,
) -> Option<BestQuestion> {
    match spec.level() {
        1..=3 => plain(solver, spec, random, &[PileName::A, PileName::C]),
        _ => plain(solver, spec, random, &PileName::ALL),
    }
}

/// On these piles, of just the level that is asked for.
fn plain(
    solver: &mut Solver,
    spec: Spec,
    random: &mut Random,
    piles: &[PileName],
) -> Option<BestQuestion> {
    let set = RuleSet::Classic;
    let mut draft = Draft::new(set);
    for name in piles {
        draft.pile(*name, plausible_top(random, set, *name));
    }
    let name = pile_among(spec, set, piles, random);
    purpose(&mut draft, random, name, spec.level());
    if spec.level() == 6 {
        let other = random.choose(&PileName::ALL).copied()?;
        let easier = u8::try_from(between(random, 1, 4)).ok()?;
        purpose(&mut draft, random, other, easier);
    }
    draft.fill(random, spec.hand().into());
    let position = draft.finish(spec.hand().into())?;
    let task = Task::from(&position);
    let plays = unique_best(solver, &task)?;
    if level(solver, &task)? != spec.level() {
        return None;
    }
    // However it ends, it should look like a turn of a real game.
    let room: i32 = task.trace(&plays).ok()?.iter().map(|p| p.room()).sum();
    if room > most_room(spec.level()) {
        return None;
    }
    // The pile the puzzle is about must be used, so that both directions are practised.
    let used = plays.iter().any(|play| play.pile == name);
    // On several piles there is always more than one play.
    let choice = piles.len() > 1 || second_best_gap(&task).is_some();
    (used && choice).then_some(BestQuestion { position })
}

/// The most room that the best play of a level may use.
fn most_room(level: u8) -> i32 {
    match level {
        1 => 16,
        2 => 8,
        _ => 20,
    }
}

/// A card burns, and the best play would be another if it did not. Level 1 with two piles, 2
/// with four, 3 with four where sorting loses clearly.
pub(in crate::puzzle::question) fn fire(
    solver: &mut Solver,
    spec: Spec,
    random: &mut Random,
) -> Option<BestQuestion> {
    let names: &[PileName] = match spec.level() {
        1 => &[PileName::A, PileName::C],
        _ => &PileName::ALL,
    };
    let burning_pile = pile_among(spec, RuleSet::Classic, names, random);
    let position = fire_position(spec, random, names, burning_pile)?;
    let task = Task::from(&position);
    unique_best(solver, &task)?;
    let calm = Task { cover: PileSet::default(), ..task };
    let without_fire = solver.solve(&calm).ok()?.best()?.plays;
    let hard = lost_by_sorting(solver, &task)? >= CLEARLY;
    let fits = task.uncovered(&without_fire).contains(burning_pile) && hard == (spec.level() == 3);
    fits.then_some(BestQuestion { position })
}

fn fire_position(
    spec: Spec,
    random: &mut Random,
    names: &[PileName],
    burning_pile: PileName,
) -> Option<Position> {
    let set = RuleSet::Classic;
    let burning: Vec<Card> = burning_cards().iter().collect();
    let mut draft = Draft::new(set);
    for name in names.iter().copied() {
        let top = if name == burning_pile {
            random.choose(&burning)?.number().into()
        } else {
            // Another card that burns would have to be covered as well.
            let top = plausible_top(random, set, name);
            let burns = burning.iter().any(|card| u32::from(card.number()) == top);
            Some(top).filter(|_| !burns)?
        };
        draft.pile(name, top);
    }
    draft.cover(burning_pile);
    let name = random.choose(&PileName::ALL).copied()?;
    let easier = u8::try_from(between(random, 1, 4)).ok()?;
    purpose(&mut draft, random, name, easier);
    draft.fill(random, spec.hand().into());
    draft.finish(spec.hand().into())
}

/// Level 1 at home only, 2 with a help that pays, 3 where sorting at home loses clearly.
pub(in crate::puzzle::question) fn duel(
    solver: &mut Solver,
    spec: Spec,
    random: &mut Random,
) -> Option<BestQuestion> {
    let set = RuleSet::Duel;
    let name = main_pile(spec, set);
    let position = duel_position(spec, random, name)?;
    let task = Task::from(&position);
    let plays = unique_best(solver, &task)?;
    let loss = lost_by_sorting(solver, &task)?;
    let helps = helps(set, &plays);
    let jumps = task.trace(&plays).ok()?.contains(&Placement::Jump);
    let fits = match spec.level() {
        1 => loss == 0 && !helps,
        2 => helps && !jumps && loss > 0,
        _ => jumps && loss >= CLEARLY,
    };
    let used = plays.iter().any(|play| play.pile == name || play.pile == name.across());
    (fits && used && wins_clearly(&task)).then_some(BestQuestion { position })
}

/// Whether the best play of a duel is worth at least two steps more than any other: by a single
/// step, it would be a matter of counting and not of seeing.
fn wins_clearly(task: &Task) -> bool {
    second_best_gap(task).is_some_and(|steps| steps >= 2)
}

fn duel_position(spec: Spec, random: &mut Random, name: PileName) -> Option<Position> {
    let set = RuleSet::Duel;
    let mut draft = Draft::new(set);
    for name in PileName::ALL {
        draft.pile(name, plausible_top(random, set, name));
    }
    if spec.level() == 2 {
        let back = -between(random, 1, 3);
        let card = draft.ahead(name.across(), back);
        draft.hold(card);
    }
    let wanted = if spec.level() == 3 { u8::try_from(between(random, 2, 4)).ok()? } else { 1 };
    purpose(&mut draft, random, name, wanted);
    draft.fill(random, spec.hand().into());
    draft.finish(spec.hand().into())
}

/// What a pupil loses who always takes the nearest card.
fn lost_by_sorting(solver: &mut Solver, task: &Task) -> Option<i32> {
    let nearest = Naive::NearestFirst.play(solver, task);
    Some(lost(&solver.solve(task).ok()?, &nearest))
}
