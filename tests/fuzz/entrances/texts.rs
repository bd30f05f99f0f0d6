//! Texts in Fluent: whole languages of one's own, and those beside content of one's own.

use saute_dix::rules::Random;
use saute_dix::storage::custom::ContentFault;
use saute_dix::text::{Locale, Msg, TextFile, check_syntax};

use crate::fuzz::words::{are_words, with_locales};
use crate::fuzz::{Entrance, Outcome, grammar};

pub const ENTRANCE: Entrance = Entrance {
    name: "texts",
    what: "texts in Fluent",
    grow,
    vocabulary: &[
        "{",
        "}",
        "{ $count }",
        "{ $count ->\n",
        "   *[other] ",
        "[one] ",
        "{ \"",
        "NUMBER(",
        "{ -term }",
        "{ app-back }",
        "app-back = ",
        "app-close = ",
        "-term = ",
        "    .label = ",
        "#",
        "###",
        "\n",
        " = ",
        "{ \"\\u0041\" }",
        "N(1)",
        ")",
    ],
    short_round: 2_000,
    enter,
};

fn grow(random: &mut Random) -> String {
    let mut text = String::new();
    for _ in 0..grammar::between(random, 1, 6) {
        text += &grammar::one(
            random,
            &["app-back", "app-close", "language-name", "mine", "-term", "decimal-sign", "# so"],
        );
        text += " = ";
        text += &pattern(random, 3);
        text.push('\n');
        if random.below(4) == 0 {
            text += &format!("    .label = {}\n", pattern(random, 1));
        }
    }
    text
}

fn pattern(random: &mut Random, depth: usize) -> String {
    let mut text = String::new();
    for _ in 0..grammar::between(random, 1, 3) {
        text += &match random.below(8) {
            0..4 => grammar::one(random, &["Retour ", "42 ", "« é »", "\n    ", "cards"]),
            4 if depth > 0 => format!(
                "{{ $count ->\n    [one] {}\n   *[other] {}\n }}",
                pattern(random, depth - 1),
                pattern(random, depth - 1)
            ),
            5 if depth > 0 => format!("{{ {} }}", pattern(random, depth - 1)),
            6 => grammar::one(random, &["{ -term }", "{ app-back }", "{ mine }", "{ mine.label }"]),
            _ => grammar::one(
                random,
                &[
                    "{ $card }",
                    "{ \"{\" }",
                    "{ N($card) }",
                    "{ NUMBER(3, minimumFractionDigits: 2) }",
                    "{ -term(a: 1) }",
                ],
            ),
        };
    }
    text
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
