//! The one place where actions change the state.

use eframe::egui::Context;

use super::action::{Action, PlayAction, SetupAction};
use super::learn::LearnState;
use super::practice::Practice;
use super::session::Session;
use super::settings::Settings;
use super::setup::Seat;
use super::state::{CodeEntry, CodeTrouble, Dialog, Replay, Screen};
use super::{SauteDix, platform};
use crate::puzzle::{Code, CodeError, DealSpec, Spec};

impl SauteDix {
    /// Does what was asked for.
    pub(super) fn apply(&mut self, ctx: &Context, action: Action) {
        let state = &mut self.state;
        match action {
            Action::Go(screen) => self.go(screen),
            Action::Back => self.back(),
            Action::Speak(code) => {
                state.languages.speak(code);
                state.settings.language = Some(code.to_owned());
            }
            Action::FullScreen => {
                state.full_screen = platform::full_screen(ctx, !state.full_screen);
            }
            Action::Open(dialog) => {
                state.dialog = Some(dialog);
                state.copied = None;
            }
            Action::Close => state.dialog = None,
            Action::Dismiss => {
                if !state.notices.is_empty() {
                    state.notices.remove(0);
                }
            }
            Action::Theme(theme) => state.settings.theme = theme,
            Action::Zoom(percent) => state.settings.zoom = percent,
            Action::ZoomBy(larger) => state.settings.zoom_by(larger),
            Action::Motion(motion) => state.settings.motion = motion,
            Action::Address(text) => state.settings.address = text,
            Action::Copy(text) => {
                state.copied = Some(text.clone());
                ctx.copy_text(text);
            }
            Action::Erase => self.erase(),
            Action::TypeCode(text) => {
                state.code = CodeEntry {
                    text,
                    trouble: None,
                }
            }
            Action::OpenCode => self.open_code(),
            Action::Setup(action) => self.set_up(action),
            Action::Start => match state.running() {
                Some(_) => state.dialog = Some(Dialog::Replace),
                None => self.start(),
            },
            Action::StartAnyway => self.start(),
            Action::SameDeal => {
                if let Some(session) = &state.session {
                    let deal = session.deal();
                    let setup = session.setup().clone();
                    state.settings.setup = setup;
                    state.settings.setup.take_deal(deal);
                    self.start();
                }
            }
            Action::NewDeal => {
                self.new_seed();
                self.go(Screen::Setup);
            }
            Action::Play(action) => self.at_the_table(action),
            Action::Practice(action) => self.practise(ctx, action),
            Action::Mistakes => self.practise_mistakes(),
            Action::PrintMistakes => {
                let mined = state.session.as_mut().map(Session::mine);
                state.print.give(mined.unwrap_or_default());
                self.go(Screen::Print);
            }
            Action::PrintSeries => {
                let items = state.practice.iter().flat_map(Practice::items);
                let puzzles = items.map(|item| item.puzzle.clone()).collect();
                state.print.give(puzzles);
                self.go(Screen::Print);
            }
            Action::Vote(action) => self.vote(action),
            Action::Watch(turn) => state.replay = Some(Replay { turn, step: 0 }),
            Action::Step(step) => {
                if let Some(replay) = &mut state.replay {
                    replay.step = step;
                }
            }
            Action::Print(action) => self.print(ctx, action),
            Action::Learn(action) => state.learn.act(action),
            Action::Own(action) => self.own(ctx, action),
        }
    }

    pub(super) fn go(&mut self, screen: Screen) {
        let state = &mut self.state;
        state.dialog = None;
        state.replay = None;
        if screen == Screen::Settings && state.screen != Screen::Settings {
            state.before = state.screen;
        }
        state.screen = screen;
        if screen == Screen::End
            && let Some(session) = &mut state.session
        {
            session.mine();
        }
    }

    fn back(&mut self) {
        let state = &mut self.state;
        if state.dialog.take().is_some() || state.replay.take().is_some() {
            return;
        }
        if state.screen == Screen::Learn && state.learn.leave() {
            return;
        }
        state.screen = match state.screen {
            Screen::Settings => state.before,
            // A series is left for the choice of another.
            Screen::Practice if state.practice.take().is_some() => Screen::Practice,
            _ => Screen::Home,
        };
    }

    fn erase(&mut self) {
        let notice = self.keeper.erase();
        let state = &mut self.state;
        state.settings = Settings::default();
        state.session = None;
        state.learn = LearnState::default();
        state.dialog = None;
        state.before = Screen::Home;
        state.notices = vec![notice];
        self.read_own();
    }

