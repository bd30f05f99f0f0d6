//! French and English everywhere: complete, well typeset, and a further language a folder away.

use std::fs;
use std::process::Output;

use saute_dix::puzzle::NumberDeck;
use saute_dix::storage::custom::{ContentFault, CustomLanguages, keys};
use saute_dix::text::{Locale, LocaleFault, Msg, TextFile, check_locale, check_own_texts};

use crate::support::command::{all_said, command, saute_dix, text};
use crate::support::scratch::Scratch;

fn files(code: &str) -> Vec<TextFile> {
    Locale::built_in_files(code).unwrap()
}

#[test]
fn both_languages_have_every_text_with_its_values_and_no_other() {
    let mut counts = Vec::new();
    for code in Locale::BUILT_IN {
        let (count, faults) = check_locale(&files(code), &keys());
        assert_eq!(faults, [], "{code}");
        counts.push(count);
    }
    assert_eq!(counts.first(), counts.last());
}

#[test]
fn no_text_needs_a_character_our_font_lacks_or_hides_marks() {
    for code in Locale::BUILT_IN {
        for file in files(code) {
            for (line, number) in file.text.lines().zip(1..) {
                let odd = line.chars().find(|c| {
                    !(c.is_ascii_graphic()
                        || *c == ' '
                        || "àâäçéèêëîïôöùûüÿœæÀÂÇÉÈÊËÎÏÔÙÛŒ«»’‘“”−–×·…\u{a0}".contains(*c))
                });
                assert_eq!(odd, None, "{code}/{}:{number}: {line}", file.name);
            }
        }
    }
}

#[test]
fn french_is_typeset_as_french() {
    for file in files("fr") {
        for (line, number) in file.text.lines().zip(1..) {
            let text = match line.split_once(" = ") {
                _ if line.starts_with('#') => continue,
                Some((_, text)) => text,
                None => line,
            };
            let place = format!("{}:{number}: {line}", file.name);
            assert!(!text.contains('\''), "{place}");
            let letters: Vec<char> = text.chars().collect();
            for pair in letters.windows(2) {
                let [one, two] = pair else { continue };
                match (one, two) {
                    ('«', after) => assert_eq!(*after, '\u{a0}', "{place}"),
                    (before, '»') => assert_eq!(*before, '\u{a0}', "{place}"),
                    (' ', ';' | ':' | '!' | '?' | '%') => panic!("a plain space: {place}"),
                    _ => {}
                }
            }
        }
    }
}

#[test]
fn numbers_follow_the_language() {
    let write = |locale: &Locale| locale.voice(NumberDeck::Tenths).n(47);
    assert_eq!(write(&Locale::french()), "4,7");
    assert_eq!(write(&Locale::english()), "4.7");
    let steps = |locale: &Locale, count| locale.voice(NumberDeck::Tenths).steps(count);
    assert_eq!(steps(&Locale::english(), 10), "1 step");
    assert_eq!(steps(&Locale::english(), 3), "0.3 steps");
    assert_eq!(steps(&Locale::french(), 3), "0,3 pas");
}

#[test]
fn the_system_chooses_the_language_and_french_is_the_last_resort() {
    let code = |setting: Option<&str>| Locale::of_system(setting).code().to_owned();
    assert_eq!(code(Some("en_GB.UTF-8")), "en");
    assert_eq!(code(Some("fr_FR")), "fr");
    for other in [None, Some("C"), Some("de_DE.UTF-8"), Some(""), Some("é")] {
        assert_eq!(code(other), "fr", "{other:?}");
    }
}

/// A made-up language: English, shouted.
fn made_up() -> Vec<TextFile> {
    let shout = |line: &str| match line.split_once(" = ") {
        Some((key, text)) if !text.contains(['{', '#']) => {
            format!("{key} = {}", text.to_uppercase())
        }
        _ => line.to_owned(),
    };
    let shouted = files("en").into_iter().map(|file| TextFile {
        text: file.text.lines().map(shout).collect::<Vec<_>>().join("\n") + "\n",
        ..file
    });
    shouted.collect()
}

#[test]
fn a_further_language_is_a_folder_away() {
    let files = made_up();
    assert_eq!(check_locale(&files, &keys()).1, []);
    let locale = Locale::own("xx", &files);
    assert_eq!(locale.say(&Msg::RefusalGameOver), "THE GAME IS OVER.");
    // What it does not say is said in English.
    let rules = files.iter().filter(|file| file.name == "rules.ftl");
    let partial = Locale::own("xx", &rules.cloned().collect::<Vec<_>>());
    assert_eq!(partial.say(&Msg::RefusalGameOver), "THE GAME IS OVER.");
    assert_eq!(partial.say(&Msg::AnswerTrue), "true");
}

