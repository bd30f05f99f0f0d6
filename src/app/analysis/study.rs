//! A study: a line of cards that were really played, where on it one is, and what is being tried
//! instead. Knows no window, so that tests can go through whole games.

use super::past_game::PastGame;
use super::posed::Posed;
use crate::app::desk::DeskAction;
use crate::app::play::{Hint, Session, TableAction};
use crate::coach::{Review, TurnReview};
use crate::puzzle::Puzzle;
use crate::rules::{Play, RuleSet, Status};
use crate::solver::value;

/// A place on the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// The turn, from 0.
    pub turn: usize,
    /// How many of its cards are laid.
    pub step: usize,
}

/// A way along the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stride {
    /// To the very start.
    First,
    /// To the start of this turn, or of the one before.
    TurnBack,
    /// One card back.
    CardBack,
    /// One card on.
    CardOn,
    /// To the start of the next turn.
    TurnOn,
    /// To the very end.
    Last,
}

/// Whose play it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// It is being tried.
    Tried,
    /// It was played.
    Played,
    /// It is the best.
    Best,
}

/// A play with what it amounts to. Whatever else is to be known about the plays that are compared,
/// such as how often one wins after them, is a field here; another play to compare with is one
/// more in [`Study::weighed`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weighed {
    /// Whose it is.
    pub whose: Whose,
    /// The cards.
    pub plays: Vec<Play>,
    /// The room they use.
    pub room: i32,
    /// Their value.
    pub value: i32,
    /// The value they give away against the best; nothing where the two cannot be compared.
    pub lost: Option<i32>,
}

/// What is studied.
enum Subject {
    Game(Box<PastGame>),
    Puzzle(Box<Posed>),
}

/// Something being studied.
pub struct Study {
    subject: Subject,
    place: Place,
    tried: Option<TurnReview>,
}

impl Study {
    /// A game, from this turn and card on; nothing while it goes on.
    pub fn of_game(session: &Session, turn: usize, step: usize) -> Option<Study> {
        let subject = Subject::Game(Box::new(PastGame::new(session)?));
        let mut study = Study::new(subject);
        study.go_to(Place { turn, step });
        Some(study)
    }

    /// A puzzle in which this was played, all of it laid; nothing if it is not about a position.
    pub fn of_puzzle(puzzle: &Puzzle, plays: Vec<Play>) -> Option<Study> {
        let subject = Subject::Puzzle(Box::new(Posed::new(puzzle, plays)?));
        let mut study = Study::new(subject);
        study.go(Stride::Last);
        Some(study)
    }

    fn new(subject: Subject) -> Study {
        Study {
            subject,
            place: Place::default(),
            tried: None,
        }
    }

    /// The table, where it is a game.
    pub fn table(&self) -> Option<&Session> {
        match &self.subject {
            Subject::Game(past) => Some(past.table()),
            Subject::Puzzle(_) => None,
        }
    }

    /// The whole game looked at again, where it is one.
    pub fn review(&self) -> Option<&Review> {
        match &self.subject {
            Subject::Game(past) => Some(past.review()),
            Subject::Puzzle(_) => None,
        }
    }

    /// The puzzle, where it is one.
    pub fn posed(&self) -> Option<&Posed> {
        match &self.subject {
            Subject::Game(_) => None,
            Subject::Puzzle(posed) => Some(posed),
        }
    }

    /// Where on the line one is; from something that is being tried, where one returns to.
    pub fn place(&self) -> Place {
        self.place
    }

    /// How many turns the line has.
    pub fn turns(&self) -> usize {
        match &self.subject {
            Subject::Game(past) => past.turns(),
            Subject::Puzzle(_) => 1,
        }
    }

    /// What was played in the turn.
    pub fn plays(&self) -> &[Play] {
        self.plays_of(self.place.turn)
    }

    fn plays_of(&self, turn: usize) -> &[Play] {
        match &self.subject {
            Subject::Game(past) => past.plays(turn),
            Subject::Puzzle(posed) => posed.plays(),
        }
    }

    /// The cards of the turn that lie there, whether they were played or are being tried.
    pub fn laid(&self) -> &[Play] {
        match &self.subject {
            Subject::Game(past) => &past.table().game().turn().plays,
            Subject::Puzzle(posed) => posed.desk().plays(),
        }
    }

    /// Whether something else than what was played lies there.
    pub fn is_off_the_line(&self) -> bool {
        !self.plays().starts_with(self.laid())
    }

    /// Whether not enough cards fit any more.
    pub fn is_stuck(&self) -> bool {
        let game = self.table().map(Session::game);
        game.is_some_and(|game| game.status() == Status::Stuck)
    }

    /// What there is to say about what was played.
    pub fn played(&self) -> Option<&TurnReview> {
        match &self.subject {
            Subject::Game(past) => past.played(self.place.turn),
            Subject::Puzzle(posed) => posed.played(),
        }
    }

    /// What there is to say about what is being tried.
    pub fn tried(&self) -> Option<&TurnReview> {
        self.tried.as_ref()
    }

