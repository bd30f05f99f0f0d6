//! Words for people. Every sentence the program says is made here, from the data the other
//! rooms return.
//!
//! So far there is one language, English.

mod reasons;
pub mod report;
mod sentences;
pub mod usage;

pub use reasons::reason;
pub use sentences::{deal_error, notation_error, refusal, rules_error, save_error};

/// A number with a true minus sign, as printed in books.
pub fn number(number: i32) -> String {
    number.to_string().replace('-', "−")
}
