use crate::app::answer::Attempt;
use crate::app::{Env, Request, ScreenId};
use crate::journal::{Activity, Answers, ClassJournal, JournalEntry, Topic, ritual};
use crate::puzzle::{Fact, NumberDeck, Puzzle, Spec, aimed_at, generate, reasons};
use crate::rules::Random;
use crate::solver::Solver;
use saute_dix_engine::listed;

listed! {
    /// How many slates were right: a glance has to do.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum SlateCount {
        Most,
        Half,
        Few,
    }
}

impl SlateCount {
    pub fn answers(self) -> Answers {
        let right = match self {
            SlateCount::Most => 9,
            SlateCount::Half => 5,
            SlateCount::Few => 2,
        };
        Answers::new(right, 10)
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum RitualAction {
    Choices(bool),
    Reveal,
    Rate(SlateCount),
    GoOn,
    Previous,
    Again,
    Journal,
    ExitTicket,
}

pub struct RitualItem {
    pub topic: Topic,
    pub attempt: Attempt,
    reasons: Vec<Fact>,
    /// How many had it right, once the teacher has looked.
    pub count: Option<SlateCount>,
}

impl RitualItem {
    pub fn reasons(&self) -> &[Fact] {
        &self.reasons
    }
}

#[derive(Default)]
pub struct RitualModel {
    items: Vec<RitualItem>,
    at: usize,
    choices: bool,
    counted: bool,
    journal_entries: Vec<JournalEntry>,
}

impl RitualModel {
    /// Begins with what it is time to meet again.
    pub fn start(&mut self, class: &ClassJournal, env: &Env) {
        let today = class.today(env.today).date();
        let mut solver = Solver::new();
        let mut random = Random::new(env.seed);
        let items = ritual(class, today).into_iter().filter_map(|topic| {
            let puzzle = puzzle(&mut solver, &mut random, topic)?;
            Some(RitualItem {
                topic,
                reasons: reasons(&mut solver, &puzzle),
                attempt: Attempt::new(puzzle),
                count: None,
            })
        });
        *self =
            RitualModel { items: items.collect(), choices: self.choices, ..RitualModel::default() };
    }

    pub fn items(&self) -> &[RitualItem] {
        &self.items
    }

    /// Which question it is, from 0.
    pub fn at(&self) -> usize {
        self.at
    }

    pub fn item(&self) -> Option<&RitualItem> {
        self.items.get(self.at)
    }

    pub fn is_revealed(&self) -> bool {
        let item = self.item();
        item.is_some_and(|item| !item.attempt.is_answering())
    }

    pub fn has_choices(&self) -> bool {
        self.choices
    }

    pub fn stage(&self) -> (usize, usize) {
        (self.at, self.is_revealed().into())
    }

    pub fn scores(&self) -> impl Iterator<Item = (Topic, Answers)> {
        let rated = self.items.iter();
        rated.filter_map(|item| Some((item.topic, item.count?.answers())))
    }

    fn hardest(&self) -> Option<Topic> {
        let well = SlateCount::Most.answers().right;
        let hard = self.scores().filter(|(_, score)| score.right < well);
        // Of equals, a wrong idea: that is what a ticket can show best.
        let worst = |(topic, score): &(Topic, Answers)| {
            let skill = matches!(topic, Topic::Skill(..));
            (score.right, skill)
        };
        hard.min_by_key(worst).map(|(topic, _)| topic)
    }

    pub fn drain_journal_entries(&mut self) -> Vec<JournalEntry> {
        std::mem::take(&mut self.journal_entries)
    }

    pub fn apply(&mut self, action: RitualAction) -> Option<Request> {
        match action {
            RitualAction::Choices(choices) => self.choices = choices,
            RitualAction::Reveal => {
                if let Some(item) = self.items.get_mut(self.at) {
                    item.attempt.reveal(item.reasons.clone());
                }
            }
            RitualAction::Rate(rating) if self.is_revealed() => self.rate(rating),
            RitualAction::GoOn if self.is_revealed() => self.enter(self.at + 1),
            RitualAction::Previous => self.at = self.at.saturating_sub(1),
            RitualAction::Rate(_) | RitualAction::GoOn => {}
            RitualAction::Again => return Some(Request::Go(ScreenId::Ritual)),
            RitualAction::Journal => return Some(Request::Go(ScreenId::Journal)),
            RitualAction::ExitTicket => {
                return Some(Request::ExitTicket {
                    topic: self.hardest(),
                    deck: NumberDeck::Units,
                });
            }
        }
        None
    }

    /// So many had it right; what the teacher said before is taken back.
    fn rate(&mut self, rating: SlateCount) {
        let Some(item) = self.items.get_mut(self.at) else {
            return;
        };
        let before = item.count.replace(rating);
        let taken_back = before.map(|before| JournalEntry::Unasked(item.topic, before.answers()));
        self.journal_entries.extend(taken_back);
        self.journal_entries.push(JournalEntry::Asked(item.topic, rating.answers()));
        self.enter(self.at + 1);
    }

    fn enter(&mut self, place: usize) {
        self.at = place;
        let rated = self.items.iter().any(|item| item.count.is_some());
        if place == self.items.len() && rated && !self.counted {
            self.journal_entries.push(JournalEntry::Did(Activity::Ritual, 1));
            self.counted = true;
        }
    }
}

fn puzzle(solver: &mut Solver, random: &mut Random, topic: Topic) -> Option<Puzzle> {
    match topic {
        Topic::Skill(kind, level) => {
            let seed = Spec::any_seed(random);
            let spec = Spec::new(kind, level, Spec::USUAL_HAND, NumberDeck::Units, seed);
            generate(solver, spec.ok()?).ok()
        }
        Topic::Idea(idea) => aimed_at(solver, random, Some(idea), 1).pop(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::testing::env;
    use crate::puzzle::{Kind, Misconception};

    fn begun(class: &ClassJournal) -> RitualModel {
        let mut model = RitualModel::default();
        env(5, |env| model.start(class, env));
        model
    }

    #[test]
    fn a_ritual_is_gone_through_and_put_down() {
        let mut model = begun(&ClassJournal::default());
        let count = model.items().len();
        assert!(count >= 5);
        for _ in 0..count {
            model.apply(RitualAction::Rate(SlateCount::Most));
            assert!(!model.is_revealed(), "the class has not seen the answer");
            model.apply(RitualAction::Reveal);
            model.apply(RitualAction::Rate(SlateCount::Most));
        }
        assert!(model.item().is_none());
        let journal_entries = model.drain_journal_entries();
        assert_eq!(journal_entries.len(), count + 1);
        assert_eq!(journal_entries[count], JournalEntry::Did(Activity::Ritual, 1));
        assert!(model.drain_journal_entries().is_empty(), "once");
    }

    #[test]
    fn a_slip_of_the_finger_is_taken_back() {
        let mut model = begun(&ClassJournal::default());
        model.apply(RitualAction::Reveal);
        model.apply(RitualAction::Rate(SlateCount::Few));
        model.apply(RitualAction::Previous);
        assert!(model.at() == 0 && model.is_revealed());
        model.apply(RitualAction::Rate(SlateCount::Most));
        let mut class = ClassJournal::default();
        for journal_entry in model.drain_journal_entries() {
            class.add(crate::app::testing::TODAY, journal_entry);
        }
        assert_eq!(class.days()[0].answers(), SlateCount::Most.answers());
    }

    #[test]
    fn without_a_count_nothing_is_put_down() {
        let mut model = begun(&ClassJournal::default());
        for _ in 0..model.items().len() {
            model.apply(RitualAction::Reveal);
            model.apply(RitualAction::GoOn);
        }
        assert!(model.item().is_none() && model.drain_journal_entries().is_empty());
        model.apply(RitualAction::Reveal);
        model.apply(RitualAction::GoOn);
        assert_eq!(model.at(), model.items().len(), "there is nothing after the end");
        model.apply(RitualAction::Previous);
        assert_eq!(model.at() + 1, model.items().len());
    }

    #[test]
    fn a_wrong_idea_comes_up_again_as_an_answer_to_choose() {
        let mut class = ClassJournal::default();
        let idea = Misconception::AlwaysSorts;
        let missed = Topic::Idea(idea);
        class.add(
            crate::app::testing::TODAY.plus(-2),
            JournalEntry::Asked(missed, Answers::new(1, 20)),
        );
        let model = begun(&class);
        let item = model.items().iter().find(|item| item.topic == missed).unwrap();
        let mut options = item.attempt.puzzle().options.iter();
        assert!(options.any(|option| option.misconception == Some(idea)));
        let kinds = model.items().iter().map(|item| item.attempt.puzzle().kind);
        assert!(kinds.into_iter().any(|kind| kind != Kind::Order), "it is mixed");
    }
}
