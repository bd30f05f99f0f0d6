//! Files that another program holds for a moment. On Windows whoever reads a file can keep others from
//! replacing it, and virus scanners read every file that has just been written.

use std::io;
use std::thread;
use std::time::Duration;

/// How long is waited before each further try: longer than a scanner takes, shorter than people wait.
const PAUSES: [u64; 7] = [5, 10, 25, 50, 100, 200, 400];

/// Does something with a file, again and again while another program holds it.
pub fn while_held<T>(act: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    again(act, may_be_held, thread::sleep)
}

pub fn is_held(error: &io::Error) -> bool {
    const SHARING_VIOLATION: i32 = 32;
    const LOCK_VIOLATION: i32 = 33;
    let code = error.raw_os_error();
    cfg!(windows) && matches!(code, Some(SHARING_VIOLATION | LOCK_VIOLATION))
}

/// Whether another program may hold the file: Windows says only that it is denied where the place of a file
/// that somebody reads is to be taken.
fn may_be_held(error: &io::Error) -> bool {
    is_held(error) || cfg!(windows) && error.kind() == io::ErrorKind::PermissionDenied
}

fn again<T>(
    mut act: impl FnMut() -> io::Result<T>,
    passes: impl Fn(&io::Error) -> bool,
    mut wait: impl FnMut(Duration),
) -> io::Result<T> {
    for pause in PAUSES {
        match act() {
            Err(error) if passes(&error) => wait(Duration::from_millis(pause)),
            done => return done,
        }
    }
    act()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn held() -> io::Error {
        io::ErrorKind::PermissionDenied.into()
    }

    /// How often it is tried, and for how many milliseconds it is waited, if the file is free after so many
    /// tries.
    fn tries(free_after: usize, error: fn() -> io::Error) -> (io::Result<usize>, Duration) {
        let (mut count, mut waited) = (0, Duration::ZERO);
        let done = again(
            || {
                count += 1;
                if count > free_after { Ok(count) } else { Err(error()) }
            },
            |error| error.kind() == io::ErrorKind::PermissionDenied,
            |pause| waited += pause,
        );
        (done, waited)
    }

    #[test]
    fn a_file_that_is_held_for_a_moment_is_waited_for() {
        let (done, waited) = tries(0, held);
        assert_eq!((done.unwrap(), waited), (1, Duration::ZERO));
        let (done, waited) = tries(3, held);
        assert_eq!((done.unwrap(), waited), (4, Duration::from_millis(40)));
    }

    #[test]
    fn a_file_that_stays_held_is_given_up_within_a_second() {
        let (done, waited) = tries(usize::MAX, held);
        assert_eq!(done.unwrap_err().kind(), io::ErrorKind::PermissionDenied);
        assert!(waited < Duration::from_secs(1), "{waited:?}");
    }

    #[test]
    fn no_other_fault_is_waited_for() {
        let (done, waited) = tries(usize::MAX, || io::ErrorKind::NotFound.into());
        assert_eq!(done.unwrap_err().kind(), io::ErrorKind::NotFound);
        assert_eq!(waited, Duration::ZERO);
    }
}
