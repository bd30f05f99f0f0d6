//! A puzzle on the desk, and the answer as it is being put together. Knows no window: lessons,
//! series and the class vote all use it, and tests can answer without a window.

use serde::{Deserialize, Serialize};

use crate::lesson::read_answer;
use crate::puzzle::{Answer, BestQuestion, NumberDeck, Puzzle, Question};
use crate::rules::{Card, CardSet, PileName, Play, Position, Table, print_plays};

#[derive(Clone, PartialEq, Eq, Debug)]
enum Entry {
    Plays(Vec<Play>),
    Cards(CardSet),
    Digits(String),
    Number(i32),
    Step(Option<usize>),
    Truth(Option<bool>),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnswerAction {
    Tap(Card),
    PointAt(Card),
    Pile(PileName),
    /// A card was dropped on a pile, before the card that is at this place now.
    Drop(Card, PileName, usize),
    Return(Card),
    TakeBack,
    Clear,
    Type(String),
    /// This step, from 1.
    Step(usize),
    Truth(bool),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnswerInput {
    question: Question,
    numbers: NumberDeck,
    entry: Entry,
    chosen: Option<Card>,
    settled: bool,
}

const LONGEST_NUMBER: usize = 6;

/// An answer that is being put together, as it is saved: in the notation of lessons, a number as it was typed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SavedInput {
    pub text: String,
    #[serde(default)]
    pub chosen: Option<Card>,
}

impl AnswerInput {
    pub fn new(puzzle: &Puzzle) -> AnswerInput {
        AnswerInput::blank(puzzle.question.clone(), puzzle.number_deck())
    }

    pub fn of_position(position: Position) -> AnswerInput {
        AnswerInput::blank(Question::Best(BestQuestion { position }), NumberDeck::default())
    }

    fn blank(question: Question, numbers: NumberDeck) -> AnswerInput {
        let entry = match question {
            Question::Best(_) => Entry::Plays(Vec::new()),
            Question::Legal(_) => Entry::Cards(CardSet::EMPTY),
            Question::Jump(_) | Question::Room(_) => Entry::Digits(String::new()),
            Question::Mistake(_) => Entry::Step(None),
            Question::Statement(_) => Entry::Truth(None),
        };
        AnswerInput { question, numbers, entry, chosen: None, settled: false }
    }

    pub fn question(&self) -> &Question {
        &self.question
    }

    pub fn numbers(&self) -> NumberDeck {
        self.numbers
    }

    /// What lies there is right: nothing is left to find.
    pub(super) fn settle(&mut self) {
        self.settled = true;
    }

    /// Where cards were picked out and everything is known: whether this one may go on the pile.
    pub fn fits(&self, card: Card) -> Option<bool> {
        let Question::Legal(_) = self.question else {
            return None;
        };
        let (_, pile) = self.position()?.table().only_pile()?;
        self.settled.then(|| pile.place(card).is_ok())
    }

    pub fn chosen(&self) -> Option<Card> {
        self.chosen
    }

    pub fn plays(&self) -> &[Play] {
        match &self.entry {
            Entry::Plays(plays) => plays,
            _ => &[],
        }
    }

    pub fn picked(&self) -> CardSet {
        match self.entry {
            Entry::Cards(cards) => cards,
            _ => CardSet::EMPTY,
        }
    }

    /// The number, as it was typed or as `write` writes it.
    pub fn digits(&self, write: impl Fn(i32) -> String) -> String {
        match &self.entry {
            Entry::Digits(digits) => digits.clone(),
            Entry::Number(number) => write(*number),
            _ => String::new(),
        }
    }

    pub fn step(&self) -> Option<usize> {
        match self.entry {
            Entry::Step(step) => step,
            _ => None,
        }
    }

    pub fn truth(&self) -> Option<bool> {
        match self.entry {
            Entry::Truth(truth) => truth,
            _ => None,
        }
    }

    fn position(&self) -> Option<&Position> {
        self.question.position()
    }

    pub fn only_pile(&self) -> Option<PileName> {
        let (name, _) = self.position()?.table().only_pile()?;
        Some(name)
    }

    pub fn table(&self) -> Option<Table> {
        let start = self.position()?.table();
        let plays = self.plays().iter();
        Some(plays.fold(start, |table, play| table.forced(*play)))
    }

    pub fn in_hand(&self, card: Card) -> bool {
        self.plays().iter().all(|play| play.card != card)
    }

