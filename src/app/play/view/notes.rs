//! What stands at the foot of a pile: fire, signals, and why nothing fits any more.

use crate::app::play::{LossReason, Session};
use crate::app::setup::team;
use crate::app::style::Style;
use crate::app::widgets::{Icon, PileNote, Signaller};
use crate::rules::{Direction, PileName, Side, Signal};
use crate::text::Msg;

/// How many lines of notes every pile has: all have as many, so that their cards have one size,
/// and the second is there before it is needed, so that nothing moves for it.
pub fn lines(session: &Session, style: &Style) -> usize {
    let most = PileName::ALL
        .into_iter()
        .map(|pile| NoteWords::new(session, style, pile).chips.len())
        .max();
    let rules = session.game().rules();
    let mut players = 0..rules.players();
    let speak = !session.speakers().is_empty() || players.any(|one| session.is_computer(one));
    let usual = if speak && rules.set().is_cooperative() && rules.players() > 2 { 2 } else { 1 };
    most.unwrap_or_default().max(usual)
}

pub struct NoteWords {
    pub chips: Vec<PileNote>,
    pub said: Vec<String>,
}

impl NoteWords {
    pub fn new(session: &Session, style: &Style, pile: PileName) -> NoteWords {
        let game = session.game();
        let mut notes = NoteWords { chips: Vec::new(), said: Vec::new() };
        match session.loss_reason() {
            Some(LossReason::Stuck { .. }) => notes.plain(takes(session, style, pile)),
            Some(LossReason::Burnt { fires, .. }) => {
                for _ in fires.iter().filter(|fire| fire.pile == pile) {
                    notes.plain(style.say(&Msg::PlayNotCovered));
                }
            }
            None if game.due().contains(pile) => notes.plain(style.say(&Msg::PlayMustCoverPile)),
            None if game.burning().contains(pile) => notes.plain(style.say(&Msg::PlayBurning)),
            None => {}
        }
        if session.is_over() {
            return notes;
        }
        for said in game.signals().filter(|said| said.pile == pile) {
            let team = team(&style.voice, session.setup(), said.player).into();
            let (icon, text, whole) = match said.signal {
                Signal::Leave => (Icon::Leave, Msg::PlayStripLeave, Msg::PlaySaidLeave { team }),
                Signal::NoBigStep => {
                    (Icon::SmallStep, Msg::PlayStripSmall, Msg::PlaySaidSmall { team })
                }
            };
            notes.chips.push(PileNote {
                text: style.say(&text),
                speaker: Some(Signaller {
                    colour: style.palette.team(said.player),
                    number: said.player + 1,
                    icon,
                }),
            });
            notes.said.push(style.say(&whole));
        }
        notes
    }

    fn plain(&mut self, text: String) {
        self.chips.push(PileNote::plain(text.clone()));
        self.said.push(text);
    }
}

/// Which cards a pile takes: the proof that those in hand do not fit.
fn takes(session: &Session, style: &Style, name: PileName) -> String {
    let game = session.game();
    let pile = game.pile(name);
    let top = style.voice.n(pile.top()).into();
    let jump = pile.jump_card().map(|card| style.voice.card(card).into());
    let room = game.rules().set().room_left(pile) > 0;
    style.say(&match (pile.side(), pile.direction(), room, jump) {
        (Side::Opponent, ..) if game.table().helped() || pile.is_empty() => Msg::PlayTakesNothing,
        (Side::Opponent, Direction::Up, ..) | (Side::Own, Direction::Down, true, None) => {
            Msg::PlayTakesBelow { top }
        }
        (Side::Opponent, Direction::Down, ..) | (Side::Own, Direction::Up, true, None) => {
            Msg::PlayTakesAbove { top }
        }
        (Side::Own, Direction::Up, true, Some(jump)) => Msg::PlayTakesAboveOr { top, jump },
        (Side::Own, Direction::Down, true, Some(jump)) => Msg::PlayTakesBelowOr { top, jump },
        (Side::Own, _, false, Some(jump)) => Msg::PlayTakesJump { jump },
        (Side::Own, _, false, None) => Msg::PlayTakesNothing,
    })
}
