//! The table has room for five teams: whatever is painted can be read, whole and alone.

use crate::support::window::{Place, Window, digits, open, parts, press, press_each, session};
use crate::table_window::setup;
use eframe::egui::{Rect, Shape, epaint::ClippedShape};
use egui_kittest::kittest::Queryable;
use saute_dix::app::setup::{Guidance, Setup, Variant};

/// Names of twenty letters.
const NAMES: [&str; 5] = [
    "Les Mathématiciennes",
    "GRANDES MARMOTTES 42",
    "Mammouths mignons 99",
    "Sauterelles du lundi",
    "Écureuils voyageurs!",
];

fn five(variant: Variant) -> Setup {
    let mut five = setup(variant, 5);
    five.guidance = Guidance::Hints;
    for (team, name) in NAMES.into_iter().enumerate() {
        assert_eq!(name.chars().count(), 20);
        five.seat_mut(team).unwrap().name = name.to_owned();
    }
    five
}

/// A text on the screen, where it is, and the place it may fill.
struct Painted {
    text: String,
    rect: Rect,
    clip: Rect,
}

fn painted(window: &Window) -> Vec<Painted> {
    fn add(shape: &Shape, clip: Rect, texts: &mut Vec<Painted>) {
        match shape {
            Shape::Text(text) if !text.galley.text().trim().is_empty() => {
                let rect = text.galley.mesh_bounds.translate(text.pos.to_vec2());
                let text = text.galley.text().to_owned();
                texts.push(Painted { text, rect, clip });
            }
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| add(shape, clip, texts)),
            _ => {}
        }
    }
    let mut texts = Vec::new();
    for ClippedShape { clip_rect, shape, .. } in &window.output().shapes {
        add(shape, *clip_rect, &mut texts);
    }
    texts
}

/// Every text is inside the window and its own place, and none touches another.
fn check(window: &Window, size: (f32, f32), what: &str) {
    let inside = window.ctx.content_rect();
    let texts = painted(window);
    assert!(texts.len() > 20, "{what}: only {} texts", texts.len());
    for one in &texts {
        let Painted { text, rect, clip } = one;
        assert!(!text.contains('…'), "{what} at {size:?}: {text:?} is cut");
        assert!(
            inside.contains_rect(*rect) && clip.expand(0.5).contains_rect(*rect),
            "{what} at {size:?}: {text:?} at {rect:?} leaves {clip:?}"
        );
        assert!(rect.height() > 5.0, "{what} at {size:?}: {text:?} is too small to read");
    }
    for (index, one) in texts.iter().enumerate() {
        for other in texts.iter().skip(index + 1) {
            let both = one.rect.intersect(other.rect);
            assert!(
                both.width() < 0.5 || both.height() < 0.5,
                "{what} at {size:?}: {:?} touches {:?}",
                one.text,
                other.text
            );
        }
    }
}

#[test]
fn five_teams_with_long_names_hints_and_two_signals_on_every_pile() {
    for (language, words) in [
        ("fr", "Signal pour la pile|Fermer|Indice|Laissez-la\u{a0}!|Pas de grand pas\u{a0}!"),
        ("en", "Signal for pile|Close|Hint|Please leave it!|No big step!"),
    ] {
        let [signal, close, hint, leave, small] = parts(words);
        for size in [(1280.0, 720.0), (1024.0, 768.0), (1920.0, 1080.0)] {
            let mut window = open(language, size, Place::with(&five(Variant::Classic)));
            start(&mut window, language);
            check(&window, size, "the table");
            for pile in ['A', 'B', 'C', 'D'] {
                press(&mut window, &format!("{signal} {pile}"));
                for (speaker, text) in [(0, leave), (1, small)] {
                    window.query_all_by_label(text).nth(speaker).unwrap().click();
                    window.run();
                }
                press(&mut window, close);
            }
            assert_eq!(session(&window).game().signals().count(), 8);
            check(&window, size, "two signals a pile");
            for _ in 0..3 {
                press(&mut window, hint);
                check(&window, size, "a hint");
            }
            assert_eq!(session(&window).hint().unwrap().rung, 3);
            let names = painted(&window);
            for name in NAMES {
                assert!(names.iter().any(|one| one.text == name), "{name} is missing");
            }
            // A number that is typed chooses its card; the price stands on the pile.
            let card = session(&window).game().hand(0).iter().next().unwrap();
            digits(&mut window, &card.to_string());
            assert_eq!(session(&window).chosen(), Some(card));
            check(&window, size, "a chosen card");
        }
    }
}

fn start(window: &mut Window, language: &str) {
    let (play, start) = match language {
        "fr" => ("Jouer", "Commencer la partie"),
        _ => ("Play", "Start the game"),
    };
    press_each(window, [play, start]);
}
