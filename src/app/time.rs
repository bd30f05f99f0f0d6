//! Time as the models know it: seconds on the window's clock, passed in by the caller.

#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Ticker {
    due: Option<f64>,
}

impl Ticker {
    /// Whether it is time: first after `first` seconds, then `every` so many.
    pub fn is_due(&mut self, now: f64, first: f64, every: f64) -> bool {
        let due = *self.due.get_or_insert(now + first);
        if now >= due {
            self.due = Some(now + every);
        }
        now >= due
    }

    pub fn wait(&self, now: f64) -> f64 {
        self.due.map_or(0.0, |due| (due - now).max(0.0))
    }

    pub fn stop(&mut self) {
        self.due = None;
    }
}

/// Steps that are shown one after the other, by the clock or by hand.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct StepPlayback {
    at: usize,
    total: usize,
    runs: bool,
    ticker: Ticker,
}

/// In seconds: until the first step, and from one step to the next.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlaybackSpeed {
    pub first: f64,
    pub every: f64,
}

impl StepPlayback {
    pub fn still(at: usize, total: usize) -> StepPlayback {
        StepPlayback { at: at.min(total), total, ..StepPlayback::default() }
    }

    pub fn running(total: usize) -> StepPlayback {
        StepPlayback { runs: total > 0, ..StepPlayback::still(0, total) }
    }

    pub fn at(&self) -> usize {
        self.at
    }

    pub fn total(&self) -> usize {
        self.total
    }

    pub fn runs(&self) -> bool {
        self.runs
    }

    /// Shows the next step if its time has come; says how long to wait for another.
    pub fn tick(&mut self, now: f64, speed: PlaybackSpeed) -> Option<f64> {
        if !self.runs {
            return None;
        }
        if self.ticker.is_due(now, speed.first, speed.every) {
            self.at += 1;
        }
        self.runs = self.at < self.total;
        self.runs.then(|| self.ticker.wait(now))
    }

    /// Another window has another clock: what runs starts waiting anew.
    pub fn forget_the_clock(&mut self) {
        self.ticker.stop();
    }
}

#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Stopwatch {
    before: f64,
    since: Option<f64>,
    /// The last time a frame looked at it.
    seen: f64,
}

impl Stopwatch {
    pub fn started(now: f64) -> Stopwatch {
        Stopwatch { before: 0.0, since: Some(now), seen: now }
    }

    /// Running from now on, with so many seconds on it.
    pub fn resumed(seconds: f64, now: f64) -> Stopwatch {
        // What is no time is none, and no series takes longer than a week.
        const LONGEST: f64 = 604_800.0;
        let before = if seconds.is_finite() { seconds.clamp(0.0, LONGEST) } else { 0.0 };
        Stopwatch { before, ..Stopwatch::started(now) }
    }

    /// The seconds on it when a frame last looked.
    pub fn seen_seconds(&self) -> f64 {
        self.seconds(self.seen)
    }

    pub fn seconds(&self, now: f64) -> f64 {
        self.before + self.since.map_or(0.0, |since| (now - since).max(0.0))
    }

    pub fn runs(&self) -> bool {
        self.since.is_some()
    }

    pub fn toggle(&mut self, now: f64) {
        self.before = self.seconds(now);
        self.since = match self.since {
            Some(_) => None,
            None => Some(now),
        };
    }

    /// Notes the time, so that it is known when another clock takes over.
    pub fn look(&mut self, now: f64) {
        self.seen = now;
    }

    pub fn forget_the_clock(&mut self) {
        let runs = self.runs();
        self.before = self.seconds(self.seen);
        self.since = runs.then_some(0.0);
        self.seen = 0.0;
    }
}

/// What there is to save of a time; more than a `u32` holds is no time.
pub fn whole_seconds(seconds: f64) -> u32 {
    let whole = std::time::Duration::try_from_secs_f64(seconds).map_or(0, |time| time.as_secs());
    u32::try_from(whole).unwrap_or(u32::MAX)
}

/// Time to think: it runs out, and nothing else happens.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ThinkingTime {
    seconds: f64,
    since: f64,
    /// The last time a frame looked at it.
    seen: f64,
}

impl ThinkingTime {
    pub fn started(seconds: u16, now: f64) -> ThinkingTime {
        ThinkingTime { seconds: seconds.into(), since: now, seen: now }
    }

    pub fn left(&self, now: f64) -> f64 {
        (self.seconds - (now - self.since)).clamp(0.0, self.seconds)
    }

    /// The part that is left: 1 at the start, 0 at the end.
    pub fn part(&self, now: f64) -> f64 {
        self.left(now) / self.seconds.max(1.0)
    }

    pub fn is_over(&self, now: f64) -> bool {
        self.left(now) <= 0.0
    }

    /// Notes the time; says how long to wait before it looks different. Without motion it goes in large steps.
    pub fn tick(&mut self, now: f64, motion: bool) -> Option<f64> {
        self.seen = now;
        let every = if motion { 0.5 } else { ThinkingTime::STEP };
        let left = self.left(now);
        let rest = left % every;
        let wait = if rest > 0.01 { rest } else { every };
        (left > 0.0).then_some(wait)
    }

    /// The seconds of a step where nothing moves.
    pub const STEP: f64 = 5.0;

    pub fn forget_the_clock(&mut self) {
        self.since -= self.seen;
        self.seen = 0.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_to_think_runs_out_and_then_is_still() {
        let mut time = ThinkingTime::started(30, 10.0);
        assert_eq!(time.tick(10.0, true), Some(0.5));
        assert_eq!(time.tick(12.0, false), Some(3.0));
        assert!((time.part(25.0) - 0.5).abs() < 1e-9 && !time.is_over(39.9));
        time.tick(20.0, true);
        time.forget_the_clock();
        assert!((time.left(5.0) - 15.0).abs() < 1e-9, "in a new window");
        assert!(time.is_over(20.1) && time.tick(20.1, true).is_none());
    }

    const SPEED: PlaybackSpeed = PlaybackSpeed { first: 0.5, every: 2.0 };

    #[test]
    fn a_playback_shows_a_step_when_it_is_due_and_stops_after_the_last() {
        let mut playback = StepPlayback::running(2);
        assert_eq!(playback.tick(10.0, SPEED), Some(0.5));
        assert_eq!((playback.at(), playback.runs()), (0, true));
        assert_eq!(playback.tick(10.5, SPEED), Some(2.0));
        assert_eq!(playback.tick(11.5, SPEED), Some(1.0));
        assert_eq!(playback.tick(12.6, SPEED), None);
        assert_eq!((playback.at(), playback.runs()), (2, false));
        assert_eq!(StepPlayback::running(0).tick(0.0, SPEED), None);
        assert_eq!(StepPlayback::still(9, 3).at(), 3);
    }

    #[test]
    fn a_stopwatch_survives_a_new_window() {
        let mut watch = Stopwatch::started(100.0);
        watch.look(107.0);
        watch.forget_the_clock();
        assert!((watch.seconds(3.0) - 10.0).abs() < 1e-9);
        watch.toggle(3.0);
        watch.look(50.0);
        watch.forget_the_clock();
        assert!(!watch.runs() && (watch.seconds(9.0) - 10.0).abs() < 1e-9);
    }
}
