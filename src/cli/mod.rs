//! The command line: what a person or another program may ask for without a window.
//!
//! Results go to standard output, messages for people to standard error. Every command is a
//! file with `command()`, which describes its arguments, and `run()`.

mod check;
mod content;
mod json;
mod lessons;
mod lines;
mod locales;
mod progress;
mod puzzle;
mod referee;
mod simulate;
mod solve;
mod templates;
mod usage;
mod worksheet;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::Command;
use clap::error::ErrorKind;

use crate::l10n::{Locale, Msg};

/// How a command failed.
#[derive(Debug)]
enum Failure {
    /// Bad usage or bad input, as a message.
    Bad(Box<Msg>),
    /// Bad usage or bad input, as a sentence that has been put together already.
    BadSentence(String),
    /// A check found something, and has said so.
    CheckFailed,
}

impl Failure {
    fn bad(message: Msg) -> Failure {
        Failure::Bad(Box::new(message))
    }

    fn reading(error: &io::Error) -> Failure {
        let detail = error.to_string().into();
        Failure::bad(Msg::CannotRead { detail })
    }

    fn writing(error: &io::Error) -> Failure {
        Failure::bad(match error.kind() {
            io::ErrorKind::BrokenPipe => Msg::NobodyReads,
            _ => Msg::CannotWrite {
                detail: error.to_string().into(),
            },
        })
    }
}

const CHECK_FAILED: u8 = 1;
const BAD_INPUT: u8 = 2;

/// What is left to do after reading the arguments.
#[derive(Debug)]
pub enum Outcome {
    /// Nothing.
    Done(ExitCode),
    /// No command was given: open the window.
    Window(WindowWish),
}

/// How the window is wanted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WindowWish {
    /// The language that was asked for.
    pub language: Option<String>,
    /// Only measure how long it takes to open.
    pub bench: bool,
}

/// Runs the program with these arguments, the first being its own name.
pub fn run(args: impl IntoIterator<Item = OsString>) -> Outcome {
    let args: Vec<OsString> = args.into_iter().collect();
    let locale = usage::locale(&args);
    let sentence = match dispatch(args, &locale) {
        Ok(None) => return Outcome::Done(ExitCode::SUCCESS),
        Ok(Some(wish)) => return Outcome::Window(wish),
        Err(Failure::CheckFailed) => return Outcome::Done(ExitCode::from(CHECK_FAILED)),
        Err(Failure::Bad(message)) => locale.say(&message),
        Err(Failure::BadSentence(sentence)) => sentence,
    };
    complain(&sentence);
    Outcome::Done(ExitCode::from(BAD_INPUT))
}

/// What to say where there is no screen for a window.
pub fn no_window(args: impl IntoIterator<Item = OsString>, detail: &str) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    let locale = usage::locale(&args);
    complain(&locale.say(&Msg::NoWindow {
        // Only the last part is about this machine; the rest is where the library noticed.
        detail: detail.rsplit(": ").next().unwrap_or_default().into(),
        commands: usage::commands(&locale).join(", ").into(),
    }));
    ExitCode::from(BAD_INPUT)
}

/// Tells people something on standard error; with that closed there is nobody left to tell.
fn complain(sentence: &str) {
    let _ = writeln!(io::stderr(), "{sentence}");
}

/// Runs a command; without one, says how the window is wanted.
fn dispatch(args: Vec<OsString>, locale: &Locale) -> Result<Option<WindowWish>, Failure> {
    let matches = match program(locale).try_get_matches_from(args) {
        Ok(matches) => matches,
        Err(error) => return explain(&error, locale).map(|()| None),
    };
    let done = match matches.subcommand() {
        Some((solve::NAME, options)) => solve::run(options, locale),
        Some((check::NAME, options)) => check::run(options, locale),
        Some((referee::NAME, _)) => referee::run(locale),
        Some((simulate::NAME, options)) => simulate::run(options, locale),
        Some((puzzle::NAME, options)) => puzzle::run(options, locale),
        Some((worksheet::NAME, options)) => worksheet::run(options, locale),
        Some((templates::NAME, options)) => templates::run(options, locale),
        Some((lessons::NAME, options)) => lessons::run(options, locale),
        Some((locales::NAME, options)) => locales::run(options, locale),
        _ => {
            return Ok(Some(WindowWish {
                language: matches.get_one("lang").cloned(),
                bench: matches.get_flag(usage::BENCH),
            }));
        }
    };
    done.map(|()| None)
}

fn program(locale: &Locale) -> Command {
    usage::finished(
        usage::root(locale)
            .subcommand(solve::command(locale))
            .subcommand(check::command(locale))
            .subcommand(referee::command(locale))
            .subcommand(simulate::command(locale))
            .subcommand(puzzle::command(locale))
            .subcommand(worksheet::command(locale))
            .subcommand(templates::command(locale))
            .subcommand(lessons::command(locale))
            .subcommand(locales::command(locale)),
        locale,
    )
}

/// Help and version are results; everything else the parser reports is a mistake.
fn explain(error: &clap::Error, locale: &Locale) -> Result<(), Failure> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            print(&mut io::stdout().lock(), &error.to_string())
        }
        _ => Err(Failure::bad(usage::mistake(error, locale))),
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
    fn the_arguments_are_consistent_in_every_language() {
        for locale in [Locale::french(), Locale::english()] {
            program(&locale).debug_assert();
        }
    }
}
