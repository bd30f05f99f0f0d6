use super::{Msg, Voice};
use crate::puzzle::{Answer, Puzzle, Statement};
use crate::rules::{Card, Direction, Pile, PileName, PileSet, Placement, Play, RuleSet};

impl Voice<'_> {
    pub fn direction(&self, direction: Direction) -> String {
        self.say(&match direction {
            Direction::Up => Msg::PlayUp,
            Direction::Down => Msg::PlayDown,
        })
    }

    pub fn room_left(&self, set: RuleSet, pile: Pile) -> String {
        match set.room_left(pile) {
            0 => self.say(&Msg::PlayFull),
            steps => self.say(&Msg::PlayRoomLeft { steps: self.steps(steps).into() }),
        }
    }

    /// The price of a card on a badge, in words: a sign would be read as part of a sum.
    pub fn price(&self, placement: Placement) -> String {
        match placement {
            Placement::Forward(steps) => self.steps(steps.into()),
            Placement::Jump => self.say(&Msg::LineBack { gap: self.ten().into() }),
            Placement::Help(steps) => {
                self.say(&Msg::PlayGift { steps: self.steps(steps.into()).into() })
            }
        }
    }

    pub fn pile_letters(&self, set: PileSet) -> String {
        let set: PileSet = set.iter().map(|name| self.known_as(name)).collect();
        let letters: Vec<String> = set.iter().map(|name| name.letter().to_string()).collect();
        letters.join(", ")
    }

    /// A pile inside a sentence: by its letter, unless it is the only one.
    pub fn the_pile(&self, name: PileName, only: bool) -> String {
        self.say(&if only {
            Msg::ThePile
        } else {
            Msg::ThePileNamed { name: self.letter(name).into() }
        })
    }

    /// Plays grouped by pile, as in "47, 37 (A) · 58 (B)".
    pub fn plays_by_pile(&self, plays: &[Play]) -> String {
        let groups = plays.chunk_by(|one, next| one.pile == next.pile);
        let groups = groups.filter_map(|group| {
            let cards: Vec<Card> = group.iter().map(|play| play.card).collect();
            let letter = self.letter(group.first()?.pile);
            Some(format!("{} ({letter})", self.cards(&cards, ", ")))
        });
        groups.collect::<Vec<_>>().join(" · ")
    }

    /// Plays in a sentence: the cards alone where there is a single pile, grouped by pile where there are several.
    pub fn laid(&self, plays: &[Play], one_pile: bool) -> String {
        if one_pile {
            let cards: Vec<Card> = plays.iter().map(|play| play.card).collect();
            self.cards_then(&cards)
        } else {
            self.plays_by_pile(plays)
        }
    }

    pub fn statement(&self, statement: &Statement) -> String {
        self.text(&statement.key).unwrap_or_default()
    }

    /// The answer to a puzzle as it is said: on a single pile the letters are left out.
    pub fn answer_to(&self, puzzle: &Puzzle, answer: &Answer) -> String {
        match answer {
            Answer::Plays(plays) => self.laid(plays, puzzle.question.only_pile().is_some()),
            other => self.answer(other),
        }
    }
}
