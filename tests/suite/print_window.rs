//! The print screen, by what teachers see and press, in both languages.

use std::fs;
use std::time::{Duration, Instant};

use crate::support::dialogs::Says;
use crate::support::scratch::Scratch;
use crate::support::sheets::documents;
use crate::support::window::{
    HD, Place, Window, anywhere, has, has_part, key, label_of, labels, open, press, press_each,
    settings,
};
use eframe::egui::{Key, Modifiers, ViewportCommand, ViewportEvent, ViewportId, accesskit::Role};
use egui_kittest::kittest::{AccessKitNode, Queryable};
use saute_dix::app::SauteDix;
use saute_dix::app::ScreenId;
use saute_dix::app::platform::FileAnswer;
use saute_dix::app::print::{ExportOutcome, ExportStage, PageZoom, Preview, PrintOptions};
use saute_dix::app::shell::SavedSettings;
use saute_dix::puzzle::{Code, NumberDeck};
use saute_dix::rules::Random;
use saute_dix::sheets::{KeyPlace, Order, Paper, Plan, Size, Template, pdf};
use saute_dix::text::Locale;

pub fn options() -> PrintOptions {
    PrintOptions { seed: 7, ..PrintOptions::default() }
}

pub fn place(print: PrintOptions) -> Place {
    Place::with_settings(&SavedSettings { print, ..settings() })
}

pub fn screen(language: &str, size: (f32, f32), place: Place) -> Window {
    let mut window = open(language, size, place);
    window.state_mut().visit(ScreenId::Print);
    settle(&mut window);
    window
}

/// Lets the preview grow to its end.
pub fn settle(window: &mut Window) {
    let done = |app: &SauteDix| app.state().print.preview.as_ref().is_some_and(Preview::is_done);
    window.step();
    while !done(window.state()) {
        window.step();
    }
    window.run();
}

pub fn answer(window: &mut Window, answer: FileAnswer) {
    window.state_mut().choose_with(Box::new(Says(answer)));
}

/// Presses the button that saves, with this answer of the dialog.
pub fn start_saving(window: &mut Window, button: &str, reply: FileAnswer) {
    answer(window, reply);
    window.get_by_label(button).click();
    window.run_steps(2);
}

/// Replaces what is in a field.
pub fn retype(window: &mut Window, field: &str, text: &str) {
    window.get_by_role_and_label(Role::TextInput, field).focus();
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.run();
    window.get_by_role_and_label(Role::TextInput, field).type_text(text);
    settle(window);
}

/// Steps until the export is over, and says how it ended.
pub fn finish(window: &mut Window) -> ExportOutcome {
    let end = Instant::now() + Duration::from_mins(1);
    while window.app().print.saving.export.is_some() {
        assert!(Instant::now() < end, "the export never ends");
        window.step();
        std::thread::sleep(Duration::from_millis(2));
    }
    window.run();
    window.app().print.saving.outcome.clone().unwrap()
}

pub fn chosen(window: &Window) -> &PrintOptions {
    &window.app().print.options
}

fn sheet_language(window: &Window) -> &str {
    let state = window.app();
    state.print.language(&state.languages)
}

fn order(options: &PrintOptions) -> Order {
    let templates = Template::built_in();
    options.order(&templates).unwrap()
}

/// What the library makes of an order.
fn made(options: &PrintOptions, locale: &Locale) -> (Plan, Option<Plan>) {
    let documents = documents(order(options), locale);
    (documents.sheets, documents.key)
}

fn focused(node: &AccessKitNode<'_>) -> bool {
    node.is_focused()
}

/// Clicks something in a column that may have to be scrolled first.
pub fn choose(window: &mut Window, label: &str) {
    window.get_by_label(label).scroll_to_me();
    window.run();
    window.get_by_label(label).click();
    settle(window);
}

/// Turns a switch: its values are called alike everywhere, but not what they are about.
pub fn turn(window: &mut Window, switch: &str, value: &str) {
    window.get_by_label(switch).scroll_to_me();
    window.run();
    let heading = window.get_by_label(switch).rect();
    let below = window.query_all_by_label(value).map(|node| node.rect());
    let below = below.filter(|rect| rect.top() >= heading.center().y);
    let nearest = below.min_by(|one, other| one.top().total_cmp(&other.top()));
    let at = nearest.unwrap().center();
    window.drag_at(at);
    window.drop_at(at);
    settle(window);
}

