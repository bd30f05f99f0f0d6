//! A small layout core: text that flows with real font metrics, and blocks that stay together.

use serde::{Deserialize, Serialize};

use super::errors::PrintError;
use super::font::{Font, MM, Weight};
use super::plan::{Frame, Item};
use saute_dix_engine::listed;

listed! {
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Size {
        /// 14 points.
        #[default]
        Standard = "standard",
        /// 16 points, for dyslexic readers.
        Dys = "dys",
        /// 20 points, for weak eyes.
        Large = "large",
    }
}

impl Size {
    pub fn points(self) -> f32 {
        match self {
            Size::Standard => 14.0,
            Size::Dys => 16.0,
            Size::Large => 20.0,
        }
    }
}

listed! {
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Paper {
        /// 210 × 297 mm.
        #[default]
        A4 = "a4",
        /// 215.9 × 279.4 mm.
        Letter = "letter",
    }
}

impl Paper {
    pub fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (210.0, 297.0),
            Paper::Letter => (215.9, 279.4),
        }
    }
}

pub(super) fn real(count: usize) -> f32 {
    u16::try_from(count).map_or(f32::from(u16::MAX), f32::from)
}

/// Something of a certain height, drawn from its own top left corner. It is never split.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Block {
    pub height: f32,
    pub items: Vec<Item>,
}

impl Block {
    pub fn put(&mut self, x: f32, y: f32, other: Block) {
        self.height = self.height.max(y + other.height);
        let moved = other.items.into_iter().map(|item| item.moved(x, y));
        self.items.extend(moved);
    }

    pub fn draw(&mut self, item: Item) {
        self.items.push(item);
    }

    /// The first text in it, by which an error names it.
    pub fn first_text(&self) -> Option<String> {
        self.items.iter().find_map(|item| match item {
            Item::Text { text, .. } => Some(text.clone()),
            _ => None,
        })
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Type {
    pub size: f32,
    pub weight: Weight,
    /// 0 black to 1 white.
    pub gray: f32,
}

impl Type {
    pub fn new(size: f32, weight: Weight) -> Type {
        Type { size, weight, gray: 0.0 }
    }

    pub fn leading(self) -> f32 {
        self.size * 1.5 * MM
    }

    pub fn width(self, text: &str) -> Result<f32, PrintError> {
        match Font::of(self.weight) {
            Some(font) => Ok(font.width(text, self.size)?),
            None => Ok(0.0),
        }
    }

    fn cap_height(self) -> f32 {
        Font::of(self.weight).map_or(0.0, |font| font.cap_height(self.size))
    }

    pub fn line(self, text: &str) -> Result<Block, PrintError> {
        self.width(text)?;
        let height = self.leading();
        Ok(Block { height, items: vec![self.item(0.0, height, text)] })
    }

    /// A line of text whose digits are centred between `y` and `y + height`.
    pub fn item(self, x: f32, height: f32, text: &str) -> Item {
        Item::Text {
            x,
            y: f32::midpoint(height, self.cap_height()),
            size: self.size,
            weight: self.weight,
            gray: self.gray,
            text: text.to_owned(),
        }
    }

    pub fn centred(self, frame: Frame, text: &str) -> Result<Item, PrintError> {
        let width = self.width(text)?;
        let item = self.item(0.0, frame.h, text);
        Ok(item.moved(frame.x + (frame.w - width) / 2.0, frame.y))
    }

    pub fn paragraph(self, text: &str, width: f32) -> Result<Block, PrintError> {
        self.lines(text, width, self.leading())
    }

    /// The same with lines closer together: for tables that are looked things up in.
    pub fn tight_paragraph(self, text: &str, width: f32) -> Result<Block, PrintError> {
        self.lines(text, width, self.leading() * 0.83)
    }

    fn lines(self, text: &str, width: f32, leading: f32) -> Result<Block, PrintError> {
        let mut block = Block::default();
        for line in self.broken(text, width)? {
            let item = self.item(0.0, leading, &line);
            block.items.push(item.moved(0.0, block.height));
            block.height += leading;
        }
        Ok(block)
    }

    pub fn broken(self, text: &str, width: f32) -> Result<Vec<String>, PrintError> {
        let mut lines = Vec::new();
        let mut line = String::new();
        // A sum is never broken.
        let mut text = text.to_owned();
        for sign in ["−", "+", "="] {
            text = text.replace(&format!(" {sign} "), &format!("\u{a0}{sign}\u{a0}"));
        }
        for word in glued(&text) {
            let word = word.as_str();
            if self.width(word)? > width {
                return Err(PrintError::TooLarge(word.to_owned()));
            }
            let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
            if self.width(&longer)? <= width {
                line = longer;
            } else {
                lines.push(std::mem::replace(&mut line, word.to_owned()));
            }
        }
        if !line.is_empty() {
            lines.push(line);
        }
        Ok(lines)
    }
}

/// The words of a text. A number stays with a short word before it: a line that begins with
/// "10." looks like the tenth of a list.
fn glued(text: &str) -> Vec<String> {
    const SHORT: usize = 2;
    let mut words: Vec<String> = Vec::new();
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        let number = word.starts_with(|letter: char| letter.is_ascii_digit());
        match words.last_mut() {
            Some(last) if number && last.chars().count() <= SHORT && is_word(last) => {
                last.push('\u{a0}');
                last.push_str(word);
            }
            _ => words.push(word.to_owned()),
        }
    }
    words
}

fn is_word(text: &str) -> bool {
    text.chars().all(char::is_alphabetic)
}
