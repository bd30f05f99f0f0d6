//! What people should know about what is kept.

use crate::journal::{Journal, JournalFault};
use crate::puzzle::CodeError;
use crate::rules::{SaveError, brief};
use crate::storage::custom::ContentFault;
use crate::text::{Msg, Voice};

#[derive(Clone, PartialEq, Debug)]
pub enum LoadError {
    Newer,
    Foreign(String),
    Unreadable(String),
    NoFile,
    TooLarge(u64),
    OtherCards(String),
    Game(SaveError),
    Deal(CodeError),
    Journal(JournalFault),
}

impl LoadError {
    /// In words. Those of the file among them are no more than fit a notice.
    pub fn say(&self, voice: &Voice) -> String {
        brief(&self.whole(voice))
    }

    fn whole(&self, voice: &Voice) -> String {
        match self {
            LoadError::Newer => voice.say(&Msg::NoticeNewer),
            LoadError::Foreign(detail) => {
                voice.say(&Msg::NoticeNotOurs { detail: detail.as_str().into() })
            }
            LoadError::Unreadable(detail) => {
                voice.say(&Msg::NoticeUnreadable { detail: detail.as_str().into() })
            }
            LoadError::NoFile => voice.say(&Msg::NoticeNoFile),
            LoadError::TooLarge(megabytes) => {
                voice.say(&Msg::NoticeTooLarge { megabytes: (*megabytes).into() })
            }
            LoadError::OtherCards(code) => {
                voice.say(&Msg::NoticeOtherCards { code: code.as_str().into() })
            }
            LoadError::Game(error) => voice.save_error(error),
            LoadError::Deal(error) => voice.code_error(error),
            LoadError::Journal(JournalFault::Newer) => voice.say(&Msg::NoticeNewer),
            LoadError::Journal(fault) => voice.say(&match fault {
                JournalFault::Line(line) => Msg::JournalFaultLine { line: (*line).into() },
                JournalFault::Cut => Msg::JournalFaultCut,
                JournalFault::TooLong => {
                    Msg::JournalFaultLong { megabytes: (Journal::LONGEST_TEXT >> 20).into() }
                }
                JournalFault::Foreign | JournalFault::Newer => Msg::JournalFaultForeign,
            }),
        }
    }
}

#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    GameBroken(String, LoadError),
    SettingsBroken(String, LoadError),
    /// What has been done of the lessons could not be read, and has another name now.
    LessonsBroken(String, LoadError),
    JournalBroken(String, LoadError),
    /// The series and the vote under way could not be read, and have another name now.
    WorkBroken(String, LoadError),
    CannotKeep(String),
    Guarded(&'static str, String),
    /// Another window keeps its things in the same place.
    Shared,
    NoStorage,
    /// The last start did not get past the folder of one's own, which is left out this time.
    CustomSkipped(String),
    CannotErase(String),
    NoCustomContent(String),
    Translation(ContentFault),
    Erased,
}

impl Notice {
    pub fn say(&self, voice: &Voice) -> String {
        voice.say(&match self {
            Notice::GameBroken(name, why) => {
                Msg::NoticeGameBroken { name: name.as_str().into(), why: why.say(voice).into() }
            }
            Notice::SettingsBroken(name, why) => {
                Msg::NoticeSettingsBroken { name: name.as_str().into(), why: why.say(voice).into() }
            }
            Notice::LessonsBroken(name, why) => {
                Msg::NoticeLessonsBroken { name: name.as_str().into(), why: why.say(voice).into() }
            }
            Notice::JournalBroken(name, why) => {
                Msg::NoticeJournalBroken { name: name.as_str().into(), why: why.say(voice).into() }
            }
            Notice::WorkBroken(name, why) => {
                Msg::NoticeWorkBroken { name: name.as_str().into(), why: why.say(voice).into() }
            }
            Notice::CannotKeep(detail) => Msg::NoticeCannotKeep { detail: detail.as_str().into() },
            Notice::Guarded(name, detail) => {
                Msg::NoticeGuarded { name: (*name).into(), detail: detail.as_str().into() }
            }
            Notice::Shared => Msg::NoticeShared,
            Notice::NoStorage => Msg::NoticeNowhere,
            Notice::CustomSkipped(folder) => {
                Msg::NoticeOwnSkipped { folder: folder.as_str().into() }
            }
            Notice::CannotErase(detail) => {
                Msg::NoticeCannotErase { detail: detail.as_str().into() }
            }
            Notice::NoCustomContent(detail) => Msg::NoticeOwn { detail: detail.as_str().into() },
            Notice::Translation(fault) => return fault.say(voice.locale),
            Notice::Erased => Msg::SettingsErased,
        })
    }
}
