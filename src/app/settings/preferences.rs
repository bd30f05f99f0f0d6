//! What a teacher prefers, from one day to the next.

use serde::{Deserialize, Serialize};

use crate::app::style::Theme;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    pub language: Option<String>,
    pub theme: Theme,
    pub zoom: u16,
    pub motion: bool,
    pub sound: bool,
    /// The seconds of the ring for thinking; none without it.
    pub thinking: u16,
    pub content: Option<String>,
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
    pub const ZOOMS: [u16; 4] = [100, 125, 150, 200];

    /// The times to think on offer, in seconds: without, or so many.
    pub const THINKING: [u16; 4] = [0, 30, 60, 90];

    pub fn zoom_factor(&self) -> f32 {
        f32::from(self.zoom) / 100.0
    }

    pub fn zoom_by(&mut self, larger: bool) {
        let mut sizes = Preferences::ZOOMS.into_iter();
        let next = if larger {
            sizes.find(|zoom| *zoom > self.zoom)
        } else {
            sizes.rfind(|zoom| *zoom < self.zoom)
        };
        self.zoom = next.unwrap_or(self.zoom);
    }

    #[must_use]
    pub fn sanitized(self) -> Preferences {
        // The sizes on offer were others once.
        let sizes = Preferences::ZOOMS.into_iter();
        let nearest = sizes.min_by_key(|size| size.abs_diff(self.zoom));
        Preferences { zoom: nearest.unwrap_or(self.zoom), thinking: self.thinking.min(90), ..self }
    }
}
