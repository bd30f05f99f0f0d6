use eframe::egui::{Color32, Id, Margin, TextEdit, vec2};

use crate::app::style::{Style, size};

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
    pub fn field<'a>(self, style: &Style, text: &'a mut String, name: &str) -> TextEdit<'a> {
        self.dressed(style, TextEdit::singleline(text), name)
    }

    /// A field of several lines, all else being equal.
    pub fn lines<'a>(
        self,
        style: &Style,
        text: &'a mut String,
        name: &str,
        rows: usize,
    ) -> TextEdit<'a> {
        let field = TextEdit::multiline(text).desired_rows(rows);
        self.dressed(style, field, name)
    }

    fn dressed<'a>(self, style: &Style, field: TextEdit<'a>, name: &str) -> TextEdit<'a> {
        let (side, above) = self.margin;
        let font = if self.heavy { style.bold(self.units) } else { style.font(self.units) };
        field
            .id(Id::unique(("field", name)))
            .font(font)
            .margin(Margin::from(vec2(side, above)))
            .background_color(self.ground)
            .desired_width(self.width.max(1.0))
    }
}
