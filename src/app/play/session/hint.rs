use super::Session;
use crate::app::setup::Guidance;
use crate::coach::{Ladder, SignalConstraints, ladder};
use crate::rules::{Card, PileName, Said};
use crate::solver::{Solver, Task};

#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    pub ladder: Ladder,
    /// How far it has been followed: 1 the pile, 2 the card, 3 why.
    pub rung: usize,
}

impl Hint {
    pub const RUNGS: usize = 3;

    pub fn pile(&self) -> Option<PileName> {
        match &self.ladder {
            Ladder::Play { pile, .. } => Some(*pile),
            Ladder::EndTurn { .. } | Ladder::Nothing => None,
        }
    }

    /// The card it points at, once it has been asked for.
    pub fn card(&self) -> Option<Card> {
        match &self.ladder {
            Ladder::Play { card, .. } if self.rung >= 2 => Some(card.card),
            Ladder::Play { .. } | Ladder::EndTurn { .. } | Ladder::Nothing => None,
        }
    }
}

impl Session {
    pub fn may_hint(&self) -> bool {
        // A hint names cards: never while they are covered.
        self.setup.guidance >= Guidance::Hints && self.people_move() && !self.covered
    }

    pub fn ask_hint(&mut self) {
        if !self.may_hint() {
            return;
        }
        self.event = None;
        if let Some(hint) = &mut self.hint {
            hint.rung = (hint.rung + 1).min(Hint::RUNGS);
            return;
        }
        // A hint does what the others ask for, as the look back will.
        let signals: Vec<Said> = self.game.signals().collect();
        let mut solver = Solver::new();
        let constraints = SignalConstraints::new(&mut solver, &Task::of_game(&self.game), &signals);
        if let Ok(solved) = solver.solve(&constraints.task) {
            let ladder = ladder(&solved);
            self.hint = Some(Hint { ladder, rung: 1 });
        }
    }
}
