//! What a check finds, and how it is said.

use std::error::Error;
use std::fmt;

use crate::l10n::{Locale, LocaleFault, Msg};
use crate::lesson::{LessonError, Problem};
use crate::worksheet::TemplateFault;

/// Something that is as it should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fine {
    /// A lesson of so many steps.
    Lesson {
        /// Its name.
        name: String,
        /// How many steps.
        steps: usize,
    },
    /// A template.
    Template {
        /// Its name.
        name: String,
    },
}

/// Something that is wrong, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ContentFault {
    /// A folder that cannot be read.
    UnreadableFolder {
        /// The folder.
        folder: String,
        /// Why, in the system's words.
        detail: String,
    },
    /// A folder that should hold languages, and holds none.
    NoLanguage {
        /// The folder.
        folder: String,
    },
    /// A file that is no text.
    Unreadable {
        /// The file.
        file: String,
        /// Why, in the system's words.
        detail: String,
    },
    /// A file that is neither a lesson nor a template.
    Neither {
        /// The file.
        file: String,
    },
    /// A text that is no lesson.
    Lesson {
        /// The file.
        file: String,
        /// What is wrong there.
        error: LessonError,
    },
    /// A lesson that states what does not hold.
    Holds {
        /// The file.
        file: String,
        /// What does not hold.
        problem: Problem,
    },
    /// A text that is no template.
    Template {
        /// The file.
        file: String,
        /// What is wrong there.
        fault: TemplateFault,
    },
    /// A text that a template names and a language does not have.
    Text {
        /// The file.
        file: String,
        /// The key.
        key: String,
    },
    /// Another lesson or template has this name.
    NameTaken {
        /// The file.
        file: String,
        /// The name.
        name: String,
    },
    /// Something in the texts of a language.
    Language {
        /// The code of the language.
        code: String,
        /// What is wrong there.
        fault: LocaleFault,
    },
}

impl Fine {
    /// In words.
    pub fn say(&self, locale: &Locale) -> String {
        locale.say(&match self {
            Fine::Lesson { name, steps } => Msg::LessonFine {
                name: name.as_str().into(),
                steps: (*steps).into(),
            },
            Fine::Template { name } => Msg::TemplateFine {
                name: name.as_str().into(),
            },
        })
    }
}

impl ContentFault {
    /// In words.
    pub fn say(&self, locale: &Locale) -> String {
        let voice = locale.plain();
        locale.say(&match self {
            ContentFault::UnreadableFolder { folder, detail } => Msg::FolderUnreadable {
                folder: folder.as_str().into(),
                detail: detail.as_str().into(),
            },
            ContentFault::NoLanguage { folder } => Msg::LocaleNoFolder {
                folder: folder.as_str().into(),
            },
            ContentFault::Unreadable { file, detail } => Msg::FileUnreadable {
                file: file.as_str().into(),
                detail: detail.as_str().into(),
            },
            ContentFault::Neither { file } => Msg::ContentNeither {
                file: file.as_str().into(),
            },
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
            ContentFault::Text { file, key } => Msg::TemplateKey {
                file: file.as_str().into(),
                key: key.as_str().into(),
            },
            ContentFault::NameTaken { file, name } => Msg::ContentNameTaken {
                file: file.as_str().into(),
                name: name.as_str().into(),
            },
            ContentFault::Language { code, fault } => language(code, fault),
        })
    }
}

/// What people read, in English.
impl fmt::Display for ContentFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(&Locale::english()))
    }
}

impl Error for ContentFault {}

fn template(file: &str, fault: &TemplateFault, locale: &Locale) -> Msg {
    let file = file.into();
    match fault {
        TemplateFault::Malformed { line, detail } => Msg::TemplateBad {
            file,
            line: (*line).into(),
            detail: detail.as_str().into(),
        },
        TemplateFault::Series(error) => Msg::TemplateSeries {
            file,
            detail: locale.plain().series_error(error).into(),
        },
        TemplateFault::Statements { found, most } => {
            let (found, most) = ((*found).into(), (*most).into());
            let detail = locale.say(&Msg::TemplateTooFewStatements { found, most });
            Msg::TemplateSeries {
                file,
                detail: detail.into(),
            }
        }
        TemplateFault::Number {
            field,
            found,
            least,
            most,
        } => {
            let detail = locale.say(&Msg::TemplateNumber {
                field: (*field).into(),
                found: (*found).into(),
                least: (*least).into(),
                most: (*most).into(),
            });
            Msg::TemplateSeries {
                file,
                detail: detail.into(),
            }
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
        LocaleFault::Missing(key) => Msg::LocaleMissing {
            code,
            key: key.clone().into(),
        },
        LocaleFault::Unknown(key) => Msg::LocaleUnknown {
            code,
            key: key.clone().into(),
        },
        LocaleFault::Taken(key) => Msg::LocaleTaken {
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