    pub fn answer(&self) -> Option<Answer> {
        match &self.entry {
            Entry::Plays(plays) if plays.is_empty() => None,
            Entry::Plays(plays) => Some(Answer::Plays(plays.clone())),
            // No card at all can be the right answer.
            Entry::Cards(cards) => Some(Answer::Cards(*cards)),
            Entry::Digits(digits) => self.numbers.read(digits).map(Answer::Number),
            Entry::Number(number) => Some(Answer::Number(*number)),
            Entry::Step(step) => step.map(Answer::Step),
            Entry::Truth(truth) => truth.map(Answer::Truth),
        }
    }

    pub fn saved(&self) -> SavedInput {
        let text = match &self.entry {
            Entry::Digits(digits) => digits.clone(),
            Entry::Step(None) | Entry::Truth(None) => String::new(),
            Entry::Plays(plays) => print_plays(plays),
            Entry::Cards(_) | Entry::Number(_) | Entry::Step(_) | Entry::Truth(_) => {
                self.answer().map(|answer| answer.to_string()).unwrap_or_default()
            }
        };
        SavedInput { text, chosen: self.chosen }
    }

    /// The same answer on a blank desk; nothing if the question does not allow it.
    pub fn restored(puzzle: &Puzzle, saved: &SavedInput) -> Option<AnswerInput> {
        let mut input = AnswerInput::new(puzzle);
        let read = || read_answer(&input.question, &saved.text).ok();
        match (&input.entry, saved.text.as_str()) {
            (Entry::Digits(_), text) => input.act(AnswerAction::Type(text.to_owned())),
            (_, "") => {}
            _ => match read()? {
                Answer::Plays(plays) => {
                    for play in plays {
                        input.insert(play.card, play.pile, usize::MAX);
                    }
                }
                answer => input.put(&answer),
            },
        }
        if let Some(card) = saved.chosen {
            input.act(AnswerAction::PointAt(card));
        }
        let cards = input.picked().iter().all(|card| input.holds(card));
        (cards && input.saved() == *saved).then_some(input)
    }

    pub fn put(&mut self, answer: &Answer) {
        self.chosen = None;
        self.entry = match answer {
            Answer::Plays(plays) => Entry::Plays(plays.clone()),
            Answer::Cards(cards) => Entry::Cards(*cards),
            Answer::Number(number) => Entry::Number(*number),
            Answer::Step(step) => Entry::Step(Some(*step)),
            Answer::Truth(truth) => Entry::Truth(Some(*truth)),
        };
    }

    pub fn act(&mut self, action: AnswerAction) {
        match action {
            AnswerAction::Tap(card) => self.tap(card),
            AnswerAction::PointAt(card) => {
                if self.holds(card) && self.in_hand(card) {
                    self.chosen = Some(card);
                }
            }
            AnswerAction::Pile(pile) => {
                if let Some(card) = self.chosen {
                    self.insert(card, pile, usize::MAX);
                }
            }
            AnswerAction::Drop(card, pile, place) => self.insert(card, pile, place),
            AnswerAction::Return(card) => self.remove(card),
            AnswerAction::TakeBack => self.take_back(),
            AnswerAction::Clear => *self = AnswerInput::blank(self.question.clone(), self.numbers),
            AnswerAction::Type(text) => {
                if let Entry::Digits(_) | Entry::Number(_) = self.entry {
                    let typed = text.chars().filter(|c| c.is_ascii_digit() || "-−,.".contains(*c));
                    self.entry = Entry::Digits(typed.take(LONGEST_NUMBER).collect());
                }
            }
            AnswerAction::Step(number) => {
                let steps = match &self.question {
                    Question::Mistake(mistake) => mistake.plays.len(),
                    _ => 0,
                };
                if let Entry::Step(step) = &mut self.entry {
                    *step = Some(number).filter(|number| (1..=steps).contains(number));
                }
            }
            AnswerAction::Truth(value) => {
                if let Entry::Truth(truth) = &mut self.entry {
                    *truth = Some(value);
                }
            }
        }
    }

    fn holds(&self, card: Card) -> bool {
        self.position().is_some_and(|position| position.cards().contains(card))
    }

    fn tap(&mut self, card: Card) {
        if !self.holds(card) {
            return;
        }
        if let Entry::Cards(cards) = &mut self.entry {
            *cards = if cards.contains(card) { cards.without(card) } else { cards.with(card) };
            return;
        }
        match self.only_pile() {
            _ if !self.in_hand(card) => {}
            Some(pile) => self.insert(card, pile, usize::MAX),
            None => self.chosen = (self.chosen != Some(card)).then_some(card),
        }
    }

