//! The teams that wait: a line each, with their cards where these may be seen.

use eframe::egui::{FontId, Ui, Vec2, vec2};

use super::flag;
use crate::app::play::Session;
use crate::app::setup::team;
use crate::app::style::{Style, count};
use crate::app::widgets::{label, line_size, strong};
use crate::text::Msg;

const MOST: f32 = 0.5;

/// The sizes of the letters, in units, with the cards beside the name or below it: the first that fits is taken.
const SIZES: [(f32, bool); 9] = [
    (30.0, true),
    (27.0, true),
    (27.0, false),
    (25.0, true),
    (25.0, false),
    (23.0, true),
    (21.5, true),
    (20.0, true),
    (21.0, false),
];

const GAP: f32 = 10.0;

struct TeamLine {
    player: usize,
    name: String,
    cards: String,
}

pub struct Teams {
    rows: Vec<TeamLine>,
    units: f32,
    beside: bool,
    height: f32,
}

impl Teams {
    /// Measures them: letters are made smaller, names are never cut.
    pub fn new(session: &Session, style: &Style, ui: &Ui, space: Vec2) -> Teams {
        let game = session.game();
        let others = (0..game.rules().players()).filter(|player| *player != game.player());
        let rows: Vec<TeamLine> =
            others.map(|player| TeamLine::new(session, style, player)).collect();
        let mut teams = Teams { rows, units: 0.0, beside: true, height: 0.0 };
        for (units, beside) in SIZES {
            (teams.units, teams.beside) = (units, beside);
            let widest = teams.rows.iter().map(|row| teams.width(style, ui, row));
            let widest = widest.fold(0.0, f32::max);
            teams.height = teams.line(style, ui) * count(teams.rows.len());
            if widest <= space.x && teams.height <= space.y * MOST {
                break;
            }
        }
        teams
    }

    pub fn height(&self) -> f32 {
        self.height
    }

    fn width(&self, style: &Style, ui: &Ui, row: &TeamLine) -> f32 {
        let width = |text: &str, font: FontId| line_size(ui.painter(), text, font).x;
        let name = width(&row.name, style.bold(self.units));
        let cards = width(&row.cards, style.font(self.units));
        let gap = GAP;
        let flag = self.units + gap;
        // A point more, as lines are broken before they are full.
        1.0 + if self.beside { flag + name + gap + cards } else { flag + name.max(cards) }
    }

    fn line(&self, style: &Style, ui: &Ui) -> f32 {
        let font = style.bold(self.units);
        let height = ui.ctx().fonts_mut(|fonts| fonts.row_height(&font));
        let lines = if self.beside { 1.0 } else { 2.0 };
        height * lines + 4.0
    }

    pub fn ui(&self, style: &Style, ui: &mut Ui) {
        let palette = style.palette;
        let line = self.line(style, ui);
        ui.spacing_mut().item_spacing = vec2(GAP, 0.0);
        for row in &self.rows {
            let size = vec2(ui.available_width(), line);
            let layout = eframe::egui::Layout::left_to_right(eframe::egui::Align::Center);
            ui.allocate_ui_with_layout(size, layout, |ui| {
                ui.set_min_height(line);
                flag(style, ui, row.player, self.units);
                let cards = |ui: &mut Ui| label(ui, style, &row.cards, self.units, palette.soft);
                if self.beside {
                    strong(ui, style, &row.name, self.units, palette.ink);
                    cards(ui);
                } else {
                    ui.vertical(|ui| {
                        ui.spacing_mut().item_spacing.y = 0.0;
                        strong(ui, style, &row.name, self.units, palette.ink);
                        cards(ui);
                    });
                }
            });
        }
    }
}

impl TeamLine {
    fn new(session: &Session, style: &Style, player: usize) -> TeamLine {
        let game = session.game();
        let cards = match session.shown_hand_of(player) {
            Some(hand) => {
                let cards: Vec<_> = hand.iter().collect();
                style.voice.cards(&cards, " ")
            }
            None => style.say(&Msg::PlayCardsInHand { count: game.hand(player).len().into() }),
        };
        let name = team(&style.voice, session.setup(), player);
        let computer = session.is_computer(player);
        let name =
            if computer { style.say(&Msg::PlayComputerTeam { team: name.into() }) } else { name };
        TeamLine { player, name, cards }
    }
}
