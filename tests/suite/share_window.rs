//! Codes on their way to other devices: the dialog, links, and addresses that open something.

use crate::support::window::{HD, Place, Window, has, has_part, key, open, press, still};
use eframe::egui::Key;
use eframe::egui::accesskit::Role;
use egui_kittest::kittest::Queryable;
use saute_dix::app::settings::Preferences;
use saute_dix::app::{Dialog, ScreenId};
use saute_dix::sheets::Qr;

fn with_address(language: &str, address: &str) -> Window {
    open(language, HD, Place::preferring(Preferences { address: address.to_owned(), ..still() }))
}

#[test]
fn a_code_is_shown_large_and_can_be_copied() {
    let words = [
        ("fr", "Partager", "Pour un lien et un code QR", "Copier le code", "Copié."),
        ("en", "Share", "For a link and a QR code", "Copy the code", "Copied."),
    ];
    for (language, share, lacks, copy, copied) in words {
        let mut window = open(language, HD, Place::default());
        assert!(!has(&window, share), "there is nothing to share at home");
        window.visit(ScreenId::Setup);
        press(&mut window, share);
        let code = window.app().code_here().unwrap().to_string();
        assert!(has(&window, &code));
        assert!(has_part(&window, lacks));
        press(&mut window, copy);
        assert!(has(&window, copied));
        key(&mut window, Key::Escape);
        assert_eq!(window.app().frame.dialog, None);
    }
}

#[test]
fn with_an_address_there_is_a_link_and_a_square() {
    let mut window = with_address("en", "https://school.example/saute-dix/");
    window.visit(ScreenId::Setup);
    press(&mut window, "Share");
    let code = window.app().code_here().unwrap().to_string();
    let link = format!("https://school.example/saute-dix/#{}", code.replace('-', ""));
    assert!(has(&window, &link));
    assert!(has(&window, &format!("QR code for {link}")));
    assert!(Qr::of(&link).is_some());
    press(&mut window, "Copy the link");
    assert_eq!(window.app().share.copied.as_deref(), Some(link.as_str()));
}

#[test]
fn every_screen_with_a_code_shares_its_own() {
    let mut window = open("en", HD, Place::default());
    let code = |window: &Window| {
        let code = window.app().code_here();
        code.map(|code| code.to_string())
    };
    for (screen, first) in [(ScreenId::Setup, '4'), (ScreenId::Print, '7')] {
        window.visit(screen);
        assert!(code(&window).unwrap().starts_with(first));
    }
    for (asked, screen) in [
        ("56N1-71JM", ScreenId::Practice),
        ("7080-SZHC", ScreenId::Practice),
        ("41G0-02DR", ScreenId::Setup),
    ] {
        window.state_mut().address_says(asked);
        window.run();
        assert_eq!(window.screen(), screen);
        assert_eq!(code(&window).as_deref(), Some(asked));
    }
    for screen in [ScreenId::Home, ScreenId::Settings, ScreenId::Learn] {
        window.visit(screen);
        assert_eq!(code(&window), None);
    }
}

#[test]
fn an_address_that_names_no_code_can_be_mended() {
    let mut window = open("en", HD, Place::default());
    window.state_mut().address_says("56N1-71J%ZZ");
    window.run();
    assert_eq!(window.screen(), ScreenId::Home);
    assert_eq!(window.app().frame.dialog, Some(Dialog::Code));
    assert!(window.app().share.entry.trouble.is_some());
    key(&mut window, Key::Escape);
    // The same address is not news.
    window.state_mut().address_says("56N1-71J%ZZ");
    window.run();
    assert_eq!(window.app().frame.dialog, None);
    window.state_mut().address_says("");
    window.run();
    assert_eq!(window.screen(), ScreenId::Home);
}

#[test]
fn the_address_is_checked_where_it_is_typed() {
    let mut window = open("en", HD, Place::default());
    window.visit(ScreenId::Settings);
    let title = "Address of the web version";
    let field = |window: &Window, text: &str| {
        let field = window.get_by_role_and_label(Role::TextInput, title);
        field.focus();
        field.type_text(text);
    };
    field(&window, "school");
    window.run();
    assert!(has_part(&window, "This is not the address of a page"));
    assert_eq!(window.app().settings.address(), None);
    let typed = &window.app().settings.preferences.address;
    assert_eq!(typed, "school");
}

#[test]
fn a_new_window_goes_on_where_the_last_one_stopped() {
    let mut window = open("en", HD, Place::default());
    window.state_mut().address_says("56N1-71JM");
    window.run();
    let fresh = eframe::egui::Context::default();
    window.state_mut().move_to(&fresh);
    window.run();
    assert_eq!(window.screen(), ScreenId::Practice);
    assert!(window.app().practice.practice().is_some());
}
