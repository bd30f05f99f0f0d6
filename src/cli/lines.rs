//! Lines of standard input, one at a time and never more than we are willing to hold.

use std::fmt::Display;
use std::io::{self, BufRead, Read};

use serde::de::DeserializeOwned;

use crate::limits;
use crate::rules::shortened;

/// The longest line we read. The longest honest one, a duel with both decks, is under 1 kB.
pub const LONGEST: usize = limits::INPUT_LINE;

#[derive(Debug, PartialEq, Eq)]
pub enum InputLine {
    Text(String),
    /// Longer than [`LONGEST`]; the rest of it has been skipped.
    TooLong,
    /// Bytes that are not UTF-8.
    NotText,
}

pub fn next(input: &mut dyn BufRead) -> io::Result<Option<InputLine>> {
    let mut bytes = Vec::new();
    let limit = LONGEST as u64 + 1;
    let read = Read::take(&mut *input, limit).read_until(b'\n', &mut bytes)?;
    if read == 0 {
        return Ok(None);
    }
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
    } else if bytes.len() > LONGEST {
        skip_line(input)?;
        return Ok(Some(InputLine::TooLong));
    }
    if bytes.last() == Some(&b'\r') {
        bytes.pop();
    }
    // Some programs put a byte order mark before the first line.
    if let Some(rest) = bytes.strip_prefix("\u{feff}".as_bytes()) {
        bytes = rest.to_vec();
    }
    let text = String::from_utf8(bytes);
    Ok(Some(text.map_or(InputLine::NotText, InputLine::Text)))
}

/// A value from one JSON object. What is wrong is said in English whatever the language: the reader is another
/// program's author.
pub fn object<T: DeserializeOwned>(json: &str) -> Result<T, String> {
    // serde would also take the fields of a structure as a list without names.
    if !json.trim_start().starts_with('{') {
        return Err("A JSON object was expected; see --help.".to_owned());
    }
    serde_json::from_str(json).map_err(|error| sentence(&error))
}

/// An error as one short sentence.
pub fn sentence(error: &dyn Display) -> String {
    let text = shortened(&error.to_string(), 320);
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_ascii_uppercase());
    first.into_iter().chain(letters).chain(['.']).collect()
}

fn skip_line(input: &mut dyn BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        if buffer.is_empty() {
            return Ok(());
        }
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let used = end.map_or(buffer.len(), |at| at + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(input: &[u8]) -> Vec<InputLine> {
        let mut input = io::BufReader::with_capacity(16, input);
        std::iter::from_fn(|| next(&mut input).unwrap()).collect()
    }

    fn text(line: &str) -> InputLine {
        InputLine::Text(line.to_owned())
    }

    #[test]
    fn lines_end_with_either_break_or_with_the_input() {
        assert_eq!(all(b"a\nb\r\n\nc"), [text("a"), text("b"), text(""), text("c")]);
        assert_eq!(all(b""), []);
    }

    #[test]
    fn the_longest_line_is_read_and_a_longer_one_skipped_whole() {
        let longest = "x".repeat(LONGEST);
        let longer = "x".repeat(1_000_000);
        let input = format!("{longest}\n{longest}y\n{longer}\nend\n{longer}");
        assert_eq!(
            all(input.as_bytes()),
            [
                text(&longest),
                InputLine::TooLong,
                InputLine::TooLong,
                text("end"),
                InputLine::TooLong
            ]
        );
    }

    #[test]
    fn bytes_that_are_no_text_do_not_stop_the_rest() {
        assert_eq!(all(b"\xff\xfe\nstate\n"), [InputLine::NotText, text("state")]);
    }
}
