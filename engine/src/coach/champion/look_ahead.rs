//! Looking ahead: the most promising candidates are tried on hands and decks as they could be, one turn
//! of the next player far; alone and with time a few turns.
//!
//! How far is a trade. What was learnt is wrong in its own way about every candidate, the less so the later it is asked; but the farther a
//! future is followed, the more luck is in it, and the fewer futures there is time for. So alone the chances after each of the turns are
//! averaged.
#![allow(
    clippy::indexing_slicing,
    reason = "there are at most five players and four piles, and the tables hold as many"
)]

use std::ops::ControlFlow;

use super::candidates::Breadth;
use super::features::{ALL, Bits, SEATS, bit, set};
use super::judge::{Judge, Ranked};
use super::knowledge::{OpenTable, PLAYERS, PlayerKnowledge, table_with};
use super::library::Learnt;
use crate::coach::Chance;
use crate::rules::Random;

/// A candidate is tried if its chance is at least this share of the best one's.
const WORTH_TRYING: (u32, u32) = (3, 10);

/// How much is tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How many turns of futures in all; none, and what was learnt alone decides.
    pub turns: u32,
    /// How many candidates are tried on them.
    pub candidates: usize,
}

/// As how many futures counts what was learnt about a candidate: a policy knows more than a value, and of a team one sees less
/// than alone.
fn prior(learnt: Learnt, knowledge: &PlayerKnowledge) -> u32 {
    match knowledge.rules.players() {
        _ if !learnt.is_one() => 50,
        1 => 20,
        _ => 10,
    }
}

/// How the next player's turn is planned while looking ahead: less broadly than the player's own.
const NEXT: Breadth = Breadth { pile: 10, pair: 24, all: 12 };
/// Alone, where the next turn is the same player's, fewer are enough.
const NEXT_ALONE: Breadth = Breadth { pile: 10, pair: 20, all: 8 };

/// Alone, a future is followed so many turns far, ...
const FARTHEST: usize = 4;
/// ... as long as there is time for so many futures.
const ENOUGH_FUTURES: usize = 1_000;

/// How many turns of a future are looked at, with this many in all.
fn distance(knowledge: &PlayerKnowledge, turns: usize) -> usize {
    match knowledge.rules.players() {
        1 => (turns / ENOUGH_FUTURES).clamp(1, FARTHEST),
        _ => 1,
    }
}

/// Hands and a deck as they could be, given what one sees and hears.
struct Future {
    hands: [Bits; SEATS],
    deck: Vec<u8>,
}

