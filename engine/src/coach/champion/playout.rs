//! Whole games in the champion's own terms: for learning, and for telling easy deals from hard ones.
//!
//! The same rules as [`Game`](crate::rules::Game), which tests compare it with, but without a past that could be
//! taken back: thousands of games a second.
#![allow(
    clippy::indexing_slicing,
    reason = "there are at most five players and four piles, and the tables hold as many"
)]

use super::features::{bit, set};
use super::knowledge::{OpenTable, PLAYERS, PlayerKnowledge, table_with};
use crate::rules::{Deal, PileName, Play, RuleSet, Rules};

/// A game under way.
#[derive(Clone, Debug)]
pub struct Playout {
    scene: OpenTable,
    /// The cards still to be drawn, the next one last.
    deck: Vec<u8>,
    played: usize,
    due: [bool; 4],
}

impl Playout {
    /// The beginning of a game of the classic kind.
    pub fn new(rules: Rules, deal: &Deal, speaks: [bool; PLAYERS]) -> Playout {
        let cards = deal.decks().first().map(Vec::as_slice).unwrap_or_default();
        let mut deck: Vec<u8> = cards.iter().rev().map(|card| card.number()).collect();
        let mut hands = [0; PLAYERS];
        for hand in hands.iter_mut().take(rules.players()) {
            let dealt = deck.split_off(deck.len().saturating_sub(rules.hand_size()));
            *hand = set(&dealt);
        }
        let scene = OpenTable {
            rules,
            table: RuleSet::Classic.table(),
            hands,
            deck: set(&deck),
            mover: deal.starter(),
            speaks,
        };
        Playout { scene, deck, played: 0, due: [false; 4] }
    }

    /// What the one to move sees.
    pub fn knowledge(&self) -> PlayerKnowledge {
        PlayerKnowledge::in_turn(&self.scene, self.played, self.due)
    }

    /// Lays a card that may be laid.
    pub fn lay(&mut self, play: Play) {
        self.scene.table = self.scene.table.forced(play);
        self.scene.hands[self.scene.mover] &= !bit(play.card.number());
        for (due, name) in self.due.iter_mut().zip(PileName::ALL) {
            *due &= name != play.pile;
        }
        self.played += 1;
    }

    /// Lays several cards that end so.
    pub fn lay_all(&mut self, tops: [u8; 4], rest: u128) {
        let before = super::knowledge::tops(&self.scene.table);
        let hand = &mut self.scene.hands[self.scene.mover];
        self.played += (hand.count_ones() - rest.count_ones()) as usize;
        *hand = rest;
        self.scene.table = table_with(&self.scene.table, tops);
        for (due, (before, after)) in self.due.iter_mut().zip(before.into_iter().zip(tops)) {
            *due &= before == after;
        }
    }

    /// Whether the one to move has no card left.
    pub fn hand_is_empty(&self) -> bool {
        self.scene.hands[self.scene.mover] == 0
    }

    /// Ends the turn: draws, and passes on to the next who has cards.
    pub fn end_turn(&mut self) {
        let drawn = self.deck.len().saturating_sub(self.played);
        let drawn = set(&self.deck.split_off(drawn));
        self.scene.deck &= !drawn;
        self.scene.hands[self.scene.mover] |= drawn;
        let players = self.scene.rules.players();
        let next = (1..=players).map(|step| (self.scene.mover + step) % players);
        let next = next.into_iter().find(|seat| self.scene.hands[*seat] != 0);
        self.scene.mover = next.unwrap_or(self.scene.mover);
        self.played = 0;
        self.due = self.scene.burning();
    }

    /// The cards that have not been placed yet.
    pub fn left(&self) -> usize {
        let held: u32 = self.scene.hands.iter().map(|hand| hand.count_ones()).sum();
        self.deck.len() + held as usize
    }
}
