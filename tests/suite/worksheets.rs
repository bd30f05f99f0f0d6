//! Worksheets: every template in every language and size fits its pages, repeats from its code,
//! and its key agrees with the solver.

use std::fs;

use printpdf::{PdfDocument, PdfParseOptions};
use saute_dix::puzzle::{Answer, BestQuestion, Code, NumberDeck, Question, SheetSeed, Version};
use saute_dix::rules::{Card, Expert, PileName, RuleSet, Rules};
use saute_dix::sheets::{
    Certificate, Exercise, GameAchievement, Item, Label, MARGIN, Page, Paper, Plan, Print,
    PrintError, Sheet, SheetComposer, Size, Template, Weight, pdf,
};
use saute_dix::solver::{Solver, Task, Verdict};
use saute_dix::text::Locale;

use crate::support::command::{all_said, assert_golden, saute_dix, text};
use crate::support::scratch::Scratch;
use crate::support::sheets::template;

fn locales() -> [Locale; 2] {
    [Locale::french(), Locale::english()]
}

fn sheet(template: &Template, deck: NumberDeck, seed: u32) -> Sheet {
    let mut solver = Solver::new();
    Sheet::new(
        &mut solver,
        template,
        Some(0),
        deck,
        SheetSeed::new(seed),
        Label::Version(Version::A),
    )
    .unwrap()
}

/// Every document: sheet and key of each template, language, size and paper.
fn each(mut visit: impl FnMut(&str, &SheetComposer, Print, Vec<Page>)) {
    let mut solver = Solver::new();
    let locales = locales();
    for template in Template::built_in() {
        for deck in NumberDeck::ALL {
            let sheet = sheet(&template, deck, 7);
            for locale in &locales {
                for size in Size::ALL {
                    for paper in Paper::ALL {
                        let print = Print { size, paper, deck };
                        let composer = SheetComposer::new(&template, locale, print);
                        let name = format!("{} {} {print:?}", template.name, locale.code());
                        visit(&name, &composer, print, composer.sheet(&sheet).expect(&name));
                        let key = composer.key(&mut solver, &sheet).expect(&name);
                        visit(&format!("key {name}"), &composer, print, key);
                    }
                }
            }
        }
    }
}

/// Left, top, right and bottom of what an item covers.
fn extent(item: &Item) -> (f32, f32, f32, f32) {
    let around = |points: &[(f32, f32)]| {
        let fold = |start: f32, pick: fn(f32, f32) -> f32, get: fn(&(f32, f32)) -> f32| {
            points.iter().map(get).fold(start, pick)
        };
        (
            fold(f32::MAX, f32::min, |p| p.0),
            fold(f32::MAX, f32::min, |p| p.1),
            fold(f32::MIN, f32::max, |p| p.0),
            fold(f32::MIN, f32::max, |p| p.1),
        )
    };
    match item {
        Item::Text { x, y, size, weight, text, .. } => {
            let font = saute_dix::sheets::Font::of(*weight).unwrap();
            let width = font.width(text, *size).unwrap();
            (*x, y - font.cap_height(*size), x + width, *y)
        }
        Item::Line { from, to, .. } => around(&[*from, *to]),
        Item::Rect { frame, .. } => (frame.x, frame.y, frame.x + frame.w, frame.y + frame.h),
        Item::Curve { points, .. } | Item::Shape { points, .. } => around(points),
    }
}

#[test]
fn nothing_leaves_the_margins_and_no_block_overlaps_another() {
    let mut documents = 0;
    each(|name, _, print, pages| {
        let (width, height) = print.paper.size();
        assert!(!pages.is_empty());
        for (page, number) in pages.iter().zip(1..) {
            for item in &page.items {
                let (left, top, right, bottom) = extent(item);
                let inside = left >= MARGIN - 0.5
                    && top >= MARGIN - 0.5
                    && right <= width - MARGIN + 0.5
                    && bottom <= height - MARGIN + 2.0;
                assert!(inside, "{name}, page {number}: {item}");
            }
            for pair in page.blocks.windows(2) {
                assert!(pair[1].y >= pair[0].y + pair[0].h - 0.01, "{name}, page {number}");
            }
        }
        documents += 1;
    });
    assert_eq!(documents, Template::BUILT_IN * 3 * 2 * 3 * 2 * 2);
}

