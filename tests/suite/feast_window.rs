//! The end of a game that is worth a feast: cards, buttons, the certificate, and sound.

use std::cell::RefCell;
use std::fs;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::OnceLock;

use crate::support::scratch::Scratch;
use crate::support::window::{
    HD, Place, Window, has, has_part, key, label_of, labels, open, parts, press, press_each, still,
    texts, type_text, wait_for_calm,
};
use eframe::egui::{Key, MissingGlyphPolicy};
use egui_kittest::kittest::Queryable;
use saute_dix::app::platform::{Chooser, FileAnswer, FileQuestion, Speaker, Tone, Waiting};
use saute_dix::app::play::{CelebrationKind, Session};
use saute_dix::app::settings::Preferences;
use saute_dix::app::setup::{Player, Setup};
use saute_dix::app::shell::SavedSettings;
use saute_dix::app::{Dialog, ScreenId};
use saute_dix::coach::Strategy;

/// The first game from this seed on that such computers end with so many cards left, as people's.
fn finished(strategy: Strategy, first: u32, left: std::ops::Range<usize>) -> String {
    let mut setup = Setup::default();
    let seat = |setup: &mut Setup, player: Player| {
        for team in 0..2 {
            setup.seat_mut(team).unwrap().player = player;
        }
    };
    seat(&mut setup, Player::Computer(strategy));
    for seed in first..first + 2_000 {
        setup.seed = seed;
        let mut session = Session::new(&setup);
        while !session.is_over() {
            session.computer_step();
        }
        if left.contains(&session.game().left()) {
            seat(&mut setup, Player::People);
            return kept(&setup, &session);
        }
    }
    panic!("no such game");
}

fn kept(setup: &Setup, session: &Session) -> String {
    let text = serde_json::json!({
        "format": "saute-dix session",
        "version": 1,
        "content": {
            "setup": setup,
            "deal": session.code().to_string(),
            "game": session.game().saved(),
        },
    });
    text.to_string()
}

pub fn won() -> &'static str {
    static WON: OnceLock<String> = OnceLock::new();
    // One with a few turns that could have been better.
    WON.get_or_init(|| finished(Strategy::Team, 3, 0..1))
}

pub fn near() -> &'static str {
    static NEAR: OnceLock<String> = OnceLock::new();
    NEAR.get_or_init(|| finished(Strategy::Par, 0, 1..10))
}

fn place(game: &str, motion: bool, sound: bool) -> Place {
    let place = Place::preferring(Preferences { motion, sound, ..Preferences::default() });
    place.put("game.json", game);
    place
}

/// At the end of this game.
pub fn at_the_end(language: &str, game: &str) -> Window {
    let mut window = open(language, HD, place(game, false, false));
    window.visit(ScreenId::End);
    window
}

/// The names of the buttons from top to bottom.
fn column(window: &Window, names: &[&str]) -> Vec<String> {
    let all = window.query_all_by(|_| true);
    let mut found: Vec<(f32, String)> = all
        .filter(|node| names.contains(&label_of(node).as_str()))
        .map(|node| (node.rect().top(), label_of(&node)))
        .collect();
    found.sort_by(|one, other| one.0.total_cmp(&other.0));
    found.into_iter().map(|(_, name)| name).collect()
}

#[test]
fn a_victory_is_announced_and_again_comes_before_mistakes() {
    for (language, words) in [
        (
            "fr",
            "Gagné\u{a0}!|Encore une partie\u{a0}!|Diplôme de la classe|\
         S’entraîner sur nos erreurs|Rejouer cette donne",
        ),
        ("en", "You won!|Play again|Class certificate|Practise our mistakes|Play this deal again"),
    ] {
        let [heading, again, certificate, mistakes, same] = parts(words);
        let mut window = at_the_end(language, won());
        assert_eq!(window.app().play.celebration_kind(), Some(CelebrationKind::Won));
        let all = texts(&window);
        assert!(all.iter().any(|text| text == heading), "{all:?}");
        assert!(has_part(&window, "98"), "the fan of all cards");
        let names = [again, certificate, mistakes, same];
        assert_eq!(column(&window, &names), names);
        press(&mut window, again);
        assert_eq!(window.screen(), ScreenId::Setup);
    }
}

