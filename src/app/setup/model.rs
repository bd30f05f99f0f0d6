use std::task::Poll;

use super::dealer::Search;
use super::{Dealt, Difficulty, Player, Setup};
use crate::app::share::{CodeEntry, CodeTrouble};
use crate::app::{Dialog, Env, Request};
use crate::coach::Grade;
use crate::puzzle::{Code, CodeError, DealSpec, Spec};

#[derive(Clone, PartialEq, Debug)]
pub enum SetupAction {
    Choose(Box<Setup>),
    AskPlayer(usize),
    Player(usize, Player),
    NewDeal,
    Code(String),
    /// Start the game, asking first if another one is under way; as soon as a deal of the wanted grade is there.
    Start,
    StartAnyway,
}

#[derive(Default)]
pub struct SetupModel {
    pub setup: Setup,
    code: Option<CodeEntry>,
    /// The deal whose grade is known: that of the set-up, or one before.
    dealt: Option<Dealt>,
    search: Option<Search>,
    /// Whether other cards may be taken for the grade that is wanted: these were dealt by chance.
    exchange: bool,
    pub starting: bool,
    helpless: bool,
}

impl SetupModel {
    /// With what was chosen the last time; the very first time, with cards by chance.
    pub fn new(setup: Setup, seed: u64) -> SetupModel {
        let first = setup == Setup::default();
        let exchange = setup.difficulty.0.is_some();
        let mut model = SetupModel { setup, exchange, ..SetupModel::default() };
        if first {
            model.new_deal(seed);
        }
        model
    }

    pub fn code(&self) -> CodeEntry {
        self.code.clone().unwrap_or_else(|| CodeEntry {
            text: Code::Deal(self.setup.deal()).to_string(),
            trouble: None,
        })
    }

    pub fn apply(&mut self, action: SetupAction, env: &Env) -> Option<Request> {
        self.starting = false;
        match action {
            SetupAction::Code(text) => {
                self.type_code(text);
                return None;
            }
            SetupAction::AskPlayer(team) => return Some(Request::Open(Dialog::Seat(team))),
            SetupAction::Start => {
                self.starting = self.looks_for().is_some();
                return (!self.starting).then_some(Request::Start);
            }
            SetupAction::StartAnyway => return Some(Request::StartAnyway),
            SetupAction::Player(team, player) => {
                if let Some(seat) = self.setup.seat_mut(team) {
                    seat.player = player;
                }
                self.code = None;
                return Some(Request::Close);
            }
            SetupAction::Choose(edited) => self.choose(*edited),
            SetupAction::NewDeal => self.new_deal(env.seed),
        }
        self.code = None;
        None
    }

    fn choose(&mut self, mut edited: Setup) {
        let deals = |setup: &Setup| (setup.variant, setup.teams(), setup.starter);
        let difficulty = edited.difficulty != self.setup.difficulty;
        if difficulty {
            self.dealt = None;
        }
        self.exchange |= difficulty || deals(&edited) != deals(&self.setup);
        edited.seed = self.setup.seed;
        self.setup = edited.sanitized();
    }

    pub fn new_deal(&mut self, seed: u64) {
        self.setup.seed = Spec::seed_of(seed);
        self.code = None;
        self.exchange = true;
    }

    /// The deal that is set up with its grade, once that is known.
    pub fn dealt(&self) -> Option<Dealt> {
        let deal = self.setup.deal();
        self.dealt.filter(|dealt| dealt.deal == deal)
    }

    pub fn grade(&self) -> Option<Grade> {
        self.dealt().map(|dealt| dealt.grade)
    }

    fn wanted(&self) -> Option<Grade> {
        self.setup.difficulty.0.filter(|_| self.exchange)
    }

    pub fn looks_for(&self) -> Option<Grade> {
        self.wanted().filter(|_| self.has_to_look())
    }

    /// Whether the grade of the deal is not known yet, or the deal was not chosen for the wanted one.
    pub fn has_to_look(&self) -> bool {
        if self.helpless {
            return false;
        }
        match (self.dealt(), self.wanted()) {
            (None, _) => true,
            (Some(_), None) => false,
            (Some(dealt), Some(wanted)) => dealt.wanted != Some(wanted),
        }
    }

