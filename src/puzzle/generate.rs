//! From a specification to a puzzle: built on purpose, then proven by the solver.

use super::bank::{STATEMENTS_IN_CODES, statements};
use super::build::{Draft, between, plausible_top, purpose};
use super::mistake::mistake;
use super::naive::{CLEARLY, Naive, level, lost};
use super::options::{options, themes};
use super::{Answer, Kind, Puzzle, Question, Spec, Theme};
use crate::rules::{
    Card, CardSet, Direction, PileName, Placement, Play, Position, Random, RuleSet, Side,
};
use crate::solver::{Solver, Task};

/// Drafts that are tried before we say that a request cannot be met.
const MOST_DRAFTS: usize = 20_000;

/// No puzzle of this specification was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CannotMake {
    /// What was asked for.
    pub spec: Spec,
}

/// The puzzle that belongs to a specification: the same on every machine, for ever.
pub fn generate(solver: &mut Solver, spec: Spec) -> Result<Puzzle, CannotMake> {
    // The number deck is left out: it only changes how numbers are written.
    let seed = [spec.level().into(), spec.hand().into(), spec.seed()]
        .iter()
        .fold(u64::from(kind_number(spec.kind())), |seed, part: &u32| {
            (seed << 20) | u64::from(*part)
        });
    let mut random = Random::new(seed);
    for _ in 0..MOST_DRAFTS {
        if let Some((question, solution)) = draft(solver, spec, &mut random) {
            let options = options(solver, &mut random, &question, &solution);
            let themes = themes(&question, &solution);
            // A class vote needs something to choose from, and the fifth level a trap.
            let strategic = matches!(question, Question::Best { .. });
            let traps = [
                Theme::TrapNine,
                Theme::TrapEleven,
                Theme::UselessTen,
                Theme::Stop,
            ];
            let trapless = !traps.iter().any(|trap| themes.contains(trap));
            if strategic && (options.is_empty() || spec.level() == 5 && trapless) {
                continue;
            }
            return Ok(Puzzle {
                spec: Some(spec),
                kind: spec.kind(),
                level: spec.level(),
                question,
                solution,
                options,
                themes,
            });
        }
    }
    Err(CannotMake { spec })
}

/// The number of a kind in codes and seeds.
pub(super) fn kind_number(kind: Kind) -> u32 {
    let place = Kind::ALL.iter().position(|other| *other == kind);
    place.and_then(|n| u32::try_from(n).ok()).unwrap_or(0)
}

/// One try. Nothing if it did not come out as it should.
fn draft(solver: &mut Solver, spec: Spec, random: &mut Random) -> Option<(Question, Answer)> {
    match spec.kind() {
        Kind::Legal => legal(spec, random),
        Kind::Jump => jump(spec, random),
        Kind::Room => room(spec, random),
        Kind::Order | Kind::Table => best(solver, spec, random),
        Kind::Mistake => mistake(solver, spec, random),
        Kind::TrueFalse => statement(spec, random),
        Kind::Fire => fire(solver, spec, random),
        Kind::Duel => duel(solver, spec, random),
    }
}

/// The pile a puzzle is about: the first that goes the wanted way.
pub(super) fn main_pile(spec: Spec, set: RuleSet) -> PileName {
    let wanted = if spec.is_down() {
        Direction::Down
    } else {
        Direction::Up
    };
    let names = PileName::ALL.into_iter();
    let mut own = names.filter(|name| set.side(*name) == Side::Own);
    own.find(|name| set.direction(*name) == wanted)
        .unwrap_or(PileName::A)
}

/// Level 1 without a jump, 2 with one, 3 with near misses as well.
fn legal(spec: Spec, random: &mut Random) -> Option<(Question, Answer)> {
    let set = RuleSet::Classic;
    let name = main_pile(spec, set);
    let mut draft = Draft::new(set);
    draft.pile(name, plausible_top(random, set, name));
    let jump_and_misses: &[i64] = match spec.level() {
        1 => &[],
        2 => &[-10],
        _ => &[-10, -9, -11],
    };
    let ahead = between(random, 1, 12);
    let behind = -between(random, 1, 7);
    // The most important first, in case the hand is small.
    let wanted = [ahead].into_iter().chain(jump_and_misses.iter().copied());
    for steps in wanted.chain([behind]).take(spec.hand().into()) {
        let card = draft.ahead(name, steps);
        draft.hold(card);
    }
    draft.fill(random, spec.hand().into());
    let position = draft.finish(spec.hand().into())?;
    let (_, pile) = position.table().piles().next()?;
    let right = pile.accepts(position.cards());
    let has_jump = pile.jump_card().is_some_and(|card| right.contains(card));
    let mixed = !right.is_empty() && right.len() < position.hand().len();
    let fits = mixed && has_jump == (spec.level() >= 2);
    fits.then_some((Question::Legal { position }, Answer::Cards(right)))
}

