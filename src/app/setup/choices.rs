use serde::{Deserialize, Serialize};

use crate::coach::{Grade, Strategy};
use crate::limits;
use crate::puzzle::DealSpec;
use crate::rules::{Expert, Random, Rules};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    #[default]
    Classic,
    ExpertOne,
    ExpertTwo,
    Fire,
    Duel,
}

impl Variant {
    pub const ALL: [Variant; 5] =
        [Variant::Classic, Variant::ExpertOne, Variant::ExpertTwo, Variant::Fire, Variant::Duel];

    pub fn rules(self, teams: usize) -> Rules {
        let (expert, fire) = match self {
            Variant::Classic | Variant::Duel => (Expert::Off, false),
            Variant::ExpertOne => (Expert::ThreeCards, false),
            Variant::ExpertTwo => (Expert::SmallerHand, false),
            Variant::Fire => (Expert::Off, true),
        };
        let teams = teams.clamp(1, Setup::MOST_TEAMS);
        match Rules::classic(teams, expert, fire) {
            Ok(rules) if self != Variant::Duel => rules,
            _ => Rules::duel(),
        }
    }

    pub fn teams(self) -> Option<usize> {
        match self {
            Variant::Classic | Variant::ExpertOne | Variant::ExpertTwo | Variant::Fire => None,
            Variant::Duel => Some(2),
        }
    }

