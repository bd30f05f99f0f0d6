//! Checks a language: every text there, none too many, each with the values it needs.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fmt;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use super::nesting::{self, Nesting};
use super::{Language, Locale, Msg, TextFile, escapes};

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum LocaleFault {
    Syntax {
        file: String,
        /// The line, from 1.
        line: usize,
        detail: String,
    },
    Nested {
        file: String,
        /// The line, from 1.
        line: usize,
        most: usize,
    },
    /// A text with a brace directly within another one, or with a choice by a value that never changes.
    Idle {
        file: String,
        /// The line, from 1.
        line: usize,
    },
    Missing(String),
    Unknown(String),
    Taken(String),
    Variables {
        key: String,
        expected: Vec<&'static str>,
    },
}

impl fmt::Display for LocaleFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LocaleFault::Syntax { file, line, detail } => write!(f, "{file}:{line}: {detail}"),
            LocaleFault::Nested { file, line, most } => {
                write!(f, "{file}:{line}: nested deeper than {most}")
            }
            LocaleFault::Idle { file, line } => write!(f, "{file}:{line}: nested without use"),
            LocaleFault::Missing(key) => write!(f, "no text for {key}"),
            LocaleFault::Unknown(key) => write!(f, "unused text {key}"),
            LocaleFault::Taken(key) => write!(f, "{key} is a key of the program"),
            LocaleFault::Variables { key, expected } => {
                write!(f, "the values of {key} must be {expected:?}")
            }
        }
    }
}

impl Error for LocaleFault {}

/// A value of this name may be left out: it only chooses between singular and plural, and not
/// every language needs that.
const PLURAL: &str = "count";

/// What is wrong with texts that stand beside ours: they need not be complete, but they must be
/// Fluent, and under keys of their own.
pub fn check_own_texts(own: &Language) -> Vec<LocaleFault> {
    let mut faults = Vec::new();
    let keys_of = |files: &[TextFile], faults: &mut Vec<LocaleFault>| {
        let mut found = BTreeMap::new();
        for file in files {
            read(file, &mut found, faults);
        }
        found.into_keys().collect::<BTreeSet<String>>()
    };
    let ours = Locale::built_in_files(&own.code).unwrap_or_default();
    let ours = keys_of(&ours, &mut Vec::new());
    let theirs = keys_of(&own.files, &mut faults);
    let taken = theirs.intersection(&ours).cloned();
    faults.extend(taken.map(LocaleFault::Taken));
    faults
}

pub fn check_syntax(files: &[TextFile]) -> Vec<LocaleFault> {
    let mut faults = Vec::new();
    for file in files {
        read(file, &mut BTreeMap::new(), &mut faults);
    }
    faults
}

/// Everything that is wrong, sorted; and how many texts there are. `content` are the keys that
/// content files name: statements, templates, lessons.
pub fn check_locale(files: &[TextFile], content: &[String]) -> (usize, Vec<LocaleFault>) {
    let mut faults = Vec::new();
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in files {
        read(file, &mut found, &mut faults);
    }
    let mut expected: BTreeMap<String, &[&'static str]> = BTreeMap::new();
    for (key, values) in Msg::all() {
        expected.insert((*key).to_owned(), values);
    }
    for key in content {
        expected.insert(key.clone(), &[]);
    }
    for (key, values) in &expected {
        let Some(used) = found.get(key) else {
            faults.push(LocaleFault::Missing(key.clone()));
            continue;
        };
        let known = used.iter().all(|name| values.contains(&name.as_str()));
        let complete = values.iter().all(|name| *name == PLURAL || used.contains(*name));
        if !known || !complete {
            faults.push(LocaleFault::Variables { key: key.clone(), expected: values.to_vec() });
        }
    }
    let unknown = found.keys().filter(|key| !expected.contains_key(*key));
    faults.extend(unknown.cloned().map(LocaleFault::Unknown));
    faults.sort();
    (found.len(), faults)
}

fn read(
    file: &TextFile,
    found: &mut BTreeMap<String, BTreeSet<String>>,
    faults: &mut Vec<LocaleFault>,
) {
    let (text, left_out) = nesting::sound(&file.text);
    faults.extend(left_out.into_iter().map(|(line, why)| {
        let file = file.name.clone();
        match why {
            Nesting::Deep => LocaleFault::Nested { file, line, most: nesting::DEEPEST },
            Nesting::Idle => LocaleFault::Idle { file, line },
        }
    }));
    let text = escapes::whole(&text);
    let (resource, errors) = match parser::parse(text.as_ref()) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    for error in errors {
        let before = text.get(..error.pos.start).unwrap_or_default();
        faults.push(LocaleFault::Syntax {
            file: file.name.clone(),
            line: before.matches('\n').count() + 1,
            detail: error.kind.to_string(),
        });
    }
    for entry in &resource.body {
        if let Entry::Message(message) = entry
            && let Some(pattern) = &message.value
        {
            let mut values = BTreeSet::new();
            pattern_values(pattern, &mut values);
            found.insert(message.id.name.to_owned(), values);
        }
    }
}

fn pattern_values(pattern: &Pattern<&str>, values: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression } => expression_values(expression, values),
        }
    }
}

fn expression_values(expression: &Expression<&str>, values: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => inline_values(inline, values),
        Expression::Select { selector, variants } => {
            inline_values(selector, values);
            for variant in variants {
                pattern_values(&variant.value, values);
            }
        }
    }
}

fn inline_values(inline: &InlineExpression<&str>, values: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            values.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => expression_values(expression, values),
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                inline_values(argument, values);
            }
        }
        _ => {}
    }
}
