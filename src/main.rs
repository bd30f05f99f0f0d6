//! Hands the arguments to the command line, and opens the window where there is no command. In a
//! browser there is only the window.
//!
//! On Windows this is a program with a window, so that none of its own opens for the console; what it
//! prints goes to the console it was started from, if there is one.
#![cfg_attr(windows, windows_subsystem = "windows")]

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    use saute_dix::app::{Options, platform};
    use saute_dix::cli::{self, CommandOutcome};
    use saute_dix::storage::custom::CustomLanguages;

    cli::join_console();
    let wish = match cli::run(std::env::args_os()) {
        CommandOutcome::Done(code) => return code,
        CommandOutcome::Window(wish) => wish,
    };
    let options = Options {
        language: wish.language,
        translations: CustomLanguages::of_environment(),
        bench: wish.bench,
        chance: None,
        calendar: None,
    };
    match platform::open(options) {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(detail) => cli::no_window(std::env::args_os(), &detail),
    }
}

#[cfg(target_arch = "wasm32")]
fn main() {
    saute_dix::app::platform::open();
}
