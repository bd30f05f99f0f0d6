//! Words for people. Every sentence the program says comes from the Fluent files in
//! `locales/`, one for each room; here they meet the data that the other rooms return.
//!
//! [`Msg`] names every message with its values. [`Locale`] is a language, built in or your
//! own. [`Voice`] is a language with a way to write numbers: it turns refusals, reasons and
//! puzzles into sentences. [`check_locale`] proves that a language is complete.

mod check;
mod escapes;
mod facts;
mod hour;
mod journal;
mod lessons;
mod line;
mod locale;
mod message;
mod nesting;
mod numbers;
mod numerals;
mod puzzles;
mod reasons;
mod report;
mod sentences;
mod table;
mod voice;

pub use check::{LocaleFault, check_locale, check_own_texts, check_syntax};
pub use locale::{Language, Locale, TextFile};
pub use message::{Arg, Msg};
pub use numbers::Numbers;
pub use voice::Voice;
