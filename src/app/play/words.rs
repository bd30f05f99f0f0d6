use super::{Event, LossReason, Session};
use crate::app::setup::team;
use crate::rules::{Card, Placement};
use crate::text::{Msg, Voice};

/// The voice for piles as this player names them in the rules: people hear one name for each.
fn seated<'a>(voice: &Voice<'a>, session: &Session, player: usize) -> Voice<'a> {
    voice.of_seat(session.game().rules().set(), player)
}

pub fn event(voice: &Voice, session: &Session, event: &Event) -> String {
    let name = |player| team(voice, session.setup(), player);
    match event {
        Event::Refused(refusal) => voice.refusal(refusal),
        Event::ChooseFirst => voice.say(&Msg::PlayChooseFirst),
        Event::StillBurns(due) => {
            voice.say(&Msg::PlayStillBurns { piles: voice.pile_letters(*due).into() })
        }
        Event::TookBack(card) => voice.say(&Msg::PlayTookBack { card: voice.card(*card).into() }),
        Event::TurnTakenBack { turn, player } => voice
            .say(&Msg::PlayTurnTakenBackBy { turn: (*turn).into(), team: name(*player).into() }),
        Event::Ended { player, plays: laid, drawn } => voice.say(&Msg::PlayTurnEnded {
            team: name(*player).into(),
            plays: seated(voice, session, *player).plays_by_pile(laid).into(),
            drawn: voice.card_count(*drawn).into(),
        }),
        Event::Laid { player, play, placement } => {
            let team = name(*player).into();
            let card = voice.card(play.card).into();
            let pile = seated(voice, session, *player).letter(play.pile).into();
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

/// Why the game was lost, so that anybody can check it.
pub fn loss_reason(voice: &Voice, session: &Session, loss_reason: &LossReason) -> String {
    voice.say(&match loss_reason {
        LossReason::Stuck { fits, longest, needed, .. } => {
            let fits: Vec<Card> = fits.iter().collect();
            let needed = (*needed).into();
            if fits.is_empty() {
                Msg::PlayStuckNone { needed }
            } else if longest.len() == fits.len() {
                Msg::PlayStuckSome {
                    count: fits.len().into(),
                    cards: voice.cards_and(&fits).into(),
                    needed,
                }
            } else {
                let cards: Vec<Card> = longest.iter().map(|play| play.card).collect();
                Msg::PlayStuckMost {
                    count: voice.card_count(cards.len()).into(),
                    cards: voice.cards_then(&cards).into(),
                    needed,
                }
            }
        }
        LossReason::Burnt { player, fires, turn } => Msg::PlayBurnt {
            turn: (*turn).into(),
            team: team(voice, session.setup(), *player).into(),
            count: fires.len().into(),
            fires: seated(voice, session, *player).plays_by_pile(fires).into(),
        },
    })
}

pub fn taken_back(voice: &Voice, session: &Session) -> Option<String> {
    let count = session.game().taken_back().len();
    (count > 0).then(|| voice.say(&Msg::EndTakenBack { count: count.into() }))
}
