//! What a web page and the worker that writes its PDF files say to each other, as JSON.
//!
//! The page hands over a document in portions and waits after each until it is drawn. So no
//! message is long, and how far the work has come is known.

use serde::{Deserialize, Serialize};

use super::plan::{Page, Plan};

/// What the page says.
#[derive(Serialize, Deserialize, Debug)]
pub enum ToWriter {
    /// A new document: what there was before is forgotten. Its pages follow.
    Begin(Plan),
    /// The next pages.
    Pages(Vec<Page>),
    /// That was all: now the file.
    Finish,
}

/// What the worker says. The file itself comes as plain bytes.
#[derive(Serialize, Deserialize, PartialEq, Eq, Debug)]
pub enum FromWriter {
    /// It is there, and listens.
    Ready,
    /// So many pages are drawn.
    Drawn(usize),
    /// A character that our fonts do not have: there will be no file.
    Missing(char),
}
