//! A prepared hour: what a class is going to do, one thing after the other. As a code, if it is short enough to be
//! typed, and as a small text for a file.
//!
//! ```
//! use saute_dix_engine::puzzle::{Code, HourPlan};
//!
//! let text = "saute-dix hour 1\ntitle Jumps\nlesson 4\nvotes 3\nritual\nend\n";
//! let plan: HourPlan = text.parse().unwrap();
//! assert_eq!(plan.to_string(), text);
//! let code = Code::Hour(plan.clone()).to_string();
//! assert_eq!(code, "8041-32G");
//! let Ok(Code::Hour(again)) = Code::parse(&code) else { panic!() };
//! assert_eq!(again.steps(), plan.steps());
//! ```

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use super::{Code, CodeError};
use crate::limits;

/// Something to do in a prepared hour.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HourStep {
    /// A lesson, by its number from 1.
    Lesson(u8),
    /// So many questions to vote on.
    Votes(u8),
    /// The ritual.
    Ritual,
    /// The puzzle of the day.
    DayPuzzle,
    /// What this code stands for; never an hour again.
    Open(Box<Code>),
}

/// The steps of a prepared hour. What cannot be in a code or a file cannot be in here.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HourPlan {
    title: String,
    steps: Vec<HourStep>,
}

/// What is wrong with the text of an hour.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HourFault {
    /// It is not the text of an hour.
    NotAnHour,
    /// It was written by a later version.
    Newer,
    /// It is longer than any hour.
    TooLong,
    /// There are too many steps.
    TooMany,
    /// It does not go to its end.
    Cut,
    /// A line that says nothing known, counted from 1.
    Line(usize),
    /// A code that opens nothing, in this line.
    Code(usize, CodeError),
}

impl fmt::Display for HourFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HourFault::NotAnHour => f.write_str("this is no prepared hour"),
            HourFault::Newer => f.write_str("the hour was written by a later version"),
            HourFault::TooLong => write!(f, "more than {} bytes", HourPlan::LONGEST_TEXT),
            HourFault::TooMany => write!(f, "more than {} steps", HourPlan::MOST_STEPS),
            HourFault::Cut => f.write_str("the end of the hour is missing"),
            HourFault::Line(line) => write!(f, "line {line} says nothing known"),
            HourFault::Code(line, _) => write!(f, "the code in line {line} opens nothing"),
        }
    }
}

impl Error for HourFault {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            HourFault::Code(_, error) => Some(error),
            HourFault::NotAnHour
            | HourFault::Newer
            | HourFault::TooLong
            | HourFault::TooMany
            | HourFault::Cut
            | HourFault::Line(_) => None,
        }
    }
}

/// What the file of an hour begins with, before the number of its format.
const MARK: &str = "saute-dix hour ";
const FORMAT: &str = "1";

impl HourPlan {
    /// The most steps.
    pub const MOST_STEPS: usize = limits::HOUR_STEPS;
    /// The highest number of a lesson, and the most votes in a row.
    pub const HIGHEST: u8 = 31;
    /// The longest title, in letters.
    pub const LONGEST_TITLE: usize = limits::HOUR_TITLE;
    /// The longest text, in bytes.
    pub const LONGEST_TEXT: usize = limits::HOUR_TEXT;

    /// What it is called; empty without a title.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Calls it something, in a line.
    pub fn set_title(&mut self, title: &str) {
        let words = title.split(char::is_control).collect::<Vec<_>>().join(" ");
        let words = words.trim_start();
        self.title = words.chars().take(HourPlan::LONGEST_TITLE).collect();
    }

    /// What is to be done.
    pub fn steps(&self) -> &[HourStep] {
        &self.steps
    }

    /// Whether there is room for another step.
    pub fn has_room(&self) -> bool {
        self.steps.len() < HourPlan::MOST_STEPS
    }

    /// One thing more at the end; whether that can be.
    pub fn add(&mut self, step: HourStep) -> bool {
        let possible = self.has_room() && step.is_possible();
        if possible {
            self.steps.push(step);
        }
        possible
    }

    /// One thing less.
    pub fn remove(&mut self, place: usize) {
        if place < self.steps.len() {
            self.steps.remove(place);
        }
    }

