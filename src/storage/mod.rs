//! Files: read only as far as they should be, written whole or not at all and only where nothing is lost, and a
//! teacher's own lessons, templates and texts.

pub mod custom;
mod output_target;
mod reading;
mod retry;
#[cfg(test)]
pub(crate) mod scratch;
#[cfg(not(target_arch = "wasm32"))]
mod write;

pub use output_target::OutputTarget;
pub use reading::{ReadFault, read_within};
use retry::{is_locked, retry_while_locked};
#[cfg(not(target_arch = "wasm32"))]
pub use write::{finished_name, write_together, write_whole};
