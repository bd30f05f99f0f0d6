//! The command line: what a person or another program may ask for without a window.
//!
//! Results go to standard output, messages for people to standard error. Every command is a
//! file with `command()`, which describes its arguments, and `run()`.

mod check;
mod json;
mod lines;
mod progress;
mod puzzle;
mod referee;
mod simulate;
mod solve;
mod usage;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::Command;
use clap::error::ErrorKind;

use crate::l10n;

/// How a command failed, as one sentence for people.
#[derive(Debug)]
struct Failure(String);

impl Failure {
    fn reading(error: &io::Error) -> Failure {
        Failure(l10n::usage::cannot_read(&error.to_string()))
    }

    fn writing(error: &io::Error) -> Failure {
        Failure(match error.kind() {
            io::ErrorKind::BrokenPipe => l10n::usage::NOBODY_READS.to_owned(),
            _ => l10n::usage::cannot_write(&error.to_string()),
        })
    }
}

/// Bad usage or bad input. (1 is kept for a check that failed.)
const BAD_INPUT: u8 = 2;

/// Runs the program with these arguments, the first being its own name.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    match dispatch(args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure(sentence)) => {
            // With standard error closed there is nobody left to tell.
            let _ = writeln!(io::stderr(), "{sentence}");
            ExitCode::from(BAD_INPUT)
        }
    }
}

fn dispatch(args: impl IntoIterator<Item = OsString>) -> Result<(), Failure> {
    let matches = match program().try_get_matches_from(args) {
        Ok(matches) => matches,
        Err(error) => return explain(&error),
    };
    match matches.subcommand() {
        Some((solve::NAME, matches)) => solve::run(matches),
        Some((check::NAME, matches)) => check::run(matches),
        Some((referee::NAME, _)) => referee::run(),
        Some((simulate::NAME, matches)) => simulate::run(matches),
        Some((puzzle::NAME, options)) => puzzle::run(options, usage::language(&matches)),
        _ => Err(Failure(l10n::usage::no_command(&usage::commands()))),
    }
}

fn program() -> Command {
    usage::root()
        .subcommand(solve::command())
        .subcommand(check::command())
        .subcommand(referee::command())
        .subcommand(simulate::command())
        .subcommand(puzzle::command())
}

/// Help and version are results; everything else the parser reports is a mistake.
fn explain(error: &clap::Error) -> Result<(), Failure> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            print(&mut io::stdout().lock(), &error.to_string())
        }
        _ => Err(Failure(usage::sentence(error))),
    }
}

/// Writes a result for people.
fn print(out: &mut impl Write, text: &str) -> Result<(), Failure> {
    out.write_all(text.as_bytes())
        .and_then(|()| out.flush())
        .map_err(|error| Failure::writing(&error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arguments_are_consistent() {
        program().debug_assert();
    }
}