    /// A step and the one after it change their places.
    pub fn swap_with_next(&mut self, place: usize) {
        if place + 1 < self.steps.len() {
            self.steps.swap(place, place + 1);
        }
    }
}

impl HourStep {
    fn is_possible(&self) -> bool {
        match self {
            HourStep::Lesson(number) | HourStep::Votes(number) => {
                (1..=HourPlan::HIGHEST).contains(number)
            }
            HourStep::Ritual | HourStep::DayPuzzle => true,
            HourStep::Open(code) => !matches!(**code, Code::Hour(_)),
        }
    }

    /// What a line of a file says.
    fn read(words: &str) -> Result<Option<HourStep>, CodeError> {
        let (word, rest) = words.split_once(' ').unwrap_or((words, ""));
        let number = || rest.parse().ok();
        let step = match word {
            "lesson" => number().map(HourStep::Lesson),
            "votes" => number().map(HourStep::Votes),
            "ritual" => rest.is_empty().then_some(HourStep::Ritual),
            "day-puzzle" => rest.is_empty().then_some(HourStep::DayPuzzle),
            "code" => Some(HourStep::Open(Box::new(Code::parse(rest)?))),
            _ => None,
        };
        Ok(step.filter(HourStep::is_possible))
    }
}

impl fmt::Display for HourStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HourStep::Lesson(number) => write!(f, "lesson {number}"),
            HourStep::Votes(count) => write!(f, "votes {count}"),
            HourStep::Ritual => f.write_str("ritual"),
            HourStep::DayPuzzle => f.write_str("day-puzzle"),
            HourStep::Open(code) => write!(f, "code {code}"),
        }
    }
}

impl fmt::Display for HourPlan {
    /// The text for a file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{MARK}{FORMAT}")?;
        let title = self.title.trim_end();
        if !title.is_empty() {
            writeln!(f, "title {title}")?;
        }
        for step in &self.steps {
            writeln!(f, "{step}")?;
        }
        writeln!(f, "end")
    }
}

impl FromStr for HourPlan {
    type Err = HourFault;

    /// Reads the text of a file, whatever its ends of lines.
    fn from_str(text: &str) -> Result<HourPlan, HourFault> {
        if text.len() > HourPlan::LONGEST_TEXT {
            return Err(HourFault::TooLong);
        }
        let text = text.trim_start_matches('\u{feff}');
        let mut lines = text.lines().map(str::trim).zip(1..);
        let (first, _) = lines.next().ok_or(HourFault::NotAnHour)?;
        match first.strip_prefix(MARK) {
            Some(FORMAT) => {}
            Some(other) if other.parse::<u32>().is_ok() => return Err(HourFault::Newer),
            _ => return Err(HourFault::NotAnHour),
        }
        let mut plan = HourPlan::default();
        for (line, number) in lines {
            if line == "end" {
                return Ok(plan);
            }
            if line.is_empty() {
                continue;
            }
            if let Some(title) = line.strip_prefix("title ") {
                plan.set_title(title);
                // Where it was cut there may be a space, which its file would not have.
                plan.title.truncate(plan.title.trim_end().len());
                continue;
            }
            let step = HourStep::read(line).map_err(|error| HourFault::Code(number, error))?;
            let step = step.ok_or(HourFault::Line(number))?;
            if !plan.add(step) {
                return Err(HourFault::TooMany);
            }
        }
        Err(HourFault::Cut)
    }
}

/// The letters of an hour's code, between its first and its last: a letter for what a step is, then what
/// belongs to it.
pub(super) fn pack(plan: &HourPlan) -> Vec<u8> {
    let mut digits = Vec::new();
    for step in &plan.steps {
        match step {
            HourStep::Lesson(number) => digits.extend([LESSON, *number]),
            HourStep::Votes(count) => digits.extend([VOTES, *count]),
            HourStep::Ritual => digits.push(RITUAL),
            HourStep::DayPuzzle => digits.push(DAY_PUZZLE),
            HourStep::Open(code) => {
                digits.push(OPEN);
                digits.extend(code.digits());
            }
        }
    }
    digits
}

const LESSON: u8 = 0;
const VOTES: u8 = 1;
const RITUAL: u8 = 2;
const DAY_PUZZLE: u8 = 3;
const OPEN: u8 = 4;

