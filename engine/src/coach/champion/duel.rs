//! The champion's way in the duel: the plays worth a look are played on, many times and quickly, on decks as they
//! could lie, and the one after which most of these games are won is chosen.
//!
//! Nothing is learnt here: both sides' plain sense is enough to tell plays apart, and a duel is short.
#![allow(
    clippy::indexing_slicing,
    reason = "there are two sides with two piles each, and the tables hold as many"
)]

use super::candidates::{laid_out, nearest};
use super::duel_playout::{DuelPlayout, DuelSide, HAND, drawn, turned};
use super::features::{Bits, bit, set};
use crate::coach::{Chance, View};
use crate::rules::{CardSet, Direction, PileName, Play, Random, RuleSet};
use crate::solver::{Chains, Subset};

/// How many plays are tried on how many futures in all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DuelEffort {
    /// How many plays.
    pub plays: usize,
    /// On how many futures in all.
    pub samples: u32,
}

/// What the one to move sees.
struct DuelKnowledge {
    tops: [[u8; 2]; 2],
    hand: Bits,
    /// The own deck, whose order no player knows, and what the other side still has.
    unseen: [Bits; 2],
    deck: usize,
    other_hand: usize,
    helped: bool,
    missing: usize,
}

impl DuelKnowledge {
    fn of(view: &View) -> DuelKnowledge {
        let (me, other) = (view.player(), 1 - view.player().min(1));
        let top = |name: PileName| {
            view.table().pile(name).map_or(1, |pile| match pile.direction() {
                Direction::Up => pile.top(),
                Direction::Down => 61 - pile.top().min(60),
            })
        };
        DuelKnowledge {
            tops: [[top(PileName::A), top(PileName::B)], [top(PileName::C), top(PileName::D)]],
            hand: view.hand().bits(),
            unseen: [view.unseen(me).bits(), view.unseen(other).bits()],
            deck: view.deck_left(me),
            other_hand: view.hand_size(other),
            helped: view.table().helped(),
            missing: view.missing(),
        }
    }
}

/// Chooses plays in the duel.
pub struct Duellist {
    chains: Chains,
}

impl Duellist {
    /// Ready for anything.
    pub fn new() -> Duellist {
        Duellist { chains: Chains::new() }
    }

