//! What a play is worth: the one definition that hints, marking, puzzles and keys share.

use crate::rules::RuleSet;

/// The fair price of a card: the steps of room on the table, shared out over the cards.
///
/// Classic: 4 × 98 steps for 98 cards. Duel: 2 × 58 steps for 58 cards. A card that costs less
/// is a bargain; one that costs more is only played because the rules force it.
pub fn fair_price(set: RuleSet) -> i32 {
    match set {
        RuleSet::Classic => 4,
        RuleSet::Duel => 2,
    }
}

/// The value of a play: the fair price of its cards, less the room it uses.
pub fn value(set: RuleSet, cards: usize, room: i32) -> i32 {
    let cards = i32::try_from(cards).unwrap_or(i32::MAX);
    fair_price(set).saturating_mul(cards) - room
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fair_price_shares_all_the_room_over_all_the_cards() {
        let price = |set: RuleSet, piles: usize| {
            let cards = set.cards().len();
            let steps = piles * usize::from(set.highest() - 1);
            i32::try_from(steps / cards).unwrap()
        };
        assert_eq!(fair_price(RuleSet::Classic), price(RuleSet::Classic, 4));
        assert_eq!(fair_price(RuleSet::Duel), price(RuleSet::Duel, 2));
    }
}
