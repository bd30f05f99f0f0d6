//! What a window and somebody else who prints for it say to each other. In a browser that is a
//! worker: sheets and files are made there, and the page only shows them.
//!
//! Whoever prints does a little for each message and then waits for the next. So what is no longer
//! wanted is simply not asked for any more, and no message is long.

use serde::{Deserialize, Serialize};

use super::plan::Page;
use super::slip::{ManuscriptSlip, OrderSlip, TroubleSlip};

#[derive(Serialize, Deserialize, Debug)]
pub enum ToPrinter {
    /// Show this order, in the language of this code, instead of the one before.
    Show(u32, OrderSlip, String),
    ShowMore(u32),
    /// Print this, in the language of this code, instead of what was printed before.
    Print(u32, ManuscriptSlip, String),
    PrintMore(u32, u8),
    Stop(u32),
}

#[derive(Serialize, Deserialize, PartialEq, Debug)]
pub enum FromPrinter {
    Shown(u32, ShownPages),
    /// This order cannot be shown any further.
    NotShown(u32, TroubleSlip),
    Printing(u32, PrintStage),
    /// It is done: how many pages each file has. The files follow as plain bytes.
    Printed(u32, Vec<usize>),
    NotPrinted(u32, TroubleSlip),
}

#[derive(Clone, Serialize, Deserialize, PartialEq, Debug)]
pub struct ShownPages {
    pub kept: usize,
    pub pages: Vec<Page>,
    /// Once there are no more: how many pages all files have together.
    pub count: Option<usize>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PrintedFile {
    pub pages: usize,
    pub bytes: Vec<u8>,
}

#[derive(Clone, Copy, Serialize, Deserialize, PartialEq, Eq, Debug)]
pub enum PrintStage {
    /// Sheets and keys are being made: so many of so many.
    Making(u32, u32),
    /// Pages are being written: so many of so many.
    Writing(usize, usize),
}
