//! Lesson files as they are written: JSON, with positions and plays in our notation.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::value::RawValue;

use super::read_question::PuzzleFile;

/// A file. The steps are left as text, so that each knows its line.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LessonFile<'a> {
    pub name: String,
    pub title: String,
    pub skill: String,
    #[serde(default = "yes")]
    pub fair_price: bool,
    #[serde(borrow)]
    pub steps: Vec<&'a RawValue>,
}

fn yes() -> bool {
    true
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum StepFile {
    Say(SayFile),
    Show(ShowFile),
    Ask(AskFile),
    Game(GameFile),
    Explain(ExplainFile),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SayFile {
    pub text: String,
    pub figure: Option<FigureFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ShowFile {
    pub text: String,
    pub position: String,
    pub play: String,
    pub caption: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ExplainFile {
    pub text: String,
    pub prompts: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AskFile {
    pub text: String,
    pub puzzle: PuzzleFile,
    #[serde(default)]
    pub best_only: bool,
    #[serde(default)]
    pub right: Vec<String>,
    pub well: Option<String>,
    #[serde(default)]
    pub wrong: Vec<WrongFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WrongFile {
    pub answer: String,
    pub misconception: Option<String>,
    pub why: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum FigureFile {
    Table(TableFile),
    Hand(HandFile),
    Line(LineFile),
    Room(BarsFile),
    Sayings(Vec<SayingFile>),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TableFile {
    pub piles: String,
    #[serde(default)]
    pub hand: String,
    pub rules: Option<String>,
    #[serde(default)]
    pub burning: String,
    #[serde(default)]
    pub signals: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HandFile {
    pub cards: String,
    #[serde(default)]
    pub fire: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LineFile {
    pub low: u8,
    pub high: u8,
    pub pile: Option<String>,
    #[serde(default)]
    pub hops: Vec<(u8, u8)>,
    #[serde(default)]
    pub marks: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BarsFile {
    pub piles: String,
    pub rules: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SayingFile {
    pub text: String,
    pub allowed: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GameFile {
    pub text: String,
    pub rules: Option<String>,
    pub players: usize,
    #[serde(default)]
    pub expert: usize,
    #[serde(default)]
    pub fire: bool,
    pub seed: Option<u64>,
    pub deck: Option<Vec<i64>>,
    pub decks: Option<Vec<Vec<i64>>>,
    #[serde(default)]
    pub starter: usize,
    #[serde(default)]
    pub opening: Vec<String>,
    pub turns: usize,
    #[serde(default)]
    pub open_hands: bool,
    #[serde(default)]
    pub notes: Vec<NoteFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NoteFile {
    pub turn: usize,
    pub text: String,
}
