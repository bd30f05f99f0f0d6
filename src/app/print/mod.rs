mod export;
mod heading;
mod model;
mod options;
mod preview;
mod saving;
mod screen;
pub mod view;

pub use export::{Export, ExportError, ExportOutcome, ExportStage, Written};
pub use heading::HeaderEntry;
pub use model::{PrintAction, PrintModel};
pub use options::PrintOptions;
pub use preview::{PageZoom, Preview};
pub use saving::{CloseRequest, Saving};
pub use screen::PrintScreen;