    /// Lays a card on a pile before the one that is there at this place; a card that has been laid already moves.
    fn insert(&mut self, card: Card, pile: PileName, place: usize) {
        let known = self.position().is_some_and(|position| {
            position.table().pile(pile).is_some() && position.cards().contains(card)
        });
        let Entry::Plays(plays) = &mut self.entry else {
            return;
        };
        if !known {
            return;
        }
        plays.retain(|play| play.card != card);
        let before = plays
            .iter()
            .enumerate()
            .filter(|(_, play)| play.pile == pile)
            .nth(place)
            .map(|(index, _)| index);
        let index = before.unwrap_or(plays.len());
        plays.insert(index, Play { card, pile });
        self.chosen = None;
    }

    fn remove(&mut self, card: Card) {
        if let Entry::Plays(plays) = &mut self.entry {
            plays.retain(|play| play.card != card);
        }
        self.chosen = None;
    }

    fn take_back(&mut self) {
        match &mut self.entry {
            Entry::Plays(plays) => {
                plays.pop();
            }
            Entry::Cards(cards) => *cards = CardSet::EMPTY,
            Entry::Digits(digits) => {
                digits.pop();
            }
            Entry::Number(_) => self.entry = Entry::Digits(String::new()),
            Entry::Step(step) => *step = None,
            Entry::Truth(truth) => *truth = None,
        }
        self.chosen = None;
    }

    pub fn is_blank(&self) -> bool {
        match &self.entry {
            Entry::Plays(plays) => plays.is_empty(),
            Entry::Cards(cards) => cards.is_empty(),
            Entry::Digits(digits) => digits.is_empty(),
            Entry::Number(_) => false,
            Entry::Step(step) => step.is_none(),
            Entry::Truth(truth) => truth.is_none(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::puzzle_of;
    use crate::solver::Solver;

    fn input(position: &str) -> AnswerInput {
        let position = position.parse().unwrap();
        AnswerInput::new(&puzzle_of(&mut Solver::new(), position).unwrap())
    }

    fn card(number: u8) -> Card {
        Card::new(number).unwrap()
    }

    fn laid(input: &AnswerInput) -> String {
        crate::rules::print_plays(input.plays())
    }

    #[test]
    fn on_one_pile_tapping_lays_in_order() {
        let mut input = input("A57 | 72 63 58 47 39 37");
        assert_eq!(input.answer(), None);
        for number in [47, 37, 39, 37, 12] {
            input.act(AnswerAction::Tap(card(number)));
        }
        assert_eq!(laid(&input), "47A 37A 39A");
        input.act(AnswerAction::Drop(card(39), PileName::A, 0));
        assert_eq!(laid(&input), "39A 47A 37A");
        input.act(AnswerAction::TakeBack);
        input.act(AnswerAction::Return(card(39)));
        assert_eq!(laid(&input), "47A");
        input.act(AnswerAction::Drop(card(63), PileName::D, 0));
        assert_eq!(laid(&input), "47A", "there is no such pile here");
        input.act(AnswerAction::Clear);
        assert!(input.is_blank());
    }

    #[test]
    fn on_several_piles_a_card_is_chosen_first() {
        let mut input = input("A57 C83 | 72 63 58 47 93 37");
        input.act(AnswerAction::Pile(PileName::A));
        assert!(input.is_blank());
        input.act(AnswerAction::Tap(card(93)));
        assert_eq!(input.chosen(), Some(card(93)));
        input.act(AnswerAction::Pile(PileName::C));
        input.act(AnswerAction::Tap(card(47)));
        input.act(AnswerAction::Pile(PileName::A));
        assert_eq!(laid(&input), "93C 47A");
        assert_eq!(input.table().unwrap().pile(PileName::A).unwrap().top(), 47);
    }

    #[test]
    fn a_number_that_was_put_there_is_written_in_the_language_of_the_day() {
        let code = crate::puzzle::Spec::new(
            crate::puzzle::Kind::Jump,
            1,
            crate::puzzle::Spec::USUAL_HAND,
            NumberDeck::Tenths,
            4,
        );
        let puzzle = crate::puzzle::generate(&mut Solver::new(), code.unwrap()).unwrap();
        let mut input = AnswerInput::new(&puzzle);
        input.act(AnswerAction::Type("1,5".to_owned()));
        assert_eq!(input.answer(), Some(Answer::Number(15)));
        input.put(&Answer::Number(47));
        let write = |decimal: char| move |number| NumberDeck::Tenths.write(number, decimal);
        assert_eq!(input.digits(write(',')), "4,7");
        assert_eq!(input.digits(write('.')), "4.7");
    }
}
