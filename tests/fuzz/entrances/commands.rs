//! The program with arguments and lines of its own, on streams of our own.

use std::ffi::OsString;

use saute_dix::cli::{CommandOutcome, Streams, run_on};

/// What the program has answered.
pub struct Answered {
    /// Whether it opens a window instead.
    pub window: bool,
    /// Its results.
    pub output: String,
    /// What it tells the user.
    pub errors: String,
}

/// Runs the program. What it prints must be text.
pub fn run(args: &[String], input: &[u8]) -> Result<Answered, String> {
    let args = args.iter().map(OsString::from);
    let args = [OsString::from("saute-dix")].into_iter().chain(args);
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    let outcome = run_on(
        args,
        &mut Streams {
            input: &mut &*input,
            output: &mut output,
            errors: &mut errors,
            on_terminal: false,
        },
    );
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).map_err(|error| error.to_string());
    Ok(Answered {
        window: matches!(outcome, CommandOutcome::Window(_)),
        output: text(output)?,
        errors: text(errors)?,
    })
}

/// How many lines the program reads in an input: every one of them is answered by one.
pub fn lines(input: &[u8]) -> usize {
    let lines = input.split(|byte| *byte == b'\n');
    let ended = input.last().is_none_or(|byte| *byte == b'\n');
    lines.count() - usize::from(ended)
}
