//! A pile: its letter, which way it goes, what lies on top, and how much room is left.

use std::sync::Arc;

use eframe::egui::{
    Align, Align2, Color32, Galley, Painter, Rect, StrokeKind, TextFormat, pos2, text::LayoutJob,
    vec2,
};

use super::button::blend;
use super::card::SHAPE;
use super::{Icon, arrow, fit, fit_in, line_size, paint_icon};
use crate::app::style::{Style, count, inset, size};
use crate::rules::Direction;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PileHighlight {
    Off,
    Legal,
    Pale,
    Hint,
    Alert,
}

#[derive(Clone, Debug)]
pub struct PileView<'a> {
    pub letter: char,
    pub direction: Direction,
    pub word: &'a str,
    /// The part of its room that is used, from 0 to 1.
    pub used: f32,
    pub room: &'a str,
    pub light: PileHighlight,
    pub chips: &'a [PileNote],
    /// How many lines its foot has for that.
    pub notes: usize,
}

#[derive(Clone, Debug, PartialEq)]
pub struct PileNote {
    pub text: String,
    pub speaker: Option<Signaller>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Signaller {
    pub colour: Color32,
    /// Its number, from 1, for those who do not tell colours apart.
    pub number: usize,
    pub icon: Icon,
}

impl PileNote {
    pub fn plain(text: String) -> PileNote {
        PileNote { text, speaker: None }
    }
}

#[derive(Clone, Copy, Debug)]
pub struct PilePlaces {
    header: Rect,
    pub card: Rect,
    bar: Rect,
    room: Rect,
    pub chips: Rect,
}

/// Shares out the space of a pile with so many lines of notes at its foot.
pub fn pile_places(rect: Rect, notes: usize) -> PilePlaces {
    let inner = inset(rect, 14.0);
    let line = |units: f32| units.min(inner.height() * units / 420.0);
    let row = |top: f32, height: f32| {
        Rect::from_min_max(
            pos2(inner.left(), top),
            pos2(inner.right(), (top + height).min(inner.bottom())),
        )
    };
    let header = row(inner.top(), line(60.0));
    let foot = match notes {
        0 | 1 => 66.0,
        several => 40.0 * count(several),
    };
    let chips = row(inner.bottom() - line(foot), line(foot));
    let room = row(chips.top() - line(50.0), line(46.0));
    let bar = row(room.top() - line(24.0), line(20.0));
    let space = Rect::from_min_max(
        pos2(inner.left(), header.bottom() + line(26.0)),
        pos2(inner.right(), bar.top() - line(30.0)),
    );
    let height = space.height().min(space.width() * 0.92 / SHAPE).max(1.0);
    let card = Rect::from_center_size(space.center(), vec2(height * SHAPE, height));
    PilePlaces { header, card, bar, room, chips }
}

pub fn paint_pile(painter: &Painter, style: &Style, rect: Rect, face: &PileView) {
    let palette = style.palette;
    let hue = palette.direction(face.direction);
    let (fill, border) = match face.light {
        PileHighlight::Legal => (palette.gold.tint, palette.gold.full),
        PileHighlight::Hint => (palette.up.tint, palette.up.full),
        PileHighlight::Alert => (palette.alert.tint, palette.alert.full),
        PileHighlight::Off | PileHighlight::Pale => (palette.panel, palette.line),
    };
    let stroke = match face.light {
        PileHighlight::Legal | PileHighlight::Hint | PileHighlight::Alert => style.ring(border),
        PileHighlight::Off | PileHighlight::Pale => style.border(border),
    };
    painter.rect(rect, style.corners(24.0), fill, stroke, StrokeKind::Inside);
    let unfaded = painter;
    let mut painter = painter.clone();
    if face.light == PileHighlight::Pale {
        painter.multiply_opacity(0.45);
    }
    let places = pile_places(rect, face.notes);
    header(&painter, style, places.header, face, hue.full);
    let bar = places.bar;
    let round = bar.height() / 2.0;
    painter.rect_filled(bar, round, palette.line.gamma_multiply(0.55));
    let used = Rect::from_min_size(bar.min, vec2(bar.width() * face.used, bar.height()));
    if face.used > 0.0 {
        painter.rect_filled(used, round, hue.full);
    }
    let font = style.font(size::SMALL);
    let room = places.room.size();
    let galley = fit_in(&painter, face.room, &font, room, palette.soft);
    let at = Align2::CENTER_CENTER.anchor_size(places.room.center(), galley.size());
    painter.galley(at.min, galley, palette.soft);
    // What the others ask for counts whatever card is chosen.
    for (chip, place) in face.chips.iter().zip(note_rows(rect, face.notes)) {
        note(unfaded, style, place, chip);
    }
}

pub fn note_rows(rect: Rect, notes: usize) -> Vec<Rect> {
    let foot = pile_places(rect, notes).chips;
    let number = notes.max(1);
    let height = foot.height() / count(number);
    (0..number)
        .map(count)
        .map(|index| {
            let top = foot.top() + height * index;
            let row = foot.with_min_y(top).with_max_y(top + height);
            // A little air between two of them.
            let air = if number > 1 { 3.0 } else { 0.0 };
            row.with_max_y((row.bottom() - air).max(row.top()))
        })
        .collect()
}

fn header(painter: &Painter, style: &Style, row: Rect, face: &PileView, colour: Color32) {
    let font = style.bold(size::BODY);
    let natural = line_size(painter, face.word, font.clone());
    // Beside a long word, letter and arrow are small.
    let long = natural.x > row.width() * 0.6;
    let part = if long { 0.065 } else { 0.11 };
    let radius = (row.height() * 0.46).min(row.width() * part);
    let gap = radius * 0.4;
    let room = row.width() - 3.4 * radius - 2.0 * gap;
    let word = fit_in(painter, face.word, &font, vec2(room, row.height()), colour);
    let width = 2.0 * radius + gap + word.size().x + gap + 1.4 * radius;
    let left = row.center().x - width / 2.0;
    let centre = pos2(left + radius, row.center().y);
    painter.circle_filled(centre, radius, colour);
    let letter = face.letter.to_string();
    let on = style.palette.panel;
    let letter = fit(painter, &letter, &style.bold(size::SMALL), 1.4 * radius, on);
    painter.galley(centre - letter.size() / 2.0, letter, on);
    let at = pos2(centre.x + radius + gap, row.center().y - word.size().y / 2.0);
    let after = at.x + word.size().x + gap;
    painter.galley(at, word, colour);
    let tip = pos2(after + 0.7 * radius, row.center().y);
    arrow(painter, tip, radius * 1.3, face.direction, colour);
}

fn note(painter: &Painter, style: &Style, place: Rect, chip: &PileNote) {
    let palette = style.palette;
    let (tint, words) = match chip.speaker {
        Some(speaker) => (blend(palette.panel, speaker.colour, 0.16), palette.ink),
        None => (palette.alert.tint, palette.alert.full),
    };
    painter.rect_filled(place, style.corners(10.0), tint);
    let mut inner = place.shrink2(vec2(4.0, 0.0));
    if let Some(speaker) = chip.speaker {
        let side = place.height().min(place.width() * 0.2);
        let flag = place.with_max_x(place.left() + side);
        painter.rect_filled(flag, style.corners(10.0), speaker.colour);
        let on = palette.on(speaker.colour);
        let number = speaker.number.to_string();
        let font = style.bold(size::SMALL * 0.8);
        let number = fit(painter, &number, &font, flag.width() * 0.6, on);
        painter.galley(flag.center() - number.size() / 2.0, number, on);
        let picture = flag.translate(vec2(side, 0.0));
        paint_icon(painter, picture.expand(side * 0.2), speaker.icon, words);
        inner.min.x = picture.right() + 2.0;
    }
    let galley = block(painter, style, &chip.text, inner, words);
    let at = pos2(inner.center().x, place.center().y - galley.size().y / 2.0);
    painter.galley(at, galley, words);
}

/// A few words in one or two lines, as large as the place allows.
fn block(
    painter: &Painter,
    style: &Style,
    text: &str,
    place: Rect,
    colour: Color32,
) -> Arc<Galley> {
    let job = |units: f32| {
        let format = TextFormat::simple(style.bold(units), colour);
        let mut job = LayoutJob::single_section(text.to_owned(), format);
        job.halign = Align::Center;
        job.wrap.max_width = place.width().max(1.0);
        job
    };
    let sizes = [27.0, 25.0, 23.0, 21.0, 19.0, 17.0];
    let fitting = sizes.into_iter().map(job).find(|job| {
        let size = painter.layout_job(job.clone()).size();
        size.y <= place.height() && size.x <= place.width()
    });
    painter.layout_job(fitting.unwrap_or_else(|| job(15.0)))
}

/// The price of the chosen card, on the lower edge of the pile's card, and no wider than the pile.
pub fn paint_badge(
    painter: &Painter,
    style: &Style,
    (pile, card): (Rect, Rect),
    text: &str,
    jump: bool,
) {
    let palette = style.palette;
    let font = style.bold(size::TITLE);
    let ink = if jump { Color32::from_rgb(0x1E, 0x24, 0x30) } else { palette.ink };
    let edge = 18.0;
    let most = pile.width() - 2.0 * edge - 2.0 * size::BORDER;
    let galley = fit(painter, text, &font, most.min(card.width() * 1.35), ink);
    let badge = Rect::from_center_size(
        pos2(card.center().x, card.bottom()),
        galley.size() + vec2(2.0 * edge, 16.0),
    );
    let fill = if jump { palette.gold.full } else { palette.panel };
    let border = style.border(palette.ink);
    painter.rect(badge, style.corners(14.0), fill, border, StrokeKind::Inside);
    painter.galley(badge.center() - galley.size() / 2.0, galley, ink);
}
