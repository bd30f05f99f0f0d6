//! Templates: what a sheet is made of, as JSON in `worksheets/`.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::chain::Chain;
use super::imposition::{Format, PerPage};
use crate::limits;
use crate::puzzle::{Kind, NumberDeck, Series, SeriesError, Spec};
use crate::rules::RuleSet;

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Template {
    pub name: String,
    pub title: String,
    pub intro: String,
    /// Whether there are lines for names and date.
    pub names: bool,
    #[serde(default)]
    pub format: Format,
    #[serde(default)]
    pub fold: bool,
    /// Whether its exercises are printed in short: those of an exit ticket.
    #[serde(skip)]
    pub short: bool,
    pub parts: Vec<Part>,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "part", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Part {
    ClassicQuiz {},
    Statements {
        count: usize,
        rules: Vec<String>,
        levels: (u8, u8),
    },
    Puzzles {
        kinds: Vec<KindName>,
        levels: (u8, u8),
        count: u32,
        #[serde(default)]
        hand: Option<u8>,
        /// The level it belongs to, by its number of stars: every level is a sheet of its own.
        #[serde(default)]
        stars: Option<u8>,
        #[serde(default)]
        line: bool,
    },
    Drills {
        levels: (u8, u8),
        count: u32,
    },
    Texts {
        /// The keys; with `-title` added, those of the headings.
        keys: Vec<String>,
        #[serde(default)]
        figures: BTreeMap<String, Vec<RulesFigure>>,
    },
    Scores {
        rows: usize,
        games: usize,
    },
    Cards {
        #[serde(default)]
        rules: RulesName,
        #[serde(default)]
        backs: bool,
    },
    /// Dominoes on the jump of ten, to cut out: laid end to end, they close to a ring.
    Dominoes {
        count: usize,
    },
    /// A table for the teacher: who makes which of the usual mistakes.
    Observation {
        rows: usize,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RulesFigure {
    Piles,
    Hands,
    JumpUp,
    JumpDown,
    Fire,
    DuelPiles,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(try_from = "String")]
pub struct RulesName(pub RuleSet);

impl TryFrom<String> for RulesName {
    type Error = String;

    fn try_from(name: String) -> Result<RulesName, String> {
        RuleSet::from_name(&name).map(RulesName).ok_or(name)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct KindName(pub Kind);

impl TryFrom<String> for KindName {
    type Error = String;

    fn try_from(name: String) -> Result<KindName, String> {
        Kind::from_name(&name).map(KindName).ok_or(name)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TemplateFault {
    Malformed {
        /// The line, from 1.
        line: usize,
        detail: String,
    },
    Series(SeriesError),
    Statements {
        found: usize,
        most: usize,
    },
    Number {
        field: &'static str,
        found: usize,
        least: usize,
        most: usize,
    },
}

const FILES: &[&str] = include!(concat!(env!("OUT_DIR"), "/templates.rs"));

impl Template {
    pub const BUILT_IN: usize = FILES.len();

    pub fn read(text: &str) -> Result<Template, TemplateFault> {
        let template: Template = serde_json::from_str(text).map_err(|error| {
            TemplateFault::Malformed { line: error.line(), detail: error.to_string() }
        })?;
        within("parts", template.parts.len(), 1, limits::TEMPLATE_PARTS)?;
        for part in &template.parts {
            part.check()?;
        }
        Ok(template)
    }

    /// The built-in templates, in the order of their files. That is their number in codes: only
    /// ever add at the end.
    pub fn built_in() -> Vec<Template> {
        let read = FILES.iter().filter_map(|text| Template::read(text).ok());
        read.collect()
    }

    pub fn for_own() -> Template {
        Template {
            name: "own".to_owned(),
            title: "sheet-title-own".to_owned(),
            intro: "sheet-intro-own".to_owned(),
            names: true,
            format: Format::Page,
            fold: false,
            short: false,
            parts: Vec::new(),
        }
    }

    /// The frame for given exercises, on exit tickets if so many of these share a page.
    pub fn of_given(tickets: Option<PerPage>) -> Template {
        tickets.map_or_else(Template::for_own, Template::for_ticket)
    }

    pub fn for_ticket(per_page: PerPage) -> Template {
        Template {
            name: "exit".to_owned(),
            title: "sheet-title-tickets".to_owned(),
            format: per_page.format(),
            short: true,
            ..Template::for_own()
        }
    }

    pub fn text_keys(&self) -> Vec<String> {
        let mut keys = vec![self.title.clone(), self.intro.clone()];
        for part in &self.parts {
            if let Part::Texts { keys: more, .. } = part {
                for key in more {
                    keys.push(key.clone());
                    keys.push(format!("{key}-title"));
                }
            }
        }
        keys
    }

    pub fn levels(&self) -> Vec<u8> {
        let mut levels: Vec<u8> = self.parts.iter().filter_map(Part::stars).collect();
        levels.dedup();
        levels
    }

    pub fn varies(&self) -> bool {
        !self.parts.iter().all(|part| {
            matches!(
                part,
                Part::ClassicQuiz {}
                    | Part::Texts { .. }
                    | Part::Scores { .. }
                    | Part::Cards { .. }
                    | Part::Observation { .. }
            )
        })
    }

    pub fn has_numbers(&self) -> bool {
        let without = |part: &Part| matches!(part, Part::Scores { .. });
        !self.parts.iter().all(without)
    }

    pub fn has_answers(&self) -> bool {
        !self.parts.iter().all(|part| {
            matches!(
                part,
                Part::Texts { .. }
                    | Part::Scores { .. }
                    | Part::Cards { .. }
                    | Part::Observation { .. }
            )
        })
    }
}

impl Part {
    pub fn stars(&self) -> Option<u8> {
        match self {
            Part::Puzzles { stars, .. } => *stars,
            _ => None,
        }
    }

    pub fn has_line(&self) -> bool {
        matches!(self, Part::Puzzles { line: true, .. })
    }

    pub fn series(&self, deck: NumberDeck, seed: u32) -> Option<Result<Series, SeriesError>> {
        match self {
            Part::Puzzles { kinds, levels, count, hand, .. } => {
                let kinds: Vec<Kind> = kinds.iter().map(|name| name.0).collect();
                let hand = hand.unwrap_or(Spec::USUAL_HAND);
                Some(Series::new(&kinds, levels.0..=levels.1, *count, hand, deck, seed))
            }
            Part::Drills { levels, count } => Some(Series::new(
                &[Kind::Jump],
                levels.0..=levels.1,
                *count,
                Spec::USUAL_HAND,
                deck,
                seed,
            )),
            _ => None,
        }
    }

    /// Whether it can be printed: numbers that no class needs would fill books.
    fn check(&self) -> Result<(), TemplateFault> {
        match self {
            Part::Puzzles { count, .. } | Part::Drills { count, .. } => {
                let count = usize::try_from(*count).unwrap_or(usize::MAX);
                within("count", count, 1, limits::PART_EXERCISES)?;
                let stars = self.stars().map_or(1, usize::from);
                within("stars", stars, 1, limits::TEMPLATE_STARS)?;
            }
            Part::Statements { count, rules, levels } => {
                let most = super::sheet::bank(rules, *levels).len();
                if *count > most {
                    let found = *count;
                    return Err(TemplateFault::Statements { found, most });
                }
                within("count", *count, 1, most)?;
            }
            Part::Texts { keys, figures } => {
                within("keys", keys.len(), 1, limits::PART_TEXTS)?;
                within("figures", figures.len(), 0, keys.len())?;
                for drawings in figures.values() {
                    within("figures", drawings.len(), 0, limits::TEXT_FIGURES)?;
                }
            }
            Part::Scores { rows, games } => {
                within("rows", *rows, 1, limits::TABLE_ROWS)?;
                within("games", *games, 1, limits::TABLE_GAMES)?;
            }
            Part::Dominoes { count } => within("count", *count, Chain::LEAST, Chain::MOST)?,
            Part::Observation { rows } => within("rows", *rows, 1, limits::TABLE_ROWS)?,
            Part::ClassicQuiz {} | Part::Cards { .. } => {}
        }
        match self.series(NumberDeck::Units, 0) {
            Some(Err(error)) => Err(TemplateFault::Series(error)),
            _ => Ok(()),
        }
    }
}

fn within(
    field: &'static str,
    found: usize,
    least: usize,
    most: usize,
) -> Result<(), TemplateFault> {
    if (least..=most).contains(&found) {
        return Ok(());
    }
    Err(TemplateFault::Number { field, found, least, most })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_template_keeps_its_number_for_ever() {
        let names: Vec<String> =
            Template::built_in().into_iter().map(|template| template.name).collect();
        let numbered = [
            "classic",
            "quiz",
            "order",
            "jumps",
            "mistakes",
            "table",
            "duel",
            "mixed-1",
            "mixed-2",
            "mixed-3",
            "rules",
            "scores",
            "cards",
            "tickets",
            "strips",
            "levels",
            "fold",
            "observation",
            "dominoes",
            "duel-cards",
        ];
        assert_eq!(names, numbered);
        assert_eq!(names.len(), Template::BUILT_IN, "every file is a template");
    }
}
