//! Whole documents: sheets and keys page by page.

mod card_back;
mod card_face;
mod cards;
mod dominoes;
mod flame;
mod fold;
mod keys;
mod observation;
mod plain;
mod scores;
mod short;
mod small;
mod table;
mod texts;

use super::errors::PrintError;
use super::figures::Style;
use super::flow::{Flow, Footer};
use super::flow_block::{FlowBlock, Spacing};
use super::font::Weight;
use super::header::{Header, HeaderField};
use super::layout::{Block, Paper, Size, Type, real};
use super::plan::{Item, Page, Plan, Symbol};
use super::qr::Qr;
use super::sheet::{Exercise, Label, Sheet};
use super::template::Template;
use crate::puzzle::{Address, NumberDeck};
use crate::text::{Locale, Msg};
use fold::FOLD;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Print {
    pub size: Size,
    pub paper: Paper,
    pub deck: NumberDeck,
}

pub struct SheetComposer<'a> {
    template: &'a Template,
    locale: &'a Locale,
    print: Print,
    style: Style<'a>,
    header: Option<&'a Header>,
    address: Option<&'a Address>,
}

impl<'a> SheetComposer<'a> {
    pub fn new(template: &'a Template, locale: &'a Locale, print: Print) -> SheetComposer<'a> {
        SheetComposer {
            template,
            locale,
            print,
            style: Style {
                points: print.size.points(),
                voice: locale.voice(print.deck),
                tight: false,
            },
            header: None,
            address: None,
        }
    }

    #[must_use]
    pub fn with_header(self, header: &'a Header) -> SheetComposer<'a> {
        let header = Some(header);
        SheetComposer { header, ..self }
    }

    #[must_use]
    pub fn linking(self, address: Option<&'a Address>) -> SheetComposer<'a> {
        SheetComposer { address, ..self }
    }

    pub fn plan(&self, pages: Vec<Page>, key: bool) -> Plan {
        Plan {
            size: self.print.paper.size(),
            title: if key { self.key_title() } else { self.title() },
            language: self.locale.code().to_owned(),
            pages,
            bookmarks: Vec::new(),
        }
    }

    pub(super) fn title(&self) -> String {
        let own = self.header.map(|header| header.text(HeaderField::Title));
        if let Some(own) = own.filter(|own| !own.is_empty()) {
            return own.to_owned();
        }
        self.style.voice.text(&self.template.title).unwrap_or_default()
    }

    fn key_title(&self) -> String {
        let title = self.title().into();
        self.locale.say(&Msg::KeyTitle { title })
    }

    pub(super) fn class_key_title(&self) -> String {
        let title = self.title().into();
        self.locale.say(&Msg::KeyClassTitle { title })
    }

    fn label(&self, sheet: &Sheet) -> Option<String> {
        Some(self.locale.say(&match sheet.label {
            Label::Single => return None,
            Label::Version(version) => Msg::SheetVersion { letter: version.letter().into() },
            Label::Number(number) => Msg::SheetNumber { number: number.into() },
        }))
    }

    pub(super) fn bookmark(&self, sheet: &Sheet) -> String {
        let stars = usize::from(sheet.stars.unwrap_or_default());
        let stars = Symbol::Star.character().to_string().repeat(stars);
        let name = self.name(sheet);
        let parts = [stars, name].into_iter().filter(|part| !part.is_empty());
        parts.collect::<Vec<_>>().join(" · ")
    }

    pub(super) fn name(&self, sheet: &Sheet) -> String {
        let code = sheet.code.as_ref().map(ToString::to_string);
        let parts = [self.label(sheet), code];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        parts.join(" · ")
    }

    pub(super) fn key_name(&self, sheet: &Sheet) -> String {
        let title = self.bookmark(sheet).into();
        self.locale.say(&Msg::KeyTitle { title })
    }

    fn head(&self, title: &str, intro: &str, width: f32) -> Result<Block, PrintError> {
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
        let own = self.header.iter().flat_map(|own| own.lines(self.locale));
        // The first line is near the title, the others are as far apart as lines are.
        let mut nearer = -1.5;
        for line in own.chain([intro.to_owned()]) {
            let line = self.style.soft().paragraph(&line, width)?;
            self.style.under(&mut block, nearer, line);
            nearer = 0.0;
        }
        Ok(block)
    }

    fn starred(&self, sheet: &Sheet, head: Block) -> Block {
        let Some(stars) = sheet.stars else {
            return head;
        };
        let (mut block, _) = Style::stars(stars, self.style.mm(6.5));
        self.style.under(&mut block, 0.5, head);
        block
    }

    /// The link to the puzzles of a sheet, as a square for tablets to read.
    fn qr(&self, sheet: &Sheet) -> Option<Block> {
        /// The side in millimetres: large enough for the camera of an old tablet.
        const SIDE: f32 = 24.0;
        let code = sheet.code.as_ref().filter(|_| !sheet.exercises.is_empty())?;
        let qr = Qr::of(&self.address?.link(code))?;
        let square = SIDE / real(qr.side);
        let items = qr.stripes.iter().map(|(row, column, length)| {
            let (x, y) = (real(*column) * square, real(*row) * square);
            let (right, low) = (x + real(*length) * square, y + square);
            Item::Shape {
                points: vec![(x, y), (right, y), (right, low), (x, low)],
                gray: 0.0,
                symbol: None,
            }
        });
        Some(Block { height: SIDE, items: items.collect() })
    }

    fn names(&self, width: f32) -> Result<Block, PrintError> {
        let mut block = Block::default();
        let names = self.locale.say(&Msg::SheetNames);
        let date = self.locale.say(&Msg::SheetDate);
        block.put(0.0, 0.0, self.style.field(&names, width * 0.64)?);
        block.put(width * 0.67, 0.0, self.style.field(&date, width * 0.33)?);
        Ok(block)
    }

    /// What stands at the top of the pages after the first: whose they are, and what.
    fn running_head(&self, width: f32) -> Result<Block, PrintError> {
        let small = Style { points: 11.0, ..self.style };
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

    fn flow(&self) -> Result<Flow, PrintError> {
        let flow = if self.template.fold {
            Flow::part_of(self.print.paper, FOLD.0)
        } else {
            Flow::new(self.print.paper)
        };
        let running = self.running_head(flow.width())?;
        Ok(flow.running(running))
    }

    pub fn sheet(&self, sheet: &Sheet) -> Result<Vec<Page>, PrintError> {
        let mut flow = self.flow()?;
        let width = flow.width();
        let intro = self.style.voice.text(&self.template.intro).unwrap_or_default();
        let qr = self.qr(sheet);
        let room = qr.as_ref().map_or(width, |qr| width - qr.height - 4.0);
        let mark = self.header.map(|own| own.mark_of(sheet.exercises.len()));
        let mark = mark.flatten().map(|points| self.style.mark_box(points));
        let mark = mark.transpose()?;
        let words = mark.as_ref().map_or(room, |(_, wide)| room - wide - 4.0);
        let mut head = self.starred(sheet, self.head(&self.title(), &intro, words)?);
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
        flow.space(2.0);
        flow.pour(&self.pieces(sheet, width)?)?;
        self.plain(&mut flow, sheet)?;
        let coded = sheet.code.as_ref().filter(|_| self.template.has_answers());
        let footer = Footer {
            code: coded.map(ToString::to_string),
            words: self.locale.say(&match self.label(sheet) {
                Some(label) if coded.is_some() => Msg::SheetFooter { sheet: label.into() },
                _ => Msg::SheetFooterPlain,
            }),
        };
        let pages = self.finish(flow, &footer)?;
        if self.template.fold {
            return self.with_fold(pages);
        }
        Ok(pages)
    }

    fn finish(&self, flow: Flow, footer: &Footer) -> Result<Vec<Page>, PrintError> {
        flow.finish(footer, |page, pages| {
            self.locale.say(&Msg::SheetPage { page: page.into(), pages: pages.into() })
        })
    }

    fn pieces(&self, sheet: &Sheet, width: f32) -> Result<Vec<FlowBlock>, PrintError> {
        let style = self.style;
        let mut pieces: Vec<FlowBlock> = Vec::new();
        let mut drills: Vec<(Block, f32)> = Vec::new();
        let mut goals: Vec<String> = Vec::new();
        for (exercise, number) in sheet.exercises.iter().zip(1..) {
            let mut piece = match exercise {
                Exercise::Statement(statement) => style.statement(number, statement, width)?,
                Exercise::Puzzle(puzzle) => {
                    let mut piece = style.puzzle(number, puzzle, sheet.helped, width)?;
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
                    FlowBlock::from(block).after(Spacing::ROWS)
                }
                Exercise::Drill(puzzle) => {
                    drills.push(style.drill(number, puzzle)?);
                    continue;
                }
            };
            if self.template.fold {
                piece.aside = Some(self.folded_answer(number, exercise)?);
            }
            pieces.extend(Style::drill_rows(&std::mem::take(&mut drills), width));
            pieces.push(piece);
        }
        pieces.extend(Style::drill_rows(&drills, width));
        Ok(pieces)
    }

    /// What counts, as a sentence over the first puzzle.
    fn goal(&self, goal: &str, width: f32) -> Result<Block, PrintError> {
        let soft = self.style.soft();
        if self.style.tight {
            let size = soft.size.min(10.5);
            return Type { size, ..soft }.tight_paragraph(goal, width);
        }
        soft.paragraph(goal, width)
    }
}
