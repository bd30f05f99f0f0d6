//! The champion: a computer player that has learnt what a position is worth by playing against itself.
//!
//! `docs/champion.md` tells how it works, how it was trained, and how often it wins. In short: the
//! [`candidates`] are the plays worth a look; [`features`] say what there is to see after each;
//! [`weights`] turn that into a policy, which tells the better from the worse, and a value, the odds of winning;
//! `look_ahead` tries the best ones on deals as they could be.
//! It is shown a [`View`] and nothing else, so nothing hidden can reach it.

pub mod candidates;
mod duel;
pub(super) mod duel_playout;
pub mod features;
mod fits;
pub mod judge;
pub mod knowledge;
mod library;
pub mod look_ahead;
pub mod playout;
mod talk;
pub mod weights;

#[cfg(test)]
mod tests;

pub use self::library::Learnt;

use self::candidates::Breadth;
use self::duel::{DuelEffort, Duellist};
use self::features::{Bits, Level, bit};
use self::judge::{Judge, Ranked};
use self::knowledge::PlayerKnowledge;
use self::look_ahead::{Effort, LookAhead};
use super::{Chance, Decision, Move, View};
use crate::rules::{PileName, Play, Random, RuleSet, Rules, Signal};

/// How its own turn is planned.
const BREADTH: Breadth = Breadth { pile: 14, pair: 40, all: 40 };
/// Alone and close to the end, where it can be worked out what wins, more plays are looked at.
const BREADTH_AT_THE_END: Breadth = Breadth { pile: 24, pair: 80, all: 100 };
/// With so few cards to draw the end is close.
const CLOSE_TO_THE_END: usize = 8;
/// How much it thinks about a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Thinking {
    /// As much as pays: some milliseconds.
    #[default]
    Usual,
    /// Not at all: what it has learnt alone decides.
    Instant,
    /// As much as this many milliseconds usually allow. The caller, who keeps the clock, makes sure.
    Milliseconds(u32),
}

impl Thinking {
    /// How much is tried, and how many turns of futures can be in a millisecond. A team player plans again after each card, two or
    /// three times a turn.
    fn effort(self, alone: bool) -> Effort {
        let (candidates, usual, a_millisecond) = if alone { (10, 600, 60) } else { (6, 100, 16) };
        let turns = match self {
            Thinking::Usual => usual,
            Thinking::Instant => 0,
            Thinking::Milliseconds(time) => time.saturating_mul(a_millisecond),
        };
        Effort { turns, candidates }
    }
}

impl Thinking {
    fn duel_effort(self) -> DuelEffort {
        /// Playing a duel to its end takes a little longer than looking a turn ahead.
        const A_MILLISECOND: u32 = 60;
        let samples = match self {
            Thinking::Usual => 1_200,
            Thinking::Instant => 200,
            Thinking::Milliseconds(time) => time.saturating_mul(A_MILLISECOND),
        };
        DuelEffort { plays: 16, samples }
    }
}

/// What a play is worth to the champion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// The cards in order.
    pub plays: Vec<Play>,
    /// The chance of winning after them, if everybody plays on like the champion.
    pub chance: Chance,
}

/// A champion at the table.
pub struct Champion {
    thinking: Thinking,
    seed: u64,
    judge: Judge,
    look_ahead: LookAhead,
    duellist: Duellist,
    ranked: Vec<Ranked>,
    /// Alone, nothing new is heard between two cards: the plan is played to its end.
    plan: Option<Plan>,
}

/// What is still to be laid in a turn, and what must be seen for that to hold.
struct Plan {
    rest: Vec<Play>,
    hand: Bits,
    unseen: Bits,
    chance: Chance,
}

impl Champion {
    /// A champion that thinks so much.
    pub fn new(thinking: Thinking) -> Champion {
        Champion {
            thinking,
            seed: 0,
            judge: Judge::default(),
            look_ahead: LookAhead::default(),
            duellist: Duellist::new(),
            ranked: Vec::new(),
            plan: None,
        }
    }

    /// From now on it thinks so much.
    pub fn set_thinking(&mut self, thinking: Thinking) {
        self.thinking = thinking;
    }

    /// From now on it imagines other futures.
    pub fn set_seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// Whether it has learnt to play by these rules.
    pub fn knows(rules: &Rules) -> bool {
        match rules.set() {
            RuleSet::Classic => library::learnt(rules).is_some(),
            RuleSet::Duel => true,
        }
    }

