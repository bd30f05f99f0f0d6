//! The journal of the classes.

use saute_dix::app::shell::LoadError;
use saute_dix::journal::{Date, Digest, Journal, ritual};
use saute_dix::puzzle::{Kind, Misconception};
use saute_dix::rules::Random;

use super::same_again;
use crate::fuzz::words::{in_words, with_locales};
use crate::fuzz::{Entrance, Outcome, grammar};

pub const ENTRANCE: Entrance = Entrance {
    name: "journal",
    what: "the journal of the classes",
    grow,
    vocabulary: &[
        "saute-dix journal 1\n",
        "current ",
        "class ",
        "class\n",
        "end ",
        "2026-11-16 ",
        "ritual=1",
        "best=",
        "jumps=",
        "lesson=",
        "jump-1=3/4",
        "met-always-sorts=9/5",
        "idea-about-ten=4/4",
        "\n",
        "=",
        "/",
    ],
    short_round: 3_000,
    enter,
};

fn grow(random: &mut Random) -> String {
    let classes = grammar::between(random, 1, 4);
    let mut text = format!("saute-dix journal 1\ncurrent {}\n", random.below(classes));
    let mut days = 0;
    for _ in 0..classes {
        text += &format!("class {}\n", grammar::one(random, &["", "CM1", "6e B", "Élan"]));
        let mut date = Date::of_days(20_000);
        for _ in 0..random.below(6) {
            date = date.plus(1 + i32::try_from(random.below(40)).unwrap_or(0));
            text += &format!("{date}");
            for _ in 0..random.below(5) {
                text.push(' ');
                text += &entry(random);
            }
            text.push('\n');
            days += 1;
        }
    }
    text + &format!("end {days}\n")
}

fn entry(random: &mut Random) -> String {
    let kind = Kind::ALL[random.below(Kind::ALL.len())];
    let idea = Misconception::ALL[random.below(Misconception::ALL.len())];
    let of = random.below(40);
    match random.below(7) {
        0 => format!("{}={}", grammar::one(random, &["ritual", "vote", "game", "hour"]), of),
        1 => format!("best={of}"),
        2 => format!("jumps={of}"),
        3 => format!("lesson={}", grammar::one(random, &["duel", "fair-price"])),
        4 => format!("idea-{}={}/{of}", idea.name(), random.below(of + 1)),
        5 => format!("met-{}={}/{of}", idea.name(), random.below(40)),
        _ => format!("{}-{}={}/{of}", kind.name(), 1 + random.below(4), random.below(of + 1)),
    }
}

fn enter(input: &[u8]) -> Result<Outcome, String> {
    let journal: Journal = match String::from_utf8_lossy(input).parse() {
        Ok(journal) => journal,
        Err(fault) => {
            in_words(|voice| LoadError::Journal(fault).say(voice))?;
            return Ok(Outcome::Refused);
        }
    };
    // What is shown of it must not fail on numbers that nobody has reached.
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
