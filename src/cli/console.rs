//! Where a user reads what is printed. Only on Windows is that a question: a program with a window has no
//! console there, not even when it was started from one.

#[cfg(windows)]
pub use windows::{join, show_unread};

#[cfg(not(windows))]
pub fn join() {}

#[cfg(not(windows))]
pub fn show_unread(_sentence: &str) {}

#[cfg(windows)]
mod windows {
    use std::io;
    use std::os::windows::io::{AsHandle, AsRawHandle};

    use winsafe::{AttachConsole, PidParent};

    /// Prints to the console from which the program was started, if anything was asked for there: a window
    /// alone keeps away from it, so that closing the console does not close the window. Output
    /// that the user has redirected stays there.
    pub fn join() {
        if std::env::args_os().len() > 1 && !is_read() {
            // Without a console no user reads it.
            let _ = AttachConsole(PidParent::Parent);
        }
    }

    /// Shows a sentence in a window of the system's, if the user could not read it otherwise: a user who double-clicks
    /// must not be left without a word.
    pub fn show_unread(sentence: &str) {
        if !is_read() {
            rfd::MessageDialog::new()
                .set_level(rfd::MessageLevel::Error)
                .set_title("Saute-Dix")
                .set_description(sentence)
                .show();
        }
    }

    fn is_read() -> bool {
        is_open(&io::stdout()) || is_open(&io::stderr())
    }

    /// Whether there is something behind a handle: a program with a window may get none, or the number of one
    /// that only the console's own program can use.
    fn is_open(stream: &(impl AsHandle + AsRawHandle)) -> bool {
        !stream.as_raw_handle().is_null() && stream.as_handle().try_clone_to_owned().is_ok()
    }
}
