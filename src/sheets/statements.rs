//! The table of true/false statements: to tick, or ticked with reasons.

use super::errors::PrintError;
use super::figures::Style;
use super::flow_block::{FlowBlock, Spacing};
use super::layout::{Block, Type};
use super::plan::Frame;
use super::row::TableRow;
use crate::puzzle::Statement;
use crate::text::Msg;

impl Style<'_> {
    pub fn statement(
        &self,
        number: usize,
        statement: &Statement,
        width: f32,
    ) -> Result<FlowBlock, PrintError> {
        let columns = self.columns(width)?;
        let words = self.voice.statement(statement);
        let cell = self.text_cell(&words, columns.text, self.body())?;
        self.piece(number, cell, [false; 2], &Msg::SheetStatement, columns)
    }

    /// A row of the key: what was stated, why it is so, and the tick.
    pub fn statement_key(
        &self,
        number: usize,
        statement: &Statement,
        width: f32,
    ) -> Result<FlowBlock, PrintError> {
        let columns = self.columns(width)?;
        let stated = self.voice.statement(statement);
        let why = self.voice.text(&statement.why_key());
        let pad = self.mm(3.0);
        let wide = columns.text - 2.0 * pad;
        let small = Type { size: self.points * 0.8, ..self.soft() };
        let mut words = small.tight_paragraph(&stated, wide)?;
        let why = self.body().tight_paragraph(&why.unwrap_or_default(), wide)?;
        self.under(&mut words, 0.0, why);
        let mut cell = Block::default();
        cell.put(pad, 0.0, words);
        let cell = (columns.text, cell);
        let ticks = [statement.truth, !statement.truth];
        self.piece(number, cell, ticks, &Msg::SheetReason, columns)
    }

    fn piece(
        &self,
        number: usize,
        cell: (f32, Block),
        ticks: [bool; 2],
        title: &Msg,
        columns: Columns,
    ) -> Result<FlowBlock, PrintError> {
        let [holds, fails] = ticks.map(|ticked| self.tick_cell(columns.tick, ticked));
        let number = self.centred_cell(&number.to_string(), columns.number)?;
        let row = self.row(vec![number, cell, holds, fails], None);
        Ok(FlowBlock {
            table: Some(self.table_head(title, columns)?),
            spacing: Spacing::TABLE,
            ..FlowBlock::from(row)
        })
    }

    fn table_head(&self, title: &Msg, columns: Columns) -> Result<Block, PrintError> {
        let cells = vec![
            (columns.number, Block::default()),
            self.text_cell(&self.voice.say(title), columns.text, self.bold())?,
            self.centred_cell(&self.voice.say(&Msg::SheetTrue), columns.tick)?,
            self.centred_cell(&self.voice.say(&Msg::SheetFalse), columns.tick)?,
        ];
        Ok(self.row(cells, Some(0.93)).block(0.0))
    }

    fn row(&self, cells: Vec<(f32, Block)>, fill: Option<f32>) -> TableRow {
        let pad = self.mm(1.5);
        TableRow { cells, pad, fill }
    }

    fn centred_cell(&self, text: &str, width: f32) -> Result<(f32, Block), PrintError> {
        let height = self.bold().leading();
        let frame = Frame::new(0.0, 0.0, width, height);
        let items = vec![self.bold().centred(frame, text)?];
        Ok((width, Block { height, items }))
    }

    fn text_cell(&self, text: &str, width: f32, set: Type) -> Result<(f32, Block), PrintError> {
        let pad = self.mm(3.0);
        let mut cell = Block::default();
        cell.put(pad, 0.0, set.paragraph(text, width - 2.0 * pad)?);
        Ok((width, cell))
    }

    fn tick_cell(&self, width: f32, ticked: bool) -> (f32, Block) {
        let side = self.mm(5.0);
        let items = self.tick_box(((width - side) / 2.0, 0.0), ticked);
        let height = side;
        (width, Block { height, items })
    }

    fn columns(&self, width: f32) -> Result<Columns, PrintError> {
        let number = self.mm(10.0);
        let mut tick: f32 = 0.0;
        for word in [Msg::SheetTrue, Msg::SheetFalse] {
            tick = tick.max(self.bold().width(&self.voice.say(&word))? + self.mm(5.0));
        }
        let text = width - number - 2.0 * tick;
        Ok(Columns { number, text, tick })
    }
}

#[derive(Clone, Copy)]
struct Columns {
    number: f32,
    text: f32,
    tick: f32,
}
