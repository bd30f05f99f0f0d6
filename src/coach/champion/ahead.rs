//! Looking ahead: the most promising candidates are tried on hands and decks as they could be, one turn
//! of the next player far.
//!
//! Not farther: on the same time, two turns win less than one, because there is time for fewer deals.
#![allow(
    clippy::indexing_slicing,
    reason = "there are at most five players and four piles, and the tables hold as many"
)]

use super::candidates::Breadth;
use super::features::{ALL, Bits, SEATS, bit, set};
use super::judge::{Judge, Ranked};
use super::library::Learnt;
use super::sight::{OpenTable, PLAYERS, Sight, table_with};
use crate::coach::Chance;
use crate::rules::{Random, sort_short_by_key};

/// A candidate is tried if its chance is at least this share of the best one's.
const WORTH_TRYING: (u32, u32) = (3, 10);

/// How much is tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How many futures in all; none, and the value alone decides.
    pub samples: u32,
    /// How many candidates are tried on them.
    pub candidates: usize,
}

/// As how many futures counts what was learnt about a candidate: a policy knows more than a value, and of a team one sees less
/// than alone.
fn prior(learnt: Learnt, sight: &Sight) -> u32 {
    match sight.rules.players() {
        _ if !learnt.is_one() => 50,
        1 => 20,
        _ => 10,
    }
}

/// How the next player's turn is planned while looking ahead: less broadly than one's own.
const NEXT: Breadth = Breadth {
    pile: 10,
    pair: 24,
    all: 12,
};

/// Hands and a deck as they could be, given what one sees and hears.
struct Future {
    hands: [Bits; SEATS],
    deck: Vec<u8>,
}

/// Tries candidates on possible futures.
pub struct Lookout {
    judge: Judge,
    ranked: Vec<Ranked>,
    future: Future,
}

/// What became of one candidate so far.
struct Trial {
    place: usize,
    sum: u64,
    count: u32,
}

impl Trial {
    fn new(place: usize) -> Trial {
        Trial {
            place,
            sum: 0,
            count: 0,
        }
    }

    fn add(&mut self, chance: Chance) {
        self.sum += u64::from(chance.parts());
        self.count += 1;
    }

    fn mean(&self) -> u64 {
        self.sum / u64::from(self.count.max(1))
    }

    fn chance(&self) -> Chance {
        Chance::from_parts(u32::try_from(self.mean()).unwrap_or(Chance::WHOLE))
    }
}

impl Default for Lookout {
    /// Ready for anything.
    fn default() -> Lookout {
        Lookout {
            judge: Judge::default(),
            ranked: Vec::new(),
            future: Future {
                hands: [0; SEATS],
                deck: Vec::new(),
            },
        }
    }
}

