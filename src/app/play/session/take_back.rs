//! Taking back a turn that has ended: asked for, and seen by everybody.

use super::{Event, Phase, Session};
use crate::rules::Play;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TakeBack {
    /// The number of the turn, from 1.
    pub turn: usize,
    pub player: usize,
    pub plays: Vec<Play>,
    /// How many turns of computers came after it: they are taken back as well.
    pub computers: usize,
    /// Whether a team has seen cards since that were not meant for their eyes yet: then the teacher decides.
    pub needs_teacher: bool,
}

impl Session {
    /// The last finished turn of people, if it can be taken back: not in a lesson, and not while
    /// people have cards of another turn on the table.
    pub fn take_back(&self) -> Option<TakeBack> {
        let game = self.game();
        let laying = !game.turn().plays.is_empty() && !self.is_computer(game.player());
        if self.in_lesson() || laying {
            return None;
        }
        let finished = game.finished_turns();
        let last = finished.iter().rposition(|turn| !self.is_computer(turn.player))?;
        let turn = finished.get(last)?;
        Some(TakeBack {
            turn: last + 1,
            player: turn.player,
            plays: turn.plays.clone(),
            computers: finished.len() - last - 1,
            needs_teacher: self.is_secret() && *self.phase() == Phase::Turn,
        })
    }

    /// Takes back the last finished turn of people, and what computers have played since.
    pub(super) fn take_back_turn(&mut self) {
        let Some(TakeBack { turn, player, .. }) = self.take_back() else {
            return;
        };
        while self.game.finished_turns().len() >= turn {
            if self.game.take_back_turn().is_none() {
                break;
            }
        }
        self.chosen = None;
        self.hint = None;
        self.forget_review();
        self.event = Some(Event::TurnTakenBack { turn, player });
        self.begin_turn();
    }

    /// The turn under way, if it was taken back: everybody should know.
    pub fn taken_back_now(&self) -> Option<usize> {
        let notes = self.game().taken_back().iter();
        let mut turns = notes.map(|note| note.turn);
        turns.find(|turn| *turn == self.turn_number())
    }
}
