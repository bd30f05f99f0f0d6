//! Whole documents: sheets and keys page by page.

mod plain;

use super::figures::Style;
use super::font::Weight;
use super::header::{Header, HeaderField};
use super::layout::{Block, Flow, LayoutError, Paper, Size, Type, real};
use super::plan::{Item, Page, Plan};
use super::qr::Qr;
use super::sheet::{Exercise, Label, Sheet};
use super::template::{Part, Template};
use crate::l10n::{Locale, Msg};
use crate::puzzle::{Address, NumberDeck};
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
    header: Option<&'a Header>,
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
            header: None,
            address: None,
        }
    }

    /// With what a teacher puts at the head of every sheet.
    #[must_use]
    pub fn with_header(self, header: &'a Header) -> Press<'a> {
        let header = Some(header);
        Press { header, ..self }
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
            bookmarks: Vec::new(),
        }
    }

    fn title(&self) -> String {
        let own = self.header.map(|header| header.text(HeaderField::Title));
        if let Some(own) = own.filter(|own| !own.is_empty()) {
            return own.to_owned();
        }
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
        let own = self.header.iter().flat_map(|own| own.lines(self.locale));
        // The first line is near the title, the others are as far apart as lines are.
        let mut nearer = -1.5;
        for line in own.chain([intro.to_owned()]) {
            let line = self.soft().paragraph(&line, width)?;
            self.style.under(&mut block, nearer, line);
            nearer = 0.0;
        }
        Ok(block)
    }

    /// What stands beside the questions.
    fn soft(&self) -> Type {
        Type {
            size: self.style.points * 0.9,
            weight: Weight::Regular,
            gray: 0.25,
        }
    }

    /// The link to the puzzles of a sheet, as a square for tablets to read.
    fn qr(&self, sheet: &Sheet) -> Option<Block> {
        /// The side in millimetres: large enough for the camera of an old tablet.
        const SIDE: f32 = 24.0;
        let code = sheet
            .code
            .as_ref()
            .filter(|_| self.template.has_answers())?;
        let qr = Qr::of(&self.address?.link(code))?;
        let square = SIDE / real(qr.side);
        let items = qr.stripes.iter().map(|(row, column, length)| {
            let (x, y) = (real(*column) * square, real(*row) * square);
            let (right, low) = (x + real(*length) * square, y + square);
            Item::Shape {
                points: vec![(x, y), (right, y), (right, low), (x, low)],
                gray: 0.0,
                mark: None,
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
        let mark = self.header.map(|own| own.mark_of(sheet.exercises.len()));
        let mark = mark.flatten().map(|points| self.style.mark_box(points));
        let mark = mark.transpose()?;
        let words = mark.as_ref().map_or(room, |(_, wide)| room - wide - 4.0);
        let mut head = self.head(&self.title(), &intro, words)?;
        if let Some((mark, wide)) = mark {
            head.put(room - wide, 0.0, mark);
        }
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
            Some(code) if self.template.has_answers() => self.locale.say(&Msg::SheetFooter {
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
        let mut goal_said = false;
        for (exercise, number) in sheet.exercises.iter().zip(1..) {
            match exercise {
                Exercise::Statement(statement) => {
                    let row = self.style.statement_row(number, statement, false, width)?;
                    self.table_row(flow, row, above, &Msg::SheetStatement)?;
                    above = Above::Table;
                }
                Exercise::Puzzle(puzzle) => {
                    flow.space(self.style.mm(3.0));
                    let mut block = self.style.puzzle(number, puzzle, width)?;
                    let goal = self.style.voice.goal(&puzzle.question);
                    if let Some(goal) = goal.filter(|_| !goal_said) {
                        goal_said = true;
                        // Over the first puzzle that needs it, and never parted from it.
                        let mut head = self.soft().paragraph(&goal, width)?;
                        self.style.under(&mut head, 1.5, block);
                        block = head;
                    }
                    flow.add(block)?;
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
