//! What people should know about what is kept.

use crate::journal::{Journal, JournalFault};
use crate::puzzle::CodeError;
use crate::rules::{SaveError, brief};
use crate::storage::custom::ContentFault;
use crate::text::{Msg, Voice};

#[derive(Clone, PartialEq, Debug)]
pub enum Broken {
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

impl Broken {
    /// In words. Those of the file among them are no more than fit a notice.
    pub fn say(&self, voice: &Voice) -> String {
        brief(&self.whole(voice))
    }

    fn whole(&self, voice: &Voice) -> String {
        match self {
            Broken::Newer => voice.say(&Msg::NoticeNewer),
            Broken::Foreign(detail) => {
                voice.say(&Msg::NoticeNotOurs { detail: detail.as_str().into() })
            }
            Broken::Unreadable(detail) => {
                voice.say(&Msg::NoticeUnreadable { detail: detail.as_str().into() })
            }
            Broken::NoFile => voice.say(&Msg::NoticeNoFile),
            Broken::TooLarge(megabytes) => {
                voice.say(&Msg::NoticeTooLarge { megabytes: (*megabytes).into() })
            }
            Broken::OtherCards(code) => {
                voice.say(&Msg::NoticeOtherCards { code: code.as_str().into() })
            }
            Broken::Game(error) => voice.save_error(error),
            Broken::Deal(error) => voice.code_error(error),
            Broken::Journal(JournalFault::Newer) => voice.say(&Msg::NoticeNewer),
            Broken::Journal(fault) => voice.say(&match fault {
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
    GameBroken(String, Broken),
    SettingsBroken(String, Broken),
    /// What has been done of the lessons could not be read, and has another name now.
    LessonsBroken(String, Broken),
    JournalBroken(String, Broken),
    /// The series and the vote under way could not be read, and have another name now.
    WorkBroken(String, Broken),
    CannotKeep(String),
    Guarded(&'static str, String),
    /// Another window keeps its things in the same place.
    Shared,
    Nowhere,
    /// The last start did not get past the folder of one's own, which is left out this time.
    OwnSkipped(String),
    CannotErase(String),
    NoOwnContent(String),
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
            Notice::Nowhere => Msg::NoticeNowhere,
            Notice::OwnSkipped(folder) => Msg::NoticeOwnSkipped { folder: folder.as_str().into() },
            Notice::CannotErase(detail) => {
                Msg::NoticeCannotErase { detail: detail.as_str().into() }
            }
            Notice::NoOwnContent(detail) => Msg::NoticeOwn { detail: detail.as_str().into() },
            Notice::Translation(fault) => return fault.say(voice.locale),
            Notice::Erased => Msg::SettingsErased,
        })
    }
}
