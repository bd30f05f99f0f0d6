//! Custom content: the example, broken folders, and the window that uses them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::scratch::Scratch;
use crate::support::window::{
    HD, Place, Window, has, has_part, key, keys, open, press, press_starting, reach, still,
};
use eframe::egui::Key;
use eframe::egui::accesskit::Role;
use egui_kittest::kittest::Queryable;
use saute_dix::app::ScreenId;
use saute_dix::app::platform::{Chooser, FileAnswer, FileQuestion, Waiting};
use saute_dix::app::settings::Preferences;
use saute_dix::storage::custom::{ContentFault, ContentFolder, CustomContent, Fine, Sort};
use saute_dix::text::{Locale, LocaleFault};

/// The folder that the README speaks of.
fn example() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/example")
}

fn check(folder: &Path) -> CustomContent {
    let folder = ContentFolder::read(folder, Path::new("")).unwrap();
    CustomContent::check(folder, &Locale::BUILT_IN)
}

/// A copy of the example that a test may spoil, gone with the test.
struct Copy(Scratch);

impl Copy {
    fn new(name: &str) -> Copy {
        let scratch = Scratch::new(name);
        for folder in ["", "fr", "en"] {
            for entry in fs::read_dir(example().join(folder)).unwrap() {
                let path = entry.unwrap().path();
                if path.is_file() {
                    let to = Path::new(folder).join(path.file_name().unwrap());
                    scratch.put(to, fs::read(&path).unwrap());
                }
            }
        }
        Copy(scratch)
    }

    fn replace(&self, name: &str, old: &str, new: &str) {
        let text = self.0.get(name).unwrap();
        assert!(text.contains(old), "{old}");
        self.0.put(name, text.replace(old, new));
    }

    fn said(&self) -> Vec<String> {
        let english = Locale::english();
        let own = check(&self.0.0);
        own.faults.iter().map(|fault| fault.say(&english)).collect()
    }
}

#[test]
fn the_example_is_sound() {
    let own = check(&example());
    assert_eq!(own.faults, []);
    let lesson = Fine::Lesson { name: "monday-jump".to_owned(), steps: 5 };
    let template = Fine::Template { name: "monday-sheet".to_owned() };
    assert_eq!(own.fine, [lesson, template]);
    let folder = ContentFolder::read(&example(), Path::new("")).unwrap();
    let sorts: Vec<_> = folder.files.iter().map(Sort::of).collect();
    assert_eq!(sorts, [Some(Sort::Lesson), Some(Sort::Template)]);
}

#[test]
fn what_is_broken_is_named_and_the_rest_is_used() {
    let copy = Copy::new("broken");
    copy.0.put("a.json", "{ \"name\": ");
    copy.0.put("b.json", "[1, 2]");
    copy.0.put("c.json", [0xff, 0xfe, 0x00]);
    copy.replace("monday-sheet.json", "\"monday-sheet\"", "\"quiz\"");
    copy.replace("en/monday.ftl", "monday-why-1 =", "learn-title =");
    copy.0.put("fr/more.ftl", "monday-more\n");
    let said = copy.said();
    let expected = [
        "en: the program has a text “learn-title” itself",
        "fr/more.ftl, line 1:",
        "The file “c.json” cannot be read:",
        "a.json, line 1:",
        "b.json: this is neither a lesson",
        "monday-jump.json, line 17: There is no text “monday-why-1” in “en”.",
        "monday-sheet.json: the name “quiz” is taken",
    ];
    for (said, expected) in said.iter().zip(expected) {
        assert!(said.starts_with(expected), "{said}\n{expected}");
    }
    assert_eq!(said.len(), expected.len(), "{said:?}");
    assert_eq!(check(&copy.0.0).fine, []);
}

#[test]
fn own_texts_cannot_change_ours() {
    let copy = Copy::new("ours");
    copy.0.put("en/more.ftl", "learn-title = Nothing\n");
    let own = check(&copy.0.0);
    let taken = ContentFault::Language {
        code: "en".to_owned(),
        fault: LocaleFault::Taken("learn-title".to_owned()),
    };
    assert_eq!(own.faults, [taken]);
    let locale = Locale::with_own("en", &own.languages);
    assert_eq!(locale.text("learn-title").unwrap(), "Learn");
    // A lesson in one language only is read in that language by everybody.
    let french = own.languages.into_iter().filter(|own| own.code == "fr");
    let locale = Locale::with_own("en", &french.collect::<Vec<_>>());
    assert_eq!(locale.text("monday-title").unwrap(), "Le saut du lundi");
}

