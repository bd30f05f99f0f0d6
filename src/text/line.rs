//! The number line in words: operations as a pupil writes them, and what each card costs in steps.

use super::{Msg, Voice};
use crate::number_line::Hop;
use crate::rules::{JUMP, Laid, Path, Placement, Refusal};

impl Voice<'_> {
    /// What is done to a number to get the other: "− 13" from 43 to 30, whichever way a pile goes.
    pub fn operation(&self, from: u8, to: u8) -> String {
        let sign = if to < from { '−' } else { '+' };
        format!("{sign}\u{a0}{}", self.n(from.abs_diff(to)))
    }

    pub fn sum(&self, from: u8, to: u8) -> String {
        let (operation, from, to) = (self.operation(from, to), self.n(from), self.n(to));
        format!("{from}\u{a0}{operation}\u{a0}=\u{a0}{to}")
    }

    /// The hops of a pile, with their numbers if it has several cards in all.
    pub fn hops(&self, path: &Path, cards: usize) -> Vec<Hop> {
        let pile = path.start();
        let hops = path.laid().iter().zip(1..).map(|(laid, order)| {
            let operation = self.operation(laid.from, laid.to());
            let words = self.hop_words(laid);
            Hop {
                order: (cards > 1).then_some(order),
                ..Hop::new(pile.direction(), laid, operation, words)
            }
        });
        hops.collect()
    }

    /// The hops of a pile for those who cannot see them: "43 − 13 = 30 (forward 13 steps)".
    pub fn hops_said(&self, path: &Path) -> String {
        let hops = path.laid().iter().map(|laid| {
            let words = self.hop_words(laid).into_iter().next();
            self.say(&Msg::LineHop {
                sum: self.sum(laid.from, laid.to()).into(),
                words: words.unwrap_or_default().into(),
            })
        });
        hops.collect::<Vec<_>>().join(", ")
    }

    /// What a card on a pile costs, or why it may not lie there: the longest text first.
    fn hop_words(&self, laid: &Laid) -> Vec<String> {
        let gap = laid.from.abs_diff(laid.to());
        let steps = self.steps(gap.into());
        match laid.placement {
            Ok(Placement::Forward(_)) => {
                let forward = Msg::LineForward { steps: steps.as_str().into() };
                vec![self.say(&forward), steps]
            }
            Ok(Placement::Jump) => {
                let won = self.say(&Msg::LineWon {
                    count: self.numbers.worth(JUMP.into()).into(),
                    steps: steps.into(),
                });
                let long = Msg::LineBackWon { ten: self.ten().into(), won: won.as_str().into() };
                vec![self.say(&long), won]
            }
            Ok(Placement::Help(_)) => vec![self.say(&Msg::LineGiven {
                count: self.numbers.worth(gap.into()).into(),
                steps: steps.into(),
            })],
            Err(Refusal::NotTen { .. }) => {
                vec![self.say(&Msg::LineNotTen { gap: self.n(gap).into(), ten: self.ten().into() })]
            }
            Err(Refusal::NotAHelp { .. }) => vec![self.say(&Msg::LineNoHelp)],
            Err(Refusal::SameCard { .. }) => vec![self.say(&Msg::LineSame)],
            Err(_) => vec![self.say(&Msg::LineBack { gap: self.n(gap).into() })],
        }
    }

    /// How far the cards have moved a pile together: "13 − 10 = 3". Nothing is said of a single card,
    /// of cards that are not allowed, and of the opponent's pile, which is not ours to move on.
    pub fn in_all(&self, path: &Path) -> Option<String> {
        let rooms = path.laid().iter().map(|laid| match laid.placement {
            Ok(Placement::Forward(steps)) => Some(i32::from(steps)),
            Ok(Placement::Jump) => Some(-i32::from(JUMP)),
            Ok(Placement::Help(_)) | Err(_) => None,
        });
        let rooms: Vec<i32> = rooms.collect::<Option<_>>()?;
        if rooms.len() < 2 {
            return None;
        }
        let moved = path.room();
        let steps = self.steps(moved.abs()).into();
        let cards = self.card_count(rooms.len()).into();
        let sum = self.sum_of(&rooms, moved).into();
        Some(self.say(&match moved {
            0 => Msg::LineAllEven { sum },
            1.. => Msg::LineAllForward { steps, cards, sum },
            _ => Msg::LineAllBack { steps, cards, sum },
        }))
    }

    /// Steps on and back as one sum. What there is more of comes first: a pupil never goes below nothing on the way.
    fn sum_of(&self, rooms: &[i32], moved: i32) -> String {
        let more = |room: &&i32| (**room < 0) == (moved < 0);
        let first = rooms.iter().filter(more);
        let then = rooms.iter().filter(|room| !more(room));
        let mut text = String::new();
        for (room, sign) in first.map(|r| (r, '+')).chain(then.map(|r| (r, '−'))) {
            if !text.is_empty() {
                text.extend(['\u{a0}', sign, '\u{a0}']);
            }
            text.push_str(&self.n(room.abs()));
        }
        format!("{text}\u{a0}=\u{a0}{}", self.n(moved.abs()))
    }

    /// A pile that does not move, or the hops it makes, for those who cannot see the line.
    pub fn line_said(&self, letter: char, path: &Path) -> String {
        self.say(&if path.laid().is_empty() {
            Msg::LineStill { pile: letter.into(), top: self.n(path.start().top()).into() }
        } else {
            Msg::LineHops { pile: letter.into(), hops: self.hops_said(path).into() }
        })
    }
}
