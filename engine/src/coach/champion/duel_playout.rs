//! A duel played to its end by plain sense on both sides.
//!
//! Every pile is held as if it went up from 1, as in the classic game: one that goes down from 60 with 45 on top
//! shows 61 − 45 = 16.
#![allow(
    clippy::indexing_slicing,
    reason = "there are two sides with two piles each, and the tables hold as many"
)]

use super::features::{Bits, above, bit, set};
use crate::coach::quick::{Offer, STEP, Slips};
use crate::rules::{Deal, Random};

/// A full hand.
pub const HAND: u32 = 6;
/// How many cards are drawn by a player who has not helped, and the least that is laid.
const TWO: usize = 2;
/// What a further card may cost once two are laid: each is one less in hand.
const BARGAIN: i32 = 0;
/// Helping may cost so much for each card that is drawn on top.
const A_CARD: i32 = 3 * STEP;

/// The cards as piles see them that go down.
fn mirror(cards: Bits) -> Bits {
    cards.reverse_bits() >> 66
}

fn seen_from(cards: Bits, pile: usize) -> Bits {
    if pile == 0 { cards } else { mirror(cards) }
}

/// A card as the pile sees it, or back.
pub fn turned(number: u8, pile: usize) -> u8 {
    if pile == 0 { number } else { 61 - number.min(60) }
}

/// One side: its tops, hand and deck, the next card last.
#[derive(Clone, Debug)]
pub struct DuelSide {
    /// What its piles show.
    pub tops: [u8; 2],
    /// Its hand.
    pub hand: Bits,
    /// Its deck.
    pub deck: Vec<u8>,
}

/// A duel under way: the one to move first.
#[derive(Clone, Debug)]
pub struct DuelPlayout {
    /// Both sides.
    pub sides: [DuelSide; 2],
}

impl DuelSide {
    /// The cheapest card on the own piles, if it is no slip.
    fn cheapest(&self, slips: &mut Slips) -> Option<Offer> {
        let mut glance = slips.glance();
        for pile in 0..2 {
            glance.look(pile, seen_from(self.hand, pile), self.tops[pile], |_| 0);
        }
        glance.taken()
    }

    /// The card that gives the other side the least.
    fn help(&self, other: [u8; 2]) -> Option<Offer> {
        let helps = (0..2).filter_map(|pile| {
            let below = seen_from(self.hand, pile) & !above(other[pile]) & !bit(other[pile]);
            let number = highest(below)?;
            Some(Offer { price: STEP * (i32::from(other[pile]) - i32::from(number)), pile, number })
        });
        helps.min_by_key(|card| card.price)
    }

    fn lay(&mut self, card: Offer) {
        self.hand &= !bit(turned(card.number, card.pile));
        self.tops[card.pile] = card.number;
    }

    /// Takes cards from the deck.
    pub fn draw(&mut self, count: usize) {
        let drawn = self.deck.len().saturating_sub(count);
        self.hand |= set(&self.deck.split_off(drawn));
    }

    /// Whether it has nothing left.
    pub fn is_done(&self) -> bool {
        self.hand == 0 && self.deck.is_empty()
    }
}

impl DuelPlayout {
    /// Whether the one to move wins, if both play with plain sense from here.
    pub fn won_by_mover(mut self) -> bool {
        let (winner, _) = self.play(0, &mut Slips::never());
        winner == 0
    }

    /// Plays to the end: who wins, and how many cards both sides have left.
    fn play(&mut self, mut mover: usize, slips: &mut Slips) -> (usize, u32) {
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

    /// A turn; whether it wins or loses with it.
    fn turn(&mut self, mover: usize, slips: &mut Slips) -> Option<bool> {
        let [first, second] = &mut self.sides;
        let (me, other) = if mover == 0 { (first, second) } else { (second, first) };
        let (mut laid, mut helped) = (0, false);
        loop {
            let cheapest = me.cheapest(slips);
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
            if card.price <= A_CARD * more {
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

/// How many cards both sides have left in the end of a deal, if both slip as a class does.
pub fn left_over(deal: &Deal, random: &mut Random) -> u32 {
    let side = |deck: usize| {
        let cards = deal.decks().get(deck).map(Vec::as_slice).unwrap_or_default();
        let mut player = DuelSide {
            tops: [1; 2],
            hand: 0,
            deck: cards.iter().rev().map(|card| card.number()).collect(),
        };
        player.draw(HAND as usize);
        player
    };
    let mut playout = DuelPlayout { sides: [side(0), side(1)] };
    playout.play(deal.starter(), &mut Slips::of_a_class(random)).1
}

fn deck_size(player: &DuelSide) -> u32 {
    u32::try_from(player.deck.len()).unwrap_or(u32::MAX)
}

/// How many cards are drawn at the end of a turn.
pub fn drawn(hand: Bits, helped: bool) -> usize {
    if helped { HAND.saturating_sub(hand.count_ones()) as usize } else { TWO }
}

fn highest(cards: Bits) -> Option<u8> {
    cards.checked_ilog2().and_then(|number| u8::try_from(number).ok())
}
