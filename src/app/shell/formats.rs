//! The formats of what the window keeps, and what is wrong with a text that is none of them.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::notice::LoadError;
use super::save::SaveFile;
use crate::app::play::Session;
use crate::app::practice::{PuzzleOptions, SavedSeries};
use crate::app::print::PrintOptions;
use crate::app::settings::Preferences;
use crate::app::setup::Setup;
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

/// What the features remember, side by side in one file.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedSettings {
    #[serde(flatten)]
    pub preferences: Preferences,
    pub setup: Setup,
    pub practice: PuzzleOptions,
    pub print: PrintOptions,
    pub folder: Option<String>,
    pub hour: String,
}

impl SavedSettings {
    fn sanitized(self) -> SavedSettings {
        SavedSettings {
            preferences: self.preferences.sanitized(),
            setup: self.setup.sanitized(),
            practice: self.practice.sanitized(),
            print: self.print.sanitized(),
            ..self
        }
    }
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedWork {
    pub series: Option<SavedSeries>,
    pub vote: Option<SavedVote>,
}

pub(super) fn read_work(text: &str) -> Result<SavedWork, LoadError> {
    let work: SavedWork = unwrap(SaveFile::Work, text)?;
    let sound = work.series.as_ref().is_none_or(SavedSeries::is_sound)
        && work.vote.as_ref().is_none_or(SavedVote::is_sound);
    if sound { Ok(work) } else { Err(LoadError::Foreign("series, vote".to_owned())) }
}

pub fn write_work(work: &SavedWork) -> Option<String> {
    wrap(SaveFile::Work, work)
}

/// A game and how it was set up. The game is a saved one, or whatever a file has in its place.
#[derive(Serialize, Deserialize)]
struct SavedSession<G> {
    setup: Setup,
    deal: String,
    game: G,
}

pub(super) fn wrap<T: Serialize>(file: SaveFile, content: T) -> Option<String> {
    let envelope = Envelope { format: file.format().to_owned(), version: VERSION, content };
    // Our own types have no keys or numbers that JSON cannot hold.
    serde_json::to_string_pretty(&envelope).ok()
}

pub(super) fn unwrap<T: for<'a> Deserialize<'a>>(
    file: SaveFile,
    text: &str,
) -> Result<T, LoadError> {
    let foreign = |error: serde_json::Error| LoadError::Foreign(error.to_string());
    let envelope: Envelope<Value> = serde_json::from_str(text).map_err(foreign)?;
    if envelope.format != file.format() {
        return Err(LoadError::Foreign(envelope.format));
    }
    if envelope.version > VERSION {
        return Err(LoadError::Newer);
    }
    serde_json::from_value(envelope.content).map_err(foreign)
}

pub fn write_settings(settings: &SavedSettings) -> Option<String> {
    wrap(SaveFile::Settings, settings)
}

pub(super) fn read_settings(text: &str) -> Result<SavedSettings, LoadError> {
    unwrap(SaveFile::Settings, text).map(SavedSettings::sanitized)
}

pub fn write_session(session: &Session) -> Option<String> {
    let kept = SavedSession {
        setup: session.setup().clone(),
        deal: session.code().to_string(),
        game: session.game().saved(),
    };
    wrap(SaveFile::Game, kept)
}

pub(super) fn read_session(text: &str) -> Result<Session, LoadError> {
    let kept: SavedSession<Value> = unwrap(SaveFile::Game, text)?;
    let game =
        SavedGame::from_value(kept.game).and_then(SavedGame::restore).map_err(LoadError::Game)?;
    let deal = match Code::parse(&kept.deal).map_err(LoadError::Deal)? {
        Code::Deal(deal) if deal.rules() == *game.rules() => deal,
        _ => return Err(LoadError::Foreign(kept.deal)),
    };
    let setup = kept.setup.sanitized();
    if setup.rules() != *game.rules() {
        return Err(LoadError::Foreign(kept.deal));
    }
    // By this code another table would deal other cards.
    if deal.game().deal() != game.deal() {
        return Err(LoadError::OtherCards(kept.deal));
    }
    Ok(Session::with_game(setup, deal, game))
}

pub(super) fn read_journal(text: &str) -> Result<Journal, LoadError> {
    text.parse().map_err(LoadError::Journal)
}

pub fn write_lessons(progress: &[Progress]) -> Option<String> {
    let progress = Some(progress).filter(|progress| !progress.is_empty());
    wrap(SaveFile::Lessons, progress?)
}
