//! A certificate for the class: what is typed for it, and saving it.

mod model;
pub mod view;

pub use model::{CertificateAction, CertificateModel};
