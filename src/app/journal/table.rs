//! All days of a class as a table for spreadsheets, in words.

use crate::journal::{ClassJournal, Encounter, csv, total};
use crate::text::{Msg, Voice};

pub fn table(voice: &Voice, class: &ClassJournal) -> String {
    let heads = [
        Msg::JournalClass,
        Msg::JournalHeadDay,
        Msg::JournalHeadDone,
        Msg::JournalHeadBest,
        Msg::JournalHeadJumps,
        Msg::JournalHeadRight,
        Msg::JournalHeadAsked,
        Msg::JournalHeadMet,
        Msg::JournalHeadOvercome,
    ];
    let heads = heads.iter().map(|head| voice.say(head)).collect();
    let days = class.days().iter().map(|day| {
        let all = |count: fn(&Encounter) -> u32| {
            let counts = day.ideas().iter().map(|(_, encounter)| count(encounter));
            total(counts).to_string()
        };
        let score = day.answers();
        vec![
            class.name().trim().to_owned(),
            // Read as a day by spreadsheets of every language.
            day.date.to_string(),
            voice.day(day),
            day.best().map_or(String::new(), |best| best.to_string()),
            day.jumps().to_string(),
            score.right.to_string(),
            score.of.to_string(),
            all(|encounter| encounter.met),
            all(|encounter| encounter.overcome),
        ]
    });
    csv(voice.numbers.decimal, [heads].into_iter().chain(days))
}
