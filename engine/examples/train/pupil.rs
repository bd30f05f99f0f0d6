//! What learns: numbers that change with every batch, and the slower ones that play.

#![allow(clippy::cast_precision_loss, reason = "a count of batches, for which a float will do")]

use saute_dix_engine::coach::champion::weights::Weights;
use saute_dix_engine::rules::Random;

use crate::learner::{Learner, Numbers, TrainingInfo};

/// The numbers that act follow those that learn, slowly.
const FOLLOW: f32 = 0.001;
/// After so many batches the acting numbers are rounded anew.
const ROUND: u32 = 8;

/// Numbers that learn, and what is played with.
pub struct Pupil {
    learning: Numbers,
    acting: Numbers,
    weights: Weights,
    learner: Learner,
    batches: u32,
}

impl Pupil {
    /// A pupil who knows this to begin with.
    pub fn new(numbers: Numbers) -> Pupil {
        Pupil {
            weights: numbers.rounded(),
            acting: numbers.clone(),
            learning: numbers,
            learner: Learner::new(),
            batches: 0,
        }
    }

    /// The numbers it has come to.
    pub fn numbers(&self) -> &Numbers {
        &self.acting
    }

    /// What it plays with now.
    pub fn weights(&self) -> &Weights {
        &self.weights
    }

    /// The file of what it has come to.
    pub fn file(&self, info: TrainingInfo) -> Vec<u8> {
        self.acting.file(info)
    }

    /// Looks at what `see` shows the learner, and learns from it.
    pub fn study(&mut self, rate: f32, mut see: impl FnMut(&mut Learner, &Numbers)) {
        see(&mut self.learner, &self.learning);
        self.learner.step(&mut self.learning, rate);
        self.batches += 1;
        let share = FOLLOW.max(1.0 / (self.batches + 1) as f32);
        self.acting.follow(&self.learning, share);
        if self.batches.is_multiple_of(ROUND) {
            self.weights = self.acting.rounded();
        }
    }
}

/// The latest of what was seen: each is learnt from several times.
pub struct Memory<T> {
    list: Vec<T>,
    most: usize,
    oldest: usize,
}

impl<T> Memory<T> {
    /// Room for so many.
    pub fn new(most: usize) -> Memory<T> {
        Memory { list: Vec::with_capacity(most), most, oldest: 0 }
    }

    /// How much there is.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Something new, in place of the oldest.
    pub fn add(&mut self, entry: T) {
        if self.list.len() < self.most {
            self.list.push(entry);
        } else if let Some(old) = self.list.get_mut(self.oldest) {
            *old = entry;
            self.oldest = (self.oldest + 1) % self.most;
        }
    }

    /// Any of it.
    pub fn recall(&self, random: &mut Random) -> Option<&T> {
        random.choose(&self.list)
    }
}
