//! The team player: what it asks of the others, and how it heeds what they ask.

use std::cmp::Reverse;

use crate::coach::View;
use crate::rules::{PileName, Placement, Play, Signal};
use crate::solver::{Solver, fair_price};

// The figures below were found by simulation: thousands of games for each, for two to five
// players, varied one at a time until no change won more.

/// What it is worth to keep off a pile that a player asks to leave alone.
const LEAVE: u16 = 25;
/// What it is worth to take no big step on a pile where a player asks for that.
const NO_BIG_STEP: u16 = 9;
/// A card so few steps ahead of a pile is worth asking for small steps.
const NEAR: i32 = 5;
/// What one more card may cost once the minimum is played and the deck is empty.
const PRICE_WITHOUT_DECK: i32 = 8;

/// What one more card may cost once the minimum is played: more than the fair price, as new
/// cards bring new chances to everybody. With a single partner, who plays every other turn,
/// a little less.
fn price_of_one_more(view: &View) -> i32 {
    match (view.deck(), view.partners()) {
        (0, _) => PRICE_WITHOUT_DECK,
        (_, 1) => 5,
        _ => 6,
    }
}

/// The next card of the plan that costs least, signals included; nothing if it is time to stop.
pub fn plan(solver: &mut Solver, view: &View) -> Option<Play> {
    let mut task = view.task();
    for said in view.signals() {
        let worth = match said.signal {
            Signal::Leave => LEAVE,
            Signal::NoBigStep => NO_BIG_STEP,
        };
        task.surcharge.get_mut(said.pile).set(said.signal, worth);
    }
    let missing = view.missing();
    let price = if missing > 0 { fair_price(task.set) } else { price_of_one_more(view) };
    let solved = solver.solve(&task).ok()?;
    let (gain, Reverse(cards)) = (missing.max(1)..=task.hand.len())
        .filter_map(|cards| {
            let worth = price * i32::try_from(cards).ok()?;
            Some((worth - solved.least_room(cards)?, Reverse(cards)))
        })
        .max()?;
    let must_play = missing > 0 || !view.due().is_empty();
    if gain <= 0 && !must_play {
        return None;
    }
    solved.cheapest(cards)?.first().copied()
}

/// "Please leave this pile" where a card in hand jumps, "no big step" where one is near.
pub fn signals(view: &View) -> Vec<(PileName, Option<Signal>)> {
    let wish = |name| {
        let pile = view.table().pile(name)?;
        let rooms =
            view.hand().iter().filter_map(|card| pile.place(card).ok()).map(Placement::room);
        match rooms.min()? {
            room if room < 0 => Some(Signal::Leave),
            room if room <= NEAR => Some(Signal::NoBigStep),
            _ => None,
        }
    };
    PileName::ALL.into_iter().map(|name| (name, wish(name))).collect()
}