/// Texts may not run into each other: what a reader would call a misprint.
#[test]
fn no_text_runs_into_another() {
    each(|name, _, _, pages| {
        for (page, number) in pages.iter().zip(1..) {
            let texts: Vec<_> = page
                .items
                .iter()
                .filter(|item| matches!(item, Item::Text { .. }))
                .map(|item| (extent(item), item))
                .collect();
            for (index, (one, first)) in texts.iter().enumerate() {
                for (other, second) in texts.iter().skip(index + 1) {
                    let apart = one.2 <= other.0 + 0.3
                        || other.2 <= one.0 + 0.3
                        || one.3 <= other.1 + 0.3
                        || other.3 <= one.1 + 0.3;
                    assert!(apart, "{name}, page {number}: {first} and {second}");
                }
            }
        }
    });
}

#[test]
fn no_text_holds_isolation_marks_or_unresolved_values() {
    each(|name, composer, _, pages| {
        let plan = composer.plan(pages, false);
        let text = plan.to_string();
        for mark in ['\u{2068}', '\u{2069}', '{', '}', '\u{fffd}'] {
            assert!(!text.contains(mark), "{name}: {mark}");
        }
        assert!(!plan.title.is_empty());
    });
}

#[test]
fn every_key_agrees_with_the_solver() {
    let mut solver = Solver::new();
    for template in Template::built_in() {
        for seed in [1, 2, 3] {
            for exercise in sheet(&template, NumberDeck::Units, seed).exercises {
                let Some(puzzle) = exercise.puzzle() else {
                    continue;
                };
                if let (Question::Best(BestQuestion { position }), Answer::Plays(plays)) =
                    (&puzzle.question, &puzzle.solution)
                {
                    let solved = solver.solve(&Task::from(position)).unwrap();
                    assert_eq!(solved.mark(plays).verdict, Verdict::Best);
                    assert_eq!(solved.count(), 1);
                }
            }
        }
    }
}

#[test]
fn the_classic_quiz_has_the_eight_facts_and_both_positions() {
    let classic = &template("classic");
    let sheet = sheet(classic, NumberDeck::Units, 1);
    let truths: Vec<bool> = sheet
        .exercises
        .iter()
        .filter_map(|exercise| match exercise {
            Exercise::Statement(statement) => Some(statement.truth),
            _ => None,
        })
        .collect();
    assert_eq!(truths, [true, true, false, false, true, true, false, true]);
    assert_eq!(sheet.exercises.len(), 10);
    let french = Locale::french();
    let composer = SheetComposer::new(classic, &french, Print::default());
    let pages = composer.key(&mut Solver::new(), &sheet).unwrap();
    let plan = composer.plan(pages, true).to_string();
    let words: String = plan
        .lines()
        .filter_map(|line| line.trim().strip_prefix("text "))
        .filter_map(|line| line.splitn(4, ' ').nth(3))
        .collect::<Vec<_>>()
        .join(" ");
    for part in [
        "1 bold −\u{a0}10 bold 2 bold −\u{a0}10",
        "10 pas gagnés",
        "La carte 39 coûte seulement 2 pas",
        "La carte 64 avant 74\u{a0}: elle coûte 19 pas, mais ensuite la pile recule de 10.",
        "Aussi accepté, par exemple\u{a0}: 47, 37",
        "pose simplement les cartes les plus proches",
    ] {
        // Where lines must not break is a matter of the layout.
        let plain = |text: &str| text.replace('\u{a0}', " ");
        assert!(plain(&words).contains(&plain(part)), "{part} in {words}");
    }
}

/// The first page of the classic quiz as it is laid out: a change of the layout shows here.
#[test]
fn the_plan_of_the_classic_quiz_is_as_agreed() {
    let classic = &template("classic");
    let english = Locale::english();
    let composer = SheetComposer::new(classic, &english, Print::default());
    let sheet = sheet(classic, NumberDeck::Units, 1);
    let plan = composer.plan(composer.sheet(&sheet).unwrap(), false).to_string();
    assert_golden("classic-quiz-en.txt", &plan);
}

