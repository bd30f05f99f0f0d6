//! Exit tickets: exercises in short, for a half or a quarter of a page. A sentence, a row of
//! figures, a line for the answer.

use super::SheetComposer;
use crate::puzzle::{
    BestQuestion, JumpQuestion, LegalQuestion, MistakeQuestion, Puzzle, Question, RoomQuestion,
};
use crate::rules::{Card, Pile, PileName};
use crate::sheets::errors::PrintError;
use crate::sheets::figures::Style;
use crate::sheets::layout::{Block, Type, real};
use crate::sheets::plan::{Frame, Item, Stroke};
use crate::sheets::sheet::{Exercise, Sheet};
use crate::text::Msg;

/// The sizes that are tried, the largest first, in hundredths of the size that was asked for: what
/// is cut out may be a little smaller.
const SIZES: [u8; 3] = [100, 93, 86];
const TWO_COLUMNS: f32 = 150.0;
const BETWEEN: f32 = 6.0;
const APART: f32 = 2.0;
const FAR_APART: f32 = 12.0;
const SENTENCE: f32 = 1.0;
/// The most lines for a reason, where there is room for any.
const MOST_LINES: usize = 3;

struct ShortExercise {
    ask: Block,
    work: Block,
    /// Whether there should be lines for a reason.
    explains: bool,
}

impl ShortExercise {
    fn height(&self, asked: bool) -> f32 {
        self.work.height + if asked { self.ask.height + SENTENCE } else { 0.0 }
    }
}

impl SheetComposer<'_> {
    pub(super) fn ticket(&self, sheet: &Sheet, size: (f32, f32)) -> Result<Block, PrintError> {
        for percent in SIZES {
            let points = self.style.points * f32::from(percent) / 100.0;
            let style = Style { points, tight: true, ..self.style };
            let composer = SheetComposer { style, ..*self };
            let columns: &[usize] = if size.0 > TWO_COLUMNS { &[2, 1] } else { &[1] };
            for columns in columns {
                match composer.ticket_of(sheet, *columns, size) {
                    Err(PrintError::TooLarge(_)) => {}
                    done => return done,
                }
            }
        }
        Err(PrintError::TooLarge(self.title()))
    }

    fn ticket_of(
        &self,
        sheet: &Sheet,
        columns: usize,
        (w, h): (f32, f32),
    ) -> Result<Block, PrintError> {
        let style = &self.style;
        let mut block = self.small_head(sheet, w)?;
        block.height += style.mm(1.5);
        let width = (w - BETWEEN * real(columns - 1)) / real(columns);
        let items = sheet.exercises.iter().zip(1..);
        let items = items.map(|(exercise, number)| style.short(number, exercise, width));
        let items = items.collect::<Result<Vec<ShortExercise>, PrintError>>()?;
        // One below the other, a sentence stands for all that follow until there is another one;
        // side by side everybody would look for it.
        let asked: Vec<bool> = (0..items.len())
            .map(|index| {
                let before = index.checked_sub(1).and_then(|before| items.get(before));
                let same = |before: &ShortExercise, now: &ShortExercise| before.ask == now.ask;
                let now = items.get(index);
                columns > 1 || !before.zip(now).is_some_and(|(before, now)| same(before, now))
            })
            .collect();
        let heights = items.iter().zip(&asked).map(|(item, asked)| item.height(*asked));
        let heights: Vec<f32> = heights.collect();
        let rows: Vec<f32> =
            heights.chunks(columns).map(|row| row.iter().copied().fold(0.0, f32::max)).collect();
        let count = real(rows.len());
        let left = h - block.height - rows.iter().sum::<f32>() - APART * count;
        if left < 0.0 {
            return Err(PrintError::TooLarge(self.title()));
        }
        let lines = (1..=MOST_LINES).rev().find(|lines| {
            let needed = style.writing_leading() * real(*lines);
            columns > 1 && needed * count <= left
        });
        let reason = lines.unwrap_or(0);
        let spare = left - style.writing_leading() * real(reason) * count;
        let apart = (APART + spare / count.max(1.0)).min(FAR_APART);
        let mut y = block.height;
        let mut items = items.into_iter().zip(asked);
        for height in rows {
            for column in 0..columns {
                let Some((item, asked)) = items.next() else {
                    break;
                };
                let x = (width + BETWEEN) * real(column);
                block.put(x, y, style.short_block(item, asked, reason, width)?);
            }
            y += height + style.writing_leading() * real(reason) + apart;
        }
        Ok(Block { height: h, ..block })
    }
}

