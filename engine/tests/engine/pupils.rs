//! What pupils think is found out by what they answer, and no pupil is accused who only slips.

use saute_dix_engine::puzzle::{Kind, Misconception, Pool};
use saute_dix_engine::rules::Random;
use saute_dix_engine::solver::Solver;

const PUPILS: usize = 120;

/// How many pupils of a kind of thinking are named after three answers, and how many are taken
/// for something else, in percent.
fn after_three(pool: &Pool, solver: &mut Solver, idea: Option<Misconception>) -> (usize, usize) {
    let mut random = Random::new(7);
    let said: Vec<_> = (0..PUPILS).map(|_| pool.named(solver, idea, 3, &mut random)).collect();
    let named = said.iter().filter(|said| **said == idea).count();
    let another = said.iter().filter(|said| said.is_some()).count();
    let another = another - if idea.is_some() { named } else { 0 };
    (named * 100 / PUPILS, another * 100 / PUPILS)
}

/// The bench `pupils` does the same with a thousand pupils each.
#[test]
fn a_misconception_is_named_after_three_answers_and_a_slip_is_not() {
    let mut solver = Solver::new();
    let mut tried = 0;
    // Yes or no three times is not enough to tell five suspects apart.
    let kinds = Kind::ALL.into_iter();
    for kind in kinds.filter(|kind| *kind != Kind::TrueFalse) {
        let pool = Pool::new(&mut solver, kind, 40).unwrap();
        for idea in pool.shows().into_iter().map(Some).chain([None]) {
            let (named, another) = after_three(&pool, &mut solver, idea);
            let who = format!("{} in {}", idea.map_or("slips", |m| m.name()), kind.name());
            assert!(named >= 95, "{who}: named in {named} %");
            assert!(another <= 5, "{who}: taken for another in {another} %");
            tried += 1;
        }
    }
    assert!(tried >= 50, "{tried} pairs");
}
