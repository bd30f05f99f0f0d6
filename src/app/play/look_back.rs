//! A turn looked at again, in words: one verdict, one number, one better play, wherever it is shown.

use crate::app::setup::{Setup, team};
use crate::coach::{Fact, Gain, SignalsHeeded, TurnReview};
use crate::rules::{PileName, PileSet, Said, Signal};
use crate::solver::{Flaw, Verdict};
use crate::text::{Msg, Voice};

const REASONS: usize = 3;

pub fn verdict(voice: &Voice, turn: &TurnReview) -> String {
    let lost = turn.lost.unwrap_or_default();
    voice.say(&match turn.verdict {
        Verdict::Illegal if matches!(turn.flaw, Some(Flaw::Step { .. })) => Msg::AnalysisRefused,
        Verdict::Illegal => Msg::PlayReviewBurnt,
        Verdict::Best => Msg::PlayReviewSame,
        // There is another play that is better in some other way: this one is not the best.
        Verdict::Good if lost == 0 => Msg::PlayReviewNothingLost,
        Verdict::Good => Msg::PlayReviewGood { cards: voice.card_count(turn.plays.len()).into() },
        Verdict::Legal | Verdict::TooFew => Msg::PlayReviewLost { steps: voice.steps(lost).into() },
    })
}

pub fn room_used(voice: &Voice, room: i32) -> String {
    let steps = voice.steps(room.abs()).into();
    voice.say(&match room {
        0 => Msg::PlayReviewEven,
        1.. => Msg::PlayReviewUsed { room: steps },
        _ => Msg::PlayReviewWonBack { room: steps },
    })
}

/// What there is to say to it. With `secret`, nothing about cards that are still in hand.
pub fn words(voice: &Voice, setup: &Setup, turn: &TurnReview, secret: bool) -> String {
    let voice = &voice.of_seat(turn.position.set(), turn.player);
    let mut sentences = Vec::new();
    if secret {
        sentences.extend(asked(voice, setup, &turn.heeding));
        if turn.better().is_some() {
            sentences.push(voice.say(&Msg::PlayReviewSecret));
            return sentences.join(" ");
        }
    } else {
        sentences.extend(turn.gain().map(|gain| arithmetic(voice, gain)));
        sentences.extend(asked(voice, setup, &turn.heeding));
    }
    let reasons = turn.reasons.iter();
    let reasons = reasons.filter(|reason| !secret || reason.is_about_laid_cards());
    let reasons = reasons.take(REASONS);
    sentences.extend(reasons.map(|reason: &Fact| voice.fact(reason)));
    sentences.join(" ")
}

/// Where the steps to gain come from, so that anybody can count them on the picture.
fn arithmetic(voice: &Voice, gain: Gain) -> String {
    let Gain { cards, worth, saved, fair } = gain;
    let count = cards.unsigned_abs();
    let card_count = voice.card_count(usize::try_from(count).unwrap_or_default());
    let (count, cards_said) = (count.into(), card_count.into());
    let n = |number: i32| voice.n(number.abs()).into();
    let steps = |number: i32| voice.steps(number.abs()).into();
    let total = n(worth + saved);
    voice.say(&match (cards, saved) {
        (0, _) => Msg::PlayReviewGainSame { saved: steps(saved) },
        (1.., 0) => {
            Msg::PlayReviewGainFree { count, cards: cards_said, worth: steps(worth), fair: n(fair) }
        }
        (1.., 1..) => Msg::PlayReviewGainBoth {
            count,
            cards: cards_said,
            worth: n(worth),
            fair: n(fair),
            saved: n(saved),
            total,
        },
        (1.., _) => Msg::PlayReviewGainMore {
            count,
            cards: cards_said,
            worth: n(worth),
            fair: n(fair),
            cost: n(saved),
            total,
        },
        (_, _) => Msg::PlayReviewGainFewer {
            cards: cards_said,
            worth: n(worth),
            fair: n(fair),
            saved: n(saved),
            total,
        },
    })
}

/// What the others had asked for: thanks where it was done, the plain fact where it was not.
fn asked(voice: &Voice, setup: &Setup, heeding: &SignalsHeeded) -> Vec<String> {
    let mut sentences = Vec::new();
    for signal in Signal::ALL {
        let heeded = heeding.heeded.iter().filter(|said| said.signal == signal);
        let piles: PileSet = heeded.map(|said| said.pile).collect();
        if !piles.is_empty() {
            let (count, piles) = (piles.iter().count().into(), voice.pile_letters(piles).into());
            sentences.push(voice.say(&match signal {
                Signal::Leave => Msg::PlayReviewLeft { count, piles },
                Signal::NoBigStep => Msg::PlayReviewSmall { count, piles },
            }));
        }
    }
    for signal in Signal::ALL {
        for pile in PileName::ALL {
            let about = |said: &Said| (said.signal, said.pile) == (signal, pile);
            let missed = heeding.missed.iter().filter(|(said, _)| about(said));
            sentences.extend(had_asked(voice, setup, missed));
        }
    }
    if !heeding.missed.is_empty() && !heeding.possible {
        let count = (heeding.missed.len() + heeding.heeded.len()).into();
        sentences.push(voice.say(&Msg::PlayReviewNotPossible { count }));
    }
    sentences
}

/// Who had asked the same about the same pile.
fn had_asked<'a>(
    voice: &Voice,
    setup: &Setup,
    missed: impl Iterator<Item = &'a (Said, i32)>,
) -> Option<String> {
    let missed: Vec<&(Said, i32)> = missed.collect();
    let (said, moved) = missed.first()?;
    let names = missed.iter().map(|(said, _)| team(voice, setup, said.player));
    let teams = names
        .reduce(|start, last| voice.say(&Msg::ListAnd { start: start.into(), last: last.into() }));
    let team = teams.unwrap_or_default().into();
    let pile = voice.letter(said.pile).into();
    Some(voice.say(&match said.signal {
        Signal::Leave => Msg::PlayReviewAskedLeave { team, pile },
        Signal::NoBigStep => {
            Msg::PlayReviewAskedSmall { team, pile, steps: voice.steps(*moved).into() }
        }
    }))
}
