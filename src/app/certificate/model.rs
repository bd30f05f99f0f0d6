//! What is typed for a certificate. It is printed and forgotten: nothing of it is ever kept.

use crate::app::platform;
use crate::app::{Env, Request};
use crate::sheets::{Certificate, Feat, Manuscript, OrderError, Paper};
use crate::text::Msg;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CertificateAction {
    Class(String),
    Names(String),
    Save,
}

#[derive(Default)]
pub struct CertificateModel {
    feat: Option<Feat>,
    paper: Paper,
    class: String,
    names: String,
    trouble: Option<OrderError>,
}

impl CertificateModel {
    pub fn begin(&mut self, feat: Feat, paper: Paper) {
        *self = CertificateModel { feat: Some(feat), paper, ..CertificateModel::default() };
    }

    pub fn forget(&mut self) {
        if self.feat.is_some() {
            *self = CertificateModel::default();
        }
    }

    pub fn class(&self) -> &str {
        &self.class
    }

    pub fn names(&self) -> &str {
        &self.names
    }

    pub fn trouble(&self) -> Option<&OrderError> {
        self.trouble.as_ref()
    }

    /// Does it. What cannot be printed is told before anybody is asked where the file goes.
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
            feat: self.feat.clone()?,
            class: self.class.clone(),
            names: self.names.clone(),
        };
        self.trouble = platform::refusal(&certificate, self.paper, locale);
        if self.trouble.is_some() {
            return None;
        }
        let name = locale.say(&Msg::CertificateFile);
        let manuscript = Manuscript::Certificate(Box::new(certificate), self.paper);
        Some(Request::SaveManuscript(manuscript, name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::testing::env;
    use crate::rules::Rules;
    use crate::sheets::LayoutError;
    use crate::text::Locale;

    fn begun() -> CertificateModel {
        let mut model = CertificateModel::default();
        let feat = Feat {
            rules: Rules::duel(),
            left: 0,
            turns: 20,
            jumps: 0,
            laid: Vec::new(),
            jump: None,
        };
        model.begin(feat, Paper::A4);
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
        let Some(Request::SaveManuscript(Manuscript::Certificate(certificate, paper), name)) =
            saved
        else {
            panic!("nothing to save");
        };
        assert_eq!(name, "saute-dix-certificate.pdf");
        let plan = certificate.plan(&Locale::english(), paper).unwrap();
        assert!(plan.to_string().contains("Ada\u{a0}· Alan"));
        assert!(!plan.title.contains("Ada") && !plan.title.contains("CM2"));
        model.forget();
        assert_eq!((model.class(), model.names()), ("", ""));
        assert_eq!(act(&mut model, CertificateAction::Save), None);
    }

    #[test]
    fn what_cannot_be_printed_is_told_and_nothing_is_saved() {
        let mut model = begun();
        act(&mut model, CertificateAction::Names("李".to_owned()));
        assert_eq!(act(&mut model, CertificateAction::Save), None);
        let missing = OrderError::Layout(LayoutError::MissingGlyph('李'));
        assert_eq!(model.trouble(), Some(&missing));
        let many = "Maximilien\n".repeat(400);
        act(&mut model, CertificateAction::Names(many));
        assert_eq!(model.trouble(), None, "it may be better now");
        assert_eq!(act(&mut model, CertificateAction::Save), None);
        assert!(matches!(model.trouble(), Some(OrderError::Layout(LayoutError::TooLarge(_)))));
    }
}
