//! Everything the window knows: a model for each feature. A view sees its own one only.

use super::frame::FrameModel;
use super::save::SavedModels;
use super::sound_cues::SoundState;
use super::tap_guard::OnScreen;
use crate::app::analysis::AnalysisModel;
use crate::app::certificate::CertificateModel;
use crate::app::hour::HourModel;
use crate::app::journal::JournalModel;
use crate::app::languages::Languages;
use crate::app::learn::LearnModel;
use crate::app::platform::RequestRepaint;
use crate::app::play::{PlayModel, Session};
use crate::app::practice::PracticeModel;
use crate::app::print::PrintModel;
use crate::app::ritual::RitualModel;
use crate::app::screens::Screen;
use crate::app::settings::SettingsModel;
use crate::app::setup::SetupModel;
use crate::app::share::{ShareModel, Shared};
use crate::app::vote::VoteModel;
use crate::app::widgets::KeyGroup;
use crate::journal::Date;
use crate::puzzle::Code;
use crate::text::Msg;

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
    pub(super) fn new(
        languages: Languages,
        saved: SavedModels,
        chance: fn() -> u64,
        today: Date,
        request_repaint: &RequestRepaint,
    ) -> State {
        let preferences = saved.settings.preferences;
        let codes = languages.codes();
        let settings = SettingsModel::new(preferences, saved.skips_custom, &codes, request_repaint);
        let mut practice = PracticeModel::new(saved.settings.practice);
        practice.offer(saved.work.series);
        let mut vote = VoteModel::default();
        vote.offer(saved.work.vote);
        State {
            frame: FrameModel::new(saved.notices),
            setup: SetupModel::new(saved.settings.setup, chance()),
            play: PlayModel::new(saved.session),
            analysis: AnalysisModel::default(),
            practice,
            vote,
            learn: LearnModel::new(saved.lessons),
            ritual: RitualModel::default(),
            journal: JournalModel::new(saved.journal, today),
            hour: HourModel::new(&saved.settings.hour),
            print: PrintModel::new(saved.settings.print, saved.settings.folder, chance()),
            certificate: CertificateModel::default(),
            settings,
            share: ShareModel::default(),
            languages,
        }
    }

    pub(super) fn screen(&self) -> &'static dyn Screen {
        self.frame.screen.screen()
    }

    pub fn shown(&self) -> OnScreen {
        OnScreen {
            screen: self.frame.screen,
            dialog: self.frame.dialog,
            stage: self.screen().stage(self),
        }
    }

    pub(super) fn sound_state(&self) -> SoundState {
        let table = self.table();
        SoundState {
            screen: self.frame.screen,
            laid: table.map_or(0, Session::laid),
            last: table.and_then(Session::just_jumped),
            right: self.screen().is_right(self),
            celebration: self.play.celebration_kind(),
        }
    }

    pub fn table(&self) -> Option<&Session> {
        self.screen().session(self)
    }

    pub fn code_here(&self) -> Option<Code> {
        self.screen().code(self)
    }

    pub(super) fn shared(&self) -> Option<Shared> {
        Some(Shared {
            code: self.code_here()?,
            address: self.settings.address(),
            grade: self.screen().grade(self),
        })
    }

    /// Whether there is something to think about, and time for it is to be had.
    pub(super) fn may_think(&self) -> bool {
        self.screen().asks(self) && self.settings.preferences.thinking > 0
    }

    pub(super) fn keys(&self) -> Vec<KeyGroup> {
        let mut groups = self.screen().keys_help(self);
        if let Some(group) = groups.last_mut().filter(|_| self.may_think()) {
            group.keys.push((Msg::KeysM, Msg::KeysMWhat));
        }
        groups
    }

    /// Links on sheets lead to the web version.
    pub fn link_sheets(&mut self) {
        self.print.set_address(self.settings.address());
    }

    pub(super) fn forget_the_clock(&mut self) {
        for (_, screen) in crate::app::screens::SCREENS {
            screen.forget_the_clock(self);
        }
        self.frame.forget_the_clock();
    }
}
