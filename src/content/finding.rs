//! What a check finds, and how it is said.

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
pub enum Fault {
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

impl Fault {
    /// In words.
    pub fn say(&self, locale: &Locale) -> String {
        let voice = locale.plain();
        locale.say(&match self {
            Fault::Unreadable { file, detail } => Msg::FileUnreadable {
                file: file.as_str().into(),
                detail: detail.as_str().into(),
            },
            Fault::Neither { file } => Msg::ContentNeither {
                file: file.as_str().into(),
            },
            Fault::Lesson { file, error } => Msg::LessonBad {
                file: file.as_str().into(),
                line: error.line.into(),
                detail: voice.lesson_fault(&error.fault).into(),
            },
            Fault::Holds { file, problem } => Msg::LessonBad {
                file: file.as_str().into(),
                line: problem.line.into(),
                detail: voice.lesson_flaw(&problem.flaw).into(),
            },
            Fault::Template { file, fault } => template(file, fault, locale),
            Fault::Text { file, key } => Msg::TemplateKey {
                file: file.as_str().into(),
                key: key.as_str().into(),
            },
            Fault::NameTaken { file, name } => Msg::ContentNameTaken {
                file: file.as_str().into(),
                name: name.as_str().into(),
            },
            Fault::Language { code, fault } => language(code, fault),
        })
    }
}

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
        TemplateFault::Statements => Msg::TemplateSeries {
            file,
            detail: locale.say(&Msg::TemplateTooFewStatements).into(),
        },
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
