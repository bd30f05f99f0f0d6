//! A lesson and its steps.

use super::{Ask, Figure, GameExcerpt, LessonError, read};
use crate::puzzle::{Kind, Misconception};
use crate::rules::{Play, Position};
use crate::solver::Solver;

/// A lesson: one idea, first shown, then asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The name, by which progress is remembered.
    pub name: String,
    /// The key of the title.
    pub title: String,
    /// The key of the skill it teaches.
    pub skill: String,
    /// Whether the fair price of a card is known: before that, replies do not speak of it.
    pub fair_price: bool,
    /// What happens, in order.
    pub steps: Vec<Step>,
    /// The line of each step in the file, for the checker.
    pub(super) lines: Vec<usize>,
}

/// A step of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// Something is said, perhaps beside a picture.
    Say {
        /// The key of the text.
        text: String,
        /// The picture.
        figure: Option<Figure>,
    },
    /// A play is shown card by card.
    Show(Show),
    /// A puzzle is asked.
    Ask(Ask),
    /// An excerpt of a game is played.
    Game(GameExcerpt),
    /// The class explains why.
    Explain {
        /// The key of the text.
        text: String,
        /// The keys of the prompts.
        prompts: Vec<String>,
    },
}

/// A play to be shown card by card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Show {
    /// The key of the text.
    pub text: String,
    /// The position before.
    pub position: Position,
    /// The play.
    pub plays: Vec<Play>,
    /// The key of what is said once the last card lies.
    pub caption: Option<String>,
}

impl Lesson {
    /// Reads a lesson. Whether what it states is true is for [`check`](super::check()) to say.
    pub fn read(text: &str) -> Result<Lesson, LessonError> {
        read::lesson(text)
    }

    /// The keys of all its texts.
    pub fn text_keys(&self) -> Vec<String> {
        let own = [self.title.as_str(), self.skill.as_str()];
        let steps = self.steps.iter().flat_map(Step::text_keys);
        own.into_iter().chain(steps).map(str::to_owned).collect()
    }

    fn asks(&self) -> impl Iterator<Item = &Ask> {
        self.steps.iter().filter_map(|step| match step {
            Step::Ask(ask) => Some(ask),
            Step::Say { .. } | Step::Show(_) | Step::Game(_) | Step::Explain { .. } => None,
        })
    }

    /// The wrong idea that most of its questions expect a pupil to have; of equals, the more
    /// telling one.
    pub fn main_idea(&self) -> Option<Misconception> {
        let expected = |idea: Misconception| {
            let wrong = self.asks().flat_map(|ask| &ask.wrong);
            let wrong = wrong.filter(|wrong| wrong.misconception == Some(idea));
            wrong.count()
        };
        let ideas = Misconception::ALL.into_iter().rev();
        let ideas = ideas.filter(|idea| expected(*idea) > 0);
        ideas.max_by_key(|idea| expected(*idea))
    }

    /// Kind and level of what it asks.
    pub fn asked(&self, solver: &mut Solver) -> impl Iterator<Item = (Kind, u8)> {
        let puzzles = self.asks().filter_map(|ask| ask.puzzle(solver));
        puzzles.map(|puzzle| (puzzle.kind, puzzle.level))
    }

    /// The line of the file on which a step starts, the first step being number 0; the first
    /// line for a step that does not exist.
    pub fn line(&self, step: usize) -> usize {
        self.lines.get(step).copied().unwrap_or(1)
    }
}

impl Step {
    /// The key of its text.
    pub fn text(&self) -> &str {
        match self {
            Step::Say { text, .. } | Step::Explain { text, .. } => text,
            Step::Show(show) => &show.text,
            Step::Ask(ask) => &ask.text,
            Step::Game(excerpt) => &excerpt.text,
        }
    }

    /// The keys of all its texts.
    pub fn text_keys(&self) -> Vec<&str> {
        let mut keys = vec![self.text()];
        match self {
            Step::Say { figure, .. } => keys.extend(figure.iter().flat_map(Figure::text_keys)),
            Step::Show(show) => keys.extend(show.caption.as_deref()),
            Step::Ask(ask) => {
                keys.extend(ask.well.as_deref());
                keys.extend(ask.wrong.iter().map(|wrong| wrong.why.as_str()));
            }
            Step::Game(excerpt) => keys.extend(excerpt.notes.iter().map(|note| note.text.as_str())),
            Step::Explain { prompts, .. } => keys.extend(prompts.iter().map(String::as_str)),
        }
        keys
    }
}
