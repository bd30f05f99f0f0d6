//! Texts in Fluent: whole custom languages, and those beside custom content.

use proptest::prelude::*;

use saute_dix::storage::custom::ContentFault;
use saute_dix::text::{Locale, Msg, TextFile, check_syntax};

use crate::fuzz::strategies::{one, some};
use crate::fuzz::words::{are_words, with_locales};
use crate::fuzz::{Entrance, Outcome};

pub const ENTRANCE: Entrance = Entrance {
    name: "texts",
    inputs,
    words: "{|}|{ $count }|{ $count ->\n|   *[other] |[one] |{ \"|NUMBER(|{ -term }|{ app-back }|\
        app-back = |app-close = |-term = |    .label = |#|###|\n| = |{ \"\\u0041\" }|N(1)|)",
    cases: 2_000,
    enter,
};

fn inputs() -> BoxedStrategy<String> {
    let name = one("app-back|app-close|language-name|mine|-term|decimal-sign|# so");
    let entry = (name, pattern(), prop_oneof![3 => Just(None), 1 => pattern().prop_map(Some)]);
    let entry = entry.prop_map(|(name, text, label)| {
        let label = label.map_or_else(String::new, |label| format!("    .label = {label}\n"));
        format!("{name} = {text}\n{label}")
    });
    some(entry, 1..7, "").boxed()
}

fn pattern() -> BoxedStrategy<String> {
    let leaf = one(
        "Retour |42 |« é »|\n    |cards|{ -term }|{ app-back }|{ mine }|{ mine.label }|{ $card }|\
        { \"{\" }|{ N($card) }|{ NUMBER(3, minimumFractionDigits: 2) }|{ -term(a: 1) }",
    );
    leaf.prop_recursive(3, 12, 3, |inner| {
        let choice =
            |(one, other)| format!("{{ $count ->\n    [one] {one}\n   *[other] {other}\n }}");
        prop_oneof![
            4 => some(inner.clone(), 1..4, ""),
            1 => (inner.clone(), inner.clone()).prop_map(choice),
            1 => inner.prop_map(|inner| format!("{{ {inner} }}")),
        ]
    })
    .boxed()
}

/// What the window says most, and a few that have values.
const SAID: [Msg; 4] = [Msg::AppBack, Msg::AppClose, Msg::LanguageName, Msg::DecimalSign];

fn enter(input: &[u8]) -> Result<Outcome, String> {
    let files = [TextFile {
        name: "mine.ftl".to_owned(),
        text: String::from_utf8_lossy(input).into_owned(),
    }];
    let faults = check_syntax(&files);
    with_locales(|locales| {
        for fault in &faults {
            let (code, fault) = ("br".to_owned(), fault.clone());
            let fault = ContentFault::Language { code, fault };
            for locale in locales {
                are_words(&fault.say(locale))?;
            }
        }
        Ok::<(), String>(())
    })?;
    // A built-in code spares the fallback, which is always the same and takes long to make.
    let mine = Locale::own("fr", &files);
    for message in &SAID {
        let said = mine.say(message);
        if said.contains('\u{2068}') && !files[0].text.contains('\u{2068}') {
            return Err("a mark of isolation".to_owned());
        }
    }
    std::hint::black_box((mine.text("mine"), mine.plain().n(42)));
    Ok(if faults.is_empty() { Outcome::Accepted } else { Outcome::Refused })
}