    /// The plays to compare, each with what it amounts to.
    pub fn weighed(&self) -> Vec<Weighed> {
        let looked_at = [(Whose::Tried, self.tried()), (Whose::Played, self.played())];
        let looked_at = looked_at.into_iter();
        let mut plays: Vec<Weighed> = looked_at
            .filter_map(|(whose, turn)| Some(weigh(whose, turn?)))
            .collect();
        // The best stands beside them unless one of them is it.
        let best = self
            .played()
            .and_then(|played| Some((played, played.better()?)));
        plays.extend(best.and_then(|(played, best)| {
            let known = self.tried().is_some_and(|tried| tried.plays == best.plays);
            (!known).then(|| Weighed {
                whose: Whose::Best,
                plays: best.plays.clone(),
                room: best.room,
                value: value(played.position.set(), best.plays.len(), best.room),
                lost: Some(0),
            })
        }));
        plays
    }

    /// The rule set.
    pub fn set(&self) -> RuleSet {
        match &self.subject {
            Subject::Game(past) => past.table().game().rules().set(),
            Subject::Puzzle(posed) => posed.position().set(),
        }
    }

    /// The hint that was asked for.
    pub fn hint(&self) -> Option<&Hint> {
        match &self.subject {
            Subject::Game(past) => past.table().hint(),
            Subject::Puzzle(posed) => posed.hint(),
        }
    }

    /// Whether there may be a hint.
    pub fn may_hint(&self) -> bool {
        match &self.subject {
            Subject::Game(past) => past.table().may_hint(),
            Subject::Puzzle(posed) => posed.may_hint(),
        }
    }

    /// Does something with the cards of a game.
    pub fn at_the_table(&mut self, action: TableAction) {
        if let Subject::Game(past) = &mut self.subject {
            past.act(action);
            self.look();
        }
    }

    /// Does something with the cards of a puzzle.
    pub fn at_the_desk(&mut self, action: DeskAction) {
        if let Subject::Puzzle(posed) = &mut self.subject {
            posed.act(action);
            self.look();
        }
    }

    /// Takes back the last card: one that is being tried, or one that was played.
    pub fn take_back(&mut self) {
        self.at_the_table(TableAction::Undo);
        self.at_the_desk(DeskAction::TakeBack);
    }

    /// One rung more of the hint.
    pub fn hint_more(&mut self) {
        match &mut self.subject {
            Subject::Game(past) => past.act(TableAction::Hint),
            Subject::Puzzle(posed) => posed.hint_more(),
        }
    }

    /// Looks at the cards that lie there: either they are on the line, and that is where one is,
    /// or they are a try.
    fn look(&mut self) {
        let laid = self.laid().to_vec();
        if !self.is_off_the_line() {
            self.place.step = laid.len();
            self.tried = None;
            return;
        }
        if self.tried().is_some_and(|tried| tried.plays == laid) {
            return;
        }
        self.tried = match &self.subject {
            Subject::Game(past) => past.tried(self.place.turn, &laid),
            Subject::Puzzle(posed) => posed.tried(&laid),
        };
    }

    /// Along the line. From a try, a step of a card leads back to the line first.
    pub fn go(&mut self, stride: Stride) {
        let Place { turn, step } = self.place;
        let off = self.is_off_the_line();
        let last = self.turns().saturating_sub(1);
        let end_of = |turn: usize| Place {
            turn,
            step: self.plays_of(turn).len(),
        };
        let start_of = |turn: usize| Place { turn, step: 0 };
        let place = match stride {
            Stride::First => start_of(0),
            Stride::Last => end_of(last),
            Stride::CardBack | Stride::CardOn if off => self.place,
            Stride::TurnBack if step > 0 || off => start_of(turn),
            Stride::TurnBack => start_of(turn.saturating_sub(1)),
            Stride::TurnOn if turn < last => start_of(turn + 1),
            Stride::TurnOn => end_of(last),
            Stride::CardOn if step < self.plays().len() => Place {
                turn,
                step: step + 1,
            },
            Stride::CardOn if turn < last => start_of(turn + 1),
            Stride::CardOn => self.place,
            Stride::CardBack if step > 0 => Place {
                turn,
                step: step - 1,
            },
            Stride::CardBack if turn > 0 => end_of(turn - 1),
            Stride::CardBack => self.place,
        };
        self.go_to(place);
    }

    /// Whether that leads anywhere.
    pub fn may_go(&self, stride: Stride) -> bool {
        let last = self.turns().saturating_sub(1);
        let Place { turn, step } = self.place;
        let off = self.is_off_the_line();
        match stride {
            Stride::First | Stride::TurnBack | Stride::CardBack => turn > 0 || step > 0 || off,
            Stride::Last | Stride::TurnOn | Stride::CardOn => {
                turn < last || step < self.plays().len() || off
            }
        }
    }

    /// To the start of a turn; past the end, to the last one.
    pub fn go_to_turn(&mut self, turn: usize) {
        self.go_to(Place { turn, step: 0 });
    }

    /// Back to what was played, where it was left.
    pub fn go_back_to_the_line(&mut self) {
        self.go_to(self.place);
    }

    fn go_to(&mut self, place: Place) {
        let turn = place.turn.min(self.turns().saturating_sub(1));
        let step = place.step.min(self.plays_of(turn).len());
        self.place = Place { turn, step };
        self.tried = None;
        match &mut self.subject {
            Subject::Game(past) => past.put(self.place),
            Subject::Puzzle(posed) => posed.put(step),
        }
    }
}

fn weigh(whose: Whose, turn: &TurnReview) -> Weighed {
    Weighed {
        whose,
        plays: turn.plays.clone(),
        room: turn.room,
        value: value(turn.position.set(), turn.plays.len(), turn.room),
        lost: turn.lost,
    }
}
