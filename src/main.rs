//! Hands the arguments to the command line, and opens the window where there is no command.

use std::process::ExitCode;

use saute_dix::app::{Options, platform};
use saute_dix::cli::{self, Outcome};

fn main() -> ExitCode {
    let wish = match cli::run(std::env::args_os()) {
        Outcome::Done(code) => return code,
        Outcome::Window(wish) => wish,
    };
    let options = Options {
        language: wish.language,
        bench: wish.bench,
    };
    match platform::open(options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(detail) => cli::no_window(std::env::args_os(), &detail),
    }
}
