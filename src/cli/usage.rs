//! The arguments that every command shares, and what is said of wrong ones.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command};

use crate::l10n::usage as texts;

/// The program without its commands.
pub fn root() -> Command {
    let flag = |name: &'static str, short, help, action| {
        let arg = Arg::new(name).long(name).short(short);
        arg.help(help).action(action)
    };
    Command::new("saute-dix")
        .about(texts::ABOUT)
        .version(env!("CARGO_PKG_VERSION"))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .arg(flag("help", 'h', texts::HELP, ArgAction::Help).global(true))
        .arg(flag("version", 'V', texts::VERSION, ArgAction::Version))
        .arg(
            Arg::new("lang")
                .long("lang")
                .value_name("fr|en")
                .value_parser(["fr", "en"])
                .global(true)
                .hide_possible_values(true)
                .help(texts::LANG),
        )
}

/// The names of all commands.
pub fn commands() -> Vec<&'static str> {
    vec![super::referee::NAME]
}

/// A wrong command line in one sentence: what was wrong, and what was expected.
pub fn sentence(error: &clap::Error) -> String {
    let found = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        _ => String::new(),
    };
    let expected = match error.get(ContextKind::ValidValue) {
        Some(ContextValue::Strings(values)) => values.clone(),
        _ => Vec::new(),
    };
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            texts::unknown_command(&found(ContextKind::InvalidSubcommand), &commands())
        }
        ErrorKind::UnknownArgument => texts::unknown_argument(&found(ContextKind::InvalidArg)),
        ErrorKind::InvalidValue => texts::bad_value(
            &found(ContextKind::InvalidArg),
            &found(ContextKind::InvalidValue),
            &expected,
        ),
        kind => texts::misuse(&kind.to_string()),
    }
}