/// A game won by a class, as far as a certificate tells of it.
fn achievement() -> GameAchievement {
    let cards = RuleSet::Classic.cards();
    GameAchievement {
        rules: Rules::classic(3, Expert::Off, false).unwrap(),
        left: 0,
        turns: 31,
        jumps: 12,
        laid: cards.iter().collect(),
        jump: Some((RuleSet::Classic.pile(PileName::A, Card::new(57)), Card::new(47).unwrap())),
    }
}

fn certificate(achievement: &GameAchievement, class: &str, names: &str) -> Certificate {
    Certificate {
        achievement: achievement.clone(),
        class: class.to_owned(),
        names: names.to_owned(),
    }
}

#[test]
fn the_plan_of_a_certificate_is_as_agreed() {
    let certificate = certificate(&achievement(), "CM2 B", "Ada, Alan\nMarie Ange");
    let plan = certificate.plan(&Locale::english(), Paper::A4).unwrap();
    assert_golden("certificate-en.txt", &plan.to_string());
}

#[test]
fn certificates_of_all_games_fit_on_both_papers_in_every_language() {
    let won = achievement();
    let near = GameAchievement { left: 9, laid: won.laid[..89].to_vec(), ..won.clone() };
    let duel = GameAchievement {
        rules: Rules::duel(),
        jumps: 0,
        laid: Vec::new(),
        jump: None,
        ..won.clone()
    };
    let class = "Élèves de Sixième Européenne, Collège";
    let names = "Marie-Antoinette\n".repeat(30);
    for locale in locales() {
        for (achievement, paper) in [&won, &near, &duel]
            .into_iter()
            .flat_map(|achievement| Paper::ALL.map(|paper| (achievement, paper)))
        {
            for (class, names) in [("", ""), (class, names.as_str())] {
                let certificate = certificate(achievement, class, names);
                let plan = certificate.plan(&locale, paper).unwrap();
                let (width, height) = plan.size;
                assert!(width > height && plan.pages.len() == 1);
                let text = plan.to_string();
                let lines = text.lines().filter(|line| line.starts_with("  text "));
                for line in lines {
                    let mut at = line.split(' ').skip(3).map(str::parse::<f32>);
                    let (x, y) = (at.next().unwrap().unwrap(), at.next().unwrap().unwrap());
                    assert!((10.0..width - 10.0).contains(&x), "{line}");
                    assert!((10.0..height - 10.0).contains(&y), "{line}");
                }
                assert!(pdf::write(&plan).unwrap().starts_with(b"%PDF"));
            }
        }
        let too_many = "Marie-Antoinette\n".repeat(300);
        let refused = certificate(&won, "", &too_many).plan(&locale, Paper::A4);
        assert!(matches!(refused, Err(PrintError::TooLarge(_))));
        let refused = certificate(&won, "三年", "").plan(&locale, Paper::A4);
        assert_eq!(refused, Err(PrintError::MissingGlyph('三')));
    }
}

/// How far apart the lines of text below each other are at most, in millimetres.
fn widest_gap(plan: &Plan) -> f32 {
    let text = plan.to_string();
    let lines = text.lines().filter(|line| line.starts_with("  text "));
    let middle = plan.size.0 * 0.1..plan.size.0 * 0.9;
    let places = lines.map(|line| {
        let mut at = line.split(' ').skip(3).map(str::parse::<f32>);
        (at.next().unwrap().unwrap(), at.next().unwrap().unwrap())
    });
    let mut heights: Vec<f32> =
        places.filter(|(x, _)| middle.contains(x)).map(|(_, y)| y).collect();
    heights.sort_by(f32::total_cmp);
    let gaps = heights.windows(2).map(|pair| pair[1] - pair[0]);
    gaps.fold(0.0, f32::max)
}

#[test]
fn few_names_leave_no_part_of_a_certificate_empty() {
    let won = achievement();
    let without = GameAchievement { jump: None, ..won.clone() };
    let duel = GameAchievement {
        rules: Rules::duel(),
        jump: None,
        laid: won.laid[..58].to_vec(),
        ..won.clone()
    };
    for locale in locales() {
        for (achievement, paper) in [&won, &without, &duel]
            .into_iter()
            .flat_map(|achievement| Paper::ALL.map(|paper| (achievement, paper)))
        {
            for names in ["Ada", "Ada\nAlan", "Ada\nAlan\nGrace\nEmmy\nSophie"] {
                for class in ["", "CM2"] {
                    let certificate = certificate(achievement, class, names);
                    let plan = certificate.plan(&locale, paper).unwrap();
                    let gap = widest_gap(&plan);
                    assert!(gap < 40.0, "{names:?} {class:?} {paper:?}: {gap} mm");
                }
            }
        }
    }
}

