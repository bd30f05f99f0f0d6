//! The loudspeaker of a page: the browser's own audio, which wants to be woken by a press.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::AudioContext;

use crate::app::platform::{Speaker, Tone};

/// Plays in the page. The browser's audio begins with the first tone, which follows a press.
#[derive(Default)]
struct PageAudio {
    context: RefCell<Option<AudioContext>>,
}

impl PageAudio {
    fn try_to_play(&self, tone: Tone) -> Result<(), JsValue> {
        let mut kept = self.context.borrow_mut();
        let context = match kept.take() {
            Some(context) => context,
            None => AudioContext::new()?,
        };
        // The browser lets it sleep until the user has pressed something; the answer need not be waited for.
        let _ = context.resume()?;
        let rate = context.sample_rate();
        let samples = tone.samples(whole(rate));
        let length = u32::try_from(samples.len()).unwrap_or(u32::MAX);
        let buffer = context.create_buffer(1, length, rate)?;
        buffer.copy_to_channel(&samples, 0)?;
        let source = context.create_buffer_source()?;
        source.set_buffer(Some(&buffer));
        source.connect_with_audio_node(&context.destination())?;
        source.start()?;
        *kept = Some(context);
        Ok(())
    }
}

/// A rate is a whole number, whatever the browser writes it as.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "rates are whole, positive and small"
)]
fn whole(rate: f32) -> u32 {
    rate as u32
}

impl Speaker for PageAudio {
    fn play(&self, tone: Tone) {
        // A browser without sound is a silent one.
        let _ = self.try_to_play(tone);
    }
}

pub fn speaker() -> Box<dyn Speaker> {
    Box::new(PageAudio::default())
}
