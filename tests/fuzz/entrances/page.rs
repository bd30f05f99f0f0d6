//! What stands behind the `#` in the address of the web page, and the screen it opens.

use std::cell::RefCell;

use eframe::egui::Vec2;
use egui_kittest::Harness;
use saute_dix::app::platform::Memory;
use saute_dix::app::{Dialog, Options, SauteDix};
use saute_dix::journal::Date;

use crate::fuzz::{Entrance, Outcome, strategies};

pub const ENTRANCE: Entrance = Entrance {
    name: "page",
    inputs: strategies::code,
    words: "#|%20|-|56X1-0CE8|8041-32G|?|&|<script>|\u{202e}",
    cases: 300,
    enter,
};

fn enter(input: &[u8]) -> Result<Outcome, String> {
    thread_local!(static WINDOW: RefCell<Option<Harness<'static, SauteDix>>> = const { RefCell::new(None) });
    let code = String::from_utf8_lossy(input);
    // It is put back only if nothing went wrong: after a panic the next input gets a new one.
    let mut window = WINDOW.take().unwrap_or_else(window);
    window.state_mut().address_says(&code);
    window.step();
    let state = window.state().state();
    let trouble = state.share.entry.trouble.is_some();
    let dialog = state.frame.dialog;
    WINDOW.set(Some(window));
    if trouble && dialog != Some(Dialog::Code) {
        return Err(format!("it cannot be sanitized: {dialog:?}"));
    }
    Ok(if trouble { Outcome::Refused } else { Outcome::Accepted })
}

fn window() -> Harness<'static, SauteDix> {
    let options = Options {
        language: Some("fr".to_owned()),
        chance: Some(|| 7),
        calendar: Some(|| Date::of_days(20_773)),
        ..Options::default()
    };
    Harness::builder().with_size(Vec2::new(800.0, 600.0)).allow_missing_glyphs().build_eframe(
        move |creation| SauteDix::new(&creation.egui_ctx, &options, Box::new(Memory::default())),
    )
}
