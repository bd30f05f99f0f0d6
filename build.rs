//! Makes the lists that need not be kept by hand: the messages as a Rust type from
//! `locales/en`, the languages from `locales/languages`, and the lessons and templates from
//! their folders.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource,
};
use fluent_syntax::{parser, serializer};

type Made = Result<String, Box<dyn Error>>;

/// The language the messages are made from; the others are proven against it.
const SOURCE: &str = "en";

/// Files whose texts only content files name, by their keys. They do not become messages.
const CONTENT: [&str; 3] = ["lessons.ftl", "templates.ftl", "truefalse.ftl"];

fn main() -> Result<(), Box<dyn Error>> {
    for place in ["build.rs", "locales", "lessons", "worksheets"] {
        println!("cargo::rerun-if-changed={place}");
    }
    let out = PathBuf::from(env::var("OUT_DIR")?);
    fs::write(out.join("messages.rs"), messages()?)?;
    fs::write(out.join("languages.rs"), languages()?)?;
    fs::write(out.join("lessons.rs"), texts("lessons", "json")?)?;
    fs::write(out.join("templates.rs"), texts("worksheets", "json")?)?;
    Ok(())
}

/// The names of the files in a folder that end like this, sorted.
fn names(folder: &str, ending: &str) -> Result<Vec<String>, Box<dyn Error>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|end| end == ending)
            && let Some(name) = path.file_name().and_then(|name| name.to_str())
        {
            names.push(name.to_owned());
        }
    }
    names.sort();
    Ok(names)
}

/// An expression that takes a file into the program.
fn included(folder: &str, name: &str) -> String {
    let path = format!("/{folder}/{name}");
    format!("include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {path:?}))")
}

/// The texts of the files in a folder, as an expression.
fn texts(folder: &str, ending: &str) -> Made {
    let names = names(folder, ending)?;
    let lines = names.iter().map(|name| included(folder, name) + ",\n");
    Ok(format!("&[\n{}]\n", lines.collect::<String>()))
}

/// The lines of a list, without what is only for readers.
fn listed(path: &str) -> Result<Vec<String>, Box<dyn Error>> {
    let list = fs::read_to_string(path)?;
    let lines = list.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    Ok(lines.map(ToOwned::to_owned).collect())
}

/// The codes of the languages, and their files.
fn languages() -> Made {
    let codes = listed("locales/languages")?;
    if !codes.iter().any(|code| code == SOURCE) {
        return Err(format!("locales/languages does not name {SOURCE}").into());
    }
    for entry in fs::read_dir("locales")? {
        let entry = entry?;
        let name = entry.file_name();
        if entry.path().is_dir() && !codes.iter().any(|code| name == code.as_str()) {
            let folder = entry.path();
            println!("cargo::warning={} is not in locales/languages", folder.display());
        }
    }
    let mut files = String::new();
    for code in &codes {
        let folder = format!("locales/{code}");
        if !Path::new(&folder).is_dir() {
            return Err(format!("locales/languages names {code}, but there is no {folder}").into());
        }
        writeln!(files, "&[")?;
        for name in names(&folder, "ftl")? {
            writeln!(files, "({name:?}, {}),", included(&folder, &name))?;
        }
        writeln!(files, "],")?;
    }
    let count = codes.len();
    Ok(format!(
        "const CODES: [&str; {count}] = {codes:?};\nconst FILES: [Files; {count}] = [\n{files}];\n"
    ))
}

/// A message of the source language.
struct Named {
    key: String,
    /// The values its text uses, in the order of the text.
    values: Vec<String>,
    /// The text, as Fluent.
    text: String,
}

