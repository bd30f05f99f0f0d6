//! What a command reads and writes: the streams of the system, or others in their place.

use std::fmt;
use std::io::{self, BufRead, IsTerminal, Write};

use super::Failure;
use crate::rules::escaped;

pub struct Streams<'a> {
    pub input: &'a mut dyn BufRead,
    pub output: &'a mut dyn Write,
    pub errors: &'a mut dyn Write,
    /// Whether a user sits before a terminal of the system's, who may want to see how far work has come.
    pub on_terminal: bool,
}

impl fmt::Debug for Streams<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut streams = f.debug_struct("Streams");
        streams.field("on_terminal", &self.on_terminal).finish_non_exhaustive()
    }
}

impl Streams<'_> {
    pub(super) fn standard<T>(work: impl FnOnce(&mut Streams) -> T) -> T {
        work(&mut Streams {
            input: &mut io::stdin().lock(),
            output: &mut io::stdout().lock(),
            errors: &mut io::stderr(),
            on_terminal: io::stderr().is_terminal(),
        })
    }

    pub(super) fn print(&mut self, text: &str) -> Result<(), Failure> {
        self.output
            .write_all(text.as_bytes())
            .and_then(|()| self.output.flush())
            .map_err(|error| Failure::writing(&error))
    }

    pub(super) fn complain(&mut self, sentence: &str) {
        // Arguments and names of files may hold what a terminal would obey.
        let _ = writeln!(self.errors, "{}", escaped(sentence));
    }
}
