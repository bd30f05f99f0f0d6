//! The switchboard: the one file that names every feature. It routes actions to models, screens
//! to views, and asks the feature on the screen for its title, its keys and its code.

use eframe::egui::{Rect, Ui};

use super::SauteDix;
use super::calm::OnScreen;
use super::ear::Heard;
use super::formats::{
    SavedSettings, SavedWork, write_lessons, write_session, write_settings, write_work,
};
use super::frame::{FrameAction, FrameModel};
use super::requests;
use super::save::{SaveFile, SavedModels};
use crate::app::analysis::{self, AnalysisAction, AnalysisModel};
use crate::app::certificate::{CertificateAction, CertificateModel};
use crate::app::home::{self, HomeAction, HomeNews};
use crate::app::hour::{self, HourAction, HourModel};
use crate::app::journal::{self, JournalAction, JournalModel};
use crate::app::languages::Languages;
use crate::app::learn::{self, LearnAction, LearnModel};
use crate::app::platform::Wake;
use crate::app::play::{self, PlayAction, PlayModel, Session, TableAction};
use crate::app::practice::{self, PracticeAction, PracticeModel};
use crate::app::print::{self, PrintAction, PrintModel};
use crate::app::ritual::{self, RitualAction, RitualModel};
use crate::app::settings::{self, SettingsAction, SettingsModel};
use crate::app::setup::{self, SetupAction, SetupModel};
use crate::app::share::{ShareAction, ShareModel, Shared};
use crate::app::style::Style;
use crate::app::vote::{self, SavedVote, VoteAction, VoteModel};
use crate::app::widgets::{KeyGroup, Tile, Titles};
use crate::app::zoom::Room;
use crate::app::{Request, Screen};
use crate::coach::Grade;
use crate::journal::Date;
use crate::puzzle::Code;
use crate::text::Msg;

/// Something to do, and whose it is. Views say it; the model of that feature does it after the
/// frame.
#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    Frame(FrameAction),
    Home(HomeAction),
    Setup(SetupAction),
    Play(PlayAction),
    Analysis(AnalysisAction),
    Practice(PracticeAction),
    Vote(VoteAction),
    Learn(LearnAction),
    Ritual(RitualAction),
    Journal(JournalAction),
    Hour(HourAction),
    Print(PrintAction),
    Certificate(CertificateAction),
    Settings(SettingsAction),
    Share(ShareAction),
}

/// Everything the window knows: a model for each feature.
pub struct State {
    pub languages: Languages,
    pub frame: FrameModel,
    pub setup: SetupModel,
    pub play: PlayModel,
    pub analysis: AnalysisModel,
    pub practice: PracticeModel,
    pub vote: VoteModel,
    pub learn: LearnModel,
    pub ritual: RitualModel,
    pub journal: JournalModel,
    pub hour: HourModel,
    pub print: PrintModel,
    pub certificate: CertificateModel,
    pub settings: SettingsModel,
    pub share: ShareModel,
}

impl State {
    /// With what was kept the last time; `seed` gives a number by chance.
    pub(super) fn new(
        languages: Languages,
        kept: SavedModels,
        seed: fn() -> u64,
        today: Date,
        wake: &Wake,
    ) -> State {
        let preferences = kept.settings.preferences;
        let codes = languages.codes();
        let settings = SettingsModel::new(preferences, kept.skips_custom, &codes, wake);
        let mut practice = PracticeModel::new(kept.settings.practice);
        practice.offer(kept.work.series);
        let mut vote = VoteModel::default();
        vote.offer(kept.work.vote);
        State {
            frame: FrameModel::new(kept.notices),
            setup: SetupModel::new(kept.settings.setup, seed()),
            play: PlayModel::new(kept.session),
            analysis: AnalysisModel::default(),
            practice,
            vote,
            learn: LearnModel::new(kept.lessons),
            ritual: RitualModel::default(),
            journal: JournalModel::new(kept.journal, today),
            hour: HourModel::new(&kept.settings.hour),
            print: PrintModel::new(kept.settings.print, kept.settings.folder, seed()),
            certificate: CertificateModel::default(),
            settings,
            share: ShareModel::default(),
            languages,
        }
    }

    pub(super) fn write(&self, file: SaveFile) -> Option<String> {
        match file {
            SaveFile::Settings => write_settings(&SavedSettings {
                preferences: self.settings.preferences.clone(),
                setup: self.setup.setup.clone(),
                practice: self.practice.options.clone(),
                print: self.print.options.clone(),
                folder: self.print.saving.folder.clone(),
                hour: self.hour.kept(),
            }),
            SaveFile::Game => self.play.session().and_then(write_session),
            SaveFile::Lessons => write_lessons(self.learn.progress()),
            SaveFile::Journal => Some(self.journal.journal().to_string()),
            SaveFile::Work => {
                write_work(&SavedWork { series: self.practice.saved(), vote: self.vote.saved() })
            }
        }
    }

