//! What features ask of the rest of the house: other screens, dialogs, and whatever concerns two of them.

use super::SauteDix;
use super::frame::Toast;
use super::notice::Notice;
use super::save::{SaveFile, SavedModels};
use super::state::State;
use crate::app::learn::LearnAction;
use crate::app::platform::Tone;
use crate::app::print::Saving;
use crate::app::share::{CodeTrouble, ShareAction};
use crate::app::{Dialog, Env, Request, ScreenId, platform};
use crate::journal::{Topic, ticket};
use crate::puzzle::{Code, DealSpec, HourStep};
use crate::rules::Random;
use crate::solver::Solver;
use crate::storage::custom::CustomContent;

impl SauteDix {
    pub(super) fn handle_request(&mut self, request: Request) {
        match request {
            Request::Go(screen) => self.go(screen),
            Request::Back => self.back(),
            Request::Dismiss => self.state.frame.dismiss(),
            Request::FullScreen => {
                let frame = &mut self.state.frame;
                frame.full_screen = platform::full_screen(&self.ctx, !frame.full_screen);
            }
            Request::Think => {
                let seconds = self.state.settings.preferences.thinking;
                self.state.frame.think(seconds, self.world.now);
            }
            Request::Open(dialog) => self.open(dialog),
            Request::Close => self.state.frame.dialog = None,
            Request::OpenCode(code) => self.open_code(code),
            Request::Copy(text) => self.ctx.copy_text(text),
            Request::Start if self.state.play.running().is_some() => self.open(Dialog::Replace),
            Request::Start | Request::StartAnyway => self.start(),
            Request::PlayAgain(deal) => self.play_again(deal),
            Request::NewDeal => {
                self.state.setup.new_deal((self.world.chance)());
                self.storage.mark(SaveFile::Settings);
                self.go(ScreenId::Setup);
            }
            Request::StudyGame { turn } => {
                let state = &mut self.state;
                let session = state.play.session();
                if session.is_some_and(|over| state.analysis.open_game(over, turn)) {
                    self.go(ScreenId::Analysis);
                }
            }
            Request::StudyPuzzle { puzzle, plays } => {
                if self.state.analysis.open_puzzle(&puzzle, plays) {
                    self.go(ScreenId::Analysis);
                }
            }
            Request::Practise(puzzles) => {
                if self.state.practice.take(puzzles) {
                    self.go(ScreenId::Practice);
                }
            }
            Request::Print(puzzles) => {
                self.state.print.give(puzzles);
                self.go(ScreenId::Print);
            }
            Request::ExitTicket { topic, deck } => {
                let hardest = self.state.journal.class().hardest_idea();
                let topic = topic.or(hardest.map(Topic::Idea));
                let mut random = Random::new((self.world.chance)());
                let puzzles = ticket(&mut Solver::new(), &mut random, topic, deck);
                self.state.print.give_ticket(puzzles);
                self.storage.mark(SaveFile::Settings);
                self.go(ScreenId::Print);
            }
            Request::Certificate(achievement) => {
                let state = &mut self.state;
                state.certificate.begin(achievement, state.print.options.paper);
                state.print.saving.forget_outcome();
                self.open(Dialog::Certificate);
            }
            Request::SavePlan(plan, name) => {
                self.save(|saving, env| saving.save_plan(plan, name, env));
            }
            Request::SaveText { title, text, name } => {
                self.save(|saving, env| saving.save_text(title, text, name, env));
            }
            Request::LineUp(code) => {
                if self.state.hour.add(HourStep::Open(Box::new(code))) {
                    self.storage.mark(SaveFile::Settings);
                    self.go(ScreenId::Hour);
                }
            }
            Request::EnterStep(step) => self.enter_step(step),
            Request::EndHour => self.state.frame.begin_at(ScreenId::Hour),
            Request::Speak(code) => self.state.languages.speak(&code),
            Request::Sound(on) => {
                self.state.frame.show_toast(Toast::Sound(on), self.world.now);
                if on {
                    self.speaker.play(Tone::Right);
                }
            }
            Request::DayPuzzle => {
                let today = self.state.journal.class().today((self.world.today)());
                if self.state.practice.open_day(today.date()) {
                    self.go(ScreenId::Practice);
                }
            }
            Request::ResumeSeries => self.resume(ScreenId::Practice),
            Request::ResumeVote => self.resume(ScreenId::Vote),
            Request::UseCustomContent => {
                use_custom_content(&mut self.state);
                if self.state.frame.screen != ScreenId::Settings {
                    self.report_custom_content();
                }
            }
            Request::Erase => self.erase(),
        }
    }

    pub(super) fn go(&mut self, screen: ScreenId) {
        self.state.frame.show(screen);
        screen.screen().enter(&mut self.state, &self.world);
    }

    /// Goes on with the series or the vote that was under way when the window was closed.
    fn resume(&mut self, screen: ScreenId) {
        let state = &mut self.state;
        let motion = state.settings.preferences.motion;
        let env = self.world.env(motion, &state.languages);
        let resumed = match screen {
            ScreenId::Vote => state.vote.resume(),
            _ => state.practice.resume(&env),
        };
        if resumed {
            // To go there would begin another vote.
            state.frame.show(screen);
        } else {
            self.go(screen);
        }
    }

