//! The shell around the features: the window itself, its frame, and what is kept.
//!
//! A frame, in the order of [`SauteDix`]'s `eframe::App`:
//!
//! 1. `raw_input_hook` sets egui's zoom for the window and the screen (`zoom`).
//! 2. `Screen::tick` of every screen: computers play, [`Background`](super::Background) work is looked at.
//! 3. `view::ui` draws the bar, the screen (`Screen::ui`) and a dialog; each pushes actions. A screen reader is told.
//! 4. Each action changes its model. Its `Effect` marks a file as changed, or is a [`Request`](super::Request) for `requests`.
//!    After another screen has come, `TapGuard` drops the actions of a second tap.
//! 5. `autosave` writes the marked files.

mod autosave;
mod formats;
mod frame;
mod history;
mod notice;
mod requests;
mod save;
mod sound_cues;
mod state;
mod tap_guard;
mod view;

use std::sync::Arc;
use std::time::Duration;

use eframe::egui::{Context, RawInput, Ui, ViewportCommand};
use sound_cues::SoundState;
pub use tap_guard::OnScreen;
use tap_guard::TapGuard;

pub use formats::{
    SavedSettings, SavedWork, write_lessons, write_session, write_settings, write_work,
};
pub use frame::{FrameModel, Toast};
pub use notice::{LoadError, Notice};
pub use save::{CUSTOM_MARK, SaveFile, SavedModels, Storage};
pub use state::State;

use super::fonts;
use super::languages::Languages;
use super::platform::{self, Chooser, Opener, RequestRepaint, Speaker, Store};
use super::play::{PlayModel, Session};
use super::print::CloseRequest;
use super::screens::{Actions, Deferred, Effect, SCREENS};
use super::style::{self, Style};
use super::{Dialog, Env, ScreenId, zoom};
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
pub struct ScreenReaderText {
    pub title: String,
    pub news: String,
    pub language: String,
}

/// The world outside the window: its clock, chance, the calendar and dialogs of the system.
pub struct World {
    pub now: f64,
    pub chance: fn() -> u64,
    pub today: fn() -> Date,
    pub chooser: Box<dyn Chooser>,
    pub opener: Box<dyn Opener>,
    pub request_repaint: RequestRepaint,
}

impl World {
    pub fn env<'a>(&'a self, motion: bool, languages: &'a Languages) -> Env<'a> {
        Env {
            now: self.now,
            seed: (self.chance)(),
            today: (self.today)(),
            motion,
            languages,
            chooser: &*self.chooser,
            opener: &*self.opener,
            request_repaint: &self.request_repaint,
        }
    }
}

pub struct SauteDix {
    state: State,
    storage: Storage,
    speaker: Box<dyn Speaker>,
    ctx: Context,
    world: World,
    spoken: ScreenReaderText,
    tap_guard: TapGuard,
    sound_state: Option<SoundState>,
    /// How many frames custom content has still to get through before it is known not to crash the window.
    trial: u8,
    /// What the series and the vote under way came to when they were last kept.
    work: (usize, usize),
}

impl SauteDix {
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
        let request_repaint = request_repaint(ctx);
        let chance = options.chance.unwrap_or(platform::seed);
        let today = options.calendar.unwrap_or(platform::today);
        let mut app = SauteDix {
            state: State::new(languages, kept, chance, today(), &request_repaint),
            storage,
            speaker: platform::speaker(),
            ctx: ctx.clone(),
            world: World {
                now: 0.0,
                chance,
                today,
                chooser: platform::chooser(),
                opener: platform::opener(),
                request_repaint,
            },
            spoken: ScreenReaderText::default(),
            tap_guard: TapGuard::default(),
            sound_state: None,
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
        self.world.request_repaint = request_repaint(ctx);
        self.tap_guard.forget_the_clock();
        self.state.forget_the_clock();
    }

    pub fn state(&self) -> &State {
        &self.state
    }

    pub fn has_unkept(&self) -> bool {
        self.storage.is_marked()
    }

