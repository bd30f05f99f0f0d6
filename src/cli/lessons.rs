//! `lessons`: lists the lessons, and checks them: the built-in ones or yours.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::{ArgMatches, Command};

use super::{Failure, complain, content, locales};
use crate::l10n::{Locale, Msg};
use crate::lesson::{self, Lesson};
use crate::solver::Solver;

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
            Some(folder) => check_own(folder, locale),
            None => check_built_in(locale),
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

fn check_built_in(locale: &Locale) -> Result<(), Failure> {
    let languages: Vec<Locale> = Locale::BUILT_IN
        .into_iter()
        .filter_map(Locale::built_in)
        .collect();
    let mut report = Report::new(locale, languages);
    for lesson in Lesson::built_in() {
        report.check(&lesson.name, &lesson);
    }
    report.finish()
}

fn check_own(folder: &Path, locale: &Locale) -> Result<(), Failure> {
    let unreadable = |error: &io::Error| content::unreadable(folder, error);
    let mut files = content::sorted(folder).map_err(|error| unreadable(&error))?;
    files.retain(|file| file.extension().is_some_and(|end| end == "json"));
    if files.is_empty() {
        let folder = folder.display().to_string().into();
        return Err(Failure::bad(Msg::LessonNoFile { folder }));
    }
    let mut report = Report::new(locale, own_languages(folder));
    for file in files {
        let shown = file.display().to_string();
        let text = fs::read_to_string(&file).map_err(|error| unreadable(&error))?;
        match Lesson::read(&text) {
            Ok(lesson) => report.check(&shown, &lesson),
            Err(error) => {
                let detail = locale.plain().lesson_fault(&error.fault);
                report.fault(&shown, error.line, detail);
            }
        }
    }
    report.finish()
}

/// The languages that lie beside your own lessons, a folder each.
fn own_languages(folder: &Path) -> Vec<Locale> {
    let languages = locales::own(folder).unwrap_or_default().into_iter();
    let with_ours = languages.map(|(code, own)| {
        let mut files = Locale::built_in_files(&code).unwrap_or_default();
        files.extend(own);
        Locale::own(&code, &files)
    });
    with_ours.collect()
}

/// What a check has found so far.
struct Report<'a> {
    locale: &'a Locale,
    /// The languages whose texts are looked for; without any, the one spoken.
    languages: Vec<Locale>,
    solver: Solver,
    fine: String,
    faults: Vec<String>,
}

impl Report<'_> {
    fn new(locale: &Locale, languages: Vec<Locale>) -> Report<'_> {
        Report {
            locale,
            languages,
            solver: Solver::new(),
            fine: String::new(),
            faults: Vec::new(),
        }
    }

    fn check(&mut self, file: &str, lesson: &Lesson) {
        let spoken = [self.locale];
        let languages: Vec<&Locale> = match self.languages.as_slice() {
            [] => spoken.to_vec(),
            languages => languages.iter().collect(),
        };
        let lacks = |key: &str| {
            let lacking = languages.iter().filter(|one| one.text(key).is_none());
            lacking.map(|one| one.code().to_owned()).collect()
        };
        let problems = lesson::check(&mut self.solver, lesson, &lacks);
        if problems.is_empty() {
            let name = lesson.name.as_str().into();
            self.fine += &self.locale.say(&Msg::LessonFine {
                name,
                steps: lesson.steps.len().into(),
            });
            self.fine.push('\n');
        }
        for problem in problems {
            let detail = self.locale.plain().lesson_flaw(&problem.flaw);
            self.fault(file, problem.line, detail);
        }
    }

    fn fault(&mut self, file: &str, line: usize, detail: String) {
        self.faults.push(self.locale.say(&Msg::LessonBad {
            file: file.into(),
            line: line.into(),
            detail: detail.into(),
        }));
    }

    fn finish(self) -> Result<(), Failure> {
        super::print(&mut io::stdout().lock(), &self.fine)?;
        for fault in &self.faults {
            complain(fault);
        }
        if self.faults.is_empty() {
            Ok(())
        } else {
            Err(Failure::CheckFailed)
        }
    }
}
