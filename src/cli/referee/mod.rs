//! `referee`: plays by the rules for another program, a command a line in, JSON out.

mod answer;
mod settings;

use std::io::{self, BufRead, Write};

use clap::Command;

use super::lines::{self, Line};
use super::{Failure, json};
use crate::l10n::{self, usage as texts};
use crate::rules::{Game, Refusal, Status, parse_attempts};
use answer::Answer;

/// The name of the command.
pub const NAME: &str = "referee";

/// Its arguments: none of its own.
pub fn command() -> Command {
    Command::new(NAME)
        .about(texts::REFEREE)
        .long_about(texts::REFEREE_LONG)
}

/// Answers standard input on standard output until one of them closes.
pub fn run() -> Result<(), Failure> {
    converse(&mut io::stdin().lock(), &mut io::stdout().lock())
}

fn converse(input: &mut impl BufRead, output: &mut impl Write) -> Result<(), Failure> {
    let mut referee = Referee::default();
    while let Some(line) = lines::next(input).map_err(|error| Failure::reading(&error))? {
        let refused = referee.obey(&line).err();
        let answer = Answer::new(refused, referee.game.as_ref());
        json::write_line(output, &answer)?;
    }
    Ok(())
}

/// Why a line was not obeyed: a code for programs, a sentence for people.
struct Complaint {
    reason: &'static str,
    message: String,
}

impl Complaint {
    fn new(reason: &'static str, message: impl Into<String>) -> Complaint {
        Complaint {
            reason,
            message: message.into(),
        }
    }
}

impl From<Refusal> for Complaint {
    fn from(refusal: Refusal) -> Complaint {
        Complaint::new(
            refusal.code(),
            l10n::refusal(&refusal, l10n::Numbers::PLAIN),
        )
    }
}

/// One game at most, and the commands that change it.
#[derive(Default)]
struct Referee {
    game: Option<Game>,
}

impl Referee {
    fn obey(&mut self, line: &Line) -> Result<(), Complaint> {
        let line = match line {
            Line::Text(line) => line.trim(),
            Line::TooLong => {
                let message = texts::line_too_long(lines::LONGEST);
                return Err(Complaint::new("line_too_long", message));
            }
            Line::NotText => return Err(Complaint::new("not_text", texts::NOT_TEXT)),
        };
        let (command, rest) = line
            .split_once(char::is_whitespace)
            .map_or((line, ""), |(command, rest)| (command, rest.trim_start()));
        match command {
            "new" => {
                self.game = Some(settings::new_game(rest)?);
                Ok(())
            }
            "play" => self.play(rest),
            "end" | "undo" | "state" if !rest.is_empty() => Err(Complaint::new(
                "unknown_command",
                texts::needs_no_more(command),
            )),
            "end" => Ok(self.game()?.end_turn().map(|_| ())?),
            "undo" => Ok(self.game()?.undo().map(|_| ())?),
            "state" => self.game().map(|_| ()),
            _ => {
                let message = texts::unknown_referee_command(command);
                Err(Complaint::new("unknown_command", message))
            }
        }
    }

    fn game(&mut self) -> Result<&mut Game, Complaint> {
        self.game
            .as_mut()
            .ok_or_else(|| Complaint::new("no_game", texts::NO_GAME))
    }

    fn play(&mut self, text: &str) -> Result<(), Complaint> {
        let game = self.game()?;
        if game.status() != Status::Playing {
            return Err(Refusal::GameOver.into());
        }
        match parse_attempts(text, None).as_deref() {
            Ok([attempt]) => {
                game.play((*attempt)?)?;
                Ok(())
            }
            Ok(_) => Err(Complaint::new("bad_play", texts::ONE_PLAY)),
            Err(error) => Err(Complaint::new("bad_play", l10n::notation_error(error))),
        }
    }
}
