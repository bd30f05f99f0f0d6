//! The one source of chance: named, seeded, and the same on every machine for ever.
//!
//! A deal or puzzle code handed from one class to another must still work after every
//! upgrade. So the generator is pinned by name (`ChaCha` with 8 rounds) and the few ways of
//! drawing from it are written out here, where no library can change them.

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

/// A stream of chance that a seed determines completely.
///
/// It cannot be copied: two copies would give the same cards twice.
#[derive(Debug)]
pub struct Random(ChaCha8Rng);

impl Random {
    /// The stream that belongs to this seed.
    pub fn new(seed: u64) -> Random {
        let mut key = [0; 32];
        for (to, from) in key.iter_mut().zip(seed.to_le_bytes()) {
            *to = from;
        }
        Random(ChaCha8Rng::from_seed(key))
    }

    /// A number below `bound`, each equally likely; 0 if the bound is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        let Ok(bound) = u32::try_from(bound) else {
            return 0;
        };
        if bound == 0 {
            return 0;
        }
        // Numbers above the largest multiple of the bound would favour the low results.
        let fair = u32::MAX - u32::MAX % bound;
        loop {
            let drawn = self.0.next_u32();
            if drawn < fair {
                return (drawn % bound) as usize;
            }
        }
    }

    /// Puts the items into a random order, each order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }

    /// One of the items, each equally likely; nothing if there is none.
    pub fn choose<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // The figures were worked out by a second, independent implementation.
    #[test]
    fn a_seed_means_the_same_for_ever() {
        let mut random = Random::new(7);
        let drawn: Vec<usize> = (0..8).map(|_| random.below(98)).collect();
        assert_eq!(drawn, [59, 32, 59, 64, 6, 37, 64, 2]);
        let mut items: Vec<u8> = (0..10).collect();
        Random::new(2024).shuffle(&mut items);
        assert_eq!(items, [5, 4, 3, 2, 7, 1, 9, 0, 8, 6]);
    }

    #[test]
    fn bounds_hold_and_every_value_comes_up() {
        let mut random = Random::new(1);
        let mut seen = [0_u32; 6];
        for _ in 0..6000 {
            seen[random.below(6)] += 1;
        }
        assert!(seen.iter().all(|n| (850..1150).contains(n)), "{seen:?}");
        assert_eq!(random.below(1), 0);
        assert_eq!(random.below(0), 0);
        assert_eq!(random.choose::<u8>(&[]), None);
    }
}