/// Tries candidates on possible futures.
pub struct LookAhead {
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
        Trial { place, sum: 0, count: 0 }
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

impl Default for LookAhead {
    /// Ready for anything.
    fn default() -> LookAhead {
        LookAhead {
            judge: Judge::default(),
            ranked: Vec::new(),
            future: Future { hands: [0; SEATS], deck: Vec::new() },
        }
    }
}

impl LookAhead {
    /// Which of the ranked candidates is best, by its place, and its chance. Each round, half of those
    /// tried go; all are tried on the same futures, so that none is merely lucky. Stops early if
    /// `go_on` says no.
    pub fn choose(
        &mut self,
        learnt: Learnt,
        knowledge: &PlayerKnowledge,
        ranked: &[Ranked],
        effort: Effort,
        random: &mut Random,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<(usize, Chance)> {
        self.judge.look_from(knowledge);
        let first = self.judge.chance(learnt, knowledge, ranked.first()?);
        if first == Chance::SURE || effort.turns == 0 {
            return Some((0, first));
        }
        let tried = ranked.get(..effort.candidates).unwrap_or(ranked);
        let chances = self.judge.prior_chances(learnt, knowledge, tried);
        let best = chances.iter().max()?.parts();
        let enough = best * WORTH_TRYING.0 / WORTH_TRYING.1;
        let prior = prior(learnt, knowledge);
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
        let turns = effort.turns as usize;
        let distance = distance(knowledge, turns);
        let futures = turns / distance / rounds as usize;
        let mut goes_on = true;
        for _ in 0..rounds {
            for _ in 0..(futures / trials.len()).max(1) {
                goes_on = goes_on && go_on();
                if !goes_on {
                    break;
                }
                self.future.imagine(knowledge, random);
                for trial in &mut trials {
                    let tried = &ranked[trial.place];
                    let chance = self.outcome(learnt, knowledge, tried, distance);
                    trial.add(chance);
                }
            }
            trials.sort_by_key(|trial| std::cmp::Reverse(trial.mean()));
            trials.truncate(trials.len().div_ceil(2));
        }
        let best = trials.first()?;
        Some((best.place, best.chance()))
    }

    /// What so many futures make of each of these candidates a turn later. All are tried on the same ones. This is what the
    /// policy learns from.
    pub fn mean_chances(
        &mut self,
        learnt: Learnt,
        knowledge: &PlayerKnowledge,
        ranked: &[Ranked],
        futures: u32,
        random: &mut Random,
    ) -> Vec<Chance> {
        self.judge.look_from(knowledge);
        let mut trials: Vec<Trial> = (0..ranked.len()).map(Trial::new).collect();
        for _ in 0..futures {
            self.future.imagine(knowledge, random);
            for (trial, tried) in trials.iter_mut().zip(ranked) {
                trial.add(self.outcome(learnt, knowledge, tried, 1));
            }
        }
        trials.iter().map(Trial::chance).collect()
    }

    /// The mean of the chances after each of so many turns that follow a candidate in the imagined future. Once it is certain how
    /// the game ends, that is the chance after all later turns, too.
    fn outcome(
        &mut self,
        learnt: Learnt,
        knowledge: &PlayerKnowledge,
        tried: &Ranked,
        distance: usize,
    ) -> Chance {
        let (mut knowledge, mut chosen) = (*knowledge, *tried);
        let (mut drawn, mut sum) = (0, 0);
        for left in (1..=distance).rev() {
            match self.next_turn(learnt, &knowledge, &chosen, &mut drawn) {
                ControlFlow::Continue((next, best)) => {
                    sum += self.judge.chance(learnt, &next, &best).parts() as usize;
                    (knowledge, chosen) = (next, best);
                }
                ControlFlow::Break(end) => {
                    sum += end.parts() as usize * left;
                    break;
                }
            }
        }
        Chance::from_parts(u32::try_from(sum / distance).unwrap_or(Chance::WHOLE))
    }

    /// The turn that follows a candidate in the imagined future: what is seen then, and what is chosen. Or the chance, if nothing
    /// changes it any more.
    fn next_turn(
        &mut self,
        learnt: Learnt,
        knowledge: &PlayerKnowledge,
        chosen: &Ranked,
        drawn: &mut usize,
    ) -> ControlFlow<Chance, (PlayerKnowledge, Ranked)> {
        if chosen.is_certain() {
            return ControlFlow::Break(self.judge.chance(learnt, knowledge, chosen));
        }
        let Some(next) = self.future.after(knowledge, chosen, drawn) else {
            return ControlFlow::Break(Chance::SURE);
        };
        let breadth = match knowledge.rules.players() {
            1 => NEXT_ALONE,
            _ => NEXT,
        };
        self.judge.rank(learnt, &next, breadth, &mut self.ranked);
        match self.ranked.first() {
            Some(best) => ControlFlow::Continue((next, *best)),
            None => ControlFlow::Break(Chance::NEVER),
        }
    }
}

impl Future {
    /// Deals the unseen cards anew, so that everybody could have said what they said.
    fn imagine(&mut self, knowledge: &PlayerKnowledge, random: &mut Random) {
        self.hands = [0; SEATS];
        let others = knowledge.rules.players() - 1;
        let mut free = knowledge.unseen;
        let mut excluded = [0; SEATS];
        let mut order: Vec<usize> = (0..others).collect();
        random.shuffle(&mut order);
        if knowledge.said.iter().flatten().any(Option::is_some) {
            let meanings = knowledge.meanings();
            for (excluded, said) in excluded.iter_mut().zip(&knowledge.said) {
                for (said, meaning) in said.iter().zip(&meanings) {
                    *excluded |= said.map_or(0, |level| meaning.excluded(level));
                }
            }
            // First to everybody what they must hold.
            for &seat in &order {
                for (said, meaning) in knowledge.said[seat].iter().zip(&meanings) {
                    let wanted = said.map_or(0, |level| meaning.one_of(level));
                    let full = self.hands[seat].count_ones() as usize >= knowledge.sizes[seat];
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
        self.deck.extend((2..=99).filter(|number| free & bit(*number) != 0));
        random.shuffle(&mut self.deck);
        for &seat in &order {
            self.fill(seat, knowledge.sizes[seat], excluded[seat]);
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

    /// What the next player sees after a candidate and the drawing; nothing if no player has cards. So many cards were drawn
    /// before: after the first turn only alone, where no other player has any.
    fn after(
        &self,
        knowledge: &PlayerKnowledge,
        tried: &Ranked,
        drawn: &mut usize,
    ) -> Option<PlayerKnowledge> {
        let players = knowledge.rules.players();
        let mut hands = [0; PLAYERS];
        hands[0] = tried.rest;
        hands[1..].copy_from_slice(&self.hands);
        let deck = self.deck.get(*drawn..).unwrap_or_default();
        let now = (knowledge.played + tried.candidate.count).min(deck.len());
        *drawn += now;
        let (now, deck) = deck.split_at(now);
        hands[0] |= set(now);
        let mover = (1..=players).map(|step| step % players);
        let mover = mover.into_iter().find(|seat| hands[*seat] != 0)?;
        // Those who spoke go on speaking; so does this player, if it is among such.
        let mut speaks = [false; PLAYERS];
        for (speaks, said) in speaks[1..].iter_mut().zip(&knowledge.said) {
            *speaks = said.iter().any(Option::is_some);
        }
        speaks[0] = speaks.contains(&true);
        let table = table_with(&knowledge.table, tried.candidate.tops);
        Some(PlayerKnowledge::at_start_of_turn(&OpenTable {
            rules: knowledge.rules,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coach::champion::library;
    use crate::coach::champion::playout::Playout;
    use crate::rules::{Deal, Expert, Rules};

    fn start(players: usize, random: &mut Random) -> PlayerKnowledge {
        let rules = Rules::classic(players, Expert::Off, false).unwrap();
        let deal = Deal::shuffled(&rules, random);
        Playout::new(rules, &deal, [false; PLAYERS]).knowledge()
    }

    #[test]
    fn alone_and_with_time_futures_are_followed_farther() {
        let mut random = Random::new(1);
        let (alone, together) = (start(1, &mut random), start(3, &mut random));
        assert_eq!(
            [1, 600, 2_000, 3_999, 6_000].map(|turns| distance(&alone, turns)),
            [1, 1, 2, 3, FARTHEST]
        );
        assert_eq!(distance(&together, 6_000), 1);
    }

    #[test]
    fn turn_by_turn_a_future_deals_every_card_once() {
        let mut random = Random::new(3);
        let mut look_ahead = LookAhead::default();
        let mut turns = 0;
        for _ in 0..20 {
            let mut knowledge = start(1, &mut random);
            let learnt = library::learnt(&knowledge.rules).unwrap();
            let mut ranked = Vec::new();
            look_ahead.judge.rank(learnt, &knowledge, NEXT_ALONE, &mut ranked);
            let mut chosen = ranked[0];
            look_ahead.future.imagine(&knowledge, &mut random);
            let mut drawn = 0;
            while let ControlFlow::Continue((next, best)) =
                look_ahead.next_turn(learnt, &knowledge, &chosen, &mut drawn)
            {
                let new = next.hand & !chosen.rest;
                assert_eq!(next.hand, chosen.rest | new);
                assert_eq!(next.unseen | new, knowledge.unseen);
                assert_eq!(next.unseen & new, 0);
                let count = new.count_ones() as usize;
                assert_eq!(count, chosen.candidate.count.min(knowledge.deck));
                assert_eq!(next.deck, knowledge.deck - count);
                assert_eq!(next.tops, chosen.candidate.tops);
                turns += 1;
                (knowledge, chosen) = (next, best);
            }
        }
        assert!(turns > 200, "{turns} turns of twenty futures");
    }

    #[test]
    fn what_is_certain_stays_so_however_far_one_looks() {
        // With little to draw, the end of a game is soon known; until then the chances after later turns count, too.
        let mut random = Random::new(5);
        let mut look_ahead = LookAhead::default();
        let (mut certain, mut open) = (0, 0);
        for round in 0..100 {
            let mut knowledge = start(1, &mut random);
            knowledge.tops = [60; 4];
            knowledge.table = table_with(&knowledge.table, knowledge.tops);
            let left = [4, 20][round % 2];
            while knowledge.unseen.count_ones() > left {
                knowledge.unseen &= knowledge.unseen - 1;
            }
            knowledge.deck = left as usize;
            let learnt = library::learnt(&knowledge.rules).unwrap();
            let mut ranked = Vec::new();
            look_ahead.judge.rank(learnt, &knowledge, NEXT_ALONE, &mut ranked);
            let Some(chosen) = ranked.first() else {
                continue;
            };
            look_ahead.judge.look_from(&knowledge);
            look_ahead.future.imagine(&knowledge, &mut random);
            let [near, far] = [1, FARTHEST]
                .map(|distance| look_ahead.outcome(learnt, &knowledge, chosen, distance));
            if [Chance::NEVER, Chance::SURE].contains(&near) {
                assert_eq!(near, far);
                certain += 1;
            } else {
                open += usize::from(near != far);
            }
        }
        assert!(certain > 0 && open > 0, "{certain} certain, {open} open");
    }
}
