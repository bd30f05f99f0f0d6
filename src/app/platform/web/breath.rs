//! Long work that lets the page breathe.

use std::cell::Cell;

use js_sys::{Date, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::MessageChannel;

/// How long the page may be held up, in milliseconds: less than a frame.
const BREATH: f64 = 8.0;

thread_local! {
    /// When the page last had time for other things.
    static BREATHED: Cell<f64> = const { Cell::new(0.0) };
}

pub async fn breathe() {
    if (Date::now() - BREATHED.get()).abs() < BREATH {
        return;
    }
    // A message to oneself: unlike a timer it is not slowed down while another page is looked at.
    if let Ok(channel) = MessageChannel::new() {
        let (near, far) = (channel.port1(), channel.port2());
        let turn = Promise::new(&mut |resolve, _| {
            near.set_onmessage(Some(&resolve));
            if far.post_message(&JsValue::NULL).is_err() {
                // Nothing will come: go on at once.
                let _ = resolve.call0(&JsValue::NULL);
            }
        });
        // It cannot be refused.
        let _ = JsFuture::from(turn).await;
        near.close();
    }
    BREATHED.set(Date::now());
}
