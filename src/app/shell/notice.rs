use super::save::SaveFile;
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
    /// A file could not be read, and has this name now.
    SetAside(SaveFile, String, LoadError),
    /// A file can be neither read nor set aside: it is not written over.
    Guarded(SaveFile, String),
    CannotKeep(String),
    Shared,
    NoStorage,
    /// The last start crashed in this folder of custom content, which is left out this time.
    CustomSkipped(String),
    CannotErase(String),
    NoCustomContent(String),
    Translation(ContentFault),
    Erased,
}

impl Notice {
    pub fn say(&self, voice: &Voice) -> String {
        voice.say(&match self {
            Notice::SetAside(file, name, why) => {
                let (name, why) = (name.as_str().into(), why.say(voice).into());
                match file {
                    SaveFile::Game => Msg::NoticeGameBroken { name, why },
                    SaveFile::Settings => Msg::NoticeSettingsBroken { name, why },
                    SaveFile::Lessons => Msg::NoticeLessonsBroken { name, why },
                    SaveFile::Journal => Msg::NoticeJournalBroken { name, why },
                    SaveFile::Work => Msg::NoticeWorkBroken { name, why },
                }
            }
            Notice::Guarded(file, detail) => {
                Msg::NoticeGuarded { name: file.name().into(), detail: detail.as_str().into() }
            }
            Notice::CannotKeep(detail) => Msg::NoticeCannotKeep { detail: detail.as_str().into() },
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