    pub fn ignores_taps(&self) -> bool {
        self.tap_guard.left(self.world.now).is_some()
    }

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
        let now = self.state.sound_state();
        let before = self.sound_state.replace(now).unwrap_or(now);
        let tone = now.since(before);
        if let Some(tone) = tone.filter(|_| self.state.settings.preferences.sound) {
            self.speaker.play(tone);
        }
    }

    pub fn visit(&mut self, screen: ScreenId) {
        self.go(screen);
    }

    pub fn sit_down(&mut self, session: Session) {
        self.state.play = PlayModel::new(Some(session));
        self.storage.mark(SaveFile::Game);
        self.go(ScreenId::Play);
    }

    fn let_time_pass(&mut self) {
        self.world.now = self.ctx.time();
        let shown = self.state.frame.screen;
        let updates =
            SCREENS.map(|(id, screen)| screen.tick(&mut self.state, &self.world, id == shown));
        for (wait, effect) in updates {
            self.wait(wait);
            self.carry_out(effect);
        }
        let motion = self.state.settings.preferences.motion;
        let thinking = self.state.frame.thinking.as_mut();
        let wait = thinking.and_then(|time| time.tick(self.world.now, motion));
        self.wait(wait);
        self.look_at_export();
        self.record_in_journal();
    }

    fn wait(&self, seconds: Option<f64>) {
        if let Some(seconds) = seconds {
            self.ctx.request_repaint_after(Duration::from_secs_f64(seconds));
        }
    }

    fn carry_out(&mut self, effect: Effect) {
        if let Some(file) = effect.saved {
            self.storage.mark(file);
        }
        if let Some(request) = effect.request {
            self.handle_request(request);
        }
    }

    fn record_in_journal(&mut self) {
        let state = &mut self.state;
        let drain = SCREENS.iter().flat_map(|(_, screen)| screen.drain_journal_entries(state));
        let entries: Vec<_> = drain.collect();
        if state.journal.put((self.world.today)(), entries) {
            self.storage.mark(SaveFile::Journal);
        }
    }

    /// An export comes to its end, and keeps the window open until then.
    fn look_at_export(&mut self) {
        let closes = self.ctx.input(|input| input.viewport().close_requested());
        let folder = self.state.print.saving.folder.clone();
        match self.state.print.saving.poll(closes) {
            CloseRequest::Allow => {}
            CloseRequest::Defer => {
                self.ctx.send_viewport_cmd(ViewportCommand::CancelClose);
                self.state.frame.show(ScreenId::Print);
            }
            CloseRequest::CloseNow => self.ctx.send_viewport_cmd(ViewportCommand::Close),
        }
        if self.state.print.saving.folder != folder {
            self.storage.mark(SaveFile::Settings);
        }
    }

    fn draw(&mut self, ui: &mut Ui) -> Vec<Deferred> {
        let mut actions = Actions::default();
        let state = &self.state;
        let preferences = &state.settings.preferences;
        let style = Style {
            voice: state.languages.current().plain(),
            palette: preferences.theme.palette(),
            motion: preferences.motion,
        };
        style::dress(&self.ctx, &style);
        view::ui(state, &style, ui, self.world.now, &mut actions);
        if platform::HAS_LIVE_REGION {
            let spoken = ScreenReaderText {
                title: view::heading(state, &style),
                news: view::news(state, &style, self.world.now),
                language: state.languages.code().to_owned(),
            };
            if spoken != self.spoken {
                platform::announce(&spoken);
                self.spoken = spoken;
            }
        }
        actions.0
    }
}

fn request_repaint(ctx: &Context) -> RequestRepaint {
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
        if self.ignores_taps() && self.ctx.input(|input| input.pointer.any_click()) {
            // The second tap of a board, on whatever has just appeared there.
            actions.clear();
        }
        if !actions.is_empty() {
            // What was done shows in the next frame.
            self.ctx.request_repaint();
        }
        for action in actions {
            let effect = action(&mut self.state, &self.world);
            self.carry_out(effect);
            self.record_in_journal();
        }
        if self.state.frame.dialog != Some(Dialog::Certificate) {
            // Names are never kept, not even until the next time.
            self.state.certificate.forget();
        }
        self.sound();
        let shown = self.state.shown();
        if self.tap_guard.is_other(shown) {
            // What was thought about is gone.
            self.state.frame.thinking = None;
        }
        self.tap_guard.look(shown, self.world.now);
        platform::tell_changing(&self.ctx, self.tap_guard.left(self.world.now));
        self.keep();
    }

    fn raw_input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let text_size = self.state.settings.preferences.zoom_factor();
        zoom::prepare(ctx, input, text_size, self.state.screen().room(&self.state));
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