#[test]
fn the_same_sheet_gives_the_same_bytes_and_other_seeds_other_sheets() {
    let quiz = &template("quiz");
    let french = Locale::french();
    let composer = SheetComposer::new(quiz, &french, Print::default());
    let bytes = |seed| {
        let sheet = sheet(quiz, NumberDeck::Units, seed);
        pdf::write(&composer.plan(composer.sheet(&sheet).unwrap(), false)).unwrap()
    };
    assert_eq!(bytes(1), bytes(1));
    assert_ne!(bytes(1), bytes(2));
}

#[test]
fn a_character_that_cannot_be_printed_is_an_error() {
    let mut page = Page::default();
    page.items.push(Item::Text {
        x: 20.0,
        y: 20.0,
        size: 14.0,
        weight: Weight::Regular,
        gray: 0.0,
        text: "→".to_owned(),
    });
    let french = Locale::french();
    let templates = Template::built_in();
    let composer = SheetComposer::new(templates.first().unwrap(), &french, Print::default());
    let failed = pdf::write(&composer.plan(vec![page], false));
    assert_eq!(failed.unwrap_err().0, '→');
}

/// The path of a file as an argument.
fn in_folder(folder: &Scratch, name: &str) -> String {
    folder.path(name).to_str().unwrap().to_owned()
}

#[test]
fn the_printed_code_makes_the_same_sheet_in_any_language() {
    let folder = Scratch::new("codes");
    let [one, two, three] = ["1.pdf", "2.pdf", "3.pdf"].map(|name| in_folder(&folder, name));
    let first = saute_dix(&["worksheet", "--template", "quiz", "--seed", "5", "--out", &one]);
    assert_eq!(first.status.code(), Some(0), "{}", text(&first.stderr));
    let code = text(&first.stdout).trim();
    assert!(matches!(Code::parse(code), Ok(Code::Sheet(_))), "{code}");
    let again = saute_dix(&["worksheet", "--code", code, "--out", &two]);
    assert_eq!(text(&again.stdout).trim(), code);
    assert_eq!(fs::read(&one).unwrap(), fs::read(&two).unwrap());
    // The template may be named too, as long as it is the same.
    let named = saute_dix(&["worksheet", "--template", "quiz", "--code", code, "--out", &two]);
    assert_eq!(text(&named.stdout).trim(), code, "{}", text(&named.stderr));
    assert_eq!(fs::read(&one).unwrap(), fs::read(&two).unwrap());
    let french = saute_dix(&["worksheet", "--code", code, "--lang", "fr", "--out", &three]);
    assert_eq!(text(&french.stdout).trim(), code);
    assert_ne!(fs::read(&one).unwrap(), fs::read(&three).unwrap());
}

#[test]
fn copies_versions_and_keys_are_as_asked_for() {
    let folder = Scratch::new("copies");
    let out = in_folder(&folder, "sheets.pdf");
    let pages = |args: &[&str]| {
        let mut all = vec!["worksheet", "--template", "order", "--out", &out];
        all.extend(args);
        let run = saute_dix(&all);
        assert_eq!(run.status.code(), Some(0), "{}", text(&run.stderr));
        let bytes = fs::read(&out).unwrap();
        let file = PdfDocument::parse(&bytes, &PdfParseOptions::default(), &mut Vec::new());
        file.unwrap().pages.len()
    };
    let sheet_only = pages(&["--key", "none"]);
    let with_key = pages(&[]);
    assert!(with_key > sheet_only && sheet_only > 0);
    assert_eq!(pages(&["--copies", "3", "--key", "none"]), 3 * sheet_only);
    let shared = pages(&["--copies", "6", "--versions", "2"]);
    assert_eq!(shared, 6 * sheet_only + 1, "one key for the class");
    assert_eq!(pages(&["--key", "separate"]), sheet_only);
    assert_eq!(folder.names(), ["sheets-key.pdf", "sheets.pdf"]);
}

