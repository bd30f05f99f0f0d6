//! The weights, one volume for each kind of game: compiled in, except into a web page, which would load
//! for longer. Its worker has them, and hands them over.

use std::sync::OnceLock;

use super::weights::Weights;
use crate::rules::{Expert, RuleSet, Rules};

macro_rules! volumes {
    ($($name:literal),+ $(,)?) => {
        const NAMES: &[&str] = &[$($name),+];

        /// The files, in the order of their names.
        #[cfg(any(not(target_arch = "wasm32"), feature = "worker"))]
        const VOLUMES: &[&[u8]] = &[
            $(include_bytes!(concat!("../../../assets/champion/", $name, ".bin"))),+
        ];
    };
}

volumes!["solo", "solo-policy", "team", "solo-expert", "team-expert", "solo-fire", "team-fire",];

type Library = Vec<Option<Weights>>;

static READ: OnceLock<Library> = OnceLock::new();

/// Everything that was learnt, one volume after the other, each after its length: what a page is handed.
#[cfg(any(not(target_arch = "wasm32"), feature = "worker"))]
pub fn bundle() -> Vec<u8> {
    let length = |bytes: &[u8]| u32::try_from(bytes.len()).unwrap_or_default().to_le_bytes();
    let volumes = VOLUMES.iter();
    volumes.flat_map(|bytes| length(bytes).into_iter().chain(bytes.iter().copied())).collect()
}

/// Takes over a [`bundle`]. Until then there are no weights in a page; elsewhere they are there already.
pub fn supply(bundle: &[u8]) {
    let read = read(bundle);
    if read.iter().all(Option::is_some) {
        // Whoever was first is as good.
        let _ = READ.set(read);
    }
}

fn read(bundle: &[u8]) -> Library {
    let mut rest = bundle;
    let mut next = || {
        let (length, bytes) = rest.split_first_chunk::<4>()?;
        let length = usize::try_from(u32::from_le_bytes(*length)).ok()?;
        let (volume, others) = bytes.split_at_checked(length)?;
        rest = others;
        Weights::read(volume).ok()
    };
    NAMES.iter().map(|_| next()).collect()
}

fn library() -> Option<&'static Library> {
    #[cfg(any(not(target_arch = "wasm32"), feature = "worker"))]
    READ.get_or_init(|| read(&bundle()));
    READ.get()
}

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
    let value = volume(name)?;
    let policy = match name {
        "solo" => volume("solo-policy")?,
        _ => value,
    };
    Some(Learnt { policy, value })
}

fn volume(name: &str) -> Option<&'static Weights> {
    let place = NAMES.iter().position(|volume| *volume == name)?;
    library()?.get(place)?.as_ref()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coach::champion::weights::WeightsError;

    #[test]
    fn all_weights_are_whole_of_this_version_and_small() {
        for (name, bytes) in NAMES.iter().zip(VOLUMES) {
            let weights = Weights::read(bytes).unwrap_or_else(|error| panic!("{name}: {error:?}"));
            assert_eq!(weights.write(), *bytes, "{name}");
            assert!(weights.origin().games > 0, "{name} has not learnt anything");
            assert!(weights.largest_sum() < i64::from(i32::MAX), "{name}");
        }
        let all: usize = VOLUMES.iter().map(|bytes| bytes.len()).sum();
        assert!(all < 200_000, "{all} bytes");
    }

    #[test]
    fn what_a_page_is_handed_is_all_there_is() {
        let read = read(&bundle());
        assert_eq!(read.len(), NAMES.len());
        for (read, bytes) in read.iter().zip(VOLUMES) {
            assert_eq!(read.as_ref(), Weights::read(bytes).ok().as_ref());
        }
        assert!(super::read(&bundle()[1..]).contains(&None));
        supply(&[]);
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
        let whole = VOLUMES[0];
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
