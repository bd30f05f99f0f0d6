//! Whole games played by computers.

use super::{Computer, Move, Strategy, View};
use crate::rules::{Deal, Game, Random, Refusal, Rules, Status};
use crate::solver::{Solver, Task};

/// A table of computers that all play alike.
pub struct Simulation {
    rules: Rules,
    strategy: Strategy,
    signals: bool,
    computers: Vec<Computer>,
}

impl Simulation {
    /// Seats as many computers as the rules want.
    pub fn new(rules: Rules, strategy: Strategy, signals: bool) -> Simulation {
        Simulation {
            rules,
            strategy,
            signals,
            computers: (0..rules.players())
                .map(|_| Computer::new(strategy))
                .collect(),
        }
    }

    /// Deals and plays one game to its end. An illegal move would be returned as an error.
    pub fn play(&mut self, random: &mut Random) -> Result<Game, Refusal> {
        let mut game = self.deal(random);
        while game.status() == Status::Playing {
            if self.signals {
                talk(&mut game, self.computers.iter().enumerate())?;
            }
            let player = game.player();
            let view = View::of(&game, player);
            let choice = self
                .computers
                .get_mut(player)
                .map_or(Move::EndTurn, |computer| computer.choose(&view));
            match choice {
                Move::Play(play) => game.play(play).map(|_| ())?,
                Move::EndTurn => game.end_turn().map(|_| ())?,
            }
        }
        Ok(game)
    }

    /// A shuffled deal. A team that talks agrees that the best hand starts.
    fn deal(&self, random: &mut Random) -> Game {
        let deal = Deal::shuffled(&self.rules, random);
        let mut solver = Solver::new();
        let best_start = (0..self.rules.players())
            .filter(|_| self.signals && self.strategy.gives_signals())
            .filter_map(|player| deal.clone().started_by(&self.rules, player).ok())
            .map(|deal| Game::new(self.rules, deal))
            .max_by_key(|game| solver.solve(&Task::of_game(game)).ok()?.value());
        best_start.unwrap_or_else(|| Game::new(self.rules, deal))
    }
}

/// Every computer that waits says what it wants, or takes it back.
pub fn talk<'a>(
    game: &mut Game,
    computers: impl IntoIterator<Item = (usize, &'a Computer)>,
) -> Result<(), Refusal> {
    for (player, computer) in computers {
        if game.may_signal(player) {
            let view = View::of(game, player);
            for (pile, signal) in computer.signals(&view) {
                game.say(player, pile, signal)?;
            }
        }
    }
    Ok(())
}
