//! Motifs: what a player must see to find the best play.

use super::naive::possible_jumps;
use super::question::near_miss;
use crate::coach::{Fact, explain, next_cheapest};
use crate::listed;
use crate::rules::{Placement, Play};
use crate::solver::{Task, fair_price};

listed! {
    /// Something to see in a position.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
    pub enum Motif {
        /// A jump from the top.
        Jump = "jump",
        /// A farther card first, then the jump.
        SetUp = "set-up",
        /// Two jumps or more in a row.
        Chain = "chain",
        /// A gap of nine that looks like ten.
        TrapNine = "trap-nine",
        /// A gap of eleven that looks like ten.
        TrapEleven = "trap-eleven",
        /// A jump that does not pay.
        UselessTen = "useless-ten",
        /// Knowing when to stop.
        Stop = "stop",
        /// Choosing among several piles.
        ChoosePile = "choose-pile",
    }
}

impl Motif {
    /// Whether it tempts a pupil into a play that is not the best.
    pub fn is_trap(self) -> bool {
        match self {
            Motif::TrapNine | Motif::TrapEleven | Motif::UselessTen | Motif::Stop => true,
            Motif::Jump | Motif::SetUp | Motif::Chain | Motif::ChoosePile => false,
        }
    }
}

/// The motifs of a best play, in the order of the list.
pub(super) fn motifs(task: &Task, plays: &[Play]) -> Vec<Motif> {
    let mut motifs = Vec::new();
    for reason in explain(task, plays) {
        match reason {
            Fact::Jump { .. } => motifs.push(Motif::Jump),
            Fact::SetUp { .. } => motifs.push(Motif::SetUp),
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
        motifs.push(Motif::Chain);
    }
    match near_miss(task).map(|miss| miss.gap) {
        Some(9) => motifs.push(Motif::TrapNine),
        Some(_) => motifs.push(Motif::TrapEleven),
        None => {}
    }
    let jumped = |jump: &Play| {
        let mut steps = steps.iter();
        steps.any(|(play, placement)| *play == jump && **placement == Placement::Jump)
    };
    if possible_jumps(task).iter().any(|jump| !jumped(jump)) {
        motifs.push(Motif::UselessTen);
    }
    // Stopping is a motif where going on would be tempting.
    let fair = fair_price(task.set);
    if next_cheapest(task, plays).is_some_and(|(_, cost)| cost <= 2 * fair) {
        motifs.push(Motif::Stop);
    }
    if task.only_pile().is_none() {
        motifs.push(Motif::ChoosePile);
    }
    motifs.sort_by(Ord::cmp);
    motifs.dedup();
    motifs
}
