//! A JSON object, read field by field so that each mistake can be named.

use serde_json::{Map, Value};

use crate::l10n::{Locale, Msg};

/// The fields of an object, and the language to complain in.
pub struct Fields<'a> {
    locale: &'a Locale,
    values: Map<String, Value>,
}

/// Why a text is no such object.
pub enum Unreadable {
    /// It is not JSON.
    NotJson(serde_json::Error),
    /// It is JSON of another kind.
    NotAnObject,
    /// It has a field of this name, which nobody knows.
    Unknown(String),
}

/// A field of another kind than expected, as a sentence.
pub struct BadField(pub String);

impl Fields<'_> {
    /// An object with none but these fields.
    pub fn read<'a>(
        json: &str,
        known: &[&str],
        locale: &'a Locale,
    ) -> Result<Fields<'a>, Unreadable> {
        let value: Value = serde_json::from_str(json).map_err(Unreadable::NotJson)?;
        let Value::Object(values) = value else {
            return Err(Unreadable::NotAnObject);
        };
        match values.keys().find(|name| !known.contains(&name.as_str())) {
            Some(unknown) => Err(Unreadable::Unknown(unknown.clone())),
            None => Ok(Fields { locale, values }),
        }
    }

    /// The language to complain in.
    pub fn locale(&self) -> &Locale {
        self.locale
    }

    /// Whether the field is there and not null.
    pub fn has(&self, name: &str) -> bool {
        self.value(name).is_some()
    }

    fn value(&self, name: &str) -> Option<&Value> {
        self.values.get(name).filter(|value| !value.is_null())
    }

    /// The field as some kind of value; nothing if it is absent.
    pub fn get<'a, T>(
        &'a self,
        name: &str,
        kind: &Msg,
        read: impl FnOnce(&'a Value) -> Option<T>,
    ) -> Result<Option<T>, BadField> {
        let Some(value) = self.value(name) else {
            return Ok(None);
        };
        let bad = || {
            BadField(
                self.locale
                    .say(&Msg::BadField { field: name.into(), kind: self.locale.say(kind).into() }),
            )
        };
        read(value).map(Some).ok_or_else(bad)
    }
}

/// A whole number, 0 or more.
pub fn count(value: &Value) -> Option<usize> {
    usize::try_from(value.as_u64()?).ok()
}

/// A list of whole numbers.
pub fn numbers(value: &Value) -> Option<Vec<i64>> {
    value.as_array()?.iter().map(Value::as_i64).collect()
}

/// A list of such lists.
pub fn lists(value: &Value) -> Option<Vec<Vec<i64>>> {
    value.as_array()?.iter().map(numbers).collect()
}