    pub(super) fn work(&self) -> (usize, usize) {
        (self.practice.changes(), self.vote.changes())
    }

    /// Whether what is on the screen scrolls where it is too small.
    pub fn room(&self) -> Room {
        let whole = match self.frame.screen {
            Screen::Play | Screen::Analysis | Screen::Vote | Screen::Ritual | Screen::End => true,
            Screen::Practice => self.practice.practice().is_some(),
            Screen::Learn => self.learn.run().is_some(),
            _ => false,
        };
        if whole { Room::Whole } else { Room::Scrolls }
    }

    pub fn shown(&self) -> OnScreen {
        OnScreen {
            screen: self.frame.screen,
            dialog: self.frame.dialog,
            stage: match self.frame.screen {
                Screen::Play => self.play.stage(),
                Screen::Practice => self.practice.stage(),
                Screen::Vote => self.vote.stage(),
                Screen::Learn => self.learn.stage(),
                Screen::Ritual => self.ritual.stage(),
                Screen::Journal => (self.journal.journal().current(), 0),
                Screen::Hour => self.hour.stage(),
                Screen::Home
                | Screen::Setup
                | Screen::End
                | Screen::Analysis
                | Screen::Settings
                | Screen::Print => (0, 0),
            },
        }
    }

    pub(super) fn heard(&self) -> Heard {
        let screen = self.frame.screen;
        let table = self.table();
        let right = match screen {
            Screen::Practice => self.practice.is_right(),
            Screen::Learn => self.learn.is_right(),
            Screen::Home
            | Screen::Setup
            | Screen::Play
            | Screen::End
            | Screen::Analysis
            | Screen::Vote
            | Screen::Ritual
            | Screen::Journal
            | Screen::Hour
            | Screen::Settings
            | Screen::Print => false,
        };
        Heard {
            screen,
            laid: table.map_or(0, Session::laid),
            last: table.and_then(Session::just_jumped),
            right,
            joy: self.play.joy(),
        }
    }

    /// The game on the table of this screen: the one under way, or that of a lesson.
    pub fn table(&self) -> Option<&Session> {
        match self.frame.screen {
            Screen::Learn => self.learn.session(),
            _ => self.play.session(),
        }
    }

    pub(super) fn at_the_table(&self, action: TableAction) -> Action {
        match self.frame.screen {
            Screen::Learn => Action::Learn(LearnAction::Table(action)),
            _ => Action::Play(PlayAction::Table(action)),
        }
    }

    pub fn code_here(&self) -> Option<Code> {
        match self.frame.screen {
            Screen::Setup => Some(Code::Deal(self.setup.setup.deal())),
            Screen::Play | Screen::End => self.play.session().map(Session::code),
            Screen::Practice => self.practice.code(),
            Screen::Print => self.print.sheet_code(),
            Screen::Hour => self.hour.code(),
            Screen::Home
            | Screen::Analysis
            | Screen::Vote
            | Screen::Settings
            | Screen::Learn
            | Screen::Ritual
            | Screen::Journal => None,
        }
    }

    /// How hard the deal is whose code that is, once it is known.
    fn grade_here(&self) -> Option<Grade> {
        match self.frame.screen {
            Screen::Setup => self.setup.grade(),
            Screen::Play | Screen::End => self.play.session().and_then(Session::grade),
            Screen::Home
            | Screen::Analysis
            | Screen::Practice
            | Screen::Vote
            | Screen::Settings
            | Screen::Print
            | Screen::Learn
            | Screen::Ritual
            | Screen::Hour
            | Screen::Journal => None,
        }
    }

    pub(super) fn shared(&self) -> Option<Shared> {
        Some(Shared {
            code: self.code_here()?,
            address: self.settings.address(),
            grade: self.grade_here(),
        })
    }

    pub(super) fn titles(&self, style: &Style) -> Titles {
        match self.frame.screen {
            Screen::Home => Titles::default(),
            Screen::Setup => setup::view::titles(style),
            Screen::Play => play::view::titles(&self.play, style),
            Screen::End => play::view::end_titles(&self.play, style),
            Screen::Analysis => analysis::view::titles(&self.analysis, style),
            Screen::Practice => practice::view::titles(&self.practice, style),
            Screen::Vote => vote::view::titles(&self.vote, style),
            Screen::Learn => learn::view::titles(&self.learn, style),
            Screen::Ritual => ritual::view::titles(&self.ritual, style),
            Screen::Journal => journal::view::titles(&self.journal, style),
            Screen::Hour => hour::view::titles(style),
            Screen::Settings => settings::view::titles(style),
            Screen::Print => print::view::titles(style),
        }
    }

