//! The variants of the game: one [`Rules`] value says everything the engine needs to know.

use super::{Card, CardSet, Direction, PerPile, Pile, PileName, Side, Table};
use crate::listed;

listed! {
    /// The two families of rules: what lies on the table.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
    pub enum RuleSet {
        /// Everybody together on four piles, cards 2 to 99.
        #[default]
        Classic = "classic",
        /// Two players against each other, two piles each, cards 2 to 59.
        Duel = "duel",
    }
}

impl RuleSet {
    /// Whether everybody plays together, and may therefore say something about the piles.
    pub fn is_cooperative(self) -> bool {
        match self {
            RuleSet::Classic => true,
            RuleSet::Duel => false,
        }
    }

    /// The highest card of a deck.
    pub fn highest(self) -> u8 {
        match self {
            RuleSet::Classic => 99,
            RuleSet::Duel => 59,
        }
    }

    /// All cards of a deck.
    pub fn cards(self) -> CardSet {
        CardSet::range(Card::LOWEST.number(), self.highest())
    }

    /// How many decks there are: one for all, or one a player.
    pub fn decks(self) -> usize {
        match self {
            RuleSet::Classic => 1,
            RuleSet::Duel => 2,
        }
    }

    /// Which way the pile of this name goes.
    pub fn direction(self, name: PileName) -> Direction {
        match (self, name) {
            (_, PileName::A) | (RuleSet::Classic, PileName::B) | (RuleSet::Duel, PileName::C) => {
                Direction::Up
            }
            (RuleSet::Classic, PileName::C) | (RuleSet::Duel, PileName::B) | (_, PileName::D) => {
                Direction::Down
            }
        }
    }

    /// Whose pile it is, for the player to move.
    pub fn side(self, name: PileName) -> Side {
        match (self, name) {
            (RuleSet::Classic, _) | (RuleSet::Duel, PileName::A | PileName::B) => Side::Own,
            (RuleSet::Duel, PileName::C | PileName::D) => Side::Opponent,
        }
    }

    /// The number a pile shows before its first card.
    pub fn base(self, direction: Direction) -> u8 {
        match direction {
            Direction::Up => Card::LOWEST.number() - 1,
            Direction::Down => self.highest() + 1,
        }
    }

    /// The pile of this name with this card on top, or at its base.
    pub fn pile(self, name: PileName, top: Option<Card>) -> Pile {
        let direction = self.direction(name);
        let top = top.map_or(self.base(direction), Card::number);
        Pile::new(direction, self.side(name), top, self.highest())
    }

    /// The steps a pile can still go.
    pub fn room_left(self, pile: Pile) -> i32 {
        match pile.direction() {
            Direction::Up => i32::from(self.highest()) - i32::from(pile.top()),
            Direction::Down => i32::from(pile.top()) - i32::from(Card::LOWEST.number()),
        }
    }

    /// How a player draws at the end of a turn.
    pub fn draw(self) -> Draw {
        match self {
            RuleSet::Classic => Draw::AsPlayed,
            RuleSet::Duel => Draw::TwoOrFullHand,
        }
    }

    /// The four piles at their bases.
    pub fn bases(self) -> PerPile<Pile> {
        PerPile::from_fn(|name| self.pile(name, None))
    }

    /// The table before the first card.
    pub fn table(self) -> Table {
        Table::new(PerPile::from_fn(|name| Some(self.pile(name, None))), false)
    }
}

listed! {
    /// How many of the two expert steps are played.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Default)]
    pub enum Expert {
        /// The ordinary game.
        #[default]
        Off,
        /// At least three cards a turn while there is a deck.
        ThreeCards,
        /// In addition, one card less in hand.
        SmallerHand,
    }
}

impl Expert {
    /// The expert step with this number, 0 to 2.
    pub fn from_step(step: usize) -> Option<Expert> {
        Expert::ALL.into_iter().find(|expert| expert.step() == step)
    }

