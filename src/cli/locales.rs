//! `locales`: lists the languages, and checks them: the built-in ones or your own.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::{ArgMatches, Command};

use super::{Failure, complain, content};
use crate::l10n::{Locale, LocaleFault, Msg, TextFile, check_locale};

/// The name of the command.
pub const NAME: &str = "locales";

/// Its arguments.
pub fn command(locale: &Locale) -> Command {
    content::command(NAME, &Msg::HelpLocales, locale)
}

/// Lists or checks.
pub fn run(matches: &ArgMatches, locale: &Locale) -> Result<(), Failure> {
    match matches.subcommand() {
        Some(("list", _)) => list(locale),
        Some(("check", options)) => match options.get_one::<PathBuf>("folder") {
            Some(folder) => check(&own(folder)?, locale),
            None => check(&built_in(), locale),
        },
        _ => Err(Failure::bad(Msg::NoSubcommand {
            command: NAME.into(),
        })),
    }
}

/// The code of a language, with its files.
pub type Language = (String, Vec<TextFile>);

fn built_in() -> Vec<Language> {
    Locale::BUILT_IN
        .into_iter()
        .filter_map(|code| Some((code.to_owned(), Locale::built_in_files(code)?)))
        .collect()
}

/// Every folder below this one that holds Fluent files is a language.
pub fn own(folder: &Path) -> Result<Vec<Language>, Failure> {
    let unreadable = |error: &io::Error| content::unreadable(folder, error);
    let mut languages = Vec::new();
    for path in content::sorted(folder).map_err(|error| unreadable(&error))? {
        if !path.is_dir() {
            continue;
        }
        let mut files = Vec::new();
        for file in content::sorted(&path).map_err(|error| unreadable(&error))? {
            if file.extension().is_some_and(|end| end == "ftl") {
                files.push(TextFile {
                    name: file.display().to_string(),
                    text: fs::read_to_string(&file).map_err(|error| unreadable(&error))?,
                });
            }
        }
        if let (Some(code), false) = (path.file_name(), files.is_empty()) {
            languages.push((code.to_string_lossy().into_owned(), files));
        }
    }
    if languages.is_empty() {
        let folder = folder.display().to_string().into();
        return Err(Failure::bad(Msg::LocaleNoFolder { folder }));
    }
    Ok(languages)
}

fn list(locale: &Locale) -> Result<(), Failure> {
    let mut lines = String::new();
    for (code, files) in built_in() {
        let (count, _) = check_locale(&files, &content::keys());
        let name = Locale::own(&code, &files).say(&Msg::LanguageName);
        lines += &locale.say(&Msg::LocaleLine {
            code: code.into(),
            name: name.into(),
            count: count.into(),
        });
        lines.push('\n');
    }
    super::print(&mut io::stdout().lock(), &lines)
}

fn check(languages: &[Language], locale: &Locale) -> Result<(), Failure> {
    let mut failed = false;
    let mut fine = String::new();
    for (code, files) in languages {
        let (count, faults) = check_locale(files, &content::keys());
        for fault in &faults {
            failed = true;
            complain(&locale.say(&fault_message(code, fault)));
        }
        if faults.is_empty() {
            fine += &locale.say(&Msg::LocaleFine {
                code: code.as_str().into(),
                count: count.into(),
            });
            fine.push('\n');
        }
    }
    super::print(&mut io::stdout().lock(), &fine)?;
    if failed {
        Err(Failure::CheckFailed)
    } else {
        Ok(())
    }
}

fn fault_message(code: &str, fault: &LocaleFault) -> Msg {
    let code = code.into();
    match fault {
        LocaleFault::Syntax { file, line, detail } => Msg::LocaleSyntax {
            file: file.clone().into(),
            line: (*line).into(),
            detail: detail.clone().into(),
        },
        LocaleFault::Missing(key) => Msg::LocaleMissing {
            code,
            key: key.clone().into(),
        },
        LocaleFault::Unknown(key) => Msg::LocaleUnknown {
            code,
            key: key.clone().into(),
        },
        LocaleFault::Variables { key, expected } => Msg::LocaleVariables {
            code,
            key: key.clone().into(),
            expected: expected.join(", ").into(),
        },
    }
}
