//! `lessons`: lists the lessons, and checks them: the built-in ones or yours.

use std::io;
use std::path::PathBuf;

use clap::{ArgMatches, Command};

use super::{Failure, content};
use crate::content::{Own, Sort};
use crate::l10n::{Locale, Msg};
use crate::lesson::Lesson;

/// The name of the command.
pub const NAME: &str = "lessons";

/// Its arguments.
pub fn command(locale: &Locale) -> Command {
    content::command(NAME, &Msg::HelpLessons, locale)
}

/// Lists or checks.
pub fn run(matches: &ArgMatches, locale: &Locale) -> Result<(), Failure> {
    match matches.subcommand() {
        Some(("list", _)) => list(locale),
        Some(("check", options)) => match options.get_one::<PathBuf>("folder") {
            Some(folder) => content::check_own(Sort::Lesson, folder, locale),
            None => content::report(&Own::check_lessons(), locale),
        },
        _ => Err(Failure::bad(Msg::NoSubcommand {
            command: NAME.into(),
        })),
    }
}

fn list(locale: &Locale) -> Result<(), Failure> {
    let text = |key: &str| locale.text(key).unwrap_or_default();
    let lines = Lesson::built_in().into_iter().map(|lesson| {
        let line = locale.say(&Msg::LessonLine {
            name: lesson.name.as_str().into(),
            title: text(&lesson.title).into(),
            skill: text(&lesson.skill).into(),
        });
        line + "\n"
    });
    super::print(&mut io::stdout().lock(), &lines.collect::<String>())
}
