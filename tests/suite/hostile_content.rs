//! Folders of custom content that are made to hurt: the window opens, says what is wrong, and uses the rest.

use std::cell::RefCell;
use std::fs;
use std::path::Path;
use std::rc::Rc;
use std::time::{Duration, Instant};

use crate::support::scratch::Scratch;
use crate::support::window::{Access, HD, Place, Watched, Window, has_part, open, still};
use saute_dix::app::ScreenId;
use saute_dix::app::settings::Preferences;
use saute_dix::limits;
use saute_dix::storage::custom::{ContentFault, ContentFolder, CustomContent};
use saute_dix::text::Locale;

fn place_with(folder: &Path) -> Place {
    Place::preferring(Preferences { content: Some(folder.display().to_string()), ..still() })
}

fn example() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/example"))
}

/// Waits until the folder has been read.
fn wait(window: &mut Window) {
    let started = Instant::now();
    while window.app().settings.custom.is_reading() {
        assert!(started.elapsed() < Duration::from_mins(1), "it never ends");
        std::thread::sleep(Duration::from_millis(5));
        window.step();
    }
    window.run_steps(3);
}

fn faults(window: &Window) -> Vec<ContentFault> {
    let found = window.app().settings.custom.found();
    found.unwrap().unwrap().faults.clone()
}

fn said(folder: &Path) -> Vec<String> {
    let read = ContentFolder::read(folder, Path::new("")).unwrap();
    let own = CustomContent::check(read, &Locale::BUILT_IN);
    let english = Locale::english();
    own.faults.iter().map(|fault| fault.say(&english)).collect()
}

#[test]
fn texts_nested_without_end_are_named_and_the_window_opens() {
    let ways = ["{".to_owned(), "{ F(".to_owned(), "{ $n ->\n   *[a] ".to_owned()];
    for way in ways {
        let scratch = Scratch::new("nested");
        let deep = way.repeat(20_000);
        scratch.put("fr/deep.ftl", format!("deep = {deep}\n"));
        let mut window = open("en", HD, place_with(&scratch.0));
        wait(&mut window);
        let said = faults(&window)[0].say(&Locale::english());
        assert!(said.contains("50 levels are enough"), "{said}");
    }
}

#[test]
fn a_folder_that_the_last_start_fell_over_is_left_out_once() {
    let place = place_with(example());
    let ours = |window: &Window| window.app().learn.lessons().len();
    let mut window = open("en", HD, place.clone());
    wait(&mut window);
    assert_eq!(ours(&window), 13);
    assert_eq!(place.get("own-content.txt").unwrap(), "read", "it has got past it");
    drop(window);
    // This is what a start that died in the middle leaves behind.
    place.put("own-content.txt", "reading");
    let mut window = open("en", HD, place.clone());
    wait(&mut window);
    assert!(has_part(&window, "The program did not get past the folder"));
    assert_eq!(ours(&window), 12);
    let settings = &window.app().settings;
    assert!(settings.preferences.content.is_some(), "it is not forgotten");
    drop(window);
    let mut window = open("en", HD, place.clone());
    wait(&mut window);
    assert_eq!(ours(&window), 13, "once");
    assert!(!has_part(&window, "The program did not get past the folder"));
}

#[test]
fn the_mark_is_on_the_disk_before_anything_is_read() {
    let scratch = Scratch::new("marked");
    let marks = Rc::new(RefCell::new(Vec::new()));
    let (place, seen) = (place_with(&scratch.0), Rc::clone(&marks));
    // The folder is spoilt when the mark is made, so that a later reader would find nothing.
    let watched = Watched::new(place, move |access| {
        if let Access::Write("own-content.txt", text) = access {
            seen.borrow_mut().push(text.to_owned());
            scratch.put("late.json", "{}");
        }
        true
    });
    let mut window = open("en", HD, watched);
    wait(&mut window);
    assert_eq!(faults(&window).len(), 1, "what came with the mark was read");
    assert_eq!(*marks.borrow(), ["reading", "read"]);
}

