//! A browser saves files as downloads, and asks people itself if they want to be asked.

use std::path::{Path, PathBuf};

use js_sys::{Array, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

use crate::app::platform::{Chooser, FileAnswer, FileQuestion, Launch, Opener, Showing, Waiting};
use crate::files::Occupant;

/// The browser decides where downloads go.
struct Downloads;

impl Chooser for Downloads {
    fn ask(&self, question: FileQuestion) -> Waiting {
        Box::new(move || match question.name {
            Some(name) => FileAnswer::Chosen(PathBuf::from(name)),
            None => FileAnswer::Failed,
        })
    }
}

/// Leaves the choice to the browser.
pub fn chooser() -> Box<dyn Chooser> {
    Box::new(Downloads)
}

/// The page must not stand still, whatever is under way.
pub const MAY_WAIT: bool = false;

/// The browser shows its downloads itself.
struct NoOpener;

impl Opener for NoOpener {
    fn show(&self, _path: &Path, _how: Showing) -> Launch {
        Box::new(|| Ok(()))
    }
}

/// Leaves it to the browser.
pub fn opener() -> Box<dyn Opener> {
    Box::new(NoOpener)
}

/// A download never lies in the way of another.
pub fn in_the_way(_files: &[(PathBuf, Vec<u8>)]) -> Option<(PathBuf, Occupant)> {
    None
}

/// There are no folders to choose from.
pub const HAS_FOLDERS: bool = false;

/// There are no folders.
pub fn is_folder(_path: &Path) -> bool {
    false
}

/// Where downloads go has no name here.
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
        download(path, bytes).map_err(|error| (path.clone(), format!("{error:?}")))?;
    }
    Ok(())
}

fn download(path: &Path, bytes: &[u8]) -> Result<(), JsValue> {
    let parts = Array::of1(&Uint8Array::from(bytes));
    let kind = BlobPropertyBag::new();
    let table = path.extension().is_some_and(|ending| ending == "csv");
    kind.set_type(if table { "text/csv" } else { "application/pdf" });
    let blob = Blob::new_with_u8_array_sequence_and_options(&parts, &kind)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let document = web_sys::window().and_then(|window| window.document());
    let document = document.ok_or_else(|| JsValue::from_str("no document"))?;
    let link: HtmlAnchorElement = document.create_element("a")?.dyn_into()?;
    link.set_href(&address);
    link.set_download(&path.to_string_lossy());
    link.click();
    Url::revoke_object_url(&address)
}
