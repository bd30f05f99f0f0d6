//! `referee`: plays by the rules for another program, a command a line in, JSON out.

mod answer;
mod settings;

use clap::{ArgMatches, Command};

use super::lines::{self, InputLine};
use super::{Failure, Streams, json};
use crate::rules::{Game, Refusal, Status, excerpt, parse_attempts};
use crate::text::{Locale, Msg};
use answer::RefereeAnswer;

pub const NAME: &str = "referee";

pub fn command(locale: &Locale) -> Command {
    Command::new(NAME)
        .about(locale.say(&Msg::HelpReferee))
        .long_about(locale.say(&Msg::HelpRefereeLong))
}

/// Answers standard input on standard output until one of them closes.
pub fn run(_: &ArgMatches, locale: &Locale, streams: &mut Streams) -> Result<(), Failure> {
    let mut referee = Referee { locale, game: None };
    while let Some(line) = lines::next(streams.input).map_err(|error| Failure::reading(&error))? {
        let refused = referee.obey(&line).err();
        let answer = RefereeAnswer::new(refused, referee.game.as_ref());
        json::write_line(streams.output, &answer)?;
    }
    Ok(())
}

/// Why a line was not obeyed: a code for programs, a sentence for users.
struct Complaint {
    reason: &'static str,
    message: String,
}

impl Complaint {
    fn new(reason: &'static str, message: String) -> Complaint {
        Complaint { reason, message }
    }
}

struct Referee<'a> {
    locale: &'a Locale,
    game: Option<Game>,
}

impl Referee<'_> {
    fn complaint(&self, reason: &'static str, message: &Msg) -> Complaint {
        Complaint::new(reason, self.locale.say(message))
    }

    fn refused(&self, refusal: Refusal) -> Complaint {
        Complaint::new(refusal.code(), self.locale.plain().refusal(&refusal))
    }

    fn obey(&mut self, line: &InputLine) -> Result<(), Complaint> {
        let line = match line {
            InputLine::Text(line) => line.trim(),
            InputLine::TooLong => {
                let limit = lines::LONGEST.into();
                return Err(self.complaint("line_too_long", &Msg::LineTooLong { limit }));
            }
            InputLine::NotText => return Err(self.complaint("not_text", &Msg::NotText)),
        };
        let (command, rest) = line
            .split_once(char::is_whitespace)
            .map_or((line, ""), |(command, rest)| (command, rest.trim_start()));
        match command {
            "new" => {
                self.game = Some(settings::new_game(rest, self.locale)?);
                Ok(())
            }
            "play" => self.play(rest),
            "end" | "undo" | "state" if !rest.is_empty() => {
                let command = command.into();
                Err(self.complaint("unknown_command", &Msg::RefereeAlone { command }))
            }
            "end" => self.change(|game| game.end_turn().map(|_| ())),
            "undo" => self.change(|game| game.undo().map(|_| ())),
            "state" => self.change(|_| Ok(())),
            "" => Err(self.complaint("unknown_command", &Msg::RefereeEmpty)),
            _ => {
                let found = excerpt(command).into();
                Err(self.complaint("unknown_command", &Msg::RefereeUnknown { found }))
            }
        }
    }

    fn change(
        &mut self,
        change: impl FnOnce(&mut Game) -> Result<(), Refusal>,
    ) -> Result<(), Complaint> {
        match self.game.as_mut().map(change) {
            Some(Ok(())) => Ok(()),
            Some(Err(refusal)) => Err(self.refused(refusal)),
            None => Err(self.complaint("no_game", &Msg::RefereeNoGame)),
        }
    }

    fn play(&mut self, text: &str) -> Result<(), Complaint> {
        match parse_attempts(text, None).as_deref() {
            // Whatever the play, there must be a game that goes on.
            _ if self.game.as_ref().is_none_or(is_over) => self.change(|_| Err(Refusal::GameOver)),
            Ok([attempt]) => self.change(|game| game.play((*attempt)?).map(|_| ())),
            Ok(_) => Err(self.complaint("bad_play", &Msg::RefereeOnePlay)),
            Err(error) => {
                let message = self.locale.plain().notation_error(error);
                Err(Complaint::new("bad_play", message))
            }
        }
    }
}

fn is_over(game: &Game) -> bool {
    game.status() != Status::Playing
}
