//! Printing: what is chosen, the preview of it, and the export under way.

mod export;
mod model;
mod options;
mod preview;
pub mod view;

pub use export::{Export, ExportError, ExportOutcome, ExportStage, Written};
pub use model::{Door, PrintAction, PrintChoice, PrintModel};
pub use options::PrintOptions;
pub use preview::{PageZoom, Preview};
