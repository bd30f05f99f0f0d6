//! Words for people. Every sentence the program says is made here, from the data the other
//! rooms return.
//!
//! Statements about the rules come in French and English from the Fluent files in `locales/`;
//! all other sentences are in English so far.

mod catalog;
mod numbers;
pub mod puzzles;
mod reasons;
pub mod report;
mod sentences;
pub mod usage;

pub use catalog::{Catalog, Language};
pub use numbers::Numbers;
pub use reasons::reason;
pub use sentences::{deal_error, notation_error, refusal, rules_error, save_error};
