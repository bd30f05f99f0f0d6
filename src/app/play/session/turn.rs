//! A turn at the table, by people or by a computer: choosing, laying, ending, handing over.

use super::{Event, Phase, Session};
use crate::app::setup::Guidance;
use crate::coach::{Move, View, review_last, talk};
use crate::rules::{Card, PileName, PileSet, Placement, Play, Refusal};

impl Session {
    pub fn price(&self, pile: PileName) -> Option<Result<Placement, Refusal>> {
        let card = self.chosen?;
        (self.setup.guidance >= Guidance::Legal).then(|| self.game.check(Play { card, pile }))
    }

    pub fn targets(&self) -> PileSet {
        let Some(card) = self.chosen else {
            return PileSet::default();
        };
        PileName::ALL
            .into_iter()
            .filter(|pile| self.game.check(Play { card, pile: *pile }).is_ok())
            .collect()
    }

    /// The piles on which a card of this turn that went back by ten lies on top.
    pub fn jumped(&self) -> PileSet {
        let game = &self.game;
        let set = game.rules().set();
        let jumped = game.turn().piles().iter().filter(|name| {
            let (last, before) = match game.stack(*name) {
                [.., before, last] => (*last, Some(*before)),
                [last] => (*last, None),
                [] => return false,
            };
            set.pile(*name, before).place(last) == Ok(Placement::Jump)
        });
        jumped.collect()
    }

    pub fn choose(&mut self, card: Card) {
        let mine = self.shown_hand().is_some_and(|hand| hand.contains(card));
        if mine && self.people_move() {
            self.chosen = (self.chosen != Some(card)).then_some(card);
            self.event = None;
        }
    }

    pub fn point_at(&mut self, card: Card) {
        if self.chosen != Some(card) {
            // Walking along the hand does not wipe out what has just happened.
            let event = self.event.take();
            self.choose(card);
            self.event = event.filter(|event| matches!(event, Event::Laid { .. }));
        }
    }

    pub fn place(&mut self, pile: PileName) {
        if !self.people_move() {
            return;
        }
        match self.chosen {
            Some(card) => self.lay(Play { card, pile }),
            None => self.event = Some(Event::ChooseFirst),
        }
    }

    fn lay(&mut self, play: Play) {
        let player = self.game.player();
        match self.game.play(play) {
            Ok(placement) => {
                self.chosen = None;
                self.hint = None;
                self.event = Some(Event::Laid { player, play, placement });
                self.let_computers_talk();
            }
            Err(refusal) => self.event = Some(Event::Refused(refusal)),
        }
    }

    pub fn undo(&mut self) {
        if !self.may_undo() {
            return;
        }
        if let Ok(play) = self.game.undo() {
            self.chosen = None;
            self.hint = None;
            self.forget_review();
            self.event = Some(Event::TookBack(play.card));
            self.let_computers_talk();
        }
    }

    pub fn end_turn(&mut self) {
        if !self.people_move() {
            return;
        }
        let due = self.game.due();
        let warned = self.event == Some(Event::StillBurns(due));
        if !due.is_empty() && self.game.missing() == 0 && !warned {
            self.event = Some(Event::StillBurns(due));
        } else {
            self.finish_turn();
        }
    }

    fn finish_turn(&mut self) {
        let player = self.game.player();
        let plays = self.game.turn().plays.clone();
        match self.game.end_turn() {
            Ok(drawn) => {
                self.event = Some(Event::Ended { player, plays, drawn });
                self.chosen = None;
                self.hint = None;
                let people = !self.is_computer(player);
                if people
                    && self.setup.guidance == Guidance::Review
                    && let Some(turn) = review_last(&self.game)
                {
                    self.at_the_board = Some(player);
                    self.phase = Phase::Review(Box::new(turn));
                    return;
                }
                if people {
                    self.at_the_board = Some(player);
                }
                self.begin_turn();
            }
            Err(refusal) => self.event = Some(Event::Refused(refusal)),
        }
    }

    pub fn go_on(&mut self) {
        match self.phase {
            Phase::Review(_) => self.begin_turn(),
            Phase::HandOver => {
                self.phase = Phase::Turn;
                self.covered = false;
                self.at_the_board = Some(self.game.player());
            }
            Phase::Turn => {}
        }
    }

    pub(super) fn begin_turn(&mut self) {
        self.phase = if self.must_hand_over() { Phase::HandOver } else { Phase::Turn };
        self.let_computers_talk();
    }

    /// Hands are hidden from other people only: a class that plays with computers needs no curtain.
    fn must_hand_over(&self) -> bool {
        let player = self.game.player();
        self.is_secret()
            && !self.is_over()
            && !self.is_computer(player)
            && self.at_the_board != Some(player)
    }

    fn let_computers_talk(&mut self) {
        if self.is_over() || !self.game.rules().set().is_cooperative() {
            return;
        }
        let computers = self.computers.iter().enumerate();
        let computers = computers.filter_map(|(player, seat)| Some((player, seat.as_ref()?)));
        // Only the teams that wait are asked: there is nothing to refuse.
        let _ = talk(&mut self.game, computers);
    }

    pub fn computer_step(&mut self) {
        if !self.computer_moves() {
            return;
        }
        let player = self.game.player();
        let view = View::of(&self.game, player).among(&self.setup.talkers());
        let Some(Some(computer)) = self.computers.get_mut(player) else {
            return;
        };
        match computer.choose(&view) {
            Move::Play(play) => self.lay(play),
            Move::EndTurn => self.finish_turn(),
        }
    }
}
