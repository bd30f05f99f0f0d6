//! Explains a play: what each card does for it, and why it stops where it does.

use super::Fact;
use crate::rules::{Card, Pile, PileName, Placement, Play};
use crate::solver::{Task, fair_price};

/// The reasons for a best play, in the order a teacher would give them: pile by pile, and
/// last why it stops, unless even the least that may be laid was expensive.
///
/// ```
/// use saute_dix_engine::coach::{Fact, explain};
/// use saute_dix_engine::rules::Position;
/// use saute_dix_engine::solver::{Solver, Task};
///
/// let position: Position = "A57 | 72 63 58 47 39 37".parse().unwrap();
/// let task = Task::from(&position);
/// let best = Solver::new().solve(&task).unwrap().best().unwrap();
/// assert!(matches!(explain(&task, &best.plays)[0], Fact::Jump { .. }));
/// ```
pub fn explain(task: &Task, plays: &[Play]) -> Vec<Fact> {
    let mut reasons = Vec::new();
    for (name, pile) in task.table.piles() {
        let cards: Vec<Card> =
            plays.iter().filter(|play| play.pile == name).map(|play| play.card).collect();
        let on_pile = OnePile { task, name, played: plays.len() };
        on_pile.explain(pile, &cards, &mut reasons);
    }
    if let Some(index) = gather_forced(&mut reasons)
        && plays.len() == task.minimum
    {
        let cheapest =
            Fact::Cheapest { plays: plays.to_vec(), one_pile: task.only_pile().is_some() };
        reasons.insert(index + 1, cheapest);
    } else {
        // Where even the least allowed was expensive, no pupil wonders why there is no more.
        reasons.extend(stop(task, plays));
    }
    reasons
}

/// Names the expensive cards once, all together, where the first of them is named. Says where
/// that is.
fn gather_forced(reasons: &mut Vec<Fact>) -> Option<usize> {
    let (mut all, mut sum) = (Vec::new(), 0);
    reasons.retain(|reason| match reason {
        Fact::Forced { plays, cost, .. } => {
            all.extend_from_slice(plays);
            sum += cost;
            all.len() == plays.len()
        }
        _ => true,
    });
    let index = reasons.iter().position(|reason| matches!(reason, Fact::Forced { .. }))?;
    if let Some(Fact::Forced { plays, cost, .. }) = reasons.get_mut(index) {
        *plays = all;
        *cost = sum;
    }
    Some(index)
}

/// The next card that could be laid, if it costs more than it should.
fn stop(task: &Task, plays: &[Play]) -> Option<Fact> {
    let (play, cost) = next_cheapest(task, plays)?;
    let fair = fair_price(task.set);
    (cost > fair).then_some(Fact::Stop {
        pile: play.pile,
        card: play.card,
        cost,
        fair,
        one_pile: task.only_pile().is_some(),
    })
}

/// After these plays, the cheapest further one that does what others asked for.
pub fn next_cheapest(task: &Task, plays: &[Play]) -> Option<(Play, i32)> {
    let mut table = task.table;
    let mut hand = task.hand;
    for play in plays {
        table = table.after(*play).ok()?;
        hand = hand.without(play.card);
    }
    let further = table.plays(hand).filter(|play| {
        let before = plays.iter().filter(|other| other.pile == play.pile);
        let cards: Vec<Card> = before.chain([play]).map(|play| play.card).collect();
        // What others asked not to do is not held against the player.
        task.table.pile(play.pile).is_some_and(|pile| {
            let moved = pile.path(&cards).room();
            task.surcharge.get(play.pile).on(moved) == 0
        })
    });
    further
        .filter_map(|play| Some((play, table.place(play).ok()?.room())))
        .min_by_key(|(_, cost)| *cost)
}

/// The cards of a play that go on one pile.
struct OnePile<'a> {
    task: &'a Task,
    name: PileName,
    /// Cards of the whole play.
    played: usize,
}

