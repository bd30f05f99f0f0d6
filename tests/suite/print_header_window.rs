//! The teacher's own header in the print screen, and what of the options is shown for which sheet.

use crate::print_window::{choose, chosen, options, place, retype, screen};
use crate::support::sheets::texts;
use crate::support::window::{HD, Window, has, has_part, labels, press_each};
use eframe::egui::MissingGlyphPolicy;
use eframe::egui::accesskit::Role;
use egui_kittest::kittest::Queryable;
use saute_dix::app::print::{Preview, PrintOptions};
use saute_dix::app::shell::SavedSettings;
use saute_dix::sheets::{HeaderField, HeaderMark};

fn preview(window: &Window) -> &Preview {
    window.app().print.preview.as_ref().unwrap()
}

/// What stands on the first page.
fn on_paper(window: &Window) -> Vec<String> {
    let page = preview(window).page(0).unwrap();
    texts(page).into_iter().map(str::to_owned).collect()
}

fn type_into(window: &mut Window, field: &str, text: &str) {
    let find = |window: &Window| window.get_by_role_and_label(Role::TextInput, field).rect();
    window.get_by_role_and_label(Role::TextInput, field).scroll_to_me();
    window.run();
    assert!(find(window).width() > 40.0);
    retype(window, field, text);
}

#[test]
fn a_header_is_typed_seen_kept_and_erased() {
    let kept = place(options());
    let mut window = screen("fr", HD, kept.clone());
    assert!(!has(&window, "Classe"), "it is folded up");
    choose(&mut window, "En-tête");
    type_into(&mut window, "Titre", "Contrôle n°\u{a0}3");
    type_into(&mut window, "Classe", "CM2 B ");
    type_into(&mut window, "Compétence", "Calculer mentalement");
    choose(&mut window, "Sur…");
    let paper = on_paper(&window);
    for text in [
        "Contrôle n°\u{a0}3",
        "Classe\u{a0}: CM2 B",
        "Compétence\u{a0}: Calculer mentalement",
        "/ 20",
    ] {
        assert!(paper.iter().any(|line| line == text), "{text}: {paper:?}");
    }
    choose(&mut window, "1 point par exercice");
    assert!(on_paper(&window).iter().any(|line| line == "/ 10"));
    // Folded up, it can still be seen that there is one.
    choose(&mut window, "En-tête");
    assert!(has_part(&window, "Contrôle n°\u{a0}3 · CM2 B"));
    drop(window);
    let mut window = screen("fr", HD, kept);
    let header = &chosen(&window).header;
    assert_eq!(header.text(HeaderField::Class), "CM2 B");
    assert_eq!(header.mark, HeaderMark::Exercises);
    assert!(on_paper(&window).iter().any(|line| line == "Contrôle n°\u{a0}3"));
    let erase = saute_dix::app::ScreenId::Settings;
    window.visit(erase);
    window.get_by_label("Effacer toutes les données").scroll_to_me();
    window.run();
    press_each(&mut window, ["Effacer toutes les données", "Tout effacer"]);
    let header = &chosen(&window).header;
    assert_eq!(header.text(HeaderField::Class), "");
}

#[test]
fn what_cannot_be_printed_is_said_and_not_saved() {
    let mut window = screen("en", HD, place(options()));
    // On a screen, what has no glyph is a box.
    window.ctx.set_missing_glyph_policy(MissingGlyphPolicy::Tofu);
    choose(&mut window, "Header");
    let enabled = |window: &Window| {
        let save = window.get_by_label("Save as PDF…");
        !egui_kittest::kittest::NodeT::accesskit_node(&save).is_disabled()
    };
    assert!(enabled(&window));
    type_into(&mut window, "Title", &"a".repeat(10_000));
    assert!(has_part(&window, "letters are too many; 60 at most."));
    assert!(!enabled(&window));
    assert_eq!(chosen(&window).header.text(HeaderField::Title), "");
    type_into(&mut window, "Title", "Well done 🎉");
    assert!(has_part(&window, "do not have this letter (🎉, U+1F389)"));
    type_into(&mut window, "Title", "Well done");
    assert!(enabled(&window));
    choose(&mut window, "Out of…");
    type_into(&mut window, "Out of…", "0");
    assert!(has_part(&window, "a number of points from 1 to 100"));
    assert!(!enabled(&window));
    type_into(&mut window, "Out of…", "15");
    assert!(enabled(&window));
    assert!(on_paper(&window).iter().any(|line| line == "/ 15"));
}

#[test]
fn a_file_of_the_version_before_loads() {
    let before = serde_json::json!({
        "print": { "template": "duel", "copies": 3, "key": "separate" }
    });
    let settings: SavedSettings = serde_json::from_value(before).unwrap();
    let expected = PrintOptions {
        template: "duel".to_owned(),
        copies: 3,
        key: saute_dix::sheets::KeyPlace::Separate,
        ..PrintOptions::default()
    };
    assert_eq!(settings.print, expected);
    assert!(expected.duplex && !expected.details);
}

#[test]
fn only_what_applies_is_shown() {
    let mut window = screen("en", HD, place(options()));
    let shows = |window: &Window, names: &[&str]| -> Vec<bool> {
        names.iter().map(|name| has(window, name)).collect()
    };
    let names = ["New numbers", "Versions", "Answers", "Numbers", "Full answers", "Two-sided"];
    let quiz = [true, true, true, true, false, true];
    assert_eq!(shows(&window, &names), quiz, "{:?}", labels(&window));
    // Several different sheets have a class key, and may have more.
    choose(&mut window, "One sheet more");
    assert!(has(&window, "Full answers"));
    choose(&mut window, "None");
    assert!(!has(&window, "Full answers") && has(&window, "Two-sided"));
    choose(&mut window, "One sheet fewer");
    assert!(!has(&window, "Two-sided"), "one sheet is on the front anyway");
    for (title, shown) in [
        ("Score sheet", [false, false, false, false, false, false]),
        ("Number cards", [false, false, false, true, false, false]),
    ] {
        let full = labels(&window).into_iter().find(|label| label.starts_with(title));
        let Some(full) = full else {
            panic!("{title}: {:?}", labels(&window));
        };
        choose(&mut window, &full);
        assert_eq!(shows(&window, &names), shown, "{title}");
    }
}
