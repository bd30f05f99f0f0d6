//! The journals of all classes, and what has been put down since they were last kept.

use crate::app::{Dialog, Request};
use crate::journal::{ClassJournal, Date, Deed, Journal, Today};

/// Something in the journal.
#[derive(Clone, PartialEq, Debug)]
pub enum JournalAction {
    /// This class is there now.
    Choose(usize),
    /// One class more.
    AddClass,
    /// What the class is called.
    Name(String),
    /// Ask whether the journal of this class is to be erased.
    AskErase,
    /// Erase it.
    Erase,
    /// Put the table of all days on the clipboard, for other programs.
    Copy,
}

/// A change of the journals, as another window's journals can be changed as well.
#[derive(Clone, PartialEq, Debug)]
enum Change {
    Choose(usize),
    AddClass(String),
    Name(String),
    Erase,
    Put(Date, Deed),
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
            Change::Put(clock, deed) => journal.class_mut().add(clock, deed),
        }
    }
}

/// The journals.
#[derive(Default)]
pub struct JournalModel {
    journal: Journal,
    /// What has changed since the journals were last kept.
    pending: Vec<Change>,
    /// Whether the table has just been copied.
    copied: bool,
}

impl JournalModel {
    /// With what was kept.
    pub fn new(journal: Journal) -> JournalModel {
        JournalModel {
            journal,
            ..JournalModel::default()
        }
    }

    /// The journals of all classes.
    pub fn journal(&self) -> &Journal {
        &self.journal
    }

    /// The class that is there.
    pub fn class(&self) -> &ClassJournal {
        self.journal.class()
    }

    /// Whether the table has just been copied.
    pub fn is_copied(&self) -> bool {
        self.copied
    }

    /// Puts down what was done; whether there was anything.
    pub fn put(&mut self, clock: Date, deeds: Vec<Deed>) -> bool {
        let any = !deeds.is_empty();
        for deed in deeds {
            self.change(Change::Put(clock, deed));
        }
        any
    }

    /// The day that today counts as, if the clock cannot be right.
    pub fn wrong_clock(&self, clock: Date) -> Option<Date> {
        match self.class().today(clock) {
            Today::Is(_) => None,
            Today::CountsAs(date) => Some(date),
        }
    }

    fn change(&mut self, change: Change) {
        self.pending.push(change.clone());
        change.carry_out(&mut self.journal);
    }

    /// Another window has written this in the meantime: what was changed here is changed there too.
    pub fn join(&mut self, text: &str) {
        if let Ok(mut other) = text.parse::<Journal>() {
            for change in &self.pending {
                change.clone().carry_out(&mut other);
            }
            self.journal = other;
        }
    }

    /// Everything is kept.
    pub fn kept(&mut self) {
        self.pending.clear();
    }

    /// Does it.
    pub fn apply(
        &mut self,
        action: JournalAction,
        table: impl FnOnce(&ClassJournal) -> String,
    ) -> Option<Request> {
        self.copied = false;
        match action {
            JournalAction::Choose(class) => self.change(Change::Choose(class)),
            JournalAction::AddClass => self.change(Change::AddClass(String::new())),
            JournalAction::Name(name) => self.change(Change::Name(name)),
            JournalAction::AskErase => return Some(Request::Open(Dialog::EraseClass)),
            JournalAction::Erase => {
                self.change(Change::Erase);
                return Some(Request::Close);
            }
            JournalAction::Copy => {
                self.copied = true;
                return Some(Request::Copy(table(self.class())));
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::testing::TODAY;
    use crate::journal::Activity;

    fn put(model: &mut JournalModel) {
        model.put(TODAY, vec![Deed::Did(Activity::Ritual, 1)]);
    }

    #[test]
    fn two_windows_lose_nothing_to_each_other() {
        let (mut one, mut other) = (JournalModel::default(), JournalModel::default());
        put(&mut one);
        let text = one.journal().to_string();
        one.kept();
        put(&mut other);
        other.join(&text);
        assert_eq!(other.class().count(Activity::Ritual), 2);
        let text = other.journal().to_string();
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
        let table = |_: &ClassJournal| String::new();
        put(&mut model);
        model.apply(JournalAction::AddClass, table);
        model.apply(JournalAction::Name(" CM2".to_owned()), table);
        assert_eq!(model.class().name(), "CM2");
        assert!(model.class().days().is_empty());
        assert_eq!(
            model.apply(JournalAction::Erase, table),
            Some(Request::Close)
        );
        assert_eq!(model.class().count(Activity::Ritual), 1);
        let copied = model.apply(JournalAction::Copy, |_| "table".to_owned());
        assert_eq!(copied, Some(Request::Copy("table".to_owned())));
        assert!(model.is_copied());
    }
}
