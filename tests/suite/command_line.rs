//! The command line around the commands: help, usage mistakes, exit codes.

use std::io::Write;
use std::process::Stdio;

use saute_dix::text::Locale;
use serde_json::{Value, json};

use crate::support::command::{command, saute_dix, text};

/// What is typed, its parts with `;` between them, and what is said.
const WRONG_USAGE: &str = "
dance => “dance” is not a command; expected one of: solve, check, referee, player, simulate, puzzle, worksheet, templates, lessons, locales.
--loud => “--loud” is not an argument of this command; see --help.
referee; --loud => “--loud” is not an argument of this command; see --help.
referee; now => “now” is not an argument of this command; see --help.
solve => “solve” needs a position, or --stdin.
check; A57 | 63 => Something is missing: <PLAYS>.
solve; --stdin; A57 | 63 => --stdin cannot be given together with [POSITION].
solve; A57 | 57 => At character 7: card 57 is on the table already, and there is no other one.
check; A57 | 63; 6x3 => At character 1: “6x3” is not a play; expected a card and a pile, such as 47A.
check; A1 | 2 3 4 5 6 7 8 9 10 11 12; 2 => The hand has 11 cards; at most 10 can be solved.
simulate; --players; 6 => “6” is not a value of --players <N>; expected a whole number from 1 to 5.
simulate; --games; 0 => “0” is not a value of --games <N>; expected a whole number from 1 to 10000000.
simulate; --strategy; magic => “magic” is not a value of --strategy <NAME>; expected one of: nearest, par, team, champion.
simulate; --strategy; team,magic => “magic” is not a value of --strategy <NAME>; expected one of: nearest, par, team, champion.
simulate; --strategy; team,par,nearest => There are more strategies than seats: 3 for 2.
simulate; --rules; duel; --players; 3 => The duel is for 2 players, not 3.
simulate; --rules; duel; --fire => The duel has no burning cards; expected false.
simulate; --think; soon => “soon” is not a value of --think <MS>; expected a whole number from 0 to 3600000.
puzzle; --kind; order; --level; 6 => Level 6 is about several piles, and “order” has one; expected 1 to 5, or “table”.
puzzle; --kind; duel; --level; 4 => “duel” has no level 4; expected 1 to 3.
puzzle; --hand; 9 => Hands have 3 to 8 cards, not 9.
puzzle; --code; 56X1-0CE9 => The code is not valid: one of its letters or digits is mistyped.
puzzle; --code; 56X1-0CE => The code has 7 letters and digits; expected 8.
puzzle; --code; 56X1!0CE => The code has “!” at place 5, which no code has.
puzzle; --code; 56X1-0CE8; --seed; 3 => --code <C> cannot be given together with --seed <N>.
";

#[test]
fn wrong_usage_is_one_sentence_and_exit_code_2() {
    for row in WRONG_USAGE.trim().lines() {
        let (args, said) = row.split_once(" => ").unwrap();
        let out = saute_dix(&args.split("; ").collect::<Vec<_>>());
        assert_eq!(out.status.code(), Some(2), "{args}");
        assert_eq!(text(&out.stderr).trim_end(), said, "{args}");
        assert!(out.stdout.is_empty(), "{args}");
    }
}

#[test]
fn who_asks_for_an_unknown_language_is_told_the_known_ones() {
    let (names, list) = (Locale::BUILT_IN.join("|"), Locale::BUILT_IN.join(", "));
    let said = |args: &[&str]| {
        let out = saute_dix(args);
        assert_eq!(out.status.code(), Some(2), "{args:?}");
        text(&out.stderr).trim_end().to_owned()
    };
    assert_eq!(
        said(&["--lang", "yy", "referee"]),
        format!("“yy” is not a value of --lang <{names}>; expected one of: {list}.")
    );
    assert_eq!(
        said(&["referee", "--lang"]),
        format!("--lang <{names}> needs a value; expected one of: {list}.")
    );
}

