//! What has been done of the lessons.

use proptest::collection::vec;
use proptest::prelude::*;

use saute_dix::app::shell::write_lessons;
use serde_json::json;

use super::{accepted, kept, same_again};
use crate::fuzz::strategies::one;
use crate::fuzz::{Entrance, Outcome};

pub const ENTRANCE: Entrance = Entrance {
    name: "progress",
    inputs,
    words: "format|version|content|saute-dix lessons|lesson|step|done|finished|duel|fair-price",
    cases: 4_000,
    enter,
};

fn inputs() -> BoxedStrategy<String> {
    let lesson = (one("up-and-down|duel|my-own"), 0..20, 0..12, any::<bool>());
    let lesson = lesson.prop_map(|(lesson, step, done, finished)| {
        json!({"lesson": lesson, "step": step, "done": (0..done).collect::<Vec<_>>(), "finished": finished})
    });
    vec(lesson, 0..6)
        .prop_map(|lessons| {
            json!({"format": "saute-dix lessons", "version": 1, "content": lessons}).to_string()
        })
        .boxed()
}

fn enter(input: &[u8]) -> Result<Outcome, String> {
    let Some(models) = accepted("lessons.json", input)? else {
        return Ok(Outcome::Refused);
    };
    let Some(printed) = write_lessons(&models.lessons) else {
        return Ok(Outcome::Accepted);
    };
    let again = kept("lessons.json", &printed)?;
    same_again(&models.lessons, &printed, Ok::<_, ()>(again.lessons))
}
