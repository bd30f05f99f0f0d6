//! Plain sense, quickly: of the few cards near the tops of the piles, the cheapest.
//!
//! The ends of duels that the champion imagines are played like this, and, with slips, the deals that are graded.
//! A pile is held as if it went up from 1, as the champion holds it.

use super::champion::features::{Bits, above, bit};
use crate::rules::Random;

/// What a step costs. Prices are in half steps: a card that opens a jump shares its price with the other.
pub const STEP: i32 = 2;
/// A card ten behind the top is always taken; what it gains.
const JUMP: i32 = -10 * STEP;
/// Who slips does so once in so many cards.
const ONE_IN: usize = 5;

/// A card that could go on a pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// In half steps.
    pub price: i32,
    /// On which pile.
    pub pile: usize,
    /// As the pile sees it.
    pub number: u8,
}

/// Whether players slip now and then.
pub struct Slips<'a>(Option<&'a mut Random>);

impl<'a> Slips<'a> {
    /// They do not.
    pub fn never() -> Slips<'a> {
        Slips(None)
    }

    /// As often as a class.
    pub fn of_a_class(random: &'a mut Random) -> Slips<'a> {
        Slips(Some(random))
    }

    /// A look at the piles for the next card.
    pub fn glance(&mut self) -> Glance<'_> {
        let slip = self.0.as_deref_mut();
        let slip = slip.and_then(|random| (random.below(ONE_IN) == 0).then_some(random));
        Glance { slip, seen: 0, taken: None }
    }
}

/// A look at one pile after the other: the cheapest card is taken, in a slip just any.
pub struct Glance<'a> {
    slip: Option<&'a mut Random>,
    seen: usize,
    taken: Option<Offer>,
}

impl Glance<'_> {
    /// Looks at a pile; some cards cost more than their steps.
    pub fn look(&mut self, pile: usize, cards: Bits, top: u8, surcharge: impl Fn(u8) -> i32) {
        let mut offer = |price: i32, number: u8| {
            self.offer(Offer { price: price + surcharge(number), pile, number });
        };
        if let Some(back) = top.checked_sub(10)
            && cards & bit(back) != 0
        {
            offer(JUMP, back);
        }
        let ahead = cards & above(top);
        let steps = |number: u8| i32::from(number) - i32::from(top);
        if let Some(next) = lowest(ahead) {
            offer(STEP * steps(next), next);
            // Never the cheapest: only a slip takes it.
            if let Some(second) = lowest(ahead & above(next)) {
                offer(STEP * steps(second), second);
            }
        }
        // A card from which one jumps back: two cards for one price.
        if let Some(far) = lowest(ahead & (cards << 10)) {
            offer(i32::midpoint(STEP * steps(far), JUMP), far);
        }
    }

    fn offer(&mut self, offer: Offer) {
        self.seen += 1;
        let takes = match &mut self.slip {
            Some(random) => random.below(self.seen) == 0,
            None => self.taken.is_none_or(|taken| offer.price < taken.price),
        };
        if takes {
            self.taken = Some(offer);
        }
    }

    /// The card that is taken, if there is one.
    pub fn taken(self) -> Option<Offer> {
        self.taken
    }
}

fn lowest(cards: Bits) -> Option<u8> {
    (cards != 0).then(|| u8::try_from(cards.trailing_zeros()).unwrap_or(u8::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coach::champion::features::set;

    #[test]
    fn a_jump_comes_first_then_a_pair_then_the_nearest() {
        let taken = |cards: &[u8]| {
            let mut slips = Slips::never();
            let mut glance = slips.glance();
            glance.look(0, set(cards), 40, |_| 0);
            glance.look(1, set(cards), 90, |_| 0);
            glance.taken().map(|offer| (offer.pile, offer.number))
        };
        assert_eq!(taken(&[30, 41, 95]), Some((0, 30)));
        assert_eq!(taken(&[42, 43, 53]), Some((0, 53)));
        assert_eq!(taken(&[42, 43, 91]), Some((1, 91)));
        assert_eq!(taken(&[12, 13]), None);
    }

    #[test]
    fn a_slip_takes_any_card_in_sight_about_once_in_five() {
        let mut random = Random::new(3);
        let mut slips = Slips::of_a_class(&mut random);
        let mut others = 0;
        for _ in 0..3_000 {
            let mut glance = slips.glance();
            glance.look(0, set(&[41, 60, 70]), 40, |_| 0);
            let number = glance.taken().unwrap().number;
            assert!([41, 60, 70].contains(&number));
            others += usize::from(number != 41);
        }
        // Two of the three things in knowledge in one card of five: 60, and 70 that jumps back to it.
        assert!((300..500).contains(&others), "{others}");
    }
}
