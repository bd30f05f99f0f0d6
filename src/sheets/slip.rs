//! What is to be printed as a slip of paper would say it: names, codes and notation, to be handed to
//! somebody else who prints. Whoever reads it makes again what it stands for, and refuses what
//! the rules would not allow.

use serde::{Deserialize, Serialize};

use super::certificate::{Certificate, Feat};
use super::document::Print;
use super::header::Header;
use super::imposition::PerPage;
use super::journal_page::JournalPage;
use super::layout::{LayoutError, Paper, Size};
use super::order::{KeyPlace, Manuscript, Order, OrderError};
use super::sheet::{Exercise, SheetError};
use super::template::Template;
use crate::journal::Journal;
use crate::puzzle::{
    Address, BestQuestion, CannotMake, Code, LegalQuestion, MistakeQuestion, NumberDeck, Puzzle,
    Question, SheetSeed, Version, generate, pose, statements,
};
use crate::rules::{Card, Pile, PileName, RuleSet, Rules, parse_plays, print_plays};
use crate::solver::Solver;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ManuscriptSlip {
    Order(OrderSlip),
    Certificate(CertificateSlip),
    Journal(JournalSlip),
}

impl ManuscriptSlip {
    /// The slip; none for what can only be printed where it is, as a template of one's own.
    pub fn of(manuscript: &Manuscript) -> Option<ManuscriptSlip> {
        Some(match manuscript {
            Manuscript::Order(order) => ManuscriptSlip::Order(OrderSlip::of(order)?),
            Manuscript::Certificate(certificate, paper) => {
                ManuscriptSlip::Certificate(CertificateSlip::of(certificate, *paper)?)
            }
            Manuscript::Journal(page, paper) => {
                ManuscriptSlip::Journal(JournalSlip::of(page, *paper))
            }
        })
    }

