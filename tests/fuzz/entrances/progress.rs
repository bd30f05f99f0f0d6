//! What has been done of the lessons.

use saute_dix::app::platform::{Memory, Store};
use saute_dix::app::shell::{SavedModels, Storage, write_lessons};
use saute_dix::rules::Random;
use serde_json::{Value, json};

use super::same_again;
use crate::fuzz::words::in_words;
use crate::fuzz::{Entrance, Outcome, grammar};

pub const ENTRANCE: Entrance = Entrance {
    name: "progress",
    what: "what has been done of the lessons",
    grow,
    vocabulary: &[
        "format",
        "version",
        "content",
        "saute-dix lessons",
        "lesson",
        "step",
        "done",
        "finished",
        "duel",
        "fair-price",
    ],
    short_round: 4_000,
    enter,
};

fn grow(random: &mut Random) -> String {
    let lessons: Vec<Value> = (0..random.below(6))
        .map(|_| {
            json!({
                "lesson": grammar::one(random, &["up-and-down", "duel", "my-own"]),
                "step": random.below(20),
                "done": (0..random.below(12)).collect::<Vec<_>>(),
                "finished": random.below(2) == 0,
            })
        })
        .collect();
    json!({"format": "saute-dix lessons", "version": 1, "content": lessons}).to_string()
}

fn enter(input: &[u8]) -> Result<Outcome, String> {
    let models = kept(&String::from_utf8_lossy(input))?;
    for notice in &models.notices {
        in_words(|voice| notice.say(voice))?;
    }
    if !models.notices.is_empty() {
        return Ok(Outcome::Refused);
    }
    let Some(printed) = write_lessons(&models.lessons) else {
        return Ok(Outcome::Accepted);
    };
    let again = kept(&printed)?;
    same_again(&models.lessons, &printed, Ok::<_, ()>(again.lessons))
}

fn kept(text: &str) -> Result<SavedModels, String> {
    let mut store = Memory::default();
    store.write("lessons.json", text)?;
    Ok(Storage::new(Box::new(store)).load())
}
