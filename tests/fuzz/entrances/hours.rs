//! The files of prepared hours.

use saute_dix::puzzle::HourPlan;
use saute_dix::rules::Random;

use super::same_again;
use crate::fuzz::words::in_words;
use crate::fuzz::{Entrance, Outcome, grammar};

pub const ENTRANCE: Entrance = Entrance {
    name: "hours",
    what: "files of prepared hours",
    grow,
    vocabulary: &[
        "saute-dix hour 1\n",
        "title ",
        "lesson ",
        "votes ",
        "ritual\n",
        "day-puzzle\n",
        "code ",
        "end\n",
        "56N1-71JM",
        "8041-32G",
    ],
    short_round: 10_000,
    enter,
};

fn grow(random: &mut Random) -> String {
    let mut text = "saute-dix hour 1\n".to_owned();
    if random.below(2) == 0 {
        let words = random.below(16);
        text += "title ";
        text += &grammar::some(random, words, |random| {
            grammar::one(random, &["Lundi", "10 h", "–", "Élan", "title"])
        });
        text.push('\n');
    }
    for _ in 0..random.below(23) {
        text += &match random.below(5) {
            0 => format!("lesson {}\n", random.below(33)),
            1 => format!("votes {}\n", random.below(33)),
            2 => "ritual\n".to_owned(),
            3 => "day-puzzle\n".to_owned(),
            _ => {
                format!("code {}\n", grammar::one(random, &["56N1-71JM", "56x1 0ce8", "8041-32G"]))
            }
        };
    }
    text + "end\n"
}

fn enter(input: &[u8]) -> Result<Outcome, String> {
    match String::from_utf8_lossy(input).parse::<HourPlan>() {
        Ok(plan) => {
            let printed = plan.to_string();
            same_again(&plan, &printed, printed.parse())
        }
        Err(fault) => {
            in_words(|voice| voice.hour_fault(&fault))?;
            Ok(Outcome::Refused)
        }
    }
}