    pub fn read(&self) -> Option<Manuscript> {
        Some(match self {
            ManuscriptSlip::Order(slip) => Manuscript::Order(Box::new(slip.read()?)),
            ManuscriptSlip::Certificate(slip) => {
                let (certificate, paper) = slip.read()?;
                Manuscript::Certificate(Box::new(certificate), paper)
            }
            ManuscriptSlip::Journal(slip) => {
                Manuscript::Journal(Box::new(slip.read()?), slip.paper)
            }
        })
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OrderSlip {
    template: Option<u8>,
    given: Option<Vec<ExerciseSlip>>,
    tickets: Option<PerPage>,
    version: Option<Version>,
    seed: u32,
    copies: Option<u32>,
    versions: Option<u32>,
    key: KeyPlace,
    details: bool,
    duplex: bool,
    header: Header,
    size: Size,
    paper: Paper,
    deck: NumberDeck,
    address: Option<String>,
}

impl OrderSlip {
    /// The slip of an order; none where its template is one's own.
    pub fn of(order: &Order) -> Option<OrderSlip> {
        let given = order.given.as_ref().map(|given| {
            let slips = given.iter().map(ExerciseSlip::of);
            slips.collect::<Option<Vec<_>>>()
        });
        let given = match given {
            Some(slips) => Some(slips?),
            None => None,
        };
        if order.number.is_none() && given.is_none() {
            return None;
        }
        Some(OrderSlip {
            template: order.number,
            given,
            tickets: order.tickets(),
            version: order.seed.version(),
            seed: order.seed.number(),
            copies: order.copies,
            versions: order.versions,
            key: order.key,
            details: order.details,
            duplex: order.duplex,
            header: order.header.clone(),
            size: order.print.size,
            paper: order.print.paper,
            deck: order.print.deck,
            address: order.address.as_ref().map(ToString::to_string),
        })
    }

    pub fn read(&self) -> Option<Order> {
        let template = if self.given.is_some() {
            Template::of_given(self.tickets)
        } else {
            let number = usize::from(self.template?);
            Template::built_in().into_iter().nth(number)?
        };
        let mut solver = Solver::new();
        let given = match &self.given {
            Some(slips) => {
                let exercises = slips.iter().map(|slip| slip.read(&mut solver));
                Some(exercises.collect::<Option<Vec<_>>>()?)
            }
            None => None,
        };
        let seed = SheetSeed::new(self.seed);
        let seed = self.version.map_or(seed, |version| seed.of_version(version));
        Some(Order {
            given,
            copies: self.copies,
            versions: self.versions,
            key: self.key,
            details: self.details,
            duplex: self.duplex,
            header: self.header.clone(),
            print: Print { size: self.size, paper: self.paper, deck: self.deck },
            address: self.address.as_deref().and_then(Address::parse),
            ..Order::new(template, self.template, seed)
        })
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum ExerciseSlip {
    Statement(String),
    Code(String),
    Legal(String, NumberDeck),
    Best(String, NumberDeck),
    Mistake(String, String, NumberDeck),
}

impl ExerciseSlip {
    /// The slip; none for what neither a code nor a position can tell. Only lessons ask such
    /// questions, and nobody prints these.
    fn of(exercise: &Exercise) -> Option<ExerciseSlip> {
        let puzzle = match exercise {
            Exercise::Statement(statement) => {
                return Some(ExerciseSlip::Statement(statement.key.clone()));
            }
            Exercise::Puzzle(puzzle) | Exercise::Drill(puzzle) => puzzle,
        };
        if let Some(code) = puzzle.code() {
            return Some(ExerciseSlip::Code(code.to_string()));
        }
        let deck = puzzle.number_deck();
        match &puzzle.question {
            Question::Legal(asked) => Some(ExerciseSlip::Legal(asked.position.to_string(), deck)),
            Question::Best(asked) => Some(ExerciseSlip::Best(asked.position.to_string(), deck)),
            Question::Mistake(asked) => {
                let plays = print_plays(&asked.plays);
                let position = asked.position.to_string();
                Some(ExerciseSlip::Mistake(position, plays, deck))
            }
            Question::Statement(statement) => Some(ExerciseSlip::Statement(statement.key.clone())),
            Question::Jump(_) | Question::Room(_) => None,
        }
    }

    fn read(&self, solver: &mut Solver) -> Option<Exercise> {
        let (question, deck) = match self {
            ExerciseSlip::Statement(key) => {
                let mut bank = statements().iter();
                let statement = bank.find(|statement| statement.key == *key)?;
                return Some(Exercise::Statement(statement));
            }
            ExerciseSlip::Code(code) => {
                let Ok(Code::Puzzle(spec)) = Code::parse(code) else {
                    return None;
                };
                return generate(solver, spec).ok().map(Exercise::Puzzle);
            }
            ExerciseSlip::Legal(position, deck) => {
                let position = position.parse().ok()?;
                (Question::Legal(LegalQuestion { position }), deck)
            }
            ExerciseSlip::Best(position, deck) => {
                let position = position.parse().ok()?;
                (Question::Best(BestQuestion { position }), deck)
            }
            ExerciseSlip::Mistake(position, plays, deck) => {
                let position = position.parse().ok()?;
                let plays = parse_plays(plays, None).ok()?;
                (Question::Mistake(MistakeQuestion { position, plays }), deck)
            }
        };
        let puzzle: Puzzle = pose(solver, question)?;
        Some(Exercise::Puzzle(puzzle.written_in(*deck)))
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CertificateSlip {
    rules: String,
    players: usize,
    expert: usize,
    fire: bool,
    left: usize,
    turns: usize,
    jumps: usize,
    laid: Vec<u8>,
    jump: Option<(char, u8, u8)>,
    class: String,
    names: String,
    paper: Paper,
}

impl CertificateSlip {
    pub fn of(certificate: &Certificate, paper: Paper) -> Option<CertificateSlip> {
        let feat = &certificate.feat;
        let set = feat.rules.set();
        let jump = match feat.jump {
            Some((pile, card)) => Some((letter(set, pile)?, pile.top(), card.number())),
            None => None,
        };
        Some(CertificateSlip {
            rules: set.name().to_owned(),
            players: feat.rules.players(),
            expert: feat.rules.expert().step(),
            fire: feat.rules.fire(),
            left: feat.left,
            turns: feat.turns,
            jumps: feat.jumps,
            laid: feat.laid.iter().map(|card| card.number()).collect(),
            jump,
            class: certificate.class.clone(),
            names: certificate.names.clone(),
            paper,
        })
    }

    pub fn read(&self) -> Option<(Certificate, Paper)> {
        let set = RuleSet::from_name(&self.rules)?;
        let jump = match self.jump {
            Some((letter, top, card)) => {
                // What is no card is a base.
                let pile = set.pile(PileName::from_letter(letter)?, Card::new(top));
                Some((pile, Card::new(card)?))
            }
            None => None,
        };
        let laid = self.laid.iter().map(|number| Card::new(*number));
        let feat = Feat {
            rules: Rules::from_parts(set, self.players, self.expert, self.fire).ok()?,
            left: self.left,
            turns: self.turns,
            jumps: self.jumps,
            laid: laid.collect::<Option<Vec<_>>>()?,
            jump,
        };
        let certificate =
            Certificate { feat, class: self.class.clone(), names: self.names.clone() };
        Some((certificate, self.paper))
    }
}

/// A journal on a slip: the text that is kept of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct JournalSlip {
    text: String,
    today: String,
    paper: Paper,
}

impl JournalSlip {
    pub fn of(page: &JournalPage, paper: Paper) -> JournalSlip {
        JournalSlip {
            text: Journal::from(page.class.clone()).to_string(),
            today: page.today.to_string(),
            paper,
        }
    }

    pub fn read(&self) -> Option<JournalPage> {
        let journal: Journal = self.text.parse().ok()?;
        Some(JournalPage { class: journal.class().clone(), today: self.today.parse().ok()? })
    }
}

fn letter(set: RuleSet, pile: Pile) -> Option<char> {
    let mut names = PileName::ALL.into_iter();
    let name = names
        .find(|name| set.direction(*name) == pile.direction() && set.side(*name) == pile.side())?;
    Some(name.letter())
}

/// Why an order cannot be carried out, on a slip.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TroubleSlip {
    Puzzle(String),
    Glyph(char),
    TooLarge(String),
    Unknown,
}

impl TroubleSlip {
    pub fn of(trouble: &OrderError) -> TroubleSlip {
        match trouble {
            OrderError::Sheet(SheetError::CannotMake(error)) => {
                TroubleSlip::Puzzle(Code::Puzzle(error.spec).to_string())
            }
            // No built-in template asks for a series that cannot be: a test reads them all.
            OrderError::Sheet(SheetError::Series(_)) => TroubleSlip::Unknown,
            OrderError::Layout(LayoutError::MissingGlyph(letter)) => TroubleSlip::Glyph(*letter),
            OrderError::Layout(LayoutError::TooLarge(text)) => TroubleSlip::TooLarge(text.clone()),
        }
    }

    /// The trouble it stands for; none where whoever prints did not know the order.
    pub fn read(self) -> Option<OrderError> {
        Some(match self {
            TroubleSlip::Puzzle(code) => match Code::parse(&code) {
                Ok(Code::Puzzle(spec)) => {
                    OrderError::Sheet(SheetError::CannotMake(CannotMake { spec }))
                }
                _ => return None,
            },
            TroubleSlip::Glyph(letter) => OrderError::Layout(LayoutError::MissingGlyph(letter)),
            TroubleSlip::TooLarge(text) => OrderError::Layout(LayoutError::TooLarge(text)),
            TroubleSlip::Unknown => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Kind, Spec, puzzle_of};
    use crate::rules::Position;
    use crate::sheets::{Label, Sheet};

    /// What is read from a slip after it has travelled.
    fn handed_over(manuscript: &Manuscript) -> Option<Manuscript> {
        let text = serde_json::to_string(&ManuscriptSlip::of(manuscript)?).unwrap();
        let slip: ManuscriptSlip = serde_json::from_str(&text).unwrap();
        slip.read()
    }

    #[test]
    fn an_order_is_the_same_on_the_other_side() {
        let single = SheetSeed::new(77);
        for (template, number) in Template::built_in().into_iter().zip(0..) {
            for seed in [single, single.of_version(Version::C)] {
                let mut order = Order::new(template.clone(), Some(number), seed);
                assert_eq!(
                    handed_over(&Manuscript::Order(Box::new(order.clone()))),
                    Some(Manuscript::Order(Box::new(order.clone())))
                );
                order.copies = Some(28);
                order.versions = Some(2);
                order.key = KeyPlace::Separate;
                (order.details, order.duplex) = (true, false);
                order.print =
                    Print { size: Size::Dys, paper: Paper::Letter, deck: NumberDeck::Tens };
                order.address = Address::parse("https://school.example/saute-dix/");
                let there = Manuscript::Order(Box::new(order));
                assert_eq!(handed_over(&there), Some(there));
            }
        }
        let own = Order::new(Template::for_own(), None, single);
        assert_eq!(OrderSlip::of(&own), None, "nobody else has that template");
    }

    #[test]
    fn exercises_of_ones_own_are_the_same_on_the_other_side() {
        let mut solver = Solver::new();
        let mut given = Vec::new();
        for template in Template::built_in() {
            let (deck, seed) = (NumberDeck::Tenths, SheetSeed::new(3));
            let sheet =
                Sheet::new(&mut solver, &template, None, deck, seed, Label::Single).unwrap();
            given.extend(sheet.exercises.into_iter().map(|exercise| match exercise {
                // What comes from elsewhere comes as puzzles.
                Exercise::Drill(puzzle) => Exercise::Puzzle(puzzle),
                other => other,
            }));
        }
        let position: Position = "A57 | 72 63 58 47 39 37 | min=2".parse().unwrap();
        let game = puzzle_of(&mut solver, position.clone()).unwrap();
        given.push(Exercise::Puzzle(game.written_in(NumberDeck::Tens)));
        let legal = Question::Legal(LegalQuestion { position });
        let legal = pose(&mut solver, legal).unwrap();
        given.push(Exercise::Puzzle(legal));
        let order = Order {
            given: Some(given),
            ..Order::new(Template::for_own(), Some(1), SheetSeed::new(1))
        };
        let there = Manuscript::Order(Box::new(order));
        assert_eq!(handed_over(&there), Some(there));
    }

    #[test]
    fn a_certificate_is_the_same_on_the_other_side() {
        let set = RuleSet::Classic;
        let base = (set.pile(PileName::C, None), Card::HIGHEST);
        let top = Card::new(57);
        for jump in [None, Some(base), top.map(|top| (set.pile(PileName::A, Some(top)), top))] {
            let feat = Feat {
                rules: Rules::from_parts(set, 3, 1, true).unwrap(),
                left: 4,
                turns: 31,
                jumps: 12,
                laid: set.cards().iter().take(94).collect(),
                jump,
            };
            let certificate =
                Certificate { feat, class: "CM2".to_owned(), names: "Ada\nAlan".to_owned() };
            let there = Manuscript::Certificate(Box::new(certificate), Paper::Letter);
            assert_eq!(handed_over(&there), Some(there));
        }
    }

    #[test]
    fn a_trouble_is_the_same_on_the_other_side() {
        let spec = Spec::new(Kind::Order, 1, 6, NumberDeck::Tens, 3).unwrap();
        for trouble in [
            OrderError::Layout(LayoutError::MissingGlyph('三')),
            OrderError::Layout(LayoutError::TooLarge("long".to_owned())),
            OrderError::Sheet(SheetError::CannotMake(CannotMake { spec })),
        ] {
            assert_eq!(TroubleSlip::of(&trouble).read(), Some(trouble));
        }
        assert_eq!(TroubleSlip::Unknown.read(), None);
    }
}
