//! Codes mean the same for ever and forgive what pupils type; series are mixed and balanced.

use std::collections::BTreeSet;
use std::error::Error;

use crate::support::puzzles::{each, spec};
use saute_dix::puzzle::{
    Answer, CannotMake, Code, CodeError, DealSpec, HourPlan, Kind, NumberDeck, Series, SeriesError,
    SheetSpec, Spec, SpecError, generate,
};
use saute_dix::rules::{Random, RuleSet, Rules};
use saute_dix::sheets::Template;
use saute_dix::solver::Solver;
use saute_dix::text::Locale;

#[test]
fn every_code_gives_the_same_puzzle_again() {
    each(40, |solver, puzzle| {
        let code = puzzle.code().unwrap();
        let text = code.to_string();
        assert_eq!(text.len(), 9, "{text}");
        assert_eq!(Code::parse(&text), Ok(code.clone()));
        let Code::Puzzle(spec) = code else {
            panic!("a puzzle");
        };
        assert_eq!(generate(solver, spec).unwrap(), puzzle);
    });
}

/// Codes that have been handed out: what they mean must never change.
const PINNED: &[(&str, &str, &str)] = &[
    ("56X1-0CE8", "A61 | 89 79 48 41 37 32 | min=2", "89A 79A"),
    ("56D7-P5RM", "A58 | 95 67 59 52 47 10 | min=2", "59A 67A"),
    ("57D6-MSV7", "C60 | 69 56 51 46 41 37 | min=2", "41C 51C 46C 56C"),
    ("59N1-71KZ", "A20 B43 C33 D80 | 81 71 55 49 45 41 | min=2", "49B 55B 45B 71D 81D"),
    ("5EN1-71JE", "A22 B23 C41 D35 | 88 70 33 32 25 18 | min=2 cover=A", "25A 33D 32D"),
    ("5GX1-RBRB", "A15 B41 C40 D44 | 57 48 43 21 5 2 | min=2 rules=duel", "5A 48D"),
    ("52X6-S7GW", "", "71"),
    ("5556-S7HT", "", "9"),
    ("5AX7-EN9A", "C83 | 85 74 70 64 | min=2", "4"),
    ("5CN7-EN8W", "", "false"),
    ("5B50-2JZJ", "C32 | 69 56 20 10 5 | min=2", "2"),
    ("5756-MSVA", "C72 | 94 88 78 68 58 49 | min=2", "58C 68C 78C 88C"),
];

fn written(answer: &Answer) -> String {
    let text = Locale::english().plain().answer(answer);
    text.replace("card number ", "")
}

#[test]
fn pinned_codes_mean_what_they_always_meant() {
    let mut solver = Solver::new();
    for (text, position, solution) in PINNED {
        let Ok(Code::Puzzle(spec)) = Code::parse(text) else {
            panic!("{text}");
        };
        let puzzle = generate(&mut solver, spec).unwrap();
        let found = puzzle.question.position().map(ToString::to_string);
        assert_eq!(found.unwrap_or_default(), *position, "{text}");
        assert_eq!(written(&puzzle.solution), *solution, "{text}");
    }
    let Ok(Code::Series(series)) = Code::parse("608D-T12Q-PFB") else {
        panic!("a series");
    };
    let puzzles = series.puzzles(&mut solver).unwrap();
    let codes: Vec<String> = puzzles.iter().map(|p| p.code().unwrap().to_string()).collect();
    assert_eq!(codes, ["56X0-ERZT", "56X0-DVHJ", "56X5-JWMX", "56X7-0TCH", "56X5-B3KP"]);
}

#[test]
fn codes_forgive_what_people_type() {
    let code = Code::parse("56X1-0CE8");
    assert!(code.is_ok());
    for typed in ["56x10ce8", " 56X1 0CE8 ", "56XL-OCE8", "56xi–0c-e8", "56X1_0CE8"] {
        assert_eq!(Code::parse(typed), code, "{typed}");
    }
}

#[test]
fn a_mistyped_code_says_what_kind_of_mistake_it_is() {
    assert_eq!(Code::parse("56X1-0CU8"), Err(CodeError::Letter { letter: 'U', at: 7 }));
    assert_eq!(Code::parse("56X1-0CE"), Err(CodeError::Length { found: 7, expected: Some(8) }));
    assert_eq!(Code::parse("56X1-0CE8-8"), Err(CodeError::Length { found: 9, expected: Some(8) }));
    assert_eq!(Code::parse("7"), Err(CodeError::Length { found: 1, expected: None }));
    assert_eq!(Code::parse(""), Err(CodeError::Length { found: 0, expected: None }));
    assert_eq!(Code::parse("56X1-0CE9"), Err(CodeError::Check));
    // A code of the future: its letters fit together, but we do not know its first one.
    let unknown = (0..32).find_map(|last| {
        let letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
        let text = format!("Z6X1-0CE{}", letters.chars().nth(last)?);
        Code::parse(&text).err().filter(|error| *error != CodeError::Check)
    });
    assert_eq!(unknown, Some(CodeError::UnknownVersion('Z')));
}

