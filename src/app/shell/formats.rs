//! The formats of what the window keeps, and what is wrong with a text that is none of them.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::keep::KeptFile;
use super::notice::Broken;
use crate::app::play::Session;
use crate::app::practice::{PuzzleOptions, SavedSeries};
use crate::app::print::PrintOptions;
use crate::app::settings::Preferences;
use crate::app::setup::Setup;
use crate::app::style::Theme;
use crate::app::vote::SavedVote;
use crate::journal::Journal;
use crate::lesson::Progress;
use crate::puzzle::Code;
use crate::rules::SavedGame;

const VERSION: u64 = 1;

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
    pub language: Option<String>,
    pub theme: Theme,
    /// The size of the texts, in percent.
    pub zoom: u16,
    pub motion: bool,
    pub sound: bool,
    /// The seconds of the ring for thinking; none without it.
    pub thinking: u16,
    /// How the last game was set up.
    pub setup: Setup,
    pub practice: PuzzleOptions,
    pub print: PrintOptions,
    pub folder: Option<String>,
    pub content: Option<String>,
    pub address: String,
    pub hour: String,
}

impl Default for KeptSettings {
    fn default() -> KeptSettings {
        let preferences = Preferences::default();
        let print = PrintOptions::default();
        KeptSettings::new(&preferences, Setup::default(), PuzzleOptions::default(), print, None)
    }
}

impl KeptSettings {
    #[must_use]
    pub fn with_hour(self, hour: String) -> KeptSettings {
        KeptSettings { hour, ..self }
    }
}

impl KeptSettings {
    pub fn new(
        preferences: &Preferences,
        setup: Setup,
        practice: PuzzleOptions,
        print: PrintOptions,
        folder: Option<String>,
    ) -> KeptSettings {
        let Preferences { language, theme, zoom, motion, sound, thinking, content, address } =
            preferences.clone();
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

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct KeptWork {
    pub series: Option<SavedSeries>,
    pub vote: Option<SavedVote>,
}

pub(super) fn read_work(text: &str) -> Result<KeptWork, Broken> {
    let work: KeptWork = unwrap(KeptFile::Work, text)?;
    let sound = work.series.as_ref().is_none_or(SavedSeries::is_sound)
        && work.vote.as_ref().is_none_or(SavedVote::is_sound);
    if sound { Ok(work) } else { Err(Broken::Foreign("series, vote".to_owned())) }
}

pub fn write_work(work: &KeptWork) -> Option<String> {
    wrap(KeptFile::Work, work)
}

/// A game and how it was set up. The game is a saved one, or whatever a file has in its place.
#[derive(Serialize, Deserialize)]
struct KeptGame<G> {
    setup: Setup,
    deal: String,
    game: G,
}

pub(super) fn wrap<T: Serialize>(file: KeptFile, content: T) -> Option<String> {
    let envelope = Envelope { format: file.format().to_owned(), version: VERSION, content };
    // Our own types have no keys or numbers that JSON cannot hold.
    serde_json::to_string_pretty(&envelope).ok()
}

pub(super) fn unwrap<T: for<'a> Deserialize<'a>>(file: KeptFile, text: &str) -> Result<T, Broken> {
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

pub fn write_settings(settings: &KeptSettings) -> Option<String> {
    wrap(KeptFile::Settings, settings)
}

pub(super) fn read_settings(text: &str) -> Result<KeptSettings, Broken> {
    unwrap(KeptFile::Settings, text).map(KeptSettings::mended)
}

pub fn write_session(session: &Session) -> Option<String> {
    let kept = KeptGame {
        setup: session.setup().clone(),
        deal: session.code().to_string(),
        game: session.game().saved(),
    };
    wrap(KeptFile::Game, kept)
}

pub(super) fn read_session(text: &str) -> Result<Session, Broken> {
    let kept: KeptGame<Value> = unwrap(KeptFile::Game, text)?;
    let game =
        SavedGame::from_value(kept.game).and_then(SavedGame::restore).map_err(Broken::Game)?;
    let deal = match Code::parse(&kept.deal).map_err(Broken::Deal)? {
        Code::Deal(deal) if deal.rules() == *game.rules() => deal,
        _ => return Err(Broken::Foreign(kept.deal)),
    };
    let setup = kept.setup.mended();
    if setup.rules() != *game.rules() {
        return Err(Broken::Foreign(kept.deal));
    }
    // Whoever plays by this code on another table has other cards.
    if deal.game().deal() != game.deal() {
        return Err(Broken::OtherCards(kept.deal));
    }
    Ok(Session::with_game(setup, deal, game))
}

pub(super) fn read_journal(text: &str) -> Result<Journal, Broken> {
    text.parse().map_err(Broken::Journal)
}

/// What has been done of the lessons as a text; nothing as long as nothing is done.
pub fn write_lessons(progress: &[Progress]) -> Option<String> {
    let progress = Some(progress).filter(|progress| !progress.is_empty());
    wrap(KeptFile::Lessons, progress?)
}
