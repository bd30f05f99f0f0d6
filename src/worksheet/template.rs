//! Templates: what a sheet is made of, as JSON in `worksheets/`.

use serde::Deserialize;

use super::imposition::Format;
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
    /// How much of a page it takes.
    #[serde(default)]
    pub format: Format,
    /// Whether the answers stand beside the exercises, to be folded away.
    #[serde(default)]
    pub fold: bool,
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
        /// The level it belongs to, by its number of stars: every level is a sheet of its own.
        #[serde(default)]
        stars: Option<u8>,
        /// Whether there is a number line to draw on.
        #[serde(default)]
        line: bool,
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
    /// A level with no star, or with too many.
    Stars(u8),
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
            format: Format::Page,
            fold: false,
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

    /// Its levels, by their numbers of stars; none if it is a single sheet.
    pub fn levels(&self) -> Vec<u8> {
        let mut levels: Vec<u8> = self.parts.iter().filter_map(Part::stars).collect();
        levels.dedup();
        levels
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
    /// The most stars of a level.
    pub const MOST_STARS: u8 = 3;

    /// The level it belongs to.
    pub fn stars(&self) -> Option<u8> {
        match self {
            Part::Puzzles { stars, .. } => *stars,
            _ => None,
        }
    }

    /// Whether its puzzles have a number line to draw on.
    pub fn has_line(&self) -> bool {
        matches!(self, Part::Puzzles { line: true, .. })
    }

    /// The series behind a part with puzzles.
    pub fn series(&self, deck: NumberDeck, seed: u32) -> Option<Result<Series, SeriesError>> {
        match self {
            Part::Puzzles {
                kinds,
                levels,
                count,
                hand,
                ..
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
            Part::Puzzles {
                stars: Some(stars), ..
            } if !(1..=Part::MOST_STARS).contains(stars) => Err(TemplateFault::Stars(*stars)),
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
            "mixed-3", "rules", "scores", "cards", "tickets", "strips", "levels", "fold",
        ];
        assert_eq!(names, numbered);
        assert_eq!(names.len(), Template::BUILT_IN, "every file is a template");
    }
}
