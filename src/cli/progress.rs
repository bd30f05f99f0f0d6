//! A progress bar for long work, on a terminal only.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use super::Streams;

const PACE: Duration = Duration::from_millis(100);
const WIDTH: u32 = 40;

pub struct ProgressBar {
    total: u32,
    shown: bool,
    next: Instant,
}

impl ProgressBar {
    /// A bar for so many steps; silent for none, and where no user sits before a terminal.
    pub fn new(total: u32, streams: &Streams) -> ProgressBar {
        ProgressBar { total, shown: total > 0 && streams.on_terminal, next: Instant::now() + PACE }
    }

    pub fn at(&mut self, done: u32) {
        if self.shown && Instant::now() >= self.next {
            self.next = Instant::now() + PACE;
            self.draw(&bar(done, self.total));
        }
    }

    fn draw(&mut self, text: &str) {
        let mut terminal = io::stderr();
        let drawn = write!(terminal, "\r\x1b[K{text}").and_then(|()| terminal.flush());
        // A bar that cannot be drawn is not worth stopping for.
        self.shown = drawn.is_ok();
    }
}

impl Drop for ProgressBar {
    fn drop(&mut self) {
        if self.shown {
            self.draw("");
        }
    }
}

fn bar(done: u32, total: u32) -> String {
    let share = |of: u32| u64::from(done.min(total)) * u64::from(of) / u64::from(total.max(1));
    let full = usize::try_from(share(WIDTH)).unwrap_or_default();
    let (full, rest) = ("#".repeat(full), "·".repeat(WIDTH as usize - full));
    format!("[{full}{rest}] {} % ({done}/{total})", share(100))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_fills_up_and_never_overflows() {
        assert!(bar(0, 10).starts_with("[··"));
        assert!(bar(10, 10).contains("####] 100 % (10/10)"));
        assert!(bar(20, 10).contains("] 100 %"));
        assert!(bar(0, 0).contains("0 %"));
    }
}
