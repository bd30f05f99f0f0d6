//! What a check finds, and how it is said.

use std::error::Error;
use std::fmt;

use crate::lesson::{LessonError, Problem};
use crate::rules::brief;
use crate::sheets::TemplateFault;
use crate::text::{Locale, LocaleFault, Msg};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fine {
    Lesson { name: String, steps: usize },
    Template { name: String },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Countable {
    Names,
    Files,
    Languages,
    Texts,
    Findings,
    Bytes,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ContentFault {
    UnreadableFolder {
        folder: String,
        detail: String,
    },
    NoLanguage {
        folder: String,
    },
    Unreadable {
        file: String,
        detail: String,
    },
    NoFile {
        file: String,
    },
    TooLarge {
        file: String,
        most: u64,
    },
    /// A file that is not looked at because those before were large enough.
    TooMuch {
        file: String,
        most: u64,
    },
    TooMany {
        folder: String,
        of: Countable,
        most: usize,
    },
    LongName {
        file: String,
        most: usize,
    },
    Neither {
        file: String,
    },
    Lesson {
        file: String,
        error: LessonError,
    },
    Holds {
        file: String,
        problem: Problem,
    },
    Template {
        file: String,
        fault: TemplateFault,
    },
    Text {
        file: String,
        key: String,
    },
    NameTaken {
        file: String,
        name: String,
    },
    Language {
        code: String,
        fault: LocaleFault,
    },
}

impl Fine {
    pub fn say(&self, locale: &Locale) -> String {
        brief(&locale.say(&match self {
            Fine::Lesson { name, steps } => {
                Msg::LessonFine { name: name.as_str().into(), steps: (*steps).into() }
            }
            Fine::Template { name } => Msg::TemplateFine { name: name.as_str().into() },
        }))
    }
}

impl ContentFault {
    pub fn say(&self, locale: &Locale) -> String {
        let voice = locale.plain();
        brief(&locale.say(&match self {
            ContentFault::UnreadableFolder { folder, detail } => Msg::FolderUnreadable {
                folder: folder.as_str().into(),
                detail: detail.as_str().into(),
            },
            ContentFault::NoLanguage { folder } => {
                Msg::LocaleNoFolder { folder: folder.as_str().into() }
            }
            ContentFault::Unreadable { file, detail } => {
                Msg::FileUnreadable { file: file.as_str().into(), detail: detail.as_str().into() }
            }
            ContentFault::NoFile { file } => Msg::ContentNoFile { file: file.as_str().into() },
            ContentFault::TooLarge { file, most } => {
                Msg::ContentTooLarge { file: file.as_str().into(), megabytes: (*most).into() }
            }
            ContentFault::TooMuch { file, most } => {
                Msg::ContentTooMuch { file: file.as_str().into(), megabytes: (*most).into() }
            }
            ContentFault::TooMany { folder, of, most } => too_many(folder, *of, *most),
            ContentFault::LongName { file, most } => {
                Msg::ContentLongName { file: file.as_str().into(), most: (*most).into() }
            }
            ContentFault::Neither { file } => Msg::ContentNeither { file: file.as_str().into() },
            ContentFault::Lesson { file, error } => Msg::LessonBad {
                file: file.as_str().into(),
                line: error.line.into(),
                detail: voice.lesson_fault(&error.fault).into(),
            },
            ContentFault::Holds { file, problem } => Msg::LessonBad {
                file: file.as_str().into(),
                line: problem.line.into(),
                detail: voice.lesson_flaw(&problem.flaw).into(),
            },
            ContentFault::Template { file, fault } => template(file, fault, locale),
            ContentFault::Text { file, key } => {
                Msg::TemplateKey { file: file.as_str().into(), key: key.as_str().into() }
            }
            ContentFault::NameTaken { file, name } => {
                Msg::ContentNameTaken { file: file.as_str().into(), name: name.as_str().into() }
            }
            ContentFault::Language { code, fault } => language(code, fault),
        }))
    }
}

impl fmt::Display for ContentFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(&Locale::english()))
    }
}

impl Error for ContentFault {}

fn too_many(folder: &str, of: Countable, most: usize) -> Msg {
    let (folder, most) = (folder.into(), most.into());
    match of {
        Countable::Files => Msg::ContentManyFiles { folder, most },
        Countable::Languages => Msg::ContentManyLanguages { folder, most },
        Countable::Texts => Msg::ContentManyTexts { folder, most },
        Countable::Findings => Msg::ContentManyFindings { most },
        Countable::Names | Countable::Bytes => Msg::ContentManyNames { folder, most },
    }
}

fn template(file: &str, fault: &TemplateFault, locale: &Locale) -> Msg {
    let file = file.into();
    match fault {
        TemplateFault::Malformed { line, detail } => {
            Msg::TemplateBad { file, line: (*line).into(), detail: detail.as_str().into() }
        }
        TemplateFault::Series(error) => {
            Msg::TemplateSeries { file, detail: locale.plain().series_error(error).into() }
        }
        TemplateFault::Statements { found, most } => {
            let (found, most) = ((*found).into(), (*most).into());
            let detail = locale.say(&Msg::TemplateTooFewStatements { found, most });
            Msg::TemplateSeries { file, detail: detail.into() }
        }
        TemplateFault::Number { field, found, least, most } => {
            let detail = locale.say(&Msg::TemplateNumber {
                field: (*field).into(),
                found: (*found).into(),
                least: (*least).into(),
                most: (*most).into(),
            });
            Msg::TemplateSeries { file, detail: detail.into() }
        }
    }
}

fn language(code: &str, fault: &LocaleFault) -> Msg {
    let code = code.into();
    match fault {
        LocaleFault::Syntax { file, line, detail } => Msg::LocaleSyntax {
            file: file.clone().into(),
            line: (*line).into(),
            detail: detail.clone().into(),
        },
        LocaleFault::Nested { file, line, most } => Msg::LocaleNested {
            file: file.clone().into(),
            line: (*line).into(),
            most: (*most).into(),
        },
        LocaleFault::Idle { file, line } => {
            Msg::LocaleIdle { file: file.clone().into(), line: (*line).into() }
        }
        LocaleFault::Missing(key) => Msg::LocaleMissing { code, key: key.clone().into() },
        LocaleFault::Unknown(key) => Msg::LocaleUnknown { code, key: key.clone().into() },
        LocaleFault::Taken(key) => Msg::LocaleTaken { code, key: key.clone().into() },
        LocaleFault::Variables { key, expected } => Msg::LocaleVariables {
            code,
            key: key.clone().into(),
            expected: expected.join(", ").into(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_name_reaches_a_terminal_as_a_command_to_it() {
        let english = Locale::english();
        let name = "a\u{1b}]0;owned\u{7}\u{202e}b\r".to_owned();
        let fault = ContentFault::Neither { file: name.clone() };
        let fine = Fine::Template { name };
        for said in [fault.say(&english), fine.say(&english)] {
            assert!(!said.contains(['\u{1b}', '\u{7}', '\r', '\u{202e}']), "{said:?}");
            assert!(said.contains("a\\u{1b}]0;owned\\u{7}\\u{202e}b"), "{said}");
        }
    }
}
