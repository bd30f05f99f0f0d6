//! From the text of a lesson to a lesson.

use super::format::{ExplainFile, LessonFile, SayFile, ShowFile, StepFile};
use super::{Lesson, LessonError, LessonFault, Show, Step, read_ask, read_excerpt, read_figure};
use crate::rules::{
    Card, NotationError, PileName, Play, Position, RuleSet, Table, excerpt, parse_cards,
    parse_piles, parse_plays,
};

/// Reads a lesson; the error says on which line.
pub(super) fn lesson(text: &str) -> Result<Lesson, LessonError> {
    let file: LessonFile = serde_json::from_str(text).map_err(|error| malformed(&error, 1))?;
    let (mut steps, mut lines) = (Vec::new(), Vec::new());
    let mut from = 0;
    for raw in file.steps {
        // Between one step and the next there is nothing but a comma.
        let rest = text.get(from..).unwrap_or_default();
        let start = from + rest.find(raw.get()).unwrap_or_default();
        let line = line_of(text, start);
        let step = serde_json::from_str(raw.get()).map_err(|error| malformed(&error, line))?;
        steps.push(read_step(step).map_err(|fault| LessonError { line, fault })?);
        lines.push(line);
        from = start + raw.get().len();
    }
    Ok(Lesson {
        name: file.name,
        title: file.title,
        skill: file.skill,
        fair_price: file.fair_price,
        steps,
        lines,
    })
}

/// What the parser says of a text that starts on this line, without its own count of lines.
fn malformed(error: &serde_json::Error, first: usize) -> LessonError {
    let said = error.to_string();
    let detail = said.rsplit_once(" at line ").map(|(detail, _)| detail);
    LessonError {
        line: first + error.line().saturating_sub(1),
        fault: LessonFault::Malformed { detail: detail.unwrap_or(&said).to_owned() },
    }
}

fn line_of(text: &str, at: usize) -> usize {
    let before = text.get(..at).unwrap_or_default();
    before.matches('\n').count() + 1
}

fn read_step(file: StepFile) -> Result<Step, LessonFault> {
    match file {
        StepFile::Say(SayFile { text, figure }) => {
            let figure = figure.map(read_figure::figure).transpose()?;
            Ok(Step::Say { text, figure })
        }
        StepFile::Show(file) => show(file).map(Step::Show),
        StepFile::Ask(file) => read_ask::ask(file).map(Step::Ask),
        StepFile::Game(file) => read_excerpt::excerpt(file).map(Step::Game),
        StepFile::Explain(ExplainFile { text, prompts }) => Ok(Step::Explain { text, prompts }),
    }
}

fn show(file: ShowFile) -> Result<Show, LessonFault> {
    let position = position(&file.position)?;
    Ok(Show {
        text: file.text,
        plays: plays_on(position.table(), &file.play)?,
        position,
        caption: file.caption,
    })
}

/// A position in our notation.
pub(super) fn position(text: &str) -> Result<Position, LessonFault> {
    text.parse().map_err(|error| notation(text, error))
}

/// Plays on a table in our notation: on a single pile its letter may be left out.
pub(super) fn plays_on(table: Table, text: &str) -> Result<Vec<Play>, LessonFault> {
    plays(text, table.only_pile().map(|(name, _)| name))
}

/// Plays in our notation.
pub(super) fn plays(text: &str, only: Option<PileName>) -> Result<Vec<Play>, LessonFault> {
    parse_plays(text, only).map_err(|error| notation(text, error))
}

/// Cards in our notation.
pub(super) fn cards(text: &str, set: RuleSet) -> Result<Vec<Card>, LessonFault> {
    parse_cards(text, set).map_err(|error| notation(text, error))
}

/// Piles in our notation.
pub(super) fn piles(text: &str, set: RuleSet) -> Result<Table, LessonFault> {
    parse_piles(text, set).map_err(|error| notation(text, error))
}

fn notation(text: &str, error: NotationError) -> LessonFault {
    LessonFault::Notation { found: excerpt(text), error }
}

/// The rule set of this name; classic where none is named.
pub(super) fn rule_set(name: Option<&str>) -> Result<RuleSet, LessonFault> {
    let Some(name) = name else {
        return Ok(RuleSet::default());
    };
    one_of(name, &RuleSet::ALL, RuleSet::name)
}

/// The one of these values that has this name.
pub(super) fn one_of<T: Copy>(
    found: &str,
    all: &[T],
    name: fn(T) -> &'static str,
) -> Result<T, LessonFault> {
    let known = all.iter().copied().find(|value| name(*value) == found);
    known.ok_or_else(|| LessonFault::Unknown {
        found: excerpt(found),
        expected: all.iter().copied().map(name).collect(),
    })
}
