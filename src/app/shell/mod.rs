//! The shell around the features: the window itself, its frame, and what is kept.
//!
//! A frame goes like this: time passes for the models, the screen is drawn, what was done is
//! routed by the [`switchboard`], and what has changed is kept.

mod autosave;
mod calm;
mod ear;
mod formats;
mod frame;
mod notice;
mod requests;
mod save;
pub mod switchboard;
mod trail;
mod view;

use std::sync::Arc;
use std::time::Duration;

use calm::Calm;
pub use calm::OnScreen;
use ear::Heard;
use eframe::egui::{Context, RawInput, Ui, ViewportCommand};

pub use formats::{
    SavedSettings, SavedWork, write_lessons, write_session, write_settings, write_work,
};
pub use frame::{FrameAction, FrameModel, Passing};
pub use notice::{LoadError, Notice};
pub use save::{CUSTOM_MARK, SaveFile, SavedModels, Storage};
pub use switchboard::{Action, State};

use super::fonts;
use super::languages::Languages;
use super::platform::{self, Chooser, Opener, Speaker, Store, Wake};
use super::play::{PlayModel, Session};
use super::print::CloseRequest;
use super::style::{self, Style};
use super::{Dialog, Outside, Screen, Tick, zoom};
use crate::journal::Date;
use crate::storage::custom::CustomLanguages;

#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The language, whatever was used the last time.
    pub language: Option<String>,
    pub translations: CustomLanguages,
    /// Say when the first picture is on the screen, and close.
    pub bench: bool,
    pub chance: Option<fn() -> u64>,
    pub calendar: Option<fn() -> Date>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Told {
    pub title: String,
    pub news: String,
    pub language: String,
}

struct World {
    now: f64,
    seed: fn() -> u64,
    today: fn() -> Date,
    chooser: Box<dyn Chooser>,
    opener: Box<dyn Opener>,
    wake: Wake,
}

impl World {
    fn outside<'a>(&'a self, motion: bool, languages: &'a Languages) -> Outside<'a> {
        Outside {
            now: self.now,
            seed: (self.seed)(),
            today: (self.today)(),
            motion,
            languages,
            chooser: &*self.chooser,
            opener: &*self.opener,
            wake: &self.wake,
        }
    }
}

pub struct SauteDix {
    state: State,
    storage: Storage,
    speaker: Box<dyn Speaker>,
    ctx: Context,
    world: World,
    told: Told,
    calm: Calm,
    heard: Option<Heard>,
    /// How many pictures content of one's own has still to get through before it is known to do no harm.
    trial: u8,
    /// What the series and the vote under way came to when they were last kept.
    work: (usize, usize),
}

impl SauteDix {
    /// Starts with what was kept the last time.
    pub fn new(ctx: &Context, options: &Options, store: Box<dyn Store>) -> SauteDix {
        let mut storage = Storage::new(store);
        let mut kept = storage.load();
        let CustomLanguages { languages, faults } = options.translations.clone();
        kept.notices.extend(faults.into_iter().map(Notice::Translation));
        let language = kept.settings.preferences.language.as_deref();
        let language = options.language.as_deref().or(language);
        let system = platform::system_language();
        let languages = Languages::new(language, system.as_deref(), languages);
        let trial = autosave::begin_trial(&mut storage, &mut kept);
        let wake = wake(ctx);
        let seed = options.chance.unwrap_or(platform::seed);
        let today = options.calendar.unwrap_or(platform::today);
        let mut app = SauteDix {
            state: State::new(languages, kept, seed, today(), &wake),
            storage,
            speaker: platform::speaker(),
            ctx: ctx.clone(),
            world: World {
                now: 0.0,
                seed,
                today,
                chooser: platform::chooser(),
                opener: platform::opener(),
                wake,
            },
            told: Told::default(),
            calm: Calm::default(),
            heard: None,
            trial,
            work: (0, 0),
        };
        app.begin_with_custom_content();
        // Whether anything can be kept is told now, and not after the first hour.
        app.storage.mark(SaveFile::Settings);
        prepare(ctx);
        app
    }

    /// Goes on in another window: everything is as it was.
    pub fn move_to(&mut self, ctx: &Context) {
        prepare(ctx);
        self.ctx = ctx.clone();
        self.world.wake = wake(ctx);
        self.state.play.forget_the_clock();
        self.state.practice.forget_the_clock();
        self.state.learn.forget_the_clock();
        if let Some(thinking) = &mut self.state.frame.thinking {
            thinking.forget_the_clock();
        }
        self.calm.forget_the_clock();
        self.state.frame.forget_the_clock();
    }

    pub fn state(&self) -> &State {
        &self.state
    }

    pub fn has_unkept(&self) -> bool {
        self.storage.is_marked()
    }

    /// Whether the screen has just changed, so that a tap means nothing.
    pub fn is_changing(&self) -> bool {
        self.calm.left(self.world.now).is_some()
    }

    /// Asks somebody else where files are to be saved.
    pub fn choose_with(&mut self, chooser: Box<dyn Chooser>) {
        self.world.chooser = chooser;
    }

    pub fn show_with(&mut self, opener: Box<dyn Opener>) {
        self.world.opener = opener;
    }

    pub fn play_with(&mut self, speaker: Box<dyn Speaker>) {
        self.speaker = speaker;
    }

    fn sound(&mut self) {
        let now = self.state.heard();
        let before = self.heard.replace(now).unwrap_or(now);
        let tone = now.since(before);
        if let Some(tone) = tone.filter(|_| self.state.settings.preferences.sound) {
            self.speaker.play(tone);
        }
    }

