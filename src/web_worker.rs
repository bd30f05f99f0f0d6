//! What works beside the page of the web version, as a program: a module of its own, which runs in a
//! worker of the browser. `saute_dix::worker` says who is in it; `web/build` makes it.

#[cfg(target_arch = "wasm32")]
mod beside {
    use js_sys::{Array, Uint8Array};
    use saute_dix::worker::{FromWorker, Services};
    use wasm_bindgen::closure::Closure;
    use wasm_bindgen::{JsCast, JsValue};
    use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

    pub fn listen() {
        let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
            return;
        };
        let page = scope.clone();
        let mut services = Services::default();
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            let Ok(message) = serde_json::from_str(&text) else {
                return;
            };
            let (said, files) = services.hear(message);
            if let Some(said) = said {
                say(&page, &said);
            }
            for file in files {
                hand_over(&page, &file);
            }
        });
        scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        // It is needed for as long as there is a worker.
        heard.forget();
        say(&scope, &FromWorker::Ready);
    }

    fn say(page: &DedicatedWorkerGlobalScope, message: &FromWorker) {
        if let Ok(text) = serde_json::to_string(message) {
            // Only a page that is gone does not hear it.
            let _ = page.post_message(&JsValue::from_str(&text));
        }
    }

    fn hand_over(page: &DedicatedWorkerGlobalScope, file: &[u8]) {
        let bytes = Uint8Array::from(file);
        // The page takes them over without a copy.
        let handed = Array::of1(&bytes.buffer());
        // As above.
        let _ = page.post_message_with_transfer(&bytes, &handed);
    }
}

#[cfg(target_arch = "wasm32")]
fn main() {
    beside::listen();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