#[test]
fn one_wrong_letter_or_two_swapped_ones_are_always_noticed() {
    let letters: Vec<char> = "0123456789ABCDEFGHJKMNPQRSTVWXYZ".chars().collect();
    let right: Vec<char> = "56X10CE8".chars().collect();
    for at in 0..right.len() {
        for letter in &letters {
            let mut wrong = right.clone();
            wrong[at] = *letter;
            if wrong != right {
                assert!(Code::parse(&wrong.iter().collect::<String>()).is_err());
            }
        }
        if at > 0 && right[at] != right[at - 1] {
            let mut wrong = right.clone();
            wrong.swap(at, at - 1);
            assert!(Code::parse(&wrong.iter().collect::<String>()).is_err());
        }
    }
}

/// A code of which the letters fit together, whatever they stand for.
fn fitting(start: &str) -> String {
    let letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    let mut codes = letters.chars().map(|last| format!("{start}{last}"));
    codes.find(|code| Code::parse(code) != Err(CodeError::Check)).unwrap()
}

#[test]
fn a_code_with_more_in_it_than_we_know_is_of_another_version() {
    // The first bit behind the first letter is for a tenth kind of puzzle, until there is one.
    if Kind::ALL.len() < 10 {
        let series = Series::new(&[Kind::Order], 1..=1, 5, 6, NumberDeck::Units, 7).unwrap();
        let text = series.code().unwrap().to_string().replace('-', "");
        assert_eq!(fitting(&text[..text.len() - 1]), text);
        let later = fitting(&format!("6G{}", &text[2..text.len() - 1]));
        assert_eq!(Code::parse(&later), Err(CodeError::UnknownVersion('6')));
    }
    let rules = Rules::from_parts(RuleSet::Duel, 2, 0, false).unwrap();
    let deal = Code::Deal(DealSpec::new(rules, 1, 7).unwrap());
    let text = deal.to_string().replace('-', "");
    assert_eq!(Code::parse(&text), Ok(deal));
    let later = fitting(&format!("4Z{}", &text[2..text.len() - 1]));
    assert_eq!(Code::parse(&later), Err(CodeError::UnknownVersion('4')));
}

#[test]
fn every_rule_set_has_deals_of_its_own() {
    for (set, players) in [(RuleSet::Classic, 3), (RuleSet::Duel, 2)] {
        let rules = Rules::from_parts(set, players, 0, false).unwrap();
        let code = Code::Deal(DealSpec::new(rules, 0, 7).unwrap());
        let Ok(Code::Deal(read)) = Code::parse(&code.to_string()) else {
            panic!("{code}");
        };
        assert_eq!(read.rules().set(), set);
    }
    assert!(Template::built_in().len() <= usize::from(SheetSpec::TEMPLATES));
}

#[test]
fn programmers_are_told_what_is_wrong_down_to_its_source() {
    let chain = |error: &dyn Error| {
        let (mut all, mut source) = (vec![error.to_string()], error.source());
        while let Some(error) = source {
            all.push(error.to_string());
            source = error.source();
        }
        all.join(": ")
    };
    let no_level = Spec::new(Kind::Order, 6, 6, NumberDeck::Units, 0).unwrap_err();
    assert_eq!(chain(&no_level), "no level 6 of order, which has levels 1 to 5");
    assert_eq!(
        chain(&CodeError::NoSuchSeries(SeriesError::Puzzle(no_level))),
        "the code stands for no series: a puzzle of the series cannot be: \
         no level 6 of order, which has levels 1 to 5"
    );
    assert_eq!(chain(&Code::parse("56X1-0CE").unwrap_err()), "7 letters instead of 8");
    let spec = spec(Kind::Order, 4, 9);
    assert_eq!(
        chain(&CannotMake { spec }),
        "no order puzzle of level 4 with 6 cards found for seed 9"
    );
    let question_mark = || -> Result<Code, Box<dyn Error>> { Ok(Code::parse("56X1-0CU8")?) };
    assert_eq!(
        question_mark().unwrap_err().to_string(),
        "no code has the letter 'U', which is number 7"
    );
}

