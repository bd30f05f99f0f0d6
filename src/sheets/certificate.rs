//! A certificate for a class: what was achieved, framed by the cards of the game in the order in
//! which they were laid.
//!
//! Class and names are printed and nothing else: they are in no title and in no metadata.

use super::errors::PrintError;
use super::figures::Style;
use super::font::Weight;
use super::layout::{Block, Paper, Type, real};
use super::plan::{Frame, Item, Page, Plan, Stroke};
use crate::rules::{Card, Expert, Pile, RuleSet, Rules};
use crate::text::{Locale, Msg};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameAchievement {
    pub rules: Rules,
    pub left: usize,
    pub turns: usize,
    pub jumps: usize,
    /// The cards in the order in which they were laid; in a duel, the winner's.
    pub laid: Vec<Card>,
    pub jump: Option<(Pile, Card)>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {
    pub achievement: GameAchievement,
    pub class: String,
    /// The names, one a line; lines to write on where there are none.
    pub names: String,
}

/// The distance of the frame of cards from the edges of the paper, in millimetres.
const EDGE: f32 = 11.0;
const GAP: f32 = 1.2;
const SHAPE: f32 = 1.3;
/// The sizes that are tried before the least, from the largest on, in hundredths of it.
const GROWTH: [u8; 7] = [170, 160, 150, 140, 130, 120, 110];
const LEAST_GAP: f32 = 1.0;
const LINE: f32 = 0.5;
const MOST_LINES: u8 = 2;

impl Certificate {
    pub fn plan(&self, locale: &Locale, paper: Paper) -> Result<Plan, PrintError> {
        let (height, width) = paper.size();
        let voice = locale.plain();
        let whole = Frame::new(EDGE, EDGE, width - 2.0 * EDGE, height - 2.0 * EDGE);
        let mut page = Page::default();
        let (places, card) = garland(whole, self.achievement.rules.set().cards().len());
        for (index, place) in places.into_iter().enumerate() {
            match self.achievement.laid.get(index) {
                Some(card) => {
                    let number = voice.card(*card);
                    page.items.extend(Style::card_for(place, &number, 2, true)?);
                }
                // A card that stayed in the hand.
                None => page.items.push(Style::slot_at(place)),
            }
        }
        let (side, above) = (card.0 + 8.0, card.1 + 4.0);
        let inside = Frame::new(
            whole.x + side,
            whole.y + above,
            whole.w - 2.0 * side,
            whole.h - 2.0 * above,
        );
        let block = self.words(locale, inside)?;
        let moved = block.items.into_iter();
        let moved = moved.map(|item| item.moved(inside.x, inside.y));
        page.items.extend(moved);
        page.blocks.push(inside);
        Ok(Plan {
            size: (width, height),
            title: locale.say(&Msg::CertificateTitle),
            language: locale.code().to_owned(),
            pages: vec![page],
            bookmarks: Vec::new(),
        })
    }

    fn words(&self, locale: &Locale, room: Frame) -> Result<Block, PrintError> {
        for percent in GROWTH {
            let size = f32::from(percent) / 100.0;
            match self.words_of(size, locale, room) {
                Err(PrintError::TooLarge(_)) => {}
                done => return done,
            }
        }
        self.words_of(1.0, locale, room)
    }

    /// The same at a size: 1 is the least. What is left of the room is shared out between the
    /// parts, so that nowhere the page is empty.
    fn words_of(&self, size: f32, locale: &Locale, room: Frame) -> Result<Block, PrintError> {
        let style = Style { points: 14.0 * size, voice: locale.plain(), tight: false };
        let foot = foot(locale, &style, room.w)?;
        let mut parts =
            vec![title(locale, size, room.w)?, self.journal_entry(locale, &style, size, room.w)?];
        if let Some((pile, card)) = self.achievement.jump {
            let wide = room.w * LINE * size;
            let mut part = Block::default();
            let line = style.number_line(pile, &[card], wide)?;
            part.put((room.w - wide) / 2.0, 0.0, line);
            parts.push(part);
        }
        parts.push(self.class_line(locale, &style, size, room.w)?);
        let above: f32 = parts.iter().map(|part| part.height).sum();
        let gaps = real(parts.len() + 1);
        let rest = room.h - foot.height - above - LEAST_GAP * gaps;
        parts.push(self.name_lines(locale, &style, size, (room.w, rest))?);
        parts.push(foot);
        let filled: f32 = parts.iter().map(|part| part.height).sum();
        let gap = (room.h - filled) / gaps;
        if gap < LEAST_GAP - 0.01 {
            return Err(PrintError::TooLarge(self.names.trim().to_owned()));
        }
        let mut block = Block::default();
        let mut top = 0.0;
        for part in parts {
            let next = top + part.height + gap;
            block.put(0.0, top, part);
            top = next;
        }
        Ok(block)
    }

    fn journal_entry(
        &self,
        locale: &Locale,
        style: &Style,
        size: f32,
        width: f32,
    ) -> Result<Block, PrintError> {
        let what = locale.say(&self.achievement());
        let how = self.circumstances(locale);
        let set = Type::new(22.0 * size, Weight::Bold);
        let mut block = Block::default();
        for (set, text) in [(set, &what), (style.body(), &how)] {
            // A line that breaks is not worth its larger letters.
            if size > 1.0 && set.width(text)? > width {
                return Err(PrintError::TooLarge(text.clone()));
            }
            stacked(&mut block, width, set, text)?;
        }
        Ok(block)
    }

    fn achievement(&self) -> Msg {
        match (self.achievement.rules.set(), self.achievement.left) {
            (RuleSet::Duel, _) => Msg::CertificateDuel,
            (RuleSet::Classic, 0) => Msg::CertificateWon,
            (RuleSet::Classic, left) => Msg::CertificateExcellent { count: left.into() },
        }
    }

    fn circumstances(&self, locale: &Locale) -> String {
        let rules = &self.achievement.rules;
        let game = match (rules.set(), rules.fire(), rules.expert()) {
            (RuleSet::Duel, _, _) => Msg::SetupDuel,
            (RuleSet::Classic, true, _) => Msg::SetupFire,
            (RuleSet::Classic, false, Expert::Off) => Msg::SetupClassic,
            (RuleSet::Classic, false, Expert::ThreeCards) => Msg::SetupExpertOne,
            (RuleSet::Classic, false, Expert::SmallerHand) => Msg::SetupExpertTwo,
        };
        let (teams, turns, jumps) =
            (rules.players(), self.achievement.turns, self.achievement.jumps);
        let mut parts = vec![
            locale.say(&game),
            locale.say(&Msg::SetupTeamCount { count: teams.into() }),
            locale.say(&Msg::EndTurns { count: turns.into() }),
        ];
        if jumps > 0 {
            let count = jumps.into();
            parts.push(locale.say(&Msg::CertificateJumps { count }));
        }
        let parts = parts.into_iter().map(|part| part.replace(' ', "\u{a0}"));
        parts.collect::<Vec<String>>().join(" · ")
    }

    fn class_line(
        &self,
        locale: &Locale,
        style: &Style,
        size: f32,
        width: f32,
    ) -> Result<Block, PrintError> {
        let label = locale.say(&Msg::CertificateClass);
        let class = self.class.trim();
        if class.is_empty() {
            let wide = width * 0.6;
            let mut block = Block::default();
            block.put((width - wide) / 2.0, 0.0, style.field(&label, wide)?);
            return Ok(block);
        }
        let mut block = Block::default();
        let set = Type::new(20.0 * size, Weight::Bold);
        stacked(&mut block, width, set, &format!("{label} {class}"))?;
        Ok(block)
    }

    fn name_lines(
        &self,
        locale: &Locale,
        style: &Style,
        size: f32,
        (width, height): (f32, f32),
    ) -> Result<Block, PrintError> {
        let names = self.names.split(['\n', ',', ';']).map(str::trim);
        let names: Vec<String> = names
            .filter(|name| !name.is_empty())
            .map(|name| name.split_whitespace().collect::<Vec<_>>().join("\u{a0}"))
            .collect();
        if names.is_empty() {
            let label = locale.say(&Msg::SheetNames);
            let mut block = style.field(&label, width)?;
            let mut lines = 0;
            while lines < MOST_LINES && block.height + style.mm(9.0) <= height {
                let y = block.height;
                block.put(0.0, y, style.writing_lines(1, width));
                lines += 1;
            }
            // Larger words are no gain where there is no room left to write.
            if size > 1.0 && lines < MOST_LINES {
                return Err(PrintError::TooLarge(label));
            }
            return Ok(block);
        }
        // The dot stays with the name before it: no line begins with one.
        let text = names.join("\u{a0}· ");
        // Where everything is large, the names are; only at the least size they may be smaller.
        let smallest = if size > 1.0 { 18 } else { 9 };
        for points in (smallest..=18_u8).rev().map(f32::from) {
            let mut block = Block::default();
            let set = Type::new(points * size, Weight::Regular);
            match stacked(&mut block, width, set, &text) {
                Ok(()) if block.height <= height => return Ok(block),
                // Smaller letters may do.
                Ok(()) | Err(PrintError::TooLarge(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Err(PrintError::TooLarge(text))
    }
}

fn title(locale: &Locale, size: f32, width: f32) -> Result<Block, PrintError> {
    let mut block = Block::default();
    let title = locale.say(&Msg::CertificateTitle);
    let set = Type::new(38.0 * size, Weight::Bold);
    stacked(&mut block, width, set, &title)?;
    for x in [width * 0.07, width * 0.93] {
        block.draw(star((x, block.height / 2.0), 8.0 * size));
    }
    Ok(block)
}

fn foot(locale: &Locale, style: &Style, width: f32) -> Result<Block, PrintError> {
    let mut foot = Block::default();
    let date = locale.say(&Msg::SheetDate);
    foot.put(0.0, 0.0, style.field(&date, width * 0.4)?);
    let signed = locale.say(&Msg::CertificateSigned);
    foot.put(width * 0.5, 0.0, style.field(&signed, width * 0.5)?);
    Ok(foot)
}

/// Adds a text below what there is, each of its lines in the middle.
fn stacked(block: &mut Block, width: f32, set: Type, text: &str) -> Result<(), PrintError> {
    for line in set.broken(text, width)? {
        let frame = Frame::new(0.0, block.height, width, set.leading());
        block.draw(set.centred(frame, &line)?);
        block.height += set.leading();
    }
    Ok(())
}

/// Places for so many cards around a frame, clockwise from the upper left corner, and their size.
fn garland(whole: Frame, count: usize) -> (Vec<Frame>, (f32, f32)) {
    let half = count / 2;
    // For every way to share them out, how wide cards may be; the widest wins.
    let widths = (2..half).map(|along| {
        let down = half - along;
        let wide = whole.w / real(along) - GAP;
        let high = whole.h / real(down + 2) - GAP;
        (along, wide.min(high / SHAPE))
    });
    let (along, wide) =
        widths.fold((1, 0.0), |best: (usize, f32), next| if next.1 > best.1 { next } else { best });
    let down = half.saturating_sub(along);
    let (w, h) = (wide, wide * SHAPE);
    let (right, low) = (whole.x + whole.w - w, whole.y + whole.h - h);
    let across = |index: usize| (whole.w - w) * real(index) / real((along - 1).max(1));
    let deep = |index: usize| (whole.h - h) * real(index + 1) / real(down + 1);
    let top = (0..along).map(|n| (whole.x + across(n), whole.y));
    let far = (0..down).map(|n| (right, whole.y + deep(n)));
    let bottom = (0..along).map(|n| (right - across(n), low));
    let near = (0..down).map(|n| (whole.x, low - deep(n)));
    let places = top.chain(far).chain(bottom).chain(near);
    let places = places.map(|(x, y)| Frame::new(x, y, w, h)).collect();
    (places, (w, h))
}

fn star((x, y): (f32, f32), radius: f32) -> Item {
    let corner = |index: u8| {
        let far = if index.is_multiple_of(2) { radius } else { radius * 0.45 };
        let angle = f32::from(index) * std::f32::consts::PI / 5.0;
        (x + far * angle.sin(), y - far * angle.cos())
    };
    let points: Vec<(f32, f32)> = (0..=10).map(|index| corner(index % 10)).collect();
    Item::Curve { points, width: 0.9, stroke: Stroke::Solid }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cards_of_both_games_frame_both_papers_without_touching() {
        for paper in Paper::ALL {
            let (height, width) = paper.size();
            let whole = Frame::new(EDGE, EDGE, width - 2.0 * EDGE, height - 2.0 * EDGE);
            for count in [98, 58] {
                let (places, (w, _)) = garland(whole, count);
                assert_eq!(places.len(), count);
                assert!(w > 6.0, "{w} mm are too small to read");
                for (index, one) in places.iter().enumerate() {
                    assert!(one.x >= EDGE - 0.01 && one.x + one.w <= width - EDGE + 0.01);
                    assert!(one.y >= EDGE - 0.01 && one.y + one.h <= height - EDGE + 0.01);
                    for other in places.iter().skip(index + 1) {
                        let apart = (one.x - other.x).abs() >= one.w + 0.3
                            || (one.y - other.y).abs() >= one.h + 0.3;
                        assert!(apart, "{count}: {one:?} {other:?}");
                    }
                }
            }
        }
    }
}
