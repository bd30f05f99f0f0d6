//! The PDF module of the web version: `worker.js` hands it a plan and gets the bytes of a file. `web/build` makes it.

#[cfg(target_arch = "wasm32")]
fn main() {
    use js_sys::{Array, Reflect, Uint8Array};
    use saute_dix::sheets::{Plan, pdf};
    use wasm_bindgen::JsValue;
    use wasm_bindgen::closure::Closure;

    fn written(request: &Array) -> Option<Vec<u8>> {
        if request.length() == 0 {
            return Some(Vec::new());
        }
        let plan = Plan::from_json(request.iter().map(|part| part.as_string().unwrap_or_default()));
        pdf::write_watched(plan?, &mut |_| true).ok()?
    }

    let write = Closure::<dyn Fn(Array) -> JsValue>::new(|request: Array| {
        written(&request).map_or(JsValue::NULL, |file| Uint8Array::from(file.as_slice()).into())
    });
    // A name that is not taken cannot be refused.
    Reflect::set(&js_sys::global(), &JsValue::from_str("writePdf"), write.as_ref()).ok();
    // `worker.js` calls it for as long as there is a worker.
    write.forget();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
