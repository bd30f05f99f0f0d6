use super::{Msg, Voice};
use crate::coach::Fact;
use crate::rules::Position;
use crate::solver::{Flaw, MOST_CARDS, Mark, Solution, TooManyCards, Verdict};

impl Voice<'_> {
    /// A solved position: the best play, why, and the least room for each number of cards.
    pub fn solution(&self, position: &Position, solution: &Solution, reasons: &[Fact]) -> String {
        let mut lines =
            vec![self.say(&Msg::ReportPosition { position: position.to_string().into() })];
        lines.push(match &solution.best {
            None => {
                let minimum = usize::from(position.minimum());
                let why = self.fact(&Fact::Unplayable { minimum });
                self.say(&Msg::ReportNone { why: why.into() })
            }
            Some(best) => {
                let plays = match best.plays.as_slice() {
                    [] => self.say(&Msg::ReportStop),
                    plays => self.plays(plays),
                };
                self.say(&Msg::ReportBest {
                    plays: plays.into(),
                    cards: best.plays.len().into(),
                    room: self.n(best.room).into(),
                    value: self.n(best.value).into(),
                    count: solution.count.into(),
                })
            }
        });
        lines.extend(self.reason_lines(reasons));
        let mut text = lines.join("\n") + "\n";
        if !solution.frontier.is_empty() {
            let head = [Msg::ColumnCards, Msg::ColumnRoom, Msg::ColumnPlay];
            let rows = solution.frontier.iter().map(|point| {
                vec![point.cards.to_string(), self.n(point.room), self.plays(&point.plays)]
            });
            text.push('\n');
            text += &self.table(&head, rows.collect());
        }
        text
    }

    pub fn table(&self, head: &[Msg], rows: Vec<Vec<String>>) -> String {
        let head: Vec<String> = head.iter().map(|message| self.say(message)).collect();
        let mut all = vec![head];
        all.extend(rows);
        let columns = all.first().map_or(0, Vec::len);
        let width = |column: usize| {
            let cells = all.iter().filter_map(|row| row.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..columns).map(width).collect();
        let mut text = String::new();
        for row in &all {
            let cells = row.iter().zip(&widths);
            let cells: Vec<String> = cells.map(|(cell, width)| format!("{cell:<width$}")).collect();
            text += cells.join("  ").trim_end();
            text.push('\n');
        }
        text
    }

    pub fn marking(&self, mark: &Mark, reasons: &[Fact]) -> String {
        let lost = self.n(mark.lost.unwrap_or_default()).into();
        let mut first = self.say(&match (mark.verdict, mark.flaw) {
            (Verdict::Best, _) => Msg::VerdictBest,
            (Verdict::Good, _) => Msg::VerdictGood { lost },
            (Verdict::Legal, _) => Msg::VerdictLegal { lost },
            (Verdict::TooFew, _) => Msg::VerdictTooFew,
            (Verdict::Illegal, Some(Flaw::Step { step, .. })) => {
                Msg::VerdictIllegalStep { step: step.into() }
            }
            (Verdict::Illegal, _) => Msg::VerdictIllegal,
        });
        if let Some(score) = mark.score {
            first.push(' ');
            first += &self.say(&Msg::ScoreLine {
                cards: score.cards.into(),
                room: self.n(score.room).into(),
                value: self.n(score.value).into(),
            });
        }
        let mut lines = vec![first];
        lines.extend(self.reason_lines(reasons));
        lines.join("\n") + "\n"
    }

    fn reason_lines(&self, reasons: &[Fact]) -> Vec<String> {
        let lines = reasons.iter().map(|reason| self.fact(reason));
        lines.map(|line| format!("  {line}")).collect()
    }

    pub fn too_many_cards(&self, error: TooManyCards) -> String {
        self.say(&Msg::TooManyCards { found: error.found.into(), most: MOST_CARDS.into() })
    }
}
