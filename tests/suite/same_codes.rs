//! A code gives the same puzzles for ever, and nothing about an exercise can be guessed from the place where it stands.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::support::command::assert_golden;
use crate::support::puzzles::spec;
use crate::support::sheets::documents;
use saute_dix::puzzle::{
    Answer, Code, CodeError, Kind, NumberDeck, Puzzle, Series, SheetSeed, SheetSpec, Statement,
    Version, generate, second_best_gap,
};
use saute_dix::rules::{Direction, PileName};
use saute_dix::sheets::{Exercise, KeyPlace, Label, Order, Sheet, Template};
use saute_dix::solver::{Solver, Task};
use saute_dix::text::Locale;

/// A puzzle with everything that a pupil or a key shows of it.
fn written(puzzle: &Puzzle) -> String {
    let english = Locale::english();
    let voice = english.voice(puzzle.number_deck());
    let code = puzzle.code().map(|code| code.to_string());
    let options = puzzle.options.iter();
    let options: Vec<String> = options.map(|one| voice.answer(&one.answer)).collect();
    format!(
        "{} | {} | {} | {}",
        code.unwrap_or_default(),
        voice.question(puzzle),
        voice.answer(&puzzle.solution),
        options.join(" / "),
    )
}

/// What a code gives, a line for each exercise.
fn given(text: &str) -> String {
    let mut solver = Solver::new();
    let puzzles = match Code::parse(text).unwrap() {
        Code::Puzzle(spec) => vec![generate(&mut solver, spec).unwrap()],
        Code::Series(series) => series.puzzles(&mut solver).unwrap(),
        Code::Sheet(spec) => return on_sheet(&mut solver, spec),
        Code::Deal(_) | Code::Hour(_) => Vec::new(),
    };
    puzzles.iter().fold(format!("{text}\n"), |mut all, puzzle| {
        let _ = writeln!(all, "{}", written(puzzle));
        all
    })
}

fn sheet_of(solver: &mut Solver, spec: SheetSpec) -> (Template, Sheet) {
    let number = spec.template();
    let template = Template::built_in().swap_remove(usize::from(number));
    let (deck, seed) = (spec.number_deck(), spec.seed());
    let label = Label::alone(seed);
    let sheet = Sheet::new(solver, &template, Some(number), deck, seed, label).unwrap();
    (template, sheet)
}

fn on_sheet(solver: &mut Solver, spec: SheetSpec) -> String {
    let (template, sheet) = sheet_of(solver, spec);
    let mut all = format!("{} {}\n", sheet.code.unwrap(), template.name);
    for exercise in &sheet.exercises {
        let _ = match exercise {
            Exercise::Statement(statement) => writeln!(all, "{}", statement.key),
            Exercise::Puzzle(puzzle) | Exercise::Drill(puzzle) => {
                writeln!(all, "{}", written(puzzle))
            }
        };
    }
    all
}

/// What codes gave when they were handed out. It never changes: a teacher who prints a sheet again
/// needs the very same one.
fn assert_as_recorded(golden: &str) {
    let heads = golden.lines().filter(|line| !line.contains(" | ") && !line.starts_with("tf-"));
    let codes = heads.filter_map(|line| line.split(' ').next());
    let now: String = codes.map(given).collect();
    for (line, recorded) in now.lines().zip(golden.lines()) {
        assert_eq!(line, recorded);
    }
    assert_eq!(now, golden);
}

#[test]
fn codes_from_before_the_first_release_are_refused_by_their_first_letter() {
    for (code, first) in [("16X1-0CEJ", '1'), ("208D-T12Q-PF5", '2'), ("310S-ZHS", '3')] {
        assert_eq!(Code::parse(code), Err(CodeError::UnknownVersion(first)));
    }
}

#[test]
fn codes_give_what_they_gave() {
    let sheet = |template, deck, seed| Code::Sheet(SheetSpec::new(template, deck, seed).unwrap());
    let series = Series::new(&Kind::ALL, 1..=3, 18, 6, NumberDeck::Tenths, 4_711).unwrap();
    let codes = [
        sheet(1, NumberDeck::Units, SheetSeed::new(4_728)),
        sheet(1, NumberDeck::Tens, SheetSeed::new(4_728).of_version(Version::B)),
        sheet(3, NumberDeck::Tenths, SheetSeed::new(14_150)),
        sheet(5, NumberDeck::Units, SheetSeed::new(23_572)),
        sheet(6, NumberDeck::Units, SheetSeed::new(28_283)),
        sheet(7, NumberDeck::Units, SheetSeed::new(32_994)),
        Code::Series(series),
        Code::Puzzle(spec(Kind::Order, 3, 9)),
        Code::Puzzle(spec(Kind::Table, 5, 9)),
    ];
    let now: String = codes.iter().map(|code| given(&code.to_string())).collect();
    assert_golden("codes.txt", &now);
    assert_as_recorded(&now);
}

