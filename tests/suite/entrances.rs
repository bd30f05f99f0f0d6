//! Whatever comes in from outside does no harm: some inputs through every entrance of `tests/fuzz`.
//!
//! `SAUTE_DIX_FUZZ=1000,2` sends a thousand times as many, from seed 2; `SAUTE_DIX_FUZZ=1000,2,saves` through one entrance.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};

use crate::fuzz::edits::edited;
use crate::fuzz::entrances::arguments;
use crate::fuzz::{ENTRANCES, Entrance, Outcome, corpus};

/// Nothing takes a second; a machine that does a great deal else may be slow.
const LONGEST: Duration = Duration::from_mins(1);

/// Sends so many inputs through an entrance; says how many were accepted.
fn round(entrance: &'static Entrance, cases: u32, seed: u8) -> u32 {
    let (send, receive) = channel();
    let kept = corpus::of(entrance.name);
    assert!(kept.len() > 2, "{}: no corpus", entrance.name);
    let round = thread::Builder::new().stack_size(2 << 20).spawn(move || {
        let accepted = AtomicU32::new(0);
        let config = Config {
            cases,
            max_shrink_iters: 2_000,
            failure_persistence: None,
            ..Config::default()
        };
        let random = TestRng::from_seed(RngAlgorithm::ChaCha, &[seed; 32]);
        let inputs = edited((entrance.inputs)(), entrance.words, kept);
        let ended = TestRunner::new_with_rng(config, random).run(&inputs, |input| {
            send.send(()).ok();
            match (entrance.enter)(&input) {
                Ok(Outcome::Accepted) => accepted.fetch_add(1, Ordering::Relaxed),
                Ok(Outcome::Refused) => 0,
                Err(what) => return Err(TestCaseError::fail(what)),
            };
            Ok(())
        });
        if let Err(TestError::Fail(what, input)) = &ended {
            panic!("{}: {what}\n{:?}", entrance.name, String::from_utf8_lossy(input));
        }
        ended.unwrap();
        accepted.into_inner()
    });
    loop {
        match receive.recv_timeout(LONGEST) {
            Ok(()) => {}
            Err(RecvTimeoutError::Timeout) => panic!("{} hangs", entrance.name),
            Err(RecvTimeoutError::Disconnected) => break,
        }
    }
    round.unwrap().join().unwrap_or_else(|_| panic!("{} does harm", entrance.name))
}

#[test]
fn inputs_through_every_entrance_do_no_harm() {
    let wanted = std::env::var("SAUTE_DIX_FUZZ").unwrap_or_default();
    let mut wanted = wanted.split(',');
    let mut number = |usual| wanted.next().and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (times, seed) = (number(1), u8::try_from(number(10)).unwrap_or(u8::MAX));
    let only = wanted.next();
    for entrance in
        ENTRANCES.iter().filter(|entrance| only.is_none_or(|only| only == entrance.name))
    {
        let start = Instant::now();
        let all = entrance.cases * times;
        let accepted = round(entrance, all, seed);
        let name = entrance.name;
        println!("{name}: {all} inputs, {accepted} accepted, {:?}", start.elapsed());
        // Inputs that are never let in, or always, test half of what they should.
        assert!((all / 50..all).contains(&accepted), "{name}: {accepted} of {all}");
    }
    arguments::tidy();
}

#[test]
fn what_is_kept_does_no_harm_and_what_is_right_is_let_in() {
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