fn with_folder(language: &str, folder: &Path) -> (Window, Place) {
    let place =
        Place::preferring(Preferences { content: Some(folder.display().to_string()), ..still() });
    let mut window = open(language, HD, place.clone());
    wait_until_read(&mut window);
    (window, place)
}

/// The folder is read beside the window.
fn wait_until_read(window: &mut Window) {
    while window.app().settings.custom.is_reading() {
        std::thread::sleep(std::time::Duration::from_millis(5));
        window.step();
    }
    window.run();
}

#[test]
fn own_lessons_and_sheets_stand_beside_ours() {
    let words = [
        ("fr", "Apprendre", "Leçon 13", "Imprimer", "La feuille du lundi"),
        ("en", "Learn", "Lesson 13", "Print", "Monday’s sheet"),
    ];
    for (language, learn, lesson, print, sheet) in words {
        let (mut window, _) = with_folder(language, &example());
        press(&mut window, learn);
        press_starting(&mut window, lesson);
        assert!(window.app().learn.run().is_some());
        // A language more, in the middle of a custom lesson.
        press(&mut window, if language == "fr" { "EN" } else { "FR" });
        press(&mut window, if language == "fr" { "FR" } else { "EN" });
        assert!(window.app().learn.run().is_some());
        keys(&mut window, [Key::Escape, Key::Escape]);
        press(&mut window, print);
        reach(&mut window, sheet);
        for _ in 0..4 {
            window.run_steps(2);
        }
        let state = window.app();
        assert_eq!(state.print.options.template, "monday-sheet");
        let preview = state.print.preview.as_ref().unwrap();
        assert!(preview.trouble.is_none() && !preview.is_empty());
    }
}

#[test]
fn a_folder_that_is_gone_is_told_and_nothing_is_lost() {
    let (mut window, place) = with_folder("en", Path::new("/nowhere/at/all"));
    assert!(has_part(&window, "The folder with your own lessons"));
    window.visit(ScreenId::Settings);
    assert!(has_part(&window, "The folder “/nowhere/at/all” cannot be read"));
    let kept = place.get("settings.json").unwrap();
    assert!(kept.contains("/nowhere/at/all"), "it may come back");
    reach(&mut window, "Use no folder");
    assert_eq!(window.app().settings.preferences.content, None);
    assert!(!has(&window, "Use no folder"));
}

/// Answers for the person at the dialog.
struct Says(FileAnswer);

impl Chooser for Says {
    fn ask(&self, question: FileQuestion) -> Waiting {
        assert_eq!(question.name, None, "a folder is wanted");
        let answer = self.0.clone();
        Box::new(move || answer)
    }
}

fn wait_for(window: &mut Window, text: &str) {
    for _ in 0..200 {
        if has_part(window, text) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
        window.step();
    }
    panic!("{text} is not on the screen");
}

#[test]
fn a_folder_is_chosen_read_again_and_its_report_is_shown() {
    let copy = Copy::new("chosen");
    let mut window = open("en", HD, Place::default());
    window.visit(ScreenId::Settings);
    window.state_mut().choose_with(Box::new(Says(FileAnswer::Failed)));
    reach(&mut window, "Choose a folder…");
    wait_for(&mut window, "type its path above");
    let chosen = FileAnswer::Chosen(copy.0.0.clone());
    window.state_mut().choose_with(Box::new(Says(chosen)));
    reach(&mut window, "Choose a folder…");
    wait_for(&mut window, "In use: 1 lesson and 1 worksheet.");
    assert!(has(&window, "monday-jump: fine, 5 steps."));
    copy.replace("monday-jump.json", "54 44 47\"]", "54 44\"]");
    reach(&mut window, "Read it again");
    wait_until_read(&mut window);
    assert!(has_part(&window, "In use: 0 lessons and 1 worksheet."));
    assert!(has_part(&window, "monday-jump.json, line 8: The answer “54A 44A” is stated as right"));
    press(&mut window, "FR");
    assert!(has_part(&window, "À corriger, et laissé de côté d’ici là"));
    assert_eq!(window.app().learn.lessons().len(), 12);
}

#[test]
fn a_path_can_be_typed() {
    let mut window = open("en", HD, Place::default());
    window.visit(ScreenId::Settings);
    let title = "Your own lessons and worksheets";
    window.get_by_role_and_label(Role::TextInput, title).focus();
    window.run();
    let path = example().display().to_string();
    window.get_by_role_and_label(Role::TextInput, title).type_text(&path);
    window.run();
    key(&mut window, Key::Enter);
    wait_until_read(&mut window);
    assert!(has_part(&window, "In use: 1 lesson and 1 worksheet."));
    assert_eq!(window.app().learn.lessons().len(), 13);
}
