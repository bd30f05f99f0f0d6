//! What the program remembers from one day to the next, besides the game.

use serde::{Deserialize, Serialize};

use super::practice::Wish;
use super::print::PrintOptions;
use super::setup::Setup;
use super::theme::Theme;

/// The settings.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language; nothing for the system's.
    pub language: Option<String>,
    /// The colours.
    pub theme: Theme,
    /// The size of the texts, in percent.
    pub zoom: u16,
    /// Whether things may move.
    pub motion: bool,
    /// How the last game was set up.
    pub setup: Setup,
    /// Which puzzles were chosen last.
    pub practice: Wish,
    /// What was printed last.
    pub print: PrintOptions,
    /// The folder where it was saved.
    pub folder: Option<String>,
    /// The folder with lessons and templates of one's own.
    pub content: Option<String>,
    /// The address of the web version, as it is typed.
    pub address: String,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: Theme::default(),
            zoom: 100,
            motion: true,
            setup: Setup::default(),
            practice: Wish::default(),
            print: PrintOptions::default(),
            folder: None,
            content: None,
            address: String::new(),
        }
    }
}

impl Settings {
    /// The sizes on offer.
    pub const ZOOMS: [u16; 4] = [100, 115, 130, 150];

    /// The zoom as a factor.
    pub fn zoom_factor(&self) -> f32 {
        f32::from(self.zoom) / 100.0
    }

    /// The next larger or smaller size.
    pub fn zoom_by(&mut self, larger: bool) {
        let next = if larger {
            Settings::ZOOMS.into_iter().find(|zoom| *zoom > self.zoom)
        } else {
            let mut sizes = Settings::ZOOMS.into_iter().rev();
            sizes.find(|zoom| *zoom < self.zoom)
        };
        self.zoom = next.unwrap_or(self.zoom);
    }

    /// Puts right what a file may have wrong.
    #[must_use]
    pub fn mended(self) -> Settings {
        Settings {
            zoom: self.zoom.clamp(100, 150),
            setup: self.setup.mended(),
            practice: self.practice.mended(),
            print: self.print.mended(),
            ..self
        }
    }
}
