use crate::app::Request;
use crate::coach::Grade;
use crate::puzzle::{Address, Code, CodeError};
use crate::text::{Msg, Voice};

#[derive(Clone, PartialEq, Debug)]
pub enum CodeTrouble {
    Wrong(CodeError),
    Other(Code),
}

impl CodeTrouble {
    pub fn say(&self, voice: &Voice) -> String {
        match self {
            CodeTrouble::Wrong(error) => voice.code_error(error),
            CodeTrouble::Other(Code::Series(_)) => voice.say(&Msg::CodeIsSeries),
            CodeTrouble::Other(Code::Sheet(_)) => voice.say(&Msg::CodeIsSheet),
            CodeTrouble::Other(Code::Hour(_)) => voice.say(&Msg::CodeIsHour),
            CodeTrouble::Other(Code::Puzzle(_) | Code::Deal(_)) => voice.say(&Msg::CodeIsPuzzle),
        }
    }
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct CodeEntry {
    pub text: String,
    pub trouble: Option<CodeTrouble>,
}

impl CodeEntry {
    /// A code that did not open anything, kept for the teacher to correct.
    pub fn refused(text: String, trouble: CodeTrouble) -> CodeEntry {
        CodeEntry { text, trouble: Some(trouble) }
    }
}

#[derive(Clone, PartialEq, Debug)]
pub enum ShareAction {
    Type(String),
    Open,
    Copy(String),
    LineUp(Code),
}

#[derive(Clone, PartialEq, Debug)]
pub struct Shared {
    pub code: Code,
    pub address: Option<Address>,
    pub grade: Option<Grade>,
}

#[derive(Default)]
pub struct ShareModel {
    pub entry: CodeEntry,
    pub copied: Option<String>,
    address: String,
}

impl ShareModel {
    pub fn apply(&mut self, action: ShareAction) -> Option<Request> {
        match action {
            ShareAction::Type(text) => {
                self.entry = CodeEntry { text, trouble: None };
                None
            }
            ShareAction::Open => self.read(),
            ShareAction::LineUp(code) => Some(Request::LineUp(code)),
            ShareAction::Copy(text) => {
                self.copied = Some(text.clone());
                Some(Request::Copy(text))
            }
        }
    }

    fn read(&mut self) -> Option<Request> {
        match Code::parse(&self.entry.text) {
            Ok(code) => Some(Request::OpenCode(code)),
            Err(error) => {
                self.refuse(CodeTrouble::Wrong(error));
                None
            }
        }
    }

    pub fn answer(&mut self, opened: Result<(), CodeTrouble>) {
        match opened {
            Ok(()) => self.entry = CodeEntry::default(),
            Err(trouble) => self.refuse(trouble),
        }
    }

    fn refuse(&mut self, trouble: CodeTrouble) {
        self.entry.trouble = Some(trouble);
    }

    /// A dialog opens: nothing has been copied in it yet.
    pub fn forget_copied(&mut self) {
        self.copied = None;
    }

    /// Whether the address of the page names another code than the last time; it is typed then.
    pub fn address_says(&mut self, code: &str) -> bool {
        if self.address == code {
            return false;
        }
        code.clone_into(&mut self.address);
        self.entry = CodeEntry { text: code.to_owned(), trouble: None };
        !code.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_opened_or_says_what_is_wrong_with_it() {
        let mut share = ShareModel::default();
        share.apply(ShareAction::Type("56N1-71J".to_owned()));
        assert_eq!(share.apply(ShareAction::Open), None);
        assert!(matches!(share.entry.trouble, Some(CodeTrouble::Wrong(_))));
        share.apply(ShareAction::Type("56N1-71JM".to_owned()));
        assert_eq!(share.entry.trouble, None);
        let opened = share.apply(ShareAction::Open);
        assert!(matches!(opened, Some(Request::OpenCode(Code::Puzzle(_)))));
        share.answer(Ok(()));
        assert_eq!(share.entry, CodeEntry::default());
    }

    #[test]
    fn an_address_is_opened_once() {
        let mut share = ShareModel::default();
        assert!(!share.address_says(""));
        assert!(share.address_says("56N1-71JM"));
        assert!(!share.address_says("56N1-71JM"));
        assert!(!share.address_says(""));
        assert!(share.address_says("56N1-71JM"), "gone, and come again");
    }
}