#[test]
fn a_hostile_folder_does_not_hold_up_the_window() {
    let scratch = Scratch::new("hostile");
    let lesson = fs::read_to_string(example().join("monday-jump.json")).unwrap();
    for number in 0..6_000 {
        let name = format!("\"monday-{number}\"");
        scratch.put(format!("{number:05}.json"), lesson.replacen("\"monday-jump\"", &name, 1));
    }
    for number in 0..1_000 {
        scratch.put(format!("l{number:04}/a.ftl"), "a = A\nb = B\n");
    }
    let large = fs::File::create(scratch.path("00000.json")).unwrap();
    large.set_len(3_000_000_000).unwrap();
    let started = Instant::now();
    let mut window = open("en", HD, place_with(&scratch.0));
    let opened = started.elapsed();
    assert!(opened < Duration::from_secs(2), "{opened:?}");
    wait(&mut window);
    let read = started.elapsed();
    let state = window.app();
    assert!(state.learn.lessons().len() <= 12 + limits::CONTENT_FILES);
    assert!(faults(&window).len() <= limits::FINDINGS + 1);
    println!("opened after {opened:?}, read after {read:?}");
    window.visit(ScreenId::Settings);
}

#[test]
fn every_limit_of_a_folder_is_named() {
    let scratch = Scratch::new("many");
    for number in 0..=limits::CONTENT_FILES {
        scratch.put(format!("{number:04}.json"), "[]");
    }
    for number in 0..=limits::CONTENT_LANGUAGES {
        scratch.put(format!("l{number:03}/a.ftl"), "a = A\n");
    }
    for number in 0..=limits::LANGUAGE_FILES {
        scratch.put(format!("l000/b{number:03}.ftl"), "");
    }
    let large = fs::File::create(scratch.path("0000.json")).unwrap();
    large.set_len(limits::CONTENT_FILE + 1).unwrap();
    let said = said(&scratch.0);
    for words in [
        "the first 500 are used",
        "the first 40 are used",
        "the first 100 are used",
        "“0000.json” is larger than 2 MB",
    ] {
        let times = said.iter().filter(|said| said.contains(words)).count();
        assert_eq!(times, 1, "{words}");
    }
    let scratch = Scratch::new("much");
    for number in 0..12 {
        let text = vec![b' '; 1_900_000];
        scratch.put(format!("{number:02}.json"), text);
    }
    let said = self::said(&scratch.0);
    let all = "all files together have more than 20 MB";
    assert_eq!(said.iter().filter(|said| said.contains(all)).count(), 1);
    let scratch = Scratch::new("names");
    for number in 0..=limits::CONTENT_NAMES {
        scratch.put(format!("{number}.txt"), "");
    }
    let said = self::said(&scratch.0);
    assert!(said[0].contains("only 5000 files"), "{said:?}");
}