    /// Whether there is something to think about, and time for it is to be had.
    pub(super) fn may_think(&self) -> bool {
        let asked = match self.frame.screen {
            Screen::Play => self.play.running().is_some(),
            Screen::Practice => {
                let practice = self.practice.practice();
                practice.is_some_and(|practice| !practice.is_over())
            }
            Screen::Vote => !self.vote.is_over(),
            Screen::Learn => self.learn.asks(),
            Screen::Ritual => self.ritual.item().is_some(),
            Screen::Home
            | Screen::Setup
            | Screen::End
            | Screen::Analysis
            | Screen::Journal
            | Screen::Hour
            | Screen::Settings
            | Screen::Print => false,
        };
        asked && self.settings.preferences.thinking > 0
    }

    pub(super) fn keys(&self) -> Vec<KeyGroup> {
        let mut groups = self.keys_of_screen();
        if let Some(group) = groups.last_mut().filter(|_| self.may_think()) {
            group.keys.push((Msg::KeysM, Msg::KeysMWhat));
        }
        groups
    }

    fn keys_of_screen(&self) -> Vec<KeyGroup> {
        match self.frame.screen {
            Screen::Play => play::view::keys_help(),
            Screen::Analysis => analysis::view::keys_help(),
            Screen::Practice => practice::view::keys_help(&self.practice),
            Screen::Vote => vote::view::keys_help(&self.vote),
            Screen::Learn => learn::view::keys_help(&self.learn),
            Screen::Print => print::view::keys_help(),
            Screen::Home => home::view::keys_help(),
            Screen::Ritual => ritual::view::keys_help(),
            Screen::Hour => hour::view::keys_help(),
            Screen::End | Screen::Setup | Screen::Settings | Screen::Journal => Vec::new(),
        }
    }

    pub(super) fn news(&self, style: &Style) -> Option<String> {
        match self.frame.screen {
            Screen::Play | Screen::Learn => {
                let session = self.table()?;
                Some(play::event(&style.voice, session, session.event()?))
            }
            Screen::Analysis => analysis::view::news(&self.analysis, style),
            Screen::Practice => practice::view::news(&self.practice, style),
            Screen::Home
            | Screen::Setup
            | Screen::End
            | Screen::Vote
            | Screen::Ritual
            | Screen::Journal
            | Screen::Hour
            | Screen::Settings
            | Screen::Print => None,
        }
    }

    /// Whether what is on the screen has come to its end, so that a prepared hour goes on from here.
    pub(super) fn is_done_here(&self) -> bool {
        match self.frame.screen {
            Screen::Practice => self.practice.is_done(),
            Screen::Vote => self.vote.is_over(),
            Screen::Learn => self.learn.is_done_here(),
            Screen::Ritual => self.ritual.item().is_none(),
            Screen::Home
            | Screen::Setup
            | Screen::Play
            | Screen::End
            | Screen::Analysis
            | Screen::Journal
            | Screen::Hour
            | Screen::Settings
            | Screen::Print => false,
        }
    }

    fn tiles() -> Vec<Tile> {
        vec![
            ritual::view::tile(),
            learn::view::tile(),
            setup::view::tile(),
            practice::view::tile(),
            vote::view::tile(),
            print::view::tile(),
        ]
    }

