//! What a teacher wants to practise: saved from one day to the next.

use serde::{Deserialize, Serialize};

use super::Relay;
use crate::puzzle::{Kind, NumberDeck, Series, SeriesError, Spec};
use saute_dix_engine::listed;

listed! {
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub enum PracticeMode {
        #[default]
        Series = "series",
        Ladder = "ladder",
        Relay = "relay",
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct PuzzleOptions {
    mode: String,
    teams: usize,
    kinds: Vec<String>,
    pub lowest: u8,
    pub highest: u8,
    pub count: u32,
    deck: String,
    pub at_once: bool,
    pub clock: bool,
}

impl Default for PuzzleOptions {
    fn default() -> PuzzleOptions {
        PuzzleOptions {
            mode: PracticeMode::default().name().to_owned(),
            teams: 3,
            kinds: vec![Kind::Order.name().to_owned()],
            lowest: 1,
            highest: 3,
            count: 10,
            deck: NumberDeck::Units.name().to_owned(),
            at_once: true,
            clock: false,
        }
    }
}

impl PuzzleOptions {
    pub const COUNTS: [u32; 4] = [3, 5, 10, 20];

    pub fn top(&self) -> u8 {
        let levels = self.kinds().into_iter().map(Kind::levels);
        levels.max().unwrap_or(1)
    }

    pub fn kinds(&self) -> Vec<Kind> {
        let names = self.kinds.iter();
        names.filter_map(|name| Kind::from_name(name)).collect()
    }

    /// Takes a kind in or out; the last one stays.
    pub fn toggle(&mut self, kind: Kind) {
        let mut kinds = self.kinds();
        match kinds.iter().position(|other| *other == kind) {
            Some(index) if kinds.len() > 1 => {
                kinds.remove(index);
            }
            Some(_) => {}
            None => kinds.push(kind),
        }
        kinds.sort_by_key(|kind| *kind);
        self.kinds = kinds.iter().map(|kind| kind.name().to_owned()).collect();
        self.set_levels(self.lowest, self.highest);
    }

    pub fn mode(&self) -> PracticeMode {
        PracticeMode::from_name(&self.mode).unwrap_or_default()
    }

    pub fn set_mode(&mut self, mode: PracticeMode) {
        mode.name().clone_into(&mut self.mode);
    }

    pub fn teams(&self) -> usize {
        self.teams
    }

    pub fn set_teams(&mut self, teams: usize) {
        self.teams = teams.clamp(*Relay::TEAMS.start(), *Relay::TEAMS.end());
    }

    pub fn deck(&self) -> NumberDeck {
        NumberDeck::from_name(&self.deck).unwrap_or_default()
    }

    pub fn set_deck(&mut self, deck: NumberDeck) {
        deck.name().clone_into(&mut self.deck);
    }

    pub fn set_levels(&mut self, lowest: u8, highest: u8) {
        let top = self.top();
        self.lowest = lowest.clamp(1, top);
        self.highest = highest.clamp(self.lowest, top);
    }

    /// The series this asks for. Kinds that do not reach the lowest level start at their own
    /// highest, so that no choice of levels is empty.
    pub fn series(&self, seed: u32) -> Result<Series, SeriesError> {
        let kinds = self.kinds();
        let reach = kinds.iter().map(|kind| kind.levels()).min().unwrap_or(1);
        let lowest = self.lowest.min(reach);
        let hand = Spec::USUAL_HAND;
        let count = self.count.clamp(1, Series::MOST_WITH_CODE);
        let levels = lowest..=self.highest.max(lowest);
        Series::new(&kinds, levels, count, hand, self.deck(), seed % Spec::SEEDS)
    }

    #[must_use]
    pub fn sanitized(mut self) -> PuzzleOptions {
        if self.kinds().is_empty() {
            self.kinds = PuzzleOptions::default().kinds;
        }
        self.set_levels(self.lowest, self.highest);
        self.set_teams(self.teams);
        self.count = self.count.clamp(1, Series::MOST_WITH_CODE);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver::Solver;

    #[test]
    fn every_level_of_every_kind_can_be_chosen() {
        for kind in Kind::ALL {
            let mut options = PuzzleOptions {
                kinds: vec![kind.name().to_owned()],
                count: 1,
                ..PuzzleOptions::default()
            };
            assert_eq!(options.top(), kind.levels());
            options.set_levels(kind.levels(), kind.levels());
            let series = options.series(3).unwrap();
            let puzzles = series.puzzles(&mut Solver::new()).unwrap();
            assert_eq!((puzzles[0].kind, puzzles[0].level), (kind, kind.levels()));
        }
    }

    #[test]
    fn any_choice_of_kinds_and_levels_makes_a_series() {
        let mut options = PuzzleOptions::default();
        for kind in Kind::ALL {
            options.toggle(kind);
        }
        options.toggle(Kind::Order);
        assert_eq!(options.kinds().len(), Kind::ALL.len());
        for lowest in 1..=options.top() {
            options.set_levels(lowest, options.top());
            let series = options.series(7).unwrap();
            assert!(series.puzzles(&mut Solver::new()).is_ok());
        }
    }

    #[test]
    fn the_last_kind_stays_and_levels_give_way_to_the_kinds() {
        let mut options = PuzzleOptions::default();
        options.toggle(Kind::Order);
        assert_eq!(options.kinds(), [Kind::Order]);
        options.toggle(Kind::Table);
        options.set_levels(6, 6);
        options.toggle(Kind::Table);
        assert_eq!((options.lowest, options.highest), (5, 5));
    }

    #[test]
    fn a_broken_file_becomes_a_wish_that_can_be_met() {
        let odd: PuzzleOptions =
            serde_json::from_str(r#"{"kinds":["chess"],"lowest":9,"highest":0,"count":0}"#)
                .unwrap();
        let sanitized = odd.sanitized();
        assert_eq!(sanitized.kinds(), [Kind::Order]);
        assert!(sanitized.lowest <= sanitized.highest && sanitized.count == 1);
        let odd: PuzzleOptions = serde_json::from_str(r#"{"mode":"race","teams":900}"#).unwrap();
        let sanitized = odd.sanitized();
        assert_eq!((sanitized.mode(), sanitized.teams()), (PracticeMode::Series, 5));
        assert!(sanitized.series(u32::MAX).is_ok());
    }
}
