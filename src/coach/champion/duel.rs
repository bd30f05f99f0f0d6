//! The champion's way in the duel: the plays worth a look are played on, many times and quickly, on decks as they
//! could lie, and the one after which most of these games are won is chosen.
//!
//! Nothing is learnt here: both sides' plain sense is enough to tell plays apart, and a duel is short. Every pile is
//! held as if it went up from 1, as in the classic game: one that goes down from 60 with 45 on top shows 61 − 45 = 16.
#![allow(
    clippy::indexing_slicing,
    reason = "there are two sides with two piles each, and the tables hold as many"
)]

use super::candidates::{laid_out, nearest};
use super::features::{Bits, above, bit, set};
use crate::coach::{Chance, View};
use crate::rules::{CardSet, Deal, Direction, PileName, Play, Random, RuleSet, sort_short_by_key};
use crate::solver::{Chains, Subset};

/// A full hand.
const HAND: u32 = 6;
/// How many cards are drawn by who has not helped, and laid by everybody at least.
const TWO: usize = 2;
/// What a further card may cost once two are laid, for the quick player: each is one less in hand.
const BARGAIN: i32 = 0;
/// The quick player helps if that costs at most so many steps for each card that it draws on top.
const STEPS_A_CARD: i32 = 3;
/// A card ten behind the top is always taken; what it gains.
const JUMP: i32 = -10;

/// How many plays are tried on how many futures in all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DuelEffort {
    /// How many plays.
    pub plays: usize,
    /// On how many futures in all.
    pub samples: u32,
}

/// The cards as piles see them that go down.
fn mirror(cards: Bits) -> Bits {
    cards.reverse_bits() >> 66
}

fn seen_from(cards: Bits, pile: usize) -> Bits {
    if pile == 0 { cards } else { mirror(cards) }
}

fn turned(number: u8, pile: usize) -> u8 {
    if pile == 0 {
        number
    } else {
        61 - number.min(60)
    }
}

/// One side: its tops, hand and deck, the next card last.
#[derive(Clone, Debug)]
struct DuelSide {
    tops: [u8; 2],
    hand: Bits,
    deck: Vec<u8>,
}

/// A duel under way: the one to move first.
#[derive(Clone, Debug)]
struct Bout {
    sides: [DuelSide; 2],
}

/// A quick player's next card.
#[derive(Clone, Copy)]
struct QuickCard {
    price: i32,
    pile: usize,
    number: u8,
}

impl DuelSide {
    /// The cheapest card on the own piles, whose prices are misjudged by so much.
    fn cheapest(&self, slips: [i32; 2]) -> Option<QuickCard> {
        let mut best: Option<QuickCard> = None;
        for (pile, slip) in slips.into_iter().enumerate() {
            let (cards, top) = (seen_from(self.hand, pile), self.tops[pile]);
            let mut offer = |price: i32, number: u8| {
                let price = price + slip;
                if best.is_none_or(|best| price < best.price) {
                    best = Some(QuickCard {
                        price,
                        pile,
                        number,
                    });
                }
            };
            if let Some(back) = top.checked_sub(10)
                && cards & bit(back) != 0
            {
                offer(JUMP, back);
            }
            let ahead = cards & above(top);
            let steps = |number: u8| i32::from(number) - i32::from(top);
            if let Some(next) = lowest(ahead) {
                offer(steps(next), next);
            }
            // A card from which one jumps back: two cards for one price.
            if let Some(far) = lowest(ahead & (cards << 10)) {
                let both = steps(far) + JUMP;
                offer(both / 2, far);
            }
        }
        best
    }

    /// The card that gives the other side the least.
    fn help(&self, other: [u8; 2]) -> Option<QuickCard> {
        let helps = (0..2).filter_map(|pile| {
            let below = seen_from(self.hand, pile) & !above(other[pile]) & !bit(other[pile]);
            let number = highest(below)?;
            Some(QuickCard {
                price: i32::from(other[pile]) - i32::from(number),
                pile,
                number,
            })
        });
        helps.min_by_key(|card| card.price)
    }

    fn lay(&mut self, card: QuickCard) {
        self.hand &= !bit(turned(card.number, card.pile));
        self.tops[card.pile] = card.number;
    }

    fn draw(&mut self, count: usize) {
        let drawn = self.deck.len().saturating_sub(count);
        self.hand |= set(&self.deck.split_off(drawn));
    }

    fn is_done(&self) -> bool {
        self.hand == 0 && self.deck.is_empty()
    }
}

impl Bout {
    /// Whether the one to move wins, if both play with plain sense from here.
    fn won_by_mover(mut self) -> bool {
        let (winner, _) = self.play(0, &mut || [0; 2]);
        winner == 0
    }