#[test]
fn names_steps_and_numbers_have_limits_that_are_named() {
    let scratch = Scratch::new("numbers");
    let lesson = fs::read_to_string(example().join("monday-jump.json")).unwrap();
    for language in ["fr", "en"] {
        let texts = fs::read(example().join(language).join("monday.ftl")).unwrap();
        scratch.put(format!("{language}/monday.ftl"), texts);
    }
    let long = format!("\"{}\"", "long".repeat(20));
    scratch.put("a.json", lesson.replacen("\"monday-jump\"", &long, 1));
    let mut steps: serde_json::Value = serde_json::from_str(&lesson).unwrap();
    let first = steps["steps"][0].clone();
    for _ in 0..5_000 {
        steps["steps"].as_array_mut().unwrap().push(first.clone());
    }
    scratch.put("b.json", steps.to_string());
    let template = |part: &str| {
        format!(
            r#"{{"name":"x","title":"monday-title","intro":"monday-title","names":true,"parts":[{part}]}}"#
        )
    };
    let parts = [
        r#"{"part":"scores","rows":1000000000,"games":4}"#,
        r#"{"part":"scores","rows":4,"games":18446744073709551615}"#,
        r#"{"part":"scores","rows":0,"games":4}"#,
        r#"{"part":"observation","rows":61}"#,
        r#"{"part":"dominoes","count":4000000000}"#,
        r#"{"part":"drills","levels":[1,2],"count":4000000000}"#,
        r#"{"part":"puzzles","kinds":["jump"],"levels":[0,255],"count":3}"#,
        r#"{"part":"puzzles","kinds":["order"],"levels":[1,2],"count":3,"hand":255}"#,
        r#"{"part":"puzzles","kinds":["order"],"levels":[1,2],"count":3,"stars":200}"#,
        r#"{"part":"statements","count":100000,"rules":["classic"],"levels":[1,3]}"#,
    ];
    for (part, number) in parts.iter().zip(0..) {
        scratch.put(format!("t{number}.json"), template(part));
    }
    let said = said(&scratch.0);
    assert_eq!(said.len(), 3 + parts.len(), "{said:#?}");
    assert!(said[0].contains("60 at most"), "{}", said[0]);
    assert!(said[1].contains("5 to 12 steps"), "{}", said[1]);
    for (said, words) in said[3..].iter().zip([
        "“rows” goes from 1 to 60",
        "“games” goes from 1 to 8",
        "“rows” goes from 1 to 60",
        "“rows” goes from 1 to 60",
        "“count” goes from 6 to 48",
        "“count” goes from 1 to 200",
    ]) {
        assert!(said.contains(words), "{said}");
    }
}

#[cfg(unix)]
#[test]
fn pipes_devices_and_loops_are_findings_like_any_other() {
    use std::os::unix::fs::symlink;
    let scratch = Scratch::new("devices");
    let pipe = std::process::Command::new("mkfifo").arg(scratch.path("pipe.json")).status();
    assert!(pipe.unwrap().success());
    symlink("/dev/zero", scratch.path("zero.json")).unwrap();
    symlink("loop.json", scratch.path("loop.json")).unwrap();
    symlink(".", scratch.path("again")).unwrap();
    let said = said(&scratch.0);
    let starts = [
        "The file “loop.json” cannot be read",
        "“pipe.json” is no ordinary file.",
        "“zero.json” is no ordinary file.",
    ];
    assert_eq!(said.len(), starts.len(), "{said:?}");
    for (said, start) in said.iter().zip(starts) {
        assert!(said.starts_with(start), "{said}");
    }
}

/// Root may read everything, and asks as a user who may not.
#[cfg(unix)]
#[test]
fn a_folder_that_may_not_be_read_is_a_finding_and_the_rest_is_used() {
    use std::os::unix::fs::PermissionsExt;
    use std::os::unix::process::CommandExt;
    const NOBODY: u32 = 65_534;
    let scratch = Scratch::new("rights");
    let lesson = fs::read(example().join("monday-jump.json")).unwrap();
    scratch.put("monday-jump.json", lesson);
    for language in ["fr", "en"] {
        let texts = fs::read(example().join(language).join("monday.ftl")).unwrap();
        scratch.put(format!("{language}/monday.ftl"), texts);
    }
    scratch.put("secret/a.ftl", "a = A\n");
    let rights =
        |mode| fs::set_permissions(scratch.path("secret"), PermissionsExt::from_mode(mode));
    rights(0o000).unwrap();
    let program = scratch.path("program");
    fs::copy(env!("CARGO_BIN_EXE_saute-dix"), &program).unwrap();
    let mut command = std::process::Command::new(&program);
    if fs::read_dir(scratch.path("secret")).is_ok() {
        command.uid(NOBODY);
    }
    command.args(["lessons", "check"]).arg(&scratch.0);
    let output = command.env("LC_ALL", "en_GB.UTF-8").output().unwrap();
    rights(0o755).unwrap();
    let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    assert!(said.contains("/secret” cannot be read"), "{said}");
    assert!(said.contains("monday-jump: fine, 5 steps."), "{said}");
    assert_eq!(output.status.code(), Some(1), "{said}");
}
