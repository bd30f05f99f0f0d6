//! Exit tickets on paper: four short questions on one thing, two or four tickets to a page, with
//! their key.

use saute_dix::journal::{Topic, ticket};
use saute_dix::puzzle::{Kind, Misconception, NumberDeck, Puzzle, SheetSeed};
use saute_dix::rules::Random;
use saute_dix::sheets::{Exercise, Item, KeyPlace, Order, Paper, PerPage, Print, Size, Template};
use saute_dix::solver::Solver;
use saute_dix::text::Locale;

use crate::support::command::assert_golden;
use crate::support::sheets::documents;

/// Every topic there is, and none.
fn topics() -> Vec<Option<Topic>> {
    let skills = Kind::ALL
        .into_iter()
        .flat_map(|kind| (1..=kind.levels()).map(move |level| Topic::Skill(kind, level)));
    let ideas = Misconception::ALL.into_iter().map(Topic::Idea);
    let all = skills.chain(ideas).map(Some);
    all.chain([None]).collect()
}

fn questions(topic: Option<Topic>, deck: NumberDeck, seed: u64) -> Vec<Puzzle> {
    ticket(&mut Solver::new(), &mut Random::new(seed), topic, deck)
}

fn order(puzzles: Vec<Puzzle>, per_page: PerPage, print: Print) -> Order {
    let given = puzzles.into_iter().map(Exercise::Puzzle).collect();
    Order {
        given: Some(given),
        print,
        ..Order::new(Template::for_ticket(per_page), None, SheetSeed::new(1))
    }
}

#[test]
fn every_topic_has_its_four_questions() {
    for topic in topics() {
        for seed in 0..3 {
            let puzzles = questions(topic, NumberDeck::Units, seed);
            assert_eq!(puzzles.len(), 4, "{topic:?}");
            let same = |one: &Puzzle| puzzles.iter().filter(|other| *other == one).count();
            assert!(puzzles.iter().all(|one| same(one) == 1), "{topic:?} {seed}");
        }
    }
}

#[test]
fn nearly_all_questions_are_about_the_idea() {
    let mut about = 0;
    let mut weak = Vec::new();
    for idea in Misconception::ALL {
        let puzzles = questions(Some(Topic::Idea(idea)), NumberDeck::Tenths, 7);
        assert!(puzzles.iter().all(|puzzle| puzzle.number_deck() == NumberDeck::Tenths));
        let tempting = puzzles.iter().filter(|puzzle| {
            let mut options = puzzle.options.iter();
            options.any(|option| option.misconception == Some(idea))
        });
        let tempting = tempting.count();
        about += tempting;
        if tempting < 4 {
            weak.push((idea, tempting));
        }
    }
    assert!(about + 4 >= 4 * Misconception::ALL.len(), "{weak:?}");
}

#[test]
fn two_or_four_tickets_share_a_page_in_every_deck_language_and_paper() {
    let locales = [Locale::french(), Locale::english()];
    for topic in topics() {
        for (deck, seed) in NumberDeck::ALL.into_iter().zip(1..) {
            let puzzles = questions(topic, deck, seed);
            for (paper, locale) in Paper::ALL.into_iter().flat_map(|paper| {
                let locales = locales.iter();
                locales.map(move |locale| (paper, locale))
            }) {
                let print = Print { paper, deck, ..Print::default() };
                for (per_page, count) in [(PerPage::Two, 2), (PerPage::Four, 4)] {
                    let order = order(puzzles.clone(), per_page, print);
                    assert!(order.fits_quarter(), "{topic:?}");
                    let files = documents(order, locale);
                    let page = &files.sheets.pages[0];
                    let what = format!("{topic:?} {deck:?} {paper:?} {per_page:?}");
                    assert_eq!(page.blocks.len(), count, "{what}");
                    // An empty page, so that the key is on paper of its own.
                    assert!(files.sheets.pages.len() >= 3, "{what}: no key");
                }
            }
        }
    }
}

/// Larger letters need more room: those for dyslexic readers half a page at most.
#[test]
fn larger_print_gets_more_room() {
    let french = Locale::french();
    for topic in topics() {
        for (size, fewest) in [(Size::Dys, 2), (Size::Large, 1)] {
            let print = Print { size, ..Print::default() };
            let order = order(questions(topic, NumberDeck::Tens, 3), PerPage::Four, print);
            assert!(!order.fits_quarter());
            let page = &documents(order, &french).sheets.pages[0];
            let count = page.blocks.len();
            assert!(count >= fewest, "{topic:?} {size:?} {count}");
        }
    }
}

/// A pupil who needs large letters needs large digits on the cards: they are what the questions are about.
#[test]
fn large_print_has_large_cards() {
    let least = |size| {
        let print = Print { size, deck: NumberDeck::Tens, ..Print::default() };
        let orders = topics().into_iter().map(|topic| {
            let puzzles = questions(topic, NumberDeck::Tens, 3);
            order(puzzles, PerPage::Two, print)
        });
        let pages = orders.flat_map(|order| documents(order, &Locale::french()).sheets.pages);
        let digits = pages.take_while(|page| !page.blocks.is_empty());
        let digits = digits.flat_map(|page| page.items).filter_map(|item| match item {
            Item::Text { text, size, .. } if text.parse::<u16>().is_ok_and(|n| n >= 20) => {
                Some(size)
            }
            _ => None,
        });
        digits.fold(f32::MAX, f32::min)
    };
    let (standard, large) = (least(Size::Standard), least(Size::Large));
    assert!(large > standard * 1.3, "{standard} {large}");
}

/// A ticket as it is laid out: a change of the layout shows here.
#[test]
fn the_plan_of_a_ticket_is_as_agreed() {
    let mut plans = String::new();
    for (per_page, locale) in [(PerPage::Two, Locale::english()), (PerPage::Four, Locale::french())]
    {
        let topic = Topic::Idea(Misconception::AlwaysSorts);
        let puzzles = questions(Some(topic), NumberDeck::Units, 4);
        let order = Order {
            key: KeyPlace::None,
            copies: Some(1),
            ..order(puzzles, per_page, Print::default())
        };
        plans += &documents(order, &locale).sheets.to_string();
    }
    assert_golden("exit-tickets.txt", &plans);
}
