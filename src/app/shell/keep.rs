//! The files of the window: their formats, versions, and what happens to a broken one.
//!
//! A file is written when something of it has changed, and never otherwise: whoever may have
//! changed a model marks its file; nothing is put together for a file without a mark, and what
//! was put together is written only if it is not there already.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::notice::{Broken, Notice};
use crate::app::platform::Store;
use crate::app::play::Session;
use crate::app::practice::Wish;
use crate::app::print::PrintOptions;
use crate::app::settings::Preferences;
use crate::app::setup::Setup;
use crate::app::theme::Theme;
use crate::journal::Journal;
use crate::lesson::Progress;
use crate::puzzle::Code;
use crate::rules::SavedGame;

/// A file of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeptFile {
    /// What was chosen.
    Settings,
    /// The game under way, or the last one.
    Game,
    /// What has been done of the lessons.
    Lessons,
    /// The journal of the class.
    Journal,
}

impl KeptFile {
    /// All of them.
    pub const ALL: [KeptFile; 4] = [
        KeptFile::Settings,
        KeptFile::Game,
        KeptFile::Lessons,
        KeptFile::Journal,
    ];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            KeptFile::Settings => "settings.json",
            KeptFile::Game => "game.json",
            KeptFile::Lessons => "lessons.json",
            KeptFile::Journal => "journal.txt",
        }
    }

    fn format(self) -> &'static str {
        match self {
            KeptFile::Settings => "saute-dix settings",
            KeptFile::Game => "saute-dix session",
            KeptFile::Lessons => "saute-dix lessons",
            KeptFile::Journal => "saute-dix journal",
        }
    }

    /// The notice about one that is broken and has another name now.
    fn broken(self, aside: String, why: Broken) -> Notice {
        match self {
            KeptFile::Settings => Notice::SettingsBroken(aside, why),
            KeptFile::Game => Notice::GameBroken(aside, why),
            KeptFile::Lessons => Notice::LessonsBroken(aside, why),
            KeptFile::Journal => Notice::JournalBroken(aside, why),
        }
    }
}

/// The newest version of the formats.
const VERSION: u64 = 1;

/// What every kept text has around it.
#[derive(Serialize, Deserialize)]
struct Envelope<T> {
    format: String,
    version: u64,
    content: T,
}

/// The settings as they are kept: what the features remember, side by side.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct KeptSettings {
    /// The language; nothing for the system's.
    pub language: Option<String>,
    /// The colours.
    pub theme: Theme,
    /// The size of the texts, in percent.
    pub zoom: u16,
    /// Whether things may move.
    pub motion: bool,
    /// Whether there is anything to hear.
    pub sound: bool,
    /// The seconds of the ring for thinking; none without it.
    pub thinking: u16,
    /// How the last game was set up.
    pub setup: Setup,
    /// Which puzzles were chosen last.
    pub practice: Wish,
    /// What was printed last.
    pub print: PrintOptions,
    /// The folder where it was saved.
    pub folder: Option<String>,
    /// The folder with lessons and templates of one's own.
    pub content: Option<String>,
    /// The address of the web version, as it is typed.
    pub address: String,
    /// The prepared hour, as in its file.
    pub hour: String,
}

impl Default for KeptSettings {
    fn default() -> KeptSettings {
        let preferences = Preferences::default();
        let print = PrintOptions::default();
        KeptSettings::new(&preferences, Setup::default(), Wish::default(), print, None)
    }
}

impl KeptSettings {
    /// The same with this hour.
    #[must_use]
    pub fn with_hour(self, hour: String) -> KeptSettings {
        KeptSettings { hour, ..self }
    }
}

impl KeptSettings {
    /// What the features remember.
    pub fn new(
        preferences: &Preferences,
        setup: Setup,
        practice: Wish,
        print: PrintOptions,
        folder: Option<String>,
    ) -> KeptSettings {
        let Preferences {
            language,
            theme,
            zoom,
            motion,
            sound,
            thinking,
            content,
            address,
        } = preferences.clone();
        KeptSettings {
            language,
            theme,
            zoom,
            motion,
            sound,
            thinking,
            setup,
            practice,
            print,
            folder,
            content,
            address,
            hour: String::new(),
        }
    }