    /// Has deals looked at beside the window; the request to start, once that is all that is waited for.
    pub fn tick(&mut self, env: &Env) -> Option<Request> {
        let (deal, wanted) = (self.setup.deal(), self.wanted());
        let meant = |search: &Search| search.from == deal && search.wanted == wanted;
        self.search = self.search.take().filter(meant);
        match self.search.as_ref().map(Search::poll) {
            Some(Poll::Pending) => return None,
            Some(Poll::Ready(Some(dealt))) => self.take_found(dealt),
            Some(Poll::Ready(None)) => {
                self.helpless = true;
                self.search = None;
            }
            None => {}
        }
        if self.has_to_look() {
            let search = Search::begin(&self.setup, wanted, env.seed, env.request_repaint);
            self.search = Some(search);
            return None;
        }
        let start = std::mem::take(&mut self.starting);
        start.then_some(Request::Start)
    }

    fn take_found(&mut self, dealt: Dealt) {
        self.search = None;
        self.setup.seed = dealt.deal.seed();
        self.dealt = Some(dealt);
        let wanted = self.setup.difficulty.0;
        if !self.exchange && wanted.is_some_and(|wanted| wanted != dealt.grade) {
            // These cards were asked for by their code: they matter more.
            self.setup.difficulty = Difficulty::default();
        }
    }

    /// The teacher looks at another screen: no game starts meanwhile.
    pub fn leave(&mut self) {
        self.starting = false;
    }

    pub fn take_deal(&mut self, deal: DealSpec) -> Result<(), CodeTrouble> {
        if self.setup.take_deal(deal) {
            self.code = None;
            self.exchange = false;
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
    use crate::app::setup::Seat;
    use crate::app::testing::env;

    #[test]
    fn a_code_becomes_the_deal_or_says_what_is_wrong() {
        let mut model = SetupModel::default();
        let code = Code::Deal(model.setup.deal()).to_string();
        let act = |model: &mut SetupModel, action| env(7, |env| model.apply(action, env));
        act(&mut model, SetupAction::NewDeal);
        assert_eq!(model.setup.seed, 7);
        act(&mut model, SetupAction::Code("4".to_owned()));
        assert_eq!(model.code().text, "4");
        assert!(model.code().trouble.is_some());
        act(&mut model, SetupAction::Code("56N1-71JM".to_owned()));
        assert!(matches!(model.code().trouble, Some(CodeTrouble::Other(_))));
        act(&mut model, SetupAction::Code(code.clone()));
        assert_eq!((model.code().text, model.setup.seed), (code, 1));
        act(&mut model, SetupAction::Code("4".to_owned()));
        let mut edited = model.setup.clone();
        edited.set_teams(3);
        act(&mut model, SetupAction::Choose(Box::new(edited)));
        assert_eq!(model.code().trouble, None, "what was typed is given up");
    }

    #[test]
    fn who_plays_is_asked_and_answered() {
        let mut model = SetupModel::default();
        let mut act = |action| env(1, |env| model.apply(action, env));
        let asked = act(SetupAction::AskPlayer(1));
        assert_eq!(asked, Some(Request::Open(Dialog::Seat(1))));
        let answered = act(SetupAction::Player(1, Player::all()[2]));
        assert_eq!(answered, Some(Request::Close));
        assert_eq!(act(SetupAction::Player(9, Player::People)), Some(Request::Close));
        assert_eq!(model.setup.player(1), Player::all()[2]);
    }

    #[test]
    fn names_are_cut_to_what_fits() {
        let mut model = SetupModel::default();
        let long = "Les Écureuils de la forêt enchantée".to_owned();
        let mut edited = model.setup.clone();
        edited.seat_mut(0).unwrap().name = long;
        env(1, |env| model.apply(SetupAction::Choose(Box::new(edited)), env));
        assert_eq!(model.setup.seats()[0].name.chars().count(), Seat::LONGEST_NAME);
    }
}