    /// Plays to the end: who wins, and how many cards both sides have left.
    fn play(&mut self, mut mover: usize, slips: &mut dyn FnMut() -> [i32; 2]) -> (usize, u32) {
        loop {
            match self.turn(mover, slips) {
                Some(true) => return (mover, self.left()),
                Some(false) => return (1 - mover, self.left()),
                None => mover = 1 - mover,
            }
        }
    }

    fn left(&self) -> u32 {
        let left = |side: &DuelSide| side.hand.count_ones() + deck_size(side);
        self.sides.iter().map(left).sum()
    }

    /// A turn of the quick player; whether it wins or loses with it.
    fn turn(&mut self, mover: usize, slips: &mut dyn FnMut() -> [i32; 2]) -> Option<bool> {
        let [first, second] = &mut self.sides;
        let (me, other) = if mover == 0 {
            (first, second)
        } else {
            (second, first)
        };
        let (mut laid, mut helped) = (0, false);
        loop {
            let cheapest = me.cheapest(slips());
            if laid >= TWO && cheapest.is_none_or(|card| card.price > BARGAIN) {
                break;
            }
            let help = me.help(other.tops).filter(|_| !helped);
            match (cheapest, help) {
                (Some(card), _) => me.lay(card),
                (None, Some(card)) => {
                    me.hand &= !bit(turned(card.number, card.pile));
                    other.tops[card.pile] = card.number;
                    helped = true;
                }
                (None, None) => return Some(false),
            }
            laid += 1;
            if me.is_done() {
                return Some(true);
            }
        }
        if !helped && let Some(card) = me.help(other.tops) {
            let held = me.hand.count_ones().saturating_sub(1);
            let wanted = HAND.saturating_sub(held).min(deck_size(me)).cast_signed();
            let otherwise = i32::try_from(TWO).unwrap_or_default() - 1;
            let more = wanted - otherwise.min(deck_size(me).cast_signed());
            if card.price <= STEPS_A_CARD * more {
                me.hand &= !bit(turned(card.number, card.pile));
                other.tops[card.pile] = card.number;
                helped = true;
                if me.is_done() {
                    return Some(true);
                }
            }
        }
        me.draw(drawn(me.hand, helped));
        None
    }
}

/// How many cards both sides have left in the end, if both play a deal with plain sense and slip now and then by
/// less than so many steps.
pub fn left_over(deal: &Deal, slip: usize, random: &mut Random) -> u32 {
    let side = |deck: usize| {
        let cards = deal
            .decks()
            .get(deck)
            .map(Vec::as_slice)
            .unwrap_or_default();
        let mut player = DuelSide {
            tops: [1; 2],
            hand: 0,
            deck: cards.iter().rev().map(|card| card.number()).collect(),
        };
        player.draw(HAND as usize);
        player
    };
    let mut bout = Bout {
        sides: [side(0), side(1)],
    };
    let mut slips = || [(); 2].map(|()| i32::try_from(random.below(slip)).unwrap_or_default());
    bout.play(deal.starter(), &mut slips).1
}

fn deck_size(player: &DuelSide) -> u32 {
    u32::try_from(player.deck.len()).unwrap_or(u32::MAX)
}

fn drawn(hand: Bits, helped: bool) -> usize {
    if helped {
        HAND.saturating_sub(hand.count_ones()) as usize
    } else {
        TWO
    }
}

fn lowest(cards: Bits) -> Option<u8> {
    (cards != 0).then(|| u8::try_from(cards.trailing_zeros()).unwrap_or(u8::MAX))
}

fn highest(cards: Bits) -> Option<u8> {
    cards
        .checked_ilog2()
        .and_then(|number| u8::try_from(number).ok())
}

/// What the one to move sees.
struct DuelSight {
    tops: [[u8; 2]; 2],
    hand: Bits,
    /// The own deck, whose order nobody knows, and what the other side still has.
    unseen: [Bits; 2],
    deck: usize,
    other_hand: usize,
    helped: bool,
    missing: usize,
}