#[test]
fn every_fault_of_a_language_is_named() {
    let mut broken = files("en");
    let rules = broken.iter_mut().find(|file| file.name == "rules.ftl");
    let text = &mut rules.unwrap().text;
    *text = text.replace("refusal-game-over = The game is over.\n", "");
    *text = text.replace("{ $number } is not in the hand", "is not in the hand");
    *text += "refusal-extra = Nobody asked.\nthis is no Fluent\n";
    let last = text.lines().count();
    let (_, faults) = check_locale(&broken, &keys());
    assert!(faults.contains(&LocaleFault::Missing("refusal-game-over".to_owned())));
    assert!(faults.contains(&LocaleFault::Unknown("refusal-extra".to_owned())));
    assert!(faults.contains(&LocaleFault::Variables {
        key: "refusal-not-in-hand".to_owned(),
        expected: vec!["number"],
    }));
    assert!(faults.iter().any(|fault| matches!(
        fault,
        LocaleFault::Syntax { line, .. } if *line == last
    )));
    assert_eq!(faults.len(), 4, "{faults:?}");
}

/// The program in the made-up language of a folder.
fn spoken_with(folder: &str) -> Output {
    let mut command = command();
    command.args(["--lang", "xx", "solve"]).env("SAUTE_DIX_LOCALES", folder).output().unwrap()
}

#[test]
fn languages_are_listed_and_checked_on_the_command_line() {
    let list = saute_dix(&["locales", "list", "--lang", "fr"]);
    assert!(text(&list.stdout).contains("fr  français ("));
    assert!(text(&list.stdout).contains("en  English ("));
    let check = saute_dix(&["locales", "check", "--lang", "en"]);
    assert_eq!(check.status.code(), Some(0));
    assert!(text(&check.stdout).contains("fr: all "));

    let folder = Scratch::new("locales");
    for file in made_up() {
        folder.put(format!("xx/{}", file.name), &file.text);
    }
    let path = folder.arg();
    let fine = saute_dix(&["locales", "check", path, "--lang", "en"]);
    assert_eq!(fine.status.code(), Some(0), "{}", text(&fine.stderr));
    let spoken = spoken_with(path);
    assert_eq!(text(&spoken.stderr), "“SOLVE” NEEDS A POSITION, OR --STDIN.\n");
    let elsewhere = saute_dix(&["--lang", "xx", "solve"]);
    assert_eq!(elsewhere.status.code(), Some(2));
    fs::remove_file(folder.path("xx/coach.ftl")).unwrap();
    let missing = saute_dix(&["locales", "check", path, "--lang", "en"]);
    assert_eq!(missing.status.code(), Some(1));
    assert!(text(&missing.stderr).contains("xx: the text “reason-stop” is missing."));
    fs::remove_dir_all(folder.path("xx")).unwrap();
    let empty = saute_dix(&["locales", "check", path, "--lang", "en"]);
    assert_eq!(empty.status.code(), Some(2));
    fs::remove_dir_all(&folder.0).unwrap();
    let none = saute_dix(&["locales", "check", path, "--lang", "fr"]);
    assert_eq!(none.status.code(), Some(2));
    assert!(text(&none.stderr).starts_with("Le dossier «"));
}

#[test]
fn braces_within_braces_are_named_and_the_rest_is_used() {
    let deep = "{".repeat(50_000);
    let broken = format!("game = Game\nno-position =\n    {deep}\nbad-json = Bad\n");
    let folder = Scratch::new("deep");
    folder.put("xx/all.ftl", &broken);
    let path = folder.arg();
    let checked = saute_dix(&["locales", "check", path, "--lang", "en"]);
    assert_eq!(checked.status.code(), Some(1));
    let said = "all.ftl, line 3: this text is nested too deeply; 50 levels are enough.";
    assert!(text(&checked.stderr).contains(said));
    let spoken = spoken_with(path);
    assert_eq!(spoken.status.code(), Some(2));
    assert!(text(&spoken.stderr).contains(said));
    assert!(text(&spoken.stderr).ends_with("“solve” needs a position, or --stdin.\n"));
    // The same beside lessons, and what is around it is still read.
    let own = CustomLanguages::read(&folder.0);
    assert_eq!(own.faults.len(), 1);
    let beside = check_own_texts(own.find("xx").unwrap());
    assert!(matches!(beside[..], [LocaleFault::Nested { line: 3, .. }]));
    let locale = Locale::with_own("fr", &own.languages);
    assert_eq!(locale.text("bad-json").unwrap(), "Bad");
    assert_eq!(locale.text("game").unwrap(), "Game");
}

