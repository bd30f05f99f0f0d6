//! The window: one folder for each feature, and the shell around them.
//!
//! A feature is `home`, `setup`, `play`, `analysis`, `practice`, `vote`, `learn`, `print`,
//! `ritual`, `journal`, `hour`, `certificate`, `settings` or `share`. Its folder holds everything about it: a model, which
//! knows no window and can be tested alone; the actions people can take; `apply`, which changes
//! the model; and in `view` what is drawn. Views read models and say what was done, nothing more.
//! A model never sees a view, and a feature uses another one only through what its `mod.rs`
//! offers: what goes further is a [`Request`], which the shell carries out. [`answer`], a puzzle
//! being answered, is shared by four features in the same shape.
//!
//! ```text
//!            draws                  says                   routes
//!   model ──────────▶ view ───────────────────▶ action ───────────────▶ model.apply(action)
//!     ▲               (egui)    (after the frame) │                          │
//!     │                                           │ shell::switchboard       │ perhaps a Request
//!     │                                           ▼                          ▼
//!     └────────────── the one model that changed, ◀──── shell::requests: screens, dialogs,
//!                     marked to be kept                 and whatever concerns two features
//! ```
//!
//! [`shell`] has the screens, the bar, dialogs, routing and what is kept; `widgets` what screens
//! are made of; [`style`] and [`palette`] every size and colour; `fonts` the letters; [`platform`] what differs in a browser. The
//! order of a frame is in `shell/mod.rs`.

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
mod logo;
pub mod palette;
pub mod platform;
pub mod play;
pub mod practice;
pub mod print;
mod request;
pub mod ritual;
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
pub use request::{Dialog, Outside, Request, Tick};
pub use shell::{Options, SauteDix, Told};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    Home,
    Setup,
    Play,
    End,
    /// A game that is over or a puzzle that is answered, studied card by card.
    Analysis,
    Practice,
    Vote,
    Settings,
    Print,
    Learn,
    Ritual,
    Journal,
    Hour,
}
