//! From the text of an excerpt of a game to the excerpt.

use super::format::GameFile;
use super::read::{plays, rule_set};
use super::{GameExcerpt, LessonFault, Note};
use crate::limits;
use crate::rules::{Deal, Random, Rules};

/// More turns than this are a whole game.
const MOST_TURNS: usize = limits::LESSON_TURNS;

pub(super) fn excerpt(file: GameFile) -> Result<GameExcerpt, LessonFault> {
    let set = rule_set(file.rules.as_deref())?;
    let rules =
        Rules::from_parts(set, file.players, file.expert, file.fire).map_err(LessonFault::Rules)?;
    let given = |decks: &[Vec<i64>]| Deal::from_numbers(&rules, decks).map_err(LessonFault::Deal);
    let deal = match (file.seed, file.deck, file.decks) {
        (Some(seed), None, None) => Deal::shuffled(&rules, &mut Random::new(seed)),
        (None, Some(deck), None) => given(&[deck])?,
        (None, None, Some(decks)) => given(&decks)?,
        _ => return Err(LessonFault::OneWayToDeal),
    };
    let deal = deal.started_by(&rules, file.starter).map_err(LessonFault::Deal)?;
    let opening: Result<_, _> = file.opening.iter().map(|turn| plays(turn, None)).collect();
    let in_range = |found: usize, last: usize| {
        let fault = LessonFault::Turn { found, last };
        if (1..=last).contains(&found) { Ok(()) } else { Err(fault) }
    };
    in_range(file.turns, MOST_TURNS)?;
    for note in &file.notes {
        in_range(note.turn, file.turns)?;
    }
    let notes = file.notes.into_iter().map(|note| Note { turn: note.turn, text: note.text });
    let mut notes: Vec<Note> = notes.collect();
    notes.sort_by_key(|note| note.turn);
    let excerpt = GameExcerpt {
        text: file.text,
        rules,
        deal,
        opening: opening?,
        turns: file.turns,
        open_hands: file.open_hands,
        notes,
    };
    let started = excerpt.start();
    started.map_err(|(turn, refusal)| LessonFault::Opening { turn, refusal })?;
    Ok(excerpt)
}
