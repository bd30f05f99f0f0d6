//! The settings that follow `new`.

use serde::Deserialize;

use super::Complaint;
use crate::l10n::{self, usage as texts};
use crate::rules::{Deal, Game, Random, RuleSet, Rules};

/// The fields as other programs write them; all but the deal have a default.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Settings {
    rules: String,
    players: usize,
    expert: u8,
    fire: bool,
    starter: Starter,
    seed: Option<u64>,
    deck: Option<Vec<i64>>,
    decks: Option<Vec<Vec<i64>>>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            rules: RuleSet::default().name().to_owned(),
            players: 2,
            expert: 0,
            fire: false,
            starter: Starter::Player(0),
            seed: None,
            deck: None,
            decks: None,
        }
    }
}

#[derive(Deserialize, Clone, Copy)]
#[serde(
    untagged,
    expecting = "starter must be the number of a player or \"random\""
)]
enum Starter {
    Player(usize),
    Drawn(Chance),
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "lowercase")]
enum Chance {
    Random,
}

/// A new game from its settings in JSON.
pub fn new_game(json: &str) -> Result<Game, Complaint> {
    let settings: Settings = serde_json::from_str(json)
        .map_err(|error| Complaint::new("bad_settings", texts::bad_settings(&error.to_string())))?;
    let bad_rules = |message| Complaint::new("bad_rules", message);
    let set = RuleSet::from_name(&settings.rules)
        .ok_or_else(|| bad_rules(texts::unknown_rules(&settings.rules)))?;
    let rules = Rules::from_parts(set, settings.players, settings.expert, settings.fire)
        .map_err(|error| bad_rules(l10n::rules_error(&error)))?;
    Ok(Game::new(rules, settings.deal(&rules)?))
}

impl Settings {
    fn deal(&self, rules: &Rules) -> Result<Deal, Complaint> {
        let deal = match (self.seed, &self.deck, &self.decks) {
            (Some(seed), None, None) => {
                let starter = match self.starter {
                    Starter::Player(player) => Some(player),
                    Starter::Drawn(Chance::Random) => None,
                };
                Deal::shuffled(rules, &mut Random::new(seed), starter)
            }
            (None, Some(deck), None) => {
                Deal::from_numbers(rules, std::slice::from_ref(deck), self.named_starter()?)
            }
            (None, None, Some(decks)) => Deal::from_numbers(rules, decks, self.named_starter()?),
            _ => return Err(Complaint::new("bad_deal", texts::ONE_WAY_TO_DEAL)),
        };
        deal.map_err(|error| Complaint::new("bad_deal", l10n::deal_error(&error)))
    }

    /// Chance needs a seed: an explicit deck has none.
    fn named_starter(&self) -> Result<usize, Complaint> {
        match self.starter {
            Starter::Player(player) => Ok(player),
            Starter::Drawn(Chance::Random) => {
                Err(Complaint::new("bad_deal", texts::CHANCE_NEEDS_A_SEED))
            }
        }
    }
}
