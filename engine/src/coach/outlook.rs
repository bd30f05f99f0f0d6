//! A game by the chance of winning: what it was after each turn, and which turns cost most of it.
//!
//! The chance is the champion's: how often the game would be won if everybody played on like it. It is seen
//! through the eyes of the player to move, so nothing hidden is given away, and it says nothing about why; the
//! reasons are those of the [`review`](fn@super::review).

use super::{Champion, Chance, Prospect, Thinking, View};
use crate::rules::{Game, Play, Status};

/// One turn, by the chance of winning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnOutlook {
    /// The number of the turn, from 1.
    pub number: usize,
    /// Whose turn it was.
    pub player: usize,
    /// What they played.
    pub plays: Vec<Play>,
    /// What the champion would have played, and the chance then; nothing where nothing could be played.
    pub best: Option<Prospect>,
    /// The chance after what they played.
    pub after: Chance,
}

impl TurnOutlook {
    /// The chance before the turn, if it is played as well as can be seen.
    pub fn before(&self) -> Chance {
        let best = self.best.as_ref().map(|best| best.chance);
        best.unwrap_or_default().max(self.after)
    }

    /// How much of the chance the turn has cost.
    pub fn lost(&self) -> Chance {
        Chance::from_parts(self.before().parts() - self.after.parts())
    }

    /// Whether it has cost anything that shows in whole percent.
    pub fn shows(&self) -> bool {
        self.before().percent() > self.after.percent()
    }
}

/// A game by the chance of winning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// The chance before the first card.
    pub at_start: Chance,
    /// Every turn that has ended, and the last one of a game that is over.
    pub turns: Vec<TurnOutlook>,
}

impl Outlook {
    /// The turns that cost most of the chance, the costliest first; none that cost nothing to speak of.
    pub fn costliest(&self, count: usize) -> Vec<&TurnOutlook> {
        let turns = self.turns.iter().filter(|turn| turn.shows());
        let mut turns: Vec<&TurnOutlook> = turns.collect();
        turns.sort_by_key(|turn| (std::cmp::Reverse(turn.lost()), turn.number));
        turns.truncate(count);
        turns
    }
}

/// Plays a game again and says the chance after each turn; nothing for rules the champion has not learnt, nor for
/// a duel, where each side has a chance of its own.
/// `speakers` are those who always say what there is to say.
pub fn outlook(game: &Game, speakers: &[bool]) -> Option<Outlook> {
    let together = game.rules().set().is_cooperative();
    if !together || !Champion::knows(game.rules()) {
        return None;
    }
    let mut champion = Champion::new(Thinking::Instant);
    let over = game.status() != Status::Playing;
    let turns = game.turns();
    let counted = if over { turns.len() } else { game.finished_turns().len() };
    let mut looked_at = Vec::with_capacity(counted);
    for (index, turn) in turns.into_iter().take(counted).enumerate() {
        let before = game.at(index, 0)?;
        let view = View::of(&before, turn.player).among(speakers);
        let after = if over && index + 1 == counted {
            ended(game.status())
        } else {
            champion.chance_after(&view, &turn.plays)?
        };
        looked_at.push(TurnOutlook {
            number: index + 1,
            player: turn.player,
            plays: turn.plays.clone(),
            best: champion.prospect(&view, &mut || true),
            after,
        });
    }
    let at_start = looked_at.first().map(TurnOutlook::before);
    Some(Outlook { at_start: at_start.unwrap_or_default(), turns: looked_at })
}

/// The chance once a game is over: nothing is left to it.
fn ended(status: Status) -> Chance {
    match status {
        Status::Won => Chance::SURE,
        Status::Playing | Status::Stuck | Status::Burnt => Chance::NEVER,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coach::{Simulation, Strategy, review};
    use crate::rules::{Expert, Random, Rules};

    fn played(rules: Rules, strategy: Strategy, seed: u64) -> Game {
        let mut table = Simulation::new(rules, &[strategy], true);
        table.play(&mut Random::new(seed)).unwrap()
    }

    fn variants() -> Vec<Rules> {
        let mut variants = Vec::new();
        for players in [1, 2, 5] {
            variants.push(Rules::classic(players, Expert::Off, false).unwrap());
        }
        variants.push(Rules::classic(3, Expert::SmallerHand, false).unwrap());
        variants.push(Rules::classic(2, Expert::Off, true).unwrap());
        variants
    }

    #[test]
    fn a_won_game_ends_for_sure_and_a_lost_one_never() {
        for rules in variants() {
            for seed in 0..3 {
                let game = played(rules, Strategy::Team, seed);
                let outlook = outlook(&game, &vec![true; rules.players()]).unwrap();
                let last = outlook.turns.last().unwrap();
                let won = game.status() == Status::Won;
                assert_eq!(last.after.percent(), if won { 100 } else { 0 });
                assert_eq!(outlook.turns.len(), game.turns().len());
                for (turn, recorded) in outlook.turns.iter().zip(game.turns()) {
                    assert_eq!((turn.player, &turn.plays), (recorded.player, &recorded.plays));
                    assert!(turn.before() >= turn.after);
                    let cost = turn.before().parts() - turn.after.parts();
                    assert_eq!(turn.lost().parts(), cost);
                }
            }
        }
    }

    #[test]
    fn turns_have_the_numbers_of_the_review() {
        let rules = Rules::classic(2, Expert::Off, false).unwrap();
        let game = played(rules, Strategy::Nearest, 4);
        let outlook = outlook(&game, &[]).unwrap();
        for turn in review(&game).turns {
            let same = &outlook.turns[turn.number - 1];
            assert_eq!((same.number, same.player), (turn.number, turn.player));
            assert_eq!(same.plays, turn.plays);
        }
    }

    #[test]
    fn the_costliest_come_first_and_cost_something() {
        let rules = Rules::classic(1, Expert::Off, false).unwrap();
        let outlook = outlook(&played(rules, Strategy::Nearest, 1), &[]).unwrap();
        let worst = outlook.costliest(4);
        assert!(worst.len() <= 4 && worst.iter().all(|turn| turn.shows()));
        assert!(worst.is_sorted_by_key(|turn| std::cmp::Reverse(turn.lost())));
    }

    #[test]
    fn a_game_under_way_is_looked_at_up_to_now_and_a_duel_has_no_chance() {
        let rules = Rules::classic(2, Expert::Off, false).unwrap();
        let game = played(rules, Strategy::Team, 2).at(3, 1).unwrap();
        let looked_at = outlook(&game, &[]).unwrap();
        assert_eq!(looked_at.turns.len(), 3);
        assert!(looked_at.turns.iter().all(|turn| turn.best.is_some()));
        let duel = played(Rules::duel(), Strategy::Par, 1);
        assert_eq!(outlook(&duel, &[]), None);
    }
}
