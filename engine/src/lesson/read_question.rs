//! Questions and their answers as a lesson writes them: everything that depends on the kind.

use std::fmt;

use serde::Deserialize;
use serde::de::{Deserializer, EnumAccess, Error, VariantAccess, Visitor};

use super::LessonFault;
use super::read::{cards, piles, plays_on, position, rule_set};
use crate::puzzle::{
    Answer, BestQuestion, JumpQuestion, Kind, LegalQuestion, MistakeQuestion, Question,
    RoomQuestion, Statement, statements,
};
use crate::rules::{Pile, PileName, excerpt};

/// A puzzle by its kind, as in `{"order": "A57 | 72 63"}`, or what to make one from.
pub(super) enum PuzzleFile {
    /// A question, if it makes sense.
    Fixed(Result<Question, LessonFault>),
    /// What to make a puzzle from.
    Generate(GenerateFile),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GenerateFile {
    pub kind: String,
    pub level: u8,
    pub hand: Option<u8>,
    #[serde(rename = "deck")]
    pub number_deck: Option<String>,
    #[serde(default)]
    pub seed: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct JumpFile {
    pile: String,
    #[serde(default = "one")]
    jumps: u8,
}

fn one() -> u8 {
    1
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RoomFile {
    pile: String,
    cards: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MistakeFile {
    position: String,
    play: String,
}

/// Reads the question of a kind from what stands behind its name: the outer fault is one of the
/// form, which knows its line.
fn question<'de, V: VariantAccess<'de>>(
    kind: Kind,
    value: V,
) -> Result<Result<Question, LessonFault>, V::Error> {
    Ok(match kind {
        Kind::Legal => legal(&value.newtype_variant::<String>()?),
        Kind::Jump => jump(&value.newtype_variant()?),
        Kind::Room => room(&value.newtype_variant()?),
        Kind::Order | Kind::Table | Kind::Fire | Kind::Duel => {
            best(&value.newtype_variant::<String>()?, kind)
        }
        Kind::Mistake => mistake(&value.newtype_variant()?),
        Kind::TrueFalse => statement(&value.newtype_variant::<String>()?),
    })
}

fn legal(text: &str) -> Result<Question, LessonFault> {
    let position = position(text)?;
    match position.table().only_pile() {
        Some(_) => Ok(Question::Legal(LegalQuestion { position })),
        None => Err(LessonFault::OtherKind(Kind::Legal)),
    }
}

fn jump(file: &JumpFile) -> Result<Question, LessonFault> {
    let (name, pile) = single(&file.pile, Kind::Jump)?;
    let jumps = file.jumps;
    Ok(Question::Jump(JumpQuestion { name, pile, jumps }))
}

fn room(file: &RoomFile) -> Result<Question, LessonFault> {
    let (name, pile) = single(&file.pile, Kind::Room)?;
    let cards = cards(&file.cards, rule_set(None)?)?;
    Ok(Question::Room(RoomQuestion { name, pile, cards }))
}

fn best(text: &str, kind: Kind) -> Result<Question, LessonFault> {
    let position = position(text)?;
    let question = Question::Best(BestQuestion { position });
    if question.kind() == kind { Ok(question) } else { Err(LessonFault::OtherKind(kind)) }
}

fn mistake(file: &MistakeFile) -> Result<Question, LessonFault> {
    let position = position(&file.position)?;
    let plays = plays_on(position.table(), &file.play)?;
    Ok(Question::Mistake(MistakeQuestion { position, plays }))
}

fn statement(key: &str) -> Result<Question, LessonFault> {
    let known: &[Statement] = statements();
    let found = known.iter().find(|statement| statement.key == key);
    let found = found.ok_or_else(|| LessonFault::NoSuchStatement(excerpt(key)))?;
    Ok(Question::Statement(found))
}

/// The one pile that such a question is about.
fn single(text: &str, kind: Kind) -> Result<(PileName, Pile), LessonFault> {
    let table = piles(text, rule_set(None)?)?;
    table.only_pile().ok_or(LessonFault::OtherKind(kind))
}

/// An answer as its kind writes it: cards, a number, plays, a step, or `true` and `false`.
pub fn answer(question: &Question, text: &str) -> Result<Answer, LessonFault> {
    let none = || LessonFault::NoAnswer { found: excerpt(text), kind: question.kind() };
    Ok(match question {
        Question::Legal(LegalQuestion { position }) => {
            let cards = cards(text, position.set())?;
            Answer::Cards(cards.into_iter().collect())
        }
        Question::Jump(_) | Question::Room(_) => {
            Answer::Number(text.parse().ok().ok_or_else(none)?)
        }
        Question::Best(BestQuestion { position }) => {
            Answer::Plays(plays_on(position.table(), text)?)
        }
        Question::Mistake(MistakeQuestion { plays, .. }) => {
            let step = text.parse().ok();
            let step = step.filter(|step| (1..=plays.len()).contains(step));
            Answer::Step(step.ok_or_else(none)?)
        }
        Question::Statement(_) => Answer::Truth(text.parse().ok().ok_or_else(none)?),
    })
}

/// The word for a puzzle that is made for the lesson.
const GENERATE: &str = "generate";

impl<'de> Deserialize<'de> for PuzzleFile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PuzzleFile, D::Error> {
        deserializer.deserialize_enum("PuzzleFile", &[], ByKind)
    }
}

/// Reads a puzzle by the name of its kind.
struct ByKind;

impl<'de> Visitor<'de> for ByKind {
    type Value = PuzzleFile;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a puzzle by its kind")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, access: A) -> Result<PuzzleFile, A::Error> {
        let (name, value) = access.variant::<String>()?;
        if name == GENERATE {
            return value.newtype_variant().map(PuzzleFile::Generate);
        }
        if let Some(kind) = Kind::from_name(&name) {
            return question(kind, value).map(PuzzleFile::Fixed);
        }
        let known = Kind::ALL.map(|kind| format!("`{}`", kind.name()));
        let known = known.join(", ");
        Err(A::Error::custom(format_args!(
            "unknown variant `{name}`, expected one of {known}, `{GENERATE}`"
        )))
    }
}
