use std::task::Poll;

use crate::app::platform::{self, FileText, Unread};
use crate::app::share::{CodeEntry, CodeTrouble};
use crate::app::{Background, Env, Request};
use crate::journal::{Activity, JournalEntry};
use crate::puzzle::{Code, HourFault, HourPlan, HourStep};
use crate::sheets::file_words;
use crate::text::Msg;

#[derive(Clone, PartialEq, Debug)]
pub enum HourAction {
    Title(String),
    Lesson(u8),
    Votes(u8),
    Type(String),
    Add(HourStep),
    AddCode,
    Remove(usize),
    /// A step changes places with the one before.
    Earlier(usize),
    Restore,
    Clear,
    Start(usize),
    Next,
    Previous,
    Leave,
    Copy,
    Save,
    Open,
}

#[derive(Clone, PartialEq, Debug)]
pub enum HourTrouble {
    Fault(HourFault),
    Unreadable(Unread),
    NoDialog,
}

pub struct HourModel {
    pub plan: HourPlan,
    /// The one before it, if it was opened over it.
    pub before: Option<HourPlan>,
    pub at: Option<usize>,
    pub done: bool,
    /// How often steps have changed their places: other buttons are under the finger then.
    shifts: usize,
    pub lesson: u8,
    pub votes: u8,
    pub entry: CodeEntry,
    pub trouble: Option<HourTrouble>,
    pub copied: bool,
    asked: Option<Background<FileText>>,
    journal_entries: Vec<JournalEntry>,
}

impl HourModel {
    /// The longest code that is offered: longer ones are for files and links.
    pub const LONGEST_CODE: usize = 40;

    /// With what was prepared the last time. Invalid text gives an empty plan.
    pub fn new(kept: &str) -> HourModel {
        HourModel {
            plan: kept.parse().unwrap_or_default(),
            before: None,
            at: None,
            done: false,
            shifts: 0,
            lesson: 1,
            votes: 3,
            entry: CodeEntry::default(),
            trouble: None,
            copied: false,
            asked: None,
            journal_entries: Vec::new(),
        }
    }

    pub fn kept(&self) -> String {
        if self.plan == HourPlan::default() { String::new() } else { self.plan.to_string() }
    }

    pub fn stage(&self) -> (usize, usize) {
        (self.shifts, self.done.into())
    }

    pub fn code(&self) -> Option<Code> {
        let any = !self.plan.steps().is_empty();
        any.then(|| Code::Hour(self.plan.clone()))
    }

    pub fn short_code(&self) -> Option<String> {
        let code = self.code()?.to_string();
        (code.len() <= HourModel::LONGEST_CODE).then_some(code)
    }

    pub fn drain_journal_entries(&mut self) -> Vec<JournalEntry> {
        std::mem::take(&mut self.journal_entries)
    }

    pub fn take(&mut self, plan: HourPlan) {
        let before = std::mem::replace(&mut self.plan, plan);
        if before != HourPlan::default() && before != self.plan {
            self.before = Some(before);
        }
        (self.at, self.done, self.trouble) = (None, false, None);
        self.shifts += 1;
    }

    pub fn add(&mut self, step: HourStep) -> bool {
        self.done = false;
        self.plan.add(step)
    }

    pub fn apply(&mut self, action: HourAction, env: &Env) -> Option<Request> {
        self.copied = false;
        match action {
            HourAction::Title(title) => self.plan.set_title(&title),
            HourAction::Lesson(number) => self.lesson = number.clamp(1, HourPlan::HIGHEST),
            HourAction::Votes(count) => self.votes = count.clamp(1, HourPlan::HIGHEST),
            HourAction::Type(text) => self.entry = CodeEntry { text, trouble: None },
            HourAction::Add(step) => {
                self.add(step);
            }
            HourAction::AddCode => self.add_code(),
            HourAction::Remove(place) => {
                self.plan.remove(place);
                self.shifts += 1;
            }
            HourAction::Earlier(place) => {
                if let Some(before) = place.checked_sub(1) {
                    self.plan.swap_with_next(before);
                }
            }
            HourAction::Restore => {
                if let Some(before) = self.before.take() {
                    self.take(before);
                }
            }
            HourAction::Clear => self.take(HourPlan::default()),
            HourAction::Start(step) => return Some(self.enter(step)),
            HourAction::Next => return Some(self.enter(self.at? + 1)),
            HourAction::Previous => return Some(self.enter(self.at?.checked_sub(1)?)),
            HourAction::Leave => self.at = None,
            HourAction::Copy => {
                let code = self.code()?.to_string();
                self.copied = true;
                return Some(Request::Copy(code));
            }
            HourAction::Save => {
                let name = match file_words(self.plan.title()) {
                    words if words.is_empty() => {
                        file_words(&env.languages.current().say(&Msg::HourTitle))
                    }
                    words => words,
                };
                let name = format!("saute-dix-{name}.txt");
                return Some(Request::SaveText {
                    title: env.languages.current().say(&Msg::HourSave),
                    text: self.plan.to_string(),
                    name,
                });
            }
            HourAction::Open => self.ask(env),
        }
        None
    }

    fn enter(&mut self, place: usize) -> Request {
        let Some(step) = self.plan.steps().get(place) else {
            if self.at.take().is_some() {
                self.done = true;
                self.journal_entries.push(JournalEntry::Did(Activity::Hour, 1));
            }
            return Request::EndHour;
        };
        (self.at, self.done) = (Some(place), false);
        Request::EnterStep(step.clone())
    }