    pub fn visit(&mut self, screen: Screen) {
        self.go(screen);
    }

    /// Puts a game on the table, in the place of the one that is there, and shows it.
    pub fn sit_down(&mut self, session: Session) {
        self.state.play = PlayModel::new(Some(session));
        self.storage.mark(SaveFile::Game);
        self.go(Screen::Play);
    }

    /// Lets time pass for whatever moves by itself, and asks to be called again.
    fn let_time_pass(&mut self) {
        self.world.now = self.ctx.time();
        let state = &mut self.state;
        state.journal.set_today((self.world.today)());
        let motion = state.settings.preferences.motion;
        let outside = self.world.outside(motion, &state.languages);
        let screen = state.frame.screen;
        let at_the_table = screen == Screen::Play && state.frame.is_free();
        let computers = state.play.tick(at_the_table, &outside);
        if computers.changed {
            self.storage.mark(SaveFile::Game);
        }
        let shown = match screen {
            Screen::Practice => state.practice.tick(&outside),
            Screen::Learn => state.learn.tick(&outside),
            _ => Tick::default(),
        };
        let thinking = state.frame.thinking.as_mut();
        let thinking = thinking.and_then(|time| time.tick(outside.now, outside.motion));
        let waits = [computers.wait, shown.wait, thinking];
        for wait in waits.into_iter().flatten() {
            self.ctx.request_repaint_after(Duration::from_secs_f64(wait));
        }
        let setup = &mut state.setup;
        let chosen = (setup.setup.seed, setup.setup.difficulty);
        let start = if screen == Screen::Setup {
            setup.tick(&outside)
        } else {
            setup.leave();
            None
        };
        if chosen != (setup.setup.seed, setup.setup.difficulty) {
            self.storage.mark(SaveFile::Settings);
        }
        let (chosen, request) = state.settings.tick(&outside);
        if chosen {
            self.storage.mark(SaveFile::Settings);
        }
        if state.hour.tick() {
            self.storage.mark(SaveFile::Settings);
        }
        if screen == Screen::Print && state.print.prepare(&state.languages) {
            self.ctx.request_repaint();
        }
        if let Some(request) = request {
            self.fulfil(request);
        }
        if let Some(request) = start {
            self.fulfil(request);
        }
        self.look_at_export();
        self.put_down();
    }

    /// An export comes to its end, and keeps the window open until then.
    fn look_at_export(&mut self) {
        let closes = self.ctx.input(|input| input.viewport().close_requested());
        let folder = self.state.print.saving.folder.clone();
        match self.state.print.saving.poll(closes) {
            CloseRequest::Allow => {}
            CloseRequest::Defer => {
                self.ctx.send_viewport_cmd(ViewportCommand::CancelClose);
                self.state.frame.show(Screen::Print);
            }
            CloseRequest::CloseNow => self.ctx.send_viewport_cmd(ViewportCommand::Close),
        }
        if self.state.print.saving.folder != folder {
            self.storage.mark(SaveFile::Settings);
        }
    }

    fn draw(&mut self, ui: &mut Ui) -> Vec<Action> {
        let mut actions = Vec::new();
        let state = &self.state;
        let preferences = &state.settings.preferences;
        let style = Style {
            voice: state.languages.current().plain(),
            palette: preferences.theme.palette(),
            motion: preferences.motion,
        };
        style::dress(&self.ctx, &style);
        view::ui(state, &style, ui, self.world.now, &mut actions);
        if platform::TELLS {
            let told = Told {
                title: view::heading(state, &style),
                news: view::news(state, &style, self.world.now),
                language: state.languages.code().to_owned(),
            };
            if told != self.told {
                platform::tell(&told);
                self.told = told;
            }
        }
        actions
    }
}

fn wake(ctx: &Context) -> Wake {
    let ctx = ctx.clone();
    Arc::new(move || ctx.request_repaint())
}

fn prepare(ctx: &Context) {
    fonts::install(ctx);
    // The zoom is set by our own keys, which also keep it for the next time.
    ctx.options_mut(|options| options.zoom_with_keyboard = false);
}

impl eframe::App for SauteDix {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.ctx = ui.ctx().clone();
        self.let_time_pass();
        let mut actions = self.draw(ui);
        if self.is_changing() && self.ctx.input(|input| input.pointer.any_click()) {
            // The second tap of a board, on whatever has just appeared there.
            actions.clear();
        }
        if !actions.is_empty() {
            // What was done shows in the next frame.
            self.ctx.request_repaint();
        }
        for action in actions {
            self.apply(action);
        }
        if self.state.frame.dialog != Some(Dialog::Certificate) {
            // Names are never kept, not even until the next time.
            self.state.certificate.forget();
        }
        self.sound();
        let shown = self.state.shown();
        if self.calm.is_other(shown) {
            // What was thought about is gone.
            self.state.frame.thinking = None;
        }
        self.calm.style(shown, self.world.now);
        platform::tell_changing(&self.ctx, self.calm.left(self.world.now));
        self.keep();
    }

    fn raw_input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let text_size = self.state.settings.preferences.zoom_factor();
        zoom::prepare(ctx, input, text_size, self.state.room());
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.leave();
    }

    fn clear_color(&self, _visuals: &eframe::egui::Visuals) -> [f32; 4] {
        let paper = self.state.settings.preferences.theme.palette().paper;
        paper.to_normalized_gamma_f32()
    }

    fn persist_egui_memory(&self) -> bool {
        false
    }
}
