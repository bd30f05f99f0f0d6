//! The set-up being chosen, and how actions change it.

use super::{Guidance, Pace, Player, Seat, Setup, Variant};
use crate::app::share::{CodeEntry, CodeTrouble};
use crate::app::{Dialog, Outside, Request};
use crate::puzzle::{Code, CodeError, DealSpec, Spec};

/// Something in the set-up.
#[derive(Clone, PartialEq, Debug)]
pub enum SetupAction {
    /// Another game.
    Variant(Variant),
    /// Another number of teams.
    Teams(usize),
    /// Another name for a team.
    Name(usize, String),
    /// Ask who plays for a team.
    AskPlayer(usize),
    /// Somebody else plays for a team.
    Player(usize, Player),
    /// Another starter; nobody for chance.
    Starter(Option<usize>),
    /// Open or hidden hands.
    OpenHands(bool),
    /// More or less guidance.
    Guidance(Guidance),
    /// Faster or slower computers.
    Pace(Pace),
    /// Other cards.
    NewDeal,
    /// The code of the deal now reads like this.
    Code(String),
    /// Start the game, asking first if another one is under way.
    Start,
    /// Start it whatever is under way.
    StartAnyway,
}

/// The set-up, and the code of a deal being typed.
#[derive(Default)]
pub struct SetupModel {
    /// What is chosen.
    pub setup: Setup,
    /// The code being typed, where it is not the one of the set-up itself.
    code: Option<CodeEntry>,
}

impl SetupModel {
    /// With what was chosen the last time; the very first time, with cards by chance.
    pub fn new(setup: Setup, seed: u64) -> SetupModel {
        let first = setup == Setup::default();
        let mut model = SetupModel { setup, code: None };
        if first {
            model.new_deal(seed);
        }
        model
    }

    /// The code as it stands in its field, and what is wrong with it.
    pub fn code(&self) -> CodeEntry {
        self.code.clone().unwrap_or_else(|| CodeEntry {
            text: Code::Deal(self.setup.deal()).to_string(),
            trouble: None,
        })
    }

    /// Does it.
    pub fn apply(&mut self, action: SetupAction, outside: &Outside) -> Option<Request> {
        let setup = &mut self.setup;
        match action {
            SetupAction::Code(text) => {
                self.type_code(text);
                return None;
            }
            SetupAction::AskPlayer(team) => return Some(Request::Open(Dialog::Seat(team))),
            SetupAction::Start => return Some(Request::Start),
            SetupAction::StartAnyway => return Some(Request::StartAnyway),
            SetupAction::Player(team, player) => {
                if let Some(seat) = setup.seat_mut(team) {
                    seat.player = player;
                }
                self.code = None;
                return Some(Request::Close);
            }
            SetupAction::Variant(variant) => setup.variant = variant,
            SetupAction::Teams(teams) => setup.set_teams(teams),
            SetupAction::Name(team, name) => {
                if let Some(seat) = setup.seat_mut(team) {
                    seat.name = name.chars().take(Seat::LONGEST_NAME).collect();
                }
            }
            SetupAction::Starter(starter) => setup.starter = starter,
            SetupAction::OpenHands(open) => setup.open_hands = open,
            SetupAction::Guidance(guidance) => setup.guidance = guidance,
            SetupAction::Pace(pace) => setup.pace = pace,
            SetupAction::NewDeal => self.new_deal(outside.seed),
        }
        self.code = None;
        None
    }

    /// Other cards.
    pub fn new_deal(&mut self, seed: u64) {
        self.setup.seed = Spec::seed_of(seed);
        self.code = None;
    }

    /// Takes over a deal; why not, if there is no such game on offer.
    pub fn take_deal(&mut self, deal: DealSpec) -> Result<(), CodeTrouble> {
        if self.setup.take_deal(deal) {
            self.code = None;
            return Ok(());
        }
        let first = Code::Deal(deal).to_string().chars().next();
        let unknown = CodeError::UnknownVersion(first.unwrap_or('?'));
        Err(CodeTrouble::Wrong(unknown))
    }

    fn type_code(&mut self, text: String) {
        let deal = match Code::parse(&text) {
            Ok(Code::Deal(deal)) => Ok(deal),
            Ok(other) => Err(CodeTrouble::Other(other)),
            Err(error) => Err(CodeTrouble::Wrong(error)),
        };
        let refused = deal.and_then(|deal| self.take_deal(deal)).err();
        self.code = refused.map(|trouble| CodeEntry::refused(text, trouble));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::testing::outside;

    #[test]
    fn a_code_becomes_the_deal_or_says_what_is_wrong() {
        let mut model = SetupModel::default();
        let code = Code::Deal(model.setup.deal()).to_string();
        let act =
            |model: &mut SetupModel, action| outside(7, |outside| model.apply(action, outside));
        act(&mut model, SetupAction::NewDeal);
        assert_eq!(model.setup.seed, 7);
        act(&mut model, SetupAction::Code("4".to_owned()));
        assert_eq!(model.code().text, "4");
        assert!(model.code().trouble.is_some());
        act(&mut model, SetupAction::Code("16N1-71JE".to_owned()));
        assert!(matches!(model.code().trouble, Some(CodeTrouble::Other(_))));
        act(&mut model, SetupAction::Code(code.clone()));
        assert_eq!((model.code().text, model.setup.seed), (code, 1));
        act(&mut model, SetupAction::Code("4".to_owned()));
        act(&mut model, SetupAction::Teams(3));
        assert_eq!(model.code().trouble, None, "what was typed is given up");
    }

    #[test]
    fn who_plays_is_asked_and_answered() {
        let mut model = SetupModel::default();
        let mut act = |action| outside(1, |outside| model.apply(action, outside));
        let asked = act(SetupAction::AskPlayer(1));
        assert_eq!(asked, Some(Request::Open(Dialog::Seat(1))));
        let answered = act(SetupAction::Player(1, Player::all()[2]));
        assert_eq!(answered, Some(Request::Close));
        assert_eq!(
            act(SetupAction::Player(9, Player::People)),
            Some(Request::Close)
        );
        assert_eq!(model.setup.player(1), Player::all()[2]);
    }

    #[test]
    fn names_are_cut_to_what_fits() {
        let mut model = SetupModel::default();
        let long = "Les Écureuils de la forêt enchantée".to_owned();
        outside(1, |outside| {
            model.apply(SetupAction::Name(0, long), outside)
        });
        assert_eq!(
            model.setup.seats()[0].name.chars().count(),
            Seat::LONGEST_NAME
        );
    }
}
