//! What comes up in the five minutes at the beginning of a lesson, and the puzzle of the day.

use super::{ClassJournal, Date, Schedule, Topic, TopicStanding};
use crate::puzzle::{Kind, NumberDeck, Spec};
use crate::rules::Random;

/// How many puzzles fit into five minutes.
const LENGTH: usize = 6;
/// A skill that went well so often in a row is ready for its next level.
const READY: u8 = 2;

/// In which order skills are met by a class that has met nothing yet.
const COURSE: [(Kind, u8); 12] = [
    (Kind::Legal, 1),
    (Kind::Jump, 1),
    (Kind::Room, 1),
    (Kind::Order, 1),
    (Kind::Jump, 2),
    (Kind::Order, 2),
    (Kind::TrueFalse, 1),
    (Kind::Room, 2),
    (Kind::Mistake, 1),
    (Kind::Order, 3),
    (Kind::Jump, 3),
    (Kind::Table, 1),
];

/// The topics of today's ritual, from easy to hard: what was missed, what is due, one step further, and what is
/// due soonest. Only a class that has met too little gets something new.
pub fn ritual(class: &ClassJournal, today: Date) -> Vec<Topic> {
    let schedule = Schedule::of(class.days());
    let mut known = schedule.topics().to_vec();
    known.sort_by_key(|(topic, standing)| urgency(*standing, today, *topic));
    let mut chosen: Vec<Topic> = Vec::new();
    let mut take = |topic: Topic| {
        if chosen.len() < LENGTH && !chosen.contains(&topic) {
            chosen.push(topic);
        }
    };
    let due = known.iter().filter(|(_, standing)| standing.is_due(today));
    due.for_each(|(topic, _)| take(*topic));
    take_further(&schedule, &mut take);
    let later = known.iter().filter(|(_, standing)| !standing.is_due(today));
    later.for_each(|(topic, _)| take(*topic));
    for (kind, level) in COURSE {
        take(Topic::Skill(kind, level));
    }
    in_order(chosen)
}

/// The smaller, the sooner: missed first, then what is overdue by the largest part of its time.
fn urgency(standing: TopicStanding, today: Date, topic: Topic) -> (bool, i32, Topic) {
    let whole = standing.due.since(standing.seen).max(1);
    let waited = today.since(standing.seen);
    (!standing.was_missed(), -(waited * 100 / whole), topic)
}

/// One skill that is ready for it goes a level further.
fn take_further(schedule: &Schedule, take: &mut impl FnMut(Topic)) {
    let ready = schedule.topics().iter().filter(|(_, standing)| standing.step >= READY);
    let further = ready.filter_map(|(topic, _)| topic.next());
    let mut further = further.filter(|topic| !schedule.knows(*topic));
    if let Some(topic) = further.next() {
        take(topic);
    }
}

/// From easy to hard, and no two neighbours of a kind as far as that goes.
fn in_order(mut topics: Vec<Topic>) -> Vec<Topic> {
    topics.sort_by_key(|topic| (topic.difficulty(), *topic));
    for place in 1..topics.len() {
        let kind = |topic: &Topic| match topic {
            Topic::Skill(kind, _) => Some(*kind),
            Topic::Idea(_) => None,
        };
        let same = |one: &Topic, other: &Topic| kind(one).is_some() && kind(one) == kind(other);
        let before = topics.get(place - 1).copied();
        let clash = |topic: &Topic| before.is_some_and(|before| same(&before, topic));
        if topics.get(place).is_some_and(clash) {
            let other = (place + 1..topics.len())
                .find(|at| topics.get(*at).is_some_and(|topic| !clash(topic)));
            if let Some(other) = other {
                topics.swap(place, other);
            }
        }
    }
    topics
}

