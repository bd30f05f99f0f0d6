//! What there is to say on the board: about what is being tried, about what was played, and what each play amounts to.

use super::{Insight, Study, Weighed};
use crate::app::play::{Session, loss_reason, room_used, verdict, words};
use crate::app::setup::Setup;
use crate::coach::TurnReview;
use crate::solver::{Verdict, value};
use crate::text::{Msg, Voice};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Commentary {
    pub verdict: Option<Verdict>,
    pub title: String,
    pub text: String,
}

impl Commentary {
    fn new(verdict: Option<Verdict>, title: String, text: String) -> Commentary {
        Commentary { verdict, title, text }
    }
}

pub fn told(voice: &Voice, study: &Study) -> Option<Commentary> {
    let unnamed = Setup::default();
    let setup = study.table().map_or(&unnamed, Session::setup);
    if study.is_off_the_line() {
        return Some(about_a_try(voice, setup, study, study.tried()?));
    }
    let Some(played) = study.played() else {
        return study.table().and_then(|table| stuck(voice, table));
    };
    let why = || words(voice, setup, played, false);
    Some(match played.verdict {
        Verdict::TooFew => {
            let title = voice.say(&Msg::AnalysisStuck);
            Commentary::new(Some(Verdict::TooFew), title, why())
        }
        _ => Commentary::new(Some(played.verdict), verdict(voice, played), why()),
    })
}

fn stuck(voice: &Voice, table: &Session) -> Option<Commentary> {
    let why = loss_reason(voice, table, &table.loss_reason()?);
    let title = voice.say(&Msg::PlayStuckTitle);
    Some(Commentary::new(None, title, why))
}

fn about_a_try(voice: &Voice, setup: &Setup, study: &Study, tried: &TurnReview) -> Commentary {
    let title = verdict(voice, tried);
    match tried.verdict {
        Verdict::TooFew if study.is_stuck() => {
            let title = voice.say(&Msg::AnalysisStuck);
            Commentary::new(Some(Verdict::TooFew), title, String::new())
        }
        Verdict::TooFew => {
            let minimum = usize::from(tried.position.minimum());
            let count = minimum.saturating_sub(tried.plays.len()).into();
            Commentary::new(None, voice.say(&Msg::PlayStill { count }), String::new())
        }
        Verdict::Illegal => {
            let why = words(voice, setup, tried, false);
            Commentary::new(Some(Verdict::Illegal), title, why)
        }
        Verdict::Best | Verdict::Good | Verdict::Legal => {
            let against = study.played().and_then(|played| against(voice, tried, played));
            let why = words(voice, setup, tried, false);
            let text: Vec<String> = against.into_iter().chain([why]).collect();
            Commentary::new(Some(tried.verdict), title, text.join(" "))
        }
    }
}

fn against(voice: &Voice, tried: &TurnReview, played: &TurnReview) -> Option<String> {
    tried.lost.and(played.lost)?;
    let worth = |turn: &TurnReview| value(turn.position.set(), turn.plays.len(), turn.room);
    let more = worth(tried) - worth(played);
    let steps = voice.steps(more.abs()).into();
    Some(voice.say(&match more {
        0 => Msg::AnalysisSame,
        1.. => Msg::AnalysisBetter { steps },
        _ => Msg::AnalysisWorse { steps },
    }))
}

/// What the champion says: what it would play, with the chance of winning and that of the coach's best play
/// where that is another one; and what it would do with the cards that lie there.
pub fn champion(voice: &Voice, insight: &Insight) -> String {
    let Insight { choice, coach, from_here, .. } = insight;
    let agreed = coach.as_ref().filter(|_| insight.agrees());
    let shown = agreed.unwrap_or(choice);
    let plays = voice.plays_by_pile(&shown.plays).into();
    let chance = voice.chance(shown.chance).into();
    let turn = voice.say(&match coach {
        Some(_) if agreed.is_some() => Msg::AnalysisChampionSame { plays, chance },
        Some(coach) if coach.chance.percent() == choice.chance.percent() => {
            Msg::AnalysisChampionEven { plays, chance }
        }
        Some(coach) => Msg::AnalysisChampionOther {
            plays,
            chance,
            coach: voice.plays_by_pile(&coach.plays).into(),
            other: voice.chance(coach.chance).into(),
        },
        None => Msg::AnalysisChampionPlays { plays, chance },
    });
    let here = from_here.as_ref().map(|here| {
        let chance = voice.chance(here.chance).into();
        voice.say(&if here.plays.is_empty() {
            Msg::AnalysisChampionStops { chance }
        } else {
            let plays = voice.plays_by_pile(&here.plays).into();
            Msg::AnalysisChampionMore { plays, chance }
        })
    });
    let sentences: Vec<String> = [turn].into_iter().chain(here).collect();
    sentences.join(" ")
}

pub fn weight(voice: &Voice, play: &Weighed) -> String {
    let mut parts = vec![voice.card_count(play.plays.len())];
    if let Some(score) = play.score {
        parts.push(room_used(voice, score.room));
        // No number below nothing: the value is what a play costs less or more than it should.
        let steps = voice.steps(score.value.abs()).into();
        parts.push(voice.say(&match score.value {
            0 => Msg::AnalysisFair,
            1.. => Msg::AnalysisUnder { steps },
            _ => Msg::AnalysisOver { steps },
        }));
    }
    parts.extend(
        play.lost
            .filter(|lost| *lost > 0)
            .map(|lost| voice.say(&Msg::EndLost { steps: voice.steps(lost).into() })),
    );
    parts.extend(
        play.chance
            .map(|chance| voice.say(&Msg::AnalysisChance { chance: voice.chance(chance).into() })),
    );
    parts.join(" · ")
}
