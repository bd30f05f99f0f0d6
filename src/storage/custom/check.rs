//! Checking content: what holds can be used, the rest is named.

use serde::Deserialize;
use serde::de::IgnoredAny;

use super::{ContentFault, ContentFolder, Fine};
use crate::lesson::{self, Lesson};
use crate::limits;
use crate::sheets::Template;
use crate::solver::Solver;
use crate::text::{Language, Locale, TextFile, check_own_texts};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    Lesson,
    Template,
}

impl Sort {
    /// What this file says it is: a lesson has steps, a template has parts.
    pub fn of(file: &TextFile) -> Option<Sort> {
        #[derive(Deserialize)]
        struct Marks {
            steps: Option<IgnoredAny>,
            parts: Option<IgnoredAny>,
        }
        let marks: Marks = serde_json::from_str(&file.text).ok()?;
        match (marks.steps, marks.parts) {
            (Some(_), None) => Some(Sort::Lesson),
            (None, Some(_)) => Some(Sort::Template),
            _ => None,
        }
    }
}

/// Content of your own, as far as it can be used, and what was found on the way.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct CustomContent {
    pub lessons: Vec<Lesson>,
    pub templates: Vec<Template>,
    pub languages: Vec<Language>,
    pub fine: Vec<Fine>,
    pub faults: Vec<ContentFault>,
}

impl CustomContent {
    /// Looks at a folder of your own. Without languages in it, texts are looked for in those of
    /// `spoken`.
    pub fn check(folder: ContentFolder, spoken: &[&str]) -> CustomContent {
        let mut checker = Checker::beside_ours(folder.languages, spoken);
        checker.own.faults.extend(folder.unreadable);
        for file in &folder.files {
            checker.file(file, Sort::of(file));
        }
        checker.own
    }

    pub fn check_only(sort: Sort, folder: &ContentFolder, spoken: &[&str]) -> CustomContent {
        let mut checker = Checker::beside_ours(folder.languages.clone(), spoken);
        checker.own.faults.extend(folder.unreadable.iter().cloned());
        for file in folder.of_sort(sort) {
            checker.file(file, Some(sort));
        }
        checker.own
    }

    pub fn check_lessons() -> CustomContent {
        let mut checker = Checker::new(Vec::new(), &Locale::BUILT_IN);
        for lesson in super::lessons() {
            checker.lesson(&lesson.name.clone(), lesson);
        }
        checker.own
    }

    pub fn check_templates(code: &str) -> CustomContent {
        let mut checker = Checker::new(Vec::new(), &[code]);
        for template in Template::built_in() {
            checker.template(&template.name.clone(), template);
        }
        checker.own
    }
}

struct Checker {
    locales: Vec<Locale>,
    names: Vec<(Sort, String)>,
    solver: Solver,
    own: CustomContent,
}

impl Checker {
    fn new(languages: Vec<Language>, spoken: &[&str]) -> Checker {
        let codes: Vec<&str> = match languages.as_slice() {
            [] => spoken.to_vec(),
            languages => languages.iter().map(|one| one.code.as_str()).collect(),
        };
        Checker {
            locales: codes
                .into_iter()
                .map(|code| {
                    let mine = languages.iter().find(|one| one.code == code);
                    Locale::with_own(code, mine.map_or(&[], std::slice::from_ref))
                })
                .collect(),
            names: Vec::new(),
            solver: Solver::new(),
            own: CustomContent { languages, ..CustomContent::default() },
        }
    }

    fn beside_ours(languages: Vec<Language>, spoken: &[&str]) -> Checker {
        let mut checker = Checker::new(languages, spoken);
        let lessons = super::lessons().into_iter();
        let templates = Template::built_in().into_iter();
        checker.names = lessons
            .map(|lesson| (Sort::Lesson, lesson.name))
            .chain(templates.map(|template| (Sort::Template, template.name)))
            .collect();
        for language in &checker.own.languages {
            let faults = check_own_texts(language).into_iter();
            checker.own.faults.extend(
                faults.map(|fault| ContentFault::Language { code: language.code.clone(), fault }),
            );
        }
        checker
    }

    fn file(&mut self, file: &TextFile, sort: Option<Sort>) {
        let name = file.name.clone();
        match sort {
            Some(Sort::Lesson) => match Lesson::read(&file.text) {
                Ok(lesson) => self.lesson(&file.name, lesson),
                Err(error) => self.own.faults.push(ContentFault::Lesson { file: name, error }),
            },
            Some(Sort::Template) => match Template::read(&file.text) {
                Ok(template) => self.template(&file.name, template),
                Err(fault) => self.own.faults.push(ContentFault::Template { file: name, fault }),
            },
            // What is not even JSON is told by the reader of lessons, with its line.
            None => self.own.faults.push(match Lesson::read(&file.text) {
                Err(error) if !is_json(&file.text) => ContentFault::Lesson { file: name, error },
                _ => ContentFault::Neither { file: name },
            }),
        }
    }

    fn lesson(&mut self, file: &str, lesson: Lesson) {
        let locales = &self.locales;
        let lacks = |key: &str| {
            let lacking = locales.iter().filter(|one| one.text(key).is_none());
            lacking.map(|one| one.code().to_owned()).collect()
        };
        let problems = lesson::check(&mut self.solver, &lesson, &lacks);
        let sound = problems.is_empty();
        let faults = problems
            .into_iter()
            .map(|problem| ContentFault::Holds { file: file.to_owned(), problem });
        self.own.faults.extend(faults);
        if self.takes(Sort::Lesson, file, &lesson.name) && sound {
            self.own
                .fine
                .push(Fine::Lesson { name: lesson.name.clone(), steps: lesson.steps.len() });
            self.own.lessons.push(lesson);
        }
    }

    fn template(&mut self, file: &str, template: Template) {
        let lacks = |key: &String| self.locales.iter().any(|one| one.text(key).is_none());
        let missing: Vec<String> = template.text_keys().into_iter().filter(lacks).collect();
        let sound = missing.is_empty();
        let faults =
            missing.into_iter().map(|key| ContentFault::Text { file: file.to_owned(), key });
        self.own.faults.extend(faults);
        if self.takes(Sort::Template, file, &template.name) && sound {
            self.own.fine.push(Fine::Template { name: template.name.clone() });
            self.own.templates.push(template);
        }
    }

    fn takes(&mut self, sort: Sort, file: &str, name: &str) -> bool {
        if name.chars().count() > limits::CONTENT_NAME {
            self.own
                .faults
                .push(ContentFault::LongName { file: file.to_owned(), most: limits::CONTENT_NAME });
            return false;
        }
        let mine = (sort, name.to_owned());
        let free = !self.names.contains(&mine);
        if free {
            self.names.push(mine);
        } else {
            self.own
                .faults
                .push(ContentFault::NameTaken { file: file.to_owned(), name: name.to_owned() });
        }
        free
    }
}

fn is_json(text: &str) -> bool {
    serde_json::from_str::<IgnoredAny>(text).is_ok()
}
