//! Words for people. Every sentence the program says is made here, from the data the other
//! rooms return.
//!
//! So far there is one language, English.

mod sentences;
pub mod usage;

pub use sentences::{deal_error, notation_error, refusal, rules_error, save_error};
