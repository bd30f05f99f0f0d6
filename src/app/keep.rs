//! The files of the window: their formats, versions, and what happens to a broken one.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::platform::Store;
use super::session::Session;
use super::settings::Settings;
use super::setup::Setup;
use crate::l10n::{Msg, Voice};
use crate::lesson::Progress;
use crate::puzzle::{Code, CodeError};
use crate::rules::{Game, SaveError};

/// The names of everything the program keeps.
pub const NAMES: [&str; 3] = [SETTINGS, GAME, LESSONS];
const SETTINGS: &str = "settings.json";
const GAME: &str = "game.json";
const LESSONS: &str = "lessons.json";
const LESSONS_FORMAT: &str = "saute-dix lessons";

/// The newest version of the formats.
const VERSION: u64 = 1;

/// What every kept text has around it.
#[derive(Serialize, Deserialize)]
struct Envelope<T> {
    format: String,
    version: u64,
    content: T,
}

/// A game and how it was set up.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct KeptGame {
    setup: Setup,
    deal: String,
    game: Value,
}

/// Why a kept text is of no use.
#[derive(Clone, PartialEq, Debug)]
pub enum Broken {
    /// A version from the future.
    Newer,
    /// Not our format.
    Foreign(String),
    /// A game the rules cannot reach.
    Game(SaveError),
    /// A deal that does not exist.
    Deal(CodeError),
}

impl Broken {
    /// In words.
    pub fn say(&self, voice: &Voice) -> String {
        match self {
            Broken::Newer => voice.say(&Msg::NoticeNewer),
            Broken::Foreign(detail) => voice.say(&Msg::NoticeNotOurs {
                detail: detail.as_str().into(),
            }),
            Broken::Game(error) => voice.save_error(error),
            Broken::Deal(error) => voice.code_error(error),
        }
    }
}

/// Something about the kept files that people should know.
#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    /// The game could not be read, and has another name now.
    GameBroken(String, Broken),
    /// The settings could not be read, and have another name now.
    SettingsBroken(String, Broken),
    /// What has been done of the lessons could not be read, and has another name now.
    LessonsBroken(String, Broken),
    /// Nothing can be kept.
    CannotKeep(String),
    /// Nothing can be read.
    CannotRead(String),
    /// Not everything could be erased.
    CannotErase(String),
    /// The folder with content of one's own cannot be read.
    NoOwnContent(String),
    /// Everything is erased.
    Erased,
}

impl Notice {
    /// In words.
    pub fn say(&self, voice: &Voice) -> String {
        voice.say(&match self {
            Notice::GameBroken(name, why) => Msg::NoticeGameBroken {
                name: name.as_str().into(),
                why: why.say(voice).into(),
            },
            Notice::SettingsBroken(name, why) => Msg::NoticeSettingsBroken {
                name: name.as_str().into(),
                why: why.say(voice).into(),
            },
            Notice::LessonsBroken(name, why) => Msg::NoticeLessonsBroken {
                name: name.as_str().into(),
                why: why.say(voice).into(),
            },
            Notice::CannotKeep(detail) => Msg::NoticeCannotKeep {
                detail: detail.as_str().into(),
            },
            Notice::CannotRead(detail) => Msg::NoticeCannotRead {
                detail: detail.as_str().into(),
            },
            Notice::CannotErase(detail) => Msg::NoticeCannotErase {
                detail: detail.as_str().into(),
            },
            Notice::NoOwnContent(detail) => Msg::NoticeOwn {
                detail: detail.as_str().into(),
            },
            Notice::Erased => Msg::SettingsErased,
        })
    }
}

/// Keeps settings and game, writing only what has changed.
pub struct Keeper {
    store: Box<dyn Store>,
    settings: String,
    game: String,
    lessons: String,
    /// Said once: a class need not be told after every card.
    complained: bool,
}

impl Keeper {
    /// Keeps things in this store.
    pub fn new(store: Box<dyn Store>) -> Keeper {
        Keeper {
            store,
            settings: String::new(),
            game: String::new(),
            lessons: String::new(),
            complained: false,
        }
    }

    /// What was kept the last time, and what went wrong with it.
    pub fn load(&mut self) -> (Settings, Option<Session>, Vec<Notice>) {
        let mut notices = Vec::new();
        let settings = self.read(
            SETTINGS,
            read_settings,
            Notice::SettingsBroken,
            &mut notices,
        );
        let session = self.read(GAME, read_session, Notice::GameBroken, &mut notices);
        (settings.unwrap_or_default(), session, notices)
    }

