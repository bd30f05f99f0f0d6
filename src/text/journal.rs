use super::{Msg, Voice};
use crate::journal::{Activity, Date, Day, Digest, Encounter, Topic};
use crate::puzzle::Misconception;

impl Voice<'_> {
    pub fn topic(&self, topic: Topic) -> String {
        match topic {
            Topic::Skill(kind, level) => {
                self.say(&Msg::JournalSkill { kind: self.kind(kind).into(), level: level.into() })
            }
            Topic::Idea(idea) => {
                self.say(&Msg::JournalTopicIdea { idea: self.misconception(idea).into() })
            }
        }
    }

    pub fn date(&self, date: Date) -> String {
        let (year, month, day) = date.calendar();
        // Texts of numbers, so that no language puts a blank into a year.
        self.say(&Msg::JournalDate {
            day: format!("{day:02}").into(),
            month: format!("{month:02}").into(),
            year: year.to_string().into(),
        })
    }

    pub fn records(&self, digest: &Digest) -> Vec<String> {
        if digest.days == 0 {
            return Vec::new();
        }
        let days = digest.days.into();
        let best = digest.best.map(|left| Msg::JournalBest { left: left.into() });
        let (jumps, streak) = (digest.jumps, digest.streak);
        let jumps = (jumps > 0).then(|| Msg::JournalJumps { jumps: jumps.into() });
        let streak = (streak > 0).then(|| Msg::JournalStreak { days: streak.into() });
        let all = [Some(Msg::JournalDays { days }), best, jumps, streak];
        all.into_iter().flatten().map(|text| self.say(&text)).collect()
    }

    pub fn encounter(&self, idea: Misconception, encounter: Encounter) -> String {
        self.say(&Msg::JournalIdea {
            idea: self.misconception(idea).into(),
            met: encounter.met.into(),
            overcome: encounter.overcome.into(),
        })
    }

    pub fn day(&self, day: &Day) -> String {
        let done = Activity::ALL.into_iter().filter_map(|activity| {
            let count = Some(day.count(activity)).filter(|count| *count > 0)?.into();
            Some(match activity {
                Activity::Ritual => Msg::JournalDidRitual { count },
                Activity::Vote => Msg::JournalDidVote { count },
                Activity::Puzzle => Msg::JournalDidPuzzle { count },
                Activity::Game => Msg::JournalDidGame { count },
                Activity::Relay => Msg::JournalDidRelay { count },
                Activity::Ladder => Msg::JournalDidLadder { count },
                Activity::DayPuzzle => Msg::JournalDidDay,
                Activity::Hour => Msg::JournalDidHour { count },
            })
        });
        let lessons = Some(day.lessons().len()).filter(|lessons| *lessons > 0);
        let lessons = lessons.map(|count| Msg::JournalDidLesson { count: count.into() });
        let best = day.best();
        let best = best.map(|left| Msg::JournalDayBest { left: left.into() });
        let percent = day.answers().percent();
        let right = percent.map(|percent| Msg::JournalDayRight { percent: percent.into() });
        let parts = done.chain(lessons).chain(best).chain(right);
        let parts: Vec<String> = parts.map(|part| self.say(&part)).collect();
        parts.join(" · ")
    }
}
