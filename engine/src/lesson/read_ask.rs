//! From the text of a question to a question, with the answers stated to it.

use super::format::AskFile;
use super::read::one_of;
use super::read_question::{GenerateFile, PuzzleFile, answer};
use super::{Ask, LessonFault, Source, Wrong};
use crate::puzzle::{Kind, Misconception, NumberDeck, Spec};

pub(super) fn ask(file: AskFile) -> Result<Ask, LessonFault> {
    let source = source(file.puzzle)?;
    let stated = !file.right.is_empty() || !file.wrong.is_empty();
    let question = match &source {
        Source::Generated(_) if stated => return Err(LessonFault::StatedForGenerated),
        Source::Generated(_) => None,
        Source::Fixed(_) if file.right.is_empty() => return Err(LessonFault::NothingRight),
        Source::Fixed(question) => Some(question),
    };
    let (mut right, mut wrong) = (Vec::new(), Vec::new());
    if let Some(question) = question {
        for text in &file.right {
            right.push(answer(question, text)?);
        }
        for stated in file.wrong {
            let name = stated.misconception.as_deref();
            wrong.push(Wrong {
                answer: answer(question, &stated.answer)?,
                misconception: name
                    .map(|name| one_of(name, &Misconception::ALL, Misconception::name))
                    .transpose()?,
                why: stated.why,
            });
        }
    }
    Ok(Ask { text: file.text, source, best_only: file.best_only, right, well: file.well, wrong })
}

fn source(file: PuzzleFile) -> Result<Source, LessonFault> {
    match file {
        PuzzleFile::Fixed(question) => question.map(Source::Fixed),
        PuzzleFile::Generate(file) => spec(&file).map(Source::Generated),
    }
}

fn spec(file: &GenerateFile) -> Result<Spec, LessonFault> {
    let kind = one_of(&file.kind, &Kind::ALL, Kind::name)?;
    let number_deck = match file.number_deck.as_deref() {
        Some(name) => one_of(name, &NumberDeck::ALL, NumberDeck::name)?,
        None => NumberDeck::default(),
    };
    let hand = file.hand.unwrap_or(Spec::USUAL_HAND);
    Spec::new(kind, file.level, hand, number_deck, file.seed).map_err(LessonFault::Spec)
}
