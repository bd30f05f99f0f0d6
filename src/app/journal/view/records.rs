//! What a class has reached so far, in a few lines, and all of it as a table.

use eframe::egui::Ui;

use crate::app::journal::JournalModel;
use crate::app::theme::{Look, size};
use crate::app::widgets::{label, strong};
use crate::journal::{Activity, ClassJournal, Date, Day, csv};
use crate::l10n::{Msg, Voice};
use crate::rules::sort_short_by_key;

/// So many wrong ideas are named.
const IDEAS: usize = 3;

/// Draws the lines.
pub(super) fn ui(model: &JournalModel, look: &Look, ui: &mut Ui, today: Date) {
    let palette = look.palette;
    let class = model.class();
    let mut say = |text: &Msg| {
        let text = look.say(text);
        label(ui, look, &text, size::BODY, palette.ink);
    };
    if let Some(date) = model.wrong_clock(today) {
        let (clock, date) = (look.voice.date(today), look.voice.date(date));
        say(&Msg::JournalWrongClock {
            clock: clock.into(),
            date: date.into(),
        });
    }
    if class.days().is_empty() {
        say(&Msg::JournalEmpty);
        return;
    }
    say(&Msg::JournalDays {
        days: class.days().len().into(),
    });
    if let Some(best) = class.best() {
        say(&Msg::JournalBest { left: best.into() });
    }
    if class.jumps() > 0 {
        say(&Msg::JournalJumps {
            jumps: class.jumps().into(),
        });
    }
    let streak = class.streak(class.today(today).date());
    if streak > 0 {
        say(&Msg::JournalStreak {
            days: streak.into(),
        });
    }
    let mut ideas = class.ideas();
    sort_short_by_key(&mut ideas, |(_, encounter)| {
        std::cmp::Reverse(encounter.met)
    });
    if !ideas.is_empty() {
        let text = look.say(&Msg::JournalIdeas);
        strong(ui, look, &text, size::BODY, palette.ink);
    }
    for (idea, encounter) in ideas.into_iter().take(IDEAS) {
        let text = look.say(&Msg::JournalIdea {
            idea: look.voice.misconception(idea).into(),
            met: encounter.met.into(),
            overcome: encounter.overcome.into(),
        });
        label(ui, look, &text, size::SMALL, palette.ink);
    }
}

/// What was done on a day, in a line.
pub(super) fn line(voice: &Voice, day: &Day) -> String {
    let done = Activity::ALL.into_iter().filter_map(|activity| {
        let count = Some(day.count(activity)).filter(|count| *count > 0)?.into();
        Some(voice.say(&match activity {
            Activity::Ritual => Msg::JournalDidRitual { count },
            Activity::Vote => Msg::JournalDidVote { count },
            Activity::Puzzle => Msg::JournalDidPuzzle { count },
            Activity::Game => Msg::JournalDidGame { count },
            Activity::Relay => Msg::JournalDidRelay { count },
            Activity::Ladder => Msg::JournalDidLadder { count },
            Activity::DayPuzzle => Msg::JournalDidDay,
            Activity::Hour => Msg::JournalDidHour { count },
        }))
    });
    let mut parts: Vec<String> = done.collect();
    let lessons = day.lessons().len();
    if lessons > 0 {
        parts.push(voice.say(&Msg::JournalDidLesson {
            count: lessons.into(),
        }));
    }
    if let Some(best) = day.best() {
        parts.push(voice.say(&Msg::JournalDayBest { left: best.into() }));
    }
    if let Some(percent) = day.answers().percent() {
        parts.push(voice.say(&Msg::JournalDayRight {
            percent: percent.into(),
        }));
    }
    parts.join(" · ")
}

/// All days as a table for other programs.
pub fn table(voice: &Voice, class: &ClassJournal) -> String {
    let heads = [
        Msg::JournalHeadDay,
        Msg::JournalHeadDone,
        Msg::JournalHeadBest,
        Msg::JournalHeadJumps,
        Msg::JournalHeadRight,
        Msg::JournalHeadAsked,
        Msg::JournalHeadMet,
        Msg::JournalHeadOvercome,
    ];
    let heads = heads.map(|head| voice.say(&head));
    csv(class, &heads, |day| {
        let ideas = day.ideas().iter().map(|(_, encounter)| encounter);
        let (met, overcome) = ideas.fold((0, 0), |(met, overcome), encounter| {
            (met + encounter.met, overcome + encounter.overcome)
        });
        let score = day.answers();
        vec![
            day.date.to_string(),
            line(voice, day),
            day.best().map_or(String::new(), |best| best.to_string()),
            day.jumps().to_string(),
            score.right.to_string(),
            score.of.to_string(),
            met.to_string(),
            overcome.to_string(),
        ]
    })
}
