//! The journal of a class: its days, one after the other. No names of pupils, ever.

use super::day::entry;
use super::{Activity, Answers, Date, Day, Encounter, JournalEntry, Topic, Week, total};
use crate::limits;
use crate::puzzle::{Kind, Misconception};

/// The days of one class.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ClassJournal {
    name: String,
    days: Vec<Day>,
}

/// What the clock says about today, seen from the journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Today {
    /// A day that can be.
    Is(Date),
    /// The clock is behind the journal, or says what cannot be: today counts as this day, so that no day is
    /// counted twice and none is lost.
    CountsAs(Date),
}

impl Today {
    /// The day to put things down under.
    pub fn date(self) -> Date {
        match self {
            Today::Is(date) | Today::CountsAs(date) => date,
        }
    }
}

impl ClassJournal {
    /// The longest name of a class.
    pub const LONGEST_NAME: usize = limits::CLASS_NAME;

    /// The journal of a class of which nothing is known yet. A name is one line, and not too long.
    pub fn new(name: &str) -> ClassJournal {
        let mut class = ClassJournal::default();
        class.rename(name);
        class.name = class.name.trim_end().to_owned();
        class
    }

    /// Gives the class another name. A blank at its end stays: the teacher may be typing.
    pub fn rename(&mut self, name: &str) {
        let plain = name.chars();
        let plain = plain.map(|letter| if letter.is_whitespace() { ' ' } else { letter });
        let plain = plain.filter(|letter| !letter.is_control());
        // Only now: a blank may have stood behind something that is no letter.
        let plain = plain.skip_while(|letter| *letter == ' ');
        self.name = plain.take(ClassJournal::LONGEST_NAME).collect();
    }

    /// What the class is called; empty if it has no name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The days, the first one first.
    pub fn days(&self) -> &[Day] {
        &self.days
    }

    /// What the clock says is today; in the journal no day comes before one that is there.
    pub fn today(&self, clock: Date) -> Today {
        let last = self.days.last().map_or(Date::FIRST, |day| day.date);
        if (last..=Date::LAST).contains(&clock) { Today::Is(clock) } else { Today::CountsAs(last) }
    }

    /// Puts something down for today.
    pub fn add(&mut self, clock: Date, journal_entry: JournalEntry) {
        let date = self.today(clock).date();
        if let Some(day) = self.days.last_mut().filter(|day| day.date == date) {
            day.add(journal_entry);
            return;
        }
        let mut day = Day::new(date);
        day.add(journal_entry);
        self.days.push(day);
    }

    /// A day as it was read from a file; whether it comes after all before.
    pub(super) fn push(&mut self, day: Day) -> bool {
        let first = Date::FIRST.plus(-1);
        let last = self.days.last().map_or(first, |day| day.date);
        let follows = last < day.date && day.date <= Date::LAST;
        if follows {
            self.days.push(day);
        }
        follows
    }

    /// The fewest cards ever left in a game.
    pub fn best(&self) -> Option<u32> {
        self.days.iter().filter_map(Day::best).min()
    }

    /// How often something was done.
    pub fn count(&self, activity: Activity) -> u32 {
        total(self.days.iter().map(|day| day.count(activity)))
    }

    /// All jumps.
    pub fn jumps(&self) -> u32 {
        total(self.days.iter().map(Day::jumps))
    }

    /// All wrong ideas that showed, and what became of them.
    pub fn ideas(&self) -> Vec<(Misconception, Encounter)> {
        let mut all: Vec<(Misconception, Encounter)> = Vec::new();
        for (idea, encounter) in self.days.iter().flat_map(Day::ideas) {
            let known = entry(&mut all, *idea);
            known.met = known.met.saturating_add(encounter.met);
            known.overcome = known.overcome.saturating_add(encounter.overcome);
        }
        all
    }

    /// The wrong idea to work on: the one most often left at the end, else the one seen most often.
    pub fn hardest_idea(&self) -> Option<Misconception> {
        let left = |met: &Encounter| (met.met.saturating_sub(met.overcome), met.met);
        let ideas = self.ideas().into_iter().rev();
        // Of equals, the first: it is the more telling one.
        let hardest = ideas.max_by_key(|(_, encounter)| left(encounter));
        hardest.map(|(idea, _)| idea)
    }

    /// Each week in which something was asked or a game was scored.
    pub(super) fn weeks(&self) -> Vec<Week> {
        let mut weeks: Vec<Week> = Vec::new();
        for day in &self.days {
            let asked = day.topics().iter().filter_map(|(topic, score)| match topic {
                Topic::Skill(kind, _) if score.of > 0 => Some((*kind, *score)),
                Topic::Skill(..) | Topic::Idea(_) => None,
            });
            let asked: Vec<(Kind, Answers)> = asked.collect();
            if asked.is_empty() && day.best().is_none() {
                continue;
            }
            let monday = day.date.monday();
            let mut week = match weeks.pop_if(|week| week.monday == monday) {
                Some(week) => week,
                None => Week { monday, skills: Vec::new(), best: None },
            };
            for (kind, score) in asked {
                let known = entry(&mut week.skills, kind);
                *known = known.and(score);
            }
            week.best = week.best.into_iter().chain(day.best()).min();
            weeks.push(week);
        }
        weeks
    }

