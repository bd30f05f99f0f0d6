//! Answers in a word or two: for the class key, and for a strip to fold over.

use crate::puzzle::{Answer, Puzzle, Question};
use crate::rules::Card;
use crate::sheets::figures::Style;
use crate::sheets::sheet::Exercise;
use crate::text::Msg;

impl Style<'_> {
    pub fn brief(&self, exercise: &Exercise) -> String {
        match exercise {
            Exercise::Statement(statement) => self.truth(statement.truth),
            Exercise::Puzzle(puzzle) | Exercise::Drill(puzzle) => self.brief_answer(puzzle),
        }
    }

    fn truth(&self, truth: bool) -> String {
        self.voice.say(if truth { &Msg::KeyTrue } else { &Msg::KeyFalse })
    }

    fn brief_answer(&self, puzzle: &Puzzle) -> String {
        match (&puzzle.solution, &puzzle.question) {
            (Answer::Truth(truth), _) => self.truth(*truth),
            // On paper a card is ticked: its number is found sooner than its place.
            (Answer::Step(step), Question::Mistake(mistake)) => {
                let card = step.checked_sub(1).and_then(|index| {
                    let cards = mistake.cards();
                    cards.get(index).copied()
                });
                card.map(|card| self.voice.card(card)).unwrap_or_default()
            }
            // In the order of the cards on the sheet, with commas: it is not an order to play in.
            (Answer::Cards(cards), question) => {
                let hand = question.cards().into_iter();
                let right: Vec<Card> = hand.filter(|card| cards.contains(*card)).collect();
                self.voice.cards(&right, ", ")
            }
            (Answer::Plays(plays), _) if puzzle.question.only_pile().is_some() => {
                let cards: Vec<Card> = plays.iter().map(|play| play.card).collect();
                self.voice.cards(&cards, " ")
            }
            (Answer::Plays(plays), _) => {
                let groups = plays.chunk_by(|one, next| one.pile == next.pile);
                let groups = groups.filter_map(|group| {
                    let cards: Vec<Card> = group.iter().map(|play| play.card).collect();
                    let letter = self.voice.letter(group.first()?.pile);
                    Some(format!("{letter}\u{a0}{}", self.voice.cards(&cards, "\u{a0}")))
                });
                groups.collect::<Vec<_>>().join(" · ")
            }
            (answer, _) => self.voice.answer_to(puzzle, answer),
        }
    }
}
