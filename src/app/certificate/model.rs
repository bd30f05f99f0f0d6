//! What is typed for a certificate. It is printed and forgotten: nothing of it is ever kept.

use crate::app::{Env, Request};
use crate::sheets::{Certificate, GameAchievement, Paper, PrintError};
use crate::text::Msg;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CertificateAction {
    Class(String),
    Names(String),
    Save,
}

#[derive(Default)]
pub struct CertificateModel {
    achievement: Option<GameAchievement>,
    paper: Paper,
    pub class: String,
    pub names: String,
    pub trouble: Option<PrintError>,
}

impl CertificateModel {
    pub fn begin(&mut self, achievement: GameAchievement, paper: Paper) {
        *self = CertificateModel {
            achievement: Some(achievement),
            paper,
            ..CertificateModel::default()
        };
    }

    pub fn forget(&mut self) {
        if self.achievement.is_some() {
            *self = CertificateModel::default();
        }
    }

    /// What cannot be printed is told before the teacher is asked where the file goes.
    pub fn apply(&mut self, action: CertificateAction, env: &Env) -> Option<Request> {
        self.trouble = None;
        match action {
            CertificateAction::Class(class) => self.class = class,
            CertificateAction::Names(names) => self.names = names,
            CertificateAction::Save => return self.save(env),
        }
        None
    }

    fn save(&mut self, env: &Env) -> Option<Request> {
        let locale = env.languages.current();
        let certificate = Certificate {
            achievement: self.achievement.clone()?,
            class: self.class.clone(),
            names: self.names.clone(),
        };
        match certificate.plan(locale, self.paper) {
            Ok(plan) => {
                let name = locale.say(&Msg::CertificateFile);
                Some(Request::SavePlan(Ok(Box::new(plan)), name))
            }
            Err(error) => {
                self.trouble = Some(error);
                None
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::testing::env;
    use crate::rules::Rules;

    fn begun() -> CertificateModel {
        let mut model = CertificateModel::default();
        let achievement = GameAchievement {
            rules: Rules::duel(),
            left: 0,
            turns: 20,
            jumps: 0,
            laid: Vec::new(),
            jump: None,
        };
        model.begin(achievement, Paper::A4);
        model
    }

    fn act(model: &mut CertificateModel, action: CertificateAction) -> Option<Request> {
        env(1, |env| model.apply(action, env))
    }

    #[test]
    fn what_is_typed_is_printed_and_then_forgotten() {
        let mut model = begun();
        act(&mut model, CertificateAction::Class("CM2".to_owned()));
        act(&mut model, CertificateAction::Names("Ada\nAlan".to_owned()));
        let saved = act(&mut model, CertificateAction::Save);
        let Some(Request::SavePlan(Ok(plan), name)) = saved else {
            panic!("nothing to save");
        };
        assert_eq!(name, "saute-dix-certificate.pdf");
        assert!(plan.to_string().contains("Ada\u{a0}· Alan"));
        assert!(!plan.title.contains("Ada") && !plan.title.contains("CM2"));
        model.forget();
        assert_eq!((model.class.as_str(), model.names.as_str()), ("", ""));
        assert_eq!(act(&mut model, CertificateAction::Save), None);
    }

    #[test]
    fn what_cannot_be_printed_is_told_and_nothing_is_saved() {
        let mut model = begun();
        act(&mut model, CertificateAction::Names("李".to_owned()));
        assert_eq!(act(&mut model, CertificateAction::Save), None);
        let missing = PrintError::MissingGlyph('李');
        assert_eq!(model.trouble, Some(missing));
        let many = "Maximilien\n".repeat(400);
        act(&mut model, CertificateAction::Names(many));
        assert_eq!(model.trouble, None, "it may be better now");
        assert_eq!(act(&mut model, CertificateAction::Save), None);
        assert!(matches!(model.trouble, Some(PrintError::TooLarge(_))));
    }
}