#[test]
fn every_option_by_mouse_in_both_languages() {
    for (language, labels) in [
        (
            "fr",
            "Quatre piles|Une fiche de plus|A–B|À part|Grande|0,2 à 9,9|Letter|English|\
            Corrigé détaillé: Oui|Recto verso: Non",
        ),
        (
            "en",
            "Four piles|One sheet more|A–B|Apart|Large|0.2 to 9.9|Letter|français|\
            Full answers: Yes|Two-sided: No",
        ),
    ] {
        let mut window = screen(language, (1024.0, 768.0), place(options()));
        for label in labels.split('|') {
            match label.split_once(": ") {
                Some((switch, value)) => turn(&mut window, switch, value),
                None => choose(&mut window, label),
            }
        }
        let other = if language == "fr" { "en" } else { "fr" };
        let expected = PrintOptions {
            template: "table".to_owned(),
            seed: 7,
            version: None,
            copies: 2,
            versions: Some(2),
            size: Size::Large,
            paper: Paper::Letter,
            key: KeyPlace::Separate,
            deck: NumberDeck::Tenths,
            language: Some(other.to_owned()),
            details: true,
            duplex: false,
            ..PrintOptions::default()
        };
        assert_eq!(*chosen(&window), expected);
        let preview = window.app().print.preview.as_ref().unwrap();
        assert_eq!(preview.paper(), Paper::Letter.size());
        let locale = Locale::built_in(other).unwrap();
        let (sheets, key) = made(&expected, &locale);
        let pages = sheets.pages.iter().chain(key.iter().flat_map(|p| &p.pages));
        // What is empty on purpose is not worth a look.
        let printed = pages.filter(|page| !page.items.is_empty());
        for (index, page) in printed.enumerate() {
            assert_eq!(preview.page(index), Some(page), "page {index}");
        }
    }
}

#[test]
fn everything_can_be_reached_by_keyboard() {
    let mut window = screen("en", HD, place(options()));
    let mut reached = std::collections::BTreeSet::new();
    for _ in 0..80 {
        key(&mut window, Key::Tab);
        let here = window.query_all_by(focused);
        reached.extend(here.map(|node| label_of(&node)));
    }
    let names = "The duel|New numbers|One sheet more|A–C|Apart|Dys|20 to 990|Letter|français|Header|\
        Page 1|Next page|Larger page|Save as PDF…";
    for name in names.split('|') {
        assert!(reached.contains(name), "{name} is not in {reached:?}");
    }
    let walk_to = |window: &mut Window, name: &str| {
        for _ in 0..80 {
            let here = window.query_all_by(focused).any(|node| label_of(&node) == name);
            if here {
                return;
            }
            key(window, Key::Tab);
        }
        panic!("{name} never has the focus");
    };
    walk_to(&mut window, "The duel");
    key(&mut window, Key::Space);
    settle(&mut window);
    assert_eq!(chosen(&window).template, "duel");
    walk_to(&mut window, "Dys");
    key(&mut window, Key::Enter);
    settle(&mut window);
    assert_eq!(chosen(&window).size, Size::Dys);
}

#[test]
fn pages_are_counted_turned_and_enlarged() {
    let mut window = screen("fr", HD, place(options()));
    let pages = window.app().print.preview.as_ref().unwrap().len();
    assert!(pages >= 3);
    assert!(has(&window, &format!("page 1 / {pages}")));
    assert!(has(&window, &format!("Aperçu, page 1 / {pages}")));
    assert!(has(&window, &format!("1 fiche · {pages} pages")));
    press(&mut window, "Page suivante");
    assert!(has(&window, &format!("page 2 / {pages}")));
    for _ in 0..pages + 3 {
        key(&mut window, Key::PageDown);
    }
    assert!(has(&window, &format!("page {pages} / {pages}")));
    key(&mut window, Key::PageUp);
    assert!(has(&window, &format!("page {} / {pages}", pages - 1)));
    press(&mut window, "Agrandir la page");
    assert_eq!(window.app().print.zoom, PageZoom::Percent(150));
    press(&mut window, "Ajuster");
    assert_eq!(window.app().print.zoom, PageZoom::Fit);
    // Without the answers there are fewer pages, and the page shown is one of them.
    choose(&mut window, "Sans");
    let fewer = window.app().print.preview.as_ref().unwrap().len();
    assert!(fewer < pages);
    assert!(window.app().print.page() < fewer);
}

