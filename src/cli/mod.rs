//! The command line: what a person or another program may ask for without a window.
//!
//! Results go to standard output, messages for users to standard error. Every command is a
//! file with `command()`, which describes its arguments, and `run()`, and a line in `COMMANDS`.

mod check;
mod console;
mod content;
mod json;
mod lessons;
mod lines;
mod locales;
mod move_time;
mod output;
mod player;
mod progress;
mod puzzle;
mod referee;
mod simulate;
mod solve;
mod streams;
mod templates;
mod usage;
mod worksheet;

use std::ffi::OsString;
use std::io;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{ArgMatches, Command};

pub use console::join as join_console;
pub use streams::Streams;

use crate::text::{Locale, Msg};

#[derive(Debug)]
enum Failure {
    Bad(Box<Msg>),
    BadSentence(String),
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
            _ => Msg::CannotWrite { detail: error.to_string().into() },
        })
    }
}

const CHECK_FAILED: u8 = 1;
const BAD_INPUT: u8 = 2;

/// What is left to do after reading the arguments.
#[derive(Debug)]
pub enum CommandOutcome {
    Done(ExitCode),
    /// No command was given: open the window.
    Window(LaunchOptions),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LaunchOptions {
    pub language: Option<String>,
    pub bench: bool,
}

/// Runs the program with these arguments, the first being its own name.
pub fn run(args: impl IntoIterator<Item = OsString>) -> CommandOutcome {
    Streams::standard(|streams| run_on(args, streams))
}

/// The same on other streams than those of the system.
pub fn run_on(args: impl IntoIterator<Item = OsString>, streams: &mut Streams) -> CommandOutcome {
    let args: Vec<OsString> = args.into_iter().collect();
    let (locale, faults) = usage::locale(&args);
    for fault in faults {
        streams.complain(&fault.say(&locale));
    }
    let sentence = match dispatch(args, &locale, streams) {
        Ok(None) => return CommandOutcome::Done(ExitCode::SUCCESS),
        Ok(Some(wish)) => return CommandOutcome::Window(wish),
        Err(Failure::CheckFailed) => return CommandOutcome::Done(ExitCode::from(CHECK_FAILED)),
        Err(Failure::Bad(message)) => locale.say(&message),
        Err(Failure::BadSentence(sentence)) => sentence,
    };
    streams.complain(&sentence);
    CommandOutcome::Done(ExitCode::from(BAD_INPUT))
}

pub fn no_window(args: impl IntoIterator<Item = OsString>, detail: &str) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    let (locale, _) = usage::locale(&args);
    let sentence = locale.say(&Msg::NoWindow {
        // Only the last part is about this machine; the rest is where the library noticed.
        detail: detail.rsplit(": ").next().unwrap_or_default().into(),
        commands: names().join(", ").into(),
    });
    Streams::standard(|streams| streams.complain(&sentence));
    console::show_unread(&sentence);
    ExitCode::from(BAD_INPUT)
}

struct CommandEntry(
    &'static str,
    fn(&Locale) -> Command,
    fn(&ArgMatches, &Locale, &mut Streams) -> Result<(), Failure>,
);

const COMMANDS: &[CommandEntry] = &[
    CommandEntry(solve::NAME, solve::command, solve::run),
    CommandEntry(check::NAME, check::command, check::run),
    CommandEntry(referee::NAME, referee::command, referee::run),
    CommandEntry(player::NAME, player::command, player::run),
    CommandEntry(simulate::NAME, simulate::command, simulate::run),
    CommandEntry(puzzle::NAME, puzzle::command, puzzle::run),
    CommandEntry(worksheet::NAME, worksheet::command, worksheet::run),
    CommandEntry(templates::NAME, templates::command, templates::run),
    CommandEntry(lessons::NAME, lessons::command, lessons::run),
    CommandEntry(locales::NAME, locales::command, locales::run),
];

fn names() -> Vec<&'static str> {
    COMMANDS.iter().map(|CommandEntry(name, ..)| *name).collect()
}

fn dispatch(
    args: Vec<OsString>,
    locale: &Locale,
    streams: &mut Streams,
) -> Result<Option<LaunchOptions>, Failure> {
    let matches = match program(locale).try_get_matches_from(args) {
        Ok(matches) => matches,
        Err(error) => return explain(&error, streams).map(|()| None),
    };
    let asked = matches.subcommand().and_then(|(asked, options)| {
        let mut commands = COMMANDS.iter();
        let CommandEntry(.., run) = commands.find(|CommandEntry(name, ..)| *name == asked)?;
        Some((run, options))
    });
    match asked {
        Some((run, options)) => run(options, locale, streams).map(|()| None),
        None => Ok(Some(LaunchOptions {
            language: matches.get_one("lang").cloned(),
            bench: matches.get_flag(usage::BENCH),
        })),
    }
}

fn program(locale: &Locale) -> Command {
    let commands = COMMANDS.iter().map(|CommandEntry(_, command, _)| command(locale));
    usage::finished(usage::root(locale).subcommands(commands), locale)
}

/// Help and version are results; everything else the parser reports is a mistake.
fn explain(error: &clap::Error, streams: &mut Streams) -> Result<(), Failure> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => streams.print(&error.to_string()),
        _ => Err(Failure::bad(usage::mistake(error))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arguments_are_consistent_in_every_language() {
        for locale in Locale::BUILT_IN.into_iter().filter_map(Locale::built_in) {
            program(&locale).debug_assert();
        }
    }
}
