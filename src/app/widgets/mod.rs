//! What screens are made of. Each widget draws itself and says what it is to screen readers;
//! none of them changes anything.

mod bar;
mod button;
mod card;
mod chart;
mod choice;
mod field;
mod focus;
mod icon;
mod number_line;
mod pile;
mod ring;
mod surface;
mod text;
mod tile;
mod track;

pub use bar::bar;
pub use button::{Button, ButtonKind, icon_button, keep_accesskit_action};
#[cfg(test)]
pub use card::digit_font;
pub use card::{
    CardButton, CardFace, CardMarks, SHAPE, card_row, dashed, glide, paint_back, paint_card,
};
pub use chart::{Chart, ChartLine, Marker};
pub use choice::{choice, choice_column, choice_row};
pub use field::FieldStyle;
pub use focus::{
    ARROWS, by_keyboard, capture_keys, focus_first, focus_ring, offer_start, pressed_afresh,
    request_focus, start_from_here, start_with_arrows, typed_digits, typed_text,
};
pub use icon::{Icon, arc as icon_arc, arrow, flame, paint_icon};
pub use number_line::LineFace;
pub use pile::{
    PileHighlight, PileNote, PileView, Signaller, note_rows, paint_badge, paint_pile, pile_places,
};
pub use ring::{RingFace, RingState, ring_button};
pub use surface::{
    DialogAnswer, close_button, dialog, panel, question, space, surface, tall, two_panels, within,
};
pub use text::{
    fit, fit_in, fitting, fitting_strong, font_within, label, line_size, paragraph, paragraph_of,
    strong,
};
pub use tile::{KeyGroup, Tile, Titles};
pub use track::{track_ui, tracks_ui};