#[test]
fn help_and_version_are_results() {
    let help = saute_dix(&["--help"]);
    assert_eq!(help.status.code(), Some(0));
    assert!(text(&help.stdout).contains("referee"));
    assert!(help.stderr.is_empty());
    let long = saute_dix(&["referee", "--help"]);
    assert!(text(&long.stdout).contains("play 47A"));
    let version = saute_dix(&["--version"]);
    let expected = format!("saute-dix {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(text(&version.stdout), expected);
}

#[test]
fn the_language_can_be_named_before_or_after_the_command() {
    for args in [["--lang", "fr", "referee"], ["referee", "--lang", "en"]] {
        assert_eq!(saute_dix(&args).status.code(), Some(0));
    }
}

fn json(args: &[&str]) -> Value {
    let out = saute_dix(args);
    assert_eq!(out.status.code(), Some(0), "{args:?}: {}", text(&out.stderr));
    serde_json::from_slice(&out.stdout).unwrap()
}

const QUIZ: &str = "A57 | 72 63 58 47 39 37";

#[test]
fn solve_gives_the_promised_document() {
    let document = json(&["solve", "--json", QUIZ]);
    assert_eq!(document["position"], "A57 | 72 63 58 47 39 37 | min=2");
    assert_eq!(document["playable"], true);
    let best = json!({"plays": ["47A", "37A", "39A"], "cards": 3, "room": -18, "value": 30});
    assert_eq!(document["best"], best);
    assert_eq!(document["best_count"], 1);
    let second = json!({"cards": 2, "room": -20, "plays": ["47A", "37A"]});
    assert_eq!(document["frontier"][1], second);
    let stuck = json(&["solve", "--json", "A98 | 2 3"]);
    assert_eq!((&stuck["playable"], &stuck["best"]), (&json!(false), &Value::Null));
    assert_eq!(stuck["frontier"], json!([]));
}

#[test]
fn solve_explains_as_a_teacher_would() {
    let out = saute_dix(&["solve", QUIZ]);
    let said = text(&out.stdout);
    for line in [
        "Best play: 47A 37A 39A (cards 3, room −18, value 30; the only one)",
        "  57 − 10 = 47: the pile goes back by 10.",
        "  Card 39 costs only 2 steps, less than 4: a bargain.",
        "  Laying 58 on the pile would cost 19 steps, more than 4: better to stop.",
    ] {
        assert!(said.contains(line), "{line} in {said}");
    }
}

#[test]
fn check_gives_the_promised_document() {
    let check = |plays| json(&["check", "--json", QUIZ, plays]);
    let marked = |verdict, cards, room, value, lost| {
        json!({"verdict": verdict, "cards": cards, "room": room, "value": value, "lost": lost,
            "illegal_step": null, "reason": null})
    };
    assert_eq!(check("47A 37A 39A"), marked("best", 3, -18, 30, 0));
    assert_eq!(check("47 37"), marked("good", 2, -20, 28, 2));
    assert_eq!(check("58 63"), marked("legal", 2, 6, 2, 28));
    let few = check("47");
    assert_eq!((&few["verdict"], &few["lost"]), (&json!("too_few"), &Value::Null));
    for (plays, step, reason) in [
        ("63 58", 2, "wrong_way"),
        ("58 47", 2, "not_ten"),
        ("47 36", 2, "not_in_hand"),
        ("47 47", 2, "not_in_hand"),
        ("47C", 1, "no_such_pile"),
        ("47 37Z", 2, "no_such_pile"),
        ("200", 1, "not_in_hand"),
    ] {
        assert_eq!(
            check(plays),
            json!({"verdict": "illegal", "cards": null, "room": null, "value": null,
                "lost": null, "illegal_step": step, "reason": reason}),
            "{plays}"
        );
    }
}

#[test]
fn check_knows_fire_and_duel() {
    let fire = "A22 C90 | 23 80 70 | min=2 cover=A";
    let missed = json(&["check", "--json", fire, "80C 70C"]);
    assert_eq!(missed["verdict"], "illegal");
    assert_eq!((&missed["illegal_step"], &missed["reason"]), (&Value::Null, &json!("not_covered")));
    assert_eq!(json(&["check", "--json", fire, "23A 70C 80C"])["verdict"], "best");
    let duel = "A20 B60 C30 D60 | 21 22 25 20 | rules=duel";
    for (plays, reason) in
        [("21A 25C 22C", "second_help"), ("25C 20A", "same_card"), ("21A 31C", "not_in_hand")]
    {
        assert_eq!(json(&["check", "--json", duel, plays])["reason"], reason, "{plays}");
    }
    let no_help = json(&["check", "--json", "A20 B60 C24 D60 | 21 25 | rules=duel", "21A 25C"]);
    assert_eq!(no_help["reason"], "not_a_help");
}

#[test]
fn solve_answers_every_line_and_goes_on_after_a_bad_one() {
    let mut child = command()
        .args(["solve", "--stdin"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let long = "x".repeat(1_000_000);
    let input =
        format!("{QUIZ}\n\nnonsense\n{long}\nA57 | 63 63\nA1 | 2 3 4 5 6 7 8 9 10 11 12\n{QUIZ}");
    let mut stdin = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let out = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    assert_eq!(out.status.code(), Some(0));
    let answers: Vec<Value> =
        text(&out.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), 7);
    let bad = answers.iter().filter(|answer| answer["error"].is_string());
    assert_eq!(bad.count(), 5);
    assert_eq!(answers.first(), answers.last());
}

#[test]
fn simulate_gives_the_promised_document_and_a_seed_repeats_it() {
    let args = ["simulate", "--players", "3", "--games", "20", "--seed", "5", "--json"];
    let mut one = json(&args);
    let mut two = json(&args);
    assert!(one["seconds"].take().as_f64().unwrap() >= 0.0);
    two["seconds"].take();
    assert_eq!(one, two);
    assert_eq!((&one["players"], &one["games"]), (&json!(3), &json!(20)));
    assert_eq!((&one["rules"], &one["strategy"]), (&json!("classic"), &json!("team")));
    assert_eq!(one["signals"], true);
    let wins = one["wins"].as_f64().unwrap();
    assert!((one["win_rate"].as_f64().unwrap() - wins / 20.0).abs() < 1e-9);
    assert!(one["mean_left"].as_f64().unwrap() < 98.0);
    let silent = json(&["simulate", "--games", "5", "--signals", "off", "--json"]);
    assert_eq!(silent["signals"], false);
    let hard = json(&["simulate", "--games", "5", "--expert", "2", "--fire", "--json"]);
    assert_eq!((&hard["expert"], &hard["fire"]), (&json!(2), &json!(true)));
}

#[test]
fn simulate_seats_the_strategies_in_the_order_of_their_names() {
    let run = |args: &[&str]| {
        let always = ["simulate", "--games", "40", "--seed", "3", "--json"];
        let mut document = json(&[&always, args].concat());
        document["seconds"].take();
        document
    };
    let mixed = run(&["--players", "3", "--strategy", "team,par,nearest"]);
    assert_eq!(mixed["strategy"], "team,par,nearest");
    assert_eq!((&mixed["signals"], &mixed["rules"]), (&json!(true), &json!("classic")));
    // Fewer names than seats go round again, and a single name is what it always was.
    let left = |strategy| run(&["--players", "4", "--strategy", strategy])["mean_left"].take();
    assert_eq!(left("par,nearest"), left("par,nearest,par,nearest"));
    assert_ne!(left("par,nearest"), left("nearest,par"));
    assert_eq!(left("par"), left("par,par"));
    let hurried = run(&["--strategy", "team", "--think", "5"]);
    assert_eq!(hurried, run(&["--strategy", "team"]));
}

#[test]
fn simulate_counts_the_duels_that_the_first_seat_wins() {
    let duels = |strategy: &str| {
        let args = ["simulate", "--rules", "duel", "--games", "100", "--json"];
        json(&[&args[..], &["--strategy", strategy, "--signals", "on"]].concat())
    };
    let alike = duels("par");
    assert_eq!(
        (&alike["rules"], &alike["players"], &alike["signals"]),
        (&json!("duel"), &json!(2), &json!(false))
    );
    // Among equals the first seat wins about half of them: it starts every other one.
    let wins = alike["wins"].as_u64().unwrap();
    assert!((30..=70).contains(&wins), "{wins} of 100");
    assert_ne!(duels("par,nearest")["wins"], duels("nearest,par")["wins"]);
}

#[test]
fn puzzle_gives_the_promised_document_and_its_code_repeats_it() {
    let ten = json(&[
        "puzzle", "--kind", "order", "--level", "3", "--count", "10", "--seed", "1", "--json",
    ]);
    let ten = ten.as_array().unwrap();
    assert_eq!(ten.len(), 10);
    for puzzle in ten {
        assert_eq!((&puzzle["kind"], &puzzle["level"]), (&json!("order"), &json!(3)));
        assert!(puzzle["themes"].as_array().unwrap().contains(&json!("set-up")));
        assert!(puzzle["options"].as_array().unwrap().len() >= 3);
        let code = puzzle["code"].as_str().unwrap();
        assert_eq!(json(&["puzzle", "--json", "--code", code]), json!([puzzle]));
        let position = puzzle["position"].as_str().unwrap();
        let solved = json(&["solve", "--json", position]);
        assert_eq!(solved["best"]["plays"], puzzle["best"]);
        assert_eq!(solved["best_count"], 1);
    }
    let mixed = json(&["puzzle", "--count", "9", "--json"]);
    let kinds = mixed.as_array().unwrap().iter().map(|p| p["kind"].to_string());
    assert_eq!(kinds.collect::<std::collections::BTreeSet<_>>().len(), 9);
}

#[test]
fn puzzles_are_shown_with_solution_and_reason_in_both_languages() {
    let out = saute_dix(&["puzzle", "--code", "56X1-0CE8"]);
    let said = text(&out.stdout);
    for part in [
        "Pile A goes up and shows 61. Hand: 89 79 48 41 37 32.",
        "79A 89A          always-sorts",
        "Solution: 89A 79A",
        "Card 89 before 79: it costs 28 steps, but then the pile goes back by 10.",
    ] {
        assert!(said.contains(part), "{part} in {said}");
    }
    let french = saute_dix(&["puzzle", "--kind", "truefalse", "--lang", "fr"]);
    let english = saute_dix(&["puzzle", "--kind", "truefalse", "--lang", "en"]);
    assert_ne!(french.stdout, english.stdout);
    assert!(!text(&french.stdout).contains('\u{2068}'));
    let tenths = saute_dix(&["puzzle", "--kind", "jump", "--deck", "tenths", "--lang", "fr"]);
    assert!(text(&tenths.stdout).contains(','));
}

#[test]
#[cfg(unix)]
fn arguments_that_are_no_text_are_refused_in_words() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let out = command().arg(OsStr::from_bytes(b"\xff\xfe")).output().unwrap();
    assert_eq!(out.status.code(), Some(2));
    assert_eq!(text(&out.stderr).lines().count(), 1);
}

#[test]
fn without_a_screen_the_commands_are_named() {
    for (language, said) in [
        ("en", "No window can be opened here. The commands work without one: solve, check,"),
        (
            "fr",
            "Aucune fenêtre ne peut s’ouvrir ici. Les commandes s’en passent\u{a0}: solve, check,",
        ),
    ] {
        let output = command()
            .args(["--lang", language])
            .env_remove("DISPLAY")
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("WAYLAND_SOCKET")
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(2));
        let sentence = text(&output.stderr);
        assert!(sentence.starts_with(said), "{sentence}");
        assert_eq!(sentence.lines().count(), 1);
    }
}
