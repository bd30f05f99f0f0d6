//! The key: every question as it was drawn for the pupil, with the answer in it, why, and what
//! else is right. One glance at it is enough.

mod brief;
mod class;

use super::errors::PrintError;
use super::figures::Style;
use super::flow_block::{FlowBlock, Spacing};
use super::layout::{Block, Type, real};
use super::plan::{Frame, Item, Stroke};
use crate::puzzle::{
    Answer, BestQuestion, Fact, LegalQuestion, Misconception, MistakeQuestion, NumberDeck, Puzzle,
    Question, RoomQuestion, Track, reasons,
};
use crate::rules::{Card, Pile, Play, Position};
use crate::solver::{Solver, Task, Verdict};
use crate::text::Msg;

pub use class::ClassColumn;

const MOST_OTHERS: usize = 3;
/// Sentences that say why: the drawing says the rest.
const MOST_REASONS: usize = 2;
const PILE: (f32, f32) = (21.0, 12.0);

impl Style<'_> {
    pub fn puzzle_key(
        &self,
        solver: &mut Solver,
        number: usize,
        puzzle: &Puzzle,
        width: f32,
    ) -> Result<FlowBlock, PrintError> {
        let inner = width - 2.0 * self.pad();
        let mut block = self.solved(number, puzzle, inner)?;
        if !has_line_beside(puzzle) {
            let plays = match &puzzle.solution {
                Answer::Plays(plays) => plays.as_slice(),
                _ => &[],
            };
            let lines = self.lines(&drawn(puzzle), plays, inner)?;
            self.under(&mut block, 1.5, lines);
        }
        let why = self.why_so(&reasons(solver, puzzle));
        self.under(&mut block, 1.5, self.body().tight_paragraph(&why, inner)?);
        for line in self.other_answers(solver, puzzle) {
            self.under(&mut block, 0.0, self.soft().tight_paragraph(&line, inner)?);
        }
        Ok(FlowBlock {
            frame: Some((width, self.pad())),
            spacing: Spacing::ANSWERS,
            ..FlowBlock::from(block)
        })
    }

    fn solved(&self, number: usize, puzzle: &Puzzle, width: f32) -> Result<Block, PrintError> {
        let heading = self.mm(9.0);
        let head = self.bold().line(&format!("{number}\u{a0}·"))?;
        let question = &puzzle.question;
        let piles = question.piles();
        let mut block = match question.only_pile() {
            Some((_, pile)) => self.key_pile(pile)?,
            None => self.pile_row(&piles, self.mm(PILE.0))?,
        };
        let left = heading + self.mm(PILE.0) * real(piles.len()) + self.mm(4.0);
        let answer = self.answer_beside(puzzle, width - left)?;
        let down = (block.height - answer.height).max(0.0);
        let mut row = Block::default();
        row.put(0.0, 0.0, head);
        block.put(left - heading, down, answer);
        row.put(heading, 0.0, block);
        Ok(row)
    }

    fn key_pile(&self, pile: Pile) -> Result<Block, PrintError> {
        let words = [(self.direction_word(pile.direction()), self.small_bold())];
        self.headed_pile(&words, pile, (self.mm(PILE.0), PILE.1))
    }

    pub fn drill_key(&self, number: usize, puzzle: &Puzzle) -> String {
        let tracks = puzzle.tracks(&puzzle.solution);
        let paths = tracks.iter().map(|track| track.path(track.cards.len()));
        let sums: Vec<String> = paths
            .flat_map(|path| {
                let laid = path.laid().iter();
                let sums = laid.map(|laid| self.voice.sum(laid.from, laid.to()));
                sums.collect::<Vec<_>>()
            })
            .collect();
        format!("{number}\u{a0}· {}", sums.join(", "))
    }

    fn answer_beside(&self, puzzle: &Puzzle, width: f32) -> Result<Block, PrintError> {
        match (&puzzle.question, &puzzle.solution) {
            (Question::Best(BestQuestion { position }), Answer::Plays(plays)) => {
                self.chosen(position, plays, width)
            }
            (Question::Legal(LegalQuestion { position }), Answer::Cards(right)) => {
                self.ticked_cards(position.hand(), width, |_, card| right.contains(card))
            }
            (Question::Mistake(mistake), Answer::Step(step)) => self.found(mistake, *step, width),
            (question, answer) => {
                let mut block = match question {
                    Question::Room(RoomQuestion { cards, .. }) => self.cards(cards, width * 0.4)?,
                    _ => Block::default(),
                };
                let words = self.answer_line(puzzle, answer, width * 0.4)?;
                self.under(&mut block, 0.5, words);
                let tracks = puzzle.tracks(answer);
                let line = self.lines(&tracks, &[], width * 0.57)?;
                block.put(width * 0.43, 0.0, line);
                Ok(block)
            }
        }
    }

    fn answer_line(
        &self,
        puzzle: &Puzzle,
        answer: &Answer,
        width: f32,
    ) -> Result<Block, PrintError> {
        let answer = self.voice.answer_to(puzzle, answer).into();
        let text = self.voice.say(&Msg::KeyAnswer { answer });
        self.bold().paragraph(&text, width)
    }

    /// The hand, with its place in the best play over every card of it, and under it the letter of
    /// the pile where there are several.
    fn chosen(&self, position: &Position, plays: &[Play], width: f32) -> Result<Block, PrintError> {
        let (several, hand) = (position.table().only_pile().is_none(), position.hand());
        let disc = self.mm(5.5);
        let under = if several { self.mm(6.0) } else { 0.0 };
        let (w, h) = self.card_size(hand.len(), width);
        self.rows(hand.len(), (w, disc + h + under), width, |index, frame| {
            let Some(card) = hand.get(index).copied() else {
                return Ok(Vec::new());
            };
            let place = Frame::new(frame.x, frame.y + disc + self.mm(0.7), w, h);
            let number = self.voice.card(card);
            let Some(order) = plays.iter().position(|play| play.card == card) else {
                return self.pale_card_at(place, &number);
            };
            let mut items = self.card_at(place, &number)?;
            let at = Frame::new(frame.x + (w - disc) / 2.0, frame.y, disc, disc);
            items.extend(self.order_disc(at, order + 1)?);
            let pile = plays.get(order).filter(|_| several);
            if let Some(play) = pile {
                let letter = play.pile.letter().to_string();
                let below = Frame::new(frame.x, place.y + h, w, under);
                items.push(self.small_bold().centred(below, &letter)?);
            }
            Ok(items)
        })
    }

    /// A place in an order: white on black.
    fn order_disc(&self, frame: Frame, order: usize) -> Result<[Item; 2], PrintError> {
        let disc = Item::Rect {
            frame,
            radius: frame.w / 2.0,
            border: 0.0,
            stroke: Stroke::Solid,
            fill: Some(0.0),
        };
        let white = Type { gray: 1.0, size: self.points * 0.8, ..self.bold() };
        Ok([disc, white.centred(frame, &order.to_string())?])
    }

    /// A play with its wrong card ticked, under the hand it comes from where that matters.
    fn found(
        &self,
        mistake: &MistakeQuestion,
        step: usize,
        width: f32,
    ) -> Result<Block, PrintError> {
        let mut block = Block::default();
        if !mistake.is_illegal() {
            let hand = self.voice.cards(mistake.position.hand(), "  ");
            let text = format!("{} {hand}", self.voice.say(&Msg::SheetTheirHand));
            self.under(&mut block, 0.0, self.body().paragraph(&text, width)?);
        }
        let wrong = |index: usize, _: Card| index + 1 == step;
        self.under(&mut block, 0.5, self.ticked_cards(&mistake.cards(), width, wrong)?);
        Ok(block)
    }

    /// The number line of every pile that moves: alone over the whole width, or side by side.
    fn lines(&self, tracks: &[Track], plays: &[Play], width: f32) -> Result<Block, PrintError> {
        const BESIDE: usize = 3;
        let mut block = Block::default();
        let gap = self.mm(5.0);
        for row in tracks.chunks(BESIDE) {
            let wide = (width - gap * real(row.len() - 1)) / real(row.len());
            let mut line = Block::default();
            for (index, track) in row.iter().enumerate() {
                let x = (wide + gap) * real(index);
                let label = if tracks.len() > 1 { self.mm(7.0) } else { 0.0 };
                let orders = orders(&track.cards, plays);
                let figure = self.numbered_line(track.pile, &track.cards, &orders, wide - label)?;
                if label > 0.0 {
                    let letter = self.bold().line(&track.name.letter().to_string())?;
                    let down = (figure.height - letter.height).max(0.0) / 2.0;
                    line.put(x, down, letter);
                }
                line.put(x + label, 0.0, figure);
            }
            self.under(&mut block, 1.0, line);
        }
        Ok(block)
    }

    /// Why, in one or two sentences: those that the drawing does not say.
    fn why_so(&self, facts: &[Fact]) -> String {
        // One jump in words is enough: the others look the same.
        let first = facts.iter().position(Fact::is_jump);
        let worth = |index: &usize| {
            let fact = facts.get(*index)?;
            let again = fact.is_jump() && first != Some(*index);
            Some(if again { u8::MAX } else { fact.shown() })
        };
        let mut order: Vec<usize> = (0..facts.len()).collect();
        order.sort_by_key(worth);
        order.truncate(MOST_REASONS);
        order.sort_unstable();
        let told = order.into_iter().filter_map(|index| facts.get(index));
        let sentences: Vec<String> = told.map(|fact| self.voice.fact(fact)).collect();
        sentences.join(" ")
    }

    fn other_answers(&self, solver: &mut Solver, puzzle: &Puzzle) -> Vec<String> {
        let mut lines = Vec::new();
        let good: Vec<String> = good_plays(solver, puzzle)
            .iter()
            .take(MOST_OTHERS)
            .map(|plays| self.order(plays, puzzle))
            .collect();
        if !good.is_empty() {
            let plays = self.voice.either(good).into();
            lines.push(self.voice.say(&Msg::KeyAlso { plays }));
        }
        if let Some((answer, misconception)) = typical_mistake(puzzle) {
            let plays = match answer {
                Answer::Plays(plays) => self.order(plays, puzzle),
                other => self.voice.answer_to(puzzle, other),
            };
            lines.push(self.voice.say(&Msg::KeyCommon {
                plays: plays.into(),
                name: self.voice.misconception(misconception).into(),
            }));
        }
        lines
    }

    fn order(&self, plays: &[Play], puzzle: &Puzzle) -> String {
        if puzzle.question.only_pile().is_some() {
            let cards: Vec<Card> = plays.iter().map(|play| play.card).collect();
            self.voice.cards(&cards, ", ")
        } else {
            self.voice.plays_by_pile(plays)
        }
    }
}

