//! What a journal comes to: records, weeks and wrong ideas, worked out once for all views.

use super::{Answers, ClassJournal, Date, Encounter, total};
use crate::puzzle::{Kind, Misconception};

/// A week in which something was asked or played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Week {
    /// Its Monday.
    pub monday: Date,
    /// How well it went for each kind of puzzle.
    pub skills: Vec<(Kind, Answers)>,
    /// The fewest cards left in a game.
    pub best: Option<u32>,
}

impl Week {
    /// How well a kind of puzzle went, if there was any of it.
    pub fn percent(&self, kind: Kind) -> Option<u32> {
        let (_, score) = self.skills.iter().find(|(other, _)| *other == kind)?;
        score.percent()
    }
}

/// What a class has reached so far, seen from a day.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Digest {
    /// How many days the journal has.
    pub days: usize,
    /// The fewest cards ever left in a game.
    pub best: Option<u32>,
    /// All jumps.
    pub jumps: u32,
    /// So many school days in a row the puzzle of the day was solved.
    pub streak: u32,
    /// The wrong ideas that showed, the most frequent first.
    pub ideas: Vec<(Misconception, Encounter)>,
    /// The weeks, the first one first.
    pub weeks: Vec<Week>,
}

impl Digest {
    /// What a journal comes to on the day that the clock says.
    pub fn new(class: &ClassJournal, clock: Date) -> Digest {
        let mut ideas = class.ideas();
        ideas.sort_by_key(|(_, encounter)| std::cmp::Reverse(encounter.met));
        Digest {
            days: class.days().len(),
            best: class.best(),
            jumps: class.jumps(),
            streak: class.streak(class.today(clock).date()),
            ideas,
            weeks: class.weeks(),
        }
    }

    /// The kinds of puzzles asked most, at most so many.
    pub fn skills(&self, most: usize) -> Vec<Kind> {
        let asked = |kind: Kind| -> u32 {
            let scores = self.weeks.iter().flat_map(|week| &week.skills);
            let scores = scores.filter(|(other, _)| *other == kind);
            total(scores.map(|(_, score)| score.of))
        };
        let kinds = Kind::ALL.into_iter().filter(|kind| asked(*kind) > 0);
        let mut kinds: Vec<Kind> = kinds.collect();
        kinds.sort_by_key(|kind| std::cmp::Reverse(asked(*kind)));
        kinds.truncate(most);
        kinds
    }

    /// The best score of each week with a game, with the place of the week.
    pub fn scores(&self) -> Vec<(usize, u32)> {
        let weeks = (0..).zip(&self.weeks);
        let scores = weeks.filter_map(|(place, week)| Some((place, week.best?)));
        scores.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::{JournalEntry, Topic};

    #[test]
    fn weeks_have_scores_and_skills_and_the_rest_comes_most_frequent_first() {
        let mut class = ClassJournal::default();
        let date = |text: &str| text.parse::<Date>().unwrap();
        let played = |left| JournalEntry::Played { left: Some(left), jumps: 2 };
        let asked = |kind, of| JournalEntry::Asked(Topic::Skill(kind, 1), Answers::new(3, of));
        let met = |idea, met| JournalEntry::Met(idea, Encounter { met, overcome: 1 });
        class.add(date("2026-11-03"), played(17));
        class.add(date("2026-11-05"), played(12));
        class.add(date("2026-11-10"), asked(Kind::Jump, 4));
        class.add(date("2026-11-10"), asked(Kind::Order, 6));
        class.add(date("2026-11-10"), met(Misconception::AlwaysSorts, 2));
        class.add(date("2026-11-17"), met(Misconception::AboutTen, 5));
        class.add(date("2026-11-17"), played(4));
        let digest = Digest::new(&class, date("2026-11-17"));
        assert_eq!((digest.days, digest.best, digest.jumps), (4, Some(4), 6));
        assert_eq!(digest.scores(), [(0, 12), (2, 4)]);
        assert_eq!(digest.skills(9), [Kind::Order, Kind::Jump]);
        assert_eq!(digest.skills(1), [Kind::Order]);
        assert_eq!(digest.weeks[1].percent(Kind::Jump), Some(75));
        assert_eq!(digest.weeks[1].percent(Kind::Room), None);
        assert_eq!(digest.ideas[0].0, Misconception::AboutTen);
        assert_eq!(Digest::new(&ClassJournal::default(), Date::FIRST), Digest::default());
    }
}
