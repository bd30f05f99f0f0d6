//! A day of a class: what was done, and how it went.

use super::{Date, Topic};
use crate::listed;
use crate::puzzle::Misconception;

listed! {
    /// Something a class does.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
    pub enum Activity {
        /// The five minutes at the beginning of a lesson.
        Ritual = "ritual",
        /// A question everybody votes on.
        Vote = "vote",
        /// A puzzle of a series.
        Puzzle = "puzzle",
        /// A game that ended.
        Game = "game",
        /// A relay of teams.
        Relay = "relay",
        /// A climb on the ladder.
        Ladder = "ladder",
        /// The puzzle of the day, solved.
        DayPuzzle = "day-puzzle",
        /// A prepared hour.
        Hour = "hour",
    }
}

/// How often something was right, and how often it was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Answers {
    /// Right answers.
    pub right: u32,
    /// All answers.
    pub of: u32,
}

impl Answers {
    /// So many of so many; never more than all.
    pub fn new(right: u32, of: u32) -> Answers {
        Answers { right: right.min(of), of }
    }

    /// Both together.
    #[must_use]
    pub fn and(self, other: Answers) -> Answers {
        Answers {
            right: self.right.saturating_add(other.right),
            of: self.of.saturating_add(other.of),
        }
    }

    /// In percent, if anything was asked.
    pub fn percent(self) -> Option<u32> {
        let of = Some(self.of).filter(|of| *of > 0)?;
        let percent = u64::from(self.right) * 100 / u64::from(of);
        u32::try_from(percent).ok()
    }
}

/// All of these together. A file may say more than can be counted: then it is as much as can be.
pub fn total(counts: impl Iterator<Item = u32>) -> u32 {
    counts.fold(0, u32::saturating_add)
}

/// How often a wrong idea showed, and how often it was gone in the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Encounter {
    /// How often it showed at first.
    pub met: u32,
    /// How many of these thought better of it.
    pub overcome: u32,
}

/// Something to be put down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JournalEntry {
    /// A topic was asked about. With nothing asked it has been met, as in a lesson.
    Asked(Topic, Answers),
    /// That was a mistake of who put it down.
    Unasked(Topic, Answers),
    /// A wrong idea showed.
    Met(Misconception, Encounter),
    /// An activity came to its end, so many times.
    Did(Activity, u32),
    /// A game ended with so many cards left; a duel does not count them.
    Played {
        /// Cards left.
        left: Option<u32>,
        /// Jumps of ten that were made.
        jumps: u32,
    },
    /// A lesson was finished.
    Lesson(String),
}

/// What a class did on a day, and how it went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Day {
    /// Which day.
    pub date: Date,
    pub(super) done: Vec<(Activity, u32)>,
    pub(super) topics: Vec<(Topic, Answers)>,
    pub(super) ideas: Vec<(Misconception, Encounter)>,
    pub(super) best: Option<u32>,
    pub(super) jumps: u32,
    pub(super) lessons: Vec<String>,
}

impl Day {
    /// A day on which nothing has been done yet.
    pub fn new(date: Date) -> Day {
        Day {
            date,
            done: Vec::new(),
            topics: Vec::new(),
            ideas: Vec::new(),
            best: None,
            jumps: 0,
            lessons: Vec::new(),
        }
    }

    /// How often something was done.
    pub fn count(&self, activity: Activity) -> u32 {
        let done = self.done.iter().find(|(done, _)| *done == activity);
        done.map_or(0, |(_, times)| *times)
    }

    /// What was asked, and how it went.
    pub fn topics(&self) -> &[(Topic, Answers)] {
        &self.topics
    }

    /// The wrong ideas that showed.
    pub fn ideas(&self) -> &[(Misconception, Encounter)] {
        &self.ideas
    }

    /// The fewest cards left in a game.
    pub fn best(&self) -> Option<u32> {
        self.best
    }

