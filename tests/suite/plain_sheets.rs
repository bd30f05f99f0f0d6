//! Sheets without exercises: what is cut out is complete and can be used, what is read is large
//! enough, and what is filled in fits its pages.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::sheets::template;
use saute_dix::puzzle::{NumberDeck, SheetSeed};
use saute_dix::rules::{Direction, RuleSet, burning_cards};
use saute_dix::sheets::{
    Font, Item, Label, MARGIN, Page, Paper, Print, Sheet, SheetComposer, Size, Stroke, Symbol,
    Template, TemplateFault, Weight,
};
use saute_dix::solver::Solver;
use saute_dix::text::Locale;

/// The room that every page keeps for its footer.
const FOOTER: f32 = 10.0;
const NAMES: [&str; 6] = ["rules", "scores", "cards", "observation", "dominoes", "duel-cards"];

fn sheet(template: &Template, deck: NumberDeck, seed: u32) -> Sheet {
    let mut solver = Solver::new();
    let (seed, label) = (SheetSeed::new(seed), Label::Single);
    Sheet::new(&mut solver, template, Some(0), deck, seed, label).unwrap()
}

fn pages(name: &str, locale: &Locale, print: Print) -> Vec<Page> {
    let template = template(name);
    let sheet = sheet(&template, print.deck, 7);
    let composer = SheetComposer::new(&template, locale, print);
    composer.sheet(&sheet).unwrap()
}

/// Every way to print.
fn prints() -> Vec<Print> {
    let mut all = Vec::new();
    for size in Size::ALL {
        for paper in Paper::ALL {
            all.extend(NumberDeck::ALL.map(|deck| Print { size, paper, deck }));
        }
    }
    all
}

fn each(name: &str, mut visit: impl FnMut(&str, &Locale, Print, Vec<Page>)) {
    for locale in [Locale::french(), Locale::english()] {
        for print in prints() {
            let place = format!("{name} {} {print:?}", locale.code());
            visit(&place, &locale, print, pages(name, &locale, print));
        }
    }
}

/// What is on a page between its margins, without the line and the two texts of the footer.
fn body(page: &Page) -> &[Item] {
    &page.items[..page.items.len() - 3]
}

struct Word<'a> {
    text: &'a str,
    x: f32,
    y: f32,
    size: f32,
    weight: Weight,
}

impl Word<'_> {
    fn width(&self) -> f32 {
        let font = Font::of(self.weight).unwrap();
        font.width(self.text, self.size).unwrap()
    }
}

fn words(items: &[Item]) -> Vec<Word<'_>> {
    let words = items.iter().filter_map(|item| match item {
        Item::Text { text, x, y, size, weight, .. } => {
            Some(Word { text, x: *x, y: *y, size: *size, weight: *weight })
        }
        _ => None,
    });
    words.collect()
}

fn is_number(text: &str) -> bool {
    text.chars().all(|letter| letter.is_ascii_digit() || ".,".contains(letter))
}

/// Sizes as whole numbers, so that they can be kept in a set.
fn hundredths(size: f32) -> i32 {
    #[allow(clippy::cast_possible_truncation, reason = "a size in points is small")]
    let whole = (size * 100.0).round() as i32;
    whole
}

/// The numbers in the middle of cards: the largest on the page.
fn large_numbers(page: &Page) -> Vec<Word<'_>> {
    let numbers = words(body(page)).into_iter();
    let numbers: Vec<Word> = numbers.filter(|word| is_number(word.text)).collect();
    let largest = numbers.iter().map(|word| word.size).fold(0.0, f32::max);
    // Those in the corners are much smaller.
    let middle = numbers.into_iter();
    middle.filter(|word| word.size > largest * 0.6).collect()
}

