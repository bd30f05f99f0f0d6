//! `locales`: lists the languages, and checks them: the built-in ones or your own.

use std::path::{Path, PathBuf};

use clap::{ArgMatches, Command};

use super::content::{command as content_command, read};
use super::{Failure, Streams};
use crate::rules::escaped;
use crate::storage::custom::{ContentFault, keys};
use crate::text::{Language, Locale, Msg, check_locale};

pub const NAME: &str = "locales";

pub fn command(locale: &Locale) -> Command {
    content_command(NAME, &Msg::HelpLocales, locale)
}

pub fn run(matches: &ArgMatches, locale: &Locale, streams: &mut Streams) -> Result<(), Failure> {
    match matches.subcommand() {
        Some(("list", _)) => list(locale, streams),
        Some(("check", options)) => match options.get_one::<PathBuf>("folder") {
            Some(folder) => check(&own(folder)?, locale, streams),
            None => check(&built_in(), locale, streams),
        },
        _ => Err(Failure::bad(Msg::NoSubcommand { command: NAME.into() })),
    }
}

fn built_in() -> Vec<Language> {
    let known = Locale::BUILT_IN.into_iter();
    let languages = known.filter_map(|code| {
        Some(Language { code: code.to_owned(), files: Locale::built_in_files(code)? })
    });
    languages.collect()
}

fn own(folder: &Path) -> Result<Vec<Language>, Failure> {
    let found = read(folder)?;
    if let Some(fault) = found.unreadable.first() {
        // Said in English: it is not known yet which language this is about.
        return Err(Failure::BadSentence(fault.say(&Locale::english())));
    }
    if found.languages.is_empty() {
        let folder = folder.display().to_string().into();
        return Err(Failure::bad(Msg::LocaleNoFolder { folder }));
    }
    Ok(found.languages)
}

fn list(locale: &Locale, streams: &mut Streams) -> Result<(), Failure> {
    let mut lines = String::new();
    for Language { code, files } in built_in() {
        let (count, _) = check_locale(&files, &keys());
        let name = Locale::own(&code, &files).say(&Msg::LanguageName);
        lines += &locale.say(&Msg::LocaleLine {
            code: code.into(),
            name: name.into(),
            count: count.into(),
        });
        lines.push('\n');
    }
    streams.print(&lines)
}

fn check(languages: &[Language], locale: &Locale, streams: &mut Streams) -> Result<(), Failure> {
    let mut failed = false;
    let mut fine = String::new();
    for Language { code, files } in languages {
        let (count, faults) = check_locale(files, &keys());
        let sound = faults.is_empty();
        failed |= !sound;
        for fault in faults {
            let code = code.clone();
            streams.complain(&ContentFault::Language { code, fault }.say(locale));
        }
        if sound {
            fine += &escaped(
                &locale.say(&Msg::LocaleFine { code: code.as_str().into(), count: count.into() }),
            );
            fine.push('\n');
        }
    }
    streams.print(&fine)?;
    if failed { Err(Failure::CheckFailed) } else { Ok(()) }
}
