//! What the commands about content share: `list`, `check [DIR]`, and folders of your own.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::{Arg, Command, value_parser};

use super::Failure;
use crate::l10n::{Locale, Msg};
use crate::lesson::Lesson;
use crate::puzzle::statements;
use crate::worksheet::Template;

/// A command with `list` and `check [DIR]`.
pub fn command(name: &'static str, help: &Msg, locale: &Locale) -> Command {
    let folder = Arg::new("folder")
        .value_name("DIR")
        .value_parser(value_parser!(PathBuf))
        .help(locale.say(&Msg::HelpFolder));
    Command::new(name)
        .about(locale.say(help))
        .subcommand(Command::new("list").about(locale.say(&Msg::HelpList)))
        .subcommand(
            Command::new("check")
                .about(locale.say(&Msg::HelpCheckContent))
                .arg(folder),
        )
}

/// What a folder holds, in order.
pub fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?;
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<io::Result<_>>()?;
    paths.sort();
    Ok(paths)
}

/// A folder that cannot be read.
pub fn unreadable(folder: &Path, error: &io::Error) -> Failure {
    Failure::bad(Msg::FolderUnreadable {
        folder: folder.display().to_string().into(),
        detail: error.to_string().into(),
    })
}

/// The keys of all texts that content files name: every language must have them.
pub fn keys() -> Vec<String> {
    let said = statements()
        .iter()
        .flat_map(|statement| [statement.key.clone(), statement.why_key()]);
    let printed = Template::built_in()
        .into_iter()
        .chain([Template::for_own()])
        .flat_map(|template| template.keys());
    let taught = Lesson::built_in()
        .into_iter()
        .flat_map(|lesson| lesson.keys());
    said.chain(printed).chain(taught).collect()
}