    /// The jumps that were made in games.
    pub fn jumps(&self) -> u32 {
        self.jumps
    }

    /// The names of the lessons that were finished.
    pub fn lessons(&self) -> &[String] {
        &self.lessons
    }

    /// All answers together.
    pub fn answers(&self) -> Answers {
        let scores = self.topics.iter().map(|(_, score)| *score);
        scores.fold(Answers::default(), Answers::and)
    }

    /// Puts something down.
    pub fn add(&mut self, journal_entry: JournalEntry) {
        match journal_entry {
            JournalEntry::Asked(topic, score) => {
                let known = entry(&mut self.topics, topic);
                *known = known.and(score);
            }
            JournalEntry::Unasked(topic, score) => {
                let known = entry(&mut self.topics, topic);
                let right = known.right.saturating_sub(score.right);
                *known = Answers::new(right, known.of.saturating_sub(score.of));
            }
            JournalEntry::Met(idea, encounter) => {
                let known = entry(&mut self.ideas, idea);
                known.met = known.met.saturating_add(encounter.met);
                let overcome = known.overcome.saturating_add(encounter.overcome);
                known.overcome = overcome.min(known.met);
            }
            JournalEntry::Did(activity, times) => {
                let known = entry(&mut self.done, activity);
                *known = known.saturating_add(times);
            }
            JournalEntry::Played { left, jumps } => {
                let games = entry(&mut self.done, Activity::Game);
                *games = games.saturating_add(1);
                self.best = self.best.into_iter().chain(left).min();
                self.jumps = self.jumps.saturating_add(jumps);
            }
            JournalEntry::Lesson(name) => {
                // A day is a line of words.
                let name = name.split_whitespace().collect::<Vec<_>>().join("-");
                if !self.lessons.contains(&name) {
                    self.lessons.push(name);
                }
            }
        }
    }
}

/// What belongs to a key, in a list that stays in the order of its keys.
pub(super) fn entry<K: Ord, V: Default>(list: &mut Vec<(K, V)>, key: K) -> &mut V {
    let place = list.partition_point(|(other, _)| *other < key);
    if list.get(place).is_none_or(|(other, _)| *other != key) {
        list.insert(place, (key, V::default()));
    }
    // It is there now.
    #[expect(clippy::indexing_slicing, reason = "an entry at this place was just found or made")]
    &mut list[place].1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Kind;

    #[test]
    fn deeds_of_a_day_add_up() {
        let mut day = Day::new(Date::FIRST);
        let topic = Topic::Skill(Kind::Order, 2);
        day.add(JournalEntry::Asked(topic, Answers::new(3, 4)));
        day.add(JournalEntry::Asked(topic, Answers::new(9, 4)));
        day.add(JournalEntry::Asked(Topic::Skill(Kind::Jump, 1), Answers::default()));
        assert_eq!(day.answers(), Answers { right: 7, of: 8 });
        assert_eq!(day.answers().percent(), Some(87));
        assert_eq!(Answers::default().percent(), None);
        assert_eq!(day.topics()[0].0, Topic::Skill(Kind::Jump, 1));
        day.add(JournalEntry::Played { left: Some(12), jumps: 3 });
        day.add(JournalEntry::Played { left: None, jumps: 1 });
        day.add(JournalEntry::Played { left: Some(4), jumps: 0 });
        assert_eq!((day.best(), day.jumps()), (Some(4), 4));
        assert_eq!(day.count(Activity::Game), 3);
        let idea = Misconception::AboutTen;
        day.add(JournalEntry::Met(idea, Encounter { met: 5, overcome: 9 }));
        assert_eq!(day.ideas()[0].1, Encounter { met: 5, overcome: 5 });
        day.add(JournalEntry::Lesson("jump".to_owned()));
        day.add(JournalEntry::Lesson("jump".to_owned()));
        assert_eq!(day.lessons(), ["jump"]);
    }
}
