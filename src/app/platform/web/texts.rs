//! The texts that come after the first picture.

use std::cell::Cell;

use js_sys::{Function, Promise};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Response, Window};

use super::worker::wake;
use crate::l10n::{Language, Locale, TextFile, supply_texts};

/// How long to wait after a failure, in milliseconds: a network that is gone comes back.
const AGAIN: i32 = 2_000;

thread_local! {
    static NEW: Cell<bool> = const { Cell::new(false) };
}

/// Fetches the texts of all languages, as often as it takes.
pub fn fetch_texts() {
    spawn_local(async {
        let Some(window) = web_sys::window() else {
            return;
        };
        let mut languages = Vec::new();
        for code in Locale::BUILT_IN {
            languages.push(language(&window, code).await);
        }
        supply_texts(languages);
        NEW.set(true);
        wake();
    });
}

/// Whether texts have come since this was last asked.
pub fn have_come() -> bool {
    NEW.take()
}

async fn language(window: &Window, code: &str) -> Language {
    let name = format!("later-{code}.txt");
    loop {
        if let Ok(text) = fetched(window, &name).await {
            return Language { code: code.to_owned(), files: vec![TextFile { name, text }] };
        }
        pause(window).await;
    }
}

/// The text of a file beside the page.
async fn fetched(window: &Window, name: &str) -> Result<String, JsValue> {
    let answer = JsFuture::from(window.fetch_with_str(name)).await?;
    let answer: Response = answer.dyn_into()?;
    if !answer.ok() {
        return Err(answer.into());
    }
    let text = JsFuture::from(answer.text()?).await?;
    text.as_string().ok_or(text)
}

async fn pause(window: &Window) {
    let over = Promise::new(&mut |resolve: Function, _| {
        if window.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, AGAIN).is_err() {
            // Nothing will wake us: go on at once.
            let _ = resolve.call0(&JsValue::NULL);
        }
    });
    // It cannot be refused.
    let _ = JsFuture::from(over).await;
}