    /// How many school days in a row, up to today, the puzzle of the day was solved. Weekends and Wednesdays, on
    /// which many schools are closed, do not break it; nor do holidays: a week or more without any use.
    pub fn streak(&self, today: Date) -> u32 {
        /// So many weekdays without use are holidays.
        const HOLIDAYS: usize = 5;
        let mut streak = 0;
        let mut next = today;
        for day in self.days.iter().rev().filter(|day| day.date <= today) {
            let between = (1..next.since(day.date)).map(|days| day.date.plus(days));
            let between = between.filter(|date| date.is_weekday());
            let missed = between.clone().filter(|date| date.weekday() != 2).count();
            if missed > 0 && between.count() < HOLIDAYS {
                break;
            }
            let solved = day.count(Activity::DayPuzzle) > 0;
            if solved {
                streak += 1;
            } else if day.date != today && day.date.is_weekday() {
                // Today can still become part of it.
                break;
            }
            next = day.date;
        }
        streak
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn date(text: &str) -> Date {
        text.parse().unwrap()
    }

    fn solved_on(days: &[&str]) -> ClassJournal {
        let mut class = ClassJournal::new("CM1");
        for day in days {
            class.add(date(day), JournalEntry::Did(Activity::DayPuzzle, 1));
        }
        class
    }

    #[test]
    fn a_clock_set_back_counts_no_day_twice_and_loses_nothing() {
        let mut class = ClassJournal::new("  CM1\nA ");
        assert_eq!(class.name(), "CM1 A");
        let journal_entry = || JournalEntry::Did(Activity::Ritual, 1);
        class.add(date("2026-11-16"), journal_entry());
        class.add(date("2026-11-17"), journal_entry());
        for wrong in ["2019-05-03", "1970-01-01", "1999-12-31", "2400-01-01"] {
            let counts = Today::CountsAs(date("2026-11-17"));
            assert_eq!(class.today(date(wrong)), counts);
            class.add(date(wrong), journal_entry());
        }
        assert_eq!(class.days().len(), 2);
        assert_eq!(class.count(Activity::Ritual), 6);
        let fresh = ClassJournal::default();
        assert_eq!(fresh.today(date("1980-01-01")), Today::CountsAs(Date::FIRST));
    }

    #[test]
    fn weekends_wednesdays_and_holidays_do_not_break_a_streak() {
        // Monday, Tuesday, Thursday, Friday, Monday.
        let week = ["2026-11-09", "2026-11-10", "2026-11-12", "2026-11-13", "2026-11-16"];
        assert_eq!(solved_on(&week).streak(date("2026-11-16")), 5);
        assert_eq!(solved_on(&week).streak(date("2026-11-17")), 5, "not yet today");
        assert_eq!(solved_on(&week).streak(date("2026-11-19")), 0, "Tuesday was missed");
        let holidays = ["2026-10-15", "2026-10-16", "2026-11-02", "2026-11-03"];
        assert_eq!(solved_on(&holidays).streak(date("2026-11-03")), 4);
        let gap = ["2026-11-09", "2026-11-12", "2026-11-13"];
        assert_eq!(solved_on(&gap).streak(date("2026-11-13")), 2);
        assert_eq!(solved_on(&[]).streak(date("2026-11-13")), 0);
    }

    #[test]
    fn a_day_of_use_without_the_puzzle_breaks_it() {
        let mut class = solved_on(&["2026-11-09"]);
        class.add(date("2026-11-10"), JournalEntry::Did(Activity::Game, 1));
        class.add(date("2026-11-12"), JournalEntry::Did(Activity::DayPuzzle, 1));
        assert_eq!(class.streak(date("2026-11-12")), 1);
        class.add(date("2026-11-13"), JournalEntry::Did(Activity::Game, 1));
        assert_eq!(class.streak(date("2026-11-13")), 1, "it can still be solved today");
    }

    #[test]
    fn weeks_put_days_together() {
        let mut class = ClassJournal::default();
        let asked = |level, right| {
            JournalEntry::Asked(Topic::Skill(Kind::Order, level), Answers::new(right, 4))
        };
        class.add(date("2026-11-10"), asked(1, 4));
        class.add(date("2026-11-13"), asked(2, 1));
        class.add(date("2026-11-16"), asked(2, 3));
        let weeks = class.weeks();
        assert_eq!(weeks.len(), 2);
        assert_eq!(weeks[0].monday, date("2026-11-09"));
        assert_eq!(weeks[0].skills, [(Kind::Order, Answers::new(5, 8))]);
    }
}
