//! When what has been met is due again: after 1, 3, 7, 21 days and more; the next day if it was missed.

use super::day::entry;
use super::{Answers, Date, Day, Topic};

/// After how many days a topic comes again, by how often in a row it went well. The first is for what has just
/// been met, or was missed.
const INTERVALS: [i32; 6] = [1, 3, 7, 21, 60, 120];
/// From so many in a hundred on it went well.
const WELL: u32 = 70;
/// Below so many in a hundred it was missed.
const MISSED: u32 = 50;

/// How a topic stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TopicStanding {
    /// How often in a row it went well.
    pub step: u8,
    /// The day it was met last.
    pub seen: Date,
    /// The day it is due.
    pub due: Date,
    /// How it went the last time.
    pub last: Answers,
}

impl Default for TopicStanding {
    fn default() -> TopicStanding {
        TopicStanding { step: 0, seen: Date::FIRST, due: Date::FIRST, last: Answers::default() }
    }
}

impl TopicStanding {
    /// Whether it is due on that day.
    pub fn is_due(&self, today: Date) -> bool {
        self.due <= today
    }

    /// Whether it was missed the last time.
    pub fn was_missed(&self) -> bool {
        self.last.percent().is_some_and(|percent| percent < MISSED)
    }

    /// It comes up on that day, and goes like this.
    pub fn meet(&mut self, date: Date, score: Answers) {
        let steps = u8::try_from(INTERVALS.len() - 1).unwrap_or(u8::MAX);
        match score.percent() {
            // What was only shown stays where it is.
            None => {}
            Some(percent) if percent < MISSED => self.step = 0,
            // Going well before it is due proves nothing yet.
            Some(percent) if percent >= WELL && self.is_due(date) => {
                self.step = (self.step + 1).min(steps);
            }
            Some(_) => {}
        }
        if score.of > 0 {
            self.last = score;
        }
        let interval = INTERVALS.get(usize::from(self.step));
        self.seen = date;
        self.due = date.plus(interval.copied().unwrap_or(1));
    }
}

/// How all topics stand that a class has met.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Schedule {
    topics: Vec<(Topic, TopicStanding)>,
}

impl Schedule {
    /// What these days, the first one first, make of everything.
    pub fn of(days: &[Day]) -> Schedule {
        let mut schedule = Schedule::default();
        for day in days {
            for (topic, score) in day.topics() {
                schedule.meet(day.date, *topic, *score);
            }
            for (idea, encounter) in day.ideas() {
                // An idea that showed is a topic from now on, however many gave it up at once.
                let gone = Answers::new(encounter.overcome, encounter.met);
                let topic = Topic::Idea(*idea);
                if day.topics().iter().all(|(other, _)| *other != topic) {
                    schedule.meet(day.date, topic, gone);
                }
            }
        }
        schedule
    }

    fn meet(&mut self, date: Date, topic: Topic, score: Answers) {
        entry(&mut self.topics, topic).meet(date, score);
    }

    /// Every topic that has been met.
    pub fn topics(&self) -> &[(Topic, TopicStanding)] {
        &self.topics
    }

    /// Whether a topic has been met.
    pub fn knows(&self, topic: Topic) -> bool {
        self.topics.iter().any(|(known, _)| *known == topic)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::JournalEntry;
    use crate::puzzle::Kind;

    const TOPIC: Topic = Topic::Skill(Kind::Jump, 1);

    fn standing(days: &[(i32, u32)]) -> TopicStanding {
        let days: Vec<Day> = days
            .iter()
            .map(|(offset, right)| {
                let mut day = Day::new(Date::FIRST.plus(*offset));
                day.add(JournalEntry::Asked(TOPIC, Answers::new(*right, 10)));
                day
            })
            .collect();
        Schedule::of(&days).topics()[0].1
    }

    #[test]
    fn what_goes_well_comes_after_longer_and_longer_times() {
        let mut days = Vec::new();
        let mut today = 0;
        for expected in [3, 7, 21, 60, 120, 120] {
            days.push((today, 9));
            let due = standing(&days).due.since(Date::FIRST);
            assert_eq!(due - today, expected);
            today = due;
        }
    }

    #[test]
    fn what_was_missed_comes_the_next_day() {
        let missed = standing(&[(0, 9), (3, 9), (10, 2)]);
        assert!(missed.was_missed());
        assert_eq!(missed.due.since(Date::FIRST), 11);
        let so_so = standing(&[(0, 9), (3, 6)]);
        assert_eq!(so_so.due.since(Date::FIRST), 6, "as long again");
    }

    #[test]
    fn going_well_too_early_proves_nothing() {
        let early = standing(&[(0, 9), (1, 10), (2, 10)]);
        assert_eq!((early.step, early.due.since(Date::FIRST)), (1, 5));
    }
}
