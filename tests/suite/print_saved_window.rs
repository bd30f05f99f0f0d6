//! After saving: the file is opened or shown by another program, and what lies in the way stays.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::print_window::{choose, finish, options, place, screen, start_saving};
use crate::support::scratch::Scratch;
use crate::support::window::{HD, Window, has, has_part, key, labels, press, press_each};
use eframe::egui::Key;
use saute_dix::app::platform::{FileAnswer, Launch, Opener, Showing};
use saute_dix::app::print::{ExportError, ExportOutcome, PrintOptions};
use saute_dix::sheets::KeyPlace;
use saute_dix::storage::OutputTarget;

/// Notes what it is asked to show.
#[derive(Clone, Default)]
struct Notes {
    asked: Arc<Mutex<Vec<(PathBuf, Showing)>>>,
    fails: bool,
}

impl Opener for Notes {
    fn show(&self, path: &Path, how: Showing) -> Launch {
        self.asked.lock().unwrap().push((path.to_owned(), how));
        let fails = self.fails;
        Box::new(move || if fails { Err("xdg-open: not found".to_owned()) } else { Ok(()) })
    }
}

fn save(window: &mut Window, button: &str, path: PathBuf) -> ExportOutcome {
    start_saving(window, button, FileAnswer::Chosen(path));
    finish(window)
}

/// Waits for words that come from another thread.
fn wait_for(window: &mut Window, words: &str) {
    let end = Instant::now() + Duration::from_secs(10);
    while !has_part(window, words) {
        assert!(Instant::now() < end, "{words}: {:?}", labels(window));
        window.step();
        std::thread::sleep(Duration::from_millis(2));
    }
}

#[test]
fn a_file_that_was_saved_is_opened_or_shown() {
    for (language, [save_it, open, show]) in [
        ("fr", ["Enregistrer en PDF…", "Ouvrir", "Afficher dans le dossier"]),
        ("en", ["Save as PDF…", "Open", "Show in folder"]),
    ] {
        for size in [HD, (1024.0, 768.0), (390.0, 844.0)] {
            let folder = Scratch::new("print");
            let mut window = screen(language, size, place(options()));
            let notes = Notes::default();
            window.state_mut().show_with(Box::new(notes.clone()));
            assert!(!has(&window, open) && !has(&window, show), "nothing is saved");
            let path = folder.path("fiche.pdf");
            let saved = save(&mut window, save_it, path.clone());
            assert!(matches!(saved, ExportOutcome::Written { .. }));
            press_each(&mut window, [open, show]);
            let asked = notes.asked.lock().unwrap().clone();
            assert_eq!(asked, [(path.clone(), Showing::Open), (path, Showing::InFolder)]);
            // Another choice is about another file.
            choose(&mut window, "Dys");
            assert!(!has(&window, open));
        }
    }
}

#[test]
fn the_keyboard_opens_it_at_once() {
    let folder = Scratch::new("print");
    let mut window = screen("en", HD, place(options()));
    let notes = Notes::default();
    window.state_mut().show_with(Box::new(notes.clone()));
    save(&mut window, "Save as PDF…", folder.path("sheet.pdf"));
    key(&mut window, Key::Enter);
    let asked = notes.asked.lock().unwrap().len();
    assert_eq!(asked, 1, "to open it is the next step");
}

#[test]
fn a_program_that_fails_is_said() {
    let folder = Scratch::new("print");
    let mut window = screen("fr", HD, place(options()));
    window.state_mut().show_with(Box::new(Notes { fails: true, ..Notes::default() }));
    save(&mut window, "Enregistrer en PDF…", folder.path("fiche.pdf"));
    press(&mut window, "Ouvrir");
    wait_for(&mut window, "ne peut pas être ouvert d’ici\u{a0}: xdg-open: not found");
    assert!(has_part(&window, "Le fichier est bien écrit."));
    assert!(has(&window, "Ouvrir"), "it can be tried again");
}

#[cfg(unix)]
#[test]
fn a_link_and_a_locked_file_stay() {
    let folder = Scratch::new("print");
    let mut window = screen("en", HD, place(options()));
    std::fs::write(folder.path("real.pdf"), "%PDF mine").unwrap();
    let link = folder.path("link.pdf");
    std::os::unix::fs::symlink("real.pdf", &link).unwrap();
    let failed = save(&mut window, "Save as PDF…", link.clone());
    let expected = ExportError::InTheWay(link, OutputTarget::Link);
    assert_eq!(failed, ExportOutcome::Failed(expected));
    assert!(has_part(&window, "it is a link to another file"));
    let locked = folder.path("real.pdf");
    let mut rights = std::fs::metadata(&locked).unwrap().permissions();
    rights.set_readonly(true);
    std::fs::set_permissions(&locked, rights).unwrap();
    save(&mut window, "Save as PDF…", locked.clone());
    assert!(has_part(&window, "the file is read-only"));
    assert_eq!(std::fs::read(&locked).unwrap(), b"%PDF mine");
}

#[test]
fn the_dialog_asks_about_one_file_only() {
    let folder = Scratch::new("print");
    let apart = PrintOptions { key: KeyPlace::Separate, ..options() };
    let mut window = screen("en", HD, place(apart));
    // The dialog has asked about this one; not about the answers beside it.
    std::fs::write(folder.path("class.pdf"), "notes").unwrap();
    std::fs::write(folder.path("class-key.pdf"), "notes").unwrap();
    save(&mut window, "Save as PDF…", folder.path("class.pdf"));
    assert!(has_part(&window, "class-key.pdf"), "{:?}", labels(&window));
    assert!(has_part(&window, "not a PDF"));
    assert_eq!(std::fs::read(folder.path("class.pdf")).unwrap(), b"notes");
    std::fs::remove_file(folder.path("class-key.pdf")).unwrap();
    let saved = save(&mut window, "Save as PDF…", folder.path("class.pdf"));
    assert!(matches!(saved, ExportOutcome::Written { .. }));
}
