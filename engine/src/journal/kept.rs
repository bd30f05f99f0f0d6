//! The journal as a text: a line for each day, which a teacher can read as well.
//!
//! ```text
//! saute-dix journal 1
//! current 0
//! class CM1 A
//! 2026-11-16 ritual=1 jump-1=19/24 order-2=11/24 met-always-sorts=9/5
//! 2026-11-17 game=2 best=4 jumps=12 lesson=guided-game
//! end 2
//! ```

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use super::{Activity, Answers, ClassJournal, Day, Encounter, Journal, JournalEntry};
use crate::puzzle::Misconception;

const FORMAT: &str = "saute-dix journal ";
const VERSION: u32 = 1;
/// A wrong idea that showed.
const MET: &str = "met-";

/// Why a text is no journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JournalFault {
    /// It is something else.
    Foreign,
    /// A newer version of the program has written it.
    Newer,
    /// It is longer than journals may be.
    TooLong,
    /// This line, counted from 1, is not as it should be.
    Line(usize),
    /// Its end is missing.
    Cut,
}

impl fmt::Display for JournalFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JournalFault::Foreign => f.write_str("this is no journal"),
            JournalFault::Newer => f.write_str("a newer version has written this journal"),
            JournalFault::TooLong => {
                write!(f, "journals have at most {} bytes", Journal::LONGEST_TEXT)
            }
            JournalFault::Line(line) => write!(f, "line {line} is not as it should be"),
            JournalFault::Cut => f.write_str("the end of the journal is missing"),
        }
    }
}

impl Error for JournalFault {}

impl fmt::Display for Journal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FORMAT}{VERSION}")?;
        writeln!(f, "current {}", self.current)?;
        let mut days = 0;
        for class in &self.classes {
            writeln!(f, "class {}", class.name())?;
            for day in class.days() {
                writeln!(f, "{day}")?;
                days += 1;
            }
        }
        writeln!(f, "end {days}")
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.date)?;
        for (activity, times) in &self.done {
            write!(f, " {}={times}", activity.name())?;
        }
        if let Some(best) = self.best {
            write!(f, " best={best}")?;
        }
        if self.jumps > 0 {
            write!(f, " jumps={}", self.jumps)?;
        }
        for lesson in &self.lessons {
            write!(f, " lesson={lesson}")?;
        }
        for (topic, Answers { right, of }) in &self.topics {
            write!(f, " {topic}={right}/{of}")?;
        }
        for (idea, Encounter { met, overcome }) in &self.ideas {
            write!(f, " {MET}{}={met}/{overcome}", idea.name())?;
        }
        Ok(())
    }
}

impl Day {
    /// A day as it stands in its line.
    fn parse(line: &str) -> Option<Day> {
        let mut words = line.split(' ');
        let mut day = Day::new(words.next()?.parse().ok()?);
        for word in words {
            let (key, value) = word.split_once('=')?;
            let number = |text: &str| text.parse::<u32>().ok();
            if let Some(activity) = Activity::from_name(key) {
                day.add(JournalEntry::Did(activity, number(value)?));
            } else if key == "best" {
                day.best = Some(number(value)?);
            } else if key == "jumps" {
                day.jumps = number(value)?;
            } else if key == "lesson" {
                day.add(JournalEntry::Lesson(value.to_owned()));
            } else {
                let (first, second) = value.split_once('/')?;
                let (first, second) = (number(first)?, number(second)?);
                day.add(match key.strip_prefix(MET) {
                    Some(idea) => JournalEntry::Met(
                        Misconception::from_name(idea)?,
                        Encounter { met: first, overcome: second },
                    ),
                    None => JournalEntry::Asked(key.parse().ok()?, Answers::new(first, second)),
                });
            }
        }
        Some(day)
    }
}

impl FromStr for Journal {
    type Err = JournalFault;

