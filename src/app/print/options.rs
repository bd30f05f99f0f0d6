use serde::{Deserialize, Serialize};

use crate::puzzle::{NumberDeck, SheetSeed, Spec, Version};
use crate::sheets::{Header, KeyPlace, Order, Paper, PerPage, Print, Size, Template};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct PrintOptions {
    pub template: String,
    pub seed: u32,
    pub version: Option<Version>,
    pub copies: u32,
    pub versions: Option<u32>,
    pub size: Size,
    pub paper: Paper,
    pub key: KeyPlace,
    pub details: bool,
    pub duplex: bool,
    pub tickets: PerPage,
    pub deck: NumberDeck,
    pub language: Option<String>,
    pub header: Header,
}

impl Default for PrintOptions {
    fn default() -> PrintOptions {
        PrintOptions {
            template: "quiz".to_owned(),
            seed: 0,
            version: None,
            copies: 1,
            versions: None,
            size: Size::default(),
            paper: Paper::default(),
            key: KeyPlace::default(),
            details: false,
            duplex: true,
            tickets: PerPage::default(),
            deck: NumberDeck::default(),
            language: None,
            header: Header::default(),
        }
    }
}

impl PrintOptions {
    #[must_use]
    pub fn sanitized(self) -> PrintOptions {
        PrintOptions {
            seed: self.seed % Spec::SEEDS,
            copies: self.copies.clamp(1, Order::MOST_COPIES),
            versions: self.versions.map(|versions| versions.clamp(1, Order::MOST_VERSIONS)),
            ..self
        }
    }

    pub fn set_copies(&mut self, copies: u32) {
        self.copies = copies.clamp(1, Order::MOST_COPIES);
    }

    /// So many versions; there are at least as many sheets, or some would be missing.
    pub fn set_versions(&mut self, versions: Option<u32>) {
        self.versions = versions;
        self.copies = self.copies.max(versions.unwrap_or(1));
    }

    pub fn sheet_seed(&self) -> SheetSeed {
        let seed = SheetSeed::new(self.seed);
        self.version.map_or(seed, |version| seed.of_version(version))
    }

    pub fn set_sheet_seed(&mut self, seed: SheetSeed) {
        (self.version, self.seed) = (seed.version(), seed.number());
    }

    pub fn template_number(&self, templates: &[Template]) -> usize {
        let mut names = templates.iter().map(|template| &template.name);
        names.position(|name| *name == self.template).unwrap_or(0)
    }

    pub fn order(&self, templates: &[Template]) -> Option<Order> {
        let number = self.template_number(templates);
        let template = templates.get(number)?.clone();
        // A single sheet needs no number, as on the command line.
        let numbered = self.copies > 1 || self.versions.is_some();
        // What is the same every time needs to be corrected only once.
        let versions =
            if template.varies() { self.versions } else { (self.copies > 1).then_some(1) };
        Some(Order {
            template,
            given: None,
            number: u8::try_from(number).ok().filter(|_| number < Template::BUILT_IN),
            seed: self.sheet_seed(),
            copies: numbered.then_some(self.copies),
            versions,
            key: self.key,
            details: self.details,
            duplex: self.duplex,
            print: Print { size: self.size, paper: self.paper, deck: self.deck },
            header: self.header.clone(),
            address: None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_bring_their_sheets_along() {
        let mut options = PrintOptions::default();
        options.set_versions(Some(3));
        assert_eq!((options.copies, options.versions), (3, Some(3)));
        options.set_copies(2);
        let order = options.order(&Template::built_in()).unwrap();
        assert_eq!((order.prints(), order.different()), (2, 2));
        options.set_copies(0);
        assert_eq!(options.copies, 1);
        options.set_copies(5_000);
        assert_eq!(options.copies, Order::MOST_COPIES);
    }

    #[test]
    fn a_broken_file_becomes_something_that_can_be_printed() {
        let odd = PrintOptions {
            template: "letter".to_owned(),
            seed: u32::MAX,
            copies: 0,
            versions: Some(99),
            ..PrintOptions::default()
        };
        let sanitized = odd.sanitized();
        let order = sanitized.order(&Template::built_in()).unwrap();
        assert_eq!(order.number, Some(0));
        assert_eq!((order.prints(), sanitized.versions), (1, Some(4)));
        assert!(order.seed.number() < Spec::SEEDS);
    }

    #[test]
    fn a_single_sheet_is_printed_as_the_command_line_does() {
        let options = PrintOptions::default();
        let order = options.order(&Template::built_in()).unwrap();
        assert_eq!((order.copies, order.versions), (None, None));
        assert_eq!(order.template.name, "quiz");
    }
}
