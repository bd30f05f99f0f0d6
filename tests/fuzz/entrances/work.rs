//! A series and a vote that were under way when the window was closed, and going on with them.

use std::path::Path;
use std::sync::{Arc, OnceLock};

use saute_dix::app::Env;
use saute_dix::app::answer::AnswerAction;
use saute_dix::app::languages::Languages;
use saute_dix::app::platform::{
    Chooser, FileAnswer, FileQuestion, Launch, Opener, RequestRepaint, Showing, Waiting,
};
use saute_dix::app::practice::{PracticeAction, PracticeMode, PracticeModel, WorkAction};
use saute_dix::app::shell::{SavedWork, write_work};
use saute_dix::app::vote::{VoteAction, VoteModel};
use saute_dix::journal::Date;
use saute_dix::rules::Random;

use super::{accepted, kept, same_again};
use crate::fuzz::{Entrance, Outcome, strategies};

pub const ENTRANCE: Entrance = Entrance {
    name: "work",
    inputs: || strategies::grown(grow),
    words: "format|version|content|saute-dix work|series|vote|start|wish|code|day|seed|steps|work|missed|\
        here|at|seconds|question|limit|count|Next|OneMore|Check|Show|End|56N1-71JM|8041-32G|levels|\
        kinds|teams",
    cases: 300,
    enter,
};

struct Nobody;

impl Chooser for Nobody {
    fn ask(&self, _question: FileQuestion) -> Waiting {
        Box::new(|| FileAnswer::Failed)
    }
}

impl Opener for Nobody {
    fn show(&self, _path: &Path, _how: Showing) -> Launch {
        Box::new(|| Ok(()))
    }
}

fn env<T>(seed: u64, act: impl FnOnce(&Env) -> T) -> T {
    thread_local!(static LANGUAGES: Languages = Languages::new(Some("en"), None, Vec::new()));
    let request_repaint: RequestRepaint = Arc::new(|| {});
    LANGUAGES.with(|languages| {
        act(&Env {
            now: 0.0,
            seed,
            today: Date::of_days(20_773),
            motion: false,
            languages,
            chooser: &Nobody,
            opener: &Nobody,
            request_repaint: &request_repaint,
        })
    })
}

/// One of a few that a class could have left: made once, since puzzles take long to make.
fn grow(random: &mut Random) -> String {
    static LEFT: OnceLock<Vec<String>> = OnceLock::new();
    let left = LEFT.get_or_init(|| (1..=9).filter_map(left_behind).collect());
    left[random.below(left.len())].clone()
}

fn left_behind(seed: u64) -> Option<String> {
    let mut random = Random::new(seed);
    let mut practice = PracticeModel::default();
    let mut vote = VoteModel::default();
    vote.start(seed);
    env(seed, |env| {
        let mode = PracticeMode::ALL[random.below(PracticeMode::ALL.len())];
        practice.options.set_mode(mode);
        practice.apply(PracticeAction::Count(3), env);
        practice.apply(PracticeAction::Clock(true), env);
        practice.apply(PracticeAction::Start, env);
        for _ in 0..random.below(12) {
            let cards = practice.practice().map(|work| work.attempt().input().question().cards());
            let card = random.choose(&cards.unwrap_or_default()).copied();
            let action = match (random.below(6), card) {
                (0 | 1, Some(card)) => WorkAction::Answer(AnswerAction::Tap(card)),
                (2, _) => WorkAction::Check,
                (3, _) => WorkAction::Show,
                (4, _) => WorkAction::OneMore,
                _ => WorkAction::Next,
            };
            practice.apply(PracticeAction::Work(action), env);
            vote.apply(
                match random.below(5) {
                    0 => VoteAction::Count(random.below(4), true),
                    1 => VoteAction::Digit(7),
                    2 => VoteAction::Talk,
                    3 => VoteAction::Reveal,
                    _ => VoteAction::Next,
                },
                env,
            );
        }
    });
    write_work(&SavedWork { series: practice.saved(), vote: vote.saved() })
}

fn enter(input: &[u8]) -> Result<Outcome, String> {
    let Some(models) = accepted("work.json", input)? else {
        return Ok(Outcome::Refused);
    };
    let printed = write_work(&models.work).ok_or("work that cannot be kept")?;
    let again = kept("work.json", &printed)?.work;
    let again = write_work(&again).ok_or("work that cannot be kept again")?;
    same_again(&again, &printed, Ok::<_, ()>(printed.clone()))?;
    let SavedWork { series, vote } = models.work;
    let mut practice = PracticeModel::default();
    practice.offer(series);
    let mut ballots = VoteModel::default();
    ballots.offer(vote);
    env(1, |env| {
        if practice.resume(env) {
            practice.tick(env);
        }
        ballots.resume();
    });
    // What goes on must be something that can be kept again, with a time that can be shown.
    let seconds = practice.practice().and_then(|work| work.watch);
    let seconds = seconds.map_or(0.0, |watch| watch.seen_seconds());
    if std::time::Duration::try_from_secs_f64(seconds).is_err() || seconds > 1e9 {
        return Err(format!("{seconds} seconds"));
    }
    Ok(Outcome::Accepted)
}
