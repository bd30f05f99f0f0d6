//! How long this thread has worked: what others do on the same machine does not count.

use std::time::{Duration, Instant};

/// Measures work, where the system tells; else time.
#[derive(Default)]
pub struct WorkTime {
    start: Option<Duration>,
    since: Option<Instant>,
}

impl WorkTime {
    pub fn start(&mut self) {
        self.start = worked();
        self.since = Some(Instant::now());
    }

    /// The work since the start; never more than the time that went by.
    pub fn spent(&self) -> Duration {
        let time = self.since.map_or(Duration::ZERO, |since| since.elapsed());
        let work = self.start.zip(worked());
        work.map_or(time, |(start, end)| end.saturating_sub(start).min(time))
    }
}

/// All the time that this thread has had a processor for.
fn worked() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = text.split(' ').next()?.parse().ok()?;
    // Some systems have the file and do not count.
    Some(nanoseconds).filter(|count| *count > 0).map(Duration::from_nanos)
}