#[test]
fn every_card_is_in_its_pack_and_all_numbers_have_one_size() {
    for (name, set) in [("cards", RuleSet::Classic), ("duel-cards", RuleSet::Duel)] {
        each(name, |place, locale, print, pages| {
            let voice = locale.voice(print.deck);
            let mut sizes = BTreeSet::new();
            let mut found: BTreeMap<String, usize> = BTreeMap::new();
            for page in &pages {
                for word in large_numbers(page) {
                    sizes.insert(hundredths(word.size));
                    *found.entry(word.text.to_owned()).or_default() += 1;
                }
            }
            assert_eq!(sizes.len(), 1, "{place}: {sizes:?}");
            let mut wanted: BTreeMap<String, usize> = BTreeMap::new();
            for card in set.cards().iter() {
                *wanted.entry(voice.card(card)).or_default() += set.decks();
            }
            for direction in [Direction::Up, Direction::Down] {
                *wanted.entry(voice.n(set.base(direction))).or_default() += 2;
            }
            assert_eq!(found, wanted, "{place}");
        });
    }
}

#[test]
fn every_card_has_its_number_in_two_corners() {
    each("cards", |place, _, print, pages| {
        let corners = pages.iter().flat_map(|page| {
            let size = large_numbers(page).first().map_or(0.0, |word| word.size);
            let words = words(body(page)).into_iter();
            words.filter(move |word| is_number(word.text) && word.size < size * 0.6)
        });
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for word in corners {
            *counts.entry(word.text).or_default() += 1;
        }
        assert_eq!(counts.len(), 98, "{place}, {:?}", print.deck);
        assert!(counts.values().all(|count| *count == 2), "{place}");
    });
}

/// A player across the table must not take 6 for 9, or 68 for 89.
#[test]
fn a_number_that_is_another_one_upside_down_is_underlined() {
    for name in ["cards", "duel-cards"] {
        each(name, |place, locale, print, pages| {
            let base = locale.voice(print.deck).n(RuleSet::Duel.base(Direction::Down));
            for page in &pages {
                for word in words(body(page)).iter().filter(|word| is_number(word.text)) {
                    let figures = word.text.chars().filter(char::is_ascii_digit);
                    let figures: String = figures.collect();
                    let doubtful = figures.chars().all(|figure| "0689".contains(figure))
                        && figures.contains(['6', '9']);
                    // The base of a duel has an arrow and a word that say where its top is.
                    if name == "duel-cards" && word.text == base {
                        continue;
                    }
                    let under = body(page).iter().any(|item| match item {
                        Item::Line { from, to, stroke: Stroke::Solid, .. } => {
                            let near = (0.0..word.size * 0.15).contains(&(from.1 - word.y));
                            near && (from.0 - word.x).abs() < 0.1
                                && (to.0 - word.x - word.width()).abs() < 0.1
                        }
                        _ => false,
                    });
                    assert_eq!(under, doubtful, "{place}: {}", word.text);
                }
            }
        });
    }
}

#[test]
fn six_cards_of_the_classic_pack_burn_and_none_of_the_duel() {
    let french = Locale::french();
    for (name, count) in [("cards", burning_cards().len()), ("duel-cards", 0)] {
        let pages = pages(name, &french, Print::default());
        let items = pages.iter().flat_map(|page| &page.items);
        let flames = items
            .filter(|item| matches!(item, Item::Shape { symbol: None, gray, .. } if *gray == 0.0));
        assert_eq!(flames.count(), count, "{name}");
    }
}

/// Where the lines to cut along are.
fn cuts(page: &Page) -> Vec<(f32, f32, f32, f32)> {
    let cuts = page.items.iter().filter_map(|item| match item {
        Item::Line { from, to, stroke: Stroke::Dashed, .. } => Some((from.0, from.1, to.0, to.1)),
        _ => None,
    });
    cuts.collect()
}

