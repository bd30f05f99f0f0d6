//! Statements and rules in every deck: units, tens and tenths, true in each of them.

use crate::support::sheets;
use saute_dix::puzzle::{NumberDeck, SheetSeed, statements};
use saute_dix::sheets::{Exercise, Label, Page, Print, Sheet, SheetComposer, Template};
use saute_dix::solver::Solver;
use saute_dix::text::Locale;

/// Texts that count cards, players or points, or a step of expert play: these are the same in
/// every deck.
const COUNTING: &str = "\
    rules-end rules-goal rules-duel sheet- tf-deck-numbers tf-draw-after-four \
    tf-duel-counted-cards tf-duel-deck tf-duel-draw-after-help tf-duel-draw-own-piles \
    tf-duel-hand tf-duel-help-how-many tf-duel-minimum tf-duel-sides tf-expert- tf-fire-last-card \
    tf-hand- tf-most-in-a-turn tf-room-of-piles tf-score- tf-team-goal tf-whole-hand";

/// The keys of everything that is printed in all decks.
fn keys() -> Vec<String> {
    let statements = statements().iter();
    let mut keys: Vec<String> =
        statements.flat_map(|statement| [statement.key.clone(), statement.why_key()]).collect();
    keys.extend(Template::built_in().iter().flat_map(Template::text_keys));
    keys
}

/// The numbers of a text, times ten, so that tenths are whole.
fn numbers(text: &str) -> Vec<i64> {
    let letters: Vec<char> = text.chars().collect();
    let mut found = Vec::new();
    let mut at = 0;
    let digits = |from: usize| {
        let digits = letters[from..].iter().take_while(|c| c.is_ascii_digit());
        digits.collect::<String>()
    };
    while at < letters.len() {
        let whole = digits(at);
        if whole.is_empty() {
            at += 1;
            continue;
        }
        at += whole.len();
        let sign = letters.get(at).is_some_and(|c| matches!(c, ',' | '.'));
        let tenth = if sign { digits(at + 1) } else { String::new() };
        let mut number = whole.parse::<i64>().unwrap() * 10;
        if !tenth.is_empty() {
            assert_eq!(tenth.len(), 1, "{text}");
            number += tenth.parse::<i64>().unwrap();
            at += 2;
        }
        found.push(number);
    }
    found
}

/// The sums of a text that do not come out, such as "47 − 10 = 38".
fn wrong_sums(text: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    let words: Vec<&str> = text.split([' ', '\u{a0}']).collect();
    let number = |word: &str| {
        let word = word.trim_matches(|c: char| !c.is_ascii_digit());
        numbers(word).first().copied()
    };
    for (at, _) in words.iter().enumerate().filter(|(_, word)| **word == "=") {
        // Back to where the sum begins.
        let mut first = at - 1;
        while first >= 2 && matches!(words[first - 1], "+" | "−") {
            first -= 2;
        }
        let mut sum = number(words[first]).unwrap();
        for pair in words[first + 1..at].chunks(2) {
            let more = number(pair[1]).unwrap();
            sum += if pair[0] == "+" { more } else { -more };
        }
        if number(words[at + 1]) != Some(sum) {
            wrong.push(words[first..=at + 1].join(" "));
        }
    }
    wrong
}

#[test]
fn every_card_gap_and_jump_is_written_as_the_deck_writes_it() {
    for (locale, ten) in [(Locale::french(), "dix"), (Locale::english(), "ten")] {
        let text = |deck, key: &str| locale.voice(deck).text(key).unwrap();
        for key in keys() {
            // The jump has its name in units, and a number elsewhere.
            let units = text(NumberDeck::Units, &key).replace(&format!(" {ten}"), " 10");
            let counting = COUNTING.split(' ').any(|start| key.starts_with(start));
            for (deck, factor) in [(NumberDeck::Tens, 100), (NumberDeck::Tenths, 1)] {
                let other = text(deck, &key);
                let (one, two) = (numbers(&units), numbers(&other));
                assert_eq!(one.len(), two.len(), "{units} / {other}");
                for (unit, number) in one.iter().zip(two) {
                    let same = counting && number == *unit;
                    assert!(same || number * 10 == unit * factor, "{other}");
                }
                let words = other.split(|c: char| !c.is_alphabetic());
                for word in words {
                    let digits = ["digit", "chiffre", "dizaine", "tens", ten, "neuf", "nine"];
                    assert!(!digits.contains(&word), "{word} in {other}");
                }
                assert_eq!(wrong_sums(&other), [""; 0], "{other}");
            }
            assert_eq!(wrong_sums(&units), [""; 0]);
        }
    }
}

