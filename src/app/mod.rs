//! The window: one folder for each feature, and the shell around them.
//!
//! A feature is `home`, `setup`, `play`, `analysis`, `practice`, `vote`, `learn`, `print`, `ritual`, `journal`, `hour`,
//! `certificate`, `settings` or `share`. Its folder holds everything about it: a model, which knows no window and can be
//! tested alone; its actions; in `view` what is drawn; and in `screen.rs` its `impl Screen` and `impl Action`, which is
//! what the shell has to know of it. Views read their own model and push actions; options they edit in a copy, and push
//! that. A model never sees a view, and a feature uses another one only through what its `mod.rs` offers: what goes
//! further is a [`Request`], which the shell carries out. [`answer`], a puzzle being answered, is shared by puzzles,
//! lessons, votes, rituals and the analysis board.
//!
//! ```text
//!   Screen::ui ──▶ view ──▶ actions ─────────────▶ Action::apply ──▶ Effect ──▶ shell: the file to save,
//!   (ScreenCx)     (egui)   (run after the frame)  (its own model)              and perhaps a Request
//! ```
//!
//! [`screens`] has the list of screens and the trait; [`shell`] the bar, dialogs, requests and what is saved; `widgets`
//! what screens are made of; [`style`] and [`palette`] every size and colour, in design points that [`zoom`] makes as large
//! as the window allows; [`Background`] what runs beside the window; [`platform`] what differs in a browser. The order
//! of a frame is in `shell/mod.rs`.

pub mod analysis;
pub mod answer;
mod background;
pub mod certificate;
mod fonts;
pub mod home;
pub mod hour;
pub mod journal;
pub mod languages;
pub mod learn;
pub mod palette;
pub mod platform;
pub mod play;
pub mod practice;
pub mod print;
mod request;
pub mod ritual;
pub mod screens;
pub mod settings;
pub mod setup;
pub mod share;
pub mod shell;
pub mod style;
#[cfg(test)]
mod testing;
pub mod time;
pub mod vote;
mod widgets;
pub mod zoom;

pub use background::{Background, Cancel};
pub use request::{Dialog, Env, NextUpdate, Request};
pub use screens::ScreenId;
pub use shell::{Options, SauteDix, ScreenReaderText};
