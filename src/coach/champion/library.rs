//! The weights that are compiled in, one set for each kind of game.

use std::sync::OnceLock;

use super::weights::Weights;
use crate::rules::{Expert, RuleSet, Rules};

macro_rules! volumes {
    ($($name:literal),+ $(,)?) => {
        /// The files, by name.
        const VOLUMES: &[(&str, &[u8])] = &[
            $(($name, include_bytes!(concat!("../../../assets/champion/", $name, ".bin")))),+
        ];
    };
}

volumes![
    "solo",
    "team",
    "solo-expert",
    "team-expert",
    "solo-fire",
    "team-fire",
];

static READ: OnceLock<Vec<Option<Weights>>> = OnceLock::new();

/// The weights for games by these rules; none for a kind that was not learnt.
///
/// Files that do not fit would also give none: tests see to it that there are none such.
pub fn weights(rules: &Rules) -> Option<&'static Weights> {
    let name = match (rules.set(), rules.players(), rules.fire(), rules.expert()) {
        (RuleSet::Duel, ..) => return None,
        (RuleSet::Classic, 1, true, _) => "solo-fire",
        (RuleSet::Classic, _, true, _) => "team-fire",
        (RuleSet::Classic, 1, false, Expert::Off) => "solo",
        (RuleSet::Classic, _, false, Expert::Off) => "team",
        (RuleSet::Classic, 1, false, Expert::ThreeCards | Expert::SmallerHand) => "solo-expert",
        (RuleSet::Classic, _, false, Expert::ThreeCards | Expert::SmallerHand) => "team-expert",
    };
    let read = READ.get_or_init(|| {
        let all = VOLUMES.iter();
        all.map(|(_, bytes)| Weights::read(bytes).ok()).collect()
    });
    let place = VOLUMES.iter().position(|(volume, _)| *volume == name)?;
    read.get(place)?.as_ref()
}

#[cfg(test)]
mod tests {
    use super::super::weights::WeightsError;
    use super::*;

    #[test]
    fn all_weights_are_whole_of_this_version_and_small() {
        for (name, bytes) in VOLUMES {
            let weights = Weights::read(bytes).unwrap_or_else(|error| panic!("{name}: {error:?}"));
            assert_eq!(weights.write(), *bytes, "{name}");
            assert!(weights.origin().games > 0, "{name} has not learnt anything");
            assert!(weights.largest_sum() < i64::from(i32::MAX), "{name}");
        }
        let all: usize = VOLUMES.iter().map(|(_, bytes)| bytes.len()).sum();
        assert!(all < 200_000, "{all} bytes");
    }

    #[test]
    fn every_game_of_the_classic_kind_has_been_learnt() {
        for players in 1..=5 {
            for expert in Expert::ALL {
                for fire in [false, true] {
                    let rules = Rules::classic(players, expert, fire).unwrap();
                    assert!(weights(&rules).is_some(), "{rules:?}");
                }
            }
        }
    }

    #[test]
    fn what_is_cut_short_or_of_another_version_is_refused() {
        let (_, whole) = VOLUMES[0];
        let short = &whole[..whole.len() - 1];
        assert_eq!(Weights::read(short), Err(WeightsError::Size(short.len())));
        assert_eq!(Weights::read(&whole[..10]), Err(WeightsError::NoWeights));
        let mut other = whole.to_vec();
        other[8] ^= 0xff;
        assert!(matches!(
            Weights::read(&other),
            Err(WeightsError::Version(_))
        ));
        other[0] ^= 1;
        assert_eq!(Weights::read(&other), Err(WeightsError::NoWeights));
    }
}