#[test]
fn the_file_is_what_the_library_makes() {
    for (language, save, said) in [
        ("fr", "Enregistrer en PDF…", "Écrit\u{a0}: fiche.pdf, "),
        ("en", "Save as PDF…", "Written: fiche.pdf, "),
    ] {
        let folder = Scratch::new("print");
        let place = place(options());
        let mut window = screen(language, HD, place.clone());
        // The ending may be left out.
        start_saving(&mut window, save, FileAnswer::Chosen(folder.path("fiche")));
        finish(&mut window);
        assert!(has_part(&window, said), "{:?}", labels(&window));
        assert_eq!(folder.names(), ["fiche.pdf"]);
        let locale = Locale::built_in(language).unwrap();
        let (sheets, _) = made(&options(), &locale);
        let written = folder.bytes("fiche.pdf");
        assert!(written.starts_with(b"%PDF"));
        assert!(written == pdf::write(&sheets).unwrap());
        // The folder is remembered until the next time.
        let kept = place.get("settings.json").unwrap();
        let name = folder.0.file_name().unwrap().to_str().unwrap();
        assert!(kept.contains(name), "{kept}");
    }
}

#[test]
fn answers_apart_are_a_second_file() {
    // The name is in the language of the sheet, whatever the window speaks.
    for (language, key) in [("fr", "class-corrige.pdf"), ("en", "class-key.pdf")] {
        let folder = Scratch::new("print");
        let apart = PrintOptions {
            key: KeyPlace::Separate,
            copies: 3,
            language: Some(language.to_owned()),
            ..options()
        };
        let mut window = screen("en", HD, place(apart.clone()));
        start_saving(&mut window, "Save as PDF…", FileAnswer::Chosen(folder.path("class.pdf")));
        let ExportOutcome::Written { files, asked: true } = finish(&mut window) else {
            panic!("{:?}", labels(&window));
        };
        assert_eq!(folder.names(), [key, "class.pdf"]);
        let (sheets, answers) = made(&apart, &Locale::built_in(language).unwrap());
        let answers = answers.unwrap();
        assert!(fs::read(&files[0].path).unwrap() == pdf::write(&sheets).unwrap());
        assert!(fs::read(&files[1].path).unwrap() == pdf::write(&answers).unwrap());
        assert_eq!(files[1].pages, answers.pages.len());
    }
}

#[test]
fn a_cancelled_dialog_and_a_bad_folder_lose_nothing() {
    let folder = Scratch::new("print");
    let mut window = screen("fr", HD, place(options()));
    let save = |window: &mut Window, reply: FileAnswer| {
        start_saving(window, "Enregistrer en PDF…", reply);
        finish(window)
    };
    assert_eq!(save(&mut window, FileAnswer::Cancelled), ExportOutcome::Cancelled);
    assert!(has(&window, "Annulé\u{a0}: aucun fichier n’a été écrit."));
    let nowhere = folder.path("missing").join("sheet.pdf");
    let failed = save(&mut window, FileAnswer::Chosen(nowhere));
    assert!(matches!(failed, ExportOutcome::Failed(_)));
    assert!(has_part(&window, "ne peut pas être écrit"));
    assert!(has_part(&window, "choisissez un autre dossier"));
    // A folder in the place of the file.
    fs::create_dir(folder.path("taken.pdf")).unwrap();
    let failed = save(&mut window, FileAnswer::Chosen(folder.path("taken.pdf")));
    assert!(matches!(failed, ExportOutcome::Failed(_)));
    assert_eq!(folder.names(), ["taken.pdf"], "nothing half written");
    assert_eq!(*chosen(&window), options());
    let fine = save(&mut window, FileAnswer::Chosen(folder.path("good.pdf")));
    assert!(matches!(fine, ExportOutcome::Written { .. }));
}