const SEEDS: u32 = 100;

/// A sheet of every template with exercises, for many seeds.
fn each_template(mut visit: impl FnMut(&str, Vec<Sheet>)) {
    let mut solver = Solver::new();
    for (template, number) in Template::built_in().iter().zip(0_u8..) {
        // The classic quiz is always the same.
        if !template.has_answers() || template.name == "classic" {
            continue;
        }
        let sheets = (0..SEEDS).map(|seed| {
            let seed = SheetSeed::new(seed * 2_609 + 11);
            let spec = SheetSpec::new(number, NumberDeck::Units, seed).unwrap();
            sheet_of(&mut solver, spec).1
        });
        visit(&template.name, sheets.collect());
    }
}

/// Whether the pile that the exercise is about goes down; nothing for a statement.
fn goes_down(exercise: &Exercise) -> Option<bool> {
    let puzzle = exercise.puzzle()?;
    let down = puzzle.spec?.is_down();
    if let Some((_, pile)) = puzzle.question.only_pile() {
        assert_eq!(pile.direction() == Direction::Down, down);
    }
    (puzzle.kind != Kind::TrueFalse).then_some(down)
}

/// Whether between 30 and 70 of a hundred are so.
fn open_question(count: usize) -> bool {
    (30..=70).contains(&(count * 100 / SEEDS as usize))
}

#[test]
fn no_place_on_any_sheet_has_a_direction_of_its_own() {
    each_template(|name, sheets| {
        let places = sheets.iter().map(|sheet| sheet.exercises.len()).max();
        for place in 0..places.unwrap() {
            let directions: Vec<bool> =
                sheets.iter().filter_map(|sheet| goes_down(&sheet.exercises[place])).collect();
            let down = directions.iter().filter(|down| **down).count();
            assert!(
                directions.is_empty() || open_question(down),
                "{name}, exercise {}: {down} of {SEEDS} go down",
                place + 1
            );
        }
    });
}

#[test]
fn nobody_can_be_sure_of_the_next_direction() {
    let mut solver = Solver::new();
    // How often the direction that was ahead before the last drill came again, or did not.
    let mut came_again = [0, 0];
    for seed in 0..200 {
        let series = Series::new(&[Kind::Jump], 1..=3, 20, 6, NumberDeck::Units, seed).unwrap();
        let puzzles = series.puzzles(&mut solver).unwrap();
        let down: Vec<bool> = puzzles.iter().map(|p| p.spec.unwrap().is_down()).collect();
        let count = down.iter().filter(|down| **down).count();
        assert!((7..=13).contains(&count), "about as many of each: {count}");
        let (last, before) = down.split_last().unwrap();
        let ahead = before.iter().filter(|down| **down).count() * 2 > before.len();
        came_again[usize::from(*last == ahead)] += 1;
    }
    assert!(came_again.iter().all(|often| *often >= 20), "{came_again:?}");
}

#[test]
fn any_pile_may_be_the_one_to_play_on() {
    let mut solver = Solver::new();
    for (kind, level, piles) in [
        (Kind::Table, 4, PileName::ALL.as_slice()),
        (Kind::Table, 2, &[PileName::A, PileName::C]),
        (Kind::Fire, 2, &PileName::ALL),
        (Kind::Duel, 3, &[PileName::A, PileName::B]),
    ] {
        let mut used = BTreeMap::new();
        for seed in 0..SEEDS {
            let puzzle = generate(&mut solver, spec(kind, level, seed)).unwrap();
            let Answer::Plays(plays) = puzzle.solution else {
                panic!("plays");
            };
            let laid: BTreeSet<char> = plays.iter().map(|play| play.pile.letter()).collect();
            for pile in laid {
                *used.entry(pile).or_insert(0) += 1;
            }
        }
        for pile in piles {
            let often = used.get(&pile.letter()).copied().unwrap_or(0);
            assert!(often >= 15, "{} {level}, pile {pile}: {often}", kind.name());
        }
    }
}