    /// What the settings screen remembers.
    pub fn preferences(&self) -> Preferences {
        Preferences {
            language: self.language.clone(),
            theme: self.theme,
            zoom: self.zoom,
            motion: self.motion,
            sound: self.sound,
            thinking: self.thinking,
            content: self.content.clone(),
            address: self.address.clone(),
        }
    }

    /// Puts right what a file may have wrong.
    fn mended(self) -> KeptSettings {
        KeptSettings::new(
            &self.preferences().mended(),
            self.setup.mended(),
            self.practice.mended(),
            self.print.mended(),
            self.folder,
        )
        .with_hour(self.hour)
    }
}

/// A game and how it was set up. The game is a saved one, or whatever a file has in its place.
#[derive(Serialize, Deserialize)]
struct KeptGame<G> {
    setup: Setup,
    deal: String,
    game: G,
}

/// What was kept the last time.
#[derive(Default)]
pub struct KeptModels {
    /// The settings.
    pub settings: KeptSettings,
    /// The game.
    pub session: Option<Session>,
    /// The lessons.
    pub lessons: Vec<Progress>,
    /// The journal of the class.
    pub journal: Journal,
    /// What went wrong.
    pub notices: Vec<Notice>,
}

/// Keeps what has changed.
pub struct Keeper {
    store: Box<dyn Store>,
    marked: Vec<KeptFile>,
    /// What the store holds, as far as it was written from here.
    written: Vec<(KeptFile, String)>,
    /// Said once: a class need not be told after every card.
    complained: bool,
}

impl Keeper {
    /// Keeps things in this store.
    pub fn new(store: Box<dyn Store>) -> Keeper {
        Keeper {
            store,
            marked: Vec::new(),
            written: Vec::new(),
            complained: false,
        }
    }

    /// What was kept the last time, and what went wrong with it.
    pub fn load(&mut self) -> KeptModels {
        let mut notices = Vec::new();
        let settings = self.read(KeptFile::Settings, read_settings, &mut notices);
        let session = self.read(KeptFile::Game, read_session, &mut notices);
        let lessons = self.read(
            KeptFile::Lessons,
            |text| unwrap(KeptFile::Lessons, text),
            &mut notices,
        );
        let journal = self.read(KeptFile::Journal, read_journal, &mut notices);
        KeptModels {
            settings: settings.unwrap_or_default(),
            session,
            lessons: lessons.unwrap_or_default(),
            journal: journal.unwrap_or_default(),
            notices,
        }
    }

    fn read<T>(
        &mut self,
        file: KeptFile,
        parse: fn(&str) -> Result<T, Broken>,
        notices: &mut Vec<Notice>,
    ) -> Option<T> {
        let text = match self.store.read(file.name()) {
            Ok(text) => text?,
            Err(detail) => {
                notices.push(Notice::CannotRead(detail));
                return None;
            }
        };
        match parse(&text) {
            Ok(value) => Some(value),
            Err(why) => {
                notices.push(match self.store.set_aside(file.name()) {
                    Ok(aside) => file.broken(aside, why),
                    Err(detail) => Notice::CannotKeep(detail),
                });
                None
            }
        }
    }

    /// What another window has put into a file since this one wrote it or read it, if that is sound.
    pub fn news(&self, file: KeptFile) -> Option<String> {
        let text = self.store.read(file.name()).ok().flatten()?;
        let known = |(kept, old): &(KeptFile, String)| *kept == file && *old == text;
        (!self.written.iter().any(known)).then_some(text)
    }

    /// Something of this file has changed.
    pub fn mark(&mut self, file: KeptFile) {
        if !self.marked.contains(&file) {
            self.marked.push(file);
        }
    }

    /// Whether something of this file has changed that is not kept yet.
    pub fn has_marked(&self, file: KeptFile) -> bool {
        self.marked.contains(&file)
    }