    fn read<T>(
        &mut self,
        name: &str,
        parse: fn(&str) -> Result<T, Broken>,
        broken: fn(String, Broken) -> Notice,
        notices: &mut Vec<Notice>,
    ) -> Option<T> {
        let text = match self.store.read(name) {
            Ok(text) => text?,
            Err(detail) => {
                notices.push(Notice::CannotRead(detail));
                return None;
            }
        };
        match parse(&text) {
            Ok(value) => Some(value),
            Err(why) => {
                notices.push(match self.store.set_aside(name) {
                    Ok(aside) => broken(aside, why),
                    Err(detail) => Notice::CannotKeep(detail),
                });
                None
            }
        }
    }

    /// Keeps what has changed. Says so, once, if that does not work.
    pub fn save(&mut self, settings: &Settings, session: Option<&Session>) -> Option<Notice> {
        let settings = wrap("saute-dix settings", settings);
        let game = session.and_then(kept).unwrap_or_default();
        let mut failed = None;
        if settings != self.settings {
            failed = self.store.write(SETTINGS, &settings).err();
            self.settings = settings;
        }
        if game != self.game && !game.is_empty() {
            failed = self.store.write(GAME, &game).err().or(failed);
            self.game = game;
        }
        self.complain(failed?)
    }

    /// What has been done of the lessons.
    pub fn load_lessons(&mut self, notices: &mut Vec<Notice>) -> Vec<Progress> {
        let parse = |text: &str| unwrap(LESSONS_FORMAT, text);
        let kept = self.read(LESSONS, parse, Notice::LessonsBroken, notices);
        kept.unwrap_or_default()
    }

    /// Keeps what has been done of the lessons, if it has changed.
    pub fn save_lessons(&mut self, progress: &[Progress]) -> Option<Notice> {
        let text = wrap(LESSONS_FORMAT, progress);
        if progress.is_empty() || text == self.lessons {
            return None;
        }
        let failed = self.store.write(LESSONS, &text).err();
        self.lessons = text;
        self.complain(failed?)
    }

    fn complain(&mut self, detail: String) -> Option<Notice> {
        let first = !std::mem::replace(&mut self.complained, true);
        first.then_some(Notice::CannotKeep(detail))
    }

    /// Erases everything.
    pub fn erase(&mut self) -> Notice {
        self.game.clear();
        self.lessons.clear();
        match self.store.erase() {
            Ok(()) => Notice::Erased,
            Err(detail) => Notice::CannotErase(detail),
        }
    }
}

fn wrap<T: Serialize>(format: &str, content: T) -> String {
    let envelope = Envelope {
        format: format.to_owned(),
        version: VERSION,
        content,
    };
    // Our own types have no keys or numbers that JSON cannot hold.
    serde_json::to_string_pretty(&envelope).unwrap_or_default()
}

fn unwrap<T: for<'a> Deserialize<'a>>(format: &str, text: &str) -> Result<T, Broken> {
    let foreign = |error: serde_json::Error| Broken::Foreign(error.to_string());
    let envelope: Envelope<Value> = serde_json::from_str(text).map_err(foreign)?;
    if envelope.format != format {
        return Err(Broken::Foreign(envelope.format));
    }
    if envelope.version > VERSION {
        return Err(Broken::Newer);
    }
    serde_json::from_value(envelope.content).map_err(foreign)
}

fn read_settings(text: &str) -> Result<Settings, Broken> {
    unwrap("saute-dix settings", text).map(Settings::mended)
}

fn kept(session: &Session) -> Option<String> {
    let game = session.game().to_json().ok()?;
    Some(wrap(
        "saute-dix session",
        KeptGame {
            setup: session.setup().clone(),
            deal: session.code().to_string(),
            game: serde_json::from_str(&game).ok()?,
        },
    ))
}

fn read_session(text: &str) -> Result<Session, Broken> {
    let kept: KeptGame = unwrap("saute-dix session", text)?;
    let game = Game::from_json(&kept.game.to_string()).map_err(Broken::Game)?;
    let deal = match Code::parse(&kept.deal).map_err(Broken::Deal)? {
        Code::Deal(deal) if deal.rules() == *game.rules() => deal,
        _ => return Err(Broken::Foreign(kept.deal)),
    };
    let setup = kept.setup.mended();
    if setup.rules() != *game.rules() {
        return Err(Broken::Foreign(kept.deal));
    }
    Ok(Session::with_game(setup, deal, game))
}