/// Turned over along its long edge, a page of backs lies behind every page of cards.
#[test]
fn every_back_is_behind_its_card() {
    for (name, decks) in [("cards", 1), ("duel-cards", 2)] {
        each(name, |place, locale, print, pages| {
            let lines: Vec<_> = pages.iter().map(cuts).collect();
            let (width, _) = print.paper.size();
            for page in &lines {
                assert_eq!(page.len(), 10, "{place}");
                for (one, first) in page.iter().zip(&lines[0]) {
                    let apart = [one.0 - first.0, one.1 - first.1, one.2 - first.2];
                    assert!(apart.iter().all(|by| by.abs() < 0.1), "{place}");
                    let behind = page.iter().any(|other| {
                        (other.0 - (width - one.2)).abs() < 0.1 && (other.1 - one.1).abs() < 0.1
                    });
                    assert!(behind, "{place}");
                }
            }
            let said = locale.say(&saute_dix::text::Msg::SheetFooterPlain);
            for (page, number) in pages.iter().zip(1..) {
                let backs = words(body(page)).into_iter();
                let backs = backs.filter(|word| word.text == said).count();
                let wanted = if number > pages.len() - decks { 16 } else { 0 };
                assert_eq!(backs, wanted, "{place}, page {number}");
            }
        });
    }
}

#[test]
fn the_decks_of_a_duel_are_told_apart_without_colours() {
    let french = Locale::french();
    let pages = pages("duel-cards", &french, Print::default());
    let frames = |page: &Page| {
        let rects = page.items.iter();
        rects.filter(|item| matches!(item, Item::Rect { .. })).count()
    };
    // Four pages of each deck, then the backs of each.
    assert_eq!(pages.len(), 10);
    for page in &pages[..4] {
        assert_eq!(frames(page), 16, "a plain frame each");
    }
    for page in &pages[4..8] {
        assert_eq!(frames(page), 16 * 7, "two frames and five dots each");
    }
    assert!(frames(&pages[8]) < frames(&pages[9]));
}

#[test]
fn no_page_but_the_last_is_less_than_three_fifths_full() {
    for name in NAMES {
        each(name, |place, _, print, pages| {
            let (_, height) = print.paper.size();
            let room = height - 2.0 * MARGIN - FOOTER;
            for (page, number) in pages.iter().zip(1..pages.len()) {
                let low = body(page).iter().map(|item| match item {
                    Item::Text { y, .. } => *y,
                    Item::Line { from, to, .. } => from.1.max(to.1),
                    Item::Rect { frame, .. } => frame.y + frame.h,
                    Item::Curve { points, .. } | Item::Shape { points, .. } => {
                        points.iter().map(|point| point.1).fold(0.0, f32::max)
                    }
                });
                let filled = (low.fold(0.0, f32::max) - MARGIN) / room;
                assert!(filled >= 0.6, "{place}, page {number}: {filled:.2}");
            }
        });
    }
}

/// The size in which most of the ordinary text is set.
fn body_size(pages: &[Page]) -> i32 {
    let mut letters: BTreeMap<i32, usize> = BTreeMap::new();
    for word in pages.iter().flat_map(|page| words(body(page))) {
        if word.weight == Weight::Regular {
            *letters.entry(hundredths(word.size)).or_default() += word.text.len();
        }
    }
    let most = letters.into_iter().max_by_key(|(_, count)| *count);
    most.map_or(0, |(size, _)| size)
}

/// A teacher who asks for large print gets larger print.
#[test]
fn a_larger_size_is_larger_everywhere() {
    for locale in [Locale::french(), Locale::english()] {
        for name in NAMES {
            for (paper, deck) in
                Paper::ALL.into_iter().flat_map(|paper| NumberDeck::ALL.map(|deck| (paper, deck)))
            {
                let sizes = Size::ALL
                    .map(|size| body_size(&pages(name, &locale, Print { size, paper, deck })));
                assert!(sizes.is_sorted(), "{name} {paper:?} {deck:?}: {sizes:?}");
                assert!(sizes[0] < sizes[2], "{name} {paper:?} {deck:?}: {sizes:?}");
            }
        }
        let heads = Size::ALL.map(|size| {
            let print = Print { size, ..Print::default() };
            let pages = pages("scores", &locale, print);
            let total = locale.say(&saute_dix::text::Msg::ScoreTotal);
            let words = words(body(&pages[0])).into_iter();
            let head = words.filter(|word| word.text == total);
            head.map(|word| hundredths(word.size)).collect::<Vec<_>>()
        });
        assert!(heads.is_sorted() && heads.iter().all(|head| head.len() == 1));
    }
}