impl DuelSight {
    fn of(view: &View) -> DuelSight {
        let (me, other) = (view.player(), 1 - view.player().min(1));
        let top = |name: PileName| {
            view.table()
                .pile(name)
                .map_or(1, |pile| match pile.direction() {
                    Direction::Up => pile.top(),
                    Direction::Down => 61 - pile.top().min(60),
                })
        };
        DuelSight {
            tops: [
                [top(PileName::A), top(PileName::B)],
                [top(PileName::C), top(PileName::D)],
            ],
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
        Duellist {
            chains: Chains::new(),
        }
    }

    /// What is left of the turn, and the chance of winning; no card means to stop. Nothing if there is no play.
    pub fn choose(
        &mut self,
        view: &View,
        effort: DuelEffort,
        random: &mut Random,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<(Vec<Play>, Chance)> {
        let sight = DuelSight::of(view);
        let turns = self.turns(view, &sight, effort.plays);
        let mut won = vec![0_u32; turns.len()];
        let mut tried = 0;
        let rounds = effort.samples / u32::try_from(turns.len()).ok()?.max(1);
        for _ in 0..rounds.max(1) {
            if tried > 0 && !go_on() {
                break;
            }
            let bout = sight.imagine(random);
            for (turn, won) in turns.iter().zip(&mut won) {
                *won += u32::from(after(&bout, &sight, turn));
            }
            tried += 1;
        }
        // Among equals the cheaper one, which comes first.
        let best = (0..turns.len()).rev().max_by_key(|place| won[*place])?;
        let chance = Chance::from_parts(won[best] * (Chance::WHOLE / tried));
        Some((turns[best].clone(), chance))
    }

    /// The plays worth a look, the cheapest first.
    fn turns(&mut self, view: &View, sight: &DuelSight, keep: usize) -> Vec<Vec<Play>> {
        self.chains.fill(view.hand(), view.table());
        let own = [PileName::A, PileName::B].map(|name| self.on_own(sight, name));
        let helps = self.helps(sight);
        let mut turns = Vec::new();
        for first in &own[0] {
            for second in own[1].iter().filter(|second| first.1 & second.1 == 0) {
                let used = first.1 | second.1;
                for (price, help) in &helps {
                    let helping = help.map_or(0, |(index, _)| 1 << index);
                    let count = (used | helping).count_ones();
                    if used & helping != 0 || (count as usize) < sight.missing {
                        continue;
                    }
                    let held = sight.hand.count_ones() - count;
                    let more = if help.is_some() || sight.helped {
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
            plays.extend(help.map(|(index, pile)| Play {
                card: self.chains.card(index),
                pile,
            }));
            plays
        });
        turns.collect()
    }

    /// What can go on an own pile, with its price.
    fn on_own(&self, sight: &DuelSight, name: PileName) -> Vec<(i32, Subset)> {
        let pile = usize::from(name == PileName::B);
        let top = i32::from(sight.tops[0][pile]);
        let subsets = 1..1 << self.chains.len();
        let mut found: Vec<(i32, Subset)> = subsets
            .filter_map(|subset: Subset| {
                let last = nearest(
                    RuleSet::Duel.direction(name),
                    self.chains.last(name, subset),
                )?;
                let end = turned(self.chains.card(last).number(), pile);
                let cards = subset.count_ones().cast_signed();
                Some((i32::from(end) - top - 2 * cards, subset))
            })
            .collect();
        found.push((0, 0));
        sort_short_by_key(&mut found, |priced| *priced);
        found.truncate(14);
        if !found.contains(&(0, 0)) {
            found.push((0, 0));
        }
        found
    }

    /// The cards that can help, with what they give, and not helping.
    fn helps(&self, sight: &DuelSight) -> Vec<(i32, Option<(usize, PileName)>)> {
        let mut helps = vec![(0, None)];
        if sight.helped {
            return helps;
        }
        for (pile, name) in [PileName::C, PileName::D].into_iter().enumerate() {
            let top = i32::from(sight.tops[1][pile]);
            for (index, card) in self.chains.cards().iter().enumerate() {
                let gives = top - i32::from(turned(card.number(), pile));
                if gives > 0 {
                    helps.push((gives, Some((index, name))));
                }
            }
        }
        sort_short_by_key(&mut helps[1..], |(gives, _)| *gives);
        helps.truncate(5);
        helps
    }
}

impl DuelSight {
    /// Decks and the other hand as they could be.
    fn imagine(&self, random: &mut Random) -> Bout {
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
        Bout {
            sides: [
                DuelSide {
                    tops: self.tops[0],
                    hand: self.hand,
                    deck: mine,
                },
                DuelSide {
                    tops: self.tops[1],
                    hand: other_hand,
                    deck: theirs,
                },
            ],
        }
    }
}

/// Whether a duel is won that goes on like this.
fn after(bout: &Bout, sight: &DuelSight, plays: &[Play]) -> bool {
    let mut bout = bout.clone();
    let mut helped = sight.helped;
    for play in plays {
        let [me, other] = &mut bout.sides;
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
    let [me, _] = &mut bout.sides;
    if me.is_done() {
        return true;
    }
    me.draw(drawn(me.hand, helped));
    let [me, other] = bout.sides;
    let turned = Bout { sides: [other, me] };
    !turned.won_by_mover()
}
