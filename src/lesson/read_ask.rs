//! From the text of a question to a question, with the answers stated to it.

use super::format::{AskFile, GenerateFile, JumpFile, MistakeFile, PuzzleFile, RoomFile};
use super::read::{cards, one_of, only_pile, piles, plays, position, rule_set};
use super::{Ask, LessonFault, Source, Wrong};
use crate::puzzle::{
    Answer, Kind, Misconception, NumberDeck, Question, Spec, Statement, statements,
};
use crate::rules::{Pile, PileName, excerpt};

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
    Ok(Ask {
        text: file.text,
        source,
        best_only: file.best_only,
        right,
        well: file.well,
        wrong,
    })
}

fn source(file: PuzzleFile) -> Result<Source, LessonFault> {
    let question = match file {
        PuzzleFile::Generate(file) => return spec(&file).map(Source::Generated),
        PuzzleFile::Legal(text) => {
            let position = position(&text)?;
            let one = only_pile(position.table());
            one.ok_or(LessonFault::OtherKind(Kind::Legal))?;
            Question::Legal { position }
        }
        PuzzleFile::Jump(JumpFile { pile: text, jumps }) => {
            let (name, pile) = single(&text, Kind::Jump)?;
            Question::Jump { name, pile, jumps }
        }
        PuzzleFile::Room(RoomFile { pile, cards: path }) => {
            let (name, pile) = single(&pile, Kind::Room)?;
            let path = cards(&path, rule_set(None)?)?;
            Question::Room { name, pile, path }
        }
        PuzzleFile::Order(text) => best(&text, Kind::Order)?,
        PuzzleFile::Table(text) => best(&text, Kind::Table)?,
        PuzzleFile::Fire(text) => best(&text, Kind::Fire)?,
        PuzzleFile::Duel(text) => best(&text, Kind::Duel)?,
        PuzzleFile::Mistake(MistakeFile {
            position: text,
            play,
        }) => {
            let position = position(&text)?;
            let plays = plays(&play, only_pile(position.table()))?;
            Question::Mistake { position, plays }
        }
        PuzzleFile::Truefalse(key) => Question::Statement(statement(&key)?),
    };
    Ok(Source::Fixed(question))
}

fn best(text: &str, kind: Kind) -> Result<Question, LessonFault> {
    let question = Question::Best {
        position: position(text)?,
    };
    if question.kind() == kind {
        Ok(question)
    } else {
        Err(LessonFault::OtherKind(kind))
    }
}

/// The one pile that such a question is about.
fn single(text: &str, kind: Kind) -> Result<(PileName, Pile), LessonFault> {
    let table = piles(text, rule_set(None)?)?;
    let name = only_pile(table);
    let found = name.and_then(|name| Some((name, table.pile(name)?)));
    found.ok_or(LessonFault::OtherKind(kind))
}

fn statement(key: &str) -> Result<&'static Statement, LessonFault> {
    let mut known = statements().iter();
    let found = known.find(|statement| statement.key == key);
    found.ok_or_else(|| LessonFault::NoSuchStatement(excerpt(key)))
}

fn spec(file: &GenerateFile) -> Result<Spec, LessonFault> {
    let kind = one_of(&file.kind, &Kind::ALL, Kind::name)?;
    let deck = file.deck.as_deref();
    let deck = deck.map(|name| one_of(name, &NumberDeck::ALL, NumberDeck::name));
    let deck = deck.transpose()?.unwrap_or_default();
    let hand = file.hand.unwrap_or(Spec::USUAL_HAND);
    Spec::new(kind, file.level, hand, deck, file.seed).map_err(LessonFault::Spec)
}

/// An answer as its kind writes it: cards, a number, plays, a step, or `true` and `false`.
fn answer(question: &Question, text: &str) -> Result<Answer, LessonFault> {
    let none = || LessonFault::NoAnswer {
        found: excerpt(text),
        kind: question.kind(),
    };
    Ok(match question {
        Question::Legal { position } => {
            let cards = cards(text, position.set())?;
            Answer::Cards(cards.into_iter().collect())
        }
        Question::Jump { .. } | Question::Room { .. } => {
            Answer::Number(text.parse().ok().ok_or_else(none)?)
        }
        Question::Best { position } => Answer::Plays(plays(text, only_pile(position.table()))?),
        Question::Mistake { plays, .. } => {
            let step = text.parse().ok();
            let step = step.filter(|step| (1..=plays.len()).contains(step));
            Answer::Step(step.ok_or_else(none)?)
        }
        Question::Statement(_) => Answer::Truth(text.parse().ok().ok_or_else(none)?),
    })
}
