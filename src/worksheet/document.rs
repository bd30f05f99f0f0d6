//! Whole documents: sheets and keys page by page.

mod plain;

use super::figures::Style;
use super::font::Weight;
use super::key::Column;
use super::layout::{Block, Flow, Footer, LayoutError, MARGIN, Paper, Size, Type, real};
use super::piece::{Gap, Piece};
use super::plan::{Frame, Item, Page, Plan, Stroke};
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

/// Of a sheet whose answers can be folded away: the part of the width with the exercises, and
/// where it is folded.
const FOLD: (f32, f32) = (0.755, 0.785);

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
                tight: false,
            },
            address: None,
        }
    }

    /// With a link to the web version on every sheet, if there is one.
    #[must_use]
    pub fn linking(self, address: Option<&'a Address>) -> Press<'a> {
        Press { address, ..self }
    }

    /// The same for teachers, whose eyes are those of grown-ups: always at the standard size.
    fn for_key(&self) -> Press<'a> {
        let print = Print {
            size: Size::Standard,
            ..self.print
        };
        Press::new(self.template, self.locale, print).linking(self.address)
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

    /// The title of a sheet.
    pub(super) fn title(&self) -> String {
        self.locale.text(&self.template.title).unwrap_or_default()
    }

    fn key_title(&self) -> String {
        let title = self.title().into();
        self.locale.say(&Msg::KeyTitle { title })
    }

    /// The title of the class key.
    pub(super) fn class_key_title(&self) -> String {
        let title = self.title().into();
        self.locale.say(&Msg::KeyClassTitle { title })
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

    /// What a sheet is called among others.
    pub(super) fn name(&self, sheet: &Sheet) -> String {
        let code = sheet.code.as_ref().map(ToString::to_string);
        let parts = [Some(self.label(sheet)), code];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        parts.join(" · ")
    }

    /// The same for its key.
    pub(super) fn key_name(&self, sheet: &Sheet) -> String {
        let title = self.name(sheet).into();
        self.locale.say(&Msg::KeyTitle { title })
    }

    /// The head of a sheet or a key.
    fn head(&self, title: &str, intro: &str, width: f32) -> Result<Block, LayoutError> {
        let size = self.style.points;
        // A title is one line if a somewhat smaller one fits.
        let sizes = [1.7, 1.55, 1.4, 1.25].map(|grown| Type::new(size * grown, Weight::Bold));
        let large = Type::new(size * 1.7, Weight::Bold);
        let mut fitting = large;
        for set in sizes {
            if set.width(title)? <= width {
                fitting = set;
                break;
            }
        }
        let mut block = fitting.paragraph(title, width)?;
        self.style
            .under(&mut block, -1.5, self.style.soft().paragraph(intro, width)?);
        Ok(block)
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

    /// What stands at the top of the pages after the first: whose they are, and what.
    fn running_head(&self, width: f32) -> Result<Block, LayoutError> {
        let small = Style {
            points: 11.0,
            ..self.style
        };
        let mut block = Block::default();
        if !self.template.names {
            return Ok(block);
        }
        let names = self.locale.say(&Msg::SheetNames);
        block.put(0.0, 0.0, small.field(&names, width * 0.5)?);
        let title = self.title();
        let soft = small.soft();
        let wide = soft.width(&title)?;
        if wide <= width * 0.46 {
            block.put(width - wide, 0.0, soft.line(&title)?);
        }
        block.height += 3.0;
        Ok(block)
    }

    /// Empty pages for a sheet.
    fn flow(&self) -> Result<Flow, LayoutError> {
        let flow = if self.template.fold {
            Flow::part_of(self.print.paper, FOLD.0)
        } else {
            Flow::new(self.print.paper)
        };
        let running = self.running_head(flow.width())?;
        Ok(flow.running(running))
    }

    /// The pages of one sheet.
    pub fn sheet(&self, sheet: &Sheet) -> Result<Vec<Page>, LayoutError> {
        let mut flow = self.flow()?;
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
        flow.space(2.0);
        flow.pour(self.pieces(sheet, width)?)?;
        for part in &self.template.parts {
            match part {
                Part::Texts { keys } => self.texts(&mut flow, keys)?,
                Part::Scores { rows, games } => self.scores(&mut flow, *rows, *games)?,
                Part::Cards {} => self.cards(&mut flow)?,
                _ => {}
            }
        }
        let coded = sheet.code.as_ref().filter(|_| self.template.has_answers());
        let footer = Footer {
            code: coded.map(ToString::to_string),
            words: self.locale.say(&match coded {
                Some(_) => Msg::SheetFooter {
                    sheet: self.label(sheet).into(),
                },
                None => Msg::SheetFooterPlain,
            }),
        };
        let pages = self.finish(flow, &footer)?;
        if self.template.fold {
            return self.with_fold(pages);
        }
        Ok(pages)
    }

    /// The line to fold along, and what it is for, on every page.
    fn with_fold(&self, mut pages: Vec<Page>) -> Result<Vec<Page>, LayoutError> {
        let (width, height) = self.print.paper.size();
        let inside = width - 2.0 * MARGIN;
        let x = MARGIN + inside * FOLD.1;
        let small = Type::new(10.0, Weight::Bold);
        let wide = inside * (1.0 - FOLD.1) - 4.0;
        let words = small.tight_paragraph(&self.locale.say(&Msg::SheetFold), wide)?;
        for page in &mut pages {
            page.items.push(Item::Line {
                from: (x, MARGIN),
                to: (x, height - MARGIN - 8.0),
                width: 0.3,
                stroke: Stroke::Dashed,
            });
            let words = words.items.iter().cloned();
            page.items
                .extend(words.map(|item| item.moved(x + 3.0, MARGIN)));
        }
        Ok(pages)
    }

    fn finish(&self, flow: Flow, footer: &Footer) -> Result<Vec<Page>, LayoutError> {
        flow.finish(footer, |page, pages| {
            self.locale.say(&Msg::SheetPage {
                page: page.into(),
                pages: pages.into(),
            })
        })
    }

    /// The exercises of a sheet.
    fn pieces(&self, sheet: &Sheet, width: f32) -> Result<Vec<Piece>, LayoutError> {
        let style = self.style;
        let mut pieces: Vec<Piece> = Vec::new();
        let mut drills: Vec<(Block, f32)> = Vec::new();
        let mut goals: Vec<String> = Vec::new();
        for (exercise, number) in sheet.exercises.iter().zip(1..) {
            let mut piece = match exercise {
                Exercise::Statement(statement) => style.statement(number, statement, width)?,
                Exercise::Puzzle(puzzle) => {
                    let mut piece = style.puzzle(number, puzzle, false, width)?;
                    // Over the first puzzle that needs it, and never parted from it.
                    let goal = style.voice.goal(&puzzle.question);
                    if let Some(goal) = goal.filter(|goal| !goals.contains(goal)) {
                        piece.over = Some(self.goal(&goal, width)?);
                        goals.push(goal);
                    }
                    piece
                }
                Exercise::Drill(puzzle) if self.template.fold => {
                    let (block, _) = style.drill(number, puzzle)?;
                    Piece::from(block).after(Gap::ROWS)
                }
                Exercise::Drill(puzzle) => {
                    drills.push(style.drill(number, puzzle)?);
                    continue;
                }
            };
            if self.template.fold {
                piece.aside = Some(self.folded_answer(number, exercise)?);
            }
            pieces.extend(style.drill_rows(std::mem::take(&mut drills), width));
            pieces.push(piece);
        }
        pieces.extend(style.drill_rows(drills, width));
        Ok(pieces)
    }

    /// What counts, as a sentence over the first puzzle.
    fn goal(&self, goal: &str, width: f32) -> Result<Block, LayoutError> {
        let soft = self.style.soft();
        if self.style.tight {
            let size = soft.size.min(10.5);
            return Type { size, ..soft }.tight_paragraph(goal, width);
        }
        soft.paragraph(goal, width)
    }

    /// The answer on the strip that is folded away, and where it begins.
    fn folded_answer(
        &self,
        number: usize,
        exercise: &Exercise,
    ) -> Result<(f32, Block), LayoutError> {
        let inside = self.print.paper.size().0 - 2.0 * MARGIN;
        let (x, wide) = (inside * FOLD.1 + 3.0, inside * (1.0 - FOLD.1) - 3.0);
        let text = format!("{number}\u{a0}· {}", self.style.brief(exercise));
        let small = Type::new(self.style.points * 0.85, Weight::Bold);
        Ok((x, small.tight_paragraph(&text, wide)?))
    }

    /// One sheet within a part of a page, if it fits there: for what is cut out. Its print is a
    /// little smaller.
    pub(super) fn cell(&self, sheet: &Sheet, size: (f32, f32)) -> Result<Block, LayoutError> {
        let style = Style {
            points: self.style.points * 0.86,
            tight: true,
            ..self.style
        };
        Press { style, ..*self }.small_sheet(sheet, size)
    }

    fn small_sheet(&self, sheet: &Sheet, (w, h): (f32, f32)) -> Result<Block, LayoutError> {
        let mut flow = Flow::within(Frame::new(0.0, 0.0, w, h));
        flow.add(self.small_head(sheet, w)?)?;
        flow.pour(self.pieces(sheet, w)?)?;
        let mut pages = flow.into_pages().into_iter();
        let page = pages.next().unwrap_or_default();
        if pages.next().is_some() {
            return Err(LayoutError::TooLarge(self.title()));
        }
        Ok(Block {
            height: h,
            items: page.items,
        })
    }

    /// Title, code and a line for the name: in one row where that is wide enough, else in two.
    fn small_head(&self, sheet: &Sheet, width: f32) -> Result<Block, LayoutError> {
        let small = Type::new(10.0, Weight::Regular);
        let bold = Type::new(self.style.points * 1.15, Weight::Bold);
        let (title, code) = (self.title(), self.name(sheet));
        let wide = bold.width(&title)?;
        let mut block = bold.line(&title)?;
        block.height *= 0.9;
        let at = width - small.width(&code)?;
        if at < wide {
            return Err(LayoutError::TooLarge(title));
        }
        block.put(at, 0.0, small.line(&code)?);
        if !self.template.names {
            return Ok(block);
        }
        let label = self.locale.say(&Msg::SheetNames);
        let between = at - wide - 8.0;
        if between > self.style.mm(60.0) {
            let field = self.style.field(&label, between - 2.0)?;
            block.put(wide + 5.0, 0.0, field);
        } else {
            self.style
                .under(&mut block, 0.0, self.style.field(&label, width)?);
        }
        Ok(block)
    }

    /// The pages of the key to one sheet.
    pub fn key(&self, solver: &mut Solver, sheet: &Sheet) -> Result<Vec<Page>, LayoutError> {
        self.for_key().key_pages(solver, sheet)
    }

    fn key_pages(&self, solver: &mut Solver, sheet: &Sheet) -> Result<Vec<Page>, LayoutError> {
        let intro = self.locale.say(&match &sheet.code {
            Some(_) => Msg::KeyIntro {
                sheet: self.name(sheet).into(),
            },
            None => Msg::KeyIntroPlain,
        });
        let mut flow = self.key_flow(&self.key_title(), &intro)?;
        let width = flow.width();
        let mut pieces: Vec<Piece> = Vec::new();
        let mut drills: Vec<(Block, f32)> = Vec::new();
        for (exercise, number) in sheet.exercises.iter().zip(1..) {
            let piece = match exercise {
                Exercise::Statement(statement) => {
                    self.style.statement_key(number, statement, width)?
                }
                Exercise::Puzzle(puzzle) => self.style.puzzle_key(solver, number, puzzle, width)?,
                Exercise::Drill(puzzle) => {
                    let text = self.style.drill_key(number, puzzle);
                    let wide = self.style.body().width(&text)? + self.style.mm(6.0);
                    drills.push((self.style.body().line(&text)?, wide));
                    continue;
                }
            };
            pieces.extend(self.style.drill_rows(std::mem::take(&mut drills), width));
            pieces.push(piece);
        }
        pieces.extend(self.style.drill_rows(drills, width));
        flow.pour(pieces)?;
        self.finish(flow, &self.key_footer(sheet.code.as_ref(), &Msg::KeyFooter))
    }

    fn key_flow(&self, title: &str, intro: &str) -> Result<Flow, LayoutError> {
        let flow = Flow::new(self.print.paper);
        let mut running = Type::new(11.0, Weight::Bold).line(title)?;
        running.height += 2.0;
        let mut flow = flow.running(running);
        let head = self.head(title, intro, flow.width())?;
        flow.add(head)?;
        flow.space(3.0);
        Ok(flow)
    }

    fn key_footer(&self, code: Option<&crate::puzzle::Code>, what: &Msg) -> Footer {
        let sheet = self.locale.say(what).into();
        Footer {
            code: code.map(ToString::to_string),
            words: self.locale.say(&Msg::SheetFooter { sheet }),
        }
    }

    /// The class key: one row a sheet.
    pub fn class_key(&self, sheets: &[Sheet]) -> Result<Vec<Page>, LayoutError> {
        self.for_key().class_key_pages(sheets)
    }

    fn class_key_pages(&self, sheets: &[Sheet]) -> Result<Vec<Page>, LayoutError> {
        /// So many sheets fit on two pages.
        const CLASS: f32 = 28.0;
        let intro = self.locale.say(&Msg::KeyClassIntro);
        let mut flow = self.key_flow(&self.class_key_title(), &intro)?;
        let columns = self.class_columns(sheets);
        let (_, height) = self.print.paper.size();
        let (first, page) = (flow.room() - 8.0, height - 2.0 * MARGIN - 24.0);
        let most = (first + page) * (real(sheets.len()) / CLASS).max(1.0);
        flow.pour(Style::class_rows(&columns, flow.width(), most)?)?;
        self.finish(flow, &self.key_footer(None, &Msg::KeyClassFooter))
    }

    /// The columns of the class key: which sheet, its code, and an answer for every exercise.
    fn class_columns(&self, sheets: &[Sheet]) -> Vec<Column> {
        let mut columns = vec![Column {
            head: self.locale.say(&Msg::KeyClassSheet),
            cells: sheets.iter().map(|sheet| self.class_label(sheet)).collect(),
        }];
        if sheets.iter().any(|sheet| sheet.code.is_some()) {
            let codes = sheets.iter().map(|sheet| sheet.code.as_ref());
            let codes = codes.map(|code| code.map(ToString::to_string).unwrap_or_default());
            columns.push(Column {
                head: self.locale.say(&Msg::KeyClassCode),
                cells: codes.collect(),
            });
        }
        let longest = sheets.iter().map(|sheet| sheet.exercises.len()).max();
        for index in 0..longest.unwrap_or(0) {
            let answers = sheets.iter().map(|sheet| {
                let exercise = sheet.exercises.get(index);
                exercise.map(|exercise| self.style.brief(exercise))
            });
            columns.push(Column {
                head: (index + 1).to_string(),
                cells: answers.map(Option::unwrap_or_default).collect(),
            });
        }
        columns
    }

    fn class_label(&self, sheet: &Sheet) -> String {
        match sheet.label {
            Label::Version(letter) => letter.to_string(),
            Label::Number(number) => number.to_string(),
        }
    }
}