    /// Its next move and the chance of winning, as long as `go_on` allows; nothing if no play covers what must be
    /// covered, or nothing can be played at all.
    pub fn decide(&mut self, view: &View, go_on: &mut dyn FnMut() -> bool) -> Option<Decision> {
        if !Champion::knows(&view.rules()) {
            return None;
        }
        let knowledge = PlayerKnowledge::of(view);
        if let Some(next) = self.planned(&knowledge) {
            return Some(next);
        }
        let prospect = self.prospect(view, go_on)?;
        let mut plays = prospect.plays.into_iter();
        let Some(first) = plays.next() else {
            return Some(decision(Move::EndTurn, prospect.chance));
        };
        if knowledge.hears_nothing() {
            self.plan = Some(Plan {
                rest: plays.rev().collect(),
                hand: knowledge.hand & !bit(first.card.number()),
                unseen: knowledge.unseen,
                chance: prospect.chance,
            });
        }
        Some(decision(Move::Play(first), prospect.chance))
    }

    /// The next card of the plan, if it still holds.
    fn planned(&mut self, knowledge: &PlayerKnowledge) -> Option<Decision> {
        let holds = |plan: &Plan| plan.hand == knowledge.hand && plan.unseen == knowledge.unseen;
        let plan = self.plan.as_mut().filter(|plan| holds(plan));
        let Some(plan) = plan else {
            self.plan = None;
            return None;
        };
        let chance = plan.chance;
        let Some(play) = plan.rest.pop() else {
            self.plan = None;
            return Some(decision(Move::EndTurn, chance));
        };
        plan.hand &= !bit(play.card.number());
        Some(decision(Move::Play(play), chance))
    }

    /// What it would do from here, and the chance of winning then.
    pub fn prospect(&mut self, view: &View, go_on: &mut dyn FnMut() -> bool) -> Option<Prospect> {
        match view.rules().set() {
            RuleSet::Classic => self.best(&PlayerKnowledge::of(view), go_on),
            RuleSet::Duel => self.best_in_duel(view, go_on),
        }
    }

    fn best_in_duel(&mut self, view: &View, go_on: &mut dyn FnMut() -> bool) -> Option<Prospect> {
        let mut random = Random::new(self.seed ^ trace(&PlayerKnowledge::of(view)));
        let effort = self.thinking.duel_effort();
        let (plays, chance) = self.duellist.choose(view, effort, &mut random, go_on)?;
        Some(Prospect { plays, chance })
    }

    fn best(
        &mut self,
        knowledge: &PlayerKnowledge,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<Prospect> {
        let learnt = library::learnt(&knowledge.rules)?;
        let alone = knowledge.rules.players() == 1;
        let breadth =
            if alone && knowledge.deck <= CLOSE_TO_THE_END { BREADTH_AT_THE_END } else { BREADTH };
        self.judge.rank(learnt, knowledge, breadth, &mut self.ranked);
        let mut random = Random::new(self.seed ^ trace(knowledge));
        let effort = self.thinking.effort(alone);
        let (place, chance) =
            self.look_ahead.choose(learnt, knowledge, &self.ranked, effort, &mut random, go_on)?;
        let best = self.ranked.get(place)?;
        Some(Prospect { plays: self.judge.plays(knowledge, &best.candidate), chance })
    }

    /// The chance of winning after these plays, if everybody plays on like the champion; nothing if they cannot be
    /// played.
    pub fn chance_after(&mut self, view: &View, plays: &[Play]) -> Option<Chance> {
        let mut knowledge = PlayerKnowledge::of(view);
        let learnt = library::learnt(&knowledge.rules)?;
        let mut table = knowledge.table;
        let mut rest = knowledge.hand;
        for play in plays {
            table = table.after(*play).ok()?;
            if rest & bit(play.card.number()) == 0 {
                return None;
            }
            rest &= !bit(play.card.number());
        }
        let tops = knowledge::tops(&table);
        knowledge.table = table;
        Some(self.judge.chance_of_leaving(learnt, &knowledge, tops, rest))
    }
}

fn decision(choice: Move, chance: Chance) -> Decision {
    Decision { choice, chance: Some(chance) }
}

/// "Please leave this pile", "no big step": what the champion says while it waits.
pub fn signals(view: &View) -> Vec<(PileName, Option<Signal>)> {
    let knowledge = PlayerKnowledge::of(view);
    let meanings = knowledge.meanings();
    let wish = |meaning: &talk::SignalMeaning| match meaning.level(knowledge.hand) {
        Level::Leave => Some(Signal::Leave),
        Level::NoBigStep => Some(Signal::NoBigStep),
        Level::Nothing => None,
    };
    PileName::ALL.into_iter().zip(meanings.iter().map(wish)).collect()
}

/// A number that belongs to a position: the same futures are imagined for it on every machine.
fn trace(knowledge: &PlayerKnowledge) -> u64 {
    let parts = [knowledge.hand, knowledge.unseen].map(u128::to_le_bytes);
    let bytes = parts.iter().flatten().chain(&knowledge.tops);
    // The hash of Fowler, Noll and Vo: small, and written down here for ever.
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