    /// Whether something has changed that is not kept yet.
    pub fn is_marked(&self) -> bool {
        !self.marked.is_empty()
    }

    /// Keeps what has changed, as `write` puts it together; a file for which there is nothing to
    /// write stays as it is. Says so, once, if that does not work: then it is tried again with the
    /// next change.
    pub fn save(&mut self, write: impl Fn(KeptFile) -> Option<String>) -> Option<Notice> {
        let mut failed = None;
        for file in std::mem::take(&mut self.marked) {
            let Some(text) = write(file) else { continue };
            if let Err(detail) = self.put(file, text) {
                self.mark(file);
                failed = Some(detail);
            }
        }
        self.complain(failed?)
    }

    /// Writes a file, unless this is what it says already.
    fn put(&mut self, file: KeptFile, text: String) -> Result<(), String> {
        if self
            .written
            .iter()
            .any(|(kept, old)| *kept == file && *old == text)
        {
            return Ok(());
        }
        // Half written it says neither the old nor the new.
        self.written.retain(|(kept, _)| *kept != file);
        self.store.write(file.name(), &text)?;
        self.written.push((file, text));
        Ok(())
    }

    fn complain(&mut self, detail: String) -> Option<Notice> {
        let first = !std::mem::replace(&mut self.complained, true);
        first.then_some(Notice::CannotKeep(detail))
    }

    /// Erases everything; nothing is kept again before something else changes.
    pub fn erase(&mut self) -> Notice {
        self.marked.clear();
        self.written.clear();
        match self.store.erase() {
            Ok(()) => Notice::Erased,
            Err(detail) => Notice::CannotErase(detail),
        }
    }
}

fn wrap<T: Serialize>(file: KeptFile, content: T) -> Option<String> {
    let envelope = Envelope {
        format: file.format().to_owned(),
        version: VERSION,
        content,
    };
    // Our own types have no keys or numbers that JSON cannot hold.
    serde_json::to_string_pretty(&envelope).ok()
}

fn unwrap<T: for<'a> Deserialize<'a>>(file: KeptFile, text: &str) -> Result<T, Broken> {
    let foreign = |error: serde_json::Error| Broken::Foreign(error.to_string());
    let envelope: Envelope<Value> = serde_json::from_str(text).map_err(foreign)?;
    if envelope.format != file.format() {
        return Err(Broken::Foreign(envelope.format));
    }
    if envelope.version > VERSION {
        return Err(Broken::Newer);
    }
    serde_json::from_value(envelope.content).map_err(foreign)
}

/// The settings as a text.
pub fn write_settings(settings: &KeptSettings) -> Option<String> {
    wrap(KeptFile::Settings, settings)
}

fn read_settings(text: &str) -> Result<KeptSettings, Broken> {
    unwrap(KeptFile::Settings, text).map(KeptSettings::mended)
}

/// A game as a text.
pub fn write_session(session: &Session) -> Option<String> {
    let kept = KeptGame {
        setup: session.setup().clone(),
        deal: session.code().to_string(),
        game: session.game().saved(),
    };
    wrap(KeptFile::Game, kept)
}

