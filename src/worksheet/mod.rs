//! Worksheets: from a template to a plan (pages of primitives in millimetres) to a PDF.
//!
//! A [`Template`] says what a sheet is made of, [`Sheet::new`] makes its exercises for a seed,
//! [`Press`] lays sheets and keys out, an [`Order`] says how many of them, and [`pdf`] writes the
//! [`Plan`] as a file. Nothing here touches a disk.

mod document;
mod embed;
mod errors;
mod exercises;
mod figures;
mod font;
mod key;
mod layout;
mod order;
pub mod pdf;
mod plan;
mod qr;
mod sheet;
mod template;

pub use document::{Press, Print};
pub use font::{Font, MM, MissingGlyph, Weight};
pub use layout::{LayoutError, MARGIN, Paper, Size};
pub use order::{Documents, KeyPlace, Order, OrderError, Work};
pub use plan::{Frame, Item, Page, Plan, Stroke};
pub use qr::Qr;
pub use sheet::{Exercise, Label, Sheet, SheetError};
pub use template::{Part, Template, TemplateFault};
