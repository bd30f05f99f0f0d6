use serde::Deserialize;

use super::Complaint;
use crate::cli::lines;
use crate::rules::{Deal, DealError, Game, Random, RuleSet, Rules, excerpt};
use crate::text::{Locale, Msg};

/// All but the deal have a default.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Settings {
    rules: Option<String>,
    players: Option<usize>,
    expert: Option<usize>,
    fire: Option<bool>,
    starter: Option<Starter>,
    seed: Option<u64>,
    deck: Option<Vec<i64>>,
    decks: Option<Vec<Vec<i64>>>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(untagged, expecting = "`starter` is the number of a player, or \"random\"")]
enum Starter {
    Player(usize),
    Chance(Chance),
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Chance {
    Random,
}

pub fn new_game(json: &str, locale: &Locale) -> Result<Game, Complaint> {
    let settings: Settings =
        lines::object(json).map_err(|message| Complaint::new("bad_settings", message))?;
    let bad_rules = |message| Complaint::new("bad_rules", message);
    let set = match &settings.rules {
        Some(name) => RuleSet::from_name(name).ok_or_else(|| {
            bad_rules(format!("`rules` must be classic or duel, not `{}`.", excerpt(name)))
        })?,
        None => RuleSet::default(),
    };
    let players = settings.players.unwrap_or(2);
    let (expert, fire) = (settings.expert.unwrap_or(0), settings.fire.unwrap_or(false));
    let rules = Rules::from_parts(set, players, expert, fire)
        .map_err(|error| bad_rules(locale.plain().rules_error(&error)))?;
    Ok(Game::new(rules, deal(settings, &rules, locale)?))
}

fn deal(settings: Settings, rules: &Rules, locale: &Locale) -> Result<Deal, Complaint> {
    let bad = |error: DealError| Complaint::new("bad_deal", locale.plain().deal_error(&error));
    let refuse = |message| Complaint::new("bad_deal", locale.say(message));
    let given = match (settings.deck, settings.decks) {
        (Some(_), Some(_)) => return Err(refuse(&Msg::OneWayToDeal)),
        (Some(deck), None) => Some(vec![deck]),
        (None, decks) => decks,
    };
    match (settings.seed, given, settings.starter.unwrap_or(Starter::Player(0))) {
        (Some(seed), None, starter) => {
            let mut random = Random::new(seed);
            let deal = Deal::shuffled(rules, &mut random);
            match starter {
                Starter::Player(player) => deal.started_by(rules, player).map_err(bad),
                Starter::Chance(Chance::Random) => Ok(deal.started_by_chance(rules, &mut random)),
            }
        }
        (None, Some(decks), Starter::Player(player)) => Deal::from_numbers(rules, &decks)
            .and_then(|deal| deal.started_by(rules, player))
            .map_err(bad),
        (None, Some(_), Starter::Chance(_)) => Err(refuse(&Msg::RefereeChanceNeedsASeed)),
        _ => Err(refuse(&Msg::OneWayToDeal)),
    }
}
