//! The settings that follow `new`.

use serde_json::{Map, Value};

use super::Complaint;
use crate::l10n::usage::kinds;
use crate::l10n::{self, usage as texts};
use crate::rules::{Deal, DealError, Game, Random, RuleSet, Rules};

const FIELDS: [&str; 8] = [
    "rules", "players", "expert", "fire", "starter", "seed", "deck", "decks",
];

/// A new game from its settings in JSON. All but the deal have a default.
pub fn new_game(json: &str) -> Result<Game, Complaint> {
    let fields = Fields::read(json)?;
    let bad_rules = |message| Complaint::new("bad_rules", message);
    let name = fields.get("rules", kinds::TEXT, Value::as_str)?;
    let set = match name {
        Some(name) => {
            RuleSet::from_name(name).ok_or_else(|| bad_rules(texts::unknown_rules(name)))?
        }
        None => RuleSet::default(),
    };
    let small = |value: &Value| value.as_u64().and_then(|n| usize::try_from(n).ok());
    let players = fields.get("players", kinds::NUMBER, small)?.unwrap_or(2);
    let expert = fields.get("expert", kinds::NUMBER, small)?.unwrap_or(0);
    let fire = fields.get("fire", kinds::YES_OR_NO, Value::as_bool)?;
    let rules = Rules::from_parts(set, players, expert, fire.unwrap_or(false))
        .map_err(|error| bad_rules(l10n::rules_error(&error)))?;
    Ok(Game::new(rules, deal(&fields, &rules)?))
}

#[derive(Clone, Copy)]
enum Starter {
    Player(usize),
    Chance,
}

fn deal(fields: &Fields, rules: &Rules) -> Result<Deal, Complaint> {
    let bad = |error: DealError| Complaint::new("bad_deal", l10n::deal_error(&error));
    let seed = fields.get("seed", kinds::NUMBER, Value::as_u64)?;
    let deck = fields.get("deck", kinds::CARDS, numbers)?;
    let decks = fields.get("decks", kinds::DECKS, |value| {
        value.as_array()?.iter().map(numbers).collect()
    })?;
    let starter = fields
        .get("starter", kinds::STARTER, |value| match value.as_str() {
            Some("random") => Some(Starter::Chance),
            Some(_) => None,
            None => usize::try_from(value.as_u64()?).ok().map(Starter::Player),
        })?
        .unwrap_or(Starter::Player(0));
    let given: Option<Vec<Vec<i64>>> = decks.or_else(|| deck.clone().map(|deck| vec![deck]));
    let both = deck.is_some() && fields.has("decks");
    match (seed, given, starter) {
        (Some(seed), None, starter) => {
            let mut random = Random::new(seed);
            let deal = Deal::shuffled(rules, &mut random);
            match starter {
                Starter::Player(player) => deal.started_by(rules, player).map_err(bad),
                Starter::Chance => Ok(deal.started_by_chance(rules, &mut random)),
            }
        }
        (None, Some(decks), Starter::Player(player)) if !both => Deal::from_numbers(rules, &decks)
            .and_then(|deal| deal.started_by(rules, player))
            .map_err(bad),
        (None, Some(_), Starter::Chance) if !both => {
            Err(Complaint::new("bad_deal", texts::CHANCE_NEEDS_A_SEED))
        }
        _ => Err(Complaint::new("bad_deal", texts::ONE_WAY_TO_DEAL)),
    }
}

fn numbers(value: &Value) -> Option<Vec<i64>> {
    value.as_array()?.iter().map(Value::as_i64).collect()
}

/// A JSON object, read field by field so that each mistake can be named.
struct Fields(Map<String, Value>);

impl Fields {
    fn read(json: &str) -> Result<Fields, Complaint> {
        let bad = |message: String| Complaint::new("bad_settings", message);
        let value: Value =
            serde_json::from_str(json).map_err(|error| bad(texts::bad_json(&error.to_string())))?;
        let Value::Object(fields) = value else {
            return Err(bad(texts::NOT_AN_OBJECT.to_owned()));
        };
        match fields.keys().find(|name| !FIELDS.contains(&name.as_str())) {
            Some(unknown) => Err(bad(texts::unknown_setting(unknown, &FIELDS))),
            None => Ok(Fields(fields)),
        }
    }

    fn has(&self, name: &str) -> bool {
        self.0.get(name).is_some_and(|value| !value.is_null())
    }

    /// The field as some kind of value; nothing if it is absent.
    fn get<'a, T>(
        &'a self,
        name: &str,
        kind: &str,
        read: impl FnOnce(&'a Value) -> Option<T>,
    ) -> Result<Option<T>, Complaint> {
        match self.0.get(name) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => match read(value) {
                Some(value) => Ok(Some(value)),
                None => Err(Complaint::new(
                    "bad_settings",
                    texts::bad_setting(name, kind),
                )),
            },
        }
    }
}
