//! How far it is, and how it goes: a line every twenty seconds.

#![allow(
    clippy::print_stderr,
    clippy::cast_precision_loss,
    reason = "telling how far it is is all that is printed; the numbers are small"
)]

use std::time::{Duration, Instant};

const EVERY: Duration = Duration::from_secs(20);

/// Counts games.
pub struct Progress {
    name: &'static str,
    start: Instant,
    told: Instant,
    all: u64,
    games: u64,
    lately: Tally,
}

/// How it has gone since the last line.
#[derive(Default)]
struct Tally {
    games: u64,
    won: u64,
    left: u64,
}

impl Progress {
    /// At the start of so many games.
    pub fn new(name: &'static str, all: u64) -> Progress {
        let now = Instant::now();
        Progress { name, start: now, told: now, all, games: 0, lately: Tally::default() }
    }

    /// Which share of the games has been played; nothing after the last one.
    pub fn next(&self) -> Option<f32> {
        (self.games < self.all).then(|| self.games as f32 / self.all as f32)
    }

    /// A game is over, with so many cards left.
    pub fn tell(&mut self, left: usize) {
        self.games += 1;
        self.lately.games += 1;
        self.lately.won += u64::from(left == 0);
        self.lately.left += left as u64;
        if self.games < self.all && self.told.elapsed() < EVERY {
            return;
        }
        let elapsed = self.start.elapsed().as_secs_f64();
        let of_lately = |number: u64| number as f64 / self.lately.games as f64;
        eprintln!(
            "{}: {elapsed:.0} s, {} games, lately {:.1} % won, {:.2} cards left, {:.2} ms a game",
            self.name,
            self.games,
            100.0 * of_lately(self.lately.won),
            of_lately(self.lately.left),
            1000.0 * elapsed / self.games as f64,
        );
        self.lately = Tally::default();
        self.told = Instant::now();
    }
}
