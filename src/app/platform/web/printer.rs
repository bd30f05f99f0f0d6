//! PDF files, made by a worker of the browser: the library that writes them weighs as much as half the page.

use std::cell::RefCell;

use js_sys::{Array, Promise, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{MessageChannel, Worker};

use super::breathe;
use crate::sheets::{Plan, PrintError};

const SCRIPT: &str = "worker.js";
/// How often is looked whether a file is still wanted, in milliseconds.
const LOOK: i32 = 100;

thread_local! {
    static WORKER: RefCell<Option<Worker>> = const { RefCell::new(None) };
}

/// Loads the worker, so that it is there when the network is gone; `then` is called when it is ready.
pub fn fetch_worker(then: impl FnOnce() + 'static) {
    spawn_local(async move {
        // A request without a plan is answered like any other, with no bytes.
        if let Some(answer) = ask(&Array::new())
            && let Ok(event) = JsFuture::from(answer).await
            && bytes(&event).is_some()
        {
            then();
        }
    });
}

/// Writes a plan as a PDF. `watch` hears how many pages have been handed over, and may say no.
pub async fn write_pdf(
    plan: Plan,
    watch: &mut dyn FnMut(usize) -> bool,
) -> Result<Option<Vec<u8>>, PrintError> {
    let request = Array::new();
    let mut done = 0;
    for part in plan.into_json() {
        request.push(&JsValue::from_str(&part));
        breathe().await;
        if !watch(done) {
            return Ok(None);
        }
        done += 1;
    }
    let pages = done.saturating_sub(1);
    let answer = ask(&request).ok_or(PrintError::Lost)?;
    loop {
        let first = Promise::race(&Array::of2(&answer, &tick()));
        let event = JsFuture::from(first).await.unwrap_or(JsValue::NULL);
        if event.is_undefined() {
            if !watch(pages) {
                stop();
                return Ok(None);
            }
            continue;
        }
        let bytes = bytes(&event);
        if bytes.is_none() {
            stop();
        }
        return bytes.map(Some).ok_or(PrintError::Lost);
    }
}

/// Hands a request to the worker: the event that answers it, or says that the worker has failed.
fn ask(request: &Array) -> Option<Promise> {
    let worker = WORKER.with_borrow_mut(|worker| {
        if worker.is_none() {
            *worker = Worker::new(SCRIPT).ok();
        }
        worker.clone()
    })?;
    let channel = MessageChannel::new().ok()?;
    let answer = Promise::new(&mut |resolve, _| {
        channel.port1().set_onmessage(Some(&resolve));
        worker.set_onerror(Some(&resolve));
    });
    worker.post_message_with_transfer(request, &Array::of1(&channel.port2())).ok()?;
    Some(answer)
}

fn bytes(event: &JsValue) -> Option<Vec<u8>> {
    let data = Reflect::get(event, &JsValue::from_str("data")).ok()?;
    data.dyn_into::<Uint8Array>().ok().map(|bytes| bytes.to_vec())
}

/// Stops the worker, whatever it does. The next file gets a new one.
fn stop() {
    if let Some(worker) = WORKER.take() {
        worker.terminate();
    }
}

fn tick() -> Promise {
    Promise::new(&mut |resolve, _| {
        if let Some(window) = web_sys::window() {
            // Without a timer the answer itself ends the wait.
            window.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, LOOK).ok();
        }
    })
}
