//! What there is to say: what has just happened, hints, warnings, and how the game ended. It
//! stays in its place: long texts are smaller, and scroll if even that is not enough.

use eframe::egui::{Color32, Frame, Margin, ScrollArea, Ui, Vec2, vec2};

use crate::app::play::{Downfall, Event, Hint, Phase, Session, downfall, event};
use crate::app::setup::{Guidance, team};
use crate::app::style::{Hue, Style, size};
use crate::app::widgets::{fitting, label, strong};
use crate::coach::{Ladder, Reason};
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
    pub fn new(session: &Session, style: &Style) -> Messages {
        let mut messages = Messages(Vec::new());
        if session.is_over() {
            messages.0.push(outcome(session, style));
        } else {
            messages.collect(session, style);
        }
        messages
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn add(&mut self, hue: Hue, text: String) {
        self.0.push(Bubble { hue, heading: None, text });
    }

    fn collect(&mut self, session: &Session, style: &Style) {
        let palette = style.palette;
        let game = session.game();
        if session.covered() {
            self.add(palette.up, style.say(&Msg::PlayHandsHidden));
        }
        let due = game.due();
        let warned = matches!(session.event(), Some(Event::StillBurns(_)));
        if !due.is_empty() && *session.phase() == Phase::Turn && !warned {
            let piles = style.voice.pile_letters(due).into();
            self.add(palette.alert, style.say(&Msg::PlayMustCover { piles }));
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
            self.add(hue, event(&style.voice, session, said));
            if let Some(text) = burns_now(session, style, said) {
                self.add(palette.alert, text);
            }
        }
        if let Some(hint) = session.hint() {
            self.0.push(hint_bubble(style, hint));
        }
        let silent = session.event().is_none() && session.hint().is_none();
        if !game.rules().set().is_cooperative() && session.people_move() && silent {
            if game.table().helped() {
                self.add(plain, style.say(&Msg::PlayDuelHelped));
            } else if session.setup().guidance >= Guidance::Legal {
                self.add(plain, style.say(&Msg::PlayDuelHelp));
            }
        }
    }

    pub fn ui(&self, style: &Style, ui: &mut Ui, space: Vec2) {
        let gap = 10.0;
        ui.spacing_mut().item_spacing.y = gap;
        let longest = self.0.iter().map(|bubble| bubble.text.chars().count());
        let long = longest.sum::<usize>() > LONG;
        let sizes = SIZES.into_iter().filter(|units| !long || *units <= size::SMALL);
        let mut chosen = size::SMALL;
        for units in sizes {
            chosen = units;
            let heights = self.0.iter().map(|bubble| bubble.height(style, ui, units, space.x));
            let height: f32 = heights.map(|height| height + gap).sum();
            if height - gap <= space.y {
                break;
            }
        }
        ScrollArea::vertical().id_salt("said").show(ui, |ui| {
            self.0.iter().for_each(|bubble| bubble.ui(style, ui, chosen));
        });
    }

    pub fn all_ui(&self, style: &Style, ui: &mut Ui) {
        ui.spacing_mut().item_spacing.y = 10.0;
        self.0.iter().for_each(|bubble| bubble.ui(style, ui, size::SMALL));
    }
}

impl Bubble {
    const MARGIN: f32 = 16.0;

    fn height(&self, style: &Style, ui: &Ui, units: f32, width: f32) -> f32 {
        let room = vec2(width - 2.0 * Bubble::MARGIN, f32::INFINITY);
        let text = fitting(ui, style, &self.text, &[units], room).1;
        let heading = self
            .heading
            .as_ref()
            .map_or(0.0, |heading| fitting(ui, style, heading, &[units], room).1 + 4.0);
        text + heading + 2.0 * Bubble::MARGIN
    }

