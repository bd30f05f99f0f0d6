//! A table for the teacher: pupils, whose names are written by hand, and the usual mistakes.

use super::SheetComposer;
use super::table::{BlankTable, Column};
use crate::puzzle::Misconception;
use crate::sheets::errors::PrintError;
use crate::sheets::flow::Flow;
use crate::sheets::layout::{Block, real};
use crate::text::Msg;

struct Sign {
    name: Msg,
    what: String,
    example: Msg,
}

impl SheetComposer<'_> {
    pub(super) fn observation(&self, flow: &mut Flow, rows: usize) -> Result<(), PrintError> {
        const NAMES: f32 = 0.26;
        let width = flow.width();
        let signs = self.signs();
        let mut fields = Block::default();
        let class = self.locale.say(&Msg::CertificateClass);
        let date = self.locale.say(&Msg::SheetDate);
        fields.put(0.0, 0.0, self.style.field(&class, width * 0.56)?);
        fields.put(width * 0.6, 0.0, self.style.field(&date, width * 0.4)?);
        flow.add(fields)?;
        flow.space(3.0);
        let mut columns = vec![Column {
            width: width * NAMES,
            head: vec![self.locale.say(&Msg::ObservationPupil)],
        }];
        columns.extend(signs.iter().zip(1..).map(|(sign, number)| Column {
            width: width * (1.0 - NAMES) / real(signs.len()),
            head: vec![number.to_string(), self.locale.say(&sign.name)],
        }));
        BlankTable {
            columns,
            points: self.style.points * 0.75,
            rows,
            least: 6.3,
            comfortable: 9.0,
        }
        .draw(flow)?;
        flow.space(self.style.mm(5.0));
        for (sign, number) in signs.iter().zip(1..) {
            flow.add(self.legend(sign, number, width)?)?;
            flow.space(self.style.mm(2.5));
        }
        Ok(())
    }

    fn legend(&self, sign: &Sign, number: usize, width: f32) -> Result<Block, PrintError> {
        let indent = self.style.mm(8.0);
        let mut block = Block::default();
        block.put(0.0, 0.0, self.style.bold().line(&number.to_string())?);
        let what = self.locale.say(&Msg::ObservationSign {
            name: self.locale.say(&sign.name).into(),
            what: sign.what.as_str().into(),
        });
        let what = self.style.bold().paragraph(&what, width - indent)?;
        block.put(indent, 0.0, what);
        let example = self.locale.say(&sign.example);
        let example = self.style.body().paragraph(&example, width - indent)?;
        let y = block.height;
        block.put(indent, y, example);
        Ok(block)
    }

    /// What is looked for, in the order in which lessons meet it, with numbers of the deck.
    fn signs(&self) -> [Sign; 8] {
        let voice = &self.style.voice;
        let n = |number: u8| voice.n(number).into();
        let sign = |misconception, name, example| Sign {
            name,
            what: voice.misconception(misconception),
            example,
        };
        [
            sign(
                Misconception::WrongWay,
                Msg::ObservationWrongWayName,
                Msg::ObservationWrongWay { top: n(60), card: n(72) },
            ),
            // Teachers see more than one slip here, so it has words of its own.
            Sign {
                name: Msg::ObservationWrongTenName,
                what: voice.say(&Msg::ObservationWrongTenWhat),
                example: Msg::ObservationWrongTen {
                    from: n(52),
                    ten: voice.ten().into(),
                    wrong: n(41),
                    right: n(42),
                },
            },
            sign(
                Misconception::AboutTen,
                Msg::ObservationAboutTenName,
                Msg::ObservationAboutTen { top: n(34), card: n(25), jump: n(24) },
            ),
            sign(
                Misconception::AlwaysSorts,
                Msg::ObservationSortsName,
                Msg::ObservationSorts { top: n(34), near: n(37), far: n(47) },
            ),
            sign(
                Misconception::AnyTenHelps,
                Msg::ObservationAnyTenName,
                Msg::ObservationAnyTen { top: n(34), near: n(37), far: n(47), end: n(52) },
            ),
            sign(
                Misconception::PlaysTooMuch,
                Msg::ObservationTooMuchName,
                Msg::ObservationTooMuch { top: n(39), card: n(58), steps: voice.steps(19).into() },
            ),
            sign(
                Misconception::PlaysTooLittle,
                Msg::ObservationTooLittleName,
                Msg::ObservationTooLittle { top: n(37), card: n(39), steps: voice.steps(2).into() },
            ),
            sign(
                Misconception::OnePile,
                Msg::ObservationOnePileName,
                Msg::ObservationOnePile { top: n(20), card: n(43), other: n(53) },
            ),
        ]
    }
}
