//! The window under hard use: notices that can be read, letters that do not fill the memory, no place to keep things.

use crate::support::window::{HD, Place, Watched, Window, has_part, open};
use eframe::egui::Vec2;
use egui_kittest::kittest::{NodeT, Queryable};
use saute_dix::app::platform::Memory;

#[test]
fn a_notice_can_be_read_to_its_end_in_every_window() {
    for size in [HD, (1024.0, 768.0), (600.0, 960.0), (390.0, 844.0), (320.0, 480.0)] {
        for language in ["fr", "en"] {
            let window = open(language, size, Watched::read_only());
            let part = if language == "fr" { "Rien ne peut" } else { "Nothing can be" };
            let nodes = window.query_all_by_label_contains(part);
            let node = nodes.last().expect("it is said");
            let node = node.accesskit_node();
            let bounds = node.bounding_box().unwrap();
            let said = node.label().or(node.value()).unwrap();
            assert!(said.ends_with("fenêtre.") || said.ends_with("closes."), "{said}");
            assert!(
                bounds.x0 >= 0.0
                    && bounds.x1 <= f64::from(size.0)
                    && bounds.y1 <= f64::from(size.1),
                "{language} {size:?}: {bounds:?}"
            );
        }
    }
}

#[test]
fn without_a_place_that_is_said_once() {
    let window = open("en", HD, Memory::no_storage());
    assert_eq!(window.app().frame.notices.len(), 1);
    assert!(has_part(&window, "This computer has no folder"));
    let window = open("fr", HD, Memory::no_storage());
    assert!(has_part(&window, "Cet ordinateur n’a pas de dossier"));
}

/// The memory of the letters, in bytes.
fn letters(window: &Window) -> usize {
    window.ctx.fonts(|fonts| {
        let [width, height] = fonts.font_image_size();
        width * height * 4
    })
}

#[test]
fn five_hundred_sizes_of_the_window_share_their_letters() {
    let mut window = open("en", HD, Place::default());
    window.run();
    let before = letters(&window);
    for step in 0..500_u16 {
        let size = Vec2::new(900.0 + f32::from(step), 600.0 + f32::from(step % 250));
        window.set_size(size);
        window.step();
    }
    let grown = letters(&window).saturating_sub(before);
    assert!(grown < 40_000_000, "{grown} bytes more than {before}");
}
