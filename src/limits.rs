//! Every limit in one table. What comes from outside, a file, a line, an argument, is taken up to here and
//! refused beyond; each refusal is a sentence that names its limit.
//!
//! A limit is far above what a class needs and far below what would stop the window. Sizes are in bytes,
//! names and texts in letters.

pub use saute_dix_engine::limits::{
    ADDRESS, CLASS_NAME, CLASSES, HOUR_STEPS, HOUR_TEXT, HOUR_TITLE, JOURNAL, LESSON_PROMPTS,
    LESSON_STEPS, LESSON_TURNS, SERIES, SERIES_WITH_CODE,
};

// What is read.

pub const CONTENT_FILE: u64 = 2_000_000;
pub const CONTENT_FOLDER: u64 = 20_000_000;
/// The names in a teacher's own folder: more are not even looked at.
pub const CONTENT_NAMES: usize = 5_000;
pub const CONTENT_FILES: usize = 500;
pub const CONTENT_LANGUAGES: usize = 40;
pub const LANGUAGE_FILES: usize = 100;
pub const FINDINGS: usize = 200;
/// The braces and brackets of a text that may stand in each other. A plural within a plural needs seven.
pub const TEXT_NESTING: usize = 50;
pub const KEPT_FILE: usize = 4 << 20;
/// A line of standard input. The longest honest one, a duel with both decks, is under 1 kB.
pub const INPUT_LINE: usize = 64 * 1024;

// Lessons and templates.

pub const CONTENT_NAME: usize = 60;
pub const TEMPLATE_PARTS: usize = 20;
pub const TEMPLATE_STARS: usize = 3;
pub const PART_EXERCISES: usize = 200;
pub const PART_TEXTS: usize = 40;
pub const TEXT_FIGURES: usize = 4;
pub const TABLE_ROWS: usize = 60;
/// The games in a table: more columns would be too narrow to write in.
pub const TABLE_GAMES: usize = 8;
/// The dominoes of a chain: half of the numbers, so that both directions find theirs.
pub const DOMINOES: usize = 48;

// Puzzles, codes and hours.

pub const HOUR_TYPED: usize = 400;
pub const HOUR_VOTES: u8 = 10;

// Printing.

pub const COPIES: u32 = 1_000;
pub const VERSIONS: u32 = 4;
/// The sheets that are shown before printing: a whole class.
pub const PREVIEW_SHEETS: u32 = 40;
pub const MARK_POINTS: u8 = 100;
pub const HEADER_TITLE: usize = 60;
pub const HEADER_CLASS: usize = 40;
pub const HEADER_COMPETENCY: usize = 140;
pub const FILE_WORDS: usize = 80;
/// What is typed into a header: more letters would only slow down typing.
pub const HEADER_TYPED: usize = 1_000;

// The class and the window.

pub const TEAMS: usize = 5;
/// The name of a team: more would not fit beside a pile.
pub const TEAM_NAME: usize = 20;
/// The hands for an answer: more than any class has.
pub const HANDS: u16 = 99;
/// The puzzles that are saved of a series or a vote under way: more than an hour has.
pub const SAVED_PUZZLES: usize = 1_000;
/// The time a computer player may be given for a move, in milliseconds: an hour.
pub const THINKING: u32 = 3_600_000;
/// So many bytes as whole megabytes, for sentences.
pub const fn megabytes(bytes: u64) -> u64 {
    bytes / 1_000_000
}
