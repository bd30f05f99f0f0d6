//! Where does this play go wrong?

use serde_json::{Value, json};

use super::{Asked, best, exactly, main_pile};
use crate::coach::Reason;
use crate::puzzle::draft::{Draft, between, plausible_top, purpose};
use crate::puzzle::naive::{CLEARLY, led_off};
use crate::puzzle::{Answer, Fact, Kind, Misconception, Motif, Nudge, Spec, Track};
use crate::rules::{Card, Pile, PileName, Placement, Play, Position, Random, RuleSet, Table};
use crate::solver::{Solver, Task, Verdict};

/// Which step of this play is wrong?
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MistakeQuestion {
    /// The position before.
    pub position: Position,
    /// The play with a mistake.
    pub plays: Vec<Play>,
}

impl MistakeQuestion {
    /// Whether the mistake is against the rules. Otherwise every step is allowed, but from one of
    /// them on, as many cards cannot be had as cheaply.
    pub fn is_illegal(&self) -> bool {
        self.task().trace(&self.plays).is_err()
    }

    /// The cards of the play, in order.
    pub fn cards(&self) -> Vec<Card> {
        self.plays.iter().map(|play| play.card).collect()
    }

    /// Level 1 a step the wrong way, 2 nine for ten, 3 eleven for ten, 4 legal but costly.
    pub(super) fn draft(
        solver: &mut Solver,
        spec: Spec,
        random: &mut Random,
    ) -> Option<MistakeQuestion> {
        match spec.level() {
            4 => draft_costly(solver, spec, random),
            _ => draft_illegal(spec, random),
        }
    }

    fn task(&self) -> Task {
        Task::from(&self.position)
    }
}

impl Asked for MistakeQuestion {
    fn kind(&self) -> Kind {
        Kind::Mistake
    }

    fn level(&self, _: &mut Solver) -> Option<u8> {
        None
    }

    fn position(&self) -> Option<&Position> {
        Some(&self.position)
    }

    fn piles(&self) -> Vec<(PileName, Pile)> {
        self.position.table().piles().collect()
    }

    fn details(&self) -> Value {
        let plays: Vec<String> = self.plays.iter().map(Play::to_string).collect();
        json!({ "plays": plays })
    }

    fn solution(&self, solver: &mut Solver) -> Option<Answer> {
        let step = match self.task().trace(&self.plays) {
            Err((index, _)) => index + 1,
            Ok(_) => first_costly_step(solver, &self.task(), &self.plays)?,
        };
        Some(Answer::Step(step))
    }

    /// Where the play goes wrong, and why: a refusal, or what would have been cheaper.
    fn judge(
        &self,
        solver: &mut Solver,
        solution: &Answer,
        answer: &Answer,
    ) -> (Verdict, Vec<Fact>) {
        let mut facts = Vec::new();
        if let Answer::Step(step) = solution
            && let Some(play) = self.plays.get(step.saturating_sub(1))
        {
            let card = play.card;
            facts.push(Fact::WrongStep { step: *step, card });
        }
        let task = self.task();
        if let Err((_, refusal)) = task.trace(&self.plays) {
            facts.push(Fact::Coach(Reason::Refused(refusal)));
        } else if first_costly_step(solver, &task, &self.plays).is_some() {
            let (_, better) = best::judge_play(solver, &task, &self.plays);
            facts.extend(better);
        }
        (exactly(solution, answer), facts)
    }

    /// Whoever forgets the jump takes the first legal jump for the mistake.
    fn distractor(
        &self,
        _: &mut Solver,
        _: &Answer,
        misconception: Misconception,
    ) -> Option<Answer> {
        match misconception {
            Misconception::ForgetsJump => first_jump(self.position.table(), &self.plays),
            Misconception::AlwaysSorts
            | Misconception::AboutTen
            | Misconception::WrongWay
            | Misconception::AnyTenHelps
            | Misconception::OnePile
            | Misconception::IgnoresGaps
            | Misconception::CountsEnds
            | Misconception::WrongTen
            | Misconception::PlaysTooLittle
            | Misconception::PlaysTooMuch => None,
        }
        .map(Answer::Step)
    }

    fn motifs(&self, _: &Answer) -> Vec<Motif> {
        Vec::new()
    }

    fn tracks(&self, _: &Answer) -> Vec<Track> {
        Track::of_plays(&self.position.table(), &self.plays)
    }

    fn nudge(&self, _: &[Fact]) -> Nudge {
        Nudge::StepByStep
    }
}

/// The first step, from 1, that jumps, if every step before it is allowed.
fn first_jump(mut table: Table, plays: &[Play]) -> Option<usize> {
    for (play, step) in plays.iter().zip(1..) {
        if table.place(*play) == Ok(Placement::Jump) {
            return Some(step);
        }
        table = table.after(*play).ok()?;
    }
    None
}

/// Four cards, one of which the rules refuse.
fn draft_illegal(spec: Spec, random: &mut Random) -> Option<MistakeQuestion> {
    let set = RuleSet::Classic;
    let name = main_pile(spec, set);
    let mut draft = Draft::new(set);
    draft.pile(name, plausible_top(random, set, name));
    // Where each card lies, in steps from the top, with the mistake at a random place.
    let mistake = 1 + random.below(3);
    let jump_at = random.below(4);
    let mut at = 0;
    let mut cards = Vec::new();
    for step in 0..4 {
        at += if step == mistake {
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
        let number = draft.ahead(name, at)?;
        draft.hold(Some(number));
        cards.push(Card::new(u8::try_from(number).ok()?)?);
    }
    let position = draft.finish(4)?;
    // Whatever follows must be fine, if one lets the wrong card lie.
    let pile = position.table().pile(name)?;
    let path = pile.path(&cards);
    let refused: Vec<usize> = (0..)
        .zip(path.laid())
        .filter(|(_, laid)| laid.placement.is_err())
        .map(|(step, _)| step)
        .collect();
    let plays = cards.into_iter().map(|card| Play { card, pile: name });
    (refused == [mistake]).then(|| MistakeQuestion {
        position,
        plays: plays.collect(),
    })
}

/// Every step is allowed, but from one of them on, as many cards cannot be had as cheaply.
fn draft_costly(solver: &mut Solver, spec: Spec, random: &mut Random) -> Option<MistakeQuestion> {
    let set = RuleSet::Classic;
    let name = main_pile(spec, set);
    let mut draft = Draft::new(set);
    draft.pile(name, plausible_top(random, set, name));
    let kind_of_jump = u8::try_from(between(random, 2, 4)).ok()?;
    purpose(&mut draft, random, name, kind_of_jump);
    draft.fill(random, 5);
    let position = draft.finish(5)?;
    let task = Task::from(&position);
    best::unique_best(solver, &task)?;
    let count = 2 + random.below(2);
    let kept = random.below(count);
    let cheapest = solver.solve(&task).ok()?.cheapest(count)?;
    let plays = led_off(&task, cheapest.get(..kept)?, count)?;
    let step = first_costly_step(solver, &task, &plays)?;
    (step == kept + 1).then_some(MistakeQuestion { position, plays })
}

/// The first step after which the least room for that many cards is out of reach; nothing if
/// the whole play is clearly cheap enough.
fn first_costly_step(solver: &mut Solver, task: &Task, plays: &[Play]) -> Option<usize> {
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
