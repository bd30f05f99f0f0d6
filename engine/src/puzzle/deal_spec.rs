//! A deal that two classes can both play: rules, starter and seed, and nothing else.

use super::Spec;
use crate::rules::{Deal, DealError, Game, Random, Rules};

/// What a deal code stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct DealSpec {
    rules: Rules,
    starter: usize,
    seed: u32,
}

impl DealSpec {
    /// A deal for these rules. Seeds beyond [`Spec::SEEDS`] start again from zero.
    pub fn new(rules: Rules, starter: usize, seed: u32) -> Result<DealSpec, DealError> {
        let players = rules.players();
        if starter >= players {
            return Err(DealError::Starter { starter, players });
        }
        Ok(DealSpec::started_by(rules, starter, seed))
    }

    /// The same, where the starters are counted round and round.
    pub fn started_by(rules: Rules, starter: usize, seed: u32) -> DealSpec {
        DealSpec { rules, starter: starter % rules.players().max(1), seed: seed % Spec::SEEDS }
    }

    /// The rules it is for.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// Who plays first.
    pub fn starter(&self) -> usize {
        self.starter
    }

    /// The seed of the cards.
    pub fn seed(&self) -> u32 {
        self.seed
    }

    /// The cards on the table, before the first turn.
    pub fn game(&self) -> Game {
        let deal = Deal::shuffled(&self.rules, &mut Random::new(self.seed.into()));
        // The starter was checked when the deal was named.
        let started = deal.clone().started_by(&self.rules, self.starter);
        Game::new(self.rules, started.unwrap_or(deal))
    }
}
