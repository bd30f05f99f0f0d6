//! The window: screens, what can be done on them, and what it remembers.
//!
//! A view draws the [`state`] and says what was done as [`action`]s; `apply` changes the state
//! after the frame and `keep` writes it down. The game itself is a [`session`], which knows no
//! window. Sizes and colours are in [`theme`], what differs in a browser in [`platform`].

pub mod action;
mod apply;
pub mod desk;
pub mod keep;
pub mod learn;
pub mod own;
pub mod platform;
pub mod practice;
mod practise;
pub mod print;
mod screens;
pub mod session;
pub mod settings;
pub mod setup;
pub mod state;
pub mod theme;
pub mod vote;
mod widgets;
pub mod wish;
mod words;

use eframe::egui::{Context, Ui};

use keep::{Keeper, Notice};
use learn::LearnState;
use own::OwnContent;
use platform::{Chooser, Store};
use print::PrintState;
use state::{CodeEntry, Languages, Screen, State};
use theme::Look;

/// How the window was asked to start.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The language, whatever was used the last time.
    pub language: Option<String>,
    /// Say when the first picture is on the screen, and close.
    pub bench: bool,
}

/// The application.
pub struct SauteDix {
    state: State,
    keeper: Keeper,
    chooser: Box<dyn Chooser>,
    /// The code in the address of the page.
    address: String,
    /// What was told last.
    told: Told,
}

/// What is told to those who cannot see the window.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Told {
    /// The screen.
    pub title: String,
    /// The newest message.
    pub news: String,
    /// The language of both.
    pub language: &'static str,
}

impl SauteDix {
    /// Starts with what was kept the last time.
    pub fn new(ctx: &Context, options: &Options, store: Box<dyn Store>) -> SauteDix {
        prepare(ctx);
        let mut keeper = Keeper::new(store);
        let (settings, session, notices) = keeper.load();
        let mut notices = notices;
        let learn = LearnState::new(keeper.load_lessons(&mut notices));
        let wanted = options.language.as_deref().or(settings.language.as_deref());
        let languages = Languages::new(wanted, platform::system_language().as_deref());
        let mut app = SauteDix {
            state: State {
                settings,
                languages,
                screen: Screen::Home,
                before: Screen::Home,
                dialog: None,
                session,
                code: CodeEntry::default(),
                deal_code: None,
                copied: None,
                practice: None,
                practice_trouble: None,
                vote: None,
                replay: None,
                notices,
                next_move: None,
                next_step: None,
                full_screen: false,
                print: PrintState::default(),
                learn,
                own: OwnContent::default(),
            },
            keeper,
            chooser: platform::chooser(),
            address: String::new(),
            told: Told::default(),
        };
        app.read_own();
        if let Some(Err(detail)) = app.state.own.found() {
            let notice = Notice::NoOwnContent(detail.to_owned());
            app.state.notices.push(notice);
        }
        if app.state.settings.setup == setup::Setup::default() {
            app.new_seed();
        }
        if app.state.settings.print == print::PrintOptions::default() {
            app.new_sheet_seed();
        }
        app
    }

    /// Goes on in another window: everything is as it was.
    pub fn move_to(&mut self, ctx: &Context) {
        prepare(ctx);
        // The clock of the new window starts again.
        (self.state.next_move, self.state.next_step) = (None, None);
    }

    /// What the window is about.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Asks somebody else where files are to be saved.
    pub fn choose_with(&mut self, chooser: Box<dyn Chooser>) {
        self.chooser = chooser;
    }

    /// Goes to a screen, as its tile would.
    pub fn visit(&mut self, screen: Screen) {
        self.go(screen);
    }

    /// Lets a lesson lay the next card of a play it shows, and asks to be called again.
    fn let_lessons_show(&mut self, ctx: &Context) {
        if self.state.screen == Screen::Learn
            && let Some(wait) = self.state.learn.tick(ctx.time())
        {
            ctx.request_repaint_after(std::time::Duration::from_secs_f64(wait));
        }
    }

    /// Lets a computer play when its time has come, and asks to be called again.
    fn let_computers_play(&mut self, ctx: &Context) {
        let now = ctx.time();
        let state = &mut self.state;
        let at_the_table = state.screen == Screen::Play && state.dialog.is_none();
        let Some(session) = state
            .session
            .as_mut()
            .filter(|session| at_the_table && session.computer_moves())
        else {
            state.next_move = None;
            return;
        };
        let pace = session.setup().pace.seconds();
        let due = *state.next_move.get_or_insert(now + pace);
        if now >= due {
            session.computer_step();
            state.next_move = Some(now + pace);
        }
        if session.computer_moves() {
            let wait = state.next_move.map_or(0.0, |next| next - now);
            ctx.request_repaint_after(std::time::Duration::from_secs_f64(wait.max(0.0)));
        }
    }

    fn keep(&mut self) {
        let state = &mut self.state;
        let notice = self.keeper.save(&state.settings, state.session.as_ref());
        state.notices.extend(notice);
        let notice = self.keeper.save_lessons(state.learn.progress());
        state.notices.extend(notice);
    }
}

/// Fonts and habits of a window.
fn prepare(ctx: &Context) {
    theme::install_fonts(ctx);
    // Our own zoom makes texts larger where there is room for them; egui's would only make the
    // window smaller.
    ctx.options_mut(|options| options.zoom_with_keyboard = false);
}

impl eframe::App for SauteDix {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        let ctx = ui.ctx().clone();
        self.let_computers_play(&ctx);
        self.let_time_pass(&ctx);
        self.tend_print(&ctx);
        self.tend_own();
        self.let_lessons_show(&ctx);
        let mut actions = Vec::new();
        {
            let state = &self.state;
            let window = ctx.content_rect().size();
            let look = Look {
                voice: state.languages.current().plain(),
                palette: state.settings.theme.palette(),
                unit: Look::unit_for(window, state.settings.zoom_factor()),
                motion: state.settings.motion,
            };
            theme::dress(&ctx, &look);
            screens::ui(state, &look, ui, &mut actions);
            let told = Told {
                title: screens::heading(state, &look),
                news: screens::news(state, &look),
                language: state.languages.code(),
            };
            if told != self.told {
                platform::tell(&told);
                self.told = told;
            }
        }
        if !actions.is_empty() {
            // What was done shows in the next frame.
            ctx.request_repaint();
        }
        for action in actions {
            self.apply(&ctx, action);
        }
        self.keep();
    }

    fn clear_color(&self, _visuals: &eframe::egui::Visuals) -> [f32; 4] {
        let paper = self.state.settings.theme.palette().paper;
        paper.to_normalized_gamma_f32()
    }

    fn persist_egui_memory(&self) -> bool {
        false
    }
}
