//! Templates: what a sheet is made of, as JSON in `worksheets/`.

use serde::Deserialize;

use crate::puzzle::{Kind, NumberDeck, Series, SeriesError, Spec};

/// A sheet's recipe.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Template {
    /// The name on the command line.
    pub name: String,
    /// The key of the title.
    pub title: String,
    /// The key of the sentence under the title.
    pub intro: String,
    /// Whether there are lines for names and date.
    pub names: bool,
    /// What follows.
    pub parts: Vec<Part>,
}

/// A part of a sheet.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "part", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Part {
    /// The eight facts and the two positions of the classic quiz.
    ClassicQuiz {},
    /// True/false statements.
    Statements {
        /// How many.
        count: usize,
        /// About which rules.
        rules: Vec<String>,
        /// From which level to which.
        levels: (u8, u8),
    },
    /// Puzzles of these kinds, mixed.
    Puzzles {
        /// The kinds.
        kinds: Vec<KindName>,
        /// From which level to which.
        levels: (u8, u8),
        /// How many.
        count: u32,
        /// How many cards the hands have.
        #[serde(default)]
        hand: Option<u8>,
    },
    /// Short exercises on the jump of ten, in columns.
    Drills {
        /// From which level to which.
        levels: (u8, u8),
        /// How many.
        count: u32,
    },
    /// Headed paragraphs, by their keys.
    Texts {
        /// The keys; with `-title` added, those of the headings.
        keys: Vec<String>,
    },
    /// A table for the scores of a tournament.
    Scores {
        /// How many teams.
        rows: usize,
        /// How many games.
        games: usize,
    },
    /// Number cards and bases to cut out.
    Cards {},
}

/// A kind of puzzle by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct KindName(pub Kind);

impl TryFrom<String> for KindName {
    type Error = String;

    fn try_from(name: String) -> Result<KindName, String> {
        Kind::from_name(&name).map(KindName).ok_or(name)
    }
}

/// What is wrong with a template.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TemplateFault {
    /// Not JSON, or not the fields of a template.
    Malformed {
        /// The line, from 1.
        line: usize,
        /// What the parser says.
        detail: String,
    },
    /// A series of puzzles that cannot be.
    Series(SeriesError),
    /// Statements that the bank does not have.
    Statements,
}

/// The files in `worksheets/`, by name.
const FILES: &[&str] = include!(concat!(env!("OUT_DIR"), "/templates.rs"));

impl Template {
    /// How many are built in.
    pub const BUILT_IN: usize = FILES.len();

    /// Reads and checks a template.
    pub fn read(text: &str) -> Result<Template, TemplateFault> {
        let template: Template =
            serde_json::from_str(text).map_err(|error| TemplateFault::Malformed {
                line: error.line(),
                detail: error.to_string(),
            })?;
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

    /// The frame for exercises of one's own.
    pub fn for_own() -> Template {
        Template {
            name: "own".to_owned(),
            title: "sheet-title-own".to_owned(),
            intro: "sheet-intro-own".to_owned(),
            names: true,
            parts: Vec::new(),
        }
    }

    /// The keys of all its texts.
    pub fn text_keys(&self) -> Vec<String> {
        let mut keys = vec![self.title.clone(), self.intro.clone()];
        for part in &self.parts {
            if let Part::Texts { keys: more } = part {
                for key in more {
                    keys.push(key.clone());
                    keys.push(format!("{key}-title"));
                }
            }
        }
        keys
    }

    /// Whether its sheets have other numbers for other seeds.
    pub fn varies(&self) -> bool {
        !self.parts.iter().all(|part| {
            matches!(
                part,
                Part::ClassicQuiz {} | Part::Texts { .. } | Part::Scores { .. } | Part::Cards {}
            )
        })
    }

    /// Whether it has numbers that can be written in other ways.
    pub fn has_numbers(&self) -> bool {
        let without = |part: &Part| matches!(part, Part::Texts { .. } | Part::Scores { .. });
        !self.parts.iter().all(without)
    }

    /// Whether there is anything to correct.
    pub fn has_answers(&self) -> bool {
        !self.parts.iter().all(|part| {
            matches!(
                part,
                Part::Texts { .. } | Part::Scores { .. } | Part::Cards {}
            )
        })
    }
}

impl Part {
    /// The series behind a part with puzzles.
    pub fn series(&self, deck: NumberDeck, seed: u32) -> Option<Result<Series, SeriesError>> {
        match self {
            Part::Puzzles {
                kinds,
                levels,
                count,
                hand,
            } => {
                let kinds: Vec<Kind> = kinds.iter().map(|name| name.0).collect();
                let hand = hand.unwrap_or(Spec::USUAL_HAND);
                Some(Series::new(
                    &kinds,
                    levels.0..=levels.1,
                    *count,
                    hand,
                    deck,
                    seed,
                ))
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

    fn check(&self) -> Result<(), TemplateFault> {
        if let Some(Err(error)) = self.series(NumberDeck::Units, 0) {
            return Err(TemplateFault::Series(error));
        }
        match self {
            Part::Statements {
                count,
                rules,
                levels,
            } if super::sheet::bank(rules, *levels).len() < *count => {
                Err(TemplateFault::Statements)
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Codes on paper carry the number.
    #[test]
    fn a_template_keeps_its_number_for_ever() {
        let names: Vec<String> = Template::built_in()
            .into_iter()
            .map(|template| template.name)
            .collect();
        let numbered = [
            "classic", "quiz", "order", "jumps", "mistakes", "table", "duel", "mixed-1", "mixed-2",
            "mixed-3", "rules", "scores", "cards",
        ];
        assert_eq!(names, numbered);
        assert_eq!(names.len(), Template::BUILT_IN, "every file is a template");
    }
}
