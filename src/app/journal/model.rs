//! The journals of all classes, and what has been put down since they were last kept.

use super::table;
use crate::app::{Dialog, Env, Request};
use crate::journal::{ClassJournal, Date, Digest, Journal, JournalEntry, Today};
use crate::sheets::{JournalPage, Paper, file_words};
use crate::text::Msg;

#[derive(Clone, PartialEq, Debug)]
pub enum JournalAction {
    Choose(usize),
    AddClass,
    Name(String),
    AskErase,
    Erase,
    SaveTable,
    SavePage,
}

#[derive(Clone, PartialEq, Debug)]
enum Change {
    Choose(usize),
    AddClass(String),
    Name(String),
    Erase,
    Put(Date, JournalEntry),
}

impl Change {
    fn carry_out(self, journal: &mut Journal) {
        match self {
            Change::Choose(class) => journal.choose(class),
            Change::AddClass(name) => {
                journal.add_class(&name);
            }
            Change::Name(name) => journal.class_mut().rename(&name),
            Change::Erase => journal.erase_class(),
            Change::Put(clock, journal_entry) => journal.class_mut().add(clock, journal_entry),
        }
    }
}

pub struct JournalModel {
    pub journal: Journal,
    pending: Vec<Change>,
    pub digest: Digest,
    pub today: Date,
}

impl Default for JournalModel {
    fn default() -> JournalModel {
        JournalModel::new(Journal::default(), Date::FIRST)
    }
}

impl JournalModel {
    pub fn new(journal: Journal, today: Date) -> JournalModel {
        JournalModel {
            digest: Digest::new(journal.class(), today),
            journal,
            pending: Vec::new(),
            today,
        }
    }

    pub fn class(&self) -> &ClassJournal {
        self.journal.class()
    }

    pub fn set_today(&mut self, today: Date) {
        if self.today != today {
            self.today = today;
            self.work_out();
        }
    }

    fn work_out(&mut self) {
        self.digest = Digest::new(self.class(), self.today);
    }

    pub fn put(&mut self, clock: Date, journal_entries: Vec<JournalEntry>) -> bool {
        let any = !journal_entries.is_empty();
        self.change(
            journal_entries.into_iter().map(|journal_entry| Change::Put(clock, journal_entry)),
        );
        any
    }

    pub fn wrong_clock(&self) -> Option<Date> {
        match self.class().today(self.today) {
            Today::Is(_) => None,
            Today::CountsAs(date) => Some(date),
        }
    }

    fn change(&mut self, changes: impl IntoIterator<Item = Change>) {
        let before = self.pending.len();
        for change in changes {
            self.pending.push(change.clone());
            change.carry_out(&mut self.journal);
        }
        if self.pending.len() > before {
            self.work_out();
        }
    }

    /// Another window has written this in the meantime: what was changed here is changed there too.
    pub fn join(&mut self, text: &str) {
        if let Ok(mut other) = text.parse::<Journal>() {
            for change in &self.pending {
                change.clone().carry_out(&mut other);
            }
            self.journal = other;
            self.work_out();
        }
    }

    pub fn kept(&mut self) {
        self.pending.clear();
    }

    pub fn apply(&mut self, action: JournalAction, paper: Paper, env: &Env) -> Option<Request> {
        match action {
            JournalAction::Choose(class) => self.change([Change::Choose(class)]),
            JournalAction::AddClass => self.change([Change::AddClass(String::new())]),
            JournalAction::Name(name) => self.change([Change::Name(name)]),
            JournalAction::AskErase => return Some(Request::Open(Dialog::EraseClass)),
            JournalAction::Erase => {
                self.change([Change::Erase]);
                return Some(Request::Close);
            }
            JournalAction::SaveTable => {
                let text = table(&env.languages.current().plain(), self.class());
                return Some(Request::SaveText {
                    title: env.languages.current().say(&Msg::JournalSaveTable),
                    text,
                    name: self.file_name("csv"),
                });
            }
            JournalAction::SavePage => {
                let page = JournalPage { class: self.class().clone(), today: self.today };
                let plan = page.plan(env.languages.current(), paper);
                return Some(Request::SavePlan(plan.map(Box::new), self.file_name("pdf")));
            }
        }
        None
    }

    fn file_name(&self, ending: &str) -> String {
        let number = (self.journal.current() + 1).to_string();
        let name = Some(file_words(self.class().name())).filter(|name| !name.is_empty());
        let name = name.unwrap_or(number);
        format!("saute-dix-journal-{name}.{ending}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::testing::{TODAY, env};
    use crate::journal::Activity;

    fn put(model: &mut JournalModel) {
        model.put(TODAY, vec![JournalEntry::Did(Activity::Ritual, 1)]);
    }

    #[test]
    fn two_windows_lose_nothing_to_each_other() {
        let (mut one, mut other) = (JournalModel::default(), JournalModel::default());
        put(&mut one);
        let text = one.journal.to_string();
        one.kept();
        put(&mut other);
        other.join(&text);
        assert_eq!(other.class().count(Activity::Ritual), 2);
        let text = other.journal.to_string();
        other.kept();
        put(&mut one);
        one.join(&text);
        assert_eq!(one.class().count(Activity::Ritual), 3);
        assert_eq!(one.class().days().len(), 1, "no day is counted twice");
    }

    #[test]
    fn what_another_window_left_broken_changes_nothing_here() {
        let mut model = JournalModel::default();
        put(&mut model);
        model.join("saute-dix journal 1\nclass\n");
        assert_eq!(model.class().count(Activity::Ritual), 1);
    }

    #[test]
    fn classes_are_added_named_and_erased() {
        let mut model = JournalModel::default();
        let act =
            |model: &mut JournalModel, action| env(3, |env| model.apply(action, Paper::A4, env));
        put(&mut model);
        assert_eq!(model.digest.days, 1);
        act(&mut model, JournalAction::AddClass);
        act(&mut model, JournalAction::Name(" CM2".to_owned()));
        assert_eq!(model.class().name(), "CM2");
        assert_eq!(model.digest.days, 0, "what is shown is of this class");
        let erased = act(&mut model, JournalAction::Erase);
        assert_eq!(erased, Some(Request::Close));
        assert_eq!(model.class().count(Activity::Ritual), 1);
        assert_eq!(model.digest.days, 1);
        let saved = act(&mut model, JournalAction::SaveTable);
        let Some(Request::SaveText { text, name, .. }) = saved else {
            panic!("no table");
        };
        assert_eq!((text.lines().count(), name.as_str()), (2, "saute-dix-journal-1.csv"));
        act(&mut model, JournalAction::Name("6e/B".to_owned()));
        let saved = act(&mut model, JournalAction::SavePage);
        let Some(Request::SavePlan(plan, name)) = saved else {
            panic!("no page");
        };
        assert!(plan.unwrap().to_string().contains("6e/B"));
        assert_eq!(name, "saute-dix-journal-6e-b.pdf");
    }

    #[test]
    fn another_day_is_worked_out_anew() {
        let mut model = JournalModel::new(Journal::default(), TODAY);
        model.put(TODAY, vec![JournalEntry::Did(Activity::DayPuzzle, 1)]);
        assert_eq!(model.digest.streak, 1);
        model.set_today(TODAY.plus(4));
        assert_eq!(model.digest.streak, 0, "days were missed");
    }
}