    /// The number of the step, 0 to 2.
    pub fn step(self) -> usize {
        match self {
            Expert::Off => 0,
            Expert::ThreeCards => 1,
            Expert::SmallerHand => 2,
        }
    }
}

/// Why there are no such rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RulesError {
    /// The classic game is for one to five.
    ClassicPlayers(usize),
    /// The duel is for two.
    DuelPlayers(usize),
    /// There are expert steps 0, 1 and 2.
    ExpertStep(usize),
    /// Expert steps belong to the classic game.
    ExpertDuel,
    /// Burning cards belong to the classic game.
    FireDuel,
}

/// The six cards that burn in the game On Fire.
pub fn burning_cards() -> CardSet {
    [22, 33, 44, 55, 66, 77].into_iter().filter_map(Card::new).collect()
}

/// How a player draws at the end of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Draw {
    /// As many cards as were played.
    AsPlayed,
    /// Two, or a full hand for a player who helped the opponent.
    TwoOrFullHand,
}

/// One variant with its number of players.
///
/// ```
/// use saute_dix_engine::rules::{Expert, Rules};
///
/// let rules = Rules::classic(3, Expert::ThreeCards, false).unwrap();
/// assert_eq!(rules.hand_size(), 6);
/// assert_eq!(rules.minimum(true), 3);
/// assert_eq!(rules.minimum(false), 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Rules {
    set: RuleSet,
    players: usize,
    expert: Expert,
    fire: bool,
}

impl Rules {
    /// The cooperative game, with or without expert steps and burning cards.
    pub fn classic(players: usize, expert: Expert, fire: bool) -> Result<Rules, RulesError> {
        if !(1..=5).contains(&players) {
            return Err(RulesError::ClassicPlayers(players));
        }
        Ok(Rules { set: RuleSet::Classic, players, expert, fire })
    }

    /// The duel.
    pub fn duel() -> Rules {
        Rules { set: RuleSet::Duel, players: 2, expert: Expert::Off, fire: false }
    }

    /// The variant as saves and the command line spell it: a name and plain numbers.
    pub fn from_parts(
        set: RuleSet,
        players: usize,
        expert_step: usize,
        fire: bool,
    ) -> Result<Rules, RulesError> {
        let expert = Expert::from_step(expert_step).ok_or(RulesError::ExpertStep(expert_step))?;
        match set {
            RuleSet::Classic => Rules::classic(players, expert, fire),
            RuleSet::Duel => match (players, expert, fire) {
                (2, Expert::Off, false) => Ok(Rules::duel()),
                (2, Expert::Off, true) => Err(RulesError::FireDuel),
                (2, Expert::ThreeCards | Expert::SmallerHand, _) => Err(RulesError::ExpertDuel),
                (players, ..) => Err(RulesError::DuelPlayers(players)),
            },
        }
    }

    /// The family these rules belong to.
    pub fn set(&self) -> RuleSet {
        self.set
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.players
    }

    /// The expert step.
    pub fn expert(&self) -> Expert {
        self.expert
    }

    /// Whether six of the cards burn.
    pub fn fire(&self) -> bool {
        self.fire
    }

    /// How many cards a full hand holds.
    pub fn hand_size(&self) -> usize {
        let full = match (self.set, self.players) {
            (RuleSet::Duel, _) => 6,
            (RuleSet::Classic, 1) => 8,
            (RuleSet::Classic, 2) => 7,
            (RuleSet::Classic, _) => 6,
        };
        match self.expert {
            Expert::SmallerHand => full - 1,
            Expert::Off | Expert::ThreeCards => full,
        }
    }

    /// How many cards a turn needs at least, while there is a deck and after.
    pub fn minimum(&self, deck_left: bool) -> usize {
        match (self.set, self.expert) {
            (RuleSet::Duel, _) => 2,
            (RuleSet::Classic, _) if !deck_left => 1,
            (RuleSet::Classic, Expert::Off) => 2,
            (RuleSet::Classic, Expert::ThreeCards | Expert::SmallerHand) => 3,
        }
    }

