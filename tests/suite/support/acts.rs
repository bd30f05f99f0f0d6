//! What a user may do to a window.

use eframe::egui::Key::{
    A, ArrowDown, ArrowLeft, ArrowRight, ArrowUp, B, Backspace, C, D, Delete, E, Enter, F1, F11, H,
    Minus, N, Num1, Num2, Num3, P, PageDown, PageUp, Plus, R, Space, T, Tab, U, Z,
};
use eframe::egui::{Key, Modifiers, Pos2, Vec2};
use saute_dix::app::ScreenId::{
    self, Analysis, End, Home, Hour, Journal, Learn, Play, Practice, Print, Ritual, Settings,
    Setup, Vote,
};

/// All of them.
pub const SCREENS: [ScreenId; 13] = [
    Home, Setup, Play, End, Analysis, Practice, Vote, Settings, Print, Learn, Ritual, Journal, Hour,
];

/// What is pressed, some of it more often.
pub const KEYS: [Key; 34] = [
    Enter,
    Space,
    Tab,
    Tab,
    ArrowLeft,
    ArrowRight,
    ArrowUp,
    ArrowDown,
    PageDown,
    PageDown,
    PageUp,
    Key::Home,
    Key::End,
    Backspace,
    Delete,
    F1,
    F11,
    A,
    B,
    C,
    D,
    E,
    H,
    N,
    P,
    R,
    T,
    U,
    Z,
    Num1,
    Num2,
    Num3,
    Plus,
    Minus,
];

/// What is typed and pasted.
pub const TEXTS: [&str; 12] = [
    "4",
    "42",
    "1",
    "b",
    "é",
    "56X1-0CE8",
    "8041-32G",
    "CM1 « A »",
    "😀",
    "\u{202e}x",
    "https://a.example/",
    " ",
];

/// From a phone to a wall.
pub const SIZES: [(f32, f32); 8] = [
    (1280.0, 720.0),
    (1920.0, 1080.0),
    (1024.0, 768.0),
    (800.0, 600.0),
    (390.0, 844.0),
    (844.0, 390.0),
    (320.0, 480.0),
    (3840.0, 2160.0),
];

/// Something that is done to the window.
#[derive(Clone, Debug)]
pub enum Act {
    Click(Pos2),
    Drag(Pos2, Pos2),
    Press(Key, Modifiers),
    Type(&'static str),
    Paste(&'static str),
    Scroll(Pos2, Vec2),
    Resize(Vec2),
    Wait(usize),
    Visit(ScreenId),
    Escape,
}
