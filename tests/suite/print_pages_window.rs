//! The pages of the print screen: all of them in small, and one of them moved and enlarged.

use crate::print_window::{options, place, screen};
use crate::support::window::{HD, Window, has, key, keys, label_of, press, type_text};
use eframe::egui::{Event, Key, MouseWheelUnit, PointerButton, Rect, Vec2, accesskit::Role};
use egui_kittest::kittest::{AccessKitNode, Queryable};
use saute_dix::app::print::{PageZoom, PrintOptions};

fn page(window: &Window) -> usize {
    window.app().print.page()
}

fn zoom(window: &Window) -> PageZoom {
    window.app().print.zoom
}

/// The paper and what is around it.
fn desk(window: &Window) -> Rect {
    let desk = window.query_all_by(|node| node.role() == Role::Image).next();
    desk.unwrap().rect()
}

fn focused(node: &AccessKitNode<'_>) -> bool {
    node.is_focused()
}

#[test]
fn a_small_page_is_the_way_to_its_page() {
    for (language, name) in [("fr", "Page 3"), ("en", "Page 3")] {
        let mut window = screen(language, HD, place(options()));
        press(&mut window, name);
        assert_eq!(page(&window), 2);
        // By keyboard, it is one stop, where arrows turn the pages.
        window.get_by_label("Page 3").focus();
        window.run();
        key(&mut window, Key::ArrowUp);
        assert_eq!(page(&window), 1);
        let here = window.query_all_by(focused).map(|node| label_of(&node)).next();
        assert_eq!(here.as_deref(), Some("Page 2"), "the focus goes along");
        keys(&mut window, [Key::ArrowLeft, Key::ArrowLeft]);
        assert_eq!(page(&window), 0);
    }
}

#[test]
fn many_pages_scroll_to_the_one_that_is_shown() {
    let many = PrintOptions { copies: 40, ..options() };
    let mut window = screen("en", HD, place(many));
    let pages = window.app().print.preview.as_ref().unwrap().len();
    assert!(pages > 80);
    assert!(has(&window, "Page 1") && !has(&window, "Page 70"));
    let small = |window: &Window| {
        let all = window.query_all_by(|node| {
            let name = node.label().unwrap_or_default();
            name.starts_with("Page ") && node.role() == Role::RadioButton
        });
        all.count()
    };
    assert!(small(&window) < 12, "only what is seen is drawn");
    for _ in 0..69 {
        window.key_press(Key::PageDown);
        window.step();
    }
    window.run();
    assert_eq!(page(&window), 69);
    let here = window.get_by_label("Page 70").rect();
    assert!(window.ctx.content_rect().contains_rect(here));
    assert!(small(&window) < 12);
}

#[test]
fn the_page_is_enlarged_where_the_pointer_is_and_dragged() {
    let mut window = screen("en", HD, place(options()));
    let whole = desk(&window);
    let at = whole.center() + Vec2::new(-40.0, -60.0);
    window.hover_at(at);
    window.run();
    window.event(Event::Zoom(2.0));
    window.run();
    assert_eq!(zoom(&window), PageZoom::Percent(200));
    let large = desk(&window);
    assert!(large.height() > whole.height() * 1.6, "{large:?}");
    // What was under the pointer still is: the paper's own middle is as far from it as before,
    // twice.
    let before = whole.center() - at;
    let after = large.center() - at;
    assert!((after - before * 2.0).length() < 12.0, "{before:?} {after:?}");
    window.drag_at(at);
    window.step();
    for step in 1..=4 {
        let step = f32::from(i8::try_from(step).unwrap());
        window.hover_at(at + Vec2::new(0.0, 10.0 * step));
        window.step();
    }
    window.drop_at(at + Vec2::new(0.0, 40.0));
    window.run();
    let dragged = desk(&window).top() - large.top();
    assert!((20.0..80.0).contains(&dragged), "dragged by {dragged}");
    press(&mut window, "Fit");
    assert_eq!(zoom(&window), PageZoom::Fit);
    assert!((desk(&window).height() - whole.height()).abs() < 1.0);
}

#[test]
fn the_wheel_with_ctrl_enlarges_and_without_does_not() {
    let mut window = screen("en", HD, place(options()));
    window.hover_at(desk(&window).center());
    window.run();
    let turn = |window: &mut Window, modifiers| {
        window.event(Event::MouseWheel {
            unit: MouseWheelUnit::Line,
            delta: Vec2::new(0.0, 3.0),
            phase: eframe::egui::TouchPhase::Move,
            source: eframe::egui::MouseWheelSource::Wheel,
            modifiers,
        });
        window.run();
    };
    turn(&mut window, eframe::egui::Modifiers::NONE);
    assert_eq!(zoom(&window), PageZoom::Fit);
    turn(&mut window, eframe::egui::Modifiers::COMMAND);
    assert!(zoom(&window).factor() > 1.0, "{:?}", zoom(&window));
}

#[test]
fn slow_fingers_enlarge_too() {
    let mut window = screen("en", HD, place(options()));
    window.hover_at(desk(&window).center());
    window.run();
    for _ in 0..100 {
        window.event(Event::Zoom(1.003));
        window.step();
    }
    window.run();
    let factor = zoom(&window).factor();
    assert!((1.25..1.45).contains(&factor), "{factor}");
}

#[test]
fn a_double_click_goes_near_and_back() {
    let mut window = screen("en", HD, place(options()));
    let at = desk(&window).center();
    let double_click = |window: &mut Window| {
        // A frame of the test is longer than a user takes for it.
        for pressed in [true, false, true, false] {
            let modifiers = eframe::egui::Modifiers::NONE;
            window.input_mut().events.push(Event::PointerButton {
                pos: at,
                button: PointerButton::Primary,
                pressed,
                modifiers,
            });
        }
        window.step();
        window.run();
    };
    window.hover_at(at);
    window.run();
    double_click(&mut window);
    assert_eq!(zoom(&window), PageZoom::Percent(200));
    // A third click soon after would be a triple one.
    window.run_steps(60);
    double_click(&mut window);
    assert_eq!(zoom(&window), PageZoom::Fit);
}

#[test]
fn the_keyboard_enlarges_and_moves_the_page() {
    let mut window = screen("en", HD, place(options()));
    let node = window.query_all_by(|node| node.role() == Role::Image).next();
    node.unwrap().focus();
    window.run();
    type_text(&mut window, "+");
    type_text(&mut window, "+");
    assert_eq!(zoom(&window), PageZoom::Percent(200));
    let before = desk(&window);
    window.key_press(Key::ArrowDown);
    // It glides there.
    window.run_steps(30);
    assert!(desk(&window).top() < before.top() - 10.0);
    type_text(&mut window, "-");
    assert_eq!(zoom(&window), PageZoom::Percent(150));
    type_text(&mut window, "0");
    assert_eq!(zoom(&window), PageZoom::Fit);
}
