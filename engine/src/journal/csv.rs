//! A table as a text for spreadsheets.
//!
//! Every cell is in quotes, rows end as RFC 4180 has it. The separator is the one that spreadsheets of the
//! language expect: where the decimal sign is a comma, a semicolon. A mark at the beginning says that the text is
//! UTF-8, without which some of them spoil accents; a line `sep=;` would switch that off again. What would be
//! taken for a formula gets an apostrophe in front, by which spreadsheets know a text.

/// Says that a text is UTF-8.
const MARK: char = '\u{feff}';

/// What makes spreadsheets calculate instead of reading.
const FORMULA: [char; 6] = ['=', '+', '-', '@', '\t', '\r'];

/// The table of these rows, for spreadsheets of a language with this decimal sign.
pub fn csv(decimal: char, rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let separator = if decimal == ',' { ';' } else { ',' };
    let mut text = String::from(MARK);
    for row in rows {
        for (cell, index) in row.iter().zip(0..) {
            if index > 0 {
                text.push(separator);
            }
            text.push('"');
            if cell.starts_with(FORMULA) {
                text.push('\'');
            }
            text.push_str(&cell.replace('"', "\"\""));
            text.push('"');
        }
        text.push_str("\r\n");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(cells: &[&str]) -> Vec<String> {
        cells.iter().map(|cell| (*cell).to_owned()).collect()
    }

    #[test]
    fn cells_are_quoted_and_formulas_are_texts() {
        let rows = [row(&["Jour", "a \"b\"; c"]), row(&["=1+1", "-2"])];
        assert_eq!(
            csv(',', rows.clone()),
            "\u{feff}\"Jour\";\"a \"\"b\"\"; c\"\r\n\"'=1+1\";\"'-2\"\r\n"
        );
        assert!(csv('.', rows).contains("\"Jour\",\"a"));
    }
}
