//! What a feature says of itself: its tile on Home, its titles in the bar, its keys in the help.

use eframe::egui::{Painter, Rect};

use crate::app::Screen;
use crate::app::theme::Look;
use crate::l10n::Msg;

/// A large tile on Home.
pub struct Tile {
    /// What it is called.
    pub title: Msg,
    /// What can be done there.
    pub what: Msg,
    /// Paints its picture into a space.
    pub picture: fn(&Painter, &Look, Rect),
    /// Where it leads.
    pub screen: Screen,
}

/// What the bar says about a screen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Titles {
    /// What the screen is.
    pub title: String,
    /// Where on it one is; may be left out.
    pub subtitle: String,
}

impl Titles {
    /// A title without a subtitle.
    pub fn plain(title: String) -> Titles {
        Titles { title, subtitle: String::new() }
    }
}

/// Keys that belong together, in the help.
pub struct KeyGroup {
    /// What they are for.
    pub heading: Msg,
    /// Each key, and what it does.
    pub keys: Vec<(Msg, Msg)>,
}
