//! Plays to compare, each with what it amounts to by the one definition of value.

use crate::coach::{Chance, TurnReview};
use crate::rules::Play;
use crate::solver::{Best, Flaw, Score, value};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlaySource {
    Tried,
    Played,
    Best,
}

/// A play with what it amounts to. Whatever else is to be known about the plays that are compared,
/// such as how often a team wins after them, is a field here; another play to compare with is one
/// more in [`Study::weighed`](super::Study::weighed).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weighed {
    pub whose: PlaySource,
    pub plays: Vec<Play>,
    pub score: Option<Score>,
    /// The value they give away against the best; nothing where the two cannot be compared.
    pub lost: Option<i32>,
    /// The chance of winning after them; nothing where there is no game to win.
    pub chance: Option<Chance>,
}

impl Weighed {
    pub(super) fn of(whose: PlaySource, turn: &TurnReview) -> Weighed {
        let refused = matches!(turn.flaw, Some(Flaw::Step { .. }));
        Weighed {
            whose,
            plays: turn.plays.clone(),
            score: (!refused).then(|| score(turn, turn.plays.len(), turn.room)),
            lost: turn.lost,
            chance: None,
        }
    }

    pub(super) fn of_best(turn: &TurnReview, best: &Best) -> Weighed {
        Weighed {
            whose: PlaySource::Best,
            plays: best.plays.clone(),
            score: Some(score(turn, best.plays.len(), best.room)),
            lost: Some(0),
            chance: None,
        }
    }

    pub(super) fn with_chance(self, chance: Option<Chance>) -> Weighed {
        Weighed { chance, ..self }
    }
}

fn score(turn: &TurnReview, cards: usize, room: i32) -> Score {
    Score { cards, room, value: value(turn.position.set(), cards, room) }
}
