//! What the command line says about itself.

use crate::rules::excerpt;

/// What the program is, in a line.
pub const ABOUT: &str =
    "A classroom tool for mental arithmetic: a card game, its puzzles and its worksheets";

/// What `--lang` does.
pub const LANG: &str = "Language: fr or en (so far only true/false statements are in French)";

/// What `--help` does.
pub const HELP: &str = "Shows this help";

/// What `--version` does.
pub const VERSION: &str = "Shows the version";

/// What `referee` does, in a line.
pub const REFEREE: &str = "Plays by the rules for another program: a command a line in, JSON out";

/// What `referee` does, at length.
pub const REFEREE_LONG: &str = "\
Plays by the rules for another program. Reads one command a line from standard input and \
answers each with one line of JSON.

  new {\"rules\":\"classic\",\"players\":2,\"expert\":0,\"fire\":false,\"seed\":7}
             starts a game. \"rules\" is classic or duel. Instead of \"seed\", \"deck\":[…]
             (in the duel \"decks\":[[…],[…]]) gives the cards in drawing order.
             \"starter\":0 names who starts; \"starter\":\"random\" lets chance decide.
  play 47A   lays card 47 on pile A
  end        ends the turn
  undo       takes back the last card of this turn
  state      changes nothing

Every answer is {\"ok\":true,\"state\":{…}} or {\"ok\":false,\"reason\":…,\"message\":…,\"state\":{…}}. \
A refused command leaves the game as it was. The reason is one of not_in_hand, not_ten, wrong_way, \
same_card, no_such_pile, not_a_help, second_help, too_few, nothing_to_undo, game_over, no_game, \
bad_play, bad_settings, bad_rules, bad_deal, unknown_command, not_text and line_too_long. Lines \
may be up to 64 kB long. In the duel A and B are the piles of the \
player to move, C and D the opponent's.";

/// What `solve` does.
pub const SOLVE: &str = "Finds the best play of a position, how many there are, and the frontier";
/// What `check` does.
pub const CHECK: &str = "Marks an answer to a position";
/// What `simulate` does.
pub const SIMULATE: &str = "Lets computer players play whole games";
/// What `puzzle` does.
pub const PUZZLE: &str = "Makes puzzles with their solutions";
/// The option `--kind`.
pub const KIND: &str = "legal, jump, room, order, table, mistake, truefalse, fire or duel; all of them mixed if left out";
/// The option `--level`.
pub const LEVEL: &str = "The level, from 1; all of them if left out";
/// The option `--hand`.
pub const HAND: &str = "How many cards the hand has, 3 to 8 (6 if left out)";
/// The option `--deck`.
pub const DECK: &str = "How numbers are written: units, tens or tenths";
/// The option `--count`.
pub const COUNT: &str = "How many puzzles";
/// The option `--code`.
pub const CODE: &str = "Makes the puzzle or series of this code again";

/// The code of a whole series.
pub fn series_code(code: &str) -> String {
    format!("The code of this series is {code}.")
}

/// The first line of a puzzle.
pub fn puzzle_heading(number: usize, code: &str, kind: &str, level: u8, themes: &[&str]) -> String {
    let themes = match themes {
        [] => String::new(),
        themes => format!(" ({})", themes.join(", ")),
    };
    format!("{number}. {code}  {kind}, level {level}{themes}\n")
}

/// The solution of a puzzle.
pub fn solution_line(solution: &str) -> String {
    format!("Solution: {solution}")
}

/// The argument POSITION.
pub const POSITION: &str = "Piles, hand and options, such as \"A57 | 72 63 58 47 | min=2\"";
/// The argument PLAYS.
pub const PLAYS: &str = "Cards with their piles in order, such as \"47A 37A\"";
/// The option `--json`.
pub const JSON: &str = "Gives one JSON document";
/// The option `--stdin`.
pub const STDIN: &str = "Reads one position a line and answers each with one line of JSON";
/// The option `--players`.
pub const PLAYERS: &str = "How many play, 1 to 5";
/// The option `--games`.
pub const GAMES: &str = "How many games";
/// The option `--strategy`.
pub const STRATEGY: &str = "How they play: nearest, par or team";
/// The option `--signals`.
pub const SIGNALS: &str = "Whether team players signal: on or off";
/// The option `--expert`.
pub const EXPERT: &str = "The expert step, 0 to 2";
/// The option `--fire`.
pub const FIRE: &str = "Six cards burn";
/// The option `--seed`.
pub const SEED: &str = "The number that decides all chance";

/// A position was expected, or `--stdin`.
pub const NO_POSITION: &str = "“solve” needs a position, or --stdin.";

/// An argument that must be there.
pub fn missing_argument(arguments: &[String]) -> String {
    format!("Something is missing: {}.", arguments.join(", "))
}

/// A number that is no number, or outside its range.
pub fn bad_number(argument: &str, value: &str) -> String {
    let value = excerpt(value);
    format!("“{value}” is not a value of {argument}; expected a whole number in its range.")
}

/// Two arguments that exclude each other.
pub fn conflict(one: &str, other: &str) -> String {
    format!("{one} cannot be given together with {other}.")
}

/// A computer player tried something illegal: a fault of ours.
pub fn illegal_move(detail: &str) -> String {
    format!("A computer player made an illegal move; please report this: {detail}")
}

/// No command was given and there is no window to open.
pub fn no_command(commands: &[&str]) -> String {
    format!(
        "This version has no window: name a command ({}), or --help for more.",
        commands.join(", ")
    )
}

/// A command that does not exist.
pub fn unknown_command(found: &str, commands: &[&str]) -> String {
    let found = excerpt(found);
    format!(
        "“{found}” is not a command; expected one of: {}.",
        commands.join(", ")
    )
}

/// An argument that the command does not take.
pub fn unknown_argument(found: &str) -> String {
    let found = excerpt(found);
    format!("“{found}” is not an argument of this command; see --help.")
}

/// A value that the argument does not take.
pub fn bad_value(argument: &str, value: &str, expected: &[String]) -> String {
    if value.is_empty() {
        format!("{argument} needs a value{}.", expected_list(expected))
    } else {
        let value = excerpt(value);
        format!(
            "“{value}” is not a value of {argument}{}.",
            expected_list(expected)
        )
    }
}

fn expected_list(expected: &[String]) -> String {
    if expected.is_empty() {
        String::new()
    } else {
        format!("; expected one of: {}", expected.join(", "))
    }
}

/// Any other misuse of the command line, in the parser's own words.
pub fn misuse(detail: &str) -> String {
    format!("The command line is not understood: {detail}.")
}

/// Standard input could not be read.
pub fn cannot_read(detail: &str) -> String {
    format!("Standard input cannot be read: {detail}.")
}

/// Whoever read standard output has gone.
pub const NOBODY_READS: &str = "Nobody reads the output any more.";

/// Standard output does not take what we write.
pub fn cannot_write(detail: &str) -> String {
    format!("The output cannot be written: {detail}.")
}

/// The referee does not know such a command.
pub fn unknown_referee_command(found: &str) -> String {
    let found = excerpt(found);
    if found.is_empty() {
        "An empty line is not a command; expected new, play, end, undo or state.".to_owned()
    } else {
        format!("“{found}” is not a command; expected new, play, end, undo or state.")
    }
}

/// The referee's command takes nothing after its name.
pub fn needs_no_more(command: &str) -> String {
    format!("“{command}” stands alone on its line; nothing was expected after it.")
}

/// The referee has no game yet.
pub const NO_GAME: &str = "There is no game yet; start one with new {…}.";

/// `play` without a card, or with several.
pub const ONE_PLAY: &str = "“play” takes one card and its pile, such as 47A.";

/// What follows `new` is not JSON.
pub fn bad_json(detail: &str) -> String {
    format!("The settings of the new game are not JSON: {detail}.")
}

/// What follows `new` is JSON, but no object.
pub const NOT_AN_OBJECT: &str =
    "The settings of the new game must be a JSON object, such as {\"seed\":7}.";

/// A setting with a value of the wrong kind.
pub fn bad_setting(field: &str, expected: &str) -> String {
    format!("“{field}” must be {expected}.")
}

/// A setting that does not exist.
pub fn unknown_setting(field: &str, known: &[&str]) -> String {
    let field = excerpt(field);
    format!(
        "“{field}” is not a setting; expected one of: {}.",
        known.join(", ")
    )
}

/// Kinds of values that settings take.
pub mod kinds {
    /// For instance `7`.
    pub const NUMBER: &str = "a whole number, 0 or more";
    /// For instance `"classic"`.
    pub const TEXT: &str = "a text";
    /// `true` or `false`.
    pub const YES_OR_NO: &str = "true or false";
    /// For instance `[2,3,4]`.
    pub const CARDS: &str = "a list of whole numbers";
    /// For instance `[[2,3,4],[5,6,7]]`.
    pub const DECKS: &str = "a list of lists of whole numbers";
    /// For instance `0`, or `"random"`.
    pub const STARTER: &str = "the number of a player, or \"random\"";
}

/// An unknown name in `"rules"`.
pub fn unknown_rules(found: &str) -> String {
    let found = excerpt(found);
    format!("“{found}” is not a rule set; expected classic or duel.")
}

/// Not exactly one way of dealing was named.
pub const ONE_WAY_TO_DEAL: &str =
    "A new game needs exactly one of \"seed\", \"deck\" and \"decks\".";

/// A random starter was asked for, but nothing to draw it from.
pub const CHANCE_NEEDS_A_SEED: &str =
    "A random starter needs a \"seed\"; with given cards, name the player.";

/// A line that no honest command can fill.
pub fn line_too_long(limit: usize) -> String {
    format!("The line is longer than {limit} bytes and was skipped.")
}

/// A line that is not text.
pub const NOT_TEXT: &str = "The line is not UTF-8 text and was skipped.";
