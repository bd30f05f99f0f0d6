//! The letters A to D that name the four piles, and small collections keyed by them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The name of a pile.
///
/// Classic: A and B go up, C and D down. Duel: A (up) and B (down) belong to the player
/// to move, C (up) and D (down) to the opponent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
pub enum PileName {
    /// The first pile.
    A,
    /// The second pile.
    B,
    /// The third pile.
    C,
    /// The fourth pile.
    D,
}

impl PileName {
    /// All four names in order.
    pub const ALL: [PileName; 4] = [PileName::A, PileName::B, PileName::C, PileName::D];

    /// The pile with this letter, in either case.
    pub fn from_letter(letter: char) -> Option<PileName> {
        match letter.to_ascii_uppercase() {
            'A' => Some(PileName::A),
            'B' => Some(PileName::B),
            'C' => Some(PileName::C),
            'D' => Some(PileName::D),
            _ => None,
        }
    }

    /// The pile's letter.
    pub fn letter(self) -> char {
        match self {
            PileName::A => 'A',
            PileName::B => 'B',
            PileName::C => 'C',
            PileName::D => 'D',
        }
    }

    /// The same pile as the other player of a duel names it.
    #[must_use]
    pub fn across(self) -> PileName {
        match self {
            PileName::A => PileName::C,
            PileName::B => PileName::D,
            PileName::C => PileName::A,
            PileName::D => PileName::B,
        }
    }
}

impl fmt::Display for PileName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.letter().fmt(f)
    }
}

/// One value for each of the four piles: an array that cannot be indexed out of bounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct PerPile<T>([T; 4]);

impl<T> PerPile<T> {
    /// Makes the value of each pile.
    pub fn from_fn(make: impl FnMut(PileName) -> T) -> PerPile<T> {
        PerPile(PileName::ALL.map(make))
    }

    /// The value of one pile.
    pub fn get(&self, name: PileName) -> &T {
        let [a, b, c, d] = &self.0;
        match name {
            PileName::A => a,
            PileName::B => b,
            PileName::C => c,
            PileName::D => d,
        }
    }

    /// The value of one pile, to change it.
    pub fn get_mut(&mut self, name: PileName) -> &mut T {
        let [a, b, c, d] = &mut self.0;
        match name {
            PileName::A => a,
            PileName::B => b,
            PileName::C => c,
            PileName::D => d,
        }
    }

    /// The values with their names, in order.
    pub fn iter(&self) -> impl Iterator<Item = (PileName, &T)> {
        PileName::ALL.into_iter().zip(&self.0)
    }
}

/// A set of piles, iterated in order.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct PileSet(PerPile<bool>);

impl PileSet {
    /// Whether the pile is in the set.
    pub fn contains(self, name: PileName) -> bool {
        *self.0.get(name)
    }

    /// The set with this pile added.
    #[must_use]
    pub fn with(mut self, name: PileName) -> PileSet {
        *self.0.get_mut(name) = true;
        self
    }

    /// The piles of this set that are not in the other.
    #[must_use]
    pub fn difference(self, other: PileSet) -> PileSet {
        self.iter().filter(|name| !other.contains(*name)).collect()
    }

    /// Whether there is no pile.
    pub fn is_empty(self) -> bool {
        self.iter().next().is_none()
    }

    /// The piles in order.
    pub fn iter(self) -> impl Iterator<Item = PileName> {
        PileName::ALL.into_iter().filter(move |name| self.contains(*name))
    }
}

impl FromIterator<PileName> for PileSet {
    fn from_iter<I: IntoIterator<Item = PileName>>(names: I) -> PileSet {
        names.into_iter().fold(PileSet::default(), PileSet::with)
    }
}

impl fmt::Debug for PileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// As in the option `cover=AC`.
impl fmt::Display for PileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|name| name.fmt(f))
    }
}
