//! The key: every question in short, the answer and why, and what else is right.

use super::figures::Style;
use super::layout::{Block, LayoutError};
use crate::l10n::Msg;
use crate::puzzle::{Answer, Misconception, Puzzle, reasons};
use crate::rules::{Card, Play, Position};
use crate::solver::{Solver, Task, Verdict};

/// Other right answers that the key lists.
const MOST_OTHERS: usize = 3;

impl Style<'_> {
    /// The key to a puzzle, in its frame.
    pub fn puzzle_key(
        &self,
        solver: &mut Solver,
        number: usize,
        puzzle: &Puzzle,
        width: f32,
    ) -> Result<Block, LayoutError> {
        let inner = width - 2.0 * self.pad();
        let mut block = Block::default();
        let head = format!("{number} · {}", self.in_short(puzzle));
        self.under(&mut block, 0.0, self.bold().paragraph(&head, inner)?);
        self.under(&mut block, 0.5, self.answer_line(puzzle, inner)?);
        let facts = reasons(solver, puzzle);
        let sentences: Vec<String> = facts.iter().map(|fact| self.voice.fact(fact)).collect();
        let text = sentences.join(" ");
        self.under(&mut block, 0.5, self.body().paragraph(&text, inner)?);
        for line in self.other_answers(solver, puzzle) {
            self.under(&mut block, 0.0, self.body().paragraph(&line, inner)?);
        }
        Ok(self.framed(block, width))
    }

    fn in_short(&self, puzzle: &Puzzle) -> String {
        let Some(position) = position_to_play(puzzle) else {
            return self.voice.question(puzzle);
        };
        let table = position.table();
        let piles = table
            .piles()
            .map(|(name, pile)| self.voice.pile(name, pile));
        self.voice.say(&Msg::KeyHand {
            piles: piles.collect::<Vec<_>>().join(" ").into(),
            cards: self.voice.cards(position.hand(), " ").into(),
        })
    }

    /// The answer: cards and a number line for a play on one pile, words for anything else.
    fn answer_line(&self, puzzle: &Puzzle, width: f32) -> Result<Block, LayoutError> {
        let Answer::Plays(plays) = &puzzle.solution else {
            let answer = self.voice.answer(&puzzle.solution).into();
            let text = self.voice.say(&Msg::KeyAnswer { answer });
            return self.bold().paragraph(&text, width);
        };
        let label = self.voice.say(&Msg::KeyBest);
        let Some((_, pile)) = puzzle.question.only_pile() else {
            let text = format!("{label} {}", self.voice.plays_by_pile(plays));
            return self.bold().paragraph(&text, width);
        };
        let mut block = Block::default();
        let start = self.bold().width(&label)? + self.mm(3.0);
        let cards: Vec<Card> = plays.iter().map(|play| play.card).collect();
        let row = self.cards(&cards, width - start)?;
        let line = self.bold().line(&label)?;
        let down = (self.mm(17.0) - line.height) / 2.0;
        block.put(0.0, down, line);
        block.put(start, 0.0, row);
        self.under(&mut block, 1.0, self.number_line(pile, &cards, width)?);
        Ok(block)
    }

    /// Plays that are right although not the best, and the mistake to expect.
    fn other_answers(&self, solver: &mut Solver, puzzle: &Puzzle) -> Vec<String> {
        let Some(task) = position_to_play(puzzle).map(Task::from) else {
            return Vec::new();
        };
        let Ok(solved) = solver.solve(&task) else {
            return Vec::new();
        };
        let mut lines = Vec::new();
        let mut good: Vec<(i32, Vec<Play>)> = solved
            .frontier()
            .into_iter()
            .filter_map(|point| {
                let mark = solved.mark(&point.plays);
                (mark.verdict == Verdict::Good).then_some((mark.lost?, point.plays))
            })
            .collect();
        // The nearest to the best first; nobody will try the whole list.
        good.sort_by_key(|(lost, _)| *lost);
        let good: Vec<String> = good
            .iter()
            .take(MOST_OTHERS)
            .map(|(_, plays)| self.order(plays, &task))
            .collect();
        if !good.is_empty() {
            let plays = self.voice.either(good).into();
            lines.push(self.voice.say(&Msg::KeyAlso { plays }));
        }
        let wrong = Misconception::ALL.into_iter().find_map(|misconception| {
            let choice = puzzle
                .options
                .iter()
                .find(|choice| choice.misconception == Some(misconception))?;
            match &choice.answer {
                Answer::Plays(plays) => Some((plays, misconception)),
                _ => None,
            }
        });
        if let Some((plays, misconception)) = wrong {
            lines.push(self.voice.say(&Msg::KeyCommon {
                plays: self.order(plays, &task).into(),
                name: self.voice.misconception(misconception).into(),
            }));
        }
        lines
    }

    /// Cards alone on a single pile, cards with piles on several.
    fn order(&self, plays: &[Play], task: &Task) -> String {
        if task.only_pile().is_some() {
            let cards: Vec<Card> = plays.iter().map(|play| play.card).collect();
            self.voice.cards(&cards, ", ")
        } else {
            self.voice.plays_by_pile(plays)
        }
    }
}

/// The position, where the answer is a play: only there may others be right as well.
fn position_to_play(puzzle: &Puzzle) -> Option<&Position> {
    match puzzle.solution {
        Answer::Plays(_) => puzzle.question.position(),
        Answer::Cards(_) | Answer::Number(_) | Answer::Step(_) | Answer::Truth(_) => None,
    }
}
