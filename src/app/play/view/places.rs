use eframe::egui::{Rect, pos2, vec2};

use crate::app::style::{Style, count, inset, size};
use crate::app::widgets::{SHAPE, card_row};
use crate::rules::{PerPile, PileName, RuleSet, Rules};

#[derive(Clone, Debug)]
pub struct Places {
    pub piles: PerPile<Rect>,
    /// In the duel, the headings over each side's two piles: the first team's, the second's.
    pub sides: Option<(Rect, Rect)>,
    pub side: Rect,
    pub hand: Rect,
    pub corner: bool,
}

impl Places {
    /// Shares out the space below the bar. Every pile has its place for the whole game, whichever team is to move.
    pub fn new(style: &Style, body: Rect, rules: &Rules) -> Places {
        let upright = body.height() > body.width() * 1.1;
        let share = if upright { 0.24 } else { 0.345 };
        let floor = body.bottom() - body.height() * share;
        let hand = body.with_min_y(floor);
        let table = body.with_max_y(floor);
        let (piles, side) = if upright {
            table.split_top_bottom_at_fraction(0.58)
        } else {
            // Many teams have many names and cards to show.
            let (units, part): (f32, f32) = match rules.players() {
                0..=3 => (540.0, 0.31),
                _ => (600.0, 0.345),
            };
            let width = units.min(table.width() * part);
            table.split_left_right_at_x(table.right() - width)
        };
        Places { side, corner: true, ..Places::of_cards(style, (piles, hand), rules.set()) }
    }

    pub fn of_cards(style: &Style, (piles, hand): (Rect, Rect), set: RuleSet) -> Places {
        let mut ground = inset(piles, 22.0);
        let sides = (!set.is_cooperative()).then(|| {
            let height = 52.0_f32.min(ground.height() * 0.12);
            let heads = ground.with_max_y(ground.top() + height);
            ground = ground.with_min_y(heads.bottom() + 8.0);
            let middle = heads.center().x;
            let gap = 14.0;
            (heads.with_max_x(middle - gap), heads.with_min_x(middle + gap))
        });
        let gap = 24.0_f32.min(ground.width() * 0.02);
        let width = (ground.width() - 3.0 * gap) / 4.0;
        let column = |index: f32| {
            let left = ground.left() + index * (width + gap);
            Rect::from_min_size(pos2(left, ground.top()), vec2(width, ground.height()))
        };
        let piles = PerPile::from_fn(|name| {
            column(match style.voice.known_as(name) {
                PileName::A => 0.0,
                PileName::B => 1.0,
                PileName::C => 2.0,
                PileName::D => 3.0,
            })
        });
        Places { piles, sides, side: Rect::NOTHING, hand, corner: false }
    }

    pub fn cards(&self, number: usize) -> Vec<Rect> {
        let inner = inset(self.hand, 30.0_f32.min(self.hand.height() * 0.1));
        // The corner on the right is the teacher's: a full hand stays clear of it.
        let corner = (size::TARGET - 10.0).min(inner.width() * 0.1);
        let whole = (inner.height() * SHAPE + 22.0) * count(number);
        let inner = if self.corner && whole > inner.width() - 2.0 * corner {
            inner.with_max_x(inner.right() - corner)
        } else {
            inner
        };
        card_row(inner, number, false)
    }

    pub fn gap() -> f32 {
        size::GAP
    }
}

#[cfg(test)]
mod tests {
    use eframe::egui::{Pos2, Vec2};

    use super::*;
    use crate::app::style::Theme;
    use crate::app::widgets::digit_font;
    use crate::app::zoom::{self, Room};
    use crate::rules::Expert;
    use crate::text::Locale;

    #[test]
    fn digits_are_an_eighth_of_the_screen_and_nothing_leaves_the_window() {
        let locale = Locale::french();
        let style = Style { voice: locale.plain(), palette: Theme::Light.palette(), motion: false };
        for (size, zoom, measured) in [
            ((1920.0, 1080.0), 1.0, true),
            ((1280.0, 720.0), 1.0, true),
            ((1024.0, 768.0), 1.0, false),
            ((1024.0, 768.0), 1.5, false),
            ((768.0, 1024.0), 1.0, false),
            ((200.0, 100.0), 1.0, false),
        ] {
            let window = Vec2::new(size.0, size.1);
            let window = window / zoom::factor(window, zoom, Room::Whole);
            let bar = crate::app::style::size::BAR;
            let body = Rect::from_min_max(Pos2::new(0.0, bar), window.to_pos2());
            let five = Rules::classic(5, Expert::Off, false).unwrap();
            for rules in [Rules::duel(), five] {
                let places = Places::new(&style, body, &rules);
                let cards = places.cards(8);
                for rect in cards.iter().chain(places.piles.iter().map(|(_, rect)| rect)) {
                    assert!(body.expand(0.5).contains_rect(*rect), "{size:?} {rect:?}");
                }
                if measured {
                    let font = digit_font(&style, cards[0]);
                    let least = window.y / 8.0;
                    assert!(font.size >= least, "{size:?}: {} < {least}", font.size);
                }
            }
        }
    }
}
