//! Whatever comes in from outside does no harm: a short round through every entrance of `tests/fuzz`. Longer ones are
//! for `examples/fuzz`.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use crate::fuzz::entrances::arguments;
use crate::fuzz::minimise::minimised;
use crate::fuzz::{ENTRANCES, Entrance, Outcome, corpus};

/// The seed of the short round: always the same, so that nobody is surprised by somebody else's finding.
const SEED: u64 = 10;
/// Nothing takes a second; a machine that does a great deal else may be slow.
const LONGEST: Duration = Duration::from_mins(1);

/// What an input does that it should not; nothing if it does no harm.
fn harm(entrance: &Entrance, input: &[u8]) -> Result<Outcome, String> {
    let entered = catch_unwind(AssertUnwindSafe(|| (entrance.enter)(input)));
    entered.unwrap_or_else(|_| Err("a panic".to_owned()))
}

/// Sends the short round through an entrance; says how many inputs were accepted.
fn round(entrance: &'static Entrance) -> u64 {
    let (send, receive) = channel();
    let kept = corpus::of(entrance.name);
    assert!(kept.len() > 2, "{}: no corpus", entrance.name);
    let round = thread::Builder::new().stack_size(2 << 20).spawn(move || {
        let mut accepted = 0;
        for number in 0..entrance.short_round {
            let input = entrance.input(&kept, SEED, number);
            send.send(number).unwrap();
            match harm(entrance, &input) {
                Ok(Outcome::Accepted) => accepted += 1,
                Ok(Outcome::Refused) => {}
                Err(what) => {
                    let mut fails = |input: &[u8]| harm(entrance, input).is_err();
                    let least = minimised(&input, 2_000, &mut fails);
                    let least = String::from_utf8_lossy(&least).into_owned();
                    panic!("{} {number}: {what}\n{least:?}", entrance.name);
                }
            }
        }
        accepted
    });
    let mut under_way = 0;
    loop {
        match receive.recv_timeout(LONGEST) {
            Ok(number) => under_way = number,
            Err(RecvTimeoutError::Timeout) => panic!("{} {under_way} hangs", entrance.name),
            Err(RecvTimeoutError::Disconnected) => break,
        }
    }
    let round = round.unwrap().join();
    round.unwrap_or_else(|_| panic!("{} {under_way} does harm", entrance.name))
}

#[test]
fn a_short_round_through_every_entrance_does_no_harm() {
    for entrance in ENTRANCES {
        let start = std::time::Instant::now();
        let accepted = round(entrance);
        let (name, all) = (entrance.name, entrance.short_round);
        println!("{name}: {all} inputs, {accepted} accepted, {:?}", start.elapsed());
        // A grammar whose inputs are never let in, or always, tests half of what it should.
        assert!((all / 50..all).contains(&accepted), "{name}: {accepted} of {all}");
    }
    arguments::tidy();
}

#[test]
fn what_is_kept_as_right_is_let_in() {
    for entrance in ENTRANCES {
        let folder = corpus::folder(entrance.name);
        for file in std::fs::read_dir(&folder).unwrap() {
            let path = file.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            let entered = (entrance.enter)(&std::fs::read(&path).unwrap()).unwrap();
            if name.starts_with("right") {
                assert_eq!(entered, Outcome::Accepted, "{}", path.display());
            }
        }
    }
    arguments::tidy();
}

#[test]
fn every_entrance_has_a_corpus_and_every_corpus_an_entrance() {
    let folders = std::fs::read_dir(corpus::folder("")).unwrap();
    let mut folders: Vec<String> =
        folders.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    folders.sort();
    let mut names: Vec<&str> = ENTRANCES.iter().map(|entrance| entrance.name).collect();
    names.sort_unstable();
    assert_eq!(folders, names);
}

#[test]
fn a_minimised_input_still_fails_and_nothing_can_be_left_out() {
    let mut fails = |input: &[u8]| input.contains(&b'x') && input.contains(&b'y');
    let least = minimised(b"a long x text with y and x", 1_000, &mut fails);
    assert_eq!(least.len(), 2, "{least:?}");
}
