//! What a teacher puts at the head of a sheet: a title, the class, a competency, room for a mark.
//! Never a pupil's name: it is kept.

use serde::{Deserialize, Serialize};

use super::errors::PrintError;
use super::figures::Style;
use super::font::{Font, Weight};
use super::layout::Block;
use super::plan::{Frame, Item, Stroke};
use crate::limits;
use crate::text::{Locale, Msg};
use saute_dix_engine::listed;

listed! {
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum HeaderField {
        Title = "title",
        Class = "class",
        Competency = "competency",
    }
}

impl HeaderField {
    /// The most letters: more would leave no room for exercises.
    pub fn most(self) -> usize {
        match self {
            HeaderField::Title => limits::HEADER_TITLE,
            HeaderField::Class => limits::HEADER_CLASS,
            HeaderField::Competency => limits::HEADER_COMPETENCY,
        }
    }

    pub fn say(self, locale: &Locale) -> String {
        locale.say(&match self {
            HeaderField::Title => Msg::HeaderTitle,
            HeaderField::Class => Msg::HeaderClass,
            HeaderField::Competency => Msg::HeaderCompetency,
        })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HeaderMark {
    #[default]
    None,
    Exercises,
    Points(u8),
}

impl HeaderMark {
    pub const MOST: u8 = limits::MARK_POINTS;

    /// Out of so many points, as they are typed.
    pub fn points(text: &str) -> Result<HeaderMark, HeaderError> {
        let typed: Option<u8> = text.trim().parse().ok();
        let points = typed.filter(|points| (1..=HeaderMark::MOST).contains(points));
        points.map(HeaderMark::Points).ok_or(HeaderError::Points)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HeaderError {
    TooLong(HeaderField, usize),
    NoGlyph(HeaderField, char),
    /// A mark out of nothing, of too much, or of something that is no number.
    Points,
}

impl HeaderError {
    pub fn say(self, locale: &Locale) -> String {
        locale.say(&match self {
            HeaderError::TooLong(field, letters) => Msg::HeaderTooLong {
                field: field.say(locale).into(),
                letters: letters.into(),
                most: field.most().into(),
            },
            HeaderError::NoGlyph(field, letter) => {
                Msg::HeaderNoGlyph { field: field.say(locale).into(), letter: named(letter).into() }
            }
            HeaderError::Points => Msg::HeaderPoints { most: u32::from(HeaderMark::MOST).into() },
        })
    }
}

/// A letter with its number; the number alone where it would be seen as nothing, or as a turn of
/// the words around it.
fn named(letter: char) -> String {
    let number = format!("U+{:04X}", u32::from(letter));
    if letter.escape_debug().count() > 1 { number } else { format!("{letter}, {number}") }
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "KeptHeader")]
pub struct Header {
    title: String,
    class: String,
    competency: String,
    pub mark: HeaderMark,
}

impl Header {
    pub fn text(&self, field: HeaderField) -> &str {
        match field {
            HeaderField::Title => &self.title,
            HeaderField::Class => &self.class,
            HeaderField::Competency => &self.competency,
        }
    }

    pub fn write(&mut self, field: HeaderField, text: &str) -> Result<(), HeaderError> {
        let text = checked(field, text)?;
        match field {
            HeaderField::Title => self.title = text,
            HeaderField::Class => self.class = text,
            HeaderField::Competency => self.competency = text,
        }
        Ok(())
    }

    /// Out of how many points a sheet of so many exercises is marked, if it is.
    pub(super) fn mark_of(&self, exercises: usize) -> Option<usize> {
        match self.mark {
            HeaderMark::None => None,
            HeaderMark::Exercises => Some(exercises).filter(|count| *count > 0),
            HeaderMark::Points(points) => Some(usize::from(points)),
        }
    }

    pub(super) fn lines(&self, locale: &Locale) -> Vec<String> {
        let mut lines = Vec::new();
        if !self.class.is_empty() {
            let class = self.class.as_str().into();
            lines.push(locale.say(&Msg::SheetClass { class }));
        }
        if !self.competency.is_empty() {
            let competency = self.competency.as_str().into();
            lines.push(locale.say(&Msg::SheetCompetency { competency }));
        }
        lines
    }
}

/// A text as it can be printed: on one line, not too long, of letters that we have.
fn checked(field: HeaderField, text: &str) -> Result<String, HeaderError> {
    let apart = |letter: char| {
        // Words that a no-break space keeps together stay together.
        letter != '\u{a0}' && (letter.is_whitespace() || letter.is_control())
    };
    let words: Vec<&str> = text.split(apart).filter(|word| !word.is_empty()).collect();
    let text = words.join(" ");
    let letters = text.chars().count();
    if letters > field.most() {
        return Err(HeaderError::TooLong(field, letters));
    }
    let fonts = Weight::ALL.map(Font::of).into_iter().flatten();
    for font in fonts {
        let mut letters = text.chars();
        if let Some(letter) = letters.find(|letter| font.glyph(*letter).is_err()) {
            return Err(HeaderError::NoGlyph(field, letter));
        }
    }
    Ok(text)
}

/// A header as a file has it: what cannot be printed is left out, and the rest is used.
#[derive(Deserialize, Default)]
#[serde(default)]
struct KeptHeader {
    title: String,
    class: String,
    competency: String,
    mark: HeaderMark,
}

impl From<KeptHeader> for Header {
    fn from(kept: KeptHeader) -> Header {
        let sound = |field, text: &str| checked(field, text).unwrap_or_default();
        let mark = match kept.mark {
            HeaderMark::Points(points) => HeaderMark::points(&points.to_string()),
            mark => Ok(mark),
        };
        Header {
            title: sound(HeaderField::Title, &kept.title),
            class: sound(HeaderField::Class, &kept.class),
            competency: sound(HeaderField::Competency, &kept.competency),
            mark: mark.unwrap_or_default(),
        }
    }
}

impl Style<'_> {
    /// A frame for the mark, with what it is out of, and how wide it is.
    pub(super) fn mark_box(&self, points: usize) -> Result<(Block, f32), PrintError> {
        let text = format!("/ {points}");
        let (pad, high) = (self.mm(3.0), self.mm(14.0));
        let room = self.mm(15.0);
        let wide = room + self.bold().width(&text)? + pad;
        let mut block = Block { height: high, items: Vec::new() };
        block.draw(Item::Rect {
            frame: Frame::new(0.0, 0.0, wide, high),
            radius: self.mm(2.0),
            border: 0.4,
            stroke: Stroke::Solid,
            fill: None,
        });
        let words = Frame::new(room, 0.0, wide - room - pad, high);
        block.draw(self.bold().centred(words, &text)?);
        Ok((block, wide))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_short_and_of_letters_that_can_be_printed() {
        let mut header = Header::default();
        let title = HeaderField::Title;
        header.write(title, " Évaluation\n\tn°\u{a0}3\u{7} ").unwrap();
        assert_eq!(header.text(title), "Évaluation n°\u{a0}3");
        for (text, error) in [
            ("a".repeat(10_000), HeaderError::TooLong(title, 10_000)),
            ("Bravo 🎉".to_owned(), HeaderError::NoGlyph(title, '🎉')),
            ("a\u{202e}b".to_owned(), HeaderError::NoGlyph(title, '\u{202e}')),
        ] {
            assert_eq!(header.write(title, &text), Err(error));
            assert_eq!(header.text(title), "Évaluation n°\u{a0}3", "it stays");
        }
        let english = Locale::english();
        let said = HeaderError::NoGlyph(title, '\u{202e}').say(&english);
        assert!(said.contains("U+202E") && !said.contains('\u{202e}'), "{said}");
        let said = HeaderError::TooLong(title, 10_000).say(&english);
        assert!(said.contains("10000") && said.contains("60"), "{said}");
    }

    #[test]
    fn a_mark_is_out_of_a_number_that_can_be() {
        assert_eq!(HeaderMark::points(" 20 "), Ok(HeaderMark::Points(20)));
        for text in ["0", "101", "-1", "1000000000000", "twenty", ""] {
            assert_eq!(HeaderMark::points(text), Err(HeaderError::Points), "{text}");
        }
        let mut header = Header::default();
        assert_eq!(header.mark_of(10), None);
        header.mark = HeaderMark::Exercises;
        assert_eq!(header.mark_of(10), Some(10));
        assert_eq!(header.mark_of(0), None, "the rules are not marked");
    }

    #[test]
    fn a_broken_file_keeps_what_is_sound() {
        let text = r#"{"title":"Ma fiche","class":"🎉","mark":{"points":0}}"#;
        let header: Header = serde_json::from_str(text).unwrap();
        assert_eq!(header.text(HeaderField::Title), "Ma fiche");
        assert_eq!(header.text(HeaderField::Class), "");
        assert_eq!(header.mark, HeaderMark::None);
        let kept = serde_json::to_string(&header).unwrap();
        assert_eq!(serde_json::from_str::<Header>(&kept).unwrap(), header);
    }
}
