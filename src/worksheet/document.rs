//! Whole documents: sheets and keys page by page.

use super::figures::Style;
use super::font::Weight;
use super::layout::{Block, Flow, LayoutError, Paper, Size, Type};
use super::plan::{Frame, Item, Page, Plan, Stroke};
use super::qr::Qr;
use super::sheet::{Exercise, Label, Sheet};
use super::template::{Part, Template};
use crate::l10n::{Locale, Msg};
use crate::puzzle::{Address, NumberDeck};
use crate::rules::{Direction, RuleSet};
use crate::solver::Solver;

/// How a document is to be printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Print {
    /// How large.
    pub size: Size,
    /// On which paper.
    pub paper: Paper,
    /// How numbers are written.
    pub deck: NumberDeck,
}

/// What an exercise stands under.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Above {
    /// Nothing to keep away from, or to go on with.
    Nothing,
    /// The table of statements, which it continues.
    Table,
    /// The frame of a puzzle.
    Puzzle,
}

/// Lays out sheets and keys of one template in one language.
pub struct Press<'a> {
    template: &'a Template,
    locale: &'a Locale,
    print: Print,
    style: Style<'a>,
    address: Option<&'a Address>,
}

impl<'a> Press<'a> {
    /// Ready to print.
    pub fn new(template: &'a Template, locale: &'a Locale, print: Print) -> Press<'a> {
        Press {
            template,
            locale,
            print,
            style: Style {
                points: print.size.points(),
                voice: locale.voice(print.deck),
            },
            address: None,
        }
    }

    /// With a link to the web version on every sheet, if there is one.
    #[must_use]
    pub fn linking(self, address: Option<&'a Address>) -> Press<'a> {
        Press { address, ..self }
    }

    /// The plan of these pages.
    pub fn plan(&self, pages: Vec<Page>, key: bool) -> Plan {
        Plan {
            size: self.print.paper.size(),
            title: if key { self.key_title() } else { self.title() },
            language: self.locale.code().to_owned(),
            pages,
        }
    }

    fn title(&self) -> String {
        self.locale.text(&self.template.title).unwrap_or_default()
    }

    fn key_title(&self) -> String {
        let title = self.title().into();
        self.locale.say(&Msg::KeyTitle { title })
    }

    fn label(&self, sheet: &Sheet) -> String {
        self.locale.say(&match sheet.label {
            Label::Version(letter) => Msg::SheetVersion {
                letter: letter.into(),
            },
            Label::Number(number) => Msg::SheetNumber {
                number: number.into(),
            },
        })
    }

    /// The head of a sheet or a key.
    fn head(&self, title: &str, intro: &str, width: f32) -> Result<Block, LayoutError> {
        let size = self.style.points;
        let mut block = Type::new(size * 1.7, Weight::Bold).paragraph(title, width)?;
        let soft = Type {
            size: size * 0.9,
            weight: Weight::Regular,
            gray: 0.25,
        };
        self.style
            .under(&mut block, -1.5, soft.paragraph(intro, width)?);
        Ok(block)
    }

    /// The link to the puzzles of a sheet, as a square for tablets to read.
    fn qr(&self, sheet: &Sheet) -> Option<Block> {
        /// The side in millimetres: large enough for the camera of an old tablet.
        const SIDE: f32 = 24.0;
        let code = sheet.code.as_ref().filter(|_| self.template.has_key())?;
        let qr = Qr::of(&self.address?.link(code))?;
        let real = |n: usize| u16::try_from(n).map_or(0.0, f32::from);
        let square = SIDE / real(qr.side);
        let items = qr.stripes.iter().map(|(row, column, length)| {
            let (x, y) = (real(*column) * square, real(*row) * square);
            let (right, low) = (x + real(*length) * square, y + square);
            Item::Shape {
                points: vec![(x, y), (right, y), (right, low), (x, low)],
                gray: 0.0,
            }
        });
        Some(Block {
            height: SIDE,
            items: items.collect(),
        })
    }

    fn names(&self, width: f32) -> Result<Block, LayoutError> {
        let mut block = Block::default();
        let names = self.locale.say(&Msg::SheetNames);
        let date = self.locale.say(&Msg::SheetDate);
        block.put(0.0, 0.0, self.style.field(&names, width * 0.64)?);
        block.put(width * 0.67, 0.0, self.style.field(&date, width * 0.33)?);
        Ok(block)
    }

    /// The pages of one sheet.
    pub fn sheet(&self, sheet: &Sheet) -> Result<Vec<Page>, LayoutError> {
        let mut flow = Flow::new(self.print.paper);
        let width = flow.width();
        let intro = self.locale.text(&self.template.intro).unwrap_or_default();
        let qr = self.qr(sheet);
        let room = qr.as_ref().map_or(width, |qr| width - qr.height - 4.0);
        let mut head = self.head(&self.title(), &intro, room)?;
        if let Some(qr) = qr {
            head.put(width - qr.height, 0.0, qr);
        }
        flow.add(head)?;
        if self.template.names {
            flow.space(1.0);
            flow.add(self.names(width)?)?;
        }
        flow.space(4.0);
        self.exercises(&mut flow, sheet)?;
        for part in &self.template.parts {
            match part {
                Part::Texts { keys } => self.texts(&mut flow, keys)?,
                Part::Scores { rows, games } => self.scores(&mut flow, *rows, *games)?,
                Part::Cards {} => self.cards(&mut flow)?,
                _ => {}
            }
        }
        let footer = match &sheet.code {
            Some(code) if self.template.has_key() => self.locale.say(&Msg::SheetFooter {
                code: code.to_string().into(),
                sheet: self.label(sheet).into(),
            }),
            _ => self.locale.say(&Msg::SheetFooterPlain),
        };
        self.finish(flow, &footer)
    }

    fn finish(&self, flow: Flow, footer: &str) -> Result<Vec<Page>, LayoutError> {
        flow.finish(footer, |page, pages| {
            self.locale.say(&Msg::SheetPage {
                page: page.into(),
                pages: pages.into(),
            })
        })
    }

    fn exercises(&self, flow: &mut Flow, sheet: &Sheet) -> Result<(), LayoutError> {
        let width = flow.width();
        let mut above = Above::Nothing;
        let mut drills: Vec<(Block, f32)> = Vec::new();
        for (exercise, number) in sheet.exercises.iter().zip(1..) {
            match exercise {
                Exercise::Statement(statement) => {
                    let row = self.style.statement_row(number, statement, false, width)?;
                    self.table_row(flow, row, above, &Msg::SheetStatement)?;
                    above = Above::Table;
                }
                Exercise::Puzzle(puzzle) => {
                    flow.space(self.style.mm(3.0));
                    flow.add(self.style.puzzle(number, puzzle, width)?)?;
                    above = Above::Puzzle;
                }
                Exercise::Drill(puzzle) => {
                    drills.push(self.style.drill(number, puzzle)?);
                    above = Above::Nothing;
                }
            }
        }
        Press::drills(flow, drills)
    }

    /// A row of the table of statements; the head stands over the first, and again over the first
    /// of every page.
    fn table_row(
        &self,
        flow: &mut Flow,
        row: Block,
        above: Above,
        title: &Msg,
    ) -> Result<(), LayoutError> {
        if above == Above::Table && flow.fits(row.height) {
            return flow.add(row);
        }
        if above == Above::Puzzle {
            flow.space(self.style.mm(3.0));
        }
        let mut first = self.style.statements_head(title, flow.width())?;
        let y = first.height;
        first.put(0.0, y, row);
        flow.add(first)
    }

    /// Two in a row, or one where two are too wide.
    fn drills(flow: &mut Flow, drills: Vec<(Block, f32)>) -> Result<(), LayoutError> {
        let half = flow.width() / 2.0;
        let mut row: Option<Block> = None;
        for (block, wide) in drills {
            match row.take() {
                Some(mut first) if wide <= half => {
                    first.put(half, 0.0, block);
                    flow.add(first)?;
                }
                before => {
                    before.map_or(Ok(()), |first| flow.add(first))?;
                    if wide <= half {
                        row = Some(block);
                    } else {
                        flow.add(block)?;
                    }
                }
            }
        }
        row.map_or(Ok(()), |last| flow.add(last))
    }

    /// Headed paragraphs, as large as one page allows but never larger than half as large again.
    fn texts(&self, flow: &mut Flow, keys: &[String]) -> Result<(), LayoutError> {
        const GAP: f32 = 2.0;
        let sizes = (10_u8..=30).rev().map(f32::from);
        let wanted = sizes.filter(|size| *size <= self.style.points * 1.5);
        let mut best = Vec::new();
        for points in wanted {
            best = keys
                .iter()
                .map(|key| self.headed(key, points, flow.width()))
                .collect::<Result<_, _>>()?;
            let height: f32 = best.iter().map(|block: &Block| block.height + GAP).sum();
            if height <= flow.room() {
                break;
            }
        }
        for block in best {
            flow.add(block)?;
            flow.space(GAP);
        }
        Ok(())
    }

    fn headed(&self, key: &str, points: f32, width: f32) -> Result<Block, LayoutError> {
        let style = Style {
            points,
            ..self.style
        };
        let title = self
            .locale
            .text(&format!("{key}-title"))
            .unwrap_or_default();
        let text = self.locale.text(key).unwrap_or_default();
        let mut block = style.bold().paragraph(&title, width)?;
        style.under(&mut block, 0.0, style.body().paragraph(&text, width)?);
        Ok(block)
    }

    fn scores(&self, flow: &mut Flow, rows: usize, games: usize) -> Result<(), LayoutError> {
        let width = flow.width();
        let columns = f32::from(u8::try_from(games + 1).unwrap_or(5));
        let narrow = self.style.mm(27.0).min(width * 0.7 / columns);
        let team = width - narrow * columns;
        // Rows for handwriting need not grow with the print; the table stays on one page.
        let height = 14.0;
        let mut heads = vec![self.locale.say(&Msg::ScoreTeam)];
        heads.extend((1..=games).map(|number| {
            let number = number.into();
            self.locale.say(&Msg::ScoreGame { number })
        }));
        heads.push(self.locale.say(&Msg::ScoreTotal));
        for row in 0..=rows {
            let mut block = Block {
                height,
                items: Vec::new(),
            };
            let mut x = 0.0;
            for (index, head) in heads.iter().enumerate() {
                let wide = if index == 0 { team } else { narrow };
                let frame = Frame::new(x, 0.0, wide, height);
                block.draw(Style::cell_at(frame, (row == 0).then_some(0.93)));
                if row == 0 {
                    let small = Type::new((self.style.points * 0.85).min(13.0), Weight::Bold);
                    block.draw(small.centred(frame, head)?);
                }
                x += wide;
            }
            flow.add(block)?;
        }
        Ok(())
    }

    /// All cards and the four bases, sixteen a page, with lines to cut along.
    fn cards(&self, flow: &mut Flow) -> Result<(), LayoutError> {
        const COLUMNS: usize = 4;
        let width = flow.width();
        let (w, h) = (width / 4.0, 56.0);
        let set = RuleSet::Classic;
        let mut faces: Vec<(String, Option<Direction>)> = [Direction::Up, Direction::Down]
            .into_iter()
            .flat_map(|direction| {
                let base = self.style.voice.n(set.base(direction));
                [(base.clone(), Some(direction)), (base, Some(direction))]
            })
            .collect();
        faces.extend(
            set.cards()
                .iter()
                .map(|card| (self.style.voice.card(card), None)),
        );
        for row in faces.chunks(COLUMNS) {
            let mut block = Block {
                height: h,
                items: Vec::new(),
            };
            for (index, (number, base)) in row.iter().enumerate() {
                let x = w * f32::from(u8::try_from(index).unwrap_or(0));
                let frame = Frame::new(x, 0.0, w, h);
                block.draw(Item::Rect {
                    frame,
                    radius: 0.0,
                    border: 0.15,
                    stroke: Stroke::Dashed,
                    fill: None,
                });
                block.items.extend(self.face(frame, number, *base)?);
            }
            flow.add(block)?;
        }
        Ok(())
    }

    fn face(
        &self,
        frame: Frame,
        number: &str,
        base: Option<Direction>,
    ) -> Result<Vec<Item>, LayoutError> {
        let size = if number.chars().count() > 2 {
            44.0
        } else {
            64.0
        };
        let digits = Type::new(size, Weight::Bold);
        let mut items = vec![digits.centred(frame, number)?];
        let turned = number.chars().all(|c| "0689".contains(c)) && number.contains(['6', '9']);
        if turned && base.is_none() {
            let wide = digits.width(number)?;
            let (x, y) = (frame.x + (frame.w - wide) / 2.0, frame.y + frame.h * 0.72);
            items.push(Item::Line {
                from: (x, y),
                to: (x + wide, y),
                width: 1.2,
                stroke: Stroke::Solid,
            });
        }
        if let Some(direction) = base {
            let word = self.locale.say(match direction {
                Direction::Up => &Msg::SheetUp,
                Direction::Down => &Msg::SheetDown,
            });
            let line = Frame::new(frame.x, frame.y + frame.h - 12.0, frame.w, 8.0);
            items.push(Type::new(14.0, Weight::Bold).centred(line, &word)?);
            let middle = frame.x + frame.w / 2.0;
            items.push(self.style.arrow(middle, frame.y + 5.0, direction));
        }
        Ok(items)
    }

    /// The pages of the key to one sheet.
    pub fn key(&self, solver: &mut Solver, sheet: &Sheet) -> Result<Vec<Page>, LayoutError> {
        let mut flow = Flow::new(self.print.paper);
        let width = flow.width();
        let intro = self.locale.say(&match &sheet.code {
            Some(code) => Msg::KeyIntro {
                sheet: self.label(sheet).into(),
                code: code.to_string().into(),
            },
            None => Msg::KeyIntroPlain,
        });
        flow.add(self.head(&self.key_title(), &intro, width)?)?;
        flow.space(4.0);
        let mut above = Above::Nothing;
        for (exercise, number) in sheet.exercises.iter().zip(1..) {
            match exercise {
                Exercise::Statement(statement) => {
                    let row = self.style.statement_row(number, statement, true, width)?;
                    self.table_row(&mut flow, row, above, &Msg::SheetReason)?;
                    above = Above::Table;
                }
                Exercise::Puzzle(puzzle) => {
                    flow.space(self.style.mm(3.0));
                    flow.add(self.style.puzzle_key(solver, number, puzzle, width)?)?;
                    above = Above::Puzzle;
                }
                Exercise::Drill(puzzle) => {
                    let facts = crate::puzzle::reasons(solver, puzzle);
                    let sums: Vec<String> = facts
                        .iter()
                        .map(|fact| self.style.voice.fact(fact))
                        .collect();
                    let line = format!("{number} · {}", sums.join(" "));
                    flow.add(self.style.body().paragraph(&line, width)?)?;
                }
            }
        }
        let footer = self.locale.say(&match &sheet.code {
            Some(code) => Msg::SheetFooter {
                code: code.to_string().into(),
                sheet: self.locale.say(&Msg::KeyFooter).into(),
            },
            None => Msg::KeyFooterPlain,
        });
        self.finish(flow, &footer)
    }
}
