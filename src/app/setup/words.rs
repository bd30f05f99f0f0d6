//! What is chosen, in words.

use super::{Guidance, Player, Setup, Variant};
use crate::l10n::{Msg, Voice};
use crate::puzzle::{Code, DealSpec};

/// The name of a team: its own, or that of its colour.
pub fn team(voice: &Voice, setup: &Setup, number: usize) -> String {
    match setup.seats().get(number).map(|seat| seat.name.trim()) {
        Some(name) if !name.is_empty() => name.to_owned(),
        _ => colour(voice, number),
    }
}

/// The name of a team's colour.
pub fn colour(voice: &Voice, number: usize) -> String {
    voice.say(&match number {
        0 => Msg::Team1,
        1 => Msg::Team2,
        2 => Msg::Team3,
        3 => Msg::Team4,
        _ => Msg::Team5,
    })
}

/// The name of a game.
pub fn variant(voice: &Voice, variant: Variant) -> String {
    voice.say(&match variant {
        Variant::Classic => Msg::SetupClassic,
        Variant::ExpertOne => Msg::SetupExpertOne,
        Variant::ExpertTwo => Msg::SetupExpertTwo,
        Variant::Fire => Msg::SetupFire,
        Variant::Duel => Msg::SetupDuel,
    })
}

/// How much help there is.
pub fn guidance(voice: &Voice, guidance: Guidance) -> String {
    voice.say(&match guidance {
        Guidance::None => Msg::SetupNone,
        Guidance::Legal => Msg::SetupLegal,
        Guidance::Hints => Msg::SetupHints,
        Guidance::Review => Msg::SetupReview,
    })
}

/// Who plays.
pub fn player(voice: &Voice, player: Player) -> String {
    match player {
        Player::People => voice.say(&Msg::SetupPerson),
        Player::Computer(strategy) => voice.strategy(strategy),
    }
}

/// Game, teams and deal in a line.
pub fn line(voice: &Voice, setup: &Setup, deal: DealSpec) -> String {
    let teams = voice.say(&Msg::SetupTeamCount {
        count: setup.teams().into(),
    });
    voice.say(&Msg::PlaySubtitle {
        game: variant(voice, setup.variant).into(),
        teams: teams.into(),
        code: Code::Deal(deal).to_string().into(),
    })
}
