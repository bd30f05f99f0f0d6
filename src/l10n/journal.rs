//! What a class meets again, and the days on which it did, in words.

use super::{Msg, Voice};
use crate::journal::{Date, Topic};

impl Voice<'_> {
    /// What a topic is called.
    pub fn topic(&self, topic: Topic) -> String {
        match topic {
            Topic::Skill(kind, level) => self.say(&Msg::JournalSkill {
                kind: self.kind(kind).into(),
                level: level.into(),
            }),
            Topic::Idea(idea) => self.say(&Msg::JournalTopicIdea {
                idea: self.misconception(idea).into(),
            }),
        }
    }

    /// A day of the calendar.
    pub fn date(&self, date: Date) -> String {
        let (year, month, day) = date.calendar();
        // Texts of numbers, so that no language puts a blank into a year.
        self.say(&Msg::JournalDate {
            day: format!("{day:02}").into(),
            month: format!("{month:02}").into(),
            year: year.to_string().into(),
        })
    }
}
