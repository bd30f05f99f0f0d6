//! The journal of a class: what was done on which day and how it went, when what has been met is due again, and
//! what comes up in the ritual. No names, no pupils: a class as a whole.
//!
//! ```
//! use saute_dix_engine::journal::{Date, JournalEntry, Journal, Answers, Topic, ritual};
//! use saute_dix_engine::puzzle::Kind;
//!
//! let mut journal = Journal::default();
//! let monday: Date = "2026-11-16".parse().unwrap();
//! let missed = Topic::Skill(Kind::Order, 2);
//! journal.class_mut().add(monday, JournalEntry::Asked(missed, Answers::new(5, 24)));
//!
//! let tuesday = monday.plus(1);
//! let topics = ritual(journal.class(), tuesday);
//! assert!(topics.contains(&missed), "what was missed comes again the next day");
//! ```

use crate::limits;

mod class;
mod csv;
mod date;
mod day;
mod digest;
mod kept;
mod ritual;
mod schedule;
mod ticket;
mod topic;

pub use class::{ClassJournal, Today};
pub use csv::csv;
pub use date::Date;
pub use day::{Activity, Answers, Day, Encounter, JournalEntry, total};
pub use digest::{Digest, Week};
pub use kept::JournalFault;
pub use ritual::{day_puzzle, ritual, taught_by};
pub use schedule::{Schedule, TopicStanding};
pub use ticket::ticket;
pub use topic::Topic;

/// The journals of all classes of a teacher, one of which is in front of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Journal {
    classes: Vec<ClassJournal>,
    current: usize,
}

impl Default for Journal {
    /// One class without a name.
    fn default() -> Journal {
        Journal { classes: vec![ClassJournal::default()], current: 0 }
    }
}

impl From<ClassJournal> for Journal {
    /// The journal of one class, alone.
    fn from(class: ClassJournal) -> Journal {
        Journal { classes: vec![class], current: 0 }
    }
}

impl Journal {
    /// The most classes.
    pub const MOST_CLASSES: usize = limits::CLASSES;
    /// The longest text of a journal, in bytes: many years of many classes.
    pub const LONGEST_TEXT: usize = limits::JOURNAL;

    /// All classes.
    pub fn classes(&self) -> &[ClassJournal] {
        &self.classes
    }

    /// Which class is there, from 0.
    pub fn current(&self) -> usize {
        self.current
    }

    /// The class that is there.
    #[expect(clippy::indexing_slicing, reason = "there is always a class that is there")]
    pub fn class(&self) -> &ClassJournal {
        &self.classes[self.current]
    }

    /// The class that is there.
    #[expect(clippy::indexing_slicing, reason = "there is always a class that is there")]
    pub fn class_mut(&mut self) -> &mut ClassJournal {
        &mut self.classes[self.current]
    }

    /// Another class is there.
    pub fn choose(&mut self, class: usize) {
        if class < self.classes.len() {
            self.current = class;
        }
    }

    /// One class more, which is there from now on; whether there is room for it.
    pub fn add_class(&mut self, name: &str) -> bool {
        let room = self.classes.len() < Journal::MOST_CLASSES;
        if room {
            self.classes.push(ClassJournal::new(name));
            self.current = self.classes.len() - 1;
        }
        room
    }

    /// Erases the class that is there. There is always one.
    pub fn erase_class(&mut self) {
        self.classes.remove(self.current);
        if self.classes.is_empty() {
            self.classes.push(ClassJournal::default());
        }
        self.current = self.current.min(self.classes.len() - 1);
    }

    fn is_sound(&self) -> bool {
        self.current < self.classes.len() && self.classes.len() <= Journal::MOST_CLASSES
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_always_a_class() {
        let mut journal = Journal::default();
        journal.erase_class();
        assert_eq!(journal.class().name(), "");
        assert!(journal.add_class("CM1"));
        journal.choose(7);
        assert_eq!(journal.class().name(), "CM1");
        journal.erase_class();
        assert_eq!((journal.classes().len(), journal.current()), (1, 0));
        while journal.add_class("x") {}
        assert_eq!(journal.classes().len(), Journal::MOST_CLASSES);
    }
}
