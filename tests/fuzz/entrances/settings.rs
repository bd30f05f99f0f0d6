//! The settings of the window.

use saute_dix::app::platform::{Memory, Store};
use saute_dix::app::shell::{SavedModels, SavedSettings, Storage, write_settings};
use saute_dix::rules::Random;
use serde_json::{Value, json};

use super::same_again;
use crate::fuzz::words::in_words;
use crate::fuzz::{Entrance, Outcome, grammar};

pub const ENTRANCE: Entrance = Entrance {
    name: "settings",
    what: "the settings of the window",
    grow,
    vocabulary: &[
        "format",
        "version",
        "content",
        "saute-dix settings",
        "language",
        "fr",
        "en",
        "theme",
        "zoom",
        "motion",
        "sound",
        "thinking",
        "setup",
        "practice",
        "print",
        "folder",
        "address",
        "hour",
        "variant",
        "teams",
        "seats",
        "starter",
        "guidance",
        "pace",
        "difficulty",
        "seed",
        "kinds",
        "levels",
        "count",
    ],
    short_round: 2_000,
    enter,
};

fn grow(random: &mut Random) -> String {
    let written = write_settings(&SavedSettings::default()).unwrap_or_default();
    let mut document: Value = serde_json::from_str(&written).unwrap_or_default();
    let content = &mut document["content"];
    content["language"] = match random.below(3) {
        0 => Value::Null,
        _ => json!(grammar::one(random, &["fr", "en", "br", ""])),
    };
    content["zoom"] = json!(random.below(400));
    content["thinking"] = json!(random.below(200));
    content["address"] =
        json!(grammar::one(random, &["", "https://school.example/", "javascript:1"]));
    content["hour"] =
        json!(grammar::one(random, &["", "saute-dix hour 1\nritual\nend\n", "saute-dix hour 9\n"]));
    content["setup"]["teams"] = json!(random.below(8));
    content["setup"]["seed"] = json!(random.below(1 << 20));
    document.to_string()
}

fn enter(input: &[u8]) -> Result<Outcome, String> {
    let models = kept(&String::from_utf8_lossy(input))?;
    for notice in &models.notices {
        in_words(|voice| notice.say(voice))?;
    }
    if !models.notices.is_empty() {
        return Ok(Outcome::Refused);
    }
    let printed = write_settings(&models.settings).ok_or("settings that cannot be kept")?;
    let again = kept(&printed)?;
    if !again.notices.is_empty() {
        return Err(format!("{printed} is refused: {:?}", again.notices));
    }
    same_again(&models.settings, &printed, Ok::<_, ()>(again.settings))
}

fn kept(text: &str) -> Result<SavedModels, String> {
    let mut store = Memory::default();
    store.write("settings.json", text)?;
    Ok(Storage::new(Box::new(store)).load())
}
