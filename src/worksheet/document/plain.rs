//! Pages without exercises: the rules, a table for scores, and cards to cut out.

use super::Press;
use crate::l10n::Msg;
use crate::rules::{Direction, RuleSet};
use crate::worksheet::figures::Style;
use crate::worksheet::flow::Flow;
use crate::worksheet::font::Weight;
use crate::worksheet::layout::{Block, LayoutError, Type, real};
use crate::worksheet::plan::{Frame, Item, Stroke};

impl Press<'_> {
    /// Headed paragraphs, as large as one page allows but never larger than half as large again.
    pub(super) fn texts(&self, flow: &mut Flow, keys: &[String]) -> Result<(), LayoutError> {
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
        let voice = self.style.voice;
        let title = voice.text(&format!("{key}-title")).unwrap_or_default();
        let text = voice.text(key).unwrap_or_default();
        let mut block = style.bold().paragraph(&title, width)?;
        style.under(&mut block, 0.0, style.body().paragraph(&text, width)?);
        Ok(block)
    }

    pub(super) fn scores(
        &self,
        flow: &mut Flow,
        rows: usize,
        games: usize,
    ) -> Result<(), LayoutError> {
        let width = flow.width();
        let columns = real(games + 1);
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
    pub(super) fn cards(&self, flow: &mut Flow) -> Result<(), LayoutError> {
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
                let x = w * real(index);
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
}