#[test]
fn random_codes_never_panic() {
    let mut random = Random::new(3);
    let letters: Vec<char> = "0123456789ABCDEFGHJKMNPQRSTVWXYZ-U é".chars().collect();
    let mut solver = Solver::new();
    let locale = Locale::english();
    for _ in 0..20_000 {
        let length = random.below(14);
        let text: String = (0..length).map(|_| *random.choose(&letters).unwrap()).collect();
        match Code::parse(&text) {
            Ok(Code::Puzzle(spec)) => {
                let _ = generate(&mut solver, spec);
            }
            Ok(Code::Series(series)) => assert!(series.count() <= 64),
            Ok(Code::Sheet(sheet)) => assert!(sheet.seed().number() < Spec::SEEDS),
            Ok(Code::Deal(deal)) => assert!(deal.starter() < deal.rules().players()),
            Ok(Code::Hour(plan)) => assert!(plan.steps().len() <= HourPlan::MOST_STEPS),
            Err(error) => assert!(locale.plain().code_error(&error).ends_with('.')),
        }
    }
}

#[test]
fn impossible_settings_name_the_clash() {
    let make = |kind, level, hand, seed| Spec::new(kind, level, hand, NumberDeck::Units, seed);
    let (kind, level) = (Kind::Order, 6);
    assert_eq!(make(kind, level, 6, 0), Err(SpecError::Level { kind, level }));
    assert_eq!(make(Kind::Order, 1, 2, 0), Err(SpecError::Hand(2)));
    assert_eq!(make(Kind::Order, 1, 9, 0), Err(SpecError::Hand(9)));
    assert_eq!(make(Kind::Order, 1, 6, Spec::SEEDS), Err(SpecError::Seed(Spec::SEEDS)));
    let series = |kinds: &[Kind], lowest: u8, highest: u8, count| {
        Series::new(kinds, lowest..=highest, count, 6, NumberDeck::Units, 0).map(|_| ())
    };
    assert_eq!(series(&[], 1, 2, 5), Err(SeriesError::NoKind));
    assert_eq!(series(&[Kind::Order], 1, 2, 0), Err(SeriesError::Count(0)));
    let (lowest, highest) = (3, 2);
    let levels = Err(SeriesError::Levels { lowest, highest });
    assert_eq!(series(&[Kind::Order], lowest, highest, 5), levels);
    let (kind, level) = (Kind::Duel, 4);
    let clash = Err(SeriesError::Puzzle(SpecError::Level { kind, level }));
    assert_eq!(series(&[Kind::Order, Kind::Duel], 4, 5, 5), clash);
}

#[test]
fn a_series_is_mixed_balanced_and_without_repetition() {
    let kinds = [Kind::Legal, Kind::Order, Kind::Table, Kind::Mistake];
    let series = Series::new(&kinds, 1..=3, 24, 6, NumberDeck::Tens, 77).unwrap();
    let mut solver = Solver::new();
    let puzzles = series.puzzles(&mut solver).unwrap();
    assert_eq!(puzzles.len(), 24);
    for kind in kinds {
        let of_kind: Vec<_> = puzzles.iter().filter(|puzzle| puzzle.kind == kind).collect();
        assert_eq!(of_kind.len(), 6);
        let down = of_kind.iter().filter(|puzzle| puzzle.spec.unwrap().is_down());
        assert!((1..=5).contains(&down.count()), "both directions");
    }
    assert!(puzzles.windows(2).all(|two| two[0].kind != two[1].kind));
    assert!(puzzles.windows(2).all(|two| two[0].level <= two[1].level));
    let questions: BTreeSet<String> =
        puzzles.iter().map(|puzzle| format!("{:?}", puzzle.question)).collect();
    assert_eq!(questions.len(), 24);
    let code = series.code().unwrap();
    assert_eq!(Code::parse(&code.to_string()), Ok(code));
    assert!(puzzles.iter().all(|puzzle| puzzle.number_deck() == NumberDeck::Tens));
}

#[test]
fn a_long_series_of_few_different_puzzles_still_ends() {
    let series = Series::new(&[Kind::Jump], 1..=1, 300, 6, NumberDeck::Units, 1).unwrap();
    let puzzles = series.puzzles(&mut Solver::new()).unwrap();
    assert_eq!(puzzles.len(), 300);
    assert_eq!(series.code(), None);
}

#[test]
fn one_more_like_this_is_another_of_the_same_kind_and_level() {
    let mut solver = Solver::new();
    let first = spec(Kind::Order, 3, Spec::SEEDS - 1);
    let next = first.next();
    assert_eq!((next.kind(), next.level(), next.seed()), (Kind::Order, 3, 0));
    let (one, other) = (generate(&mut solver, first), generate(&mut solver, next));
    assert_ne!(one.unwrap().question, other.unwrap().question);
}

#[test]
fn the_number_deck_changes_nothing_but_the_writing() {
    let mut solver = Solver::new();
    let make = |solver: &mut Solver, deck| {
        generate(solver, Spec::new(Kind::Order, 3, 6, deck, 9).unwrap()).unwrap()
    };
    let units = make(&mut solver, NumberDeck::Units);
    let tenths = make(&mut solver, NumberDeck::Tenths);
    assert_eq!(units.question, tenths.question);
    assert_ne!(units.code(), tenths.code());
}