/// The topics that a lesson leaves behind: what its questions ask.
pub fn taught_by(questions: impl Iterator<Item = (Kind, u8)>) -> Vec<Topic> {
    let mut topics = Vec::new();
    for (kind, level) in questions {
        let topic = Topic::skill(kind, level).filter(|topic| !topics.contains(topic));
        topics.extend(topic);
    }
    topics
}

/// The puzzle of the day: from the date alone, the same everywhere. A week goes from easy to hard.
pub fn day_puzzle(date: Date) -> Option<Spec> {
    const WEEK: [(Kind, u8); 7] = [
        (Kind::Order, 2),
        (Kind::Mistake, 2),
        (Kind::Order, 3),
        (Kind::Table, 3),
        (Kind::Order, 5),
        (Kind::Order, 4),
        (Kind::Table, 2),
    ];
    let (kind, level) = *WEEK.get(usize::from(date.weekday()))?;
    let mut random = Random::new(u64::from(date.days().cast_unsigned()));
    let seed = Spec::any_seed(&mut random);
    Spec::new(kind, level, Spec::USUAL_HAND, NumberDeck::Units, seed).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::{Answers, JournalEntry};
    use crate::puzzle::{Misconception, generate};
    use crate::solver::Solver;

    fn monday() -> Date {
        "2026-11-16".parse().unwrap()
    }

    fn asked(class: &mut ClassJournal, date: Date, topic: Topic, right: u32) {
        class.add(date, JournalEntry::Asked(topic, Answers::new(right, 10)));
    }

    #[test]
    fn a_class_that_has_met_nothing_begins_at_the_beginning() {
        let topics = ritual(&ClassJournal::default(), monday());
        assert_eq!(topics.len(), LENGTH);
        assert!(topics.contains(&Topic::Skill(Kind::Legal, 1)));
        let difficulties: Vec<u8> = topics.iter().map(|topic| topic.difficulty()).collect();
        assert!(difficulties.is_sorted(), "{topics:?}");
    }

    #[test]
    fn what_was_missed_comes_first_and_what_is_not_due_last() {
        let mut class = ClassJournal::default();
        let due = [
            Topic::Skill(Kind::Order, 1),
            Topic::Skill(Kind::Jump, 1),
            Topic::Skill(Kind::Room, 1),
            Topic::Skill(Kind::Legal, 1),
            Topic::Idea(Misconception::AboutTen),
        ];
        let missed = Topic::Skill(Kind::Order, 3);
        let fresh = Topic::Skill(Kind::Mistake, 1);
        for topic in due {
            asked(&mut class, monday(), topic, 9);
        }
        asked(&mut class, monday().plus(3), missed, 2);
        asked(&mut class, monday().plus(3), fresh, 9);
        let topics = ritual(&class, monday().plus(4));
        assert_eq!(topics.len(), LENGTH);
        assert!(topics.contains(&missed) && !topics.contains(&fresh));
        assert!(due.iter().all(|topic| topics.contains(topic)));
    }

    #[test]
    fn a_skill_that_goes_well_goes_a_level_further() {
        let mut class = ClassJournal::default();
        let topic = Topic::Skill(Kind::Jump, 1);
        for days in [0, 3] {
            asked(&mut class, monday().plus(days), topic, 10);
        }
        let topics = ritual(&class, monday().plus(4));
        assert!(topics.contains(&Topic::Skill(Kind::Jump, 2)), "{topics:?}");
    }

    #[test]
    fn the_puzzle_of_the_day_is_there_every_day_and_stays_what_it_is() {
        let mut solver = Solver::new();
        let mut seen = Vec::new();
        for days in 0..28 {
            let spec = day_puzzle(monday().plus(days)).unwrap();
            assert!(generate(&mut solver, spec).is_ok());
            assert!(!seen.contains(&spec));
            seen.push(spec);
        }
        let code = crate::puzzle::Code::Puzzle(seen[0]).to_string();
        assert_eq!(code, "56N3-1PXC", "every class has this one on 16 November 2026");
    }
}
