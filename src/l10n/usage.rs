//! What the command line says about itself.

/// What the program is, in a line.
pub const ABOUT: &str =
    "A classroom tool for mental arithmetic: a card game, its puzzles and its worksheets";

/// What `--lang` does.
pub const LANG: &str = "Language of the messages (all of them are in English so far)";

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
A refused command leaves the game as it was. In the duel A and B are the piles of the \
player to move, C and D the opponent's.";

/// No command was given and there is no window to open.
pub fn no_command(commands: &[&str]) -> String {
    format!(
        "This version has no window: name a command ({}), or --help for more.",
        commands.join(", ")
    )
}

/// A command that does not exist.
pub fn unknown_command(found: &str, commands: &[&str]) -> String {
    format!(
        "“{found}” is not a command; expected one of: {}.",
        commands.join(", ")
    )
}

/// An argument that the command does not take.
pub fn unknown_argument(found: &str) -> String {
    format!("“{found}” is not an argument of this command; see --help.")
}

/// A value that the argument does not take.
pub fn bad_value(argument: &str, value: &str, expected: &[String]) -> String {
    if value.is_empty() {
        format!("{argument} needs a value{}.", expected_list(expected))
    } else {
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

/// Standard output does not take what we write.
pub fn cannot_write(detail: &str) -> String {
    format!("Nobody reads our answers any more: {detail}.")
}

/// The referee does not know such a command.
pub fn unknown_referee_command(found: &str) -> String {
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

/// The settings of `new` are not JSON or not settings.
pub fn bad_settings(detail: &str) -> String {
    format!("The settings of the new game are not understood: {detail}.")
}

/// An unknown name in `"rules"`.
pub fn unknown_rules(found: &str) -> String {
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