    fn back(&mut self) {
        let state = &mut self.state;
        let closed = state.frame.dialog.take().is_some() || state.screen().leave(state);
        if !closed {
            state.frame.back();
        }
    }

    fn enter_step(&mut self, step: HourStep) {
        self.state.frame.begin_at(ScreenId::Hour);
        match step {
            HourStep::Lesson(number) => {
                let place = usize::from(number).saturating_sub(1);
                self.state.learn.apply(LearnAction::Restart(place));
                self.storage.mark(SaveFile::Lessons);
                self.go(ScreenId::Learn);
            }
            HourStep::Votes(count) => {
                self.go(ScreenId::Vote);
                self.state.vote.end_after(count.into());
            }
            HourStep::Ritual => self.go(ScreenId::Ritual),
            HourStep::DayPuzzle => self.handle_request(Request::DayPuzzle),
            HourStep::Open(code) => self.open_code(*code),
        }
    }

    fn open(&mut self, dialog: Dialog) {
        self.state.frame.dialog = Some(dialog);
        self.state.share.forget_copied();
        if dialog == Dialog::Share {
            self.state.play.judge_deal(&self.world.request_repaint);
        }
    }

    fn save(&mut self, save: impl FnOnce(&mut Saving, &Env)) {
        let state = &mut self.state;
        let motion = state.settings.preferences.motion;
        let env = self.world.env(motion, &state.languages);
        save(&mut state.print.saving, &env);
    }

    fn start(&mut self) {
        let state = &mut self.state;
        state.play.start(&state.setup.setup, state.setup.grade());
        // The next game gets other cards, unless the teacher asks for these.
        state.setup.new_deal((self.world.chance)());
        self.storage.mark(SaveFile::Game);
        self.storage.mark(SaveFile::Settings);
        // The game before is gone, and the set-up has been used.
        let gone = [ScreenId::Setup, ScreenId::Play, ScreenId::End, ScreenId::Analysis];
        self.state.frame.show_instead(ScreenId::Play, &gone);
    }

    fn play_again(&mut self, deal: DealSpec) {
        let state = &mut self.state;
        if let Some(session) = state.play.session() {
            state.setup.setup = session.setup().clone();
        }
        if state.setup.take_deal(deal).is_ok() {
            self.start();
        }
    }

    fn open_code(&mut self, code: Code) {
        let state = &mut self.state;
        let here = state.frame.screen == ScreenId::Practice;
        let opened = match &code {
            Code::Deal(deal) => state.setup.take_deal(*deal).map(|()| ScreenId::Setup),
            Code::Hour(plan) => {
                state.hour.take(plan.clone());
                Ok(ScreenId::Hour)
            }
            _ if state.practice.open(&code, here) => Ok(ScreenId::Practice),
            _ => Err(CodeTrouble::Other(code)),
        };
        state.share.answer(opened.clone().map(|_| ()));
        if let Ok(screen) = opened {
            self.storage.mark(SaveFile::Settings);
            self.go(screen);
        }
    }

    pub fn address_says(&mut self, code: &str) {
        if !self.state.share.address_says(code) {
            return;
        }
        if let Some(request) = self.state.share.apply(ShareAction::Open) {
            self.handle_request(request);
        }
        if self.state.share.entry.trouble.is_some() {
            // There it can be corrected.
            self.go(ScreenId::Home);
            self.open(Dialog::Code);
        }
    }

    /// Erases what is kept, and forgets it here as well. The language stays the one that is
    /// spoken: the teacher must be able to read what is said about it.
    fn erase(&mut self) {
        let notice = self.storage.erase();
        let languages = self.state.languages.renewed();
        let screen = self.state.frame.screen;
        let full_screen = self.state.frame.full_screen;
        self.state = State::new(
            languages,
            SavedModels::default(),
            self.world.chance,
            (self.world.today)(),
            &self.world.request_repaint,
        );
        self.state.frame.screen = screen;
        self.state.frame.full_screen = full_screen;
        self.state.frame.notices = vec![notice];
        self.work = self.state.work();
        self.begin_with_custom_content();
    }

    /// Uses what is sound in the folder of custom content; says so if it cannot be read.
    pub(super) fn begin_with_custom_content(&mut self) {
        use_custom_content(&mut self.state);
        self.state.link_sheets();
        self.report_custom_content();
    }

    fn report_custom_content(&mut self) {
        if let Some(Err(detail)) = self.state.settings.custom.found() {
            let notice = Notice::NoCustomContent(detail.to_owned());
            self.state.frame.notices.push(notice);
        }
    }
}

fn use_custom_content(state: &mut State) {
    let nothing = CustomContent::default();
    let own = match state.settings.custom.found() {
        Some(Ok(own)) => own,
        _ => &nothing,
    };
    state.languages.use_texts(&own.languages);
    state.learn.use_custom(&own.lessons);
    state.print.use_custom(&own.templates, &own.languages);
}