impl Style<'_> {
    /// All of an exercise, with so many lines for the reason.
    fn short_block(
        &self,
        item: ShortExercise,
        asked: bool,
        lines: usize,
        width: f32,
    ) -> Result<Block, PrintError> {
        let mut block = if asked { item.ask } else { Block::default() };
        let gap = if asked { SENTENCE } else { 0.0 };
        let y = block.height + gap;
        block.put(0.0, y, item.work);
        if item.explains && lines > 0 {
            let why = self.field(&self.voice.say(&Msg::SheetWhy), width)?;
            let y = block.height + self.writing_leading() - why.height;
            block.put(0.0, y, why);
            self.under(&mut block, 0.0, self.writing_lines(lines - 1, width));
        }
        Ok(block)
    }

    fn short(
        &self,
        number: usize,
        exercise: &Exercise,
        width: f32,
    ) -> Result<ShortExercise, PrintError> {
        let set = Type::new(self.points * 0.86, crate::sheets::font::Weight::Regular);
        let ask = match self.short_question(exercise) {
            Some(text) => set.tight_paragraph(&text, width)?,
            None => Block::default(),
        };
        let head = self.bold().line(&format!("{number}\u{a0}·"))?;
        let mut work = Block::default();
        let x = self.mm(8.0);
        let figures = self.short_work(exercise, width - x)?;
        let first = figures.first;
        work.put(0.0, (first - head.height).max(0.0) / 2.0, head);
        work.put(x, 0.0, figures.block);
        if let Some(label) = figures.answer {
            // All of the width is for the answer.
            let label = self.voice.say(&label);
            let mut line = set.line(&label)?;
            let start = set.width(&label)? + 2.0;
            line.height = self.mm(8.0);
            line.draw(Style::dotted(start, line.height * 0.8, width - start));
            self.under(&mut work, 0.5, line);
        }
        Ok(ShortExercise {
            ask,
            work,
            explains: match exercise {
                Exercise::Puzzle(puzzle) | Exercise::Drill(puzzle) => matches!(
                    puzzle.question,
                    Question::Best(_)
                        | Question::Mistake(_)
                        | Question::Legal(_)
                        | Question::Statement(_)
                ),
                Exercise::Statement(_) => true,
            },
        })
    }

    fn short_question(&self, exercise: &Exercise) -> Option<String> {
        let puzzle = exercise.puzzle()?;
        let ten = || self.voice.ten().into();
        Some(self.voice.say(&match &puzzle.question {
            Question::Best(BestQuestion { position }) => {
                let minimum = self.voice.card_count(position.minimum().into());
                // A number and its word stay together.
                let minimum = minimum.replace(' ', "\u{a0}").into();
                Msg::TicketBest { minimum }
            }
            Question::Legal(_) => Msg::TicketLegal,
            Question::Jump(JumpQuestion { jumps: 1, .. }) => Msg::SheetJump { ten: ten() },
            Question::Jump(_) => Msg::SheetTwoJumps { ten: ten() },
            Question::Room(_) => Msg::TicketRoom,
            Question::Mistake(mistake) if mistake.is_illegal() => Msg::TicketMistake,
            Question::Mistake(_) => Msg::TicketDearMistake,
            Question::Statement(_) => return None,
        }))
    }

    /// The figures of an exercise, and what stands before the line for the answer.
    fn short_work(&self, exercise: &Exercise, width: f32) -> Result<ShortFigures, PrintError> {
        let puzzle: &Puzzle = match exercise {
            Exercise::Statement(statement) => {
                return self.short_statement(&self.voice.statement(statement), width);
            }
            Exercise::Puzzle(puzzle) | Exercise::Drill(puzzle) => puzzle,
        };
        let piles = puzzle.question.piles();
        let row = |cards: &[Card], slots: usize| self.short_row(&piles, cards, slots, width);
        let figures = match &puzzle.question {
            Question::Best(BestQuestion { position }) => row(position.hand(), 0)?,
            Question::Legal(LegalQuestion { position }) => return row(position.hand(), 0),
            Question::Jump(JumpQuestion { jumps, .. }) => return row(&[], (*jumps).into()),
            Question::Room(RoomQuestion { cards, .. }) => row(cards, 0)?,
            Question::Mistake(mistake) => return self.short_mistake(&piles, mistake, width),
            Question::Statement(statement) => {
                return self.short_statement(&self.voice.statement(statement), width);
            }
        };
        let label = match &puzzle.question {
            Question::Best(_) if piles.len() > 1 => Msg::TicketWhere,
            Question::Best(_) => Msg::SheetOrder,
            _ => Msg::TicketAnswer,
        };
        Ok(ShortFigures { answer: Some(label), ..figures })
    }

    /// Piles, a line, and cards or places for cards: all of one size, in one row.
    fn short_row(
        &self,
        piles: &[(PileName, Pile)],
        cards: &[Card],
        slots: usize,
        width: f32,
    ) -> Result<ShortFigures, PrintError> {
        const CARD: f32 = 10.5;
        /// Cards below this width are hard to read, also where letters are a little smaller; where they are larger, so
        /// are the cards.
        const LEAST: f32 = 7.0;
        const TALL: f32 = 1.3;
        let several = piles.len() > 1;
        let (arrow, gap) = (self.mm(6.2), self.mm(1.4));
        let letter = if several { self.mm(3.6) } else { 0.0 };
        let count = piles.len() + cards.len() + slots;
        let taken = (arrow + letter) * real(piles.len()) + gap * real(count) + self.mm(4.0);
        let w = self.mm(CARD).min((width - taken) / real(count.max(1)));
        if w < self.mm(LEAST).max(LEAST) {
            return Err(PrintError::TooLarge(self.voice.say(&Msg::SheetHand)));
        }
        let h = w * TALL;
        let mut block = Block { height: h, items: Vec::new() };
        let mut x = 0.0;
        for (name, pile) in piles {
            if several {
                let frame = Frame::new(x, 0.0, letter, h);
                let small = self.small_bold();
                block.draw(small.centred(frame, &name.letter().to_string())?);
                x += letter;
            }
            let middle = (h - self.mm(5.5)) / 2.0;
            block.draw(self.arrow(x + self.mm(2.6), middle, pile.direction()));
            x += arrow;
            let number = self.voice.n(pile.top());
            let frame = Frame::new(x, 0.0, w, h);
            block.items.extend(self.card_at(frame, &number)?);
            x += w + gap;
        }
        x += self.mm(1.2);
        block.draw(Item::Line {
            from: (x, h * 0.08),
            to: (x, h * 0.92),
            width: 0.3,
            stroke: Stroke::Solid,
        });
        x += self.mm(2.8);
        for card in cards {
            let frame = Frame::new(x, 0.0, w, h);
            let number = self.voice.card(*card);
            block.items.extend(self.card_at(frame, &number)?);
            x += w + gap;
        }
        for _ in 0..slots {
            block.draw(Style::slot_at(Frame::new(x, 0.0, w, h)));
            x += w + gap;
        }
        Ok(ShortFigures { first: h, block, answer: None })
    }

    fn short_mistake(
        &self,
        piles: &[(PileName, Pile)],
        mistake: &MistakeQuestion,
        width: f32,
    ) -> Result<ShortFigures, PrintError> {
        let play = self.short_row(piles, &mistake.cards(), 0, width)?;
        if mistake.is_illegal() {
            return Ok(play);
        }
        let mut hand = self.short_row(&[], mistake.position.hand(), 0, width)?;
        self.under(&mut hand.block, 1.0, play.block);
        Ok(hand)
    }

    fn short_statement(&self, text: &str, width: f32) -> Result<ShortFigures, PrintError> {
        let mut block = self.body().tight_paragraph(text, width)?;
        let first = self.body().leading() * 0.83;
        let mut boxes = Block::default();
        let mut x = 0.0;
        for word in [Msg::SheetTrue, Msg::SheetFalse] {
            let word = self.voice.say(&word);
            let line = self.bold().line(&word)?;
            let wide = self.bold().width(&word)? + self.mm(2.0);
            let middle = (line.height - self.mm(5.0)) / 2.0;
            boxes.put(x, 0.0, line);
            boxes.items.extend(self.tick_box((x + wide, middle), false));
            x += wide + self.mm(15.0);
        }
        self.under(&mut block, 0.0, boxes);
        Ok(ShortFigures { first, block, answer: None })
    }
}

/// Figures, and how high the first row of them is: beside it stands the number.
struct ShortFigures {
    first: f32,
    block: Block,
    /// What stands before the line for the answer, where one is written.
    answer: Option<Msg>,
}
