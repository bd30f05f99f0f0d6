//! `lessons`: lists the lessons, and checks them: the built-in ones or yours.

use std::path::PathBuf;

use clap::{ArgMatches, Command};

use super::{Failure, Streams, content};
use crate::storage::custom::{CustomContent, Sort};
use crate::text::{Locale, Msg};

pub const NAME: &str = "lessons";

pub fn command(locale: &Locale) -> Command {
    content::command(NAME, &Msg::HelpLessons, locale)
}

pub fn run(matches: &ArgMatches, locale: &Locale, streams: &mut Streams) -> Result<(), Failure> {
    match matches.subcommand() {
        Some(("list", _)) => list(locale, streams),
        Some(("check", options)) => match options.get_one::<PathBuf>("folder") {
            Some(folder) => content::check_own(Sort::Lesson, folder, locale, streams),
            None => content::report(&CustomContent::check_lessons(), locale, streams),
        },
        _ => Err(Failure::bad(Msg::NoSubcommand { command: NAME.into() })),
    }
}

fn list(locale: &Locale, streams: &mut Streams) -> Result<(), Failure> {
    let text = |key: &str| locale.text(key).unwrap_or_default();
    let lines = crate::storage::custom::lessons().into_iter().map(|lesson| {
        let line = locale.say(&Msg::LessonLine {
            name: lesson.name.as_str().into(),
            title: text(&lesson.title).into(),
            skill: text(&lesson.skill).into(),
        });
        line + "\n"
    });
    streams.print(&lines.collect::<String>())
}
