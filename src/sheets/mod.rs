//! Worksheets: from a template to a plan (pages of primitives in millimetres) to a PDF.
//!
//! A [`Template`] says what a sheet is made of, [`Sheet::new`] makes its exercises for a seed,
//! [`SheetComposer`] lays sheets and keys out, and [`pdf`] writes the [`Plan`] as a file. An [`Order`] says how many
//! sheets, and a [`SheetBatch`] makes them step by step: for the preview, which shows its pages, and for the file.
//! Nothing here touches a disk. In a browser a worker beside the page (`web_worker.rs`) turns plans into PDF, so that
//! the page need not load what that takes.
//!
//! A quiz with its answers, in memory:
//!
//! ```
//! use saute_dix::text::Locale;
//! use saute_dix::puzzle::{NumberDeck, SheetSeed};
//! use saute_dix::solver::Solver;
//! use saute_dix::sheets::{Label, SheetComposer, Print, Sheet, Template, pdf};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let templates = Template::built_in();
//! let quiz = templates.iter().find(|template| template.name == "quiz").ok_or("no quiz")?;
//! let mut solver = Solver::new();
//! let (seed, label) = (SheetSeed::new(7), Label::Single);
//! let sheet = Sheet::new(&mut solver, quiz, None, NumberDeck::Units, seed, label)?;
//! assert_eq!(sheet.exercises.len(), 10);
//!
//! let english = Locale::english();
//! let composer = SheetComposer::new(quiz, &english, Print::default());
//! let mut pages = composer.sheet(&sheet)?;
//! pages.extend(composer.key(&mut solver, &sheet)?);
//! let file = pdf::write(&composer.plan(pages, false))?;
//! assert!(file.starts_with(b"%PDF"));
//! # Ok(())
//! # }
//! ```

mod batch;
mod certificate;
mod chain;
mod document;
mod errors;
mod exercises;
mod figures;
mod file_name;
mod flow;
mod flow_block;
mod font;
mod header;
mod imposition;
mod journal_page;
mod key;
mod layout;
mod number_line;
mod order;
mod pagination;
#[cfg(any(not(target_arch = "wasm32"), feature = "worker"))]
pub mod pdf;
mod plan;
mod qr;
mod row;
mod sheet;
mod statements;
mod template;

pub use batch::{Documents, SheetBatch};
pub use certificate::{Certificate, GameAchievement};
pub use chain::{Chain, Domino};
pub use document::{Print, SheetComposer};
pub use errors::PrintError;
pub use file_name::{file_words, key_path, key_word};
pub use flow::MARGIN;
pub use font::{Font, MM, MissingGlyph, Weight};
pub use header::{Header, HeaderError, HeaderField, HeaderMark};
pub use imposition::{Format, PerPage};
pub use journal_page::JournalPage;
pub use layout::{Paper, Size};
pub use order::{KeyPlace, Order};
pub use plan::{Bookmark, Frame, Item, Page, Plan, Stroke, Symbol};
pub use qr::Qr;
pub use sheet::{Exercise, Label, Sheet};
pub use template::{Part, Template, TemplateFault};
