//! Why a game was lost: what anybody can check on the table.

use super::Session;
use crate::rules::{CardSet, Play, Status, Table};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LossReason {
    Stuck {
        player: usize,
        fits: CardSet,
        /// As many cards as can be laid one after the other: fewer than needed.
        longest: Vec<Play>,
        needed: usize,
    },
    Burnt {
        player: usize,
        fires: Vec<Play>,
        /// The number of the turn, from 1.
        turn: usize,
    },
}

impl Session {
    /// What the game was lost by; nothing while it goes on, or if everything is placed.
    pub fn loss_reason(&self) -> Option<LossReason> {
        let game = self.game();
        let player = game.player();
        match game.status() {
            Status::Playing | Status::Won => None,
            Status::Stuck => {
                let (table, hand) = (game.table(), game.hand(player));
                Some(LossReason::Stuck {
                    player,
                    fits: table.plays(hand).map(|play| play.card).collect(),
                    longest: longest(&table, hand),
                    needed: game.missing(),
                })
            }
            Status::Burnt => {
                let burning = game.due().iter();
                let fires = burning.filter_map(|pile| {
                    let card = *game.stack(pile).last()?;
                    Some(Play { card, pile })
                });
                Some(LossReason::Burnt {
                    player,
                    fires: fires.collect(),
                    turn: game.finished_turns().len(),
                })
            }
        }
    }
}

/// The most cards that can be laid one after the other. Only for a hand that is stuck: there are not many ways then.
fn longest(table: &Table, hand: CardSet) -> Vec<Play> {
    let ways = table.plays(hand).filter_map(|play| {
        let rest = longest(&table.after(play).ok()?, hand.without(play.card));
        Some([vec![play], rest].concat())
    });
    // The first of the longest.
    ways.reduce(|best, way| if way.len() > best.len() { way } else { best }).unwrap_or_default()
}
