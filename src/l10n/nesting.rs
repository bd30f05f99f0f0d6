//! Keeps texts that are nested too deeply from the parser, which would run out of stack.

use crate::limits;
use std::borrow::Cow;

/// How many braces and brackets may stand in each other. A plural within a plural needs seven.
pub const DEEPEST: usize = limits::TEXT_NESTING;

/// Fluent without the entries that are nested deeper than [`DEEPEST`], and the lines where they
/// become so, from 1. What is left stays on its line.
pub fn shallow(text: &str) -> (Cow<'_, str>, Vec<usize>) {
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let mut kept = String::new();
    let mut deep = Vec::new();
    let mut number = 1;
    for entry in lines.chunk_by(|_, next| !starts_entry(next)) {
        if let Some(line) = too_deep(entry) {
            deep.push(number + line);
            kept += &"\n".repeat(entry.len());
        } else {
            kept.extend(entry.iter().copied());
        }
        number += entry.len();
    }
    if deep.is_empty() {
        (Cow::Borrowed(text), deep)
    } else {
        (Cow::Owned(kept), deep)
    }
}

/// Whether a message, a term or a comment begins here. Nothing that stands in braces can look
/// like this, so the parser is not within any either.
fn starts_entry(line: &str) -> bool {
    let name = line.strip_prefix('-').unwrap_or(line);
    let rest = name.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || "-_".contains(c));
    let named = name.starts_with(|c: char| c.is_ascii_alphabetic());
    line.starts_with('#') || (named && rest.trim_start_matches(' ').starts_with('='))
}

/// What a character stands in.
enum Inside {
    /// Words, where only braces mean something.
    Text,
    /// A placeable or the arguments of a function.
    Code,
}

/// The line of an entry, from 0, on which it is nested too deeply.
fn too_deep(entry: &[&str]) -> Option<usize> {
    let mut inside = vec![Inside::Text];
    for (line, number) in entry.iter().zip(0..) {
        if line.starts_with('#') {
            continue;
        }
        // A quotation ends with its line.
        let mut quoted = false;
        let mut letters = line.chars();
        while let Some(letter) = letters.next() {
            match (inside.last()?, letter) {
                (_, '\\') if quoted => {
                    letters.next();
                }
                (_, '"') if quoted => quoted = false,
                _ if quoted => {}
                (Inside::Code, '"') => quoted = true,
                (Inside::Code, '{' | '(') | (Inside::Text, '{') => inside.push(Inside::Code),
                (Inside::Code, '}' | ')') => {
                    inside.pop();
                }
                // The words of a variant follow its name, up to the brace that ends them all.
                (Inside::Code, ']') => inside.push(Inside::Text),
                (Inside::Text, '}') => inside.truncate(inside.len().saturating_sub(2)),
                _ => {}
            }
            if inside.len() > DEEPEST {
                return Some(number);
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deep(text: &str) -> Vec<usize> {
        shallow(text).1
    }

    #[test]
    fn honest_texts_stay_as_they_are() {
        let plural = "{ $count ->\n    [one] { $count } \"card\n   *[other] cards }\n";
        let many = format!("{{ \"}}\" }} {{ \"{{\" }} ((( {} )))", "{ $x }".repeat(200));
        let text = format!("# {{{{{{{{\nsteps = {plural}\n    .label = {many}\n");
        let text = text.repeat(100);
        assert_eq!(shallow(&text), (Cow::Borrowed(text.as_str()), vec![]));
    }

    #[test]
    fn every_way_down_is_seen() {
        let ways = [
            "{".to_owned(),
            "{\n".to_owned(),
            "{ A(\n".to_owned(),
            "{ \"}\" ->\n   *[a] ".to_owned(),
            "{ $n ->\n [one] \"\n *[a] ".to_owned(),
            "{ \"\\\"}\" ->\n  [b] c\n *[a] ".to_owned(),
            "{ -x(".to_owned(),
        ];
        for way in ways {
            let text = format!("good = Good.\nbad = {}\nfine = Fine.\n", way.repeat(200));
            let (kept, lines) = shallow(&text);
            assert_eq!(lines.len(), 1, "{way}");
            assert!(kept.starts_with("good = Good.\n\n"), "{way}");
            assert!(kept.ends_with("\nfine = Fine.\n"), "{way}");
            assert_eq!(kept.lines().count(), text.lines().count(), "{way}");
        }
    }

    #[test]
    fn the_line_is_where_it_becomes_too_deep() {
        let text = format!("a = A.\nb =\n    {}\n", "{".repeat(DEEPEST));
        assert_eq!(deep(&text), [3]);
        assert!(deep(&text.replacen('{', "", 1)).is_empty());
    }
}
