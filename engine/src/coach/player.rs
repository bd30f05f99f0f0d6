//! Computer players: how each chooses its next card.

mod team;

use super::champion::{self, Champion, Thinking};
use super::{Chance, View};
use crate::listed;
use crate::rules::{PileName, PileSet, Placement, Play, Signal};
use crate::solver::{Solver, Task};

listed! {
    /// How a computer plays, the weakest first.
    ///
    /// A new one is added here, in a module below this one if it takes more than a few lines,
    /// and where the caller names it; the compiler points out every place.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Strategy {
        /// A beginner: always the closest card, and not one more than needed.
        Nearest = "nearest",
        /// The best play, for oneself.
        Par = "par",
        /// The best play, for everybody: heeds the signals of the others, gives its own, and plans
        /// again after each card.
        Team = "team",
        /// What it has learnt by playing against itself.
        Champion = "champion",
    }
}

impl Strategy {
    /// Whether it has something to say while it waits.
    pub fn gives_signals(self) -> bool {
        match self {
            Strategy::Nearest | Strategy::Par => false,
            Strategy::Team | Strategy::Champion => true,
        }
    }

    /// Whether a table of such players, where they may talk, lets the best hand start.
    pub fn agrees_on_starter(self) -> bool {
        match self {
            Strategy::Nearest | Strategy::Par | Strategy::Champion => false,
            Strategy::Team => true,
        }
    }
}

/// What a player does next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Lays a card.
    Play(Play),
    /// Ends the turn.
    EndTurn,
}

/// What a computer has decided, and what it thinks of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision {
    /// What it does next.
    pub choice: Move,
    /// How likely it takes the game to be won after that, where its strategy knows.
    pub chance: Option<Chance>,
}

/// A computer at the table. It is shown a [`View`], never the game.
pub struct Computer {
    strategy: Strategy,
    solver: Solver,
    /// Only a champion has one: it takes some memory.
    champion: Option<Box<Champion>>,
}

impl Computer {
    /// A computer that plays like this.
    pub fn new(strategy: Strategy) -> Computer {
        Computer {
            strategy,
            solver: Solver::new(),
            champion: match strategy {
                Strategy::Nearest | Strategy::Par | Strategy::Team => None,
                Strategy::Champion => Some(Box::new(Champion::new(Thinking::Usual))),
            },
        }
    }

    /// The same computer, thinking so much about a move if it thinks at all.
    #[must_use]
    pub fn thinking(mut self, thinking: Thinking) -> Computer {
        if let Some(champion) = &mut self.champion {
            champion.set_thinking(thinking);
        }
        self
    }

    /// The same computer with chance of its own, for strategies that leave something to chance.
    #[must_use]
    pub fn seeded(mut self, seed: u64) -> Computer {
        if let Some(champion) = &mut self.champion {
            champion.set_seed(seed);
        }
        self
    }

    /// What it does next, on its own turn, with all the time it wants.
    pub fn choose(&mut self, view: &View) -> Move {
        self.decide(view, &mut || true).choice
    }

    /// What it does next, on its own turn. Players that think longer ask now and then whether they
    /// may go on, and decide with what they have once they may not.
    pub fn decide(&mut self, view: &View, go_on: &mut dyn FnMut() -> bool) -> Decision {
        let learnt = self.champion.as_mut();
        if let Some(decision) = learnt.and_then(|champion| champion.decide(view, go_on)) {
            return decision;
        }
        let play = match self.strategy {
            Strategy::Nearest => nearest(view),
            Strategy::Par => self.par(view),
            Strategy::Team | Strategy::Champion if view.partners() == 0 => self.par(view),
            Strategy::Team | Strategy::Champion => team::plan(&mut self.solver, view),
        };
        // A fire that cannot be put out must not keep the player from playing on.
        let play = play.or_else(|| self.without_cover(view));
        Decision { choice: play.map_or(Move::EndTurn, Move::Play), chance: None }
    }

    /// What it wants to tell the others while it waits, pile by pile.
    pub fn signals(&self, view: &View) -> Vec<(PileName, Option<Signal>)> {
        match self.strategy {
            Strategy::Nearest | Strategy::Par => Vec::new(),
            Strategy::Team => team::signals(view),
            Strategy::Champion => champion::signals(view),
        }
    }

    fn par(&mut self, view: &View) -> Option<Play> {
        self.first_of_best(&view.task())
    }

    fn first_of_best(&mut self, task: &Task) -> Option<Play> {
        let best = self.solver.solve(task).ok()?.best()?;
        best.plays.first().copied()
    }

    fn without_cover(&mut self, view: &View) -> Option<Play> {
        if view.missing() == 0 || view.due().is_empty() {
            return None;
        }
        let mut task = view.task();
        task.cover = PileSet::default();
        self.first_of_best(&task)
    }
}

/// The closest card, on a burning pile first.
fn nearest(view: &View) -> Option<Play> {
    let (table, due) = (view.table(), view.due());
    if view.missing() == 0 && due.is_empty() {
        return None;
    }
    let closest = |plays: &mut dyn Iterator<Item = Play>| {
        plays.min_by_key(|play| {
            let room = table.place(*play).map_or(i32::MAX, Placement::room);
            room.saturating_abs()
        })
    };
    let putting_out = closest(&mut table.plays(view.hand()).filter(|play| due.contains(play.pile)));
    match putting_out {
        None if view.missing() > 0 => closest(&mut table.plays(view.hand())),
        play => play,
    }
}