#[test]
fn without_dialogs_the_file_goes_to_the_remembered_folder() {
    let folder = Scratch::new("print");
    let settings = SavedSettings {
        print: options(),
        folder: Some(folder.0.to_str().unwrap().to_owned()),
        ..settings()
    };
    let mut window = screen("en", HD, Place::with_settings(&settings));
    for _ in 0..2 {
        start_saving(&mut window, "Save as PDF…", FileAnswer::Failed);
        finish(&mut window);
        assert!(has_part(&window, "This system does not ask where to save."));
    }
    let code = order(&options()).code().unwrap();
    let name = |end: &str| format!("saute-dix-the-team-quiz-{code}{end}.pdf");
    assert_eq!(folder.names(), [name("-2"), name("")], "nothing is overwritten");
}

#[test]
fn a_long_export_can_be_cancelled_and_leaves_no_file() {
    let folder = Scratch::new("print");
    let many = PrintOptions { template: "jumps".to_owned(), copies: 1_000, ..options() };
    let mut window = screen("en", HD, place(many));
    assert!(has(&window, "1000 sheets · the preview shows the first 40"));
    start_saving(&mut window, "Save as PDF…", FileAnswer::Chosen(folder.path("many.pdf")));
    // The window goes on while the sheets are made.
    let working = |window: &Window| {
        let export = window.app().print.saving.export.as_ref().unwrap();
        matches!(export.stage, ExportStage::Making(done, _) if done > 2)
    };
    while !working(&window) {
        window.step();
        std::thread::sleep(Duration::from_millis(1));
    }
    assert!(has_part(&window, "Sheets and answers: "));
    window.get_by_label("Next page").click();
    window.step();
    window.step();
    assert_eq!(window.app().print.page(), 1);
    window.get_by_label("Cancel").click();
    window.step();
    window.step();
    assert_eq!(finish(&mut window), ExportOutcome::Cancelled);
    assert!(has(&window, "Cancelled: no file was written."));
    assert!(folder.names().is_empty());
    // The same when the window goes away in the middle.
    window.get_by_label("Save as PDF…").click();
    window.step();
    window.step();
    while !working(&window) {
        window.step();
        std::thread::sleep(Duration::from_millis(1));
    }
    drop(window);
    assert!(folder.names().is_empty());
}

#[test]
fn closing_the_window_lets_the_file_be_finished() {
    let folder = Scratch::new("print");
    let several = PrintOptions { copies: 120, ..options() };
    let mut window = screen("fr", HD, place(several));
    start_saving(&mut window, "Enregistrer en PDF…", FileAnswer::Chosen(folder.path("class.pdf")));
    while window.app().print.saving.export.as_ref().unwrap().stage == ExportStage::Asking {
        window.step();
    }
    let close = |window: &mut Window, events: Vec<ViewportEvent>| {
        let viewports = &mut window.input_mut().viewports;
        viewports.get_mut(&ViewportId::ROOT).unwrap().events = events;
        window.step();
        let output = window.output().viewport_output.get(&ViewportId::ROOT);
        output.unwrap().commands.clone()
    };
    let commands = close(&mut window, vec![ViewportEvent::Close]);
    assert!(commands.contains(&ViewportCommand::CancelClose));
    let mut commands = close(&mut window, Vec::new());
    assert!(has_part(&window, "La fenêtre se fermera ensuite."));
    while !commands.contains(&ViewportCommand::Close) {
        std::thread::sleep(Duration::from_millis(1));
        commands = close(&mut window, Vec::new());
    }
    assert_eq!(folder.names(), ["class.pdf"]);
}

#[test]
fn a_mistyped_code_is_explained_and_changes_nothing() {
    let mut window = screen("fr", HD, place(options()));
    let before = order(chosen(&window));
    let type_code = |window: &mut Window, text: &str| retype(window, "Code de la fiche", text);
    for (text, why) in [("3", "code"), ("!!!", "«\u{a0}!\u{a0}»"), ("31QX-XXX", "code")] {
        type_code(&mut window, text);
        let state = window.app();
        assert!(state.print.typed_code.as_ref().is_some(), "{text}");
        let locale = Locale::french();
        assert!(state.print.preview.as_ref().unwrap().is_of(&before, &locale), "{text}");
        assert!(has_part(&window, why), "{text}: {:?}", labels(&window));
    }
    let puzzle = {
        let deal = saute_dix::app::setup::Setup::default().deal();
        Code::Deal(deal).to_string()
    };
    type_code(&mut window, &puzzle);
    assert!(has(&window, "Ce code n’est pas celui d’une fiche."));
    // A good code brings its template, numbers and deck along.
    let good = PrintOptions {
        template: "order".to_owned(),
        seed: 4_321,
        deck: NumberDeck::Tens,
        ..options()
    };
    type_code(&mut window, &order(&good).code().unwrap().to_string().to_lowercase());
    assert_eq!(*chosen(&window), good);
    assert_eq!(window.app().print.typed_code.as_ref(), None);
    press(&mut window, "Autres nombres");
    settle(&mut window);
    assert_ne!(chosen(&window).seed, good.seed);
    assert_eq!(chosen(&window).template, "order");
}

