//! The header being typed: what can be printed goes to the options at once, the rest stays to be sanitized.

use crate::sheets::{Header, HeaderError, HeaderField, HeaderMark};

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HeaderEntry {
    lines: Vec<TypedLine>,
    /// The points being typed, where they cannot be.
    pub points: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct TypedLine {
    field: HeaderField,
    text: String,
    error: Option<HeaderError>,
}

impl HeaderEntry {
    /// What a mark is out of at first.
    pub const USUAL_POINTS: u8 = 20;

    /// What stands in a line: as it was typed, else as it is kept.
    pub fn text<'a>(&'a self, header: &'a Header, field: HeaderField) -> &'a str {
        let typed = self.line(field).map(|line| line.text.as_str());
        typed.unwrap_or_else(|| header.text(field))
    }

    pub fn error(&self, field: HeaderField) -> Option<HeaderError> {
        self.line(field).and_then(|line| line.error)
    }

    fn line(&self, field: HeaderField) -> Option<&TypedLine> {
        self.lines.iter().find(|line| line.field == field)
    }

    /// What is wrong with it, the first thing first.
    pub fn trouble(&self) -> Option<HeaderError> {
        let points = self.points.as_ref().map(|_| HeaderError::Points);
        let mut fields = HeaderField::ALL.into_iter();
        fields.find_map(|field| self.error(field)).or(points)
    }

    pub fn write(&mut self, header: &mut Header, field: HeaderField, text: String) {
        let error = header.write(field, &text).err();
        self.lines.retain(|line| line.field != field);
        self.lines.push(TypedLine { field, text, error });
    }

    pub fn write_points(&mut self, header: &mut Header, text: String) {
        match HeaderMark::points(&text) {
            Ok(mark) => {
                header.mark = mark;
                self.points = None;
            }
            Err(_) => self.points = Some(text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_shown_as_it_is_typed_and_kept_as_it_can_be_printed() {
        let (mut entry, mut header) = (HeaderEntry::default(), Header::default());
        let class = HeaderField::Class;
        entry.write(&mut header, class, "CM2 ".to_owned());
        assert_eq!(entry.text(&header, class), "CM2 ");
        assert_eq!((header.text(class), entry.trouble()), ("CM2", None));
        entry.write(&mut header, class, "CM2 🎉".to_owned());
        assert_eq!(header.text(class), "CM2");
        assert_eq!(entry.trouble(), Some(HeaderError::NoGlyph(class, '🎉')));
        entry.write(&mut header, class, String::new());
        assert_eq!((header.text(class), entry.trouble()), ("", None));
    }

    #[test]
    fn points_that_cannot_be_change_nothing() {
        let (mut entry, mut header) = (HeaderEntry::default(), Header::default());
        entry.write_points(&mut header, "10".to_owned());
        entry.write_points(&mut header, "0".to_owned());
        assert_eq!(header.mark, HeaderMark::Points(10));
        assert_eq!(entry.trouble(), Some(HeaderError::Points));
        entry.write_points(&mut header, "12".to_owned());
        assert_eq!((header.mark, entry.trouble()), (HeaderMark::Points(12), None));
    }
}
