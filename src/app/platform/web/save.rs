//! A browser saves files as downloads, and asks the user itself where they go.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use js_sys::{Array, Uint8Array};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, HtmlInputElement, Url};

use super::{said, words};
use crate::app::platform::{
    Chooser, FileAnswer, FileQuestion, FileText, Launch, Opener, Reader, Showing, Unread, Waiting,
};
use crate::storage::OutputTarget;

struct Downloads;

impl Chooser for Downloads {
    fn ask(&self, question: FileQuestion) -> Waiting {
        Box::new(move || match question.name {
            Some(name) => FileAnswer::Chosen(PathBuf::from(name)),
            None => FileAnswer::Failed,
        })
    }

    fn read(&self, _title: String, _folder: PathBuf, most: usize, then: Reader) {
        let Some(input) = file_input() else {
            return then(FileText::Failed);
        };
        // Called once for the file, or never if the user cancels.
        let chosen = input.clone();
        let change = Closure::once_into_js(move || {
            let file = chosen.files().and_then(|files| files.get(0));
            let Some(file) = file else {
                return then(FileText::Cancelled);
            };
            spawn_local(async move {
                let limit = u32::try_from(most).map_or(f64::MAX, f64::from);
                let text = match file.slice_with_f64_and_f64(0.0, limit) {
                    Ok(part) => JsFuture::from(part.text()).await,
                    Err(error) => Err(error),
                };
                then(match text {
                    Ok(text) => FileText::Read(text.as_string().unwrap_or_default()),
                    Err(error) => FileText::Unreadable(unread(&error)),
                });
            });
        });
        input.set_onchange(Some(change.unchecked_ref()));
        input.click();
    }
}

fn unread(error: &JsValue) -> Unread {
    match said(error, "name").as_deref() {
        Some("NotFoundError") => Unread::Gone,
        _ => Unread::Refused,
    }
}

fn file_input() -> Option<HtmlInputElement> {
    let document = web_sys::window()?.document()?;
    let input = document.create_element("input").ok()?;
    let input: HtmlInputElement = input.dyn_into().ok()?;
    input.set_type("file");
    Some(input)
}

pub fn chooser() -> Box<dyn Chooser> {
    Box::new(Downloads)
}

pub const MAY_WAIT: bool = false;

/// The browser shows its downloads itself: what is left to open is what lies beside the page.
struct NewTab;

impl Opener for NewTab {
    fn show(&self, path: &Path, _how: Showing) -> Launch {
        let name = path.to_string_lossy();
        // A tab that the browser does not want to open is not missed: its name is said, too.
        let _ = web_sys::window().map(|page| page.open_with_url_and_target(&name, "_blank"));
        Box::new(|| Ok(()))
    }
}

pub fn opener() -> Box<dyn Opener> {
    Box::new(NewTab)
}

pub fn help_file(name: &str) -> Option<PathBuf> {
    Some(PathBuf::from(name))
}

/// A download never lies in the way of another.
pub fn in_the_way(_files: &[(PathBuf, Vec<u8>)]) -> Option<(PathBuf, OutputTarget)> {
    None
}

pub const HAS_FOLDERS: bool = false;

pub fn is_folder(_path: &Path) -> bool {
    false
}

pub fn documents() -> PathBuf {
    PathBuf::new()
}

/// The browser finds a free name by itself.
pub fn free_path(_folder: &Path, name: &str) -> PathBuf {
    PathBuf::from(name)
}

/// Offers these files as downloads; which one failed, and why in the browser's words.
pub fn write_files(files: &[(PathBuf, Vec<u8>)]) -> Result<(), (PathBuf, String)> {
    for (path, bytes) in files {
        download(path, bytes).map_err(|error| (path.clone(), words(&error)))?;
    }
    Ok(())
}

fn download(path: &Path, bytes: &[u8]) -> Result<(), JsValue> {
    let parts = Array::of1(&Uint8Array::from(bytes));
    let kind = BlobPropertyBag::new();
    let ending = path.extension().and_then(OsStr::to_str);
    kind.set_type(match ending.unwrap_or_default() {
        "csv" => "text/csv",
        "txt" => "text/plain",
        _ => "application/pdf",
    });
    let blob = Blob::new_with_u8_array_sequence_and_options(&parts, &kind)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let document = web_sys::window().and_then(|window| window.document());
    let document = document.ok_or_else(|| JsValue::from_str("document"))?;
    let link: HtmlAnchorElement = document.create_element("a")?.dyn_into()?;
    link.set_href(&address);
    link.set_download(&path.to_string_lossy());
    link.click();
    Url::revoke_object_url(&address)
}
