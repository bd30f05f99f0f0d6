//! What screens are made of. Each widget draws itself and says what it is to screen readers;
//! none of them changes anything.

mod button;
mod card;
mod chart;
mod choice;
mod icon;
mod number_line;
mod pile;
mod surface;
mod text;

pub use button::{Button, Kind, icon_button};
#[cfg(test)]
pub use card::digit_font;
pub use card::{
    CardButton, CardFace, CardStyle, SHAPE, card_row, dashed, glide, paint_back, paint_card,
};
pub use chart::{Chart, Marker, Series};
pub use choice::{choice, choice_column, choice_row};
pub use icon::{Icon, arc as icon_arc, arrow, flame, paint_icon};
pub use number_line::{Hop, NumberLine};
pub use pile::{Chip, Light, PileFace, paint_badge, paint_pile, pile_places};
pub use surface::{dialog, focus_ring, panel, surface, within};
pub use text::{fit, fitting, label, paragraph, strong};
