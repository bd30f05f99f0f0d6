//! How much of anything the engine takes from outside: beyond, it returns an error that names the limit.
//!
//! Each is far above what a class needs. Sizes of texts are in bytes, names and titles in letters.

/// The address of the web version: a longer one makes QR codes that a tablet cannot read across a room.
pub const ADDRESS: usize = 150;

/// The classes of a journal.
pub const CLASSES: usize = 12;

/// The name of a class.
pub const CLASS_NAME: usize = 24;

/// The steps of a prepared hour.
pub const HOUR_STEPS: usize = 20;

/// A prepared hour.
pub const HOUR_TEXT: usize = 4_096;

/// The title of a prepared hour.
pub const HOUR_TITLE: usize = 60;

/// The journal: many years of many classes.
pub const JOURNAL: usize = 8 << 20;

/// The prompts of a step in which a class explains.
pub const LESSON_PROMPTS: usize = 4;

/// The steps of a lesson.
pub const LESSON_STEPS: usize = 12;

/// The turns of a excerpt of a game in a lesson: more are a whole game.
pub const LESSON_TURNS: usize = 49;

/// The puzzles of a series.
pub const SERIES: u32 = 10_000;

/// The puzzles of a series that has a code.
pub const SERIES_WITH_CODE: u32 = 64;
