//! The settings that follow `new`.

use serde_json::{Map, Value};

use super::Complaint;
use crate::l10n::{Locale, Msg};
use crate::rules::{Deal, DealError, Game, Random, RuleSet, Rules, excerpt};

const FIELDS: [&str; 8] = [
    "rules", "players", "expert", "fire", "starter", "seed", "deck", "decks",
];

/// A new game from its settings in JSON. All but the deal have a default.
pub fn new_game(json: &str, locale: &Locale) -> Result<Game, Complaint> {
    let fields = Fields::read(json, locale)?;
    let bad_rules = |message| Complaint::new("bad_rules", message);
    let name = fields.get("rules", &Msg::KindText, Value::as_str)?;
    let set = match name {
        Some(name) => {
            let found = excerpt(name).into();
            let unknown = || bad_rules(locale.say(&Msg::RefereeUnknownRules { found }));
            RuleSet::from_name(name).ok_or_else(unknown)?
        }
        None => RuleSet::default(),
    };
    let small = |value: &Value| value.as_u64().and_then(|n| usize::try_from(n).ok());
    let players = fields.get("players", &Msg::KindNumber, small)?.unwrap_or(2);
    let expert = fields.get("expert", &Msg::KindNumber, small)?.unwrap_or(0);
    let fire = fields.get("fire", &Msg::KindYesOrNo, Value::as_bool)?;
    let rules = Rules::from_parts(set, players, expert, fire.unwrap_or(false))
        .map_err(|error| bad_rules(locale.plain().rules_error(&error)))?;
    Ok(Game::new(rules, deal(&fields, &rules)?))
}

#[derive(Clone, Copy)]
enum Starter {
    Player(usize),
    Chance,
}

fn deal(fields: &Fields, rules: &Rules) -> Result<Deal, Complaint> {
    let bad = |error: DealError| {
        let message = fields.locale.plain().deal_error(&error);
        Complaint::new("bad_deal", message)
    };
    let refuse = |message| Complaint::new("bad_deal", fields.locale.say(message));
    let seed = fields.get("seed", &Msg::KindNumber, Value::as_u64)?;
    let deck = fields.get("deck", &Msg::KindCards, numbers)?;
    let decks = fields.get("decks", &Msg::KindDecks, |value| {
        value.as_array()?.iter().map(numbers).collect()
    })?;
    let starter = fields
        .get("starter", &Msg::KindStarter, |value| match value.as_str() {
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
        (None, Some(_), Starter::Chance) if !both => Err(refuse(&Msg::RefereeChanceNeedsASeed)),
        _ => Err(refuse(&Msg::OneWayToDeal)),
    }
}

fn numbers(value: &Value) -> Option<Vec<i64>> {
    value.as_array()?.iter().map(Value::as_i64).collect()
}

/// A JSON object, read field by field so that each mistake can be named.
struct Fields<'a> {
    locale: &'a Locale,
    values: Map<String, Value>,
}

impl Fields<'_> {
    fn read<'a>(json: &str, locale: &'a Locale) -> Result<Fields<'a>, Complaint> {
        let bad = |message: &Msg| Complaint::new("bad_settings", locale.say(message));
        let value: Value = serde_json::from_str(json).map_err(|error| {
            let detail = error.to_string().into();
            bad(&Msg::RefereeBadJson { detail })
        })?;
        let Value::Object(values) = value else {
            return Err(bad(&Msg::RefereeNotAnObject));
        };
        match values.keys().find(|name| !FIELDS.contains(&name.as_str())) {
            Some(unknown) => Err(bad(&Msg::RefereeUnknownSetting {
                field: excerpt(unknown).into(),
                known: FIELDS.join(", ").into(),
            })),
            None => Ok(Fields { locale, values }),
        }
    }

    fn has(&self, name: &str) -> bool {
        self.values.get(name).is_some_and(|value| !value.is_null())
    }

    /// The field as some kind of value; nothing if it is absent.
    fn get<'a, T>(
        &'a self,
        name: &str,
        kind: &Msg,
        read: impl FnOnce(&'a Value) -> Option<T>,
    ) -> Result<Option<T>, Complaint> {
        let Some(value) = self.values.get(name).filter(|value| !value.is_null()) else {
            return Ok(None);
        };
        let bad = || {
            let message = self.locale.say(&Msg::RefereeBadSetting {
                field: name.into(),
                kind: self.locale.say(kind).into(),
            });
            Complaint::new("bad_settings", message)
        };
        read(value).map(Some).ok_or_else(bad)
    }
}
