use std::cell::RefCell;
use std::rc::Rc;

use super::formats::{write_lessons, write_session, write_settings};
use super::*;
use crate::app::platform::{FileProblem, Memory};
use crate::app::settings::Preferences;
use crate::app::setup::Setup;

#[derive(Clone, Default)]
struct Counting(Rc<RefCell<(Memory, usize, bool)>>);

impl Store for Counting {
    fn read(&self, name: &str) -> Result<Option<String>, FileProblem> {
        self.0.borrow().0.read(name)
    }

    fn write(&mut self, name: &str, text: &str) -> Result<(), String> {
        let (memory, writes, full) = &mut *self.0.borrow_mut();
        if *full {
            return Err("no space left".to_owned());
        }
        *writes += 1;
        memory.write(name, text)
    }

    fn set_aside(&mut self, name: &str) -> Result<String, String> {
        self.0.borrow_mut().0.set_aside(name)
    }

    fn erase(&mut self) -> Result<(), String> {
        self.0.borrow_mut().0.erase()
    }
}

fn storage() -> (Counting, Storage) {
    let store = Counting::default();
    (store.clone(), Storage::new(Box::new(store)))
}

#[test]
fn nothing_is_put_together_for_a_file_without_a_mark() {
    let (store, mut storage) = storage();
    let asked = RefCell::new(Vec::new());
    let write = |file: SaveFile| {
        asked.borrow_mut().push(file);
        Some("text".to_owned())
    };
    storage.save(write);
    assert!(asked.borrow().is_empty());
    storage.mark(SaveFile::Game);
    storage.mark(SaveFile::Game);
    storage.save(write);
    storage.save(write);
    assert_eq!(*asked.borrow(), [SaveFile::Game]);
    assert_eq!(store.0.borrow().1, 1);
}

#[test]
fn what_is_there_already_is_not_written_again() {
    let (store, mut storage) = storage();
    let writes = ["one", "one", "two", "one"].map(|text| {
        storage.mark(SaveFile::Game);
        storage.save(|_| Some(text.to_owned()));
        store.0.borrow().1
    });
    assert_eq!(writes, [1, 1, 2, 3]);
    storage.erase();
    storage.mark(SaveFile::Game);
    storage.save(|_| Some("one".to_owned()));
    assert_eq!(store.read("game.json"), Ok(Some("one".to_owned())));
}

#[test]
fn what_could_not_be_kept_is_kept_with_the_next_change() {
    let (store, mut storage) = storage();
    store.0.borrow_mut().2 = true;
    let write = |file: SaveFile| Some(file.name().to_owned());
    storage.mark(SaveFile::Game);
    let said = storage.save(write);
    assert_eq!(said, Some(Notice::CannotKeep("no space left".to_owned())));
    assert!(storage.is_marked());
    assert_eq!(storage.save(write), None, "it is said once");
    store.0.borrow_mut().2 = false;
    storage.mark(SaveFile::Settings);
    storage.save(write);
    assert!(!storage.is_marked());
    let kept = |name| store.read(name).unwrap();
    assert_eq!(kept("game.json").as_deref(), Some("game.json"));
    assert_eq!(kept("settings.json").as_deref(), Some("settings.json"));
    store.0.borrow_mut().2 = true;
    storage.mark(SaveFile::Lessons);
    assert!(storage.save(write).is_some(), "it has stopped working again");
    assert!(storage.is_failing());
}

#[test]
fn what_the_user_removes_is_written_again() {
    let (store, mut storage) = storage();
    let write = |file: SaveFile| Some(file.name().to_owned());
    for file in SaveFile::ALL {
        storage.mark(file);
    }
    storage.save(write);
    store.0.borrow_mut().0 = Memory::default();
    storage.mark(SaveFile::Game);
    storage.save(write);
    for file in SaveFile::ALL {
        assert!(store.holds(file.name()), "{}", file.name());
    }
}

#[test]
fn a_game_with_other_cards_than_its_code_deals_is_none() {
    let (mut store, mut storage) = storage();
    let text = write_session(&Session::new(&Setup::default())).unwrap();
    let mut value: serde_json::Value = serde_json::from_str(&text).unwrap();
    let deck = &mut value["content"]["game"]["decks"][0];
    let deck = deck.as_array_mut().unwrap();
    let last = deck.len() - 1;
    deck.swap(0, last);
    store.write("game.json", &value.to_string()).unwrap();
    let kept = storage.load();
    assert!(kept.session.is_none());
    let [Notice::SetAside(SaveFile::Game, aside, LoadError::OtherCards(_))] = &*kept.notices else {
        panic!("{:?}", kept.notices);
    };
    assert_eq!(store.read(aside), Ok(Some(value.to_string())));
}

#[test]
fn erasing_forgets_the_marks_too() {
    let (store, mut storage) = storage();
    storage.mark(SaveFile::Settings);
    assert_eq!(storage.erase(), Notice::Erased);
    storage.save(|_| Some("again".to_owned()));
    assert_eq!(store.read("settings.json"), Ok(None));
}

#[test]
fn a_game_and_settings_come_back_as_they_were() {
    let (mut store, mut storage) = storage();
    let settings = SavedSettings {
        preferences: Preferences { zoom: 125, ..Preferences::default() },
        folder: Some("sheets".to_owned()),
        ..SavedSettings::default()
    };
    let session = Session::new(&Setup::default());
    let texts = [
        ("settings.json", write_settings(&settings).unwrap()),
        ("game.json", write_session(&session).unwrap()),
    ];
    for (name, text) in texts {
        store.write(name, &text).unwrap();
    }
    let kept = storage.load();
    assert_eq!((kept.settings, kept.notices), (settings, Vec::new()));
    assert_eq!(kept.session.unwrap().game(), session.game());
    assert_eq!(write_lessons(&[]), None, "nothing done is nothing to keep");
}