#[test]
fn languages_of_ones_own_are_found_with_what_is_wrong() {
    let folder = Scratch::new("own");
    fs::create_dir_all(folder.path("xx")).unwrap();
    let none = CustomLanguages::read(&folder.0);
    assert!(none.languages.is_empty());
    assert!(matches!(none.faults[..], [ContentFault::NoLanguage { .. }]));
    folder.put("xx/rules.ftl", "refusal-game-over = Vorbei.\n");
    folder.put("fr/rules.ftl", "refusal-game-over = Rien.\n");
    let own = CustomLanguages::read(&folder.0);
    assert_eq!(own.faults, []);
    assert!(own.find("fr").is_none(), "ours stay as they are");
    let locale = Locale::own("xx", &own.find("xx").unwrap().files);
    assert_eq!(locale.say(&Msg::RefusalGameOver), "Vorbei.");
    folder.put("xx/broken.ftl", "nothing\n");
    folder.put("xx/picture.ftl", [0xff, 0xfe]);
    let said: Vec<String> =
        CustomLanguages::read(&folder.0).faults.iter().map(ToString::to_string).collect();
    assert_eq!(said.len(), 2, "{said:?}");
    assert!(said[0].contains("picture.ftl” cannot be read"), "{said:?}");
    assert!(said[1].contains("broken.ftl, line 1: "), "{said:?}");
    assert!(CustomLanguages::read(&folder.0).find("xx").is_some());
    let gone = CustomLanguages::read(&folder.0.join("nowhere"));
    let said = gone.faults.first().unwrap().say(&Locale::english());
    assert!(said.ends_with("nowhere” cannot be read: No such file or directory (os error 2)."));
}

#[test]
fn the_environment_says_which_language_and_else_the_system() {
    let said = |set: &[(&str, &str)]| {
        let mut command = command();
        for name in ["LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"] {
            command.env_remove(name);
        }
        let output = command.arg("solve").envs(set.iter().copied());
        text(&output.output().unwrap().stderr).to_owned()
    };
    let english = "“solve” needs a position, or --stdin.\n";
    assert_eq!(said(&[("LANG", "en_GB.UTF-8")]), english);
    assert_eq!(said(&[("LANG", "fr_FR"), ("LC_MESSAGES", "en")]), english);
    assert_eq!(said(&[("LC_ALL", "en_US"), ("LC_MESSAGES", "fr")]), english);
    let french = said(&[("LANG", "C.UTF-8")]);
    assert!(french.starts_with("«\u{a0}solve\u{a0}»"), "{french}");
    assert_eq!(said(&[("LC_ALL", "fr_FR"), ("LANGUAGE", "en")]), french);
    // Where none of these is set, the system is asked; here it knows one more.
    if cfg!(all(unix, not(target_vendor = "apple"))) {
        assert_eq!(said(&[]), french);
        assert_eq!(said(&[("LANGUAGE", "en_GB:en")]), english);
    }
}

#[test]
fn the_command_line_speaks_french() {
    let said = |args: &[&str]| all_said(&saute_dix(args));
    let quiz = "A57 | 72 63 58 47 39 37";
    let solved = said(&["solve", quiz, "--lang", "fr"]);
    assert!(solved.contains("57 − 10 = 47\u{a0}: la pile recule de 10."), "{solved}");
    assert!(solved.contains("La carte 39 coûte seulement 2 pas"), "{solved}");
    let marked = said(&["--lang=fr", "check", quiz, "58 63"]);
    assert!(
        marked
            .contains("Avec 47 puis 37, on pose le même nombre de cartes et on économise 26 pas."),
        "{marked}"
    );
    let help = said(&["--help", "--lang", "fr"]);
    assert!(help.contains("Utilisation\u{a0}: ") && help.contains("Commandes\u{a0}:"), "{help}");
    let wrong = said(&["danse", "--lang", "fr"]);
    assert!(wrong.starts_with("«\u{a0}danse\u{a0}» n’est pas une commande"), "{wrong}");
    let tenths = said(&["puzzle", "--kind", "jump", "--deck", "tenths", "--lang", "fr"]);
    assert!(tenths.contains("Quelle carte la fait reculer d’exactement 1\u{a0}?"), "{tenths}");
}

/// The name of a message in the code: `end-turns` is `EndTurns`.
fn variant(key: &str) -> String {
    let words = key.split('-').map(|word| {
        let (first, rest) = word.split_at(1);
        first.to_uppercase() + rest
    });
    words.collect()
}

#[test]
fn no_message_is_unused() {
    // The page around the window takes its words by their keys.
    let page = ["index.html", "start.js"]
        .map(|name| std::fs::read_to_string(format!("web/page/{name}")).unwrap())
        .concat();
    let mut code = String::new();
    let mut folders = vec![std::path::PathBuf::from("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                code += &std::fs::read_to_string(path).unwrap();
            }
        }
    }
    let said: std::collections::BTreeSet<&str> = code
        .split("Msg::")
        .skip(1)
        .filter_map(|rest| rest.split(|c: char| !c.is_alphanumeric()).next())
        .collect();
    for (key, _) in Msg::all() {
        let on_the_page = key.starts_with("web-") && page.contains(key);
        let name = variant(key);
        assert!(said.contains(name.as_str()) || on_the_page, "nobody says {name}");
    }
    assert!(Msg::all().len() > 300);
}
