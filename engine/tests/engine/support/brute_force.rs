//! The oracle: plain search, written for being obviously right.

use std::collections::BTreeMap;

use saute_dix_engine::rules::{CardSet, PileName, Play, RuleSet, Table};
use saute_dix_engine::solver::{Task, value};

/// What plain search finds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Findings {
    /// The highest value, with the hand after drawing that breaks ties in the duel.
    pub best: Option<(i32, usize)>,
    pub count: u64,
    /// One best play.
    pub plays: Vec<Play>,
    /// The least room by number of cards.
    pub frontier: BTreeMap<usize, i32>,
    /// How many positions were looked at.
    pub nodes: u64,
}

struct Search<'a> {
    task: &'a Task,
    findings: Findings,
    line: Vec<Play>,
    /// Whether plays that differ only in how the piles take turns are tried again.
    every_order: bool,
}

/// Every play once: pile by pile, so that no two plays differ only in how the piles take turns.
pub fn search(task: &Task) -> Findings {
    run(task, false)
}

/// Every legal sequence of plays, as a person would try them.
pub fn search_every_sequence(task: &Task) -> Findings {
    run(task, true)
}

fn run(task: &Task, every_order: bool) -> Findings {
    let mut search = Search { task, findings: Findings::default(), line: Vec::new(), every_order };
    search.visit(task.table, task.hand, 0, PileName::A);
    search.findings
}

impl Search<'_> {
    fn visit(&mut self, table: Table, hand: CardSet, room: i32, from: PileName) {
        self.findings.nodes += 1;
        self.record(hand, room);
        for name in PileName::ALL {
            if name < from && !self.every_order {
                continue;
            }
            for card in hand.iter() {
                let play = Play { card, pile: name };
                let Ok(placement) = table.place(play) else {
                    continue;
                };
                let Ok(after) = table.after(play) else {
                    continue;
                };
                self.line.push(play);
                self.visit(after, hand.without(card), room + placement.room(), name);
                self.line.pop();
            }
        }
    }

    fn record(&mut self, hand: CardSet, room: i32) {
        let task = self.task;
        let cards = self.line.len();
        if !task.uncovered(&self.line).is_empty() {
            return;
        }
        if cards > 0 {
            let least = self.findings.frontier.entry(cards).or_insert(room);
            *least = room.min(*least);
        }
        if cards < task.minimum {
            return;
        }
        let rank = (value(task.set, cards, room), self.hand_after(hand));
        if self.findings.best.is_none_or(|best| rank > best) {
            self.findings.best = Some(rank);
            self.findings.count = 0;
            self.findings.plays.clone_from(&self.line);
        }
        if self.findings.best == Some(rank) {
            self.findings.count += 1;
        }
    }

    /// Cards in hand after drawing, which only matters in the duel.
    fn hand_after(&self, hand: CardSet) -> usize {
        if self.task.set == RuleSet::Classic {
            return 0;
        }
        let deck = self.task.deck.unwrap_or(usize::MAX);
        let helped = self.line.iter().any(|play| play.pile >= PileName::C);
        let draws = if helped { 6 - hand.len() } else { 2 };
        hand.len() + draws.min(deck)
    }
}