#[test]
fn about_half_of_the_statements_are_true_and_they_are_about_different_things() {
    each_template(|name, sheets| {
        let told = |sheet: &Sheet| -> Vec<&'static Statement> {
            let exercises = sheet.exercises.iter();
            let told = exercises.filter_map(|exercise| match exercise {
                Exercise::Statement(statement) => Some(*statement),
                Exercise::Puzzle(_) | Exercise::Drill(_) => None,
            });
            told.collect()
        };
        let (mut trues, mut at_place) = (BTreeSet::new(), BTreeMap::new());
        for sheet in &sheets {
            let told = told(sheet);
            let (fewest, most) = match told.len() {
                0 => return,
                3 => (1, 2),
                8 => (3, 5),
                other => panic!("{name}: {other} statements"),
            };
            let count = told.iter().filter(|statement| statement.truth).count();
            assert!((fewest..=most).contains(&count), "{name}: {count}");
            trues.insert(count);
            for (statement, place) in told.iter().zip(1..) {
                *at_place.entry(place).or_insert(0) += usize::from(statement.truth);
            }
            let topics: BTreeSet<&str> = told.iter().map(|one| one.topic.as_str()).collect();
            assert!(topics.len() >= told.len().min(6), "{name}: {topics:?}");
            let keys: BTreeSet<&str> = told.iter().map(|one| one.key.as_str()).collect();
            assert_eq!(keys.len(), told.len(), "{name}: one of them twice");
        }
        assert!(trues.len() > 1, "{name}: always {trues:?} are true");
        assert!(at_place.values().all(|count| open_question(*count)), "{at_place:?}");
    });
}

/// How many puzzles of a kind, on all its levels, are won by fewer steps than this, or have no
/// second play at all.
fn close_calls(kind: Kind, steps: i32) -> usize {
    let mut solver = Solver::new();
    let specs = (1..=kind.levels()).flat_map(|level| (0..60).map(move |seed| (level, seed)));
    let margins = specs.map(|(level, seed)| {
        let spec = spec(kind, level, seed * 37);
        let puzzle = generate(&mut solver, spec).unwrap();
        second_best_gap(&Task::from(puzzle.question.position().unwrap()))
    });
    margins
        .filter(|second_best_gap| {
            second_best_gap.is_none_or(|second_best_gap| second_best_gap < steps)
        })
        .count()
}

#[test]
fn the_best_play_of_a_duel_wins_by_two_steps_and_an_order_leaves_a_choice() {
    assert_eq!(close_calls(Kind::Duel, 2), 0);
    assert_eq!(close_calls(Kind::Order, 1), 0);
}

#[test]
fn a_version_made_again_from_its_code_is_the_same_and_keeps_its_letter() {
    let mut solver = Solver::new();
    let english = Locale::english();
    let template = Template::built_in().swap_remove(1);
    let order = |seed: SheetSeed, versions: Option<u32>, copies: Option<u32>| Order {
        copies,
        versions,
        key: KeyPlace::None,
        duplex: false,
        ..Order::new(template.clone(), Some(1), seed)
    };
    let text = |order: Order| documents(order, &english).sheets.to_string();
    let seed = SheetSeed::new(77);
    let all = text(order(seed, Some(4), None));
    let mut seen = BTreeSet::new();
    for version in Version::ALL {
        let spec = SheetSpec::new(1, NumberDeck::Units, seed.of_version(version)).unwrap();
        let code = Code::Sheet(spec).to_string();
        assert_eq!(Code::parse(&code), Ok(Code::Sheet(spec)));
        let label = format!("Saute-Dix · version {}", version.letter());
        let again = text(order(spec.seed(), None, None));
        for footer in [&code, &label] {
            assert!(all.contains(footer) && again.contains(footer), "{footer}");
        }
        let (_, sheet) = sheet_of(&mut solver, spec);
        assert_eq!(sheet.label, Label::Version(version));
        seen.insert(format!("{:?}", sheet.exercises));
    }
    assert_eq!(seen.len(), 4, "versions differ");
    // A numbered sheet made again is a single one, and no version of anything.
    let third = SheetSpec::new(1, NumberDeck::Units, seed.later(2)).unwrap();
    let code = Code::Sheet(third).to_string();
    let class = text(order(seed, None, Some(3)));
    assert!(class.contains(&code) && class.contains("Saute-Dix · sheet 3"));
    let again = text(order(third.seed(), None, None));
    assert!(again.contains(&code));
    assert!(!again.contains("version") && !again.contains("sheet 3"));
}
