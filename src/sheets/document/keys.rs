//! Keys: of one sheet in full, of a class in one table.

use super::{Print, SheetComposer};
use crate::puzzle::Code;
use crate::sheets::errors::PrintError;
use crate::sheets::figures::Style;
use crate::sheets::flow::{Flow, Footer, MARGIN};
use crate::sheets::flow_block::FlowBlock;
use crate::sheets::font::Weight;
use crate::sheets::key::ClassColumn;
use crate::sheets::layout::{Block, Size, Type, real};
use crate::sheets::plan::Page;
use crate::sheets::sheet::{Exercise, Label, Sheet};
use crate::solver::Solver;
use crate::text::Msg;

impl<'a> SheetComposer<'a> {
    /// The same for teachers, whose eyes are those of grown-ups: always at the standard size.
    fn for_key(&self) -> SheetComposer<'a> {
        let print = Print { size: Size::Standard, ..self.print };
        SheetComposer {
            header: self.header,
            ..SheetComposer::new(self.template, self.locale, print).linking(self.address)
        }
    }

    pub fn key(&self, solver: &mut Solver, sheet: &Sheet) -> Result<Vec<Page>, PrintError> {
        self.for_key().key_pages(solver, sheet)
    }

    fn key_pages(&self, solver: &mut Solver, sheet: &Sheet) -> Result<Vec<Page>, PrintError> {
        let intro = self.locale.say(&match &sheet.code {
            Some(_) => Msg::KeyIntro { sheet: self.name(sheet).into() },
            None => Msg::KeyIntroPlain,
        });
        let mut flow = self.key_flow(Some(sheet), &self.key_title(), &intro)?;
        let width = flow.width();
        let mut pieces: Vec<FlowBlock> = Vec::new();
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
            pieces.extend(Style::drill_rows(&std::mem::take(&mut drills), width));
            pieces.push(piece);
        }
        pieces.extend(Style::drill_rows(&drills, width));
        flow.pour(&pieces)?;
        for chain in &sheet.chains {
            self.chain_key(&mut flow, chain)?;
        }
        self.finish(flow, &self.key_footer(sheet.code.as_ref(), &Msg::KeyFooter))
    }

    fn key_flow(
        &self,
        sheet: Option<&Sheet>,
        title: &str,
        intro: &str,
    ) -> Result<Flow, PrintError> {
        let flow = Flow::new(self.print.paper);
        let mut running = Type::new(11.0, Weight::Bold).line(title)?;
        running.height += 2.0;
        let mut flow = flow.running(running);
        let mut head = self.head(title, intro, flow.width())?;
        if let Some(sheet) = sheet {
            head = self.starred(sheet, head);
        }
        flow.add(head)?;
        flow.space(3.0);
        Ok(flow)
    }

    fn key_footer(&self, code: Option<&Code>, what: &Msg) -> Footer {
        let sheet = self.locale.say(what).into();
        Footer {
            code: code.map(ToString::to_string),
            words: self.locale.say(&Msg::SheetFooter { sheet }),
        }
    }

    /// The class key: one row a sheet.
    pub fn class_key(&self, sheets: &[Sheet]) -> Result<Vec<Page>, PrintError> {
        self.for_key().class_key_pages(sheets)
    }

    fn class_key_pages(&self, sheets: &[Sheet]) -> Result<Vec<Page>, PrintError> {
        const CLASS: f32 = 28.0;
        let intro = self.locale.say(&Msg::KeyClassIntro);
        let mut flow = self.key_flow(None, &self.class_key_title(), &intro)?;
        let columns = self.class_columns(sheets);
        let (_, height) = self.print.paper.size();
        let (first, page) = (flow.room() - 8.0, height - 2.0 * MARGIN - 24.0);
        let most = (first + page) * (real(sheets.len()) / CLASS).max(1.0);
        flow.pour(&Style::class_rows(&columns, flow.width(), most)?)?;
        self.finish(flow, &self.key_footer(None, &Msg::KeyClassFooter))
    }

    /// The columns of the class key: which sheet, its code, and an answer for every exercise.
    fn class_columns(&self, sheets: &[Sheet]) -> Vec<ClassColumn> {
        let mut columns = vec![ClassColumn {
            head: self.locale.say(&Msg::KeyClassSheet),
            cells: sheets.iter().map(SheetComposer::class_label).collect(),
        }];
        if sheets.iter().any(|sheet| sheet.code.is_some()) {
            let codes = sheets.iter().map(|sheet| sheet.code.as_ref());
            let codes = codes.map(|code| code.map(ToString::to_string).unwrap_or_default());
            columns.push(ClassColumn {
                head: self.locale.say(&Msg::KeyClassCode),
                cells: codes.collect(),
            });
        }
        if sheets.iter().any(|sheet| sheet.stars.is_some()) {
            let levels = sheets.iter().map(|sheet| sheet.stars);
            let levels = levels.map(|stars| stars.map(|n| n.to_string()).unwrap_or_default());
            columns.push(ClassColumn {
                head: self.locale.say(&Msg::KeyClassLevel),
                cells: levels.collect(),
            });
        }
        let longest = sheets.iter().map(|sheet| sheet.exercises.len()).max();
        for index in 0..longest.unwrap_or(0) {
            let answers = sheets.iter().map(|sheet| {
                let exercise = sheet.exercises.get(index);
                exercise.map(|exercise| self.style.brief(exercise))
            });
            columns.push(ClassColumn {
                head: (index + 1).to_string(),
                cells: answers.map(Option::unwrap_or_default).collect(),
            });
        }
        if sheets.iter().any(|sheet| !sheet.chains.is_empty()) {
            columns.push(ClassColumn {
                head: self.locale.say(&Msg::KeyClassChain),
                cells: sheets.iter().map(|sheet| self.chains(sheet)).collect(),
            });
        }
        columns
    }

    fn chains(&self, sheet: &Sheet) -> String {
        let dominoes = sheet.chains.iter().flat_map(|chain| &chain.ring);
        let numbers = dominoes.map(|domino| self.style.voice.card(domino.number));
        numbers.collect::<Vec<_>>().join(" ")
    }

    fn class_label(sheet: &Sheet) -> String {
        match sheet.label {
            Label::Single => String::new(),
            Label::Version(version) => version.letter().to_string(),
            Label::Number(number) => number.to_string(),
        }
    }
}
