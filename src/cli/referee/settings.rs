//! The settings that follow `new`.

use serde_json::Value;

use super::Complaint;
use crate::cli::fields::{BadField, Fields, Unreadable, count, lists, numbers};
use crate::rules::{Deal, DealError, Game, Random, RuleSet, Rules, excerpt};
use crate::text::{Locale, Msg};

const FIELDS: [&str; 8] =
    ["rules", "players", "expert", "fire", "starter", "seed", "deck", "decks"];

/// A new game from its settings in JSON. All but the deal have a default.
pub fn new_game(json: &str, locale: &Locale) -> Result<Game, Complaint> {
    let fields = read(json, locale)?;
    let bad_rules = |message| Complaint::new("bad_rules", message);
    let name = fields.get("rules", &Msg::KindText, Value::as_str)?;
    let set = match name {
        Some(name) => {
            let found = excerpt(name).into();
            let unknown = || bad_rules(locale.say(&Msg::UnknownRules { found }));
            RuleSet::from_name(name).ok_or_else(unknown)?
        }
        None => RuleSet::default(),
    };
    let players = fields.get("players", &Msg::KindNumber, count)?.unwrap_or(2);
    let expert = fields.get("expert", &Msg::KindNumber, count)?.unwrap_or(0);
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
        let message = fields.locale().plain().deal_error(&error);
        Complaint::new("bad_deal", message)
    };
    let refuse = |message| Complaint::new("bad_deal", fields.locale().say(message));
    let seed = fields.get("seed", &Msg::KindNumber, Value::as_u64)?;
    let deck = fields.get("deck", &Msg::KindCards, numbers)?;
    let decks = fields.get("decks", &Msg::KindDecks, lists)?;
    let starter = fields
        .get("starter", &Msg::KindStarter, |value| match value.as_str() {
            Some("random") => Some(Starter::Chance),
            Some(_) => None,
            None => count(value).map(Starter::Player),
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

fn read<'a>(json: &str, locale: &'a Locale) -> Result<Fields<'a>, Complaint> {
    Fields::read(json, &FIELDS, locale).map_err(|unreadable| {
        let message = match unreadable {
            Unreadable::NotJson(error) => Msg::RefereeBadJson { detail: error.to_string().into() },
            Unreadable::NotAnObject => Msg::RefereeNotAnObject,
            Unreadable::Unknown(field) => Msg::RefereeUnknownSetting {
                field: excerpt(&field).into(),
                known: FIELDS.join(", ").into(),
            },
        };
        Complaint::new("bad_settings", locale.say(&message))
    })
}

impl From<BadField> for Complaint {
    fn from(BadField(message): BadField) -> Complaint {
        Complaint::new("bad_settings", message)
    }
}
