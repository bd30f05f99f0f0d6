//! The journal of the classes.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use saute_dix::app::shell::LoadError;
use saute_dix::journal::{Date, Digest, Journal, ritual};
use saute_dix::puzzle::{Kind, Misconception};

use super::same_again;
use crate::fuzz::strategies::{one, some};
use crate::fuzz::words::{in_words, with_locales};
use crate::fuzz::{Entrance, Outcome};

pub const ENTRANCE: Entrance = Entrance {
    name: "journal",
    inputs,
    words: "saute-dix journal 1\n|current |class |class\n|end |2026-11-16 |ritual=1|best=|jumps=|lesson=|\
        jump-1=3/4|met-always-sorts=9/5|idea-about-ten=4/4|\n|=|/",
    cases: 3_000,
    enter,
};

fn inputs() -> BoxedStrategy<String> {
    let class = (one("|CM1|6e B|Élan"), vec((1..40_i32, some(entry(), 0..5, " ")), 0..6));
    (vec(class, 1..5), any::<Index>())
        .prop_map(|(classes, current)| {
            let mut text =
                format!("saute-dix journal 1\ncurrent {}\n", current.index(classes.len()));
            for (name, days) in &classes {
                text += &format!("class {name}\n");
                let mut date = Date::of_days(20_000);
                for (later, entries) in days {
                    date = date.plus(*later);
                    text += format!("{date} {entries}").trim_end();
                    text.push('\n');
                }
            }
            let days: usize = classes.iter().map(|(_, days)| days.len()).sum();
            text + &format!("end {days}\n")
        })
        .boxed()
}

fn entry() -> impl Strategy<Value = String> {
    let idea = || select(&Misconception::ALL).prop_map(Misconception::name);
    let score = || {
        (0..40_u32, any::<Index>())
            .prop_map(|(of, right)| format!("{}/{of}", right.index(of as usize + 1)))
    };
    prop_oneof![
        (one("ritual|vote|game|hour|best|jumps"), 0..40)
            .prop_map(|(name, count)| format!("{name}={count}")),
        one("lesson=duel|lesson=fair-price"),
        (idea(), score()).prop_map(|(idea, score)| format!("idea-{idea}={score}")),
        (idea(), 0..40, 0..40).prop_map(|(idea, met, of)| format!("met-{idea}={met}/{of}")),
        (select(&Kind::ALL), 1..5, score())
            .prop_map(|(kind, level, score)| format!("{}-{level}={score}", kind.name())),
    ]
}

fn enter(input: &[u8]) -> Result<Outcome, String> {
    let journal: Journal = match String::from_utf8_lossy(input).parse() {
        Ok(journal) => journal,
        Err(fault) => {
            in_words(|voice| LoadError::Journal(fault).say(voice))?;
            return Ok(Outcome::Refused);
        }
    };
    // What is shown of it must not fail on numbers that no class has reached.
    let today = Date::of_days(20_773);
    with_locales(|[french, _]| {
        for class in journal.classes() {
            let voice = french.plain();
            let shown = class.days().iter().map(|day| voice.day(day).len());
            let shown = shown.sum::<usize>() + voice.records(&Digest::new(class, today)).len();
            std::hint::black_box((shown, ritual(class, today)));
        }
    });
    let printed = journal.to_string();
    same_again(&journal, &printed, printed.parse())
}
