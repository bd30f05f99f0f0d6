//! The settings of the window.

use proptest::prelude::*;

use saute_dix::app::shell::{SavedSettings, write_settings};
use serde_json::{Value, json};

use super::{accepted, kept, same_again};
use crate::fuzz::strategies::one;
use crate::fuzz::{Entrance, Outcome};

pub const ENTRANCE: Entrance = Entrance {
    name: "settings",
    inputs,
    words: "format|version|content|saute-dix settings|language|fr|en|theme|zoom|motion|sound|thinking|setup|\
        practice|print|folder|address|hour|variant|teams|seats|starter|guidance|pace|difficulty|seed|\
        kinds|levels|count",
    cases: 2_000,
    enter,
};

fn inputs() -> BoxedStrategy<String> {
    let written = write_settings(&SavedSettings::default()).unwrap_or_default();
    let written: Value = serde_json::from_str(&written).unwrap_or_default();
    let language = prop_oneof![Just(Value::Null), one("fr|en|br|").prop_map(Value::from)];
    let address = one("|https://school.example/|javascript:1");
    let hour = one("|saute-dix hour 1\nritual\nend\n|saute-dix hour 9\n");
    let numbers = (0..400, 0..200, 0..8, 0..1 << 20);
    (language, address, hour, numbers)
        .prop_map(move |(language, address, hour, (zoom, thinking, teams, seed))| {
            let mut document = written.clone();
            let content = &mut document["content"];
            content["language"] = language;
            content["zoom"] = json!(zoom);
            content["thinking"] = json!(thinking);
            content["address"] = json!(address);
            content["hour"] = json!(hour);
            content["setup"]["teams"] = json!(teams);
            content["setup"]["seed"] = json!(seed);
            document.to_string()
        })
        .boxed()
}

fn enter(input: &[u8]) -> Result<Outcome, String> {
    let Some(models) = accepted("settings.json", input)? else {
        return Ok(Outcome::Refused);
    };
    let printed = write_settings(&models.settings).ok_or("settings that cannot be kept")?;
    let again = kept("settings.json", &printed)?;
    if !again.notices.is_empty() {
        return Err(format!("{printed} is refused: {:?}", again.notices));
    }
    same_again(&models.settings, &printed, Ok::<_, ()>(again.settings))
}