impl OnePile<'_> {
    fn explain(&self, mut pile: Pile, cards: &[Card], reasons: &mut Vec<Fact>) {
        let mut rest = cards;
        if self.task.cover.contains(self.name)
            && let Some(card) = cards.first()
        {
            // Whatever else a card does, putting out a fire comes first.
            reasons.push(Fact::Covers {
                pile: self.name,
                burning: pile.top(),
                card: *card,
                cost: distance(pile, *card),
                one_pile: self.task.only_pile().is_some(),
            });
            if matches!(pile.place(*card), Ok(Placement::Forward(_)))
                && forward_run(pile, cards) == cards.len()
            {
                pile = pile.with_top(*card);
                rest = cards.get(1..).unwrap_or_default();
            }
        }
        while let Some((first, after_first)) = rest.split_first() {
            let Ok(placement) = pile.place(*first) else {
                return;
            };
            let before = pile;
            match placement {
                Placement::Jump => {
                    reasons.push(Fact::Jump {
                        pile: self.name,
                        from: pile.top(),
                        card: *first,
                        one_pile: self.task.only_pile().is_some(),
                    });
                    rest = after_first;
                    pile = pile.with_top(*first);
                }
                Placement::Help(steps) => {
                    reasons.push(Fact::Help {
                        pile: self.name,
                        card: *first,
                        cost: i32::from(steps),
                        // Two cards are drawn anyway: only from the third on does helping fill the hand.
                        refills: self.task.deck != Some(0) && self.played > 2,
                    });
                    return;
                }
                Placement::Forward(_) => {
                    let length = forward_run(pile, rest);
                    let (run, after) = rest.split_at(length);
                    let Some(farthest) = run.last() else {
                        return;
                    };
                    pile = pile.with_top(*farthest);
                    rest = after;
                    if let Some((back, more)) = after.split_first() {
                        // A run ends where a jump begins: the run was made for it.
                        self.set_up(before, run, *back, reasons);
                        pile = pile.with_top(*back);
                        rest = more;
                    } else {
                        self.last_run(before, run, reasons);
                    }
                }
            }
        }
    }

    fn set_up(&self, pile: Pile, run: &[Card], back: Card, reasons: &mut Vec<Fact>) {
        let Some((first, passed)) = run.split_last() else {
            return;
        };
        if !passed.is_empty() {
            reasons.push(Fact::OnTheWay { pile: self.name, cards: passed.to_vec(), to: *first });
        }
        reasons.push(Fact::SetUp {
            pile: self.name,
            first: *first,
            cost: distance(pile, *first),
            back,
        });
    }

    /// The cards a pile ends with. Those that are cheap together are named together; a card
    /// that is too costly whatever follows must have been needed.
    fn last_run(&self, mut pile: Pile, mut run: &[Card], reasons: &mut Vec<Fact>) {
        let fair = fair_price(self.task.set);
        while let Some((first, after)) = run.split_first() {
            let price = |cards: &[Card]| {
                let fair = cards.iter().map(|_| fair).sum::<i32>();
                let cost = cards.last().map_or(0, |last| distance(pile, *last));
                (cost, fair)
            };
            let together = (1..=run.len()).filter_map(|length| run.split_at_checked(length)).find(
                |(cards, _)| {
                    let (cost, fair) = price(cards);
                    cost <= fair
                },
            );
            let Some((cards, others)) = together else {
                reasons.push(self.needed(pile, *first));
                pile = pile.with_top(*first);
                run = after;
                continue;
            };
            let (cost, fair) = price(cards);
            let (name, cards) = (self.name, cards.to_vec());
            if let Some(last) = cards.last() {
                pile = pile.with_top(*last);
            }
            reasons.push(if cost < fair {
                Fact::Bargain { pile: name, cards, cost, fair }
            } else {
                Fact::FairPrice { pile: name, cards, cost }
            });
            run = others;
        }
    }

    fn needed(&self, pile: Pile, card: Card) -> Fact {
        Fact::Forced {
            plays: vec![Play { card, pile: self.name }],
            cost: distance(pile, card),
            minimum: self.task.minimum.min(self.played),
        }
    }
}

/// How many of the cards simply go on, one after the other.
fn forward_run(mut pile: Pile, cards: &[Card]) -> usize {
    cards
        .iter()
        .take_while(|card| {
            let goes_on = matches!(pile.place(**card), Ok(Placement::Forward(_)));
            pile = pile.with_top(**card);
            goes_on
        })
        .count()
}

fn distance(pile: Pile, card: Card) -> i32 {
    pile.place(card).map_or(0, Placement::room)
}
