//! The time a computer player may take for a move. The coach knows no clock: it is handed this.

use std::time::{Duration, Instant};

use clap::{Arg, ArgMatches};

use super::usage;
use crate::coach::Thinking;
use crate::limits;
use crate::text::{Locale, Msg};

const NAME: &str = "think";
/// The longest cap that can be asked for, in milliseconds: an hour.
const LONGEST: u32 = limits::THINKING;

#[derive(Clone, Copy)]
pub struct MoveTime(Option<Duration>);

impl MoveTime {
    pub fn option(locale: &Locale) -> Arg {
        usage::option(NAME, "MS", &Msg::HelpThink, locale).value_parser(usage::whole(0..=LONGEST))
    }

    pub fn of(matches: &ArgMatches) -> MoveTime {
        let asked = matches.get_one::<u32>(NAME).copied();
        MoveTime(asked.map(|milliseconds| Duration::from_millis(milliseconds.into())))
    }

    pub fn thinking(self) -> Thinking {
        let milliseconds = |cap: Duration| u32::try_from(cap.as_millis()).unwrap_or(u32::MAX);
        self.0.map_or(Thinking::Usual, |cap| Thinking::Milliseconds(milliseconds(cap)))
    }

    /// Starts the clock for one move: the answer to whether there is time left.
    pub fn start(self) -> impl FnMut() -> bool {
        let end = self.0.map(|cap| Instant::now() + cap);
        move || end.is_none_or(|end| Instant::now() < end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cap_ends_and_no_cap_never_does() {
        assert!(MoveTime(None).start()());
        assert!(!MoveTime(Some(Duration::ZERO)).start()());
        assert!(MoveTime(Some(Duration::from_hours(1))).start()());
    }
}