/// Level 1 up to 69, 2 anywhere, 3 where French numbers invite slips (70 to 99), 4 two jumps.
fn jump(spec: Spec, random: &mut Random) -> Option<(Question, Answer)> {
    let set = RuleSet::Classic;
    let name = main_pile(spec, set);
    let (low, high) = match spec.level() {
        1 => (12, 69),
        3 => (70, 99),
        _ => (2, 99),
    };
    let top = u8::try_from(between(random, low, high)).ok()?;
    let pile = set.pile(name, Card::new(top));
    let jumps = if spec.level() == 4 { 2 } else { 1 };
    let mut end = pile;
    for _ in 0..jumps {
        end = end.with_top(end.jump_card()?);
    }
    let answer = Answer::Number(end.top().into());
    Some((Question::Jump { name, pile, jumps }, answer))
}

/// Level 1 one card in the same ten, 2 one card further off, 3 several cards, 4 with a jump.
fn room(spec: Spec, random: &mut Random) -> Option<(Question, Answer)> {
    let set = RuleSet::Classic;
    let name = main_pile(spec, set);
    let top = u8::try_from(plausible_top(random, set, name)).ok();
    let pile = set.pile(name, top.and_then(Card::new));
    let steps: Vec<i64> = match spec.level() {
        1 => vec![between(random, 2, 8)],
        2 => vec![between(random, 9, 38)],
        3 => vec![between(random, 2, 15), between(random, 2, 15)],
        _ => vec![between(random, 2, 12), -10, between(random, 2, 12)],
    };
    let mut end = pile;
    let mut path = Vec::new();
    for step in steps {
        let forward = if spec.is_down() { -step } else { step };
        let number = u8::try_from(i64::from(end.top()) + forward).ok()?;
        let card = Card::new(number)?;
        end.place(card).ok()?;
        end = end.with_top(card);
        path.push(card);
    }
    let same_ten = pile.top() / 10 == end.top() / 10;
    let distinct = path.iter().copied().collect::<CardSet>().len() == path.len();
    let start_again = path.iter().any(|card| card.number() == pile.top());
    if same_ten != (spec.level() == 1) && spec.level() < 4 || !distinct || start_again {
        return None;
    }
    let moved = i32::from(end.top()) - i32::from(pile.top());
    let moved = if spec.is_down() { -moved } else { moved };
    let answer = Answer::Number(Some(moved).filter(|steps| *steps > 0)?);
    Some((Question::Room { name, pile, path }, answer))
}

/// The piles of a `table` puzzle: two while one learns to choose, then all four.
fn piles_of(spec: Spec) -> Vec<PileName> {
    match (spec.kind(), spec.level()) {
        (Kind::Order, _) => vec![main_pile(spec, RuleSet::Classic)],
        (_, 1..=3) => vec![PileName::A, PileName::C],
        _ => PileName::ALL.to_vec(),
    }
}

fn best(solver: &mut Solver, spec: Spec, random: &mut Random) -> Option<(Question, Answer)> {
    let set = RuleSet::Classic;
    let mut draft = Draft::new(set);
    for name in piles_of(spec) {
        draft.pile(name, plausible_top(random, set, name));
    }
    let name = main_pile(spec, set);
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
    if room > dearest(spec.level()) {
        return None;
    }
    // The pile the puzzle is about must be used, so that both directions are practised.
    let used = plays.iter().any(|play| play.pile == name);
    used.then_some((Question::Best { position }, Answer::Plays(plays)))
}

/// The most room that the best play of a level may use.
fn dearest(level: u8) -> i32 {
    match level {
        1 => 16,
        2 => 8,
        _ => 20,
    }
}

/// The best play, if there is just one.
pub(super) fn unique_best(solver: &mut Solver, task: &Task) -> Option<Vec<Play>> {
    let solved = solver.solve(task).ok()?;
    let best = solved.best()?;
    (solved.count() == 1 && !best.plays.is_empty()).then_some(best.plays)
}

