//! Files that another program locks for a moment: on Windows a program that reads a file can keep others from
//! replacing it, and virus scanners read every file that has just been written.

use std::io;
use std::thread;
use std::time::Duration;

/// The pauses before each further try, in milliseconds: in all longer than a scanner takes, shorter than a
/// teacher waits.
const PAUSES: [u64; 7] = [5, 10, 25, 50, 100, 200, 400];

pub fn retry_while_locked<T>(act: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    retry(act, may_be_locked, thread::sleep)
}

pub fn is_locked(error: &io::Error) -> bool {
    const SHARING_VIOLATION: i32 = 32;
    const LOCK_VIOLATION: i32 = 33;
    let code = error.raw_os_error();
    cfg!(windows) && matches!(code, Some(SHARING_VIOLATION | LOCK_VIOLATION))
}

/// Windows says only that access is denied where a file that another program reads is to be replaced.
fn may_be_locked(error: &io::Error) -> bool {
    is_locked(error) || cfg!(windows) && error.kind() == io::ErrorKind::PermissionDenied
}

fn retry<T>(
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

    fn locked() -> io::Error {
        io::ErrorKind::PermissionDenied.into()
    }

    /// How often it is tried, and for how many milliseconds it is waited, if the file is free after so many tries.
    fn tries(free_after: usize, error: fn() -> io::Error) -> (io::Result<usize>, Duration) {
        let (mut count, mut waited) = (0, Duration::ZERO);
        let done = retry(
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
    fn a_file_that_is_locked_for_a_moment_is_waited_for() {
        let (done, waited) = tries(0, locked);
        assert_eq!((done.unwrap(), waited), (1, Duration::ZERO));
        let (done, waited) = tries(3, locked);
        assert_eq!((done.unwrap(), waited), (4, Duration::from_millis(40)));
    }

    #[test]
    fn a_file_that_stays_locked_is_given_up_within_a_second() {
        let (done, waited) = tries(usize::MAX, locked);
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
