//! What stands beside a text: data that a painter can draw.

use crate::rules::{Card, Direction, PileName, PileSet, RuleSet, Signal, Table};

/// A picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Figure {
    /// Piles, from one to the four of a table, or both sides of a duel; perhaps with a hand.
    Table {
        /// The rules, which say whose piles they are.
        set: RuleSet,
        /// The piles.
        table: Table,
        /// The cards in hand, in the order given; often none.
        hand: Vec<Card>,
        /// The piles with a burning card on top.
        burning: PileSet,
        /// What team mates have said about piles.
        signals: Vec<(PileName, Signal)>,
    },
    /// Cards in a row.
    Hand {
        /// The cards, in the order given.
        cards: Vec<Card>,
        /// Whether those that burn in the game On Fire are shown burning.
        fire: bool,
    },
    /// A piece of the number line with hops drawn as arcs.
    Line {
        /// Where it starts.
        low: u8,
        /// Where it ends.
        high: u8,
        /// The way of the pile it belongs to, for its colour.
        direction: Option<Direction>,
        /// The hops, in order.
        hops: Vec<Leap>,
        /// Numbers to point out.
        marks: Vec<u8>,
    },
    /// How much of each pile has been used and how much is left, as bars.
    Room {
        /// The rules, which say how far a pile goes.
        set: RuleSet,
        /// The piles.
        table: Table,
    },
    /// What players say, each allowed or not.
    Sayings(Vec<Saying>),
}

/// A hop on the number line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leap {
    /// Where it starts.
    pub from: u8,
    /// Where it lands.
    pub to: u8,
}

/// Something said at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saying {
    /// The key of its words.
    pub text: String,
    /// Whether the rules allow it.
    pub allowed: bool,
}

impl Figure {
    /// The keys of its texts.
    pub fn text_keys(&self) -> Vec<&str> {
        match self {
            Figure::Sayings(sayings) => sayings.iter().map(|said| said.text.as_str()).collect(),
            Figure::Table { .. }
            | Figure::Hand { .. }
            | Figure::Line { .. }
            | Figure::Room { .. } => Vec::new(),
        }
    }
}
