//! What the commands about content share: `list`, `check [DIR]`, and folders of your own.

use std::path::{Path, PathBuf};

use clap::{Arg, Command, value_parser};

use super::{Failure, Streams};
use crate::storage::custom::{ContentFolder, CustomContent, Sort};
use crate::text::{Locale, Msg};

pub fn command(name: &'static str, help: &Msg, locale: &Locale) -> Command {
    let folder = Arg::new("folder")
        .value_name("DIR")
        .value_parser(value_parser!(PathBuf))
        .help(locale.say(&Msg::HelpFolder));
    Command::new(name)
        .about(locale.say(help))
        .subcommand(Command::new("list").about(locale.say(&Msg::HelpList)))
        .subcommand(Command::new("check").about(locale.say(&Msg::HelpCheckContent)).arg(folder))
}

pub fn read(folder: &Path) -> Result<ContentFolder, Failure> {
    ContentFolder::read(folder, folder).map_err(|error| {
        Failure::bad(Msg::FolderUnreadable {
            folder: folder.display().to_string().into(),
            detail: error.to_string().into(),
        })
    })
}

pub fn check_own(
    sort: Sort,
    folder: &Path,
    locale: &Locale,
    streams: &mut Streams,
) -> Result<(), Failure> {
    let found = read(folder)?;
    let nothing = no_file(sort, folder);
    if found.files.is_empty() && found.unreadable.is_empty() {
        return Err(Failure::bad(nothing));
    }
    let own = CustomContent::check_only(sort, &found, &[locale.code()]);
    if found.of_sort(sort).next().is_none() && found.unreadable.is_empty() {
        streams.complain(&locale.say(&nothing));
        report(&own, locale, streams)?;
        return Err(Failure::CheckFailed);
    }
    report(&own, locale, streams)
}

fn no_file(sort: Sort, folder: &Path) -> Msg {
    let folder = folder.display().to_string().into();
    match sort {
        Sort::Lesson => Msg::LessonNoFile { folder },
        Sort::Template => Msg::TemplateNoFile { folder },
    }
}

pub fn report(own: &CustomContent, locale: &Locale, streams: &mut Streams) -> Result<(), Failure> {
    let fine = own.fine.iter().map(|fine| fine.say(locale) + "\n");
    streams.print(&fine.collect::<String>())?;
    for fault in &own.faults {
        streams.complain(&fault.say(locale));
    }
    if own.faults.is_empty() { Ok(()) } else { Err(Failure::CheckFailed) }
}