impl Named {
    fn new(message: &Message<&str>, pattern: &Pattern<&str>) -> Result<Named, Box<dyn Error>> {
        let key = message.id.name.to_owned();
        let mut values = Vec::new();
        pattern_values(pattern, &mut values);
        let plain = |name: &str, sign: char| {
            let mut letters = name.chars();
            letters.next().is_some_and(|c| c.is_ascii_lowercase())
                && letters.all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == sign)
        };
        if !plain(&key, '-') || !values.iter().all(|value| plain(value, '_')) {
            return Err(format!("{key} or a value in it cannot be a name in Rust").into());
        }
        let alone = Message { comment: None, ..message.clone() };
        let text = serializer::serialize(&Resource { body: vec![Entry::Message(alone)] });
        Ok(Named { key, values, text })
    }

    /// The name of the variant: `end-turns` is `EndTurns`.
    fn variant(&self) -> String {
        let words = self.key.split('-').map(|word| {
            let (first, rest) = word.split_at(word.len().min(1));
            first.to_ascii_uppercase() + rest
        });
        words.collect()
    }

    /// The values in braces, each followed by this; nothing without values.
    fn fields(&self, after: &str) -> String {
        let fields = self.values.iter().map(|value| format!("{value}{after}"));
        let fields: Vec<String> = fields.collect();
        match fields.as_slice() {
            [] => String::new(),
            fields => format!(" {{ {} }}", fields.join(", ")),
        }
    }
}

/// The type of all messages.
fn messages() -> Made {
    let mut all: BTreeMap<String, Named> = BTreeMap::new();
    let folder = format!("locales/{SOURCE}");
    for name in names(&folder, "ftl")? {
        if CONTENT.contains(&name.as_str()) {
            continue;
        }
        let text = fs::read_to_string(Path::new(&folder).join(&name))?;
        let resource = parser::parse(text.as_str())
            .map_err(|(_, errors)| format!("{folder}/{name}: {errors:?}"))?;
        for entry in &resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let Some(pattern) = &message.value else {
                continue;
            };
            let named = Named::new(message, pattern)?;
            if let Some(twice) = all.insert(named.key.clone(), named) {
                return Err(format!("{folder}/{name}: {} is there twice", twice.key).into());
            }
        }
    }
    let (mut variants, mut list, mut keys, mut values) = Default::default();
    for message in all.values() {
        write_message(message, [&mut variants, &mut list, &mut keys, &mut values])?;
    }
    Ok(format!(
        "/// A message with its values; the words are in `locales/`.
#[allow(missing_docs, reason = \"a value is named by what it is\")]
#[derive(PartialEq, Debug)]
pub enum Msg {{
{variants}}}

#[allow(clippy::too_many_lines, reason = \"a line for each message\")]
impl Msg {{
    /// The key of every message, with the names of its values.
    pub fn all() -> &'static [(&'static str, &'static [&'static str])] {{
        static ALL: &[(&str, &[&str])] = &[
{list}        ];
        ALL
    }}

    /// The key in the Fluent files.
    pub fn key(&self) -> &'static str {{
        match self {{
{keys}        }}
    }}

    fn values(&self) -> Vec<(&'static str, &Arg)> {{
        match self {{
{values}        }}
    }}
}}
"
    ))
}

/// Writes a message as a variant with its text, into the list of all, and as an arm of the two
/// functions.
fn write_message(
    message: &Named,
    [variants, list, keys, values]: [&mut String; 4],
) -> Result<(), Box<dyn Error>> {
    let (key, name) = (&message.key, message.variant());
    writeln!(variants, "    /// ```text")?;
    for line in message.text.trim_end().lines() {
        writeln!(variants, "    /// {line}")?;
    }
    writeln!(variants, "    /// ```")?;
    writeln!(variants, "    {name}{},", message.fields(": Arg"))?;
    writeln!(list, "            ({key:?}, &{:?}),", message.values)?;
    writeln!(keys, "            Msg::{name}{} => {key:?},", message.fields(": _"))?;
    let pairs = message.values.iter().map(|value| format!("({value:?}, {value})"));
    writeln!(
        values,
        "            Msg::{name}{} => vec![{}],",
        message.fields(""),
        pairs.collect::<Vec<_>>().join(", ")
    )?;
    Ok(())
}

/// Gathers the values that a text uses, in all its variants.
fn pattern_values(pattern: &Pattern<&str>, values: &mut Vec<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            expression_values(expression, values);
        }
    }
}

fn expression_values(expression: &Expression<&str>, values: &mut Vec<String>) {
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

fn inline_values(inline: &InlineExpression<&str>, values: &mut Vec<String>) {
    match inline {
        InlineExpression::VariableReference { id } if !values.iter().any(|one| one == id.name) => {
            values.push(id.name.to_owned());
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
