//! What there is to say: what has just happened, hints, warnings, and how the game ended. It
//! stays in its place: long texts are smaller, and scroll if even that is not enough.

use eframe::egui::{Color32, Frame, Margin, ScrollArea, Ui, Vec2, vec2};

use crate::app::play::{Event, Hint, LossReason, Phase, Session, event, loss_reason};
use crate::app::setup::{Guidance, team};
use crate::app::theme::{Hue, Look, size};
use crate::app::widgets::{fitting, label, strong};
use crate::coach::{Fact, Ladder};
use crate::rules::Status;
use crate::text::Msg;

const SIZES: [f32; 7] = [size::BODY, 32.0, size::SMALL, 27.0, 25.0, 23.0, 21.0];

const LONG: usize = 60;

struct Bubble {
    hue: Hue,
    heading: Option<String>,
    text: String,
}

pub struct Messages(Vec<Bubble>);

impl Messages {
    pub fn new(session: &Session, look: &Look) -> Messages {
        let mut messages = Messages(Vec::new());
        if session.is_over() {
            messages.0.push(outcome(session, look));
        } else {
            messages.collect(session, look);
        }
        messages
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn add(&mut self, hue: Hue, text: String) {
        self.0.push(Bubble { hue, heading: None, text });
    }

    fn collect(&mut self, session: &Session, look: &Look) {
        let palette = look.palette;
        let game = session.game();
        if session.covered() {
            self.add(palette.up, look.say(&Msg::PlayHandsHidden));
        }
        let due = game.due();
        let warned = matches!(session.event(), Some(Event::StillBurns(_)));
        if !due.is_empty() && *session.phase() == Phase::Turn && !warned {
            let piles = look.voice.pile_letters(due).into();
            self.add(palette.alert, look.say(&Msg::PlayMustCover { piles }));
        }
        let plain = Hue { full: palette.soft, tint: palette.paper };
        if let Some(said) = session.event() {
            let hue = match said {
                Event::StillBurns(_) => palette.alert,
                Event::Refused(_) | Event::ChooseFirst => palette.down,
                Event::TurnTakenBack { .. } => palette.gold,
                Event::Laid { placement, .. } if placement.room() < 0 => palette.gold,
                Event::Laid { .. } | Event::TookBack(_) | Event::Ended { .. } => plain,
            };
            self.add(hue, event(&look.voice, session, said));
            if let Some(text) = burns_now(session, look, said) {
                self.add(palette.alert, text);
            }
        }
        if let Some(hint) = session.hint() {
            self.0.push(hint_bubble(look, hint));
        }
        let silent = session.event().is_none() && session.hint().is_none();
        if !game.rules().set().is_cooperative() && session.people_move() && silent {
            if game.table().helped() {
                self.add(plain, look.say(&Msg::PlayDuelHelped));
            } else if session.setup().guidance >= Guidance::Legal {
                self.add(plain, look.say(&Msg::PlayDuelHelp));
            }
        }
    }

    pub fn ui(&self, look: &Look, ui: &mut Ui, space: Vec2) {
        let gap = look.px(10.0);
        ui.spacing_mut().item_spacing.y = gap;
        let longest = self.0.iter().map(|bubble| bubble.text.chars().count());
        let long = longest.sum::<usize>() > LONG;
        // With zoom, what does not fit scrolls: letters are never smaller than without it.
        let least = if look.letters > 1.0 { size::SMALL / look.letters } else { 0.0 };
        let sizes =
            SIZES.into_iter().filter(|units| (!long || *units <= size::SMALL) && *units >= least);
        let mut chosen = size::SMALL;
        for units in sizes {
            chosen = units;
            let heights = self.0.iter().map(|bubble| bubble.height(look, ui, units, space.x));
            let height: f32 = heights.map(|height| height + gap).sum();
            if height - gap <= space.y {
                break;
            }
        }
        ScrollArea::vertical().id_salt("said").show(ui, |ui| {
            self.0.iter().for_each(|bubble| bubble.ui(look, ui, chosen));
        });
    }

    pub fn all_ui(&self, look: &Look, ui: &mut Ui) {
        ui.spacing_mut().item_spacing.y = look.px(10.0);
        self.0.iter().for_each(|bubble| bubble.ui(look, ui, size::SMALL));
    }
}

impl Bubble {
    const MARGIN: f32 = 16.0;