    fn from_str(text: &str) -> Result<Journal, JournalFault> {
        if text.len() > Journal::LONGEST_TEXT {
            return Err(JournalFault::TooLong);
        }
        let mut lines = (1..).zip(text.lines());
        let (_, first) = lines.next().ok_or(JournalFault::Foreign)?;
        let version = first.strip_prefix(FORMAT).ok_or(JournalFault::Foreign)?;
        match version.parse::<u32>() {
            Ok(VERSION) => {}
            Ok(newer) if newer > VERSION => return Err(JournalFault::Newer),
            _ => return Err(JournalFault::Foreign),
        }
        let mut journal = Journal { classes: Vec::new(), current: 0 };
        let mut days = 0_usize;
        for (number, line) in lines {
            let wrong = JournalFault::Line(number);
            if let Some(current) = line.strip_prefix("current ") {
                journal.current = current.parse().ok().ok_or(wrong)?;
            } else if let Some(count) = line.strip_prefix("end ") {
                let whole = count.parse() == Ok(days) && journal.is_sound();
                return if whole { Ok(journal) } else { Err(wrong) };
            } else if let Some(name) = line.strip_prefix("class ").or(line.strip_prefix("class")) {
                journal.classes.push(ClassJournal::new(name));
            } else {
                let day = Day::parse(line).ok_or(wrong)?;
                let class = journal.classes.last_mut().ok_or(wrong)?;
                if !class.push(day) {
                    return Err(wrong);
                }
                days += 1;
            }
        }
        Err(JournalFault::Cut)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const TEXT: &str = "saute-dix journal 1
current 1
class CM1 A
2026-11-16 ritual=1 jump-1=19/24 order-2=11/24 met-always-sorts=9/5
2026-11-17 game=2 day-puzzle=1 best=4 jumps=12 lesson=guided-game
class 
2025-09-01 vote=3 idea-about-ten=4/4
end 3
";

    #[test]
    fn it_is_written_as_it_was_read() {
        let journal: Journal = TEXT.parse().unwrap();
        assert_eq!(journal.to_string(), TEXT);
        assert_eq!(journal.classes()[0].best(), Some(4));
        assert_eq!(journal.class().days().len(), 1);
        let windows: Journal = TEXT.replace('\n', "\r\n").parse().unwrap();
        assert_eq!(windows, journal);
    }

    #[test]
    fn what_is_no_journal_says_where() {
        let wrong = |old: &str, new: &str| TEXT.replace(old, new).parse::<Journal>().unwrap_err();
        assert_eq!("".parse::<Journal>(), Err(JournalFault::Foreign));
        assert_eq!(wrong("saute-dix", "chess"), JournalFault::Foreign);
        assert_eq!(wrong("journal 1", "journal 2"), JournalFault::Newer);
        assert_eq!(wrong("journal 1", "journal x"), JournalFault::Foreign);
        assert_eq!(wrong("end 3\n", ""), JournalFault::Cut);
        assert_eq!(wrong("end 3", "end 4"), JournalFault::Line(8));
        assert_eq!(wrong("current 1", "current 2"), JournalFault::Line(8));
        assert_eq!(wrong("2026-11-17", "2026-11-16"), JournalFault::Line(5));
        assert_eq!(wrong("2026-11-16", "1999-11-16"), JournalFault::Line(4));
        assert_eq!(wrong("ritual=1", "ritual=x"), JournalFault::Line(4));
        assert_eq!(wrong("jump-1=19/24", "jump-1=19"), JournalFault::Line(4));
        assert_eq!(wrong("met-always", "met-never"), JournalFault::Line(4));
        assert_eq!(wrong("class CM1 A\n", ""), JournalFault::Line(3));
        let long = "x".repeat(Journal::LONGEST_TEXT + 1);
        assert_eq!(long.parse::<Journal>(), Err(JournalFault::TooLong));
    }

    #[test]
    fn cut_anywhere_it_is_no_journal_and_no_panic() {
        for end in 0..TEXT.len() - 1 {
            if let Some(cut) = TEXT.get(..end) {
                assert!(cut.parse::<Journal>().is_err(), "{end}");
            }
        }
    }

    proptest! {
        #[test]
        fn whatever_is_read_does_no_harm(text in "(saute-dix journal 1\n)?([a-z0-9=/ -]{0,40}\n){0,5}") {
            if let Ok(journal) = text.parse::<Journal>() {
                prop_assert_eq!(journal.to_string().parse(), Ok(journal));
            }
        }
    }
}
