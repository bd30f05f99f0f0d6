//! What is asked. Each kind of question is a module of its own and knows everything about
//! itself: how it is drafted, its solution, how answers are judged, what misconceptions make
//! of it, and what there is to draw. Here they are only told apart.

mod best;
mod jump;
mod legal;
mod mistake;
mod room;
mod statement;

use std::ops::Deref;

use serde_json::Value;

pub use best::BestQuestion;
pub(super) use best::{near_miss, unique_best};
pub use jump::JumpQuestion;
pub use legal::LegalQuestion;
pub use mistake::MistakeQuestion;
pub use room::RoomQuestion;

use super::{Answer, Fact, Kind, Misconception, Motif, Spec, Statement, Track};
use crate::rules::{Card, Direction, JUMP, Pile, PileName, Position, Random, RuleSet, Side};
use crate::solver::{Solver, Verdict};

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// Which of the cards in hand may go on the pile?
    Legal(LegalQuestion),
    /// Which number does the pile show after so many jumps of ten?
    Jump(JumpQuestion),
    /// How far has the pile moved after these cards?
    Room(RoomQuestion),
    /// What is the best play?
    Best(BestQuestion),
    /// Which step is wrong?
    Mistake(MistakeQuestion),
    /// Is it true?
    Statement(&'static Statement),
}

/// What a kind of question knows about itself. Every [`Question`] is one of these.
pub trait QuestionKind {
    /// The kind of puzzle it makes.
    fn kind(&self) -> Kind;

    /// The level of the puzzle, where the question alone tells it.
    fn level(&self, _solver: &mut Solver) -> Option<u8> {
        None
    }

    /// The position, if it is about one.
    fn position(&self) -> Option<&Position> {
        None
    }

    /// The piles it is about: those of its position, if not said otherwise.
    fn piles(&self) -> Vec<(PileName, Pile)> {
        self.position().map_or_else(Vec::new, |position| position.table().piles().collect())
    }

    /// What other programs need besides the position, as JSON; null if nothing.
    fn details(&self) -> Value {
        Value::Null
    }

    /// The answer; nothing if the question has no sensible one.
    fn solution(&self, solver: &mut Solver) -> Option<Answer>;

    /// How good an answer is, and why. An answer of another kind is simply wrong.
    fn judge(
        &self,
        solver: &mut Solver,
        solution: &Answer,
        answer: &Answer,
    ) -> (Verdict, Vec<Fact>);

    /// The answers that a misconception leads to, the likeliest first; one may be the solution
    /// after all.
    fn distractors(
        &self,
        solver: &mut Solver,
        solution: &Answer,
        misconception: Misconception,
    ) -> Vec<Answer>;

    /// What there is to see in it.
    fn motifs(&self, _solution: &Answer) -> Vec<Motif> {
        Vec::new()
    }

    /// What there is to draw of an answer: nothing if it is not about piles that move, or if that
    /// would show more than the answer itself.
    fn tracks(&self, _solution: &Answer, _answer: &Answer) -> Vec<Track> {
        Vec::new()
    }

    /// What a wrong answer shows, the most telling first, without giving the right one away.
    fn observe(&self, solver: &mut Solver, solution: &Answer, answer: &Answer) -> Vec<Fact>;
}

/// One try at a question of this specification. Nothing if it did not come out as it should.
pub(super) fn draft(solver: &mut Solver, spec: Spec, random: &mut Random) -> Option<Question> {
    match spec.kind() {
        Kind::Legal => LegalQuestion::draft(spec, random).map(Question::Legal),
        Kind::Jump => JumpQuestion::draft(spec, random).map(Question::Jump),
        Kind::Room => RoomQuestion::draft(spec, random).map(Question::Room),
        Kind::Order => best::order(solver, spec, random).map(Question::Best),
        Kind::Table => best::table(solver, spec, random).map(Question::Best),
        Kind::Mistake => MistakeQuestion::draft(solver, spec, random).map(Question::Mistake),
        Kind::TrueFalse => statement::draft(spec, random).map(Question::Statement),
        Kind::Fire => best::fire(solver, spec, random).map(Question::Best),
        Kind::Duel => best::duel(solver, spec, random).map(Question::Best),
    }
}

impl Deref for Question {
    type Target = dyn QuestionKind;

    fn deref(&self) -> &Self::Target {
        match self {
            Question::Legal(question) => question,
            Question::Jump(question) => question,
            Question::Room(question) => question,
            Question::Best(question) => question,
            Question::Mistake(question) => question,
            Question::Statement(statement) => statement,
        }
    }
}

impl Question {
    /// The cards it is about, as they are shown: those that are laid in their order, a hand from
    /// the lowest to the highest.
    pub fn cards(&self) -> Vec<Card> {
        match self {
            Question::Room(room) => room.cards.clone(),
            // In the order in which they are played: that is where the mistake is.
            Question::Mistake(mistake) => mistake.plays.iter().map(|play| play.card).collect(),
            Question::Best(_) | Question::Legal(_) => {
                let hand = self.position().map(Position::hand).unwrap_or_default();
                let mut hand = hand.to_vec();
                hand.sort_by_key(|card| *card);
                hand
            }
            Question::Jump(_) | Question::Statement(_) => Vec::new(),
        }
    }

    /// The pile it is about, if there is just one.
    pub fn only_pile(&self) -> Option<(PileName, Pile)> {
        match self.piles().as_slice() {
            [only] => Some(*only),
            _ => None,
        }
    }
}

/// The verdict where just one answer is right.
fn exactly(solution: &Answer, answer: &Answer) -> Verdict {
    if answer == solution { Verdict::Best } else { Verdict::Illegal }
}

/// A pile as JSON, such as `"A57"`.
fn pile_json(name: PileName, pile: Pile) -> String {
    format!("{name}{}", pile.top())
}

/// The player's own piles that go the way of the puzzle.
fn own_piles(spec: Spec, set: RuleSet) -> impl Iterator<Item = PileName> {
    let wanted = if spec.is_down() { Direction::Down } else { Direction::Up };
    let names = PileName::ALL.into_iter();
    let own = names.filter(move |name| set.side(*name) == Side::Own);
    own.filter(move |name| set.direction(*name) == wanted)
}

/// The pile a puzzle is about that has no other: the first that goes the wanted way.
fn main_pile(spec: Spec, set: RuleSet) -> PileName {
    own_piles(spec, set).next().unwrap_or(PileName::A)
}

/// The pile a puzzle is about among all its piles: any that goes the wanted way.
fn pile_among(spec: Spec, set: RuleSet, piles: &[PileName], random: &mut Random) -> PileName {
    let fitting: Vec<PileName> = own_piles(spec, set).filter(|name| piles.contains(name)).collect();
    let chosen = match fitting.as_slice() {
        [_, _, ..] => random.choose(&fitting),
        fitting => fitting.first(),
    };
    chosen.copied().unwrap_or(PileName::A)
}

/// A number of two digits with its digits swapped, if that makes another one.
fn swapped(number: i32) -> Option<i32> {
    let other = number % 10 * 10 + number / 10;
    ((10..100).contains(&number) && (10..100).contains(&other) && other != number).then_some(other)
}

/// Whether a gap is easily taken for ten.
fn is_about_ten(gap: u8) -> bool {
    gap + 1 == JUMP || gap == JUMP + 1
}