#[test]
fn the_rules_take_one_page_and_the_variants_another() {
    each("rules", |place, locale, print, pages| {
        if print.size != Size::Standard {
            return;
        }
        assert_eq!(pages.len(), 2, "{place}");
        let first = |key: &str| locale.text(key).unwrap();
        for (key, page) in [
            ("rules-goal-title", 0),
            ("rules-end-title", 0),
            ("rules-expert-title", 1),
            ("rules-duel-end-title", 1),
        ] {
            let words = words(body(&pages[page]));
            let found = words.iter().any(|word| word.text == first(key));
            assert!(found, "{place}: {key}");
        }
        // A game can be set up from it: how many cards for how many players.
        let words = words(body(&pages[0]));
        for hand in ["1", "8", "2", "7", "3–5", "6"] {
            assert!(words.iter().any(|word| word.text == hand), "{place}: {hand}");
        }
        assert!(body_size(&pages) >= 1200, "{place}");
    });
}

/// The dominoes of some pages: number, whether the pile goes up, and its top.
fn dominoes(pages: &[Page]) -> Vec<(i32, bool, i32)> {
    let mut found = Vec::new();
    let mut open: Option<(i32, Option<bool>)> = None;
    for item in pages.iter().flat_map(body) {
        match (item, open) {
            (Item::Text { text, .. }, Some((number, Some(up)))) => {
                found.push((number, up, text.parse().unwrap()));
                open = None;
            }
            (Item::Text { text, .. }, _) => open = text.parse().ok().map(|number| (number, None)),
            (Item::Shape { symbol, .. }, Some((number, None))) => {
                open = Some((number, Some(*symbol == Some(Symbol::Up))));
            }
            _ => {}
        }
    }
    found
}

/// As pupils lay them, from the paper alone.
#[test]
fn printed_dominoes_close_to_one_chain_and_the_key_shows_it() {
    let french = Locale::french();
    let template = template("dominoes");
    for size in Size::ALL {
        let print = Print { size, ..Print::default() };
        let composer = SheetComposer::new(&template, &french, print);
        for seed in 1..20 {
            let sheet = sheet(&template, NumberDeck::Units, seed);
            let paper = dominoes(&composer.sheet(&sheet).unwrap());
            let key = dominoes(&composer.key(&mut Solver::new(), &sheet).unwrap());
            assert_eq!(paper.len(), 24);
            let next = |(_, up, top): (i32, bool, i32)| {
                let asked = if up { top - 10 } else { top + 10 };
                let fitting: Vec<_> = paper.iter().filter(|one| one.0 == asked).collect();
                assert_eq!(fitting.len(), 1, "{asked} is there once");
                *fitting[0]
            };
            let mut laid = vec![key[0]];
            while next(laid[laid.len() - 1]) != key[0] {
                laid.push(next(laid[laid.len() - 1]));
            }
            assert_eq!(laid, key);
            assert_ne!(paper, key);
        }
    }
    assert!(template.has_answers());
}

#[test]
fn numbers_on_dominoes_have_one_size_in_every_deck() {
    each("dominoes", |place, _, _, pages| {
        let words = pages.iter().flat_map(|page| words(body(page)));
        let numbers = words.filter(|word| is_number(word.text));
        let sizes: Vec<i32> = numbers.map(|word| hundredths(word.size)).collect();
        assert_eq!(sizes.len(), 48, "{place}");
        assert!(sizes.iter().all(|size| *size == sizes[0]), "{place}");
        assert!(pages.len() <= 2, "{place}");
    });
}