/// What the letters of an hour's code say. `unknown` is what only a later version could mean.
pub(super) fn unpack(mut digits: &[u8], unknown: &CodeError) -> Result<HourPlan, CodeError> {
    let mut plan = HourPlan::default();
    while let [kind, rest @ ..] = digits {
        let (step, after) = match (*kind, rest) {
            (LESSON, [number, after @ ..]) => (HourStep::Lesson(*number), after),
            (VOTES, [count, after @ ..]) => (HourStep::Votes(*count), after),
            (RITUAL, after) => (HourStep::Ritual, after),
            (DAY_PUZZLE, after) => (HourStep::DayPuzzle, after),
            (OPEN, after) => {
                let (code, after) = Code::from_digits(after)?;
                (HourStep::Open(Box::new(code)), after)
            }
            _ => return Err(unknown.clone()),
        };
        if !plan.add(step) {
            return Err(unknown.clone());
        }
        digits = after;
    }
    Ok(plan)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "saute-dix hour 1
title Sauts, leçon 4
lesson 4
votes 3
code 56N1-71JM
ritual
day-puzzle
end
";

    fn plan(text: &str) -> Result<HourPlan, HourFault> {
        text.parse()
    }

    #[test]
    fn a_file_is_read_as_it_was_written() {
        let hour = plan(TEXT).unwrap();
        assert_eq!(hour.to_string(), TEXT);
        assert_eq!(hour.steps().len(), 5);
        let from_windows = format!("\u{feff}{}", TEXT.replace('\n', "\r\n"));
        assert_eq!(plan(&from_windows), Ok(hour));
    }

    #[test]
    fn a_code_holds_all_but_the_title() {
        let hour = plan(TEXT).unwrap();
        let code = Code::Hour(hour.clone()).to_string();
        let Ok(Code::Hour(again)) = Code::parse(&code) else {
            panic!("{code} is no hour");
        };
        assert_eq!((again.steps(), again.title()), (hour.steps(), ""));
        for cut in 3..code.len() - 1 {
            assert!(Code::parse(&code[..cut]) != Ok(Code::Hour(hour.clone())));
        }
    }

    #[test]
    fn what_is_no_hour_says_why() {
        let head = "saute-dix hour 1\n";
        let cases = [
            (String::new(), HourFault::NotAnHour),
            ("Anna 12\n".to_owned(), HourFault::NotAnHour),
            ("saute-dix hour 2\nend\n".to_owned(), HourFault::Newer),
            (format!("{head}lesson 4\n"), HourFault::Cut),
            (format!("{head}\nlesson 0\nend\n"), HourFault::Line(3)),
            (format!("{head}votes 32\nend\n"), HourFault::Line(2)),
            (format!("{head}votes x\nend\n"), HourFault::Line(2)),
            (format!("{head}dance\nend\n"), HourFault::Line(2)),
            (format!("{head}ritual now\nend\n"), HourFault::Line(2)),
            (format!("{head}{}end\n", "ritual\n".repeat(21)), HourFault::TooMany),
            ("x".repeat(5_000), HourFault::TooLong),
        ];
        for (text, fault) in cases {
            assert_eq!(plan(&text), Err(fault), "{text}");
        }
        let wrong = plan(&format!("{head}code 56N1-71JN\nend\n"));
        assert_eq!(wrong, Err(HourFault::Code(2, CodeError::Check)));
        let hour = Code::Hour(plan(TEXT).unwrap());
        let inside = plan(&format!("{head}code {hour}\nend\n"));
        assert_eq!(inside, Err(HourFault::Line(2)), "no hour in an hour");
    }

    #[test]
    fn steps_change_places_and_titles_stay_in_a_line() {
        let mut hour = plan(TEXT).unwrap();
        hour.swap_with_next(0);
        hour.swap_with_next(4);
        hour.remove(9);
        assert_eq!(hour.steps()[0], HourStep::Votes(3));
        hour.remove(0);
        assert_eq!(hour.steps()[0], HourStep::Lesson(4));
        hour.set_title("  a\nend\nb");
        assert_eq!(hour.title(), "a end b");
        assert!(!hour.add(HourStep::Lesson(0)) && !hour.add(HourStep::Votes(99)));
    }
}
