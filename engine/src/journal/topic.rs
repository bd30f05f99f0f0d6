//! What comes up again: a skill, or a wrong idea to be got rid of.

use std::fmt;
use std::str::FromStr;

use crate::puzzle::{Kind, Misconception};

/// Something a class learns, met again after some days.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Topic {
    /// Puzzles of a kind and level.
    Skill(Kind, u8),
    /// Seeing through a wrong idea.
    Idea(Misconception),
}

impl Topic {
    /// A skill, if the kind has that level.
    pub fn skill(kind: Kind, level: u8) -> Option<Topic> {
        (1..=kind.levels()).contains(&level).then_some(Topic::Skill(kind, level))
    }

    /// How hard it is, for going from easy to hard.
    pub fn difficulty(self) -> u8 {
        match self {
            // Single steps come before plans, whatever their level.
            Topic::Skill(Kind::Legal | Kind::Jump | Kind::Room | Kind::TrueFalse, level) => level,
            Topic::Skill(_, level) => level + 2,
            Topic::Idea(_) => 5,
        }
    }

    /// The next level of a skill.
    pub fn next(self) -> Option<Topic> {
        match self {
            Topic::Skill(kind, level) => Topic::skill(kind, level + 1),
            Topic::Idea(_) => None,
        }
    }
}

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Topic::Skill(kind, level) => write!(f, "{}-{level}", kind.name()),
            Topic::Idea(idea) => write!(f, "idea-{}", idea.name()),
        }
    }
}

impl FromStr for Topic {
    type Err = ();

    fn from_str(text: &str) -> Result<Topic, ()> {
        if let Some(idea) = text.strip_prefix("idea-") {
            return Misconception::from_name(idea).map(Topic::Idea).ok_or(());
        }
        let (kind, level) = text.rsplit_once('-').ok_or(())?;
        let kind = Kind::from_name(kind).ok_or(())?;
        let level = Some(level).filter(|level| level.len() == 1);
        let level = level.and_then(|level| level.parse().ok()).ok_or(())?;
        Topic::skill(kind, level).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_topic_is_written_and_read() {
        let skills = Kind::ALL
            .into_iter()
            .flat_map(|kind| (1..=kind.levels()).map(move |level| Topic::Skill(kind, level)));
        let ideas = Misconception::ALL.into_iter().map(Topic::Idea);
        for topic in skills.chain(ideas) {
            assert_eq!(topic.to_string().parse(), Ok(topic));
        }
        for wrong in ["order", "order-0", "order-9", "order-12", "chess-1", "idea-", "idea-x", ""] {
            assert_eq!(wrong.parse::<Topic>(), Err(()), "{wrong}");
        }
    }

    #[test]
    fn levels_follow_each_other_to_the_highest() {
        assert_eq!(Topic::Skill(Kind::Legal, 1).next(), Topic::skill(Kind::Legal, 2));
        assert_eq!(Topic::Skill(Kind::Legal, 3).next(), None);
        assert_eq!(Topic::Idea(Misconception::AboutTen).next(), None);
    }
}
