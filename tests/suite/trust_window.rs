//! The window under hard use: notices that can be read, letters that do not fill the memory, no place to keep things.

use crate::support::window::{
    HD, Place, Watched, Window, has_part, let_hook_in, open, still, wait_for_calm,
};
use eframe::App;
use eframe::egui::{Key, RawInput, Rect, Vec2, pos2};
use egui_kittest::kittest::{NodeT, Queryable};
use saute_dix::app::platform::Memory;
use saute_dix::app::play::Session;
use saute_dix::app::settings::Preferences;
use saute_dix::app::shell::SavedSettings;
use saute_dix::app::{Dialog, ScreenId};
use saute_dix::limits;

use crate::feast_window as feast;
use crate::support::acts::SCREENS;

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
    assert_eq!(window.state().state().frame.notices.len(), 1);
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
    // As much room as a large machine gives: nothing is thrown away for want of it.
    window.input_mut().max_texture_side = Some(16 * 1024);
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

#[test]
fn the_texture_of_the_letters_has_a_limit() {
    let mut window = open("en", HD, Place::default());
    let ctx = window.ctx.clone();
    let mut asked = |lines: f32, side: Option<usize>| {
        let mut input = RawInput {
            max_texture_side: side,
            screen_rect: Some(Rect::from_min_max(pos2(0.0, 0.0), pos2(1.8 * lines, lines))),
            ..RawInput::default()
        };
        window.state_mut().raw_input_hook(&ctx, &mut input);
        input.max_texture_side
    };
    assert_eq!(asked(720.0, Some(16_384)), Some(limits::TEXTURE));
    assert_eq!(asked(2_160.0, None), Some(limits::TEXTURE));
    assert_eq!(asked(720.0, None), Some(limits::TEXTURE));
    assert_eq!(asked(2_160.0, Some(1_024)), Some(1_024), "a small machine");
    assert_eq!(asked(720.0, Some(512)), Some(limits::LEAST_TEXTURE));
}

/// How many rows of pixels the letters take that were painted so far.
fn rows(window: &Window) -> f32 {
    window.ctx.fonts(|fonts| {
        let [width, height] = fonts.font_image_size();
        let rows = u16::try_from(width.max(height)).unwrap();
        fonts.font_atlas_fill_ratio() * f32::from(rows)
    })
}

/// Else the texture would have to grow so large that copying it is seen.
#[test]
fn the_letters_of_every_screen_find_room_even_on_a_wall() {
    for (size, zoom) in [
        ((1920.0, 1200.0), 100),
        ((1920.0, 1200.0), 200),
        ((3840.0, 2160.0), 100),
        ((3840.0, 2160.0), 200),
    ] {
        for screen in SCREENS {
            let settings = SavedSettings {
                preferences: Preferences { zoom, ..still() },
                ..SavedSettings::default()
            };
            let mut window = open("fr", HD, Place::with_settings(&settings));
            window.set_size(Vec2::from(size));
            window.state_mut().visit(screen);
            for _ in 0..3 {
                let_hook_in(&mut window);
                window.step();
            }
            let rows = rows(&window);
            println!("{screen:?} at {zoom} % in {size:?}: {rows} rows");
            assert!(
                limits::letter_rows(size.1, zoom) + rows < limits::FEW_LETTER_ROWS,
                "{screen:?} at {zoom} % in {size:?}: {rows} rows"
            );
        }
    }
}

/// What is shared has the largest letters of all dialogs.
#[test]
fn the_letters_of_a_shared_code_find_room_beside_those_of_every_screen() {
    type Show = fn(&mut Window);
    let screens: [(ScreenId, Show); 6] = [
        (ScreenId::Setup, |window| {
            window.state_mut().visit(ScreenId::Setup);
        }),
        (ScreenId::Play, |window| {
            let session = Session::new(&SavedSettings::default().setup);
            window.state_mut().sit_down(session);
        }),
        (ScreenId::End, |window| window.state_mut().visit(ScreenId::End)),
        (ScreenId::Practice, |window| {
            window.state_mut().address_says("16N1-71JE");
        }),
        (ScreenId::Practice, |window| {
            window.state_mut().address_says("310S-ZHS");
        }),
        (ScreenId::Print, |window| {
            window.state_mut().visit(ScreenId::Print);
        }),
    ];
    for (screen, show) in screens {
        for zoom in [100, 200] {
            a_dialog_finds_room(Dialog::Share, zoom, screen, show);
        }
    }
}

#[test]
fn the_letters_of_the_help_find_room_beside_those_of_every_screen() {
    for screen in SCREENS {
        for zoom in [100, 200] {
            let show = |window: &mut Window| window.state_mut().visit(screen);
            a_dialog_finds_room(Dialog::Help, zoom, screen, show);
        }
    }
}

/// Opens a dialog over a screen on a wall, and counts the rows that letters take.
fn a_dialog_finds_room(dialog: Dialog, zoom: u16, screen: ScreenId, show: impl Fn(&mut Window)) {
    let mut window = open("fr", HD, feast::place_with(feast::near(), zoom));
    window.set_size(Vec2::new(3840.0, 2160.0));
    show(&mut window);
    let settle = |window: &mut Window| {
        for _ in 0..4 {
            let_hook_in(window);
            window.step();
        }
        rows(window)
    };
    let before = settle(&mut window);
    wait_for_calm(&mut window);
    match dialog {
        Dialog::Share => window.get_by_label("Partager").click(),
        _ => window.key_press(Key::F1),
    }
    let rows = settle(&mut window);
    let what = format!("{screen:?} with {dialog:?} at {zoom} %: {before}, then {rows} rows");
    println!("{what}");
    let frame = &window.state().state().frame;
    assert_eq!(frame.dialog, Some(dialog), "{what}");
    assert!(rows - before <= limits::ROWS_OF_A_DIALOG, "{what}");
    assert!(before.max(rows) < limits::FEW_LETTER_ROWS, "{what}");
}

#[test]
fn a_texture_that_fills_with_letters_is_begun_anew_before_it_grows_large() {
    let mut window = open("fr", HD, Place::default());
    let mut begun = 0;
    let mut before = 0.0;
    for step in 0..120_u16 {
        let height = 1_300.0 + 7.0 * f32::from(step);
        window.set_size(Vec2::new(1.8 * height, height));
        for _ in 0..2 {
            let_hook_in(&mut window);
            window.step();
        }
        let rows = rows(&window);
        assert!(rows < limits::FEW_LETTER_ROWS, "{rows} rows");
        begun += usize::from(rows < before);
        before = rows;
    }
    assert!(begun > 1, "begun anew {begun} times");
}
