//! The texture that egui paints letters on: how wide it may be, and when a new one is begun.
//!
//! Letters of every size that was ever on the screen stay there, and whenever it grows, twice as high each time, all
//! of it is copied: a large one takes longer than a frame should. So a new one is begun in good time, and
//! not only when four fifths are taken, as egui does, after which the letters of a full screen may find no room.

use eframe::egui::{Context, RawInput, Rect};

use super::tap_guard::OnScreen;
use crate::app::theme;
use crate::limits;

/// How many times as many rows as at first the letters of one screen may take, as it shows this and that.
const ONE_SCREEN: f32 = 1.25;

/// What is asked of egui before each frame.
pub struct LetterTexture {
    machine: usize,
    /// Whether letters may stand between two pixels.
    fine: bool,
    /// Egui begins a new texture if it is to be of another width. So every other one is a pixel narrower.
    narrower: bool,
    /// The rows that the first screen took; not known before it is painted.
    first: Option<f32>,
    scene: Option<LetterScene>,
}

/// What decides which letters there are and how large: screen, zoom in percent and window.
type LetterScene = (OnScreen, u16, Option<Rect>);

impl LetterTexture {
    pub fn new() -> LetterTexture {
        LetterTexture {
            machine: limits::TEXTURE,
            fine: true,
            narrower: false,
            first: None,
            scene: None,
        }
    }

    pub fn ask(&mut self, ctx: &Context, shown: OnScreen, zoom: u16, input: &mut RawInput) {
        // Said with the first input only.
        self.machine = input.max_texture_side.unwrap_or(self.machine);
        let lines =
            input.screen_rect.map_or(0.0, |screen| screen.height()) * ctx.pixels_per_point();
        let scene = (shown, zoom, input.screen_rect);
        let fine = lines <= limits::SMALL_WINDOW;
        if fine != self.fine {
            self.fine = fine;
            self.first = None;
        } else if let Some(rows) = rows(ctx) {
            let first = *self.first.get_or_insert(rows);
            let usual = limits::letter_rows(lines, zoom);
            let without_dialog = |scene: LetterScene| {
                let (shown, zoom, window) = scene;
                let dialog = None;
                (OnScreen { dialog, ..shown }, zoom, window)
            };
            let most = if self.scene == Some(scene) {
                // One that takes more by itself must not be painted anew again and again.
                usual.max(ONE_SCREEN * first)
            } else if self.scene.map(without_dialog) == Some(without_dialog(scene)) {
                // What lies under a dialog is there already, and when it goes nothing new is seen.
                self.first = None;
                shown.dialog.map_or(f32::INFINITY, |_| limits::ROWS_UNDER_A_DIALOG)
            } else {
                usual
            };
            if rows > most {
                self.narrower = !self.narrower;
                self.first = None;
            }
        }
        self.scene = Some(scene);
        theme::fine_letters(ctx, fine);
        let side = self.machine.min(limits::TEXTURE);
        let side = side.saturating_sub(usize::from(self.narrower));
        input.max_texture_side = Some(side.max(limits::LEAST_TEXTURE));
    }
}

/// How many rows of pixels are taken by letters, once there are any.
fn rows(ctx: &Context) -> Option<f32> {
    (ctx.cumulative_pass_nr() > 0).then(|| {
        ctx.fonts(|fonts| {
            let [width, height] = fonts.font_image_size();
            fonts.font_atlas_fill_ratio() * theme::count(width.max(height))
        })
    })
}
