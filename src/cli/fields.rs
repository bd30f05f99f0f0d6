//! A JSON object, read field by field so that each mistake can be named.

use serde_json::{Map, Value};

use crate::text::{Locale, Msg};

pub struct Fields<'a> {
    locale: &'a Locale,
    values: Map<String, Value>,
}

pub enum Unreadable {
    NotJson(serde_json::Error),
    NotAnObject,
    Unknown(String),
}

pub struct BadField(pub String);

impl Fields<'_> {
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

    pub fn locale(&self) -> &Locale {
        self.locale
    }

    pub fn has(&self, name: &str) -> bool {
        self.value(name).is_some()
    }

    fn value(&self, name: &str) -> Option<&Value> {
        self.values.get(name).filter(|value| !value.is_null())
    }

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

pub fn numbers(value: &Value) -> Option<Vec<i64>> {
    value.as_array()?.iter().map(Value::as_i64).collect()
}

pub fn lists(value: &Value) -> Option<Vec<Vec<i64>>> {
    value.as_array()?.iter().map(numbers).collect()
}
