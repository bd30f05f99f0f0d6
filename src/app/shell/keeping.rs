//! When the window keeps things: after every frame, again after a while if it failed, and when it closes; and how content
//! of one's own shows that it does no harm.

use std::time::Duration;

use super::keep::{Keeper, KeptModels};
use super::{KeptFile, Notice, SauteDix};

const TRIAL: u8 = 2;

/// What could not be kept is tried again after this time.
const TRY_AGAIN: Duration = Duration::from_secs(3);

impl SauteDix {
    /// Looks whether content of one's own has got through its first pictures.
    fn watch_trial(&mut self) {
        if self.state.settings.own().is_reading() {
            if self.trial == 0 {
                self.keeper.mark_own(true);
                self.trial = TRIAL;
            }
        } else if self.trial > 0 {
            self.trial -= 1;
            self.ctx.request_repaint();
            if self.trial == 0 {
                self.keeper.mark_own(false);
            }
        }
    }

    /// The window closes: what is not kept yet is tried once more.
    pub fn leave(&mut self) {
        self.keep();
        if self.trial > 0 {
            // Whoever closes the window has got past its start.
            self.keeper.mark_own(false);
        }
    }

    pub(super) fn keep(&mut self) {
        self.watch_trial();
        if self.work != self.state.work() {
            self.work = self.state.work();
            self.keeper.mark(KeptFile::Work);
        }
        if self.keeper.has_marked(KeptFile::Journal)
            && let Some(text) = self.keeper.news(KeptFile::Journal)
        {
            self.state.journal.join(&text);
        }
        if self.keeper.is_marked() {
            let notice = self.keeper.save(|file| self.state.write(file));
            let notices = &mut self.state.frame.notices;
            if self.keeper.is_failing() {
                // Nobody may touch the window again before it is closed.
                self.ctx.request_repaint_after(TRY_AGAIN);
            } else {
                notices.retain(|notice| !matches!(notice, Notice::CannotKeep(_)));
            }
            notices.extend(notice);
            if !self.keeper.has_marked(KeptFile::Journal) {
                self.state.journal.kept();
            }
        }
    }
}

/// Marks on disk that content of one's own is read from now on; a folder that the last start did not get past is
/// left out, once. How many pictures it has to get through.
pub(super) fn begin_trial(keeper: &mut Keeper, kept: &mut KeptModels) -> u8 {
    let Some(folder) = kept.settings.content.clone() else {
        return 0;
    };
    kept.skips_own = keeper.fell_over_own();
    keeper.mark_own(!kept.skips_own);
    if kept.skips_own {
        kept.notices.push(Notice::OwnSkipped(folder));
        return 0;
    }
    TRIAL
}