fn statement(spec: Spec, random: &mut Random) -> Option<(Question, Answer)> {
    let known: Vec<_> = statements()
        .iter()
        .take(STATEMENTS_IN_CODES)
        .filter(|statement| statement.level == spec.level())
        .collect();
    let statement = random.choose(&known)?;
    Some((
        Question::Statement(statement),
        Answer::Truth(statement.truth),
    ))
}

/// A card burns, and the best play would be another if it did not. Level 1 with two piles, 2
/// with four, 3 with four where sorting loses clearly.
fn fire(solver: &mut Solver, spec: Spec, random: &mut Random) -> Option<(Question, Answer)> {
    let set = RuleSet::Classic;
    let burning_pile = main_pile(spec, set);
    let burning: Vec<Card> = crate::rules::burning_cards().iter().collect();
    let mut draft = Draft::new(set);
    let names = match spec.level() {
        1 => vec![PileName::A, PileName::C],
        _ => PileName::ALL.to_vec(),
    };
    for name in names {
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
    let position = draft.finish(spec.hand().into())?;
    let task = Task::from(&position);
    let plays = unique_best(solver, &task)?;
    let mut calm = task;
    calm.cover = crate::rules::PileSet::default();
    let without_fire = solver.solve(&calm).ok()?.best()?.plays;
    let nearest = Naive::NearestFirst.play(solver, &task);
    let loss = lost(&solver.solve(&task).ok()?, &nearest);
    let hard = loss >= CLEARLY;
    let fits = task.uncovered(&without_fire).contains(burning_pile) && hard == (spec.level() == 3);
    fits.then_some((Question::Best { position }, Answer::Plays(plays)))
}

/// Level 1 at home only, 2 with a help that pays, 3 where sorting at home loses clearly.
fn duel(solver: &mut Solver, spec: Spec, random: &mut Random) -> Option<(Question, Answer)> {
    let set = RuleSet::Duel;
    let mut draft = Draft::new(set);
    for name in PileName::ALL {
        draft.pile(name, plausible_top(random, set, name));
    }
    let name = main_pile(spec, set);
    if spec.level() == 2 {
        let theirs = name.across();
        let back = -between(random, 1, 3);
        let card = draft.ahead(theirs, back);
        draft.hold(card);
    }
    let wanted = if spec.level() == 3 {
        u8::try_from(between(random, 2, 4)).ok()?
    } else {
        1
    };
    purpose(&mut draft, random, name, wanted);
    draft.fill(random, spec.hand().into());
    let position = draft.finish(spec.hand().into())?;
    let task = Task::from(&position);
    let plays = unique_best(solver, &task)?;
    let nearest = Naive::NearestFirst.play(solver, &task);
    let loss = lost(&solver.solve(&task).ok()?, &nearest);
    let helps = plays
        .iter()
        .any(|play| set.side(play.pile) == Side::Opponent);
    let jumps = task.trace(&plays).ok()?.contains(&Placement::Jump);
    let fits = match spec.level() {
        1 => loss == 0 && !helps,
        2 => helps && !jumps && loss > 0,
        _ => jumps && loss >= CLEARLY,
    };
    let used = plays
        .iter()
        .any(|play| play.pile == name || play.pile == name.across());
    (fits && used).then_some((Question::Best { position }, Answer::Plays(plays)))
}

/// What a position taken from a game is, as a puzzle: its kind and level, if it makes a good one.
pub(super) fn classify(solver: &mut Solver, position: &Position) -> Option<(Kind, u8, Vec<Play>)> {
    let task = Task::from(position);
    let plays = unique_best(solver, &task)?;
    let found = match (position.set(), position.cover().is_empty()) {
        (RuleSet::Duel, _) => {
            let helps = plays
                .iter()
                .any(|play| task.set.side(play.pile) == Side::Opponent);
            (Kind::Duel, if helps { 2 } else { 3 })
        }
        (RuleSet::Classic, false) => (Kind::Fire, 3),
        (RuleSet::Classic, true) => {
            let kind = match task.only_pile() {
                Some(_) => Kind::Order,
                None => Kind::Table,
            };
            (kind, level(solver, &task)?)
        }
    };
    Some((found.0, found.1, plays))
}
