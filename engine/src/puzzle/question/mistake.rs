//! Where does this play go wrong?

use serde_json::{Value, json};

use super::{QuestionKind, best, exactly, main_pile};
use crate::coach::Fact;
use crate::puzzle::draft::{Draft, between, plausible_top, purpose};
use crate::puzzle::naive::{CLEARLY, led_off};
use crate::puzzle::{Answer, Kind, Misconception, Spec, Track};
use crate::rules::{Card, Laid, Path, Pile, Play, Position, Random, RuleSet};
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
    /// As many cards in less room.
    fn as_many_for_less(&self, solver: &mut Solver, task: &Task) -> Option<Fact> {
        let solved = solver.solve(task).ok()?;
        let plays = solved.cheapest(self.plays.len())?;
        let room = solved.mark(&self.plays).score?.room;
        Some(Fact::Cheaper {
            plays,
            saved: room - solved.least_room(self.plays.len())?,
            one_pile: task.only_pile().is_some(),
        })
    }
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

impl QuestionKind for MistakeQuestion {
    fn kind(&self) -> Kind {
        Kind::Mistake
    }

    fn position(&self) -> Option<&Position> {
        Some(&self.position)
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
            facts.push(Fact::Refused(refusal));
        } else if first_costly_step(solver, &task, &self.plays).is_some() {
            let (_, better) = best::judge_play(solver, &task, &self.plays);
            // The question is about as many cards: what fewer of them would do is another matter.
            let cheaper = |fact: &Fact| matches!(fact, Fact::Cheaper { .. });
            if better.iter().any(cheaper) {
                facts.extend(better);
            } else {
                facts.extend(self.as_many_for_less(solver, &task));
            }
        }
        (exactly(solution, answer), facts)
    }

    /// A pupil who forgets the jump takes the first jump for the mistake; one who reads the pile the
    /// other way round, the first card that goes on; one who looks at one card at a time, the
    /// dearest.
    fn distractors(&self, _: &mut Solver, _: &Answer, misconception: Misconception) -> Vec<Answer> {
        let step = match misconception {
            Misconception::ForgetsJump => self.first(Laid::is_jump),
            Misconception::WrongWay => self.first(|laid| laid.room() > 0),
            Misconception::AlwaysSorts if !self.is_illegal() => self.dearest(),
            Misconception::AlwaysSorts
            | Misconception::AboutTen
            | Misconception::AnyTenHelps
            | Misconception::OnePile
            | Misconception::IgnoresGaps
            | Misconception::CountsEnds
            | Misconception::LastStepOnly
            | Misconception::SwapsDigits
            | Misconception::WrongTen
            | Misconception::PlaysTooLittle
            | Misconception::PlaysTooMuch => None,
        };
        step.map(Answer::Step).into_iter().collect()
    }

    /// The play shows its mistake: it is drawn once that is found.
    fn tracks(&self, solution: &Answer, answer: &Answer) -> Vec<Track> {
        if answer == solution {
            Track::of_plays(&self.position.table(), &self.plays)
        } else {
            Vec::new()
        }
    }

    /// Why the card that was named is not the mistake, and on which side of it to look, as long
    /// as that leaves a choice.
    fn observe(&self, solver: &mut Solver, solution: &Answer, answer: &Answer) -> Vec<Fact> {
        let (Answer::Step(named), Answer::Step(right)) = (answer, solution) else {
            return Vec::new();
        };
        let Some((pile, path)) = self.path() else {
            return Vec::new();
        };
        let before = named < right;
        let (side, choice) = if before {
            (Fact::Later { step: *named }, self.plays.len().saturating_sub(*named))
        } else {
            (Fact::Earlier { step: *named }, named.saturating_sub(1))
        };
        let card = path.laid().get(named.saturating_sub(1)).copied();
        let fine = if self.is_illegal() {
            card.map(|laid| Fact::CardAllowed { pile, laid })
        } else if before {
            card.map(|laid| Fact::StillBest { card: laid.card })
        } else {
            self.could_save(solver)
        };
        let side = (choice > 1).then_some(side);
        fine.into_iter().chain(side).collect()
    }
}

impl MistakeQuestion {
    /// The pile and its way under the cards.
    fn path(&self) -> Option<(Pile, Path)> {
        let (_, pile) = self.position.table().only_pile()?;
        Some((pile, pile.path(&self.cards())))
    }

    /// The first card, from 1, that does this.
    fn first(&self, does: impl Fn(&Laid) -> bool) -> Option<usize> {
        let (_, path) = self.path()?;
        path.laid().iter().position(does).map(|index| index + 1)
    }

    /// How much less as many cards could have cost.
    fn could_save(&self, solver: &mut Solver) -> Option<Fact> {
        let (_, path) = self.path()?;
        let solved = solver.solve(&self.task()).ok()?;
        let saved = path.room() - solved.least_room(self.plays.len())?;
        Some(Fact::CouldSave { saved })
    }

    /// The card, from 1, that costs most by itself.
    fn dearest(&self) -> Option<usize> {
        let (_, path) = self.path()?;
        let most = path.laid().iter().map(Laid::room).max()?;
        self.first(|laid| laid.room() == most)
    }
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
    (refused == [mistake]).then(|| MistakeQuestion { position, plays: plays.collect() })
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
