//! Whole games played by computers.

use super::champion::Thinking;
use super::{Computer, Move, Strategy, View};
use crate::rules::{Deal, Game, Random, Refusal, RuleSet, Rules, Status};
use crate::solver::{Solver, Task};

/// A table of computers that play one game after the other.
pub struct Simulation {
    rules: Rules,
    /// A talking team of this kind lets the best hand start.
    best_starts: bool,
    /// Who always says what there is to say.
    speakers: Vec<bool>,
    computers: Vec<Computer>,
    /// How many games have been dealt.
    dealt: usize,
}

impl Simulation {
    /// Seats as many computers as the rules want: one for each strategy in this order, and round
    /// again where there are more seats.
    pub fn new(rules: Rules, strategies: &[Strategy], signals: bool) -> Simulation {
        let signals = signals && rules.set().is_cooperative();
        let seated = || strategies.iter().copied().cycle().take(rules.players());
        Simulation {
            rules,
            best_starts: signals && seated().all(Strategy::agrees_on_starter),
            speakers: seated().map(|strategy| signals && strategy.gives_signals()).collect(),
            computers: seated().map(Computer::new).collect(),
            dealt: 0,
        }
    }

    /// The same table, where those who think at all think so much about a move.
    #[must_use]
    pub fn thinking(mut self, thinking: Thinking) -> Simulation {
        let computers = self.computers.into_iter();
        self.computers = computers.map(|computer| computer.thinking(thinking)).collect();
        self
    }

    /// Deals and plays one game to its end. An illegal move would be returned as an error.
    pub fn play(&mut self, random: &mut Random) -> Result<Game, Refusal> {
        self.play_within(random, || || true)
    }

    /// The same for computers in a hurry: before each move `start` is called for what tells them
    /// whether they may go on thinking.
    pub fn play_within<G: FnMut() -> bool>(
        &mut self,
        random: &mut Random,
        mut start: impl FnMut() -> G,
    ) -> Result<Game, Refusal> {
        let mut game = self.deal(random);
        while game.status() == Status::Playing {
            if self.speakers.contains(&true) {
                let computers = self.computers.iter().enumerate();
                talk_among(&mut game, computers, &self.speakers)?;
            }
            let player = game.player();
            let view = View::of(&game, player).among(&self.speakers);
            let choice = self
                .computers
                .get_mut(player)
                .map_or(Move::EndTurn, |computer| computer.decide(&view, &mut start()).choice);
            match choice {
                Move::Play(play) => game.play(play).map(|_| ())?,
                Move::EndTurn => game.end_turn().map(|_| ())?,
            }
        }
        Ok(game)
    }

    /// A shuffled deal. A team that talks agrees that the best hand starts; in the duel, where it
    /// matters to each side, they start by turns.
    fn deal(&mut self, random: &mut Random) -> Game {
        let deal = Deal::shuffled(&self.rules, random);
        let starter = match self.rules.set() {
            RuleSet::Classic => 0,
            RuleSet::Duel => self.dealt % self.rules.players(),
        };
        self.dealt = self.dealt.wrapping_add(1);
        let best_start = self.best_starts.then(|| self.best_start(&deal)).flatten();
        best_start.unwrap_or_else(|| {
            let deal = match starter {
                0 => deal,
                _ => deal.clone().started_by(&self.rules, starter).unwrap_or(deal),
            };
            Game::new(self.rules, deal)
        })
    }

    fn best_start(&self, deal: &Deal) -> Option<Game> {
        let mut solver = Solver::new();
        (0..self.rules.players())
            .filter_map(|player| deal.clone().started_by(&self.rules, player).ok())
            .map(|deal| Game::new(self.rules, deal))
            .max_by_key(|game| solver.solve(&Task::of_game(game)).ok()?.value())
    }
}

/// Every computer that waits says what it wants, or takes it back.
pub fn talk<'a>(
    game: &mut Game,
    computers: impl IntoIterator<Item = (usize, &'a Computer)>,
) -> Result<(), Refusal> {
    talk_among(game, computers, &[])
}

/// The same among players of whom some always say what there is to say.
fn talk_among<'a>(
    game: &mut Game,
    computers: impl IntoIterator<Item = (usize, &'a Computer)>,
    speakers: &[bool],
) -> Result<(), Refusal> {
    for (player, computer) in computers {
        if game.may_signal(player) {
            let view = View::of(game, player).among(speakers);
            for (pile, signal) in computer.signals(&view) {
                game.say(player, pile, signal)?;
            }
        }
    }
    Ok(())
}