    fn add_code(&mut self) {
        let text = std::mem::take(&mut self.entry.text);
        let trouble = match Code::parse(&text) {
            Ok(Code::Hour(plan)) => return self.take(plan),
            Ok(code) => {
                self.add(HourStep::Open(Box::new(code)));
                return;
            }
            Err(error) => CodeTrouble::Wrong(error),
        };
        self.entry = CodeEntry::refused(text, trouble);
    }

    fn ask(&mut self, env: &Env) {
        self.trouble = None;
        let title = env.languages.current().say(&Msg::HourOpen);
        let (asked, then) = Background::callback(env.request_repaint);
        let most = HourPlan::LONGEST_TEXT + 1;
        env.chooser.read(title, platform::documents(), most, Box::new(then));
        self.asked = Some(asked);
    }

    /// Takes the hour of a file that was chosen in the meantime; whether anything has changed.
    pub fn tick(&mut self) -> bool {
        let Some(Poll::Ready(answer)) = self.asked.as_ref().map(Background::poll) else {
            return false;
        };
        self.asked = None;
        match answer.unwrap_or(FileText::Failed) {
            FileText::Read(text) => self.read(&text),
            FileText::Unreadable(why) => self.trouble = Some(HourTrouble::Unreadable(why)),
            FileText::Failed => self.trouble = Some(HourTrouble::NoDialog),
            FileText::Cancelled => {}
        }
        true
    }

    pub fn read(&mut self, text: &str) {
        match text.parse() {
            Ok(plan) => self.take(plan),
            Err(fault) => self.trouble = Some(HourTrouble::Fault(fault)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::testing::env;

    const TEXT: &str = "saute-dix hour 1\ntitle Mardi\nlesson 4\nvotes 3\nritual\nend\n";

    fn act(model: &mut HourModel, action: HourAction) -> Option<Request> {
        let mut request = None;
        env(1, |env| request = model.apply(action, env));
        request
    }

    #[test]
    fn an_hour_is_walked_through_once_and_put_down() {
        let mut model = HourModel::new(TEXT);
        assert_eq!(act(&mut model, HourAction::Next), None, "not begun");
        let first = act(&mut model, HourAction::Start(0));
        assert_eq!(first, Some(Request::EnterStep(HourStep::Lesson(4))));
        let second = act(&mut model, HourAction::Next);
        assert_eq!(second, Some(Request::EnterStep(HourStep::Votes(3))));
        act(&mut model, HourAction::Previous);
        assert_eq!(act(&mut model, HourAction::Previous), None, "nothing before");
        assert_eq!(model.at, Some(0));
        act(&mut model, HourAction::Next);
        act(&mut model, HourAction::Next);
        assert_eq!(act(&mut model, HourAction::Next), Some(Request::EndHour));
        assert!(model.done && model.at.is_none());
        assert_eq!(model.drain_journal_entries(), [JournalEntry::Did(Activity::Hour, 1)]);
        act(&mut model, HourAction::Next);
        assert!(model.drain_journal_entries().is_empty());
    }

    #[test]
    fn what_was_prepared_is_not_lost_to_what_is_opened() {
        let mut model = HourModel::new(TEXT);
        model.read("saute-dix hour 1\nvotes 1\nend\n");
        assert_eq!(model.plan.steps(), [HourStep::Votes(1)]);
        act(&mut model, HourAction::Restore);
        assert_eq!(model.kept(), TEXT);
        model.read("Anna 12");
        let fault = HourTrouble::Fault(HourFault::NotAnHour);
        assert_eq!((model.trouble.as_ref(), model.kept().as_str()), (Some(&fault), TEXT));
        act(&mut model, HourAction::Clear);
        assert_eq!(model.kept(), "");
        act(&mut model, HourAction::Restore);
        assert_eq!(model.kept(), TEXT);
        assert_eq!(HourModel::new("broken").kept(), "");
    }

    #[test]
    fn a_code_becomes_a_step_or_the_whole_hour() {
        let mut model = HourModel::new("");
        act(&mut model, HourAction::Type("56N1-71JN".to_owned()));
        act(&mut model, HourAction::AddCode);
        assert!(model.entry.trouble.is_some());
        assert_eq!(model.entry.text, "56N1-71JN", "so that it can be mended");
        act(&mut model, HourAction::Type("56N1-71JM".to_owned()));
        act(&mut model, HourAction::AddCode);
        assert_eq!(model.plan.steps().len(), 1);
        assert_eq!(model.entry.text, "");
        let code = model.short_code().unwrap();
        let mut other = HourModel::new(TEXT);
        act(&mut other, HourAction::Type(code));
        act(&mut other, HourAction::AddCode);
        assert_eq!(other.plan.steps(), model.plan.steps());
        for _ in 0..30 {
            act(&mut model, HourAction::Add(HourStep::Ritual));
        }
        assert_eq!(model.plan.steps().len(), HourPlan::MOST_STEPS);
    }

    #[test]
    fn a_long_hour_has_no_code_to_type() {
        let mut model = HourModel::new(TEXT);
        assert!(model.short_code().is_some());
        let code = Code::parse("56N1-71JM").unwrap();
        for _ in 0..6 {
            model.add(HourStep::Open(Box::new(code.clone())));
        }
        assert!(model.code().is_some() && model.short_code().is_none());
    }
}