impl Lookout {
    /// Which of the ranked candidates is best, by its place, and its chance. Each round, half of those
    /// tried go; all are tried on the same futures, so that none is merely lucky. Stops early if
    /// `go_on` says no.
    pub fn choose(
        &mut self,
        learnt: Learnt,
        sight: &Sight,
        ranked: &[Ranked],
        effort: Effort,
        random: &mut Random,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<(usize, Chance)> {
        self.judge.look_from(sight);
        let first = self.judge.chance(learnt, sight, ranked.first()?);
        if first == Chance::SURE || effort.samples == 0 {
            return Some((0, first));
        }
        let tried = ranked.get(..effort.candidates).unwrap_or(ranked);
        let chances = self.judge.prior_chances(learnt, sight, tried);
        let best = chances.iter().max()?.parts();
        let enough = best * WORTH_TRYING.0 / WORTH_TRYING.1;
        let prior = prior(learnt, sight);
        let mut trials: Vec<Trial> = Vec::new();
        for (place, chance) in chances.iter().enumerate() {
            if chance.parts() >= enough {
                trials.push(Trial {
                    place,
                    sum: u64::from(chance.parts()) * u64::from(prior),
                    count: prior,
                });
            }
        }
        if trials.len() < 2 {
            return Some((0, first));
        }
        let rounds = trials.len().next_power_of_two().ilog2();
        let mut goes_on = true;
        for _ in 0..rounds {
            let tried = u32::try_from(trials.len()).unwrap_or(1);
            for _ in 0..(effort.samples / rounds / tried).max(1) {
                goes_on = goes_on && go_on();
                if !goes_on {
                    break;
                }
                self.future.imagine(sight, random);
                for trial in &mut trials {
                    let tried = &ranked[trial.place];
                    let chance = self.outcome(learnt, sight, tried, NEXT);
                    trial.add(chance);
                }
            }
            sort_short_by_key(&mut trials, |trial| std::cmp::Reverse(trial.mean()));
            trials.truncate(trials.len().div_ceil(2));
        }
        let best = trials.first()?;
        Some((best.place, best.chance()))
    }

    /// What so many futures make of each of these candidates, with the next turn planned so broadly. All are tried on the
    /// same ones. This is what the policy learns from.
    pub fn mean_chances(
        &mut self,
        learnt: Learnt,
        sight: &Sight,
        ranked: &[Ranked],
        (futures, next): (u32, Breadth),
        random: &mut Random,
    ) -> Vec<Chance> {
        self.judge.look_from(sight);
        let mut trials: Vec<Trial> = (0..ranked.len()).map(Trial::new).collect();
        for _ in 0..futures {
            self.future.imagine(sight, random);
            for (trial, tried) in trials.iter_mut().zip(ranked) {
                trial.add(self.outcome(learnt, sight, tried, next));
            }
        }
        trials.iter().map(Trial::chance).collect()
    }

    /// The chance after a candidate, the drawing and the next player's turn, in the imagined future.
    fn outcome(
        &mut self,
        learnt: Learnt,
        sight: &Sight,
        tried: &Ranked,
        breadth: Breadth,
    ) -> Chance {
        if tried.is_certain() {
            return self.judge.chance(learnt, sight, tried);
        }
        let Some(next) = self.future.after(sight, tried) else {
            return Chance::SURE;
        };
        self.judge.rank(learnt, &next, breadth, &mut self.ranked);
        let best = self.ranked.first();
        best.map_or(Chance::NEVER, |best| self.judge.chance(learnt, &next, best))
    }
}

impl Future {
    /// Deals the unseen cards anew, so that everybody could have said what they said.
    fn imagine(&mut self, sight: &Sight, random: &mut Random) {
        self.hands = [0; SEATS];
        let others = sight.rules.players() - 1;
        let mut free = sight.unseen;
        let mut excluded = [0; SEATS];
        let mut order: Vec<usize> = (0..others).collect();
        random.shuffle(&mut order);
        if sight.said.iter().flatten().any(Option::is_some) {
            let meanings = sight.meanings();
            for (excluded, said) in excluded.iter_mut().zip(&sight.said) {
                for (said, meaning) in said.iter().zip(&meanings) {
                    *excluded |= said.map_or(0, |level| meaning.excluded(level));
                }
            }
            // First to everybody what they must hold.
            for &seat in &order {
                for (said, meaning) in sight.said[seat].iter().zip(&meanings) {
                    let wanted = said.map_or(0, |level| meaning.one_of(level));
                    let full = self.hands[seat].count_ones() as usize >= sight.sizes[seat];
                    if wanted & self.hands[seat] == 0
                        && !full
                        && let Some(card) = pick(wanted & free & !excluded[seat], random)
                    {
                        self.hands[seat] |= card;
                        free &= !card;
                    }
                }
            }
        }
        self.deck.clear();
        self.deck
            .extend((2..=99).filter(|number| free & bit(*number) != 0));
        random.shuffle(&mut self.deck);
        for &seat in &order {
            self.fill(seat, sight.sizes[seat], excluded[seat]);
        }
    }

    /// Gives a seat the cards it lacks, the allowed ones first.
    fn fill(&mut self, seat: usize, size: usize, excluded: Bits) {
        let hand = &mut self.hands[seat];
        for allowed in [!excluded, ALL] {
            let mut at = 0;
            while (hand.count_ones() as usize) < size && at < self.deck.len() {
                if allowed & bit(self.deck[at]) == 0 {
                    at += 1;
                } else {
                    *hand |= bit(self.deck.swap_remove(at));
                }
            }
        }
    }

    /// What the next player sees after a candidate and the drawing; nothing if nobody has cards.
    fn after(&self, sight: &Sight, tried: &Ranked) -> Option<Sight> {
        let players = sight.rules.players();
        let mut hands = [0; PLAYERS];
        hands[0] = tried.rest;
        hands[1..].copy_from_slice(&self.hands);
        let drawn = (sight.played + tried.candidate.count).min(self.deck.len());
        let (drawn, deck) = self.deck.split_at(drawn);
        hands[0] |= set(drawn);
        let mover = (1..=players).map(|step| step % players);
        let mover = mover.into_iter().find(|seat| hands[*seat] != 0)?;
        // Those who spoke go on speaking; so does this player, if it is among such.
        let mut speaks = [false; PLAYERS];
        for (speaks, said) in speaks[1..].iter_mut().zip(&sight.said) {
            *speaks = said.iter().any(Option::is_some);
        }
        speaks[0] = speaks.contains(&true);
        let table = table_with(&sight.table, tried.candidate.tops);
        Some(Sight::at_start_of_turn(&OpenTable {
            rules: sight.rules,
            table,
            hands,
            deck: set(deck),
            mover,
            speaks,
        }))
    }
}

/// One of the cards, as a set.
fn pick(mut cards: Bits, random: &mut Random) -> Option<Bits> {
    let count = cards.count_ones() as usize;
    (count > 0).then(|| {
        for _ in 0..random.below(count) {
            cards &= cards - 1;
        }
        cards & cards.wrapping_neg()
    })
}
