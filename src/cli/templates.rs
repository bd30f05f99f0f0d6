//! `templates`: lists the templates of worksheets, and checks them: the built-in ones or yours.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::{ArgMatches, Command};

use super::{Failure, complain, content};
use crate::l10n::{Locale, Msg};
use crate::worksheet::{Template, TemplateFault};

/// The name of the command.
pub const NAME: &str = "templates";

/// Its arguments.
pub fn command(locale: &Locale) -> Command {
    content::command(NAME, &Msg::HelpTemplates, locale)
}

/// Lists or checks.
pub fn run(matches: &ArgMatches, locale: &Locale) -> Result<(), Failure> {
    match matches.subcommand() {
        Some(("list", _)) => list(locale),
        Some(("check", options)) => match options.get_one::<PathBuf>("folder") {
            Some(folder) => check_own(folder, locale),
            None => check_built_in(locale),
        },
        _ => Err(Failure::bad(Msg::NoSubcommand {
            command: NAME.into(),
        })),
    }
}

fn list(locale: &Locale) -> Result<(), Failure> {
    let lines = Template::built_in().into_iter().map(|template| {
        let line = locale.say(&Msg::TemplateLine {
            name: template.name.as_str().into(),
            title: locale.text(&template.title).unwrap_or_default().into(),
        });
        line + "\n"
    });
    super::print(&mut io::stdout().lock(), &lines.collect::<String>())
}

fn check_built_in(locale: &Locale) -> Result<(), Failure> {
    let templates = Template::built_in();
    let faults = templates
        .iter()
        .flat_map(|template| missing_texts(&template.name, template, locale))
        .collect::<Vec<Msg>>();
    let names = templates
        .iter()
        .map(|template| template.name.clone())
        .collect();
    report(names, &faults, locale)
}

fn check_own(folder: &Path, locale: &Locale) -> Result<(), Failure> {
    let unreadable = |error: &io::Error| content::unreadable(folder, error);
    let mut files = content::sorted(folder).map_err(|error| unreadable(&error))?;
    files.retain(|file| file.extension().is_some_and(|end| end == "json"));
    if files.is_empty() {
        let folder = folder.display().to_string().into();
        return Err(Failure::bad(Msg::TemplateNoFile { folder }));
    }
    let (mut fine, mut faults) = (Vec::new(), Vec::new());
    for file in files {
        let shown = file.display().to_string();
        let text = fs::read_to_string(&file).map_err(|error| unreadable(&error))?;
        match Template::read(&text) {
            Ok(template) => {
                let missing = missing_texts(&shown, &template, locale);
                if missing.is_empty() {
                    fine.push(template.name);
                }
                faults.extend(missing);
            }
            Err(fault) => faults.push(fault_message(&shown, fault, locale)),
        }
    }
    report(fine, &faults, locale)
}

/// Texts that the template names but the language does not have.
fn missing_texts(file: &str, template: &Template, locale: &Locale) -> Vec<Msg> {
    let missing = template
        .keys()
        .into_iter()
        .filter(|key| locale.text(key).is_none());
    missing
        .map(|key| Msg::TemplateKey {
            file: file.into(),
            key: key.into(),
        })
        .collect()
}

fn fault_message(file: &str, fault: TemplateFault, locale: &Locale) -> Msg {
    let file = file.into();
    match fault {
        TemplateFault::Malformed { line, detail } => Msg::TemplateBad {
            file,
            line: line.into(),
            detail: detail.into(),
        },
        TemplateFault::Series(error) => Msg::TemplateSeries {
            file,
            detail: locale.plain().series_error(&error).into(),
        },
        TemplateFault::Statements => Msg::TemplateSeries {
            file,
            detail: locale.say(&Msg::TemplateTooFewStatements).into(),
        },
    }
}

fn report(fine: Vec<String>, faults: &[Msg], locale: &Locale) -> Result<(), Failure> {
    let lines = fine.into_iter().map(|name| {
        let name = name.into();
        locale.say(&Msg::TemplateFine { name }) + "\n"
    });
    super::print(&mut io::stdout().lock(), &lines.collect::<String>())?;
    for fault in faults {
        complain(&locale.say(fault));
    }
    if faults.is_empty() {
        Ok(())
    } else {
        Err(Failure::CheckFailed)
    }
}