#[test]
fn a_number_of_sheets_that_cannot_be_is_explained() {
    let mut window = screen("en", HD, place(options()));
    let type_copies = |window: &mut Window, text: &str| retype(window, "Number of sheets", text);
    for text in ["0", "1001", "many", "-3"] {
        type_copies(&mut window, text);
        assert!(has(&window, "It takes a number from 1 to 1000."), "{text}: {:?}", labels(&window));
        assert_eq!(window.app().print.typed_copies.as_deref(), Some(text));
    }
    type_copies(&mut window, "5");
    assert_eq!(chosen(&window).copies, 5);
    assert!(!has_part(&window, "It takes a number"));
}

#[test]
fn the_language_can_change_in_the_middle() {
    let mut window = screen("fr", HD, place(options()));
    press_each(&mut window, ["Page suivante", "EN"]);
    settle(&mut window);
    // A sheet without a language of its own follows the window.
    assert_eq!(sheet_language(&window), "en");
    assert!(has(&window, "Save as PDF…"));
    assert_eq!(window.app().print.page(), 1);
    choose(&mut window, "français");
    press_each(&mut window, ["FR", "EN"]);
    settle(&mut window);
    assert_eq!(sheet_language(&window), "fr");
    assert_eq!(chosen(&window).seed, 7);
}

#[test]
fn nothing_is_cut_at_the_usual_sizes() {
    for language in ["fr", "en"] {
        for size in [(1920.0, 1080.0), (1280.0, 720.0), (1024.0, 768.0)] {
            let window = screen(language, size, place(options()));
            let inside = window.ctx.content_rect().expand(0.5);
            let buttons =
                window.query_all_by(|node| matches!(node.role(), Role::Button | Role::RadioButton));
            let mut seen = 0;
            for node in buttons {
                let (name, rect) = (label_of(&node), node.rect());
                let across = inside.x_range();
                assert!(
                    across.contains(rect.left()) && across.contains(rect.right()),
                    "{name} is at {rect:?}"
                );
                // The two columns can be scrolled; the rest of the screen cannot.
                if rect.left() > inside.width() * 0.6 {
                    assert!(inside.contains_rect(rect), "{name} is at {rect:?}");
                    seen += 1;
                }
            }
            assert!(seen >= 6);
        }
    }
}

#[test]
fn nothing_moves_when_nothing_happens() {
    let mut window = screen("fr", HD, place(options()));
    for _ in 0..3 {
        // One frame, and no wish for another.
        assert!(window.run() <= 2);
    }
    let wait =
        window.output().viewport_output.values().map(|viewport| viewport.repaint_delay).min();
    assert!(wait.unwrap() > Duration::from_mins(1), "{wait:?}");
}

#[test]
fn every_template_shows_and_survives_any_size_and_frantic_clicking() {
    let mut random = Random::new(5);
    for size in [(200.0, 100.0), (390.0, 844.0), (1280.0, 720.0)] {
        let mut window = screen("en", size, place(options()));
        answer(&mut window, FileAnswer::Cancelled);
        for _ in 0..120 {
            let at = anywhere(&window, &mut random);
            let keys = [Key::Tab, Key::Enter, Key::PageDown, Key::PageUp, Key::Num9];
            if random.below(4) == 0 {
                window.key_press(*random.choose(&keys).unwrap());
            } else {
                window.drag_at(at);
                window.drop_at(at);
            }
            window.step();
        }
    }
    let titles: Vec<String> = Template::built_in()
        .iter()
        .map(|template| Locale::english().text(&template.title).unwrap())
        .collect();
    let mut window = screen("en", HD, place(options()));
    for title in titles {
        choose(&mut window, &title);
        let preview = window.app().print.preview.as_ref().unwrap();
        assert!(preview.trouble.is_none() && !preview.is_empty(), "{title}");
    }
}
