//! What people prefer, from one day to the next.

use crate::app::theme::Theme;

/// What is chosen in the settings.
#[derive(Clone, PartialEq, Debug)]
pub struct Preferences {
    /// The language; nothing for the system's.
    pub language: Option<String>,
    /// The colours.
    pub theme: Theme,
    /// The size of the texts, in percent.
    pub zoom: u16,
    /// Whether things may move.
    pub motion: bool,
    /// Whether there is anything to hear.
    pub sound: bool,
    /// The seconds of the ring for thinking; none without it.
    pub thinking: u16,
    /// The folder with lessons and templates of one's own.
    pub content: Option<String>,
    /// The address of the web version, as it is typed.
    pub address: String,
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences {
            language: None,
            theme: Theme::default(),
            zoom: Preferences::ZOOMS[0],
            motion: true,
            sound: false,
            thinking: 0,
            content: None,
            address: String::new(),
        }
    }
}

impl Preferences {
    /// The sizes on offer.
    pub const ZOOMS: [u16; 4] = [100, 125, 150, 200];

    /// The times to think on offer, in seconds: without, or so many.
    pub const THINKING: [u16; 4] = [0, 30, 60, 90];

    /// The zoom as a factor.
    pub fn zoom_factor(&self) -> f32 {
        f32::from(self.zoom) / 100.0
    }

    /// The next larger or smaller size.
    pub fn zoom_by(&mut self, larger: bool) {
        let mut sizes = Preferences::ZOOMS.into_iter();
        let next = if larger {
            sizes.find(|zoom| *zoom > self.zoom)
        } else {
            sizes.rfind(|zoom| *zoom < self.zoom)
        };
        self.zoom = next.unwrap_or(self.zoom);
    }

    /// Puts right what a file may have wrong.
    #[must_use]
    pub fn mended(self) -> Preferences {
        // The sizes on offer were others once.
        let sizes = Preferences::ZOOMS.into_iter();
        let nearest = sizes.min_by_key(|size| size.abs_diff(self.zoom));
        Preferences { zoom: nearest.unwrap_or(self.zoom), thinking: self.thinking.min(90), ..self }
    }
}
