//! Plays that do what the others have asked for: one choice of them for hints and the review.
//!
//! What a signal means is said once, by [`Signal::allows`](crate::rules::Signal::allows). Here it
//! is a rule that must not be broken, as long as there is a play that keeps it.

use crate::rules::{Play, Said};
use crate::solver::{Solver, Surcharge, Task};

/// What it costs to break a request while looking for the fewest that must be broken: more than
/// one play can be worth over another, so that two broken ones are always worse than one.
const BROKEN: u16 = 500;

/// A question in which the signals of the others are heeded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignalConstraints {
    /// The question: of its plays, those that break a request that can be kept are ruled out.
    pub task: Task,
    /// How many requests cannot be kept, whatever is played.
    pub broken: usize,
}

impl SignalConstraints {
    /// Rules out what the signals ask not to do. Where no play of the minimum heeds them all, the
    /// ones stay that heed most of them and then are worth most.
    pub fn new(solver: &mut Solver, task: &Task, signals: &[Said]) -> SignalConstraints {
        let requests = requests(signals);
        let least_broken = best_play(solver, &asking(task, &requests, BROKEN));
        let Some(plays) = least_broken else {
            // Nothing can be played at all: there is nothing to choose from.
            return SignalConstraints { task: *task, broken: 0 };
        };
        let kept: Vec<Said> =
            requests.iter().filter(|said| said.is_heeded(&task.table, &plays)).copied().collect();
        SignalConstraints {
            task: asking(task, &kept, Surcharge::FORBIDDEN),
            broken: requests.len() - kept.len(),
        }
    }
}

/// The signals without those that ask for the same.
fn requests(signals: &[Said]) -> Vec<Said> {
    let mut requests: Vec<Said> = Vec::new();
    for said in signals {
        let same = |other: &Said| (other.pile, other.signal) == (said.pile, said.signal);
        if !requests.iter().any(same) {
            requests.push(*said);
        }
    }
    requests
}

/// How many different requests a play breaks.
pub fn broken(task: &Task, signals: &[Said], plays: &[Play]) -> usize {
    let requests = requests(signals).into_iter();
    requests.filter(|said| !said.is_heeded(&task.table, plays)).count()
}

fn asking(task: &Task, requests: &[Said], steps: u16) -> Task {
    let mut task = *task;
    for said in requests {
        task.surcharge.get_mut(said.pile).set(said.signal, steps);
    }
    task
}

fn best_play(solver: &mut Solver, task: &Task) -> Option<Vec<Play>> {
    Some(solver.solve(task).ok()?.best()?.plays)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{PileName, Position, Signal, print_plays};

    fn asked(pile: PileName, signal: Signal) -> Said {
        Said { player: 1, pile, signal }
    }

    fn constraints(position: &str, signals: &[Said]) -> (String, usize) {
        let position: Position = position.parse().unwrap();
        let mut solver = Solver::new();
        let constraints = SignalConstraints::new(&mut solver, &Task::from(&position), signals);
        let plays = best_play(&mut solver, &constraints.task).unwrap();
        (print_plays(&plays), constraints.broken)
    }

    #[test]
    fn a_pile_to_be_left_alone_takes_no_card() {
        let leave = asked(PileName::B, Signal::Leave);
        let position = "A20 B40 | 34 41 42 60";
        assert_eq!(constraints(position, &[]), ("41B 42B".to_owned(), 0));
        assert_eq!(constraints(position, &[leave]), ("34A 41A 42A".to_owned(), 0));
        // Nor a card that jumps back: its place is another player's.
        let (plays, broken) = constraints("A20 B40 | 21 22 30", &[leave]);
        assert_eq!((plays.as_str(), broken), ("21A 22A", 0));
    }

    #[test]
    fn small_steps_are_counted_together_and_a_jump_back_is_none() {
        let small = asked(PileName::A, Signal::NoBigStep);
        let position = "A20 C90 | 22 23 25 80";
        assert_eq!(constraints(position, &[]).0, "22A 23A 25A");
        assert_eq!(constraints(position, &[small]), ("22A 23A".to_owned(), 0));
        let (plays, _) = constraints("A20 C90 | 33 23 50", &[small]);
        assert_eq!(plays, "33A 23A", "the pile ends three steps on");
        let (plays, _) = constraints("A20 C90 | 10 12 80", &[small]);
        assert_eq!(plays, "10A 12A");
    }

    #[test]
    fn where_not_all_can_be_heeded_most_are() {
        let signals = [asked(PileName::A, Signal::Leave), asked(PileName::C, Signal::Leave)];
        let both = constraints("A20 C90 | 25 80 99", &signals);
        assert_eq!(both, ("25A 80A".to_owned(), 1), "one pile, although dearer");
        // Two teams that ask for the same ask once.
        let mut twice = signals.to_vec();
        twice.push(Said { player: 2, ..signals[0] });
        assert_eq!(constraints("A20 C90 | 25 80 99", &twice).1, 1);
    }

    #[test]
    fn a_fire_comes_before_a_request() {
        let leave = asked(PileName::A, Signal::Leave);
        let (plays, broken) = constraints("A22 B30 C90 | 23 31 32 | cover=A", &[leave]);
        assert_eq!((plays.as_str(), broken), ("23A 31B 32B", 1));
    }
}