    fn height(&self, look: &Look, ui: &Ui, units: f32, width: f32) -> f32 {
        let room = vec2(width - 2.0 * look.px(Bubble::MARGIN), f32::INFINITY);
        let text = fitting(ui, look, &self.text, &[units], room).1;
        let heading = self
            .heading
            .as_ref()
            .map_or(0.0, |heading| fitting(ui, look, heading, &[units], room).1 + look.px(4.0));
        text + heading + 2.0 * look.px(Bubble::MARGIN)
    }

    fn ui(&self, look: &Look, ui: &mut Ui, units: f32) {
        let palette = look.palette;
        Frame::new()
            .fill(self.hue.tint)
            .corner_radius(look.round())
            .inner_margin(Margin::from(look.px(Bubble::MARGIN)))
            .show(ui, |ui| {
                ui.set_min_width(ui.available_width());
                ui.spacing_mut().item_spacing.y = look.px(4.0);
                if let Some(heading) = &self.heading {
                    strong(ui, look, heading, units, self.heading_colour(look));
                }
                label(ui, look, &self.text, units, palette.ink);
            });
    }

    fn heading_colour(&self, look: &Look) -> Color32 {
        if self.hue == look.palette.gold { look.palette.ink } else { self.hue.full }
    }
}

fn burns_now(session: &Session, look: &Look, said: &Event) -> Option<String> {
    let Event::Laid { play, .. } = said else {
        return None;
    };
    let burns = session.game().burning().contains(play.pile);
    burns.then(|| {
        look.say(&Msg::PlayBurnsNow {
            card: look.voice.card(play.card).into(),
            pile: look.voice.letter(play.pile).into(),
        })
    })
}

fn hint_bubble(look: &Look, hint: &Hint) -> Bubble {
    let (heading, text) = hint_words(look, hint);
    Bubble { hue: look.palette.up, heading, text }
}

/// As much of a hint as has been asked for: which rung it is, and what it says.
pub fn hint_words(look: &Look, hint: &Hint) -> (Option<String>, String) {
    let text = match &hint.ladder {
        Ladder::Nothing => look.say(&Msg::PlayHintNothing),
        Ladder::EndTurn { why } => {
            let mut text = vec![look.say(&Msg::PlayHintStop)];
            text.extend(why.first().map(|reason| look.voice.fact(reason)));
            text.join(" ")
        }
        Ladder::Play { pile, card, why, .. } => {
            let letter = || look.voice.letter(*pile).into();
            let jump = matches!(why.first(), Some(Fact::Jump { .. }));
            let mut text = vec![look.say(&if jump {
                Msg::PlayHintPileJump { pile: letter() }
            } else {
                Msg::PlayHintPile { pile: letter() }
            })];
            if hint.rung >= 2 {
                text = vec![look.say(&Msg::PlayHintCard {
                    card: look.voice.card(card.card).into(),
                    pile: letter(),
                })];
            }
            if hint.rung >= 3 {
                text.extend(why.first().map(|reason| look.voice.fact(reason)));
            }
            text.join(" ")
        }
    };
    let heading = match hint.ladder {
        Ladder::Play { .. } => Some(look.say(&Msg::PlayHintNumber { rung: hint.rung.into() })),
        Ladder::EndTurn { .. } | Ladder::Nothing => None,
    };
    (heading, text)
}

fn outcome(session: &Session, look: &Look) -> Bubble {
    let palette = look.palette;
    let game = session.game();
    let lost = session.loss_reason();
    let why = lost.as_ref().map(|lost| loss_reason(&look.voice, session, lost));
    let name = |player| team(&look.voice, session.setup(), player);
    let bubble =
        |hue, heading: &Msg, text: String| Bubble { hue, heading: Some(look.say(heading)), text };
    if let Some(winner) = game.winner() {
        let title = Msg::PlayDuelWonTitle { team: name(winner).into() };
        let text = match &lost {
            None => look.say(&Msg::PlayDuelWon),
            Some(LossReason::Stuck { player, .. } | LossReason::Burnt { player, .. }) => {
                let stuck = look.say(&Msg::PlayDuelStuck { team: name(*player).into() });
                [Some(stuck), why].into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
        };
        return bubble(palette.right, &title, text);
    }
    match game.status() {
        Status::Won | Status::Playing => {
            bubble(palette.right, &Msg::PlayWonTitle, look.say(&Msg::PlayWon))
        }
        Status::Stuck => bubble(palette.gold, &Msg::PlayStuckTitle, why.unwrap_or_default()),
        Status::Burnt => bubble(palette.alert, &Msg::PlayBurntTitle, why.unwrap_or_default()),
    }
}
