use super::{Difficulty, Guidance, Player, Setup, SetupModel, Variant};
use crate::coach::Grade;
use crate::puzzle::{Code, DealSpec};
use crate::text::{Msg, Voice};

/// The name of a team: its own, or that of its colour.
pub fn team(voice: &Voice, setup: &Setup, number: usize) -> String {
    match setup.seats().get(number).map(|seat| seat.name.trim()) {
        Some(name) if !name.is_empty() => name.to_owned(),
        _ => colour(voice, number),
    }
}

pub fn colour(voice: &Voice, number: usize) -> String {
    voice.say(&match number {
        0 => Msg::Team1,
        1 => Msg::Team2,
        2 => Msg::Team3,
        3 => Msg::Team4,
        _ => Msg::Team5,
    })
}

pub fn variant(voice: &Voice, variant: Variant) -> String {
    voice.say(&match variant {
        Variant::Classic => Msg::SetupClassic,
        Variant::ExpertOne => Msg::SetupExpertOne,
        Variant::ExpertTwo => Msg::SetupExpertTwo,
        Variant::Fire => Msg::SetupFire,
        Variant::Duel => Msg::SetupDuel,
    })
}

pub fn guidance(voice: &Voice, guidance: Guidance) -> String {
    voice.say(&match guidance {
        Guidance::None => Msg::SetupNone,
        Guidance::Legal => Msg::SetupLegal,
        Guidance::Hints => Msg::SetupHints,
        Guidance::Review => Msg::SetupReview,
    })
}

pub fn player(voice: &Voice, player: Player) -> String {
    match player {
        Player::People => voice.say(&Msg::SetupPerson),
        Player::Computer(strategy) => voice.strategy(strategy),
    }
}

pub fn difficulty(voice: &Voice, difficulty: Difficulty) -> String {
    voice.say(&match difficulty.0 {
        None => Msg::SetupAny,
        Some(Grade::Easy) => Msg::SetupEasy,
        Some(Grade::Middle) => Msg::SetupMiddle,
        Some(Grade::Hard) => Msg::SetupHard,
    })
}

pub fn deal_note(voice: &Voice, model: &SetupModel) -> Option<String> {
    if let Some(wanted) = model.looks_for() {
        let grade = voice.grade(wanted).into();
        return Some(voice.say(&Msg::SetupSeeking { grade }));
    }
    let dealt = model.dealt()?;
    let grade = voice.grade(dealt.grade).into();
    Some(voice.say(&match dealt.missed() {
        Some(wanted) => Msg::SetupNotFound { wanted: voice.grade(wanted).into(), grade },
        None => Msg::DealIs { grade },
    }))
}

/// Game, teams and deal in a line, with how hard the deal is if that is known.
pub fn line(voice: &Voice, setup: &Setup, deal: DealSpec, grade: Option<Grade>) -> String {
    let code = Code::Deal(deal).to_string();
    let code = match grade {
        Some(grade) => {
            voice.say(&Msg::DealGraded { code: code.into(), grade: voice.grade(grade).into() })
        }
        None => code,
    };
    let teams = voice.say(&Msg::SetupTeamCount { count: setup.teams().into() });
    voice.say(&Msg::PlaySubtitle {
        game: variant(voice, setup.variant).into(),
        teams: teams.into(),
        code: code.into(),
    })
}
