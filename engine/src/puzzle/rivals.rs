//! How clearly the best play wins: every other play, tried one by one.

use crate::rules::{CardSet, PileName, Play, Table};
use crate::solver::{Task, value};

/// By how much the best play of a task is worth more than the next, 0 if several are best; nothing
/// without two plays to compare. Two plays differ if some pile receives other cards, or the same in
/// another order.
pub fn second_best_gap(task: &Task) -> Option<i32> {
    let mut rivals = Rivals { task, best: None, next: None };
    rivals.try_all(&task.table, task.hand, &PileName::ALL, &mut Vec::new(), 0);
    Some(rivals.best? - rivals.next?)
}

/// The two highest values so far.
struct Rivals<'a> {
    task: &'a Task,
    best: Option<i32>,
    next: Option<i32>,
}

impl Rivals<'_> {
    /// Goes from pile to pile, so that no play is met twice.
    fn try_all(
        &mut self,
        table: &Table,
        hand: CardSet,
        piles: &[PileName],
        plays: &mut Vec<Play>,
        room: i32,
    ) {
        let [pile, others @ ..] = piles else {
            self.weigh(plays, room);
            return;
        };
        self.try_all(table, hand, others, plays, room);
        for card in table.accepts(*pile, hand).iter() {
            let play = Play { card, pile: *pile };
            let (Ok(placement), Ok(after)) = (table.place(play), table.after(play)) else {
                continue;
            };
            plays.push(play);
            let hand = hand.without(card);
            self.try_all(&after, hand, piles, plays, room + placement.room());
            plays.pop();
        }
    }

    fn weigh(&mut self, plays: &[Play], room: i32) {
        let enough = plays.len() >= self.task.minimum;
        if !enough || !self.task.uncovered(plays).is_empty() {
            return;
        }
        let value = Some(value(self.task.set, plays.len(), room));
        if value > self.best {
            self.next = self.best;
            self.best = value;
        } else if value > self.next {
            self.next = value;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Position;

    fn gap_of(position: &str) -> Option<i32> {
        second_best_gap(&Task::from(&position.parse::<Position>().unwrap()))
    }

    #[test]
    fn the_next_play_is_found_wherever_it_is() {
        // 47 37 39 is worth 30, 47 37 alone 28.
        assert_eq!(gap_of("A57 | 72 63 58 47 39 37 | min=2"), Some(2));
        // Only 90 then 95, and nothing else.
        assert_eq!(gap_of("A80 | 95 90 | min=2"), None);
        // 20 and 21 may go on either of two equal piles.
        assert_eq!(gap_of("A1 B1 | 21 20 | min=2"), Some(0));
    }
}
