//! A line to type in.

use eframe::egui::{Color32, Id, Margin, TextEdit, vec2};

use crate::app::theme::{Look, size};

/// How a field looks: all of them are as high as a button.
#[derive(Clone, Copy, Debug)]
pub struct FieldStyle {
    pub heavy: bool,
    pub units: f32,
    pub margin: (f32, f32),
    pub ground: Color32,
    /// How wide it is without its margin, in points.
    pub width: f32,
}

impl FieldStyle {
    pub fn heavy(ground: Color32, width: f32) -> FieldStyle {
        FieldStyle { heavy: true, units: size::SMALL, margin: (10.0, 19.0), ground, width }
    }

    pub fn plain(ground: Color32, width: f32) -> FieldStyle {
        FieldStyle { heavy: false, ..FieldStyle::heavy(ground, width) }
    }

    /// A field for this text. Its name tells it apart from all others, in every language.
    pub fn field<'a>(self, look: &Look, text: &'a mut String, name: &str) -> TextEdit<'a> {
        self.dressed(look, TextEdit::singleline(text), name)
    }

    /// A field of several lines, all else being equal.
    pub fn lines<'a>(
        self,
        look: &Look,
        text: &'a mut String,
        name: &str,
        rows: usize,
    ) -> TextEdit<'a> {
        let field = TextEdit::multiline(text).desired_rows(rows);
        self.dressed(look, field, name)
    }

    fn dressed<'a>(self, look: &Look, field: TextEdit<'a>, name: &str) -> TextEdit<'a> {
        let (side, above) = self.margin;
        let font = if self.heavy { look.bold(self.units) } else { look.font(self.units) };
        field
            .id(Id::unique(("field", name)))
            .font(font)
            .margin(Margin::from(vec2(look.px(side), look.px(above))))
            .background_color(self.ground)
            .desired_width(self.width.max(1.0))
    }
}
