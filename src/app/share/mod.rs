//! Codes: typed or in the address of the page, they open what they stand for; what is on the
//! screen can be shared by its code, as a link or as a square that tablets read.

mod model;
pub mod view;

pub use model::{CodeEntry, CodeTrouble, ShareAction, ShareModel, Shared};
