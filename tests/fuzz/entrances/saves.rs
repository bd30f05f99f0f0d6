//! Games: saved by themselves, and as the window keeps them.

use saute_dix::app::platform::{Memory, Store};
use saute_dix::app::play::Session;
use saute_dix::app::setup::Setup;
use saute_dix::app::shell::{LoadError, Storage, write_session};
use saute_dix::rules::{Game, Random};

use super::same_again;
use crate::fuzz::words::in_words;
use crate::fuzz::{Entrance, Outcome, strategies};

pub const ENTRANCE: Entrance = Entrance {
    name: "saves",
    inputs: || strategies::grown(grow),
    words: "format|version|saute-dix game|saute-dix session|rules|classic|duel|players|expert|fire|starter|\
        decks|turns|asked|turn|signals|taken_back|leave|no_big_step|A|47A 37A|content|deal|game|setup",
    cases: 1_500,
    enter,
};

fn grow(random: &mut Random) -> String {
    let kept = match random.below(3) {
        0 => {
            let mut setup = Setup::default();
            setup.seed = u32::try_from(random.below(1 << 18)).unwrap_or(0);
            write_session(&Session::new(&setup))
        }
        _ => strategies::game(random).to_json().ok(),
    };
    kept.unwrap_or_default()
}

fn enter(input: &[u8]) -> Result<Outcome, String> {
    let text = String::from_utf8_lossy(input);
    let alone = match Game::from_json(&text) {
        Ok(game) => {
            let printed = game.to_json().map_err(|error| error.to_string())?;
            same_again(&game, &printed, Game::from_json(&printed))?
        }
        Err(error) => {
            in_words(|voice| LoadError::Game(error.clone()).say(voice))?;
            Outcome::Refused
        }
    };
    match kept(&text)? {
        Some(session) => {
            let printed = write_session(&session).ok_or("a game that cannot be kept")?;
            let again = kept(&printed)?.ok_or("a kept game that cannot be read")?;
            same_again(session.game(), &printed, Ok::<_, ()>(again.game().clone()))
        }
        None => Ok(alone),
    }
}

/// The game that the window would go on with.
fn kept(text: &str) -> Result<Option<Session>, String> {
    let mut store = Memory::default();
    store.write("game.json", text)?;
    let models = Storage::new(Box::new(store)).load();
    if models.session.is_some() != models.notices.is_empty() {
        return Err(format!("nothing is said of it: {:?}", models.notices));
    }
    for notice in &models.notices {
        in_words(|voice| notice.say(voice))?;
    }
    Ok(models.session)
}