fn read_session(text: &str) -> Result<Session, Broken> {
    let kept: KeptGame<Value> = unwrap(KeptFile::Game, text)?;
    let game = SavedGame::from_value(kept.game)
        .and_then(SavedGame::restore)
        .map_err(Broken::Game)?;
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

fn read_journal(text: &str) -> Result<Journal, Broken> {
    text.parse().map_err(Broken::Journal)
}

/// What has been done of the lessons as a text; nothing as long as nothing is done.
pub fn write_lessons(progress: &[Progress]) -> Option<String> {
    let progress = Some(progress).filter(|progress| !progress.is_empty());
    wrap(KeptFile::Lessons, progress?)
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::rc::Rc;

    use super::*;
    use crate::app::platform::Memory;

    /// A store that counts, and refuses to write while it is told to.
    #[derive(Clone, Default)]
    struct Counting(Rc<RefCell<(Memory, usize, bool)>>);

    impl Store for Counting {
        fn read(&self, name: &str) -> Result<Option<String>, String> {
            self.0.borrow().0.read(name)
        }

        fn write(&mut self, name: &str, text: &str) -> Result<(), String> {
            let (memory, writes, full) = &mut *self.0.borrow_mut();
            if *full {
                return Err("no space left".to_owned());
            }
            *writes += 1;
            memory.write(name, text)
        }

        fn set_aside(&mut self, name: &str) -> Result<String, String> {
            self.0.borrow_mut().0.set_aside(name)
        }

        fn erase(&mut self) -> Result<(), String> {
            self.0.borrow_mut().0.erase()
        }
    }

    fn keeper() -> (Counting, Keeper) {
        let store = Counting::default();
        (store.clone(), Keeper::new(Box::new(store)))
    }

    #[test]
    fn nothing_is_put_together_for_a_file_without_a_mark() {
        let (store, mut keeper) = keeper();
        let asked = RefCell::new(Vec::new());
        let write = |file: KeptFile| {
            asked.borrow_mut().push(file);
            Some("text".to_owned())
        };
        keeper.save(write);
        assert!(asked.borrow().is_empty());
        keeper.mark(KeptFile::Game);
        keeper.mark(KeptFile::Game);
        keeper.save(write);
        keeper.save(write);
        assert_eq!(*asked.borrow(), [KeptFile::Game]);
        assert_eq!(store.0.borrow().1, 1);
    }

    #[test]
    fn what_is_there_already_is_not_written_again() {
        let (store, mut keeper) = keeper();
        let writes = ["one", "one", "two", "one"].map(|text| {
            keeper.mark(KeptFile::Game);
            keeper.save(|_| Some(text.to_owned()));
            store.0.borrow().1
        });
        assert_eq!(writes, [1, 1, 2, 3]);
        keeper.erase();
        keeper.mark(KeptFile::Game);
        keeper.save(|_| Some("one".to_owned()));
        assert_eq!(store.read("game.json"), Ok(Some("one".to_owned())));
    }

    #[test]
    fn what_could_not_be_kept_is_kept_with_the_next_change() {
        let (store, mut keeper) = keeper();
        store.0.borrow_mut().2 = true;
        let write = |file: KeptFile| Some(file.name().to_owned());
        keeper.mark(KeptFile::Game);
        let said = keeper.save(write);
        assert_eq!(said, Some(Notice::CannotKeep("no space left".to_owned())));
        assert!(keeper.is_marked());
        assert_eq!(keeper.save(write), None, "it is said once");
        store.0.borrow_mut().2 = false;
        keeper.mark(KeptFile::Settings);
        keeper.save(write);
        assert!(!keeper.is_marked());
        let kept = |name| store.read(name).unwrap();
        assert_eq!(kept("game.json").as_deref(), Some("game.json"));
        assert_eq!(kept("settings.json").as_deref(), Some("settings.json"));
    }

    #[test]
    fn erasing_forgets_the_marks_too() {
        let (store, mut keeper) = keeper();
        keeper.mark(KeptFile::Settings);
        assert_eq!(keeper.erase(), Notice::Erased);
        keeper.save(|_| Some("again".to_owned()));
        assert_eq!(store.read("settings.json"), Ok(None));
    }

    #[test]
    fn a_game_and_settings_come_back_as_they_were() {
        let (mut store, mut keeper) = keeper();
        let settings = KeptSettings {
            zoom: 125,
            folder: Some("sheets".to_owned()),
            ..KeptSettings::default()
        };
        let session = Session::new(&Setup::default());
        let texts = [
            ("settings.json", write_settings(&settings).unwrap()),
            ("game.json", write_session(&session).unwrap()),
        ];
        for (name, text) in texts {
            store.write(name, &text).unwrap();
        }
        let kept = keeper.load();
        assert_eq!((kept.settings, kept.notices), (settings, Vec::new()));
        assert_eq!(kept.session.unwrap().game(), session.game());
        assert_eq!(write_lessons(&[]), None, "nothing done is nothing to keep");
    }
}
