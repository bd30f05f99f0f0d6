//! What a user may do to a window.

use eframe::egui::{Key, Modifiers, Pos2, Vec2};
use saute_dix::app::ScreenId;

/// All of them.
pub const SCREENS: [ScreenId; 13] = [
    ScreenId::Home,
    ScreenId::Setup,
    ScreenId::Play,
    ScreenId::End,
    ScreenId::Analysis,
    ScreenId::Practice,
    ScreenId::Vote,
    ScreenId::Settings,
    ScreenId::Print,
    ScreenId::Learn,
    ScreenId::Ritual,
    ScreenId::Journal,
    ScreenId::Hour,
];

/// What is pressed, some of it more often.
pub const KEYS: [Key; 34] = [
    Key::Enter,
    Key::Space,
    Key::Tab,
    Key::Tab,
    Key::ArrowLeft,
    Key::ArrowRight,
    Key::ArrowUp,
    Key::ArrowDown,
    Key::PageDown,
    Key::PageDown,
    Key::PageUp,
    Key::Home,
    Key::End,
    Key::Backspace,
    Key::Delete,
    Key::F1,
    Key::F11,
    Key::A,
    Key::B,
    Key::C,
    Key::D,
    Key::E,
    Key::H,
    Key::N,
    Key::P,
    Key::R,
    Key::T,
    Key::U,
    Key::Z,
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Plus,
    Key::Minus,
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