    /// How a player draws at the end of a turn.
    pub fn draw(&self) -> Draw {
        self.set.draw()
    }

    /// The cards that burn.
    pub fn burning_cards(&self) -> CardSet {
        if self.fire { burning_cards() } else { CardSet::EMPTY }
    }

    /// The deck a player draws from.
    pub fn deck_of(&self, player: usize) -> usize {
        match self.set {
            RuleSet::Classic => 0,
            RuleSet::Duel => player,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_and_every_step_leads_back_to_its_variant() {
        assert_eq!(RuleSet::ALL.map(RuleSet::name), ["classic", "duel"]);
        for set in RuleSet::ALL {
            assert_eq!(RuleSet::from_name(set.name()), Some(set));
        }
        assert_eq!(RuleSet::from_name("Classic"), None);
        for (expert, step) in Expert::ALL.into_iter().zip(0..) {
            assert_eq!((expert.step(), Expert::from_step(step)), (step, Some(expert)));
        }
        assert_eq!(Expert::from_step(Expert::ALL.len()), None);
    }

    #[test]
    fn hand_sizes_follow_players_and_expert_step() {
        let sizes = |expert| {
            (1..=5)
                .map(|n| Rules::classic(n, expert, false).unwrap().hand_size())
                .collect::<Vec<_>>()
        };
        assert_eq!(sizes(Expert::Off), [8, 7, 6, 6, 6]);
        assert_eq!(sizes(Expert::ThreeCards), [8, 7, 6, 6, 6]);
        assert_eq!(sizes(Expert::SmallerHand), [7, 6, 5, 5, 5]);
        assert_eq!(Rules::duel().hand_size(), 6);
    }

    #[test]
    fn the_minimum_drops_without_a_deck_except_in_the_duel() {
        let classic = |expert| Rules::classic(2, expert, false).unwrap();
        assert_eq!(classic(Expert::Off).minimum(true), 2);
        assert_eq!(classic(Expert::Off).minimum(false), 1);
        assert_eq!(classic(Expert::SmallerHand).minimum(true), 3);
        assert_eq!(classic(Expert::SmallerHand).minimum(false), 1);
        assert_eq!(Rules::duel().minimum(true), 2);
        assert_eq!(Rules::duel().minimum(false), 2);
    }

    #[test]
    fn decks_have_98_and_58_cards_and_the_bases_frame_them() {
        assert_eq!(RuleSet::Classic.cards().len(), 98);
        assert_eq!(RuleSet::Duel.cards().len(), 58);
        let tops = |set: RuleSet| PileName::ALL.map(|name| set.bases().get(name).top());
        assert_eq!(tops(RuleSet::Classic), [1, 1, 100, 100]);
        assert_eq!(tops(RuleSet::Duel), [1, 60, 1, 60]);
        let room = |set: RuleSet| set.bases().iter().map(|(_, pile)| set.room_left(*pile)).sum();
        let (classic, duel): (i32, i32) = (room(RuleSet::Classic), room(RuleSet::Duel));
        assert_eq!((classic, duel), (392, 2 * 116));
    }

    #[test]
    fn impossible_combinations_are_named() {
        let parts = Rules::from_parts;
        assert_eq!(parts(RuleSet::Classic, 6, 0, false), Err(RulesError::ClassicPlayers(6)));
        assert_eq!(parts(RuleSet::Classic, 2, 3, false), Err(RulesError::ExpertStep(3)));
        assert_eq!(parts(RuleSet::Duel, 3, 0, false), Err(RulesError::DuelPlayers(3)));
        assert_eq!(parts(RuleSet::Duel, 2, 1, false), Err(RulesError::ExpertDuel));
        assert_eq!(parts(RuleSet::Duel, 2, 0, true), Err(RulesError::FireDuel));
    }
}
