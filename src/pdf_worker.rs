//! The part of the web version that writes PDF files: a module of its own, which runs beside the
//! page in a worker. `worksheet::post` says what the two tell each other; `web/build` makes it.

#[cfg(target_arch = "wasm32")]
mod worker {
    use js_sys::{Array, Uint8Array};
    use saute_dix::worksheet::pdf::Writer;
    use saute_dix::worksheet::post::{FromWriter, ToWriter};
    use wasm_bindgen::closure::Closure;
    use wasm_bindgen::{JsCast, JsValue};
    use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

    /// Listens for as long as the page wants.
    pub fn listen() {
        let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
            return;
        };
        let page = scope.clone();
        let mut writer = None;
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            if let Ok(message) = serde_json::from_str(&text) {
                hear(&page, &mut writer, message);
            }
        });
        scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        // It is needed for as long as there is a worker.
        heard.forget();
        say(&scope, &FromWriter::Ready);
    }

    fn hear(page: &DedicatedWorkerGlobalScope, writer: &mut Option<Writer>, message: ToWriter) {
        match message {
            ToWriter::Begin(cover) => *writer = Some(Writer::new(&cover)),
            ToWriter::Pages(pages) => {
                let Some(open) = writer else { return };
                for page_drawn in &pages {
                    if let Err(missing) = open.draw(page_drawn) {
                        *writer = None;
                        say(page, &FromWriter::Missing(missing.0));
                        return;
                    }
                }
                say(page, &FromWriter::Drawn(open.drawn()));
            }
            ToWriter::Finish => {
                let Some(complete) = writer.take() else {
                    return;
                };
                let bytes = Uint8Array::from(complete.finish().as_slice());
                // The page takes them over without a copy.
                let handed = Array::of1(&bytes.buffer());
                // Only a page that is gone does not take them.
                let _ = page.post_message_with_transfer(&bytes, &handed);
            }
        }
    }

    fn say(page: &DedicatedWorkerGlobalScope, message: &FromWriter) {
        if let Ok(text) = serde_json::to_string(message) {
            // As above.
            let _ = page.post_message(&JsValue::from_str(&text));
        }
    }
}

#[cfg(target_arch = "wasm32")]
fn main() {
    worker::listen();
}

/// Elsewhere files are written by the program itself.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}
