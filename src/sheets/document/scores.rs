//! A table for the scores of a tournament.

use super::SheetComposer;
use super::table::{BlankTable, Column};
use crate::sheets::errors::PrintError;
use crate::sheets::flow::Flow;
use crate::sheets::layout::real;
use crate::text::Msg;

impl SheetComposer<'_> {
    pub(super) fn scores(
        &self,
        flow: &mut Flow,
        rows: usize,
        games: usize,
    ) -> Result<(), PrintError> {
        let width = flow.width();
        let count = real(games + 1);
        let narrow = self.style.mm(27.0).min(width * 0.7 / count);
        // All heads are one line, or those of some games would break and others not.
        let column = |width: f32, head: &Msg| Column {
            width,
            head: vec![self.locale.say(head).replace(' ', "\u{a0}")],
        };
        let mut columns = vec![column(width - narrow * count, &Msg::ScoreTeam)];
        columns.extend((1..=games).map(|number| {
            let number = number.into();
            column(narrow, &Msg::ScoreGame { number })
        }));
        columns.push(column(narrow, &Msg::ScoreTotal));
        // Rows for handwriting need not grow with the print.
        BlankTable {
            columns,
            points: self.style.points * 0.85,
            rows,
            least: 11.0,
            comfortable: 15.0,
        }
        .draw(flow)
    }
}