#[test]
fn a_game_that_is_nearly_won_has_a_small_feast_and_may_be_tried_again_at_once() {
    let window = at_the_end("en", near());
    assert_eq!(window.app().play.celebration_kind(), Some(CelebrationKind::Excellent));
    assert!(!has(&window, "You won!") && has(&window, "Class certificate"));
    let names = ["Play this deal again", "A new deal", "Class certificate"];
    assert_eq!(column(&window, &names), names);
    let lost = finished(Strategy::Nearest, 0, 10..99);
    let window = at_the_end("en", &lost);
    assert_eq!(window.app().play.celebration_kind(), None);
    assert!(!has(&window, "Class certificate"));
    let names = ["Play this deal again", "Practise our mistakes"];
    assert_eq!(column(&window, &names), names);
}

#[test]
fn the_cascade_moves_hides_no_button_and_ends_with_a_key_or_by_itself() {
    let mut window = open("en", HD, place(won(), true, false));
    window.state_mut().visit(ScreenId::End);
    let moving = |window: &Window| {
        let now = window.ctx.time();
        let feast = window.app().play.celebration();
        feast.and_then(|feast| feast.moving(now)).is_some()
    };
    for _ in 0..6 {
        window.step();
        assert!(moving(&window));
        assert!(has(&window, "Play again") && has(&window, "Class certificate"));
        assert!(!has_part(&window, "Room left"), "nothing to read yet");
    }
    wait_for_calm(&mut window);
    window.key_press(Key::ArrowDown);
    window.step();
    window.run();
    assert!(!moving(&window) && has_part(&window, "Room left"));
    // The second time it is a picture: nothing is celebrated twice.
    window.visit(ScreenId::Home);
    window.visit(ScreenId::End);
    assert!(!moving(&window) && has_part(&window, "The cards in the order"));
    let mut window = open("en", HD, place(won(), true, false));
    window.state_mut().visit(ScreenId::End);
    let mut steps = 0;
    window.step();
    while moving(&window) {
        window.step();
        steps += 1;
        assert!(steps < 1_000, "it never ends");
    }
    window.run();
}

struct Into(PathBuf, Rc<RefCell<Vec<FileQuestion>>>);

impl Chooser for Into {
    fn ask(&self, question: FileQuestion) -> Waiting {
        self.1.borrow_mut().push(question);
        let path = self.0.clone();
        Box::new(move || FileAnswer::Chosen(path))
    }
}

/// Types into the field with this label.
pub fn fill(window: &mut Window, label: &str, text: &str) {
    let fields = window.query_all_by_label(label);
    let field = fields.last().unwrap();
    field.focus();
    window.run();
    let field = window.query_all_by_label(label).last().unwrap();
    field.type_text(text);
    window.run();
}

#[test]
fn a_certificate_is_saved_and_no_name_is_kept() {
    for (language, words) in [
        (
            "en",
            "Class certificate|Class (if you like)|First names (if you like), one a line|\
         Save as PDF…|Close|saute-dix-certificate.pdf",
        ),
        (
            "fr",
            "Diplôme de la classe|Classe (facultatif)|Prénoms (facultatif), un par ligne|\
         Enregistrer en PDF…|Fermer|saute-dix-diplome.pdf",
        ),
    ] {
        let [button, class, names, save, close, file] = parts(words);
        let folder = Scratch::new("certificate");
        let path = folder.path("own.pdf");
        let questions = Rc::new(RefCell::new(Vec::new()));
        let place = place(won(), false, true);
        let mut window = open(language, HD, place.clone());
        let chooser = Into(path.clone(), Rc::clone(&questions));
        window.state_mut().choose_with(Box::new(chooser));
        window.visit(ScreenId::End);
        press(&mut window, button);
        assert_eq!(window.app().frame.dialog, Some(Dialog::Certificate));
        wait_for_calm(&mut window);
        // On a screen, what has no glyph is a box.
        window.ctx.set_missing_glyph_policy(MissingGlyphPolicy::Tofu);
        fill(&mut window, class, "CM2 Zebulon");
        fill(&mut window, names, "Philomène");
        fill(&mut window, names, "Ἀχιλλεύς");
        press(&mut window, save);
        assert!(questions.borrow().is_empty(), "what cannot be printed is told first");
        assert!(!path.exists() && has_part(&window, "Ἀ"), "{:?}", labels(&window));
        press(&mut window, close);
        assert_eq!(window.app().certificate.names, "");
        press(&mut window, button);
        wait_for_calm(&mut window);
        fill(&mut window, class, "CM2 Zebulon");
        fill(&mut window, names, "Philomène");
        press(&mut window, save);
        for _ in 0..200 {
            if window.app().print.saving.outcome.as_ref().is_some() {
                break;
            }
            std::thread::sleep(std::time::Duration::from_millis(10));
            window.step();
        }
        window.run();
        assert!(has_part(&window, "own.pdf"), "{:?}", labels(&window));
        assert_eq!(questions.borrow()[0].name.as_deref(), Some(file));
        let bytes = fs::read(&path).unwrap();
        assert!(bytes.starts_with(b"%PDF"));
        let raw = String::from_utf8_lossy(&bytes);
        assert!(!raw.contains("Zebulon") && !raw.contains("Philom"), "in the metadata");
        press(&mut window, close);
        for name in ["settings.json", "game.json", "lessons.json"] {
            let text = place.get(name).unwrap_or_default();
            assert!(!text.contains("Zebulon") && !text.contains("Philom"), "{name}");
        }
    }
}

