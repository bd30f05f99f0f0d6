//! Keeps texts that are nested too deeply from the parser, which would run out of stack, and those that are nested
//! without any use from what fills in values: it falls over them where they are very long.

use crate::limits;
use std::borrow::Cow;

/// How many braces and brackets may stand in each other. A plural within a plural needs seven.
pub const DEEPEST: usize = limits::TEXT_NESTING;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Nesting {
    Deep,
    /// A brace stands directly within another one, or a choice is made by a value that never changes.
    Idle,
}

/// Fluent without the entries whose nesting is no good, and the lines where they become so, from 1. What is left stays
/// on its line.
pub fn sound(text: &str) -> (Cow<'_, str>, Vec<(usize, Nesting)>) {
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let mut kept = String::new();
    let mut left_out = Vec::new();
    let mut number = 1;
    for entry in lines.chunk_by(|_, next| !starts_entry(next)) {
        if let Some((line, why)) = fault(entry) {
            left_out.push((number + line, why));
            kept += &"\n".repeat(entry.len());
        } else {
            kept.extend(entry.iter().copied());
        }
        number += entry.len();
    }
    if left_out.is_empty() { (Cow::Borrowed(text), left_out) } else { (Cow::Owned(kept), left_out) }
}

/// Whether a message, a term or a comment begins here. Nothing that stands in braces can look
/// like this, so the parser is not within any either.
fn starts_entry(line: &str) -> bool {
    let name = line.strip_prefix('-').unwrap_or(line);
    let rest = name.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || "-_".contains(c));
    let named = name.starts_with(|c: char| c.is_ascii_alphabetic());
    line.starts_with('#') || (named && rest.trim_start_matches(' ').starts_with('='))
}

enum Inside {
    Text,
    /// A placeable or the arguments of a function; it begins with this letter, once it has begun.
    Code(Option<char>),
}

/// The line of an entry, from 0, on which its nesting is no good.
fn fault(entry: &[&str]) -> Option<(usize, Nesting)> {
    let mut inside = vec![Inside::Text];
    let mut idle = None;
    for (line, number) in entry.iter().zip(0..) {
        if line.starts_with('#') {
            continue;
        }
        // A quotation ends with its line.
        let mut quoted = false;
        let mut letters = line.chars().peekable();
        while let Some(letter) = letters.next() {
            let next = letters.peek().copied();
            let place = inside.last_mut()?;
            if let Inside::Code(first @ None) = place
                && !letter.is_whitespace()
            {
                // A term begins with the sign of a negative number.
                *first = Some(next.filter(|_| letter == '-').unwrap_or(letter));
            }
            if let Inside::Code(first) = place
                && !quoted
                && (letter == '{' || letter == '-' && next == Some('>') && is_literal(*first))
            {
                idle.get_or_insert((number, Nesting::Idle));
            }
            match (place, letter) {
                (_, '\\') if quoted => {
                    letters.next();
                }
                (_, '"') if quoted => quoted = false,
                _ if quoted => {}
                (Inside::Code(_), '"') => quoted = true,
                (Inside::Code(_), '{' | '(') | (Inside::Text, '{') => {
                    inside.push(Inside::Code(None));
                }
                (Inside::Code(_), '}' | ')') => {
                    inside.pop();
                }
                // The words of a variant follow its name, up to the brace that ends them all.
                (Inside::Code(_), ']') => inside.push(Inside::Text),
                (Inside::Text, '}') => inside.truncate(inside.len().saturating_sub(2)),
                _ => {}
            }
            if inside.len() > DEEPEST {
                return Some((number, Nesting::Deep));
            }
        }
    }
    idle
}

fn is_literal(first: Option<char>) -> bool {
    first.is_some_and(|first| first == '"' || first.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn left_out(text: &str) -> Vec<(usize, Nesting)> {
        sound(text).1
    }

    #[test]
    fn honest_texts_stay_as_they_are() {
        let plural = "{ $count ->\n    [one] { $count } \"card\n   *[other] cards }\n";
        let many = format!("{{ \"}}\" }} {{ \"{{\" }} ((( {} )))", "{ $x }".repeat(200));
        let text = format!("# {{{{{{{{\nsteps = {plural}\n    .label = {many}\n");
        let text = text.repeat(100);
        assert_eq!(sound(&text), (Cow::Borrowed(text.as_str()), vec![]));
    }

    #[test]
    fn every_way_down_is_seen() {
        let ways = [
            "{".to_owned(),
            "{\n".to_owned(),
            "{ A(\n".to_owned(),
            "{ \"}\" ->\n   *[a] ".to_owned(),
            "{ $n ->\n [one] \"\n *[a] ".to_owned(),
            "{ A(\"\\\"}\") ->\n  [b] c\n *[a] ".to_owned(),
            "{ -x(".to_owned(),
        ];
        for way in ways {
            let text = format!("good = Good.\nbad = {}\nfine = Fine.\n", way.repeat(200));
            let (kept, lines) = sound(&text);
            assert!(matches!(lines[..], [(_, Nesting::Deep)]), "{way}");
            assert!(kept.starts_with("good = Good.\n\n"), "{way}");
            assert!(kept.ends_with("\nfine = Fine.\n"), "{way}");
            assert_eq!(kept.lines().count(), text.lines().count(), "{way}");
        }
    }

    #[test]
    fn the_line_is_where_it_becomes_too_deep() {
        let text = format!("a = A.\nb =\n    {{ {}\n", "A(".repeat(DEEPEST - 1));
        assert_eq!(left_out(&text), [(3, Nesting::Deep)]);
        assert!(left_out(&text.replacen("A(", "", 1)).is_empty());
    }

    #[test]
    fn what_is_nested_without_use_is_left_out() {
        for idle in [
            "{ { $n } }",
            "{{\"a\"}}",
            "{ \"a\" ->\n   *[a] b\n }",
            "{ 5 ->\n   *[a] b\n }",
            "{ -5 ->\n   *[a] b\n }",
            "{ A({ $n }) }",
        ] {
            assert_eq!(left_out(&format!("a = A.\nb = {idle}\n")), [(2, Nesting::Idle)], "{idle}");
        }
        for honest in [
            "{ -team.kind ->\n   *[a] b\n }",
            "{ NUMBER(5) ->\n   *[a] b\n }",
            "{ \"->\" } { -5 } { 5 } -> { $n }",
            "{ $n ->\n    [5] { \"a\" }\n   *[other] { $n }\n }",
        ] {
            assert!(left_out(&format!("b = {honest}\n")).is_empty(), "{honest}");
        }
    }
}
