//! When the window saves: after every frame, again after a while if it failed, and when it closes; and how custom
//! content shows that it does not crash the window.

use std::time::Duration;

use super::formats::{
    SavedSettings, SavedWork, write_lessons, write_session, write_settings, write_work,
};
use super::save::{SavedModels, Storage};
use super::{Notice, SauteDix, SaveFile, State};

const TRIAL: u8 = 2;

/// What could not be kept is tried again after this time.
const TRY_AGAIN: Duration = Duration::from_secs(3);

impl SauteDix {
    fn watch_trial(&mut self) {
        if self.state.settings.custom.is_reading() {
            if self.trial == 0 {
                self.storage.mark_custom(true);
                self.trial = TRIAL;
            }
        } else if self.trial > 0 {
            self.trial -= 1;
            self.ctx.request_repaint();
            if self.trial == 0 {
                self.storage.mark_custom(false);
            }
        }
    }

    /// The window closes: what is not kept yet is tried once more.
    pub fn leave(&mut self) {
        self.keep();
        if self.trial > 0 {
            // A window that is closed by its user has got past its start.
            self.storage.mark_custom(false);
        }
    }

    pub(super) fn keep(&mut self) {
        self.watch_trial();
        if self.work != self.state.work() {
            self.work = self.state.work();
            self.storage.mark(SaveFile::Work);
        }
        if self.storage.has_marked(SaveFile::Journal)
            && let Some(text) = self.storage.news(SaveFile::Journal)
        {
            self.state.journal.join(&text);
        }
        if self.storage.is_marked() {
            let notice = self.storage.save(|file| self.state.write(file));
            let notices = &mut self.state.frame.notices;
            if self.storage.is_failing() {
                // The window may get no input any more before it is closed.
                self.ctx.request_repaint_after(TRY_AGAIN);
            } else {
                notices.retain(|notice| !matches!(notice, Notice::CannotKeep(_)));
            }
            notices.extend(notice);
            if !self.storage.has_marked(SaveFile::Journal) {
                self.state.journal.kept();
            }
        }
    }
}

impl State {
    fn write(&self, file: SaveFile) -> Option<String> {
        match file {
            SaveFile::Settings => write_settings(&SavedSettings {
                preferences: self.settings.preferences.clone(),
                setup: self.setup.setup.clone(),
                practice: self.practice.options.clone(),
                print: self.print.options.clone(),
                folder: self.print.saving.folder.clone(),
                hour: self.hour.kept(),
            }),
            SaveFile::Game => self.play.session().and_then(write_session),
            SaveFile::Lessons => write_lessons(self.learn.progress()),
            SaveFile::Journal => Some(self.journal.journal.to_string()),
            SaveFile::Work => {
                write_work(&SavedWork { series: self.practice.saved(), vote: self.vote.saved() })
            }
        }
    }

    pub(super) fn work(&self) -> (usize, usize) {
        (self.practice.changes(), self.vote.changes())
    }
}

/// Marks on disk that custom content is read from now on; a folder that crashed the last start is left out, once. How
/// many frames it has to get through.
pub(super) fn begin_trial(storage: &mut Storage, kept: &mut SavedModels) -> u8 {
    let Some(folder) = kept.settings.preferences.content.clone() else {
        return 0;
    };
    kept.skips_custom = storage.crashed_on_custom();
    storage.mark_custom(!kept.skips_custom);
    if kept.skips_custom {
        kept.notices.push(Notice::CustomSkipped(folder));
        return 0;
    }
    TRIAL
}
