//! What happens at the table, in words.

use super::{Event, Session};
use crate::app::setup::team;
use crate::l10n::{Msg, Voice};
use crate::rules::{Placement, Play};

/// Plays with the letters the piles have for the team to move: in the duel every team calls
/// its own piles A and B.
fn seen_now(session: &Session, player: usize, laid: &[Play]) -> Vec<Play> {
    let game = session.game();
    let other = !game.rules().set().is_cooperative() && game.player() != player;
    let renamed = laid.iter().map(|play| Play {
        pile: if other { play.pile.across() } else { play.pile },
        ..*play
    });
    renamed.collect()
}

/// What has just happened.
pub fn event(voice: &Voice, session: &Session, event: &Event) -> String {
    let name = |player| team(voice, session.setup(), player);
    match event {
        Event::Refused(refusal) => voice.refusal(refusal),
        Event::ChooseFirst => voice.say(&Msg::PlayChooseFirst),
        Event::StillBurns(due) => voice.say(&Msg::PlayStillBurns {
            piles: voice.pile_letters(*due).into(),
        }),
        Event::TookBack(card) => voice.say(&Msg::PlayTookBack {
            card: voice.card(*card).into(),
        }),
        Event::Ended {
            player,
            plays: laid,
            drawn,
        } => voice.say(&Msg::PlayTurnEnded {
            team: name(*player).into(),
            plays: voice
                .plays_by_pile(&seen_now(session, *player, laid))
                .into(),
            drawn: voice.card_count(*drawn).into(),
        }),
        Event::Laid {
            player,
            play,
            placement,
        } => {
            let team = name(*player).into();
            let card = voice.card(play.card).into();
            let pile = play.pile.letter().into();
            voice.say(&match placement {
                Placement::Forward(steps) => Msg::PlayLaidForward {
                    team,
                    card,
                    pile,
                    steps: voice.steps((*steps).into()).into(),
                },
                Placement::Jump => Msg::PlayLaidJump { team, card, pile },
                Placement::Help(_) => Msg::PlayLaidHelp { team, card, pile },
            })
        }
    }
}