#[test]
fn statements_read_well_in_every_deck() {
    let (french, english) = (Locale::french(), Locale::english());
    let said = |locale: &Locale, deck, key: &str| locale.voice(deck).text(key).unwrap();
    assert_eq!(
        said(&english, NumberDeck::Units, "tf-jump-room"),
        "A jump of ten gives 10 steps of room back to its pile."
    );
    assert_eq!(
        said(&english, NumberDeck::Tenths, "tf-jump-room"),
        "A jump of 1 gives 1 step of room back to its pile."
    );
    assert_eq!(
        said(&french, NumberDeck::Tens, "tf-jump-up-forty-five-why"),
        "450 − 360 = 90\u{a0}: ce n’est pas assez. Pour reculer d’exactement 100, il faut 350."
    );
    assert_eq!(
        said(&french, NumberDeck::Tenths, "tf-fire-six-cards"),
        "Dans le jeu «\u{a0}En feu\u{a0}», les cartes en feu sont \
         2,2\u{a0}; 3,3\u{a0}; 4,4\u{a0}; 5,5\u{a0}; 6,6 et 7,7."
    );
    assert_eq!(
        said(&french, NumberDeck::Tens, "rules-goal"),
        "Ensemble, on essaie de poser les 98 cartes, numérotées de 20 à 990."
    );
}

/// All words on some pages, one after the other.
fn words(pages: &[Page]) -> String {
    let pages: Vec<String> = pages.iter().map(sheets::words).collect();
    pages.join(" ")
}

/// Where lines must not break is a matter of the layout.
fn plain(text: &str) -> String {
    text.replace('\u{a0}', " ")
}

#[test]
fn sheets_keys_and_the_rules_page_are_printed_in_the_deck_that_was_asked_for() {
    let templates = Template::built_in();
    let named = |name: &str| templates.iter().find(|one| one.name == name).unwrap();
    let mut solver = Solver::new();
    for locale in [Locale::french(), Locale::english()] {
        for deck in NumberDeck::ALL {
            let print = Print { deck, ..Print::default() };
            let voice = locale.voice(deck);
            let mut make = |template: &Template| {
                let (seed, label) = (SheetSeed::new(5), Label::Single);
                Sheet::new(&mut solver, template, None, deck, seed, label).unwrap()
            };
            let rules = make(named("rules"));
            let composer = SheetComposer::new(named("rules"), &locale, print);
            let page = words(&composer.sheet(&rules).unwrap());
            assert!(page.contains(&plain(&voice.text("rules-jump").unwrap())), "{page}");
            assert!(page.contains(&plain(&voice.text("rules-jump-title").unwrap())));
            let quiz = make(named("quiz"));
            let composer = SheetComposer::new(named("quiz"), &locale, print);
            let page = words(&composer.sheet(&quiz).unwrap());
            let key = words(&composer.key(&mut Solver::new(), &quiz).unwrap());
            for exercise in &quiz.exercises {
                if let Exercise::Statement(statement) = exercise {
                    assert!(page.contains(&plain(&voice.statement(statement))), "{page}");
                    let why = plain(&voice.text(&statement.why_key()).unwrap());
                    assert!(key.contains(&why), "{why} in {key}");
                }
            }
        }
    }
}

/// For editors of the words: everything in every deck, to be read as a pupil would.
#[test]
#[ignore = "prints texts for a person to read"]
fn texts_in_every_deck() {
    for locale in [Locale::french(), Locale::english()] {
        for key in keys() {
            for deck in [NumberDeck::Tens, NumberDeck::Tenths] {
                eprintln!("{key}: {}", locale.voice(deck).text(&key).unwrap());
            }
        }
    }
}
