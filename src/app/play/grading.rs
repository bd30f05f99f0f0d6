//! How hard the deal on the table is: that takes longer than a frame should, so it is worked out beside the
//! window.

use std::sync::mpsc::{Receiver, channel};

use crate::app::platform::{self, Wake};
use crate::coach::Grade;
use crate::rules::Game;

pub struct Grading {
    found: Receiver<Grade>,
}

impl Grading {
    pub fn begin(game: &Game, wake: &Wake) -> Grading {
        let (sender, found) = channel();
        let (rules, deal) = (*game.rules(), game.deal().clone());
        let wake = Wake::clone(wake);
        platform::spawn(async move || {
            // Nobody listens any more when there is another game.
            let _ = sender.send(Grade::of(&rules, &deal));
            wake();
        });
        Grading { found }
    }

    pub fn found(&self) -> Option<Grade> {
        self.found.try_recv().ok()
    }
}