    /// What is left of the turn, and the chance of winning; no card means to stop. Nothing if there is no play.
    pub fn choose(
        &mut self,
        view: &View,
        effort: DuelEffort,
        random: &mut Random,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<(Vec<Play>, Chance)> {
        let knowledge = DuelKnowledge::of(view);
        let turns = self.turns(view, &knowledge, effort.plays);
        let mut won = vec![0_u32; turns.len()];
        let mut tried = 0;
        let rounds = effort.samples / u32::try_from(turns.len()).ok()?.max(1);
        for _ in 0..rounds.max(1) {
            if tried > 0 && !go_on() {
                break;
            }
            let playout = knowledge.imagine(random);
            for (turn, won) in turns.iter().zip(&mut won) {
                *won += u32::from(after(&playout, &knowledge, turn));
            }
            tried += 1;
        }
        // Among equals the cheaper one, which comes first.
        let best = (0..turns.len()).rev().max_by_key(|place| won[*place])?;
        let chance = Chance::from_parts(won[best] * (Chance::WHOLE / tried));
        Some((turns[best].clone(), chance))
    }

    /// The plays worth a look, the cheapest first.
    fn turns(&mut self, view: &View, knowledge: &DuelKnowledge, keep: usize) -> Vec<Vec<Play>> {
        self.chains.fill(view.hand(), view.table());
        let own = [PileName::A, PileName::B].map(|name| self.on_own(knowledge, name));
        let helps = self.helps(knowledge);
        let mut turns = Vec::new();
        for first in &own[0] {
            for second in own[1].iter().filter(|second| first.1 & second.1 == 0) {
                let used = first.1 | second.1;
                for (price, help) in &helps {
                    let helping = help.map_or(0, |(index, _)| 1 << index);
                    let count = (used | helping).count_ones();
                    if used & helping != 0 || (count as usize) < knowledge.missing {
                        continue;
                    }
                    let held = knowledge.hand.count_ones() - count;
                    let more = if help.is_some() || knowledge.helped {
                        HAND.saturating_sub(held).cast_signed() - 2
                    } else {
                        0
                    };
                    // A card laid is worth two steps; one drawn on top, and one less in hand, about as much.
                    let shrinks = 2 * count.cast_signed();
                    let score = first.0 + second.0 + price - 2 * more + shrinks / 2;
                    turns.push((score, [first.1, second.1], *help));
                }
            }
        }
        turns.sort_by_key(|(score, parts, _)| (*score, *parts));
        turns.truncate(keep);
        let turns = turns.into_iter();
        let turns = turns.map(|(_, parts, help)| {
            let mut plays = laid_out(&self.chains, PileName::A, parts[0], RuleSet::Duel);
            plays.extend(laid_out(&self.chains, PileName::B, parts[1], RuleSet::Duel));
            plays.extend(help.map(|(index, pile)| Play { card: self.chains.card(index), pile }));
            plays
        });
        turns.collect()
    }

    /// What can go on an own pile, with its price.
    fn on_own(&self, knowledge: &DuelKnowledge, name: PileName) -> Vec<(i32, Subset)> {
        let pile = usize::from(name == PileName::B);
        let top = i32::from(knowledge.tops[0][pile]);
        let subsets = 1..1 << self.chains.len();
        let mut found: Vec<(i32, Subset)> = subsets
            .filter_map(|subset: Subset| {
                let last = nearest(RuleSet::Duel.direction(name), self.chains.last(name, subset))?;
                let end = turned(self.chains.card(last).number(), pile);
                let cards = subset.count_ones().cast_signed();
                Some((i32::from(end) - top - 2 * cards, subset))
            })
            .collect();
        found.push((0, 0));
        found.sort_by_key(|priced| *priced);
        found.truncate(14);
        if !found.contains(&(0, 0)) {
            found.push((0, 0));
        }
        found
    }

    /// The cards that can help, with what they give, and not helping.
    fn helps(&self, knowledge: &DuelKnowledge) -> Vec<(i32, Option<(usize, PileName)>)> {
        let mut helps = vec![(0, None)];
        if knowledge.helped {
            return helps;
        }
        for (pile, name) in [PileName::C, PileName::D].into_iter().enumerate() {
            let top = i32::from(knowledge.tops[1][pile]);
            for (index, card) in self.chains.cards().iter().enumerate() {
                let gives = top - i32::from(turned(card.number(), pile));
                if gives > 0 {
                    helps.push((gives, Some((index, name))));
                }
            }
        }
        helps[1..].sort_by_key(|(gives, _)| *gives);
        helps.truncate(5);
        helps
    }
}

impl DuelKnowledge {
    /// Decks and the other hand as they could be.
    fn imagine(&self, random: &mut Random) -> DuelPlayout {
        let mut decks = self.unseen.map(|unseen| {
            let all = CardSet::from_bits(unseen);
            let mut deck: Vec<u8> = all.iter().map(crate::rules::Card::number).collect();
            random.shuffle(&mut deck);
            deck
        });
        decks[0].truncate(self.deck);
        let held = decks[1].len().saturating_sub(self.other_hand);
        let other_hand = set(&decks[1].split_off(held));
        let [mine, theirs] = decks;
        DuelPlayout {
            sides: [
                DuelSide { tops: self.tops[0], hand: self.hand, deck: mine },
                DuelSide { tops: self.tops[1], hand: other_hand, deck: theirs },
            ],
        }
    }
}

/// Whether a duel is won that goes on like this.
fn after(playout: &DuelPlayout, knowledge: &DuelKnowledge, plays: &[Play]) -> bool {
    let mut playout = playout.clone();
    let mut helped = knowledge.helped;
    for play in plays {
        let [me, other] = &mut playout.sides;
        me.hand &= !bit(play.card.number());
        let (tops, pile) = match play.pile {
            PileName::A => (&mut me.tops, 0),
            PileName::B => (&mut me.tops, 1),
            PileName::C => (&mut other.tops, 0),
            PileName::D => (&mut other.tops, 1),
        };
        tops[pile] = turned(play.card.number(), pile);
        helped |= matches!(play.pile, PileName::C | PileName::D);
    }
    let [me, _] = &mut playout.sides;
    if me.is_done() {
        return true;
    }
    me.draw(drawn(me.hand, helped));
    let [me, other] = playout.sides;
    let turned = DuelPlayout { sides: [other, me] };
    !turned.won_by_mover()
}