/// What is asked for, and how the answer begins; OUT is a file that can be written, NOWHERE none.
const BAD_REQUESTS: &str = "
--template poster --out OUT => There is no template “poster”; expected one of: classic, quiz, 
--out OUT => A worksheet needs a template or a code.
--template quiz => Something is missing: --out <FILE>.
--template quiz --copies 0 --out OUT => “0” is not a value of --copies <N>; expected a whole number from 1 to 1000.
--template quiz --copies 100000 --out OUT => “100000” is not a value of --copies <N>; expected a whole number from 1 to 1000.
--template quiz --copies x --out OUT => “x” is not a value of --copies <N>; expected a whole number from 1 to 1000.
--template quiz --versions 5 --out OUT => “5” is not a value of --versions <N>; expected a whole number from 1 to 4.
--template order --code 70A0-4KRJ --out OUT => The code 70A0-4KRJ is of the template “quiz”, not of “order”. Leave out one of the two.
--template quiz --size huge --out OUT => “huge” is not a value of --size <S>; expected one of: standard, dys, large.
--code 56X1-0CE8 --out OUT => This code is not that of a worksheet
--code 302Q-PF0 --out OUT => The code is not valid
--template quiz --out NOWHERE => “
";

#[test]
fn bad_requests_get_a_sentence_and_leave_no_file() {
    let folder = Scratch::new("bad");
    let (out, nowhere) = (in_folder(&folder, "sheet.pdf"), in_folder(&folder, "none/sheet.pdf"));
    for row in BAD_REQUESTS.trim().lines() {
        let (args, said) = row.split_once(" => ").unwrap();
        let args = args.split(' ').map(|arg| match arg {
            "OUT" => &out,
            "NOWHERE" => &nowhere,
            arg => arg,
        });
        let run = saute_dix(&["worksheet"].into_iter().chain(args).collect::<Vec<_>>());
        assert_eq!(run.status.code(), Some(2), "{row}");
        let sentence = text(&run.stderr);
        assert!(sentence.starts_with(said), "{row}: {sentence}");
        assert_eq!(sentence.lines().count(), 1);
        assert!(run.stdout.is_empty());
    }
    assert_eq!(folder.names(), Vec::<String>::new());
}

#[test]
fn templates_are_listed_and_own_ones_checked() {
    let list = saute_dix(&["templates", "list"]);
    assert_eq!(text(&list.stdout).lines().count(), Template::BUILT_IN);
    assert_eq!(saute_dix(&["templates", "check"]).status.code(), Some(0));
    let folder = Scratch::new("templates");
    let good = r#"{"name":"mine","title":"sheet-title-quiz","intro":"sheet-intro-quiz","names":true,
        "parts":[{"part":"puzzles","kinds":["order"],"levels":[1,3],"count":2}]}"#;
    let check = |name: &str, content: &str| {
        folder.put(name, content);
        let run = saute_dix(&["templates", "check", folder.arg()]);
        fs::remove_file(folder.path(name)).unwrap();
        (run.status.code(), all_said(&run))
    };
    assert_eq!(check("good.json", good), (Some(0), "mine: fine.\n".to_owned()));
    for (broken, said) in [
        (good.replace("\"names\":true,", ""), "line 2: missing field `names`"),
        (good.replace("order", "orders"), "line 2: orders"),
        (good.replace("\"count\":2", "\"count\":2,\"colour\":1"), "unknown field `colour`"),
        (good.replace("[1,3]", "[7,8]"), "“order” has no level 7; expected 1 to 5."),
        (good.replace("sheet-title-quiz", "nowhere"), "there is no text “nowhere”."),
        (good.replace("\"count\":2", "\"count\":2000"), "“count” goes from 1 to 200, not 2000."),
        ("{".to_owned(), "line 1: EOF"),
    ] {
        let (code, sentence) = check("bad.json", &broken);
        assert_eq!(code, Some(1), "{sentence}");
        assert!(sentence.contains(said) && sentence.contains("bad.json"), "{sentence}");
    }
    let empty = saute_dix(&["templates", "check", folder.arg()]);
    assert_eq!(empty.status.code(), Some(2));
}
