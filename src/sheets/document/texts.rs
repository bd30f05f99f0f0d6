//! Headed paragraphs and the figures under them: the rules of the game.

use std::collections::BTreeMap;

use super::SheetComposer;
use super::flame::flame;
use crate::rules::{Card, Direction, Expert, PileName, RuleSet, Rules, burning_cards};
use crate::sheets::errors::PrintError;
use crate::sheets::figures::Style;
use crate::sheets::flow::Flow;
use crate::sheets::layout::{Block, Size, real};
use crate::sheets::plan::Frame;
use crate::sheets::template::{Part, RulesFigure};
use crate::text::Msg;

const GAP: f32 = 3.0;
const SIDES_GAP: f32 = 14.0;

#[derive(Clone, Copy)]
pub(super) struct Typesetting {
    points: f32,
    paged: bool,
}

type Drawn = (Block, f32);

impl SheetComposer<'_> {
    /// How the paragraphs are set: as large as lets every part have one page, within bounds.
    /// Large print is never set smaller; it takes more pages, one part after the other.
    pub(super) fn setting(&self, flow: &Flow) -> Result<Typesetting, PrintError> {
        const GROWTH: f32 = 1.3;
        const STEP: f32 = 0.25;
        let usual = self.style.points;
        let smallest = match self.print.size {
            Size::Standard => 12.0,
            Size::Dys | Size::Large => usual,
        };
        let mut points = usual * GROWTH;
        while points >= smallest {
            let fits = match self.parts_fit(flow, points) {
                // A word that is too wide may fit when it is smaller.
                Err(PrintError::TooLarge(_)) => false,
                other => other?,
            };
            if fits {
                let paged = true;
                return Ok(Typesetting { points, paged });
            }
            points -= STEP;
        }
        Ok(Typesetting { points: usual, paged: false })
    }

    fn parts_fit(&self, flow: &Flow, points: f32) -> Result<bool, PrintError> {
        for part in &self.template.parts {
            if let Part::Texts { keys, figures } = part {
                let blocks = self.paragraphs(keys, figures, points, flow.width())?;
                let gap = self.at(points).mm(GAP);
                let height: f32 = blocks.iter().map(|block| block.height + gap).sum();
                if !flow.fits(height - gap) {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    pub(super) fn texts(
        &self,
        flow: &mut Flow,
        keys: &[String],
        figures: &BTreeMap<String, Vec<RulesFigure>>,
        setting: Typesetting,
    ) -> Result<(), PrintError> {
        let blocks = self.paragraphs(keys, figures, setting.points, flow.width())?;
        let gap = self.at(setting.points).mm(GAP);
        let height: f32 = blocks.iter().map(|block| block.height + gap).sum();
        // The next part does not begin where it would not end.
        if setting.paged && !flow.fits(height - gap) {
            flow.new_page();
        }
        for block in blocks {
            flow.add(block)?;
            flow.space(gap);
        }
        Ok(())
    }

    fn at(&self, points: f32) -> Style<'_> {
        Style { points, ..self.style }
    }

    fn paragraphs(
        &self,
        keys: &[String],
        figures: &BTreeMap<String, Vec<RulesFigure>>,
        points: f32,
        width: f32,
    ) -> Result<Vec<Block>, PrintError> {
        let style = self.at(points);
        let mut blocks = Vec::new();
        for key in keys {
            blocks.push(self.headed(key, &style, width)?);
            let drawings = figures.get(key).into_iter().flatten();
            let drawn: Vec<Drawn> = drawings
                .map(|drawing| figure(&style, *drawing, width))
                .collect::<Result<_, _>>()?;
            blocks.extend(side_by_side(&style, drawn, width));
        }
        Ok(blocks)
    }

    fn headed(&self, key: &str, style: &Style, width: f32) -> Result<Block, PrintError> {
        let column = style.mm(37.0);
        let title = self.style.voice.text(&format!("{key}-title"));
        let text = self.style.voice.text(key).unwrap_or_default();
        let title = title.unwrap_or_default();
        let mut block = style.bold().paragraph(&title, column - style.mm(3.0))?;
        let text = style.body().paragraph(&text, width - column)?;
        block.put(column, 0.0, text);
        Ok(block)
    }
}

/// Figures in a row, each in the middle of its share; a new row where they are too wide.
fn side_by_side(style: &Style, figures: Vec<Drawn>, width: f32) -> Vec<Block> {
    let gap = style.mm(5.0);
    let mut rows: Vec<Vec<Drawn>> = Vec::new();
    for figure in figures {
        let taken = |row: &Vec<Drawn>| -> f32 { row.iter().map(|(_, wide)| wide + gap).sum() };
        match rows.last_mut() {
            Some(row) if taken(row) + figure.1 <= width => row.push(figure),
            _ => rows.push(vec![figure]),
        }
    }
    rows.into_iter()
        .map(|row| {
            let taken: f32 = row.iter().map(|(_, wide)| wide).sum();
            let between = (width - taken) / real(row.len() + 1);
            let tallest = row.iter().map(|(block, _)| block.height);
            let tallest = tallest.fold(0.0, f32::max);
            let mut block = Block::default();
            let mut x = between;
            for (figure, wide) in row {
                let down = (tallest - figure.height) / 2.0;
                block.put(x, down, figure);
                x += wide + between;
            }
            block
        })
        .collect()
}

fn figure(style: &Style, drawing: RulesFigure, width: f32) -> Result<Drawn, PrintError> {
    match drawing {
        RulesFigure::Piles => bases(style, RuleSet::Classic, &PileName::ALL, width),
        RulesFigure::Hands => hands(style),
        RulesFigure::JumpUp => jump(style, PileName::A, [44, 47, 37], width),
        RulesFigure::JumpDown => jump(style, PileName::C, [68, 65, 75], width),
        RulesFigure::Fire => fire(style),
        RulesFigure::DuelPiles => duel(style, width),
    }
}

/// Bases side by side, as they lie when a game begins; four of them fit within the width.
fn bases(style: &Style, set: RuleSet, names: &[PileName], width: f32) -> Result<Drawn, PrintError> {
    let mut words = style.bold();
    let mut widest: f32 = 0.0;
    for word in [Msg::SheetUp, Msg::SheetDown] {
        widest = widest.max(words.width(&style.voice.say(&word))?);
    }
    let pad = style.mm(2.0);
    let most = (width - style.mm(SIDES_GAP)) / 4.0;
    let column = style.mm(22.0).max(widest + pad).min(most);
    words.size *= ((column - pad) / widest).min(1.0);
    let mut block = Block::default();
    for (index, name) in names.iter().enumerate() {
        let pile = set.pile(*name, None);
        let drawn = style.pile("", pile, words, (column, 14.0))?;
        block.put(column * real(index), 0.0, drawn);
    }
    Ok((block, column * real(names.len())))
}

/// A table: how many cards for how many players.
fn hands(style: &Style) -> Result<Drawn, PrintError> {
    let mut columns: Vec<(usize, usize, usize)> = Vec::new();
    for players in 1..=5 {
        let Ok(rules) = Rules::classic(players, Expert::Off, false) else {
            continue;
        };
        match columns.last_mut() {
            Some((_, last, hand)) if *hand == rules.hand_size() => *last = players,
            _ => columns.push((players, players, rules.hand_size())),
        }
    }
    let heads = [Msg::RulesPlayers, Msg::RulesHand].map(|head| style.voice.say(&head));
    let mut first: f32 = 0.0;
    for head in &heads {
        first = first.max(style.bold().width(head)? + style.mm(4.0));
    }
    let (wide, high) = (style.mm(13.0), style.mm(9.0));
    let mut block = Block::default();
    let mut cell = |frame: Frame, text: &str, gray: bool| {
        block.draw(Style::cell_at(frame, gray.then_some(0.93)));
        block.draw(style.bold().centred(frame, text)?);
        block.height = block.height.max(frame.y + frame.h);
        Ok::<(), PrintError>(())
    };
    for (head, row) in heads.iter().zip(0..) {
        cell(Frame::new(0.0, high * real(row), first, high), head, true)?;
    }
    for (index, (least, most, hand)) in columns.iter().enumerate() {
        let x = first + wide * real(index);
        let players = if least == most { least.to_string() } else { format!("{least}–{most}") };
        cell(Frame::new(x, 0.0, wide, high), &players, true)?;
        cell(Frame::new(x, high, wide, high), &hand.to_string(), false)?;
    }
    Ok((block, first + wide * real(columns.len())))
}

fn jump(
    style: &Style,
    name: PileName,
    [top, card, jump]: [u8; 3],
    width: f32,
) -> Result<Drawn, PrintError> {
    // Two of them side by side, unless they would be too small to read.
    let half = (width - style.mm(5.0)) / 2.0;
    let wide =
        if half >= style.mm(70.0) { half.min(style.mm(82.0)) } else { width.min(style.mm(82.0)) };
    let pile = RuleSet::Classic.pile(name, Card::new(top));
    let cards: Vec<Card> = [card, jump].into_iter().filter_map(Card::new).collect();
    let mut block = Block::default();
    let word = style.voice.say(match pile.direction() {
        Direction::Up => &Msg::RulesPileUp,
        Direction::Down => &Msg::RulesPileDown,
    });
    let label = style.bold().line(&word)?;
    let middle = label.height / 2.0 - style.mm(2.75);
    block.put(style.mm(7.0), 0.0, label);
    block.draw(style.arrow(style.mm(2.5), middle, pile.direction()));
    style.under(&mut block, 1.0, style.number_line(pile, &cards, wide)?);
    Ok((block, wide))
}

fn fire(style: &Style) -> Result<Drawn, PrintError> {
    let (w, h, gap) = (style.mm(13.0), style.mm(17.0), style.mm(3.0));
    let above = style.mm(8.0);
    let mut block = Block::default();
    let mut x = 0.0;
    for card in burning_cards().iter() {
        let frame = Frame::new(x, above, w, h);
        let side = style.mm(5.0);
        let place = Frame::new(x + (w - side) / 2.0, 0.0, side, style.mm(6.5));
        block.items.extend(flame(place));
        let number = style.voice.card(card);
        block.items.extend(style.card_at(frame, &number)?);
        x += w + gap;
    }
    block.height = above + h;
    Ok((block, x - gap))
}

fn duel(style: &Style, width: f32) -> Result<Drawn, PrintError> {
    let sides = [
        (Msg::RulesYou, [PileName::A, PileName::B]),
        (Msg::SheetTheirs, [PileName::C, PileName::D]),
    ];
    let gap = style.mm(SIDES_GAP);
    let mut block = Block::default();
    let mut x = 0.0;
    for (who, names) in sides {
        let (drawn, wide) = bases(style, RuleSet::Duel, &names, width)?;
        let frame = Frame::new(x, 0.0, wide, style.bold().leading());
        let who = style.voice.say(&who);
        block.draw(style.bold().centred(frame, &who)?);
        block.put(x, frame.h, drawn);
        x += wide + gap;
    }
    Ok((block, x - gap))
}
