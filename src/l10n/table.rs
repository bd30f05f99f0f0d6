//! The table in words: piles, prices, plays, and who plays.

use super::{Msg, Voice};
use crate::puzzle::{Answer, Puzzle, Statement};
use crate::rules::{Direction, Pile, PileSet, Placement, Play, RuleSet};

impl Voice<'_> {
    /// The word for a direction.
    pub fn direction(&self, direction: Direction) -> String {
        self.say(&match direction {
            Direction::Up => Msg::PlayUp,
            Direction::Down => Msg::PlayDown,
        })
    }

    /// What is left of a pile's room.
    pub fn room_left(&self, set: RuleSet, pile: Pile) -> String {
        match set.room_left(pile) {
            0 => self.say(&Msg::PlayFull),
            steps => self.say(&Msg::PlayRoomLeft {
                steps: self.steps(steps).into(),
            }),
        }
    }

    /// The price of a card on a badge, in words: a sign would be read as part of a sum.
    pub fn price(&self, placement: Placement) -> String {
        match placement {
            Placement::Forward(steps) => self.steps(steps.into()),
            Placement::Jump => self.say(&Msg::LineBack {
                gap: self.ten().into(),
            }),
            Placement::Help(steps) => self.say(&Msg::PlayGift {
                steps: self.steps(steps.into()).into(),
            }),
        }
    }

    /// Letters of piles, as in "A, C".
    pub fn pile_letters(&self, set: PileSet) -> String {
        let letters: Vec<String> = set.iter().map(|name| name.letter().to_string()).collect();
        letters.join(", ")
    }

    /// Plays grouped by pile, as in "47, 37 (A) · 58 (B)".
    pub fn plays_by_pile(&self, plays: &[Play]) -> String {
        let mut groups: Vec<(char, Vec<String>)> = Vec::new();
        for play in plays {
            let (letter, card) = (play.pile.letter(), self.card(play.card));
            match groups.last_mut() {
                Some((last, cards)) if *last == letter => cards.push(card),
                _ => groups.push((letter, vec![card])),
            }
        }
        let groups: Vec<String> = groups
            .into_iter()
            .map(|(letter, cards)| format!("{} ({letter})", cards.join(", ")))
            .collect();
        groups.join(" · ")
    }

    /// A statement about the rules.
    pub fn statement(&self, statement: &Statement) -> String {
        self.locale.text(&statement.key).unwrap_or_default()
    }

    /// The answer to a puzzle as it is said: on a single pile the letters are left out.
    pub fn answer_to(&self, puzzle: &Puzzle, answer: &Answer) -> String {
        let one_pile = puzzle.question.only_pile().is_some();
        match answer {
            Answer::Plays(laid) if one_pile => {
                let cards: Vec<_> = laid.iter().map(|play| play.card).collect();
                self.cards_then(&cards)
            }
            Answer::Plays(laid) => self.plays_by_pile(laid),
            other => self.answer(other),
        }
    }
}