    pub fn of(rules: &Rules) -> Option<Variant> {
        Variant::ALL.into_iter().find(|variant| variant.rules(rules.players()) == *rules)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum Player {
    #[default]
    People,
    Computer(Strategy),
}

const PEOPLE: &str = "people";

impl Player {
    pub fn all() -> Vec<Player> {
        let computers = Strategy::ALL.into_iter().map(Player::Computer);
        [Player::People].into_iter().chain(computers).collect()
    }

    pub fn strategy(self) -> Option<Strategy> {
        match self {
            Player::People => None,
            Player::Computer(strategy) => Some(strategy),
        }
    }
}

impl From<String> for Player {
    /// Pupils play for a computer that only a newer version knows: nothing else is lost.
    fn from(name: String) -> Player {
        Strategy::from_name(&name).map_or(Player::People, Player::Computer)
    }
}

impl From<Player> for String {
    fn from(player: Player) -> String {
        let name = player.strategy().map_or(PEOPLE, Strategy::name);
        name.to_owned()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Difficulty(pub Option<Grade>);

const ANY: &str = "any";

impl Difficulty {
    /// All of them, that it does not matter first.
    pub fn all() -> Vec<Difficulty> {
        let grades = Grade::ALL.into_iter().map(Some);
        let all = [None].into_iter().chain(grades);
        all.map(Difficulty).collect()
    }
}

impl From<String> for Difficulty {
    fn from(name: String) -> Difficulty {
        Difficulty(Grade::from_name(&name))
    }
}

impl From<Difficulty> for String {
    fn from(difficulty: Difficulty) -> String {
        let name = difficulty.0.map_or(ANY, Grade::name);
        name.to_owned()
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Seat {
    pub name: String,
    pub player: Player,
}

impl Seat {
    /// The most letters of a name: more would not fit beside a pile.
    pub const LONGEST_NAME: usize = limits::TEAM_NAME;
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Guidance {
    None,
    Legal,
    #[default]
    Hints,
    Review,
}

impl Guidance {
    pub const ALL: [Guidance; 4] =
        [Guidance::None, Guidance::Legal, Guidance::Hints, Guidance::Review];
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    Slow,
    #[default]
    Normal,
    Fast,
}

impl Pace {
    pub const ALL: [Pace; 3] = [Pace::Slow, Pace::Normal, Pace::Fast];

    pub fn seconds(self) -> f64 {
        match self {
            Pace::Slow => 2.5,
            Pace::Normal => 1.2,
            Pace::Fast => 0.4,
        }
    }
}

/// Everything that is chosen before a game. A file may lack what is new, and may have what only a newer version knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Setup {
    pub variant: Variant,
    teams: usize,
    /// A seat for every team there could be, so that names are not lost on the way.
    seats: Vec<Seat>,
    pub starter: Option<usize>,
    pub open_hands: bool,
    pub guidance: Guidance,
    pub pace: Pace,
    pub difficulty: Difficulty,
    pub seed: u32,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            variant: Variant::Classic,
            teams: 2,
            seats: vec![Seat::default(); Setup::MOST_TEAMS],
            starter: Some(0),
            open_hands: true,
            guidance: Guidance::default(),
            pace: Pace::default(),
            difficulty: Difficulty::default(),
            seed: 1,
        }
    }
}

impl Setup {
    pub const MOST_TEAMS: usize = limits::TEAMS;

    pub fn teams(&self) -> usize {
        self.rules().players()
    }

    pub fn set_teams(&mut self, teams: usize) {
        self.teams = teams.clamp(1, Setup::MOST_TEAMS);
    }

    pub fn rules(&self) -> Rules {
        self.variant.rules(self.teams)
    }

    pub fn seats(&self) -> &[Seat] {
        self.seats.get(..self.teams()).unwrap_or(&self.seats)
    }

    pub fn seat_mut(&mut self, number: usize) -> Option<&mut Seat> {
        self.seats.get_mut(number)
    }

    pub fn player(&self, number: usize) -> Player {
        self.seats().get(number).map_or(Player::People, |seat| seat.player)
    }

    /// Which teams always say what there is to say: the computers that give signals. A pupil's
    /// silence carries no information.
    pub fn talkers(&self) -> Vec<bool> {
        let together = self.rules().set().is_cooperative();
        let strategies = (0..self.teams()).map(|team| self.player(team).strategy());
        strategies
            .map(|strategy| together && strategy.is_some_and(Strategy::gives_signals))
            .collect()
    }

    /// The deal: who starts by chance follows from the seed, so that a code says it all.
    pub fn deal(&self) -> DealSpec {
        let rules = self.rules();
        let by_chance = || Random::new(u64::from(self.seed) + (1 << 32)).below(rules.players());
        let starter = self.starter.filter(|starter| *starter < rules.players());
        let starter = starter.unwrap_or_else(by_chance);
        DealSpec::started_by(rules, starter, self.seed)
    }

    /// Takes over rules, starter and cards of a deal; says whether the game is on offer.
    pub fn take_deal(&mut self, deal: DealSpec) -> bool {
        let rules = deal.rules();
        let Some(variant) = Variant::of(&rules) else {
            return false;
        };
        self.variant = variant;
        if variant.teams().is_none() {
            self.set_teams(rules.players());
        }
        self.starter = Some(deal.starter());
        self.seed = deal.seed();
        true
    }

    #[must_use]
    pub fn sanitized(mut self) -> Setup {
        self.teams = self.teams.clamp(1, Setup::MOST_TEAMS);
        self.seats.resize(Setup::MOST_TEAMS, Seat::default());
        for seat in &mut self.seats {
            seat.name = seat.name.chars().take(Seat::LONGEST_NAME).collect();
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_with_more_or_fewer_fields_still_says_what_it_says() {
        let newer = r#"{"variant":"fire","teams":3,"mascot":"owl",
            "seats":[{"name":"A","player":"par","hat":1},{"player":"oracle"}]}"#;
        let setup: Setup = serde_json::from_str(newer).unwrap();
        let setup = setup.sanitized();
        assert_eq!((setup.variant, setup.teams()), (Variant::Fire, 3));
        assert_eq!(setup.player(0), Player::Computer(Strategy::Par));
        assert_eq!(setup.player(1), Player::People, "unknown computers are people");
        assert_eq!(setup.seats().len(), 3);
        assert_eq!(setup.guidance, Guidance::Hints);
        let empty: Setup = serde_json::from_str("{}").unwrap();
        assert_eq!(empty, Setup::default());
    }

    #[test]
    fn players_are_called_as_they_always_were() {
        let names: Vec<String> = Player::all().into_iter().map(String::from).collect();
        assert_eq!(names, ["people", "nearest", "par", "team", "champion"]);
        for player in Player::all() {
            let text = serde_json::to_string(&player).unwrap();
            assert_eq!(serde_json::from_str::<Player>(&text).unwrap(), player);
        }
    }

    #[test]
    fn computers_that_give_signals_talk_where_all_play_together() {
        let mut setup = Setup::default();
        setup.set_teams(5);
        for (seat, player) in Player::all().into_iter().enumerate() {
            setup.seat_mut(seat).unwrap().player = player;
        }
        for variant in Variant::ALL {
            setup.variant = variant;
            let talkers = setup.talkers();
            assert_eq!(talkers.len(), setup.teams());
            let expected = [false, false, false, true, true];
            let together = variant != Variant::Duel;
            for (talks, expected) in talkers.into_iter().zip(expected) {
                assert_eq!(talks, expected && together, "{variant:?}");
            }
        }
    }

    #[test]
    fn how_hard_a_deal_should_be_is_kept_and_an_unknown_grade_does_not_matter() {
        for difficulty in Difficulty::all() {
            let setup = Setup { difficulty, ..Setup::default() };
            let text = serde_json::to_string(&setup).unwrap();
            assert_eq!(serde_json::from_str::<Setup>(&text).unwrap(), setup);
        }
        let newer = serde_json::from_str::<Setup>(r#"{"difficulty":"nightmare"}"#);
        assert_eq!(newer.unwrap(), Setup::default());
    }

    #[test]
    fn every_game_on_offer_is_recognised_by_its_rules() {
        for variant in Variant::ALL {
            for teams in 1..=Setup::MOST_TEAMS {
                assert_eq!(Variant::of(&variant.rules(teams)), Some(variant));
            }
        }
        let both = Rules::classic(2, Expert::ThreeCards, true).unwrap();
        assert_eq!(Variant::of(&both), None);
    }

    #[test]
    fn a_deal_is_taken_over_with_its_starter() {
        let mut setup = Setup::default();
        let duel = DealSpec::started_by(Rules::duel(), 1, 99);
        assert!(setup.take_deal(duel));
        assert_eq!(setup.deal(), duel);
        setup.variant = Variant::Classic;
        assert_eq!(setup.teams(), 2, "the duel does not change the number of teams");
    }
}
