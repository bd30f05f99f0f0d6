//! Printing: what is chosen, the preview of it, and the export under way.

mod export;
mod heading;
mod model;
mod opening;
mod options;
mod preview;
mod screen;
pub mod view;

pub use export::{Export, ExportError, ExportOutcome, ExportStage, Written};
pub use heading::HeaderEntry;
pub use model::{CloseRequest, PrintAction, PrintChoice, PrintModel};
pub use options::PrintOptions;
pub use preview::{PageZoom, Preview};
pub use screen::PrintScreen;
