//! The bank of true/false statements: data in `puzzles/truefalse.json`, words in the locales.

use std::sync::OnceLock;

use serde::{Deserialize, Deserializer, de};

use super::Misconception;

/// A statement about the rules.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Statement {
    /// The key of its text; with `-why` added, of its reason.
    pub key: String,
    /// Whether it holds.
    #[serde(rename = "true")]
    pub truth: bool,
    /// The rules it is about: `classic`, `expert`, `fire` or `duel`.
    pub rules: String,
    /// The part of the rules it tests.
    pub topic: String,
    /// How hard it is, 1 to 3.
    pub level: u8,
    /// Its number in the classic quiz, if it is one of those eight.
    #[serde(default)]
    pub quiz: Option<u8>,
    /// The wrong idea of a pupil who gets it wrong, where it shows one.
    #[serde(default, deserialize_with = "named")]
    pub misconception: Option<Misconception>,
}

fn named<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Misconception>, D::Error> {
    let name = String::deserialize(from)?;
    let unknown = || de::Error::custom(format!("unknown misconception {name}"));
    Misconception::from_name(&name).map(Some).ok_or_else(unknown)
}

impl Statement {
    /// The key of its reason.
    pub fn why_key(&self) -> String {
        format!("{}-why", self.key)
    }
}

/// Codes of this version choose among so many statements. A longer bank must not change what
/// old codes mean.
pub(super) const STATEMENTS_IN_CODES: usize = 100;

/// All statements, in the order of the file.
pub fn statements() -> &'static [Statement] {
    static BANK: OnceLock<Vec<Statement>> = OnceLock::new();
    // The file is part of the program and a test reads it; there is no bad input here.
    BANK.get_or_init(|| serde_json::from_str(include_str!("truefalse.json")).unwrap_or_default())
}

/// The eight statements of the classic quiz, in order.
pub fn classic_quiz() -> Vec<&'static Statement> {
    let mut quiz: Vec<&Statement> =
        statements().iter().filter(|statement| statement.quiz.is_some()).collect();
    quiz.sort_by_key(|statement| statement.quiz);
    quiz
}
