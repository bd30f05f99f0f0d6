//! Names that several screens use.

use super::session::{Session, Word};
use super::setup::{Player, Setup, Variant};
use super::state::CodeTrouble;
use super::theme::Look;
use crate::l10n::Msg;
use crate::puzzle::{Answer, Code, DealSpec, Kind, Misconception, Puzzle};
use crate::rules::{Direction, Pile, PileSet, Placement, Play, RuleSet};

/// The name of a team: its own, or that of its colour.
pub fn team(look: &Look, setup: &Setup, number: usize) -> String {
    match setup.seats().get(number).map(|seat| seat.name.trim()) {
        Some(name) if !name.is_empty() => name.to_owned(),
        _ => colour(look, number),
    }
}

/// The name of a team's colour.
pub fn colour(look: &Look, number: usize) -> String {
    look.say(&match number {
        0 => Msg::Team1,
        1 => Msg::Team2,
        2 => Msg::Team3,
        3 => Msg::Team4,
        _ => Msg::Team5,
    })
}

/// The name of a game.
pub fn variant(look: &Look, variant: Variant) -> String {
    look.say(&match variant {
        Variant::Classic => Msg::SetupClassic,
        Variant::ExpertOne => Msg::SetupExpertOne,
        Variant::ExpertTwo => Msg::SetupExpertTwo,
        Variant::Fire => Msg::SetupFire,
        Variant::Duel => Msg::SetupDuel,
    })
}

/// Who plays.
pub fn player(look: &Look, player: Player) -> String {
    look.say(&match player {
        Player::People => Msg::SetupPerson,
        Player::Nearest => Msg::SetupComputerNearest,
        Player::Par => Msg::SetupComputerPar,
        Player::Team => Msg::SetupComputerTeam,
    })
}

/// Game, teams and deal of a game in a line.
pub fn subtitle(look: &Look, session: &Session) -> String {
    line(look, session.setup(), session.deal())
}

/// The same of a game that has not begun.
pub fn summary(look: &Look, setup: &Setup) -> String {
    line(look, setup, setup.deal())
}

fn line(look: &Look, setup: &Setup, deal: DealSpec) -> String {
    look.say(&Msg::PlaySubtitle {
        game: variant(look, setup.variant).into(),
        teams: look
            .say(&Msg::SetupTeamCount {
                count: setup.teams().into(),
            })
            .into(),
        code: Code::Deal(deal).to_string().into(),
    })
}

/// The word for a direction.
pub fn direction(look: &Look, direction: Direction) -> String {
    look.say(&match direction {
        Direction::Up => Msg::PlayUp,
        Direction::Down => Msg::PlayDown,
    })
}

/// What is left of a pile's room.
pub fn room_left(look: &Look, set: RuleSet, pile: Pile) -> String {
    match set.room_left(pile) {
        0 => look.say(&Msg::PlayFull),
        steps => look.say(&Msg::PlayRoomLeft {
            steps: look.voice.steps(steps).into(),
        }),
    }
}

/// The price of a card on a badge.
pub fn price(look: &Look, placement: Placement) -> String {
    look.say(&match placement {
        Placement::Jump => Msg::PlayJump {
            ten: look.voice.ten().into(),
        },
        Placement::Forward(steps) => Msg::PlayPrice {
            steps: look.voice.n(steps).into(),
        },
        Placement::Help(steps) => Msg::PlayGift {
            steps: look.voice.n(steps).into(),
        },
    })
}

/// Letters of piles, as in "A, C".
pub fn piles(set: PileSet) -> String {
    let letters: Vec<String> = set.iter().map(|name| name.letter().to_string()).collect();
    letters.join(", ")
}

/// Plays grouped by pile, as in "47, 37 (A) · 58 (B)".
pub fn plays(look: &Look, plays: &[Play]) -> String {
    let mut groups: Vec<(char, Vec<String>)> = Vec::new();
    for play in plays {
        let (letter, card) = (play.pile.letter(), look.voice.card(play.card));
        match groups.last_mut() {
            Some((last, cards)) if *last == letter => cards.push(card),
            _ => groups.push((letter, vec![card])),
        }
    }
    let groups: Vec<String> = groups
        .into_iter()
        .map(|(letter, cards)| format!("{} ({letter})", cards.join(", ")))
        .collect();
    groups.join(" · ")
}

/// Plays with the letters the piles have for the team to move: in the duel every team calls
/// its own piles A and B.
fn seen_now(session: &Session, player: usize, laid: &[Play]) -> Vec<Play> {
    let game = session.game();
    let other = game.rules().set() == RuleSet::Duel && game.player() != player;
    let renamed = laid.iter().map(|play| Play {
        pile: if other { play.pile.across() } else { play.pile },
        ..*play
    });
    renamed.collect()
}

/// What has just happened.
pub fn word(look: &Look, session: &Session, word: &Word) -> String {
    let name = |player| team(look, session.setup(), player);
    match word {
        Word::Refused(refusal) => look.voice.refusal(refusal),
        Word::ChooseFirst => look.say(&Msg::PlayChooseFirst),
        Word::StillBurns(due) => look.say(&Msg::PlayStillBurns {
            piles: piles(*due).into(),
        }),
        Word::TookBack(card) => look.say(&Msg::PlayTookBack {
            card: look.voice.card(*card).into(),
        }),
        Word::Ended {
            player,
            plays: laid,
            drawn,
        } => look.say(&Msg::PlayTurnEnded {
            team: name(*player).into(),
            plays: plays(look, &seen_now(session, *player, laid)).into(),
            drawn: look.voice.card_count(*drawn).into(),
        }),
        Word::Laid {
            player,
            play,
            placement,
        } => {
            let team = name(*player).into();
            let card = look.voice.card(play.card).into();
            let pile = play.pile.letter().into();
            look.say(&match placement {
                Placement::Forward(steps) => Msg::PlayLaidForward {
                    team,
                    card,
                    pile,
                    steps: look.voice.steps((*steps).into()).into(),
                },
                Placement::Jump => Msg::PlayLaidJump { team, card, pile },
                Placement::Help(_) => Msg::PlayLaidHelp { team, card, pile },
            })
        }
    }
}

/// The name of a kind of puzzle.
pub fn kind(look: &Look, kind: Kind) -> String {
    look.voice.kind(kind)
}

/// An answer as it is said: on a single pile the letters are left out.
pub fn answer(look: &Look, puzzle: &Puzzle, answer: &Answer) -> String {
    let one_pile = puzzle.question.only_pile().is_some();
    match answer {
        Answer::Plays(laid) if one_pile => {
            let cards: Vec<_> = laid.iter().map(|play| play.card).collect();
            look.voice.cards_then(&cards)
        }
        Answer::Plays(laid) => plays(look, laid),
        other => look.voice.answer(other),
    }
}

/// What the next question is about, to put that right.
pub fn aim(look: &Look, misconception: Misconception) -> String {
    look.voice.aim(misconception)
}

/// Why a typed code does not open a deal.
pub fn code_trouble(look: &Look, trouble: &CodeTrouble) -> String {
    match trouble {
        CodeTrouble::Wrong(error) => look.voice.code_error(error),
        CodeTrouble::Other(Code::Series(_)) => look.say(&Msg::CodeIsSeries),
        CodeTrouble::Other(Code::Sheet { .. }) => look.say(&Msg::CodeIsSheet),
        CodeTrouble::Other(Code::Puzzle(_) | Code::Deal(_)) => look.say(&Msg::CodeIsPuzzle),
    }
}
