//! How long choosing a ritual takes after a year, and what coming back at the right time is worth.
//!
//! Forgetting is modelled, not measured: a pupil recalls a topic with probability 2^(−days / half-life). It starts
//! with two, four or eight days; recalling stretches it, the more the harder it was (so cramming gains nothing); not recalling
//! halves it, and the reason that is given then counts as having met it again.
use std::time::Instant;

use saute_dix_engine::journal::{
    Activity, Answers, ClassJournal, Date, Journal, JournalEntry, Topic, ritual,
};
use saute_dix_engine::puzzle::Kind;
use saute_dix_engine::rules::Random;

const PUPILS: usize = 26;
const RITUALS: usize = 30;
/// Topics that a lesson adds each week.
const A_WEEK: usize = 3;
/// After the last ritual, so many days pass before it is looked what is left.
const AFTER: i32 = 14;
const CLASSES: u64 = 200;

/// What one pupil has left of one topic.
#[derive(Clone, Copy)]
struct Trace {
    half_life: f64,
    met: Date,
}

impl Trace {
    fn recall(self, date: Date) -> f64 {
        (-f64::from(date.since(self.met)) / self.half_life).exp2()
    }

    fn meet(&mut self, date: Date, recalled: bool) {
        let recall = self.recall(date);
        self.half_life = if recalled {
            self.half_life * (1.0 + 2.5 * (1.0 - recall))
        } else {
            (self.half_life / 2.0).max(1.0)
        };
        self.met = date;
    }
}

pub fn run() {
    for half_life in [2.0, 4.0, 8.0] {
        compare(half_life);
    }
    let (journal, today) = a_year();
    let text = journal.to_string();
    let start = Instant::now();
    let read: Journal = text.parse().unwrap_or_default();
    let reading = start.elapsed().as_secs_f64() * 1000.0;
    let start = Instant::now();
    let topics = ritual(read.class(), today);
    let choosing = start.elapsed().as_secs_f64() * 1000.0;
    println!(
        "rituals, a year of {} days in {} bytes: read in {reading:.2} ms, {} topics chosen in {choosing:.2} ms",
        journal.class().days().len(),
        text.len(),
        topics.len(),
    );
}

/// Topics as the ritual chooses them beside topics chosen at random.
fn compare(half_life: f64) {
    let shares = [true, false].map(|spaced| {
        let all: Vec<f64> = (0..CLASSES).map(|seed| kept(spaced, half_life, seed)).collect();
        let mean = all.iter().sum::<f64>() / all.len() as f64;
        let spread = all.iter().map(|one| (one - mean).powi(2)).sum::<f64>();
        let spread = (spread / all.len() as f64).sqrt() / (all.len() as f64).sqrt();
        (100.0 * mean, 196.0 * spread)
    });
    let [(spaced, more), (random, less)] = shares;
    println!(
        "rituals, {RITUALS} of them, {CLASSES} classes, half-life {half_life} days: kept {AFTER} days later {spaced:.1} ± {more:.1} % \
         spaced, {random:.1} ± {less:.1} % at random, ratio {:.2}",
        spaced / random
    );
}

/// The topics of the classic game, in the order in which lessons teach them.
fn course() -> Vec<Topic> {
    let kinds = [Kind::Legal, Kind::Jump, Kind::Room, Kind::Order, Kind::Mistake, Kind::Table];
    let levels = (1..=Kind::HIGHEST_LEVEL).flat_map(|level| kinds.map(|kind| (kind, level)));
    let topics = levels.filter_map(|(kind, level)| Topic::skill(kind, level));
    topics.take(24).collect()
}

/// The share of what was taught that a class recalls in the end.
fn kept(spaced: bool, half_life: f64, seed: u64) -> f64 {
    let course = course();
    let mut random = Random::new(seed);
    let mut class = ClassJournal::default();
    let mut traces: Vec<(Topic, Vec<Trace>)> = Vec::new();
    let monday = Date::FIRST.plus(9_816).monday();
    let mut last = monday;
    for ritual_number in 0..RITUALS {
        let (week, day) = (ritual_number / 4, ritual_number % 4);
        let date = monday.plus(i32::try_from(7 * week + [0, 1, 3, 4][day]).unwrap_or_default());
        if day == 0 {
            for topic in course.iter().skip(week * A_WEEK).take(A_WEEK) {
                class.add(date, JournalEntry::Asked(*topic, Answers::default()));
                learn(&mut traces, *topic, half_life, date);
            }
        }
        let topics = if spaced {
            ritual(&class, date)
        } else {
            let mut met: Vec<Topic> = traces.iter().map(|(topic, _)| *topic).collect();
            random.shuffle(&mut met);
            met.truncate(6);
            met
        };
        for topic in topics {
            let right = ask(&mut traces, topic, half_life, date, &mut random);
            let score = Answers::new(right, u32::try_from(PUPILS).unwrap_or_default());
            class.add(date, JournalEntry::Asked(topic, score));
        }
        last = date;
    }
    let taught = traces.iter().filter(|(topic, _)| course.contains(topic));
    let all: Vec<f64> = taught
        .flat_map(|(_, pupils)| pupils.iter().map(|trace| trace.recall(last.plus(AFTER))))
        .collect();
    all.iter().sum::<f64>() / all.len() as f64
}

fn learn(traces: &mut Vec<(Topic, Vec<Trace>)>, topic: Topic, half_life: f64, date: Date) {
    if traces.iter().all(|(known, _)| *known != topic) {
        let trace = Trace { half_life, met: date };
        traces.push((topic, vec![trace; PUPILS]));
    }
}

/// How many recall it.
fn ask(
    traces: &mut Vec<(Topic, Vec<Trace>)>,
    topic: Topic,
    half_life: f64,
    date: Date,
    random: &mut Random,
) -> u32 {
    learn(traces, topic, half_life, date);
    let mut right = 0;
    for (known, pupils) in traces.iter_mut() {
        if *known != topic {
            continue;
        }
        for trace in pupils {
            let recalled = (random.below(1_000_000) as f64) < 1e6 * trace.recall(date);
            trace.meet(date, recalled);
            right += u32::from(recalled);
        }
    }
    right
}

/// Five days a week for a year, with all that can be put down.
fn a_year() -> (Journal, Date) {
    let mut journal = Journal::default();
    let first = Date::FIRST.plus(9_740);
    let mut random = Random::new(1);
    for date in (0..365).map(|days| first.plus(days)).filter(|date| date.is_weekday()) {
        let class = journal.class_mut();
        for topic in ritual(class, date) {
            let right = u32::try_from(random.below(PUPILS)).unwrap_or_default();
            class.add(date, JournalEntry::Asked(topic, Answers::new(right, 26)));
        }
        for activity in Activity::ALL {
            class.add(date, JournalEntry::Did(activity, 1));
        }
        let played = JournalEntry::Played { left: Some(9), jumps: 14 };
        class.add(date, played);
    }
    (journal, first.plus(365))
}