/// What is drawn of the answer. After a card that is not allowed there is nothing to see.
fn drawn(puzzle: &Puzzle) -> Vec<Track> {
    let mut tracks = puzzle.tracks(&puzzle.solution);
    if let (Question::Mistake(mistake), Answer::Step(step)) = (&puzzle.question, &puzzle.solution)
        && mistake.is_illegal()
    {
        for track in &mut tracks {
            track.cards.truncate(*step);
        }
    }
    tracks
}

fn orders(cards: &[Card], plays: &[Play]) -> Vec<usize> {
    let places = cards.iter().filter_map(|card| {
        let place = plays.iter().position(|play| play.card == *card)?;
        Some(place + 1)
    });
    places.collect()
}

/// Whether its number line stands beside the answer: a single number leaves room for it.
fn has_line_beside(puzzle: &Puzzle) -> bool {
    matches!(puzzle.solution, Answer::Number(_))
}

/// Plays that count as right beside the best, the nearest to it first: a teacher reads no more.
fn good_plays(solver: &mut Solver, puzzle: &Puzzle) -> Vec<Vec<Play>> {
    let (Some(position), Answer::Plays(_)) = (puzzle.question.position(), &puzzle.solution) else {
        return Vec::new();
    };
    let Ok(solved) = solver.solve(&Task::from(position)) else {
        return Vec::new();
    };
    let frontier = solved.frontier().into_iter();
    let good = frontier.filter_map(|point| {
        let mark = solved.mark(&point.plays);
        (mark.verdict == Verdict::Good).then_some((mark.lost?, point.plays))
    });
    let mut good: Vec<(i32, Vec<Play>)> = good.collect();
    good.sort_by_key(|(lost, _)| *lost);
    good.into_iter().map(|(_, plays)| plays).collect()
}

fn typical_mistake(puzzle: &Puzzle) -> Option<(&Answer, Misconception)> {
    Misconception::ALL.into_iter().find_map(|misconception| {
        let mut options = puzzle.options.iter();
        let choice = options.find(|choice| choice.misconception == Some(misconception))?;
        // Counting the numbers instead of the steps makes one more in units only.
        let units = puzzle.number_deck() == NumberDeck::Units;
        if misconception == Misconception::CountsEnds && !units {
            return None;
        }
        match &choice.answer {
            Answer::Plays(_) | Answer::Number(_) | Answer::Cards(_) => {
                Some((&choice.answer, misconception))
            }
            Answer::Step(_) | Answer::Truth(_) => None,
        }
    })
}
