//! Keeps from the parser what it falls over: an escape in a quotation that breaks off before a letter beyond ASCII.

use std::borrow::Cow;

/// Fluent without such escapes: what begins one of them is no escape any more, so that the parser names its line like any
/// other mistake. Nothing else changes, and everything stays where it is.
pub fn whole(text: &str) -> Cow<'_, str> {
    let broken: Vec<usize> = text
        .match_indices(r"\u")
        .chain(text.match_indices(r"\U"))
        .filter(|(at, escape)| breaks_off(text, *at, escape))
        .map(|(at, _)| at)
        .collect();
    if broken.is_empty() {
        return Cow::Borrowed(text);
    }
    let mut sanitized = text.to_owned();
    for at in broken {
        // As long as what it replaces, and no escape that there is.
        sanitized.replace_range(at..at + 2, r"\?");
    }
    Cow::Owned(sanitized)
}

/// Whether too few digits follow this escape, and then a letter that takes several bytes.
fn breaks_off(text: &str, at: usize, escape: &str) -> bool {
    let wanted = if escape == r"\u" { 4 } else { 6 };
    let (before, rest) = text.split_at(at);
    let line = before.rsplit('\n').next().unwrap_or_default();
    let rest = rest.get(escape.len()..).unwrap_or_default();
    let digits = rest.chars().take_while(char::is_ascii_hexdigit).count();
    // Outside of quotations a backslash is a letter like any other, and so is one behind another.
    let backslashes = line.chars().rev().take_while(|letter| *letter == '\\');
    let quoted = line.contains('"') && backslashes.count() % 2 == 0;
    let next = rest.chars().nth(digits);
    quoted && digits < wanted && next.is_some_and(|next| !next.is_ascii())
}

#[cfg(test)]
mod tests {
    use fluent_syntax::parser;

    use super::*;

    #[test]
    fn what_is_whole_stays_as_it_is() {
        let text = "a = { \"\\u00e9\\U01F600\" } é\nb = C:\\ué\nc = { \"\\u00\" }\nd = { \"\\u00e9é\\\\ué\" }\n";
        assert_eq!(whole(text), Cow::Borrowed(text));
        assert!(parser::parse(text).is_err(), "the third is one digit short");
    }

    #[test]
    fn what_breaks_off_is_a_mistake_like_any_other() {
        for escape in [r"\ué", r"\u00é", r"\U01F60é", "\\u00\u{301}", r"\u€"] {
            let text = format!("good = Good.\nbad = {{ \"{escape}\" }}\nfine = Fine.\n");
            let sanitized = whole(&text);
            assert_eq!(sanitized.len(), text.len());
            let (resource, errors) = parser::parse(sanitized.as_ref()).unwrap_err();
            assert_eq!(errors.len(), 1, "{escape}");
            assert!(resource.body.len() >= 2, "the others are read: {escape}");
        }
    }
}