    pub(super) fn new_seed(&mut self) {
        let seed = platform::seed() % u64::from(Spec::SEEDS);
        self.state.settings.setup.seed = u32::try_from(seed).unwrap_or(0);
        self.state.deal_code = None;
    }

    /// The deal a code stands for, or what is wrong with it.
    fn deal_of(text: &str) -> Result<DealSpec, CodeTrouble> {
        match Code::parse(text) {
            Ok(Code::Deal(deal)) => Ok(deal),
            Ok(other) => Err(CodeTrouble::Other(other)),
            Err(error) => Err(CodeTrouble::Wrong(error)),
        }
    }

    /// Opens the code in the address of the page, once for each that it names.
    pub fn address_says(&mut self, code: &str) {
        if self.address == code {
            return;
        }
        code.clone_into(&mut self.address);
        if !code.is_empty() {
            code.clone_into(&mut self.state.code.text);
            self.open_code();
            if self.state.code.trouble.is_some() {
                // There it can be mended.
                self.go(Screen::Home);
                self.state.dialog = Some(Dialog::Code);
            }
        }
    }

    fn open_code(&mut self) {
        let opened = match Code::parse(&self.state.code.text) {
            Ok(Code::Deal(deal)) => self.take_deal(deal).map(|()| Screen::Setup),
            Ok(code) => self.open_puzzles(&code).map(|()| Screen::Practice),
            Err(error) => Err(CodeTrouble::Wrong(error)),
        };
        match opened {
            Ok(screen) => {
                self.state.code = CodeEntry::default();
                self.go(screen);
            }
            Err(trouble) => self.state.code.trouble = Some(trouble),
        }
    }

    fn take_deal(&mut self, deal: DealSpec) -> Result<(), CodeTrouble> {
        let first = Code::Deal(deal).to_string().chars().next();
        if self.state.settings.setup.take_deal(deal) {
            self.state.deal_code = None;
            Ok(())
        } else {
            let first = first.unwrap_or('?');
            Err(CodeTrouble::Wrong(CodeError::UnknownVersion(first)))
        }
    }

    fn set_up(&mut self, action: SetupAction) {
        if let SetupAction::Code(text) = action {
            let opened = SauteDix::deal_of(&text);
            let trouble = opened.and_then(|deal| self.take_deal(deal)).err();
            self.state.deal_code = trouble.map(|trouble| CodeEntry {
                text,
                trouble: Some(trouble),
            });
            return;
        }
        let setup = &mut self.state.settings.setup;
        match action {
            SetupAction::Variant(variant) => setup.variant = variant,
            SetupAction::Teams(teams) => setup.set_teams(teams),
            SetupAction::Name(team, name) => {
                if let Some(seat) = setup.seat_mut(team) {
                    seat.name = name.chars().take(Seat::LONGEST_NAME).collect();
                }
            }
            SetupAction::Player(team, player) => {
                if let Some(seat) = setup.seat_mut(team) {
                    seat.player = player;
                }
            }
            SetupAction::Starter(starter) => setup.starter = starter,
            SetupAction::OpenHands(open) => setup.open_hands = open,
            SetupAction::Guidance(guidance) => setup.guidance = guidance,
            SetupAction::Pace(pace) => setup.pace = pace,
            SetupAction::NewDeal => self.new_seed(),
            SetupAction::Code(_) => {}
        }
        self.state.deal_code = None;
    }

    fn start(&mut self) {
        let session = Session::new(&self.state.settings.setup);
        self.state.session = Some(session);
        // The next game gets other cards, unless somebody asks for these.
        self.new_seed();
        self.state.next_move = None;
        self.go(Screen::Play);
    }

    fn at_the_table(&mut self, action: PlayAction) {
        let state = &mut self.state;
        let session = match state.screen {
            Screen::Learn => state.learn.session_mut(),
            _ => state.session.as_mut(),
        };
        let Some(session) = session else {
            return;
        };
        match action {
            PlayAction::Choose(card) => session.choose(card),
            PlayAction::PointAt(card) => session.point_at(card),
            PlayAction::Place(pile) => session.place(pile),
            PlayAction::Undo => session.undo(),
            PlayAction::EndTurn => session.end_turn(),
            PlayAction::Hint => session.ask_hint(),
            PlayAction::GoOn => session.go_on(),
            PlayAction::Cover => session.toggle_cover(),
            PlayAction::Say(player, pile, signal) => session.say(player, pile, signal),
            PlayAction::Result => self.go(Screen::End),
        }
    }
}
