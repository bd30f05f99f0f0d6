//! Results of the command line for people to read.

use std::fmt::Write;

use super::{Numbers, reason};
use crate::coach::Reason;
use crate::rules::{Position, print_plays};
use crate::solver::{Flaw, Mark, Solution, TooManyCards, Verdict};

/// A solved position: the best play, why, and the least room for each number of cards.
pub fn solution(position: &Position, solution: &Solution, reasons: &[Reason]) -> String {
    let mut text = format!("Position   {position}\n");
    match &solution.best {
        None => {
            let minimum = usize::from(position.minimum());
            text += "Best play  none. ";
            text += &reason(&Reason::Unplayable { minimum }, Numbers::PLAIN);
            text.push('\n');
        }
        Some(best) => {
            let plays = match best.plays.as_slice() {
                [] => "none: better to stop".to_owned(),
                plays => print_plays(plays),
            };
            let only = match solution.count {
                1 => "the only one".to_owned(),
                count => format!("one of {count}"),
            };
            let _ = writeln!(
                text,
                "Best play  {plays}   (cards {}, room {}, value {}; {only})",
                best.plays.len(),
                Numbers::PLAIN.write(best.room),
                Numbers::PLAIN.write(best.value)
            );
        }
    }
    text += &reason_lines(reasons);
    if !solution.frontier.is_empty() {
        text += "\nCards  Least room  For instance\n";
    }
    for point in &solution.frontier {
        let _ = writeln!(
            text,
            "{:>5}  {:>10}  {}",
            point.cards,
            Numbers::PLAIN.write(point.room),
            print_plays(&point.plays)
        );
    }
    text
}

/// A marked answer, and why.
pub fn marking(mark: &Mark, reasons: &[Reason]) -> String {
    let lost = Numbers::PLAIN.write(mark.lost.unwrap_or_default());
    let mut text = match (mark.verdict, mark.flaw) {
        (Verdict::Best, _) => "Best: no play is worth more.".to_owned(),
        (Verdict::Good, _) => {
            format!("Good: that many cards cannot be played in less room. It loses {lost}.")
        }
        (Verdict::Legal, _) => format!("Legal, but not the best: it loses {lost}."),
        (Verdict::TooFew, _) => "Too few cards.".to_owned(),
        (Verdict::Illegal, Some(Flaw::Step { step, .. })) => format!("Illegal at step {step}."),
        (Verdict::Illegal, _) => "Illegal.".to_owned(),
    };
    if let Some(score) = mark.score {
        let _ = write!(
            text,
            " (cards {}, room {}, value {})",
            score.cards,
            Numbers::PLAIN.write(score.room),
            Numbers::PLAIN.write(score.value)
        );
    }
    text.push('\n');
    text + &reason_lines(reasons)
}

fn reason_lines(reasons: &[Reason]) -> String {
    let said = reasons.iter().map(|fact| reason(fact, Numbers::PLAIN));
    let lines: Vec<String> = said.collect();
    lines.iter().flat_map(|line| ["  ", line, "\n"]).collect()
}

/// A hand the solver does not take.
pub fn too_many_cards(error: TooManyCards) -> String {
    format!(
        "The hand has {} cards; at most {} can be solved.",
        error.found,
        crate::solver::MOST_CARDS
    )
}

/// The figures of a simulation, as a table with one line.
pub struct SimulationFigures<'a> {
    /// How many played.
    pub players: usize,
    /// How they played.
    pub strategy: &'a str,
    /// Whether they signalled.
    pub signals: bool,
    /// How many games.
    pub games: u32,
    /// How many were won.
    pub wins: u32,
    /// Won, out of 1.
    pub win_rate: f64,
    /// Cards left at the end, on average.
    pub mean_left: f64,
    /// How long it took.
    pub seconds: f64,
}

/// The outcome of a simulation.
pub fn simulation(figures: &SimulationFigures) -> String {
    format!(
        "Players  Strategy  Signals  Games   Wins   Won     Cards left  Seconds\n\
         {:>7}  {:<8}  {:<7}  {:>5}  {:>5}  {:>5.1} %  {:>10.1}  {:>7.1}\n",
        figures.players,
        figures.strategy,
        if figures.signals { "on" } else { "off" },
        figures.games,
        figures.wins,
        figures.win_rate * 100.0,
        figures.mean_left,
        figures.seconds
    )
}
