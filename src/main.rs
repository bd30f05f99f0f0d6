//! Hands the arguments to the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    saute_dix::cli::run(std::env::args_os())
}