#[test]
fn an_observation_grid_has_a_row_for_everybody_and_nobody_is_named() {
    let english = Locale::english();
    let pages = pages("observation", &english, Print::default());
    let cells = |item: &&Item| matches!(item, Item::Rect { fill: None, frame, .. } if frame.w > 12.0 && frame.h > 6.0);
    let cells = pages[0].items.iter().filter(cells);
    assert_eq!(cells.count(), 28 * 9);
    let text: Vec<&str> = words(body(&pages[1])).iter().map(|word| word.text).collect();
    for number in 1..=8 {
        assert!(text.contains(&number.to_string().as_str()), "{number}");
    }
}

#[test]
fn a_template_with_absurd_numbers_is_refused_and_the_limit_named() {
    let read = |part: &str| {
        Template::read(&format!(
            r#"{{"name":"mine","title":"sheet-title-quiz","intro":"sheet-intro-quiz",
            "names":true,"parts":[{part}]}}"#
        ))
    };
    for (part, field, least, most) in [
        (r#"{"part":"scores","rows":10000,"games":4}"#, "rows", 1, 60),
        (r#"{"part":"scores","rows":0,"games":4}"#, "rows", 1, 60),
        (r#"{"part":"scores","rows":9,"games":10000}"#, "games", 1, 8),
        (r#"{"part":"observation","rows":0}"#, "rows", 1, 60),
        (r#"{"part":"observation","rows":61}"#, "rows", 1, 60),
        (r#"{"part":"dominoes","count":100000}"#, "count", 6, 48),
        (r#"{"part":"dominoes","count":1}"#, "count", 6, 48),
        (r#"{"part":"drills","levels":[1,2],"count":5000}"#, "count", 1, 200),
        (r#"{"part":"texts","keys":[]}"#, "keys", 1, 40),
        ("", "parts", 1, 20),
        (&[r#"{"part":"cards"}"#; 21].join(","), "parts", 1, 20),
    ] {
        match read(part).unwrap_err() {
            TemplateFault::Number { field: named, least: low, most: high, .. } => {
                assert_eq!((named, low, high), (field, least, most), "{part}");
            }
            other => panic!("{part}: {other}"),
        }
    }
    let many = r#"{"part":"statements","count":1000000000,"rules":["classic"],"levels":[1,2]}"#;
    let fault = read(many).unwrap_err();
    let TemplateFault::Statements { found, most } = fault else {
        panic!("{fault}");
    };
    assert!(found == 1_000_000_000 && most > 0);
    for part in [
        r#"{"part":"cards","rules":"chess"}"#,
        r#"{"part":"scores","rows":-1,"games":4}"#,
        r#"{"part":"scores","rows":1e99,"games":4}"#,
        r#"{"part":"texts","keys":["rules-goal"],"figures":{"rules-goal":["cat"]}}"#,
    ] {
        let refused = read(part);
        assert!(matches!(refused, Err(TemplateFault::Malformed { .. })), "{part}");
    }
    // The largest that are allowed can be printed at every size.
    for part in [
        r#"{"part":"scores","rows":60,"games":8}"#,
        r#"{"part":"observation","rows":60}"#,
        r#"{"part":"dominoes","count":48}"#,
        r#"{"part":"dominoes","count":7}"#,
        r#"{"part":"scores","rows":1,"games":1}"#,
        r#"{"part":"cards"}"#,
    ] {
        let template = read(part).unwrap();
        for locale in [Locale::french(), Locale::english()] {
            for print in prints() {
                let sheet = sheet(&template, print.deck, 7);
                let pages = SheetComposer::new(&template, &locale, print).sheet(&sheet);
                assert!(!pages.unwrap().is_empty(), "{part}");
            }
        }
    }
}
