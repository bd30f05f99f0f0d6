//! Somebody at the system's dialogs.

use saute_dix::app::platform::{Chooser, FileAnswer, FileQuestion, Waiting};

/// Answers for the person at the dialog.
pub struct Says(pub FileAnswer);

impl Chooser for Says {
    fn ask(&self, _question: FileQuestion) -> Waiting {
        let answer = self.0.clone();
        Box::new(move || answer)
    }
}
