//! The player's answer as JSON. Fields may be added, never renamed: other programs read them.

use serde::Serialize;

use crate::coach::{Chance, Decision, Move};
use crate::rules::{PileName, Signal};

#[derive(Serialize)]
#[serde(untagged)]
pub enum PlayerAnswer {
    Move {
        /// A play such as `47A`, or `end`.
        #[serde(rename = "move")]
        choice: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        chance: Option<f64>,
    },
    Signals {
        signals: Vec<PlayerSignal>,
    },
    Error {
        error: String,
    },
}

#[derive(Serialize)]
pub struct PlayerSignal {
    pile: char,
    say: &'static str,
}

impl PlayerAnswer {
    pub fn error(error: String) -> PlayerAnswer {
        PlayerAnswer::Error { error }
    }

    pub fn decision(Decision { choice, chance }: Decision) -> PlayerAnswer {
        PlayerAnswer::Move {
            choice: match choice {
                Move::Play(play) => play.to_string(),
                Move::EndTurn => "end".to_owned(),
            },
            chance: chance.map(rounded),
        }
    }

    pub fn signals(wishes: Vec<(PileName, Option<Signal>)>) -> PlayerAnswer {
        let wishes = wishes.into_iter();
        PlayerAnswer::Signals {
            signals: wishes
                .filter_map(|(pile, signal)| {
                    Some(PlayerSignal { pile: pile.letter(), say: signal?.name() })
                })
                .collect(),
        }
    }
}

/// Three decimals: more than any player knows.
fn rounded(chance: Chance) -> f64 {
    (chance.share() * 1000.0).round() / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chance_has_three_decimals_and_is_left_out_where_nobody_knows() {
        let line = |chance| {
            let choice = Move::Play("47A".parse().unwrap());
            let answer = PlayerAnswer::decision(Decision { choice, chance });
            serde_json::to_string(&answer).unwrap()
        };
        assert_eq!(line(None), r#"{"move":"47A"}"#);
        let third = Chance::from_parts(Chance::WHOLE / 3);
        assert_eq!(line(Some(third)), r#"{"move":"47A","chance":0.333}"#);
        assert_eq!(line(Some(Chance::SURE)), r#"{"move":"47A","chance":1.0}"#);
    }
}
