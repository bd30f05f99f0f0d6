//! JSON on standard output. Fields may be added, never renamed: other programs read them.

use std::io::{self, Write};

use serde::Serialize;

use super::Failure;
use crate::rules::Play;

pub fn plays(plays: &[Play]) -> Vec<String> {
    plays.iter().map(Play::to_string).collect()
}

/// Writes one document on a line of its own, and sends it off at once.
pub fn write_line(output: &mut dyn Write, document: &impl Serialize) -> Result<(), Failure> {
    serde_json::to_writer(&mut *output, document)
        .map_err(io::Error::from)
        .and_then(|()| writeln!(output))
        .and_then(|()| output.flush())
        .map_err(|error| Failure::writing(&error))
}
