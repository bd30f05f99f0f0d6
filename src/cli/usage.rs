//! The arguments that every command shares, and what is said of wrong ones.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, Command};

use crate::l10n::{Language, usage as texts};

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
                .overrides_with("lang")
                .hide_possible_values(true)
                .help(texts::LANG),
        )
}

/// The language that `--lang` names.
pub fn language(matches: &ArgMatches) -> Language {
    let code = matches.get_one::<String>("lang").map(String::as_str);
    code.and_then(Language::from_code).unwrap_or_default()
}

/// The argument POSITION.
pub fn position() -> Arg {
    Arg::new("position")
        .value_name("POSITION")
        .help(texts::POSITION)
}

/// The option `--json`.
pub fn json() -> Arg {
    Arg::new("json")
        .long("json")
        .action(ArgAction::SetTrue)
        .help(texts::JSON)
}

/// The names of all commands.
pub fn commands() -> Vec<&'static str> {
    use super::{check, puzzle, referee, simulate, solve};
    vec![
        solve::NAME,
        check::NAME,
        referee::NAME,
        simulate::NAME,
        puzzle::NAME,
    ]
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
        ErrorKind::ValueValidation => texts::bad_number(
            &found(ContextKind::InvalidArg),
            &found(ContextKind::InvalidValue),
        ),
        ErrorKind::MissingRequiredArgument => match error.get(ContextKind::InvalidArg) {
            Some(ContextValue::Strings(missing)) => texts::missing_argument(missing),
            _ => texts::misuse(&error.kind().to_string()),
        },
        ErrorKind::ArgumentConflict => {
            let one = found(ContextKind::InvalidArg);
            match error.get(ContextKind::PriorArg) {
                Some(ContextValue::String(other)) => texts::conflict(&one, other),
                Some(ContextValue::Strings(others)) => texts::conflict(&one, &others.join(", ")),
                _ => texts::conflict(&one, &one),
            }
        }
        kind => texts::misuse(&kind.to_string()),
    }
}
