//! What a play shows that is not good enough.

use crate::coach::{Fact, feedback};
use crate::puzzle::naive::sorted;
use crate::rules::{JUMP, Laid, PileName, Play, Refusal, Side};
use crate::solver::{Solver, Task, Verdict, fair_price};

/// What there is to say to a wrong play, without the better one.
pub(super) fn of_play(solver: &mut Solver, task: &Task, plays: &[Play]) -> Vec<Fact> {
    let Ok(solved) = solver.solve(task) else {
        return Vec::new();
    };
    let mark = solved.mark(plays);
    let reason = feedback(&solved, plays, &mark).into_iter().next();
    let (Some(reason), Some(best)) = (reason, solved.best()) else {
        return Vec::new();
    };
    if !matches!(mark.verdict, Verdict::Legal | Verdict::Good) {
        return vec![match reason {
            // The rule with its numbers might name the very card that is looked for.
            Fact::Refused(Refusal::NotTen { pile, card } | Refusal::WrongWay { pile, card }) => {
                Fact::of_refused(pile, card)
            }
            other => other,
        }];
    }
    let compared = |better| Compared { task, plays, better };
    let surplus = plays.len().saturating_sub(best.plays.len());
    match &reason {
        Fact::Cheaper { saved, plays: cheaper, .. } => compared(cheaper).cheaper(*saved),
        Fact::LeftJump { pile, .. } => {
            vec![Fact::OneMoreJumps { pile: compared(&best.plays).named(*pile) }]
        }
        Fact::LeftBargain { .. } => {
            vec![Fact::OneMoreCheap { fair: fair_price(task.set) }]
        }
        Fact::WorthMore { .. } if surplus == 0 => {
            let jump = compared(&best.plays).missed_jump();
            jump.into_iter().chain([Fact::MoreCards]).collect()
        }
        // Which card it is would be the whole answer.
        Fact::PlayedTooMuch { .. } if surplus == 1 => vec![Fact::OneTooMany],
        Fact::PlayedTooMuch { .. } | Fact::WorthMore { .. } => vec![Fact::FewerCards],
        _ => vec![reason],
    }
}

/// A play beside a better one.
struct Compared<'a> {
    task: &'a Task,
    plays: &'a [Play],
    better: &'a [Play],
}

impl Compared<'_> {
    /// As many cards could be had for less: what stands in the way, or else how much it is. Both
    /// together would be the answer.
    fn cheaper(&self, saved: i32) -> Vec<Fact> {
        let one_pile = self.task.only_pile().is_some();
        let nearest = one_pile && sorted(self.task, self.plays.len()) == self.plays;
        let what = self.missed_jump().or_else(|| self.dear_jump()).or_else(|| self.other_pile());
        let nearest = nearest.then_some(Fact::NearestFirst);
        let what = what.unwrap_or(Fact::CanSave { saved });
        nearest.into_iter().chain([what]).collect()
    }

    /// A pile's name, where there are several.
    fn named(&self, pile: PileName) -> Option<PileName> {
        Some(pile).filter(|_| self.task.only_pile().is_none())
    }

    /// The cards of a play on each pile, with what they do.
    fn ways(&self, plays: &[Play]) -> Vec<(PileName, Vec<Laid>)> {
        let piles = self.task.table.piles().map(|(name, pile)| {
            let on_it = plays.iter().filter(|play| play.pile == name);
            let cards: Vec<_> = on_it.map(|play| play.card).collect();
            (name, pile.path(&cards).laid().to_vec())
        });
        piles.collect()
    }

    fn jumps(&self, plays: &[Play]) -> Vec<(PileName, Laid)> {
        let ways = self.ways(plays).into_iter();
        let jumps = ways.flat_map(|(name, way)| way.into_iter().map(move |laid| (name, laid)));
        jumps.filter(|(_, laid)| laid.is_jump()).collect()
    }

    /// The first jump of the better play that this one does not make.
    fn missed_jump(&self) -> Option<Fact> {
        let made = self.jumps(self.plays);
        let wanted = self.jumps(self.better).into_iter();
        let mut missed = wanted.filter(|jump| !made.contains(jump));
        let (name, jump) = missed.next()?;
        let pile = self.named(name);
        let at_once = self.task.table.pile(name)?.top() == jump.from;
        let after_jump = self
            .jumps(self.better)
            .iter()
            .any(|(other, before)| *other == name && before.to() == jump.from);
        Some(if at_once {
            Fact::JumpAtHand { pile }
        } else if after_jump {
            Fact::JumpAgain { pile }
        } else {
            Fact::JumpAfterStep { pile }
        })
    }

    /// A jump of this play that took more steps to get to than it gives back.
    fn dear_jump(&self) -> Option<Fact> {
        let wanted = self.jumps(self.better);
        for (name, way) in self.ways(self.plays) {
            let mut cost = 0;
            for laid in way {
                if !laid.is_jump() {
                    cost += laid.room();
                } else if cost > i32::from(JUMP) && !wanted.contains(&(name, laid)) {
                    return Some(Fact::JumpTooDear { cost });
                } else {
                    cost = 0;
                }
            }
        }
        None
    }

    /// A pile that this play leaves alone, and that takes a card for less than its dearest one.
    fn other_pile(&self) -> Option<Fact> {
        let ways = self.ways(self.plays);
        let dearest = ways.iter().flat_map(|(_, way)| way.iter().map(Laid::room)).max()?;
        let own = |name: PileName| self.task.set.side(name) == Side::Own;
        let alone = |name| own(name) && self.plays.iter().all(|play| play.pile != name);
        let mut others = self.ways(self.better).into_iter();
        let cheaper = others.find(|(name, way)| {
            let first = way.first().map(Laid::room);
            alone(*name) && first.is_some_and(|cost| cost < dearest)
        });
        cheaper.map(|(pile, _)| Fact::OtherPile { pile })
    }
}
