//! What a feature says of itself: its tile on Home, its titles in the bar, its keys in the help.

use eframe::egui::{Painter, Rect};

use crate::app::ScreenId;
use crate::app::style::Style;
use crate::text::Msg;

pub struct Tile {
    pub title: Msg,
    pub what: Msg,
    pub picture: fn(&Painter, &Style, Rect),
    pub screen: ScreenId,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Titles {
    pub title: String,
    pub subtitle: String,
}

impl Titles {
    pub fn plain(title: String) -> Titles {
        Titles { title, subtitle: String::new() }
    }
}

pub struct KeyGroup {
    pub heading: Msg,
    pub keys: Vec<(Msg, Msg)>,
}
