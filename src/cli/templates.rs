//! `templates`: lists the templates of worksheets, and checks them: the built-in ones or yours.

use std::path::PathBuf;

use clap::{ArgMatches, Command};

use super::{Failure, Streams, content};
use crate::sheets::Template;
use crate::storage::custom::{CustomContent, Sort};
use crate::text::{Locale, Msg};

pub const NAME: &str = "templates";

pub fn command(locale: &Locale) -> Command {
    content::command(NAME, &Msg::HelpTemplates, locale)
}

pub fn run(matches: &ArgMatches, locale: &Locale, streams: &mut Streams) -> Result<(), Failure> {
    match matches.subcommand() {
        Some(("list", _)) => list(locale, streams),
        Some(("check", options)) => match options.get_one::<PathBuf>("folder") {
            Some(folder) => content::check_own(Sort::Template, folder, locale, streams),
            None => {
                content::report(&CustomContent::check_templates(locale.code()), locale, streams)
            }
        },
        _ => Err(Failure::bad(Msg::NoSubcommand { command: NAME.into() })),
    }
}

fn list(locale: &Locale, streams: &mut Streams) -> Result<(), Failure> {
    let lines = Template::built_in().into_iter().map(|template| {
        let line = locale.say(&Msg::TemplateLine {
            name: template.name.as_str().into(),
            title: locale.text(&template.title).unwrap_or_default().into(),
        });
        line + "\n"
    });
    streams.print(&lines.collect::<String>())
}