#[test]
fn a_certificate_begins_with_the_class_and_enter_leads_to_saving() {
    for (language, button, class, save) in [
        ("en", "Class certificate", "Class (if you like)", "Save as PDF…"),
        ("fr", "Diplôme de la classe", "Classe (facultatif)", "Enregistrer en PDF…"),
    ] {
        let mut window = at_the_end(language, won());
        press(&mut window, button);
        let field = window.query_all_by_label(class).last().unwrap();
        assert!(field.is_focused(), "{language}");
        type_text(&mut window, "CM2");
        assert_eq!(window.app().certificate.class, "CM2");
        key(&mut window, Key::Enter);
        assert!(window.get_by_label(save).is_focused(), "{language}");
        assert!(window.app().print.saving.export.is_none());
        key(&mut window, Key::Escape);
        assert_eq!(window.app().frame.dialog, None);
    }
}

#[derive(Clone, Default)]
struct Listener(Rc<RefCell<Vec<Tone>>>);

impl Speaker for Listener {
    fn play(&self, tone: Tone) {
        self.0.borrow_mut().push(tone);
    }
}

impl Listener {
    fn heard(&self) -> Vec<Tone> {
        std::mem::take(&mut *self.0.borrow_mut())
    }
}

#[test]
fn sound_is_off_until_somebody_wants_it_and_one_key_mutes_it() {
    let listener = Listener::default();
    let place = place(won(), false, false);
    let mut window = open("en", HD, place.clone());
    window.state_mut().play_with(Box::new(listener.clone()));
    window.visit(ScreenId::End);
    assert_eq!(listener.heard(), [], "off by default");
    key(&mut window, Key::S);
    assert!(has(&window, "Sound on"), "{:?}", labels(&window));
    assert_eq!(listener.heard(), [Tone::Right], "one hears that it is on");
    assert!(place.get("settings.json").unwrap().contains("\"sound\": true"));
    key(&mut window, Key::S);
    assert!(has(&window, "Sound off"));
    assert_eq!(listener.heard(), []);
    key(&mut window, Key::F1);
    assert!(has(&window, "sound on or off"));
}

#[test]
fn the_fanfare_is_heard_once_and_typing_is_no_muting() {
    let listener = Listener::default();
    let mut window = open("en", HD, place(won(), false, true));
    window.state_mut().play_with(Box::new(listener.clone()));
    window.visit(ScreenId::End);
    assert_eq!(listener.heard(), [Tone::Won]);
    press(&mut window, "Class certificate");
    wait_for_calm(&mut window);
    fill(&mut window, "Class (if you like)", "M");
    window.key_press(Key::S);
    window.run();
    assert!(window.app().settings.preferences.sound);
    press(&mut window, "Close");
    window.visit(ScreenId::Home);
    window.visit(ScreenId::End);
    assert_eq!(listener.heard(), []);
}

#[test]
fn cards_jumps_and_right_answers_are_heard() {
    let listener = Listener::default();
    let mut setup = Setup::default();
    setup.seed = 5;
    let settings = SavedSettings {
        preferences: Preferences { sound: true, ..still() },
        setup,
        ..SavedSettings::default()
    };
    let mut window = open("en", HD, Place::with_settings(&settings));
    window.state_mut().play_with(Box::new(listener.clone()));
    press_each(&mut window, ["Play", "Start the game"]);
    assert_eq!(listener.heard(), []);
    let play = crate::support::window::next_play(crate::support::window::session(&window));
    let play = play.unwrap();
    press(&mut window, &format!("Card {}", play.card.number()));
    assert_eq!(listener.heard(), [], "choosing is silent");
    let pile = format!("Pile {},", play.pile.letter());
    crate::support::window::press_starting(&mut window, &pile);
    let heard = listener.heard();
    assert!(heard == [Tone::Laid] || heard == [Tone::Jump], "{heard:?}");
    press(&mut window, "Undo");
    assert_eq!(listener.heard(), []);
}