    pub(super) fn screen_ui(&self, style: &Style, ui: &mut Ui, body: Rect, out: &mut Vec<Action>) {
        let free = self.frame.is_free();
        match self.frame.screen {
            Screen::Home => say(out, Action::Home, |out| {
                let news = HomeNews {
                    game: self.play.session(),
                    digest: self.journal.digest(),
                    series: self.practice.offered().map(|saved| saved.at),
                    vote: self.vote.offered().map(SavedVote::question),
                };
                home::view::ui(&State::tiles(), news, style, ui, (body, free), out);
            }),
            Screen::Setup => say(out, Action::Setup, |out| {
                setup::view::ui(&self.setup, style, ui, body, out);
            }),
            Screen::Play => say(out, Action::Play, |out| {
                play::view::ui(&self.play, style, ui, body, free, out);
            }),
            Screen::End => say(out, Action::Play, |out| {
                play::view::end_ui(&self.play, style, ui, body, out);
            }),
            Screen::Analysis => say(out, Action::Analysis, |out| {
                analysis::view::ui(&self.analysis, style, ui, body, free, out);
            }),
            Screen::Practice => say(out, Action::Practice, |out| {
                practice::view::ui(&self.practice, style, ui, body, free, out);
            }),
            Screen::Vote => say(out, Action::Vote, |out| {
                vote::view::ui(&self.vote, style, ui, body, free, out);
            }),
            Screen::Learn => say(out, Action::Learn, |out| {
                learn::view::ui(&self.learn, style, ui, body, free, out);
            }),
            Screen::Ritual => say(out, Action::Ritual, |out| {
                ritual::view::ui(&self.ritual, style, ui, body, free, out);
            }),
            Screen::Journal => say(out, Action::Journal, |out| {
                let files = (&self.print, &self.languages);
                journal::view::ui(&self.journal, files, style, ui, body, out);
            }),
            Screen::Hour => say(out, Action::Hour, |out| {
                let saved = print::view::export_words(&self.print, &self.languages, style);
                let lessons = self.learn.lessons();
                let place = (style, ui, body);
                hour::view::ui(&self.hour, lessons, saved.as_deref(), place, out);
            }),
            Screen::Settings => say(out, Action::Settings, |out| {
                settings::view::ui(&self.settings, &self.languages, style, ui, body, out);
            }),
            Screen::Print => say(out, Action::Print, |out| {
                print::view::ui(&self.print, &self.languages, style, ui, body, free, out);
            }),
        }
    }
}

pub(super) fn say<A>(
    out: &mut Vec<Action>,
    whose: fn(A) -> Action,
    draw: impl FnOnce(&mut Vec<A>),
) {
    let mut said = Vec::new();
    draw(&mut said);
    out.extend(said.into_iter().map(whose));
}

impl SauteDix {
    /// Routes an action to its feature, marks what is to be kept, and passes on what the feature
    /// asks for.
    pub(super) fn apply(&mut self, action: Action) {
        let state = &mut self.state;
        let motion = state.settings.preferences.motion;
        let outside = self.world.outside(motion, &state.languages);
        let (request, kept): (Option<Request>, Option<SaveFile>) = match action {
            Action::Frame(action) => return self.frame(action),
            Action::Home(action) => (Some(action.request()), None),
            Action::Setup(action) => {
                (state.setup.apply(action, &outside), Some(SaveFile::Settings))
            }
            Action::Play(action) => (state.play.apply(action), Some(SaveFile::Game)),
            Action::Analysis(action) => {
                state.analysis.apply(action);
                (None, None)
            }
            Action::Practice(action) => {
                (state.practice.apply(action, &outside), Some(SaveFile::Settings))
            }
            Action::Vote(action) => (state.vote.apply(action, &outside), None),
            Action::Learn(action) => (state.learn.apply(action), Some(SaveFile::Lessons)),
            Action::Ritual(action) => (state.ritual.apply(action), None),
            Action::Journal(action) => {
                // What was said of the last file is no longer of interest.
                state.print.saving.forget_outcome();
                let paper = state.print.options.paper;
                let request = state.journal.apply(action, paper, &outside);
                (request, Some(SaveFile::Journal))
            }
            Action::Hour(action) => {
                // What was said of the last file is no longer of interest.
                state.print.saving.forget_outcome();
                (state.hour.apply(action, &outside), Some(SaveFile::Settings))
            }
            Action::Print(action) => {
                state.print.apply(action, &outside);
                (None, Some(SaveFile::Settings))
            }
            Action::Certificate(action) => (state.certificate.apply(action, &outside), None),
            Action::Settings(action) => {
                let request = state.settings.apply(action, &outside);
                requests::link_sheets(state);
                (request, Some(SaveFile::Settings))
            }
            Action::Share(action) => (state.share.apply(action), None),
        };
        if let Some(file) = kept {
            self.storage.mark(file);
        }
        if let Some(request) = request {
            self.fulfil(request);
        }
        self.put_down();
    }

    pub(super) fn put_down(&mut self) {
        let state = &mut self.state;
        let mut journal_entries = state.ritual.drain_journal_entries();
        journal_entries.extend(state.practice.drain_journal_entries());
        journal_entries.extend(state.vote.drain_journal_entries());
        journal_entries.extend(state.play.drain_journal_entries());
        journal_entries.extend(state.learn.drain_journal_entries());
        journal_entries.extend(state.hour.drain_journal_entries());
        if state.journal.put((self.world.today)(), journal_entries) {
            self.storage.mark(SaveFile::Journal);
        }
    }
}
