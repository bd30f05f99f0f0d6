//! A deal of the wanted grade: grading takes some milliseconds a deal, so it is looked for beside the window.

use std::task::Poll;

use super::Setup;
use crate::app::platform::{self, RequestRepaint};
use crate::app::{Background, Cancel};
use crate::coach::{Grade, grade};
use crate::puzzle::{DealSpec, Spec};
use crate::rules::Random;

/// How many deals are looked at; the clearest case of the wanted grade is taken. A third of all deals has
/// each grade: that none of twelve has it happens once in a hundred times, and is said.
const TRIES: usize = 12;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dealt {
    pub deal: DealSpec,
    pub grade: Grade,
    pub wanted: Option<Grade>,
    distance: u32,
}

impl Dealt {
    pub fn missed(&self) -> Option<Grade> {
        self.wanted.filter(|wanted| *wanted != self.grade)
    }

    fn of(deal: DealSpec, wanted: Option<Grade>) -> Dealt {
        let rules = deal.rules();
        let mark = grade::mark(&rules, deal.game().deal(), 0);
        Dealt {
            deal,
            grade: Grade::of_mark(&rules, mark),
            wanted,
            distance: wanted.map_or(0, |wanted| wanted.distance(&rules, mark)),
        }
    }
}

pub struct Search {
    pub from: DealSpec,
    pub wanted: Option<Grade>,
    found: Background<Option<Dealt>>,
}

impl Search {
    /// Looks for a deal of the wanted grade, the one that is set up first; where nothing is wanted, that one
    /// is only graded. `seed` chooses the others.
    pub fn begin(
        setup: &Setup,
        wanted: Option<Grade>,
        seed: u64,
        request_repaint: &RequestRepaint,
    ) -> Search {
        let beginning = setup.clone();
        let found = Background::spawn(request_repaint, async move |cancel| {
            look(beginning, wanted, seed, &cancel).await
        });
        Search { from: setup.deal(), wanted, found }
    }

    pub fn poll(&self) -> Poll<Option<Dealt>> {
        self.found.poll().map(Option::flatten)
    }
}

async fn look(
    mut setup: Setup,
    wanted: Option<Grade>,
    seed: u64,
    cancel: &Cancel,
) -> Option<Dealt> {
    let mut random = Random::new(seed);
    let mut nearest = Dealt::of(setup.deal(), wanted);
    let others = if wanted.is_some() { TRIES - 1 } else { 0 };
    for _ in 0..others {
        platform::breathe().await;
        if cancel.is_cancelled() {
            return None;
        }
        setup.seed = Spec::any_seed(&mut random);
        let dealt = Dealt::of(setup.deal(), wanted);
        if dealt.distance < nearest.distance {
            nearest = dealt;
        }
    }
    Some(nearest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_wanted_and_not_found_is_known() {
        let deal = Setup::default().deal();
        for wanted in Grade::ALL {
            let dealt = Dealt::of(deal, Some(wanted));
            let missed = (dealt.grade != wanted).then_some(wanted);
            assert_eq!(dealt.missed(), missed);
        }
        assert_eq!(Dealt::of(deal, None).missed(), None);
    }

    #[test]
    fn a_search_ends_with_the_wanted_grade() {
        for wanted in Grade::ALL {
            let never = Cancel::default();
            let found = look(Setup::default(), Some(wanted), 1, &never);
            let found = pollster::block_on(found).unwrap();
            assert_eq!(found, Dealt::of(found.deal, Some(wanted)));
            assert_eq!(found.missed(), None, "a third of all deals has each grade");
        }
        let set_up = Setup::default().deal();
        let never = Cancel::default();
        let graded = pollster::block_on(look(Setup::default(), None, 1, &never));
        assert_eq!(graded.map(|dealt| dealt.deal), Some(set_up), "only graded");
        let cancelled = Cancel::cancelled();
        for wanted in Grade::ALL {
            let found = look(Setup::default(), Some(wanted), 1, &cancelled);
            assert_eq!(pollster::block_on(found), None);
        }
    }
}
