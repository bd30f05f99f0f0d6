//! The arguments that every command shares, and what is said of wrong ones.

use std::error::Error;
use std::ffi::OsString;
use std::fmt;
use std::ops::RangeInclusive;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command};

use crate::rules::excerpt;
use crate::storage::custom::{ContentFault, CustomLanguages, system_language};
use crate::text::{Locale, Msg};

pub const BENCH: &str = "bench-start";

/// The language to speak: the one that `--lang` names, built in or your own, else the system's,
/// else the first; and what is wrong with those of your own, where one of them is asked for.
///
/// It has to be known before the arguments can be described, so it is looked up in them first.
pub fn locale(args: &[OsString]) -> (Locale, Vec<ContentFault>) {
    let words = || args.iter().filter_map(|arg| arg.to_str());
    let joined = words().filter_map(|word| word.strip_prefix("--lang="));
    let parted =
        words().zip(words().skip(1)).filter_map(|(one, next)| (one == "--lang").then_some(next));
    let system = || Locale::of_system(system_language().as_deref());
    let Some(code) = joined.chain(parted).last() else {
        return (system(), Vec::new());
    };
    if let Some(built_in) = Locale::built_in(code) {
        return (built_in, Vec::new());
    }
    let own = CustomLanguages::of_environment();
    let asked = own.find(code).map(|own| Locale::own(code, &own.files));
    (asked.unwrap_or_else(system), own.faults)
}

pub fn root(locale: &Locale) -> Command {
    let flag = |name: &'static str, short, help: Msg, action| {
        let arg = Arg::new(name).long(name).short(short);
        arg.help(locale.say(&help)).action(action)
    };
    let mut languages = Locale::BUILT_IN.map(ToOwned::to_owned).to_vec();
    let built_in = Locale::BUILT_IN.join("|");
    let codes = Locale::BUILT_IN.join(", ").into();
    if !languages.iter().any(|code| code == locale.code()) {
        languages.push(locale.code().to_owned());
    }
    Command::new("saute-dix")
        .about(locale.say(&Msg::About))
        .version(env!("CARGO_PKG_VERSION"))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .arg(flag("help", 'h', Msg::HelpHelp, ArgAction::Help).global(true))
        .arg(flag("version", 'V', Msg::HelpVersion, ArgAction::Version))
        .arg(
            // For the project's own figures; users do not need it.
            Arg::new(BENCH).long(BENCH).action(ArgAction::SetTrue).hide(true),
        )
        .arg(
            Arg::new("lang")
                .long("lang")
                .value_name(built_in)
                .value_parser(PossibleValuesParser::new(languages))
                .global(true)
                .overrides_with("lang")
                .hide_possible_values(true)
                .help(locale.say(&Msg::HelpLang { codes })),
        )
}

pub fn finished(command: Command, locale: &Locale) -> Command {
    let heading = |heading: &Msg| locale.say(heading);
    let template = format!(
        "{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}",
        heading(&Msg::HeadingUsage)
    );
    let options = heading(&Msg::HeadingOptions);
    let arguments = heading(&Msg::HeadingArguments);
    command
        .help_template(template)
        .subcommand_help_heading(heading(&Msg::HeadingCommands))
        .mut_args(move |arg| {
            let heading = if arg.is_positional() { arguments.clone() } else { options.clone() };
            arg.help_heading(heading)
        })
        .mut_subcommands(|command| finished(command, locale))
}

pub fn option(name: &'static str, value: &'static str, help: &Msg, locale: &Locale) -> Arg {
    let arg = Arg::new(name).long(name).value_name(value);
    arg.help(locale.say(help)).hide_possible_values(true).hide_default_value(true)
}

pub fn whole(range: RangeInclusive<u32>) -> impl TypedValueParser<Value = u32> {
    move |text: &str| {
        let number = text.trim().parse().ok();
        number.filter(|number| range.contains(number)).ok_or_else(|| OutOfRange(range.clone()))
    }
}

#[derive(Clone, Debug)]
struct OutOfRange(RangeInclusive<u32>);

impl fmt::Display for OutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no whole number from {} to {}", self.0.start(), self.0.end())
    }
}

impl Error for OutOfRange {}

pub fn flag(name: &'static str, help: &Msg, locale: &Locale) -> Arg {
    let arg = Arg::new(name).long(name).action(ArgAction::SetTrue);
    arg.help(locale.say(help))
}

pub fn position(locale: &Locale) -> Arg {
    let arg = Arg::new("position").value_name("POSITION");
    arg.help(locale.say(&Msg::HelpPosition))
}

pub fn json(locale: &Locale) -> Arg {
    flag("json", &Msg::HelpJson, locale)
}

pub fn mistake(error: &clap::Error) -> Msg {
    let found = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let short = |kind| excerpt(&found(kind));
    let argument = found(ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::InvalidSubcommand => Msg::UnknownCommand {
            found: short(ContextKind::InvalidSubcommand).into(),
            commands: match found(ContextKind::ValidSubcommand) {
                valid if valid.is_empty() => super::names().join(", ").into(),
                valid => valid.into(),
            },
        },
        ErrorKind::UnknownArgument => {
            Msg::UnknownArgument { found: short(ContextKind::InvalidArg).into() }
        }
        ErrorKind::InvalidValue => {
            bad_value(argument, short(ContextKind::InvalidValue), found(ContextKind::ValidValue))
        }
        ErrorKind::ValueValidation => {
            let (argument, value) = (argument.into(), short(ContextKind::InvalidValue).into());
            match error.source().and_then(|source| source.downcast_ref()) {
                Some(OutOfRange(range)) => Msg::BadNumberIn {
                    argument,
                    value,
                    lowest: (*range.start()).into(),
                    highest: (*range.end()).into(),
                },
                None => Msg::BadNumber { argument, value },
            }
        }
        ErrorKind::MissingRequiredArgument => Msg::MissingArgument { arguments: argument.into() },
        ErrorKind::ArgumentConflict => {
            Msg::Conflict { one: argument.into(), other: found(ContextKind::PriorArg).into() }
        }
        kind => Msg::Misuse { detail: kind.to_string().into() },
    }
}

fn bad_value(argument: String, value: String, expected: String) -> Msg {
    let argument = argument.into();
    match (value.is_empty(), expected.is_empty()) {
        (true, true) => Msg::ValueMissing { argument },
        (true, false) => Msg::ValueMissingOf { argument, expected: expected.into() },
        (false, true) => Msg::BadValue { argument, value: value.into() },
        (false, false) => {
            Msg::BadValueOf { argument, value: value.into(), expected: expected.into() }
        }
    }
}
