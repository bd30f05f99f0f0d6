//! The weights, one file for each kind of game, compiled in.

use std::sync::OnceLock;

use super::weights::Weights;
use crate::rules::{Expert, RuleSet, Rules};

macro_rules! files {
    ($($name:literal),+ $(,)?) => {
        const FILES: &[(&str, &[u8])] = &[
            $(($name, include_bytes!(concat!("../../../assets/champion/", $name, ".bin")))),+
        ];
    };
}

files!["solo", "solo-policy", "team", "solo-expert", "team-expert", "solo-fire", "team-fire"];

/// What was learnt for a kind of game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Learnt<'a> {
    /// Tells which of several plays is best.
    pub policy: &'a Weights,
    /// Tells how likely it is to win after the play that the policy chose.
    pub value: &'a Weights,
}

impl<'a> Learnt<'a> {
    /// One set of weights for both.
    pub fn one(weights: &'a Weights) -> Learnt<'a> {
        Learnt { policy: weights, value: weights }
    }

    /// Whether policy and value are the same.
    pub fn is_one(self) -> bool {
        std::ptr::eq(self.policy, self.value)
    }
}

/// What was learnt about games by these rules; nothing for a kind that was not learnt.
///
/// Files that do not fit would also give none: tests see to it that there are none such.
pub fn learnt(rules: &Rules) -> Option<Learnt<'static>> {
    let name = match (rules.set(), rules.players(), rules.fire(), rules.expert()) {
        (RuleSet::Duel, ..) => return None,
        (RuleSet::Classic, 1, true, _) => "solo-fire",
        (RuleSet::Classic, _, true, _) => "team-fire",
        (RuleSet::Classic, 1, false, Expert::Off) => "solo",
        (RuleSet::Classic, _, false, Expert::Off) => "team",
        (RuleSet::Classic, 1, false, Expert::ThreeCards | Expert::SmallerHand) => "solo-expert",
        (RuleSet::Classic, _, false, Expert::ThreeCards | Expert::SmallerHand) => "team-expert",
    };
    let value = weights(name)?;
    let policy = match name {
        "solo" => weights("solo-policy")?,
        _ => value,
    };
    Some(Learnt { policy, value })
}

fn weights(name: &str) -> Option<&'static Weights> {
    static READ: OnceLock<Vec<Option<Weights>>> = OnceLock::new();
    let all =
        READ.get_or_init(|| FILES.iter().map(|(_, bytes)| Weights::read(bytes).ok()).collect());
    let place = FILES.iter().position(|(file, _)| *file == name)?;
    all.get(place)?.as_ref()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coach::champion::weights::WeightsError;

    #[test]
    fn all_weights_are_whole_of_this_version_and_small() {
        for (name, bytes) in FILES {
            let weights = Weights::read(bytes).unwrap_or_else(|error| panic!("{name}: {error:?}"));
            assert_ne!(bytes[18..26], [0; 8], "{name} has not learnt from any game");
            assert!(weights.largest_sum() < i64::from(i32::MAX), "{name}");
        }
        let all: usize = FILES.iter().map(|(_, bytes)| bytes.len()).sum();
        assert!(all < 200_000, "{all} bytes");
    }

    #[test]
    fn every_game_of_the_classic_kind_has_been_learnt() {
        for players in 1..=5 {
            for expert in Expert::ALL {
                for fire in [false, true] {
                    let rules = Rules::classic(players, expert, fire).unwrap();
                    assert!(learnt(&rules).is_some(), "{rules:?}");
                }
            }
        }
    }

    #[test]
    fn what_is_cut_short_or_of_another_version_is_refused() {
        let whole = FILES[0].1;
        let short = &whole[..whole.len() - 1];
        assert_eq!(Weights::read(short), Err(WeightsError::Size(short.len())));
        assert_eq!(Weights::read(&whole[..10]), Err(WeightsError::NoWeights));
        let mut other = whole.to_vec();
        other[8] ^= 0xff;
        assert!(matches!(Weights::read(&other), Err(WeightsError::Version(_))));
        other[0] ^= 1;
        assert_eq!(Weights::read(&other), Err(WeightsError::NoWeights));
    }
}