    fn ui(&self, style: &Style, ui: &mut Ui, units: f32) {
        let palette = style.palette;
        Frame::new()
            .fill(self.hue.tint)
            .corner_radius(style.round())
            .inner_margin(Margin::from(Bubble::MARGIN))
            .show(ui, |ui| {
                ui.set_min_width(ui.available_width());
                ui.spacing_mut().item_spacing.y = 4.0;
                if let Some(heading) = &self.heading {
                    strong(ui, style, heading, units, self.heading_colour(style));
                }
                label(ui, style, &self.text, units, palette.ink);
            });
    }

    fn heading_colour(&self, style: &Style) -> Color32 {
        if self.hue == style.palette.gold { style.palette.ink } else { self.hue.full }
    }
}

fn burns_now(session: &Session, style: &Style, said: &Event) -> Option<String> {
    let Event::Laid { play, .. } = said else {
        return None;
    };
    let burns = session.game().burning().contains(play.pile);
    burns.then(|| {
        style.say(&Msg::PlayBurnsNow {
            card: style.voice.card(play.card).into(),
            pile: style.voice.letter(play.pile).into(),
        })
    })
}

fn hint_bubble(style: &Style, hint: &Hint) -> Bubble {
    let (heading, text) = hint_words(style, hint);
    Bubble { hue: style.palette.up, heading, text }
}

/// As much of a hint as has been asked for: which rung it is, and what it says.
pub fn hint_words(style: &Style, hint: &Hint) -> (Option<String>, String) {
    let text = match &hint.ladder {
        Ladder::Nothing => style.say(&Msg::PlayHintNothing),
        Ladder::EndTurn { why } => {
            let mut text = vec![style.say(&Msg::PlayHintStop)];
            text.extend(why.first().map(|reason| style.voice.reason(reason)));
            text.join(" ")
        }
        Ladder::Play { pile, card, why, .. } => {
            let letter = || style.voice.letter(*pile).into();
            let jump = matches!(why.first(), Some(Reason::Jump { .. }));
            let mut text = vec![style.say(&if jump {
                Msg::PlayHintPileJump { pile: letter() }
            } else {
                Msg::PlayHintPile { pile: letter() }
            })];
            if hint.rung >= 2 {
                text = vec![style.say(&Msg::PlayHintCard {
                    card: style.voice.card(card.card).into(),
                    pile: letter(),
                })];
            }
            if hint.rung >= 3 {
                text.extend(why.first().map(|reason| style.voice.reason(reason)));
            }
            text.join(" ")
        }
    };
    let heading = match hint.ladder {
        Ladder::Play { .. } => Some(style.say(&Msg::PlayHintNumber { rung: hint.rung.into() })),
        Ladder::EndTurn { .. } | Ladder::Nothing => None,
    };
    (heading, text)
}

fn outcome(session: &Session, style: &Style) -> Bubble {
    let palette = style.palette;
    let game = session.game();
    let lost = session.downfall();
    let why = lost.as_ref().map(|lost| downfall(&style.voice, session, lost));
    let name = |player| team(&style.voice, session.setup(), player);
    let bubble =
        |hue, heading: &Msg, text: String| Bubble { hue, heading: Some(style.say(heading)), text };
    if let Some(winner) = game.winner() {
        let title = Msg::PlayDuelWonTitle { team: name(winner).into() };
        let text = match &lost {
            None => style.say(&Msg::PlayDuelWon),
            Some(Downfall::Stuck { player, .. } | Downfall::Burnt { player, .. }) => {
                let stuck = style.say(&Msg::PlayDuelStuck { team: name(*player).into() });
                [Some(stuck), why].into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
        };
        return bubble(palette.right, &title, text);
    }
    match game.status() {
        Status::Won | Status::Playing => {
            bubble(palette.right, &Msg::PlayWonTitle, style.say(&Msg::PlayWon))
        }
        Status::Stuck => bubble(palette.gold, &Msg::PlayStuckTitle, why.unwrap_or_default()),
        Status::Burnt => bubble(palette.alert, &Msg::PlayBurntTitle, why.unwrap_or_default()),
    }
}
