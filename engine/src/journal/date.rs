//! Days of the calendar. What day it is comes from outside.

use std::fmt;
use std::str::FromStr;

/// A day, counted from the first of January 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Date(i32);

/// The days from the first of March of the year 0 to the day that is counted from.
const FROM_MARCH: i32 = 719_468;
/// The days of four hundred years.
const ERA: i32 = 146_097;

impl Date {
    /// The first day a journal can have: a clock that says less is wrong.
    pub const FIRST: Date = Date::of_days(10_957);
    /// The last one.
    pub const LAST: Date = Date::of_days(84_005);

    /// The day so many days after the first of January 1970.
    pub const fn of_days(days: i32) -> Date {
        Date(days)
    }

    /// A day of the calendar, if there is such a day.
    pub fn new(year: i32, month: u32, day: u32) -> Option<Date> {
        if !(1..=12).contains(&month) || !(1..=31).contains(&day) || !(1..=9999).contains(&year) {
            return None;
        }
        // Years that begin in March end with the day that some of them have more.
        let year_of_march = if month <= 2 { year - 1 } else { year };
        let month_of_march = (month + 9) % 12;
        let day_of_year = (153 * month_of_march + 2) / 5 + day - 1;
        let in_era = year_of_march.rem_euclid(400);
        let day_of_era = in_era * 365 + in_era / 4 - in_era / 100 + day_of_year.cast_signed();
        let date = Date(year_of_march.div_euclid(400) * ERA + day_of_era - FROM_MARCH);
        (date.calendar() == (year, month, day)).then_some(date)
    }

    /// Year, month and day.
    pub fn calendar(self) -> (i32, u32, u32) {
        let days = self.0 + FROM_MARCH;
        let (era, day) = (days.div_euclid(ERA), days.rem_euclid(ERA));
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let day_of_year = day - (365 * year + year / 4 - year / 100);
        let month_of_march = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * month_of_march + 2) / 5 + 1;
        let month = (month_of_march + 2) % 12 + 1;
        let year = era * 400 + year + i32::from(month <= 2);
        (year, month.cast_unsigned(), day.cast_unsigned())
    }

    /// The day so many days later.
    #[must_use]
    pub fn plus(self, days: i32) -> Date {
        Date(self.0.saturating_add(days))
    }

    /// How many days it is after another one.
    pub fn since(self, other: Date) -> i32 {
        self.0.saturating_sub(other.0)
    }

    /// Counted from 0 for Monday.
    pub fn weekday(self) -> u8 {
        u8::try_from((self.0.rem_euclid(7) + 3) % 7).unwrap_or(0)
    }

    /// Whether there may be school: from Monday to Friday.
    pub fn is_weekday(self) -> bool {
        self.weekday() < 5
    }

    /// The Monday of its week.
    #[must_use]
    pub fn monday(self) -> Date {
        self.plus(-i32::from(self.weekday()))
    }

    /// The days since the beginning, as a number of the day.
    pub fn days(self) -> i32 {
        self.0
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.calendar();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Date {
    type Err = ();

    fn from_str(text: &str) -> Result<Date, ()> {
        let mut parts = text.splitn(3, '-');
        let mut part = |length: usize| {
            let part = parts.next().filter(|part| part.len() == length).ok_or(())?;
            let digits = part.bytes().all(|byte| byte.is_ascii_digit());
            digits.then(|| part.parse::<u16>().ok()).flatten().ok_or(())
        };
        let (year, month, day) = (part(4)?, part(2)?, part(2)?);
        Date::new(year.into(), month.into(), day.into()).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn known_days() {
        let date = |text: &str| text.parse::<Date>().unwrap();
        assert_eq!(date("1970-01-01").days(), 0);
        assert_eq!(date("2000-01-01"), Date::FIRST);
        assert_eq!(date("2199-12-31"), Date::LAST);
        assert_eq!(date("2026-11-17").weekday(), 1);
        assert_eq!(date("2026-11-17").monday(), date("2026-11-16"));
        assert_eq!(date("2024-02-28").plus(2), date("2024-03-01"));
        assert!(!date("2026-11-22").is_weekday());
    }

    #[test]
    fn what_is_no_day() {
        for text in [
            "",
            "2026",
            "2026-11",
            "2026-13-01",
            "2026-02-30",
            "2023-02-29",
            "26-11-17",
            "2026-1-7",
            "2026-11-17-",
            "+026-11-17",
            "2026-11-1é",
            "0000-01-01",
        ] {
            assert_eq!(text.parse::<Date>(), Err(()), "{text}");
        }
    }

    proptest! {
        #[test]
        fn a_day_is_written_and_read(days in -100_000..200_000_i32) {
            let date = Date::of_days(days);
            prop_assert_eq!(date.to_string().parse(), Ok(date));
            let (year, month, day) = date.calendar();
            prop_assert_eq!(Date::new(year, month, day), Some(date));
            prop_assert_eq!(date.plus(1).since(date), 1);
            prop_assert_eq!((date.weekday() + 1) % 7, date.plus(1).weekday());
        }
    }
}
