//! What the champion has to say on the board: chances of winning, and no reasons.

use super::game_review::GameReview;
use super::study::Line;
use crate::coach::{Chance, Prospect, TurnReview};
use crate::rules::{Play, Status};
use crate::solver::{Flaw, Verdict};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Insight {
    pub choice: Prospect,
    pub coach: Option<Prospect>,
    /// What it would add to the cards that lie there; nothing where none do, or none can follow.
    pub from_here: Option<Prospect>,
    /// The chance after what is being tried; nothing while nothing is, or too few cards lie there.
    pub tried: Option<Chance>,
}

impl Insight {
    /// What there is to say where the table stands in this turn of a game, with this tried instead of what was played.
    pub(super) fn of(
        past: &mut GameReview,
        turn: usize,
        tried: Option<&TurnReview>,
    ) -> Option<Insight> {
        let choice = past.prospect(turn)?.clone();
        let best = past.played(turn).and_then(|played| played.best.as_ref());
        let best = best.map(|best| best.plays.clone());
        let coach = best.and_then(|plays| {
            let chance = past.chance_after(turn, &plays)?;
            Some(Prospect { plays, chance })
        });
        let laid = past.table.game().turn().plays.len();
        Some(Insight {
            choice,
            coach,
            from_here: (laid > 0).then(|| past.prospect_here()).flatten(),
            tried: tried.and_then(|tried| chance_of_a_try(past, turn, tried)),
        })
    }

    /// Whether it would play as the coach does: the same cards on the same piles, or it has not looked at the
    /// coach's play and likes it no less.
    pub fn agrees(&self) -> bool {
        let sorted = |plays: &[Play]| {
            let mut plays = plays.to_vec();
            plays.sort_by_key(|play| (play.card.number(), play.pile.letter()));
            plays
        };
        self.coach.as_ref().is_some_and(|coach| {
            coach.chance > self.choice.chance || sorted(&coach.plays) == sorted(&self.choice.plays)
        })
    }
}

fn chance_of_a_try(past: &mut GameReview, turn: usize, tried: &TurnReview) -> Option<Chance> {
    let stuck = past.table.game().status() == Status::Stuck;
    match tried.verdict {
        Verdict::TooFew if stuck => Some(Chance::NEVER),
        Verdict::TooFew => None,
        // The fire that was left to burn ends the game.
        Verdict::Illegal => {
            matches!(tried.flaw, Some(Flaw::NotCovered(_))).then_some(Chance::NEVER)
        }
        Verdict::Best | Verdict::Good | Verdict::Legal => past.chance_after(turn, &tried.plays),
    }
}
