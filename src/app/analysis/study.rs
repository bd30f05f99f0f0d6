//! A study: a line of cards that were really played, which place on it is shown, and what is being tried
//! instead. Knows no window, so that tests can go through whole games.

use super::game_review::GameReview;
use super::puzzle_review::PuzzleReview;
use super::{Insight, PlaySource, Weighed};
use crate::app::answer::AnswerAction;
use crate::app::play::{Hint, Session, TableAction};
use crate::coach::{Chance, Review, TurnReview};
use crate::puzzle::Puzzle;
use crate::rules::{Play, RuleSet, Status};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// The turn, from 0.
    pub turn: usize,
    pub step: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepTo {
    First,
    /// To the start of this turn, or of the one before.
    TurnBack,
    CardBack,
    CardOn,
    TurnOn,
    Last,
}

enum Subject {
    Game(Box<GameReview>),
    Puzzle(Box<PuzzleReview>),
}

/// What was played, turn by turn, and what lies there instead.
pub(super) trait Line {
    fn turns(&self) -> usize;
    fn plays(&self, turn: usize) -> &[Play];
    fn played(&self, turn: usize) -> Option<&TurnReview>;
    /// The cards of the turn that lie there, whether they were played or are being tried.
    fn laid(&self) -> &[Play];
    /// What lies there, looked at as a play of this turn.
    fn tried(&self, turn: usize) -> Option<TurnReview>;
    fn put(&mut self, place: Place);
    fn set(&self) -> RuleSet;
    fn hint(&self) -> Option<&Hint>;
    fn may_hint(&self) -> bool;
    fn hint_more(&mut self);
}

pub struct Study {
    subject: Subject,
    place: Place,
    tried: Option<TurnReview>,
    insight: Option<Insight>,
}

impl Study {
    pub fn of_game(session: &Session, turn: usize) -> Option<Study> {
        let subject = Subject::Game(Box::new(GameReview::new(session)?));
        let mut study = Study::new(subject);
        study.go_to_turn(turn);
        Some(study)
    }

    /// A puzzle in which this was played, all of it laid; nothing if it is not about a position.
    pub fn of_puzzle(puzzle: &Puzzle, plays: Vec<Play>) -> Option<Study> {
        let subject = Subject::Puzzle(Box::new(PuzzleReview::new(puzzle, plays)?));
        let mut study = Study::new(subject);
        study.go(StepTo::Last);
        Some(study)
    }

    fn new(subject: Subject) -> Study {
        Study { subject, place: Place::default(), tried: None, insight: None }
    }

    fn line(&self) -> &dyn Line {
        match &self.subject {
            Subject::Game(past) => &**past,
            Subject::Puzzle(posed) => &**posed,
        }
    }

    fn line_mut(&mut self) -> &mut dyn Line {
        match &mut self.subject {
            Subject::Game(past) => &mut **past,
            Subject::Puzzle(posed) => &mut **posed,
        }
    }

    fn game(&self) -> Option<&GameReview> {
        match &self.subject {
            Subject::Game(past) => Some(past),
            Subject::Puzzle(_) => None,
        }
    }

    pub fn table(&self) -> Option<&Session> {
        self.game().map(|past| &past.table)
    }

    /// The whole game looked at again, where it is one.
    pub fn review(&self) -> Option<&Review> {
        self.game().map(|past| &past.review)
    }

    pub fn posed(&self) -> Option<&PuzzleReview> {
        match &self.subject {
            Subject::Game(_) => None,
            Subject::Puzzle(posed) => Some(posed),
        }
    }

    /// Where on the line the class is; from something that is being tried, where it returns to.
    pub fn place(&self) -> Place {
        self.place
    }

    pub fn turns(&self) -> usize {
        self.line().turns()
    }

    pub fn plays(&self) -> &[Play] {
        self.line().plays(self.place.turn)
    }

    /// The cards of the turn that lie there, whether they were played or are being tried.
    pub fn laid(&self) -> &[Play] {
        self.line().laid()
    }

    /// Whether something else than what was played lies there.
    pub fn is_off_the_line(&self) -> bool {
        !self.plays().starts_with(self.laid())
    }

    pub fn is_stuck(&self) -> bool {
        let game = self.table().map(Session::game);
        game.is_some_and(|game| game.status() == Status::Stuck)
    }

    pub fn played(&self) -> Option<&TurnReview> {
        self.line().played(self.place.turn)
    }

    pub fn tried(&self) -> Option<&TurnReview> {
        self.tried.as_ref()
    }

    pub fn weighed(&self) -> Vec<Weighed> {
        let looked_at = [(PlaySource::Tried, self.tried()), (PlaySource::Played, self.played())];
        let looked_at = looked_at.into_iter();
        let mut plays: Vec<Weighed> = looked_at
            .filter_map(|(whose, turn)| Some(Weighed::of(whose, turn?)))
            .map(|play| {
                let chance = self.chance(play.whose);
                play.with_chance(chance)
            })
            .collect();
        // The best stands beside them unless one of them is it.
        let best = self.played().and_then(|played| Some((played, played.better()?)));
        plays.extend(best.and_then(|(played, best)| {
            let known = self.tried().is_some_and(|tried| tried.plays == best.plays);
            let chance = self.chance(PlaySource::Best);
            (!known).then(|| Weighed::of_best(played, best).with_chance(chance))
        }));
        plays
    }

    fn chance(&self, whose: PlaySource) -> Option<Chance> {
        let insight = self.insight();
        match (whose, &self.subject) {
            (_, Subject::Puzzle(_)) => None,
            (PlaySource::Tried, _) => insight.and_then(|insight| insight.tried),
            (PlaySource::Played, Subject::Game(past)) => past.chance_played(self.place.turn),
            (PlaySource::Best, _) => {
                let coach = insight.and_then(|insight| insight.coach.as_ref());
                coach.map(|coach| coach.chance)
            }
        }
    }

    pub fn insight(&self) -> Option<&Insight> {
        self.insight.as_ref()
    }

    fn ask_champion(&mut self) {
        self.insight = match &mut self.subject {
            Subject::Game(past) => Insight::of(past, self.place.turn, self.tried.as_ref()),
            Subject::Puzzle(_) => None,
        };
    }

    pub fn set(&self) -> RuleSet {
        self.line().set()
    }

    pub fn hint(&self) -> Option<&Hint> {
        self.line().hint()
    }

    pub fn may_hint(&self) -> bool {
        self.line().may_hint()
    }

    pub fn at_the_table(&mut self, action: TableAction) {
        if let Subject::Game(past) = &mut self.subject {
            let before = past.laid().len();
            past.table.act(action);
            let after = past.laid().len();
            self.look();
            if before != after {
                self.ask_champion();
            }
        }
    }

    pub fn at_the_desk(&mut self, action: AnswerAction) {
        if let Subject::Puzzle(posed) = &mut self.subject {
            posed.act(action);
            self.look();
        }
    }

    /// Takes back the last card: one that is being tried, or one that was played.
    pub fn take_back(&mut self) {
        self.at_the_table(TableAction::Undo);
        self.at_the_desk(AnswerAction::TakeBack);
    }

    pub fn hint_more(&mut self) {
        self.line_mut().hint_more();
    }

    /// Looks at the cards that lie there: either they are on the line, and that is the place, or they are a try.
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
        self.tried = self.line().tried(self.place.turn);
    }

    /// Along the line. From a try, a step of a card leads back to the line first.
    pub fn go(&mut self, stride: StepTo) {
        let Place { turn, step } = self.place;
        let off = self.is_off_the_line();
        let last = self.turns().saturating_sub(1);
        let end_of = |turn: usize| Place { turn, step: self.line().plays(turn).len() };
        let start_of = |turn: usize| Place { turn, step: 0 };
        let place = match stride {
            StepTo::First => start_of(0),
            StepTo::Last => end_of(last),
            StepTo::CardBack | StepTo::CardOn if off => self.place,
            StepTo::TurnBack if step > 0 || off => start_of(turn),
            StepTo::TurnBack => start_of(turn.saturating_sub(1)),
            StepTo::TurnOn if turn < last => start_of(turn + 1),
            StepTo::TurnOn => end_of(last),
            StepTo::CardOn if step < self.plays().len() => Place { turn, step: step + 1 },
            StepTo::CardOn if turn < last => start_of(turn + 1),
            StepTo::CardOn => self.place,
            StepTo::CardBack if step > 0 => Place { turn, step: step - 1 },
            StepTo::CardBack if turn > 0 => end_of(turn - 1),
            StepTo::CardBack => self.place,
        };
        self.go_to(place);
    }

    pub fn may_go(&self, stride: StepTo) -> bool {
        let last = self.turns().saturating_sub(1);
        let Place { turn, step } = self.place;
        let off = self.is_off_the_line();
        match stride {
            StepTo::First | StepTo::TurnBack | StepTo::CardBack => turn > 0 || step > 0 || off,
            StepTo::Last | StepTo::TurnOn | StepTo::CardOn => {
                turn < last || step < self.plays().len() || off
            }
        }
    }

    pub fn go_to_turn(&mut self, turn: usize) {
        self.go_to(Place { turn, step: 0 });
    }

    pub fn go_back_to_the_line(&mut self) {
        self.go_to(self.place);
    }

    fn go_to(&mut self, place: Place) {
        let turn = place.turn.min(self.turns().saturating_sub(1));
        let step = place.step.min(self.line().plays(turn).len());
        self.place = Place { turn, step };
        self.tried = None;
        let place = self.place;
        self.line_mut().put(place);
        self.ask_champion();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::setup::{Player, Setup, Variant};
    use crate::coach::Strategy;
    use crate::puzzle::{Answer, Kind, NumberDeck, Question, Spec, generate};
    use crate::rules::PileName;
    use crate::solver::{Solver, Verdict};

    fn over(variant: Variant) -> Session {
        let mut setup = Setup::default();
        setup.variant = variant;
        for number in 0..2 {
            setup.seat_mut(number).unwrap().player = Player::Computer(Strategy::Team);
        }
        let mut session = Session::new(&setup);
        while !session.is_over() {
            session.computer_step();
        }
        session
    }

    fn study(variant: Variant) -> Study {
        Study::of_game(&over(variant), 0).unwrap()
    }

    fn lay(study: &mut Study, play: Play) {
        study.at_the_table(TableAction::Choose(play.card));
        study.at_the_table(TableAction::Place(play.pile));
    }

    #[test]
    fn card_by_card_the_line_is_the_record() {
        for variant in [Variant::Classic, Variant::Fire, Variant::ExpertTwo, Variant::Duel] {
            let session = over(variant);
            let game = session.game();
            let mut study = Study::of_game(&session, 0).unwrap();
            let mut places = Vec::new();
            loop {
                let Place { turn, step } = study.place();
                let table = study.table().unwrap().game();
                assert_eq!(Some(table), game.at(turn, step).as_ref());
                places.push(study.place());
                study.go(StepTo::CardOn);
                if places.last() == Some(&study.place()) {
                    break;
                }
            }
            let cards: usize = game.turns().iter().map(|turn| turn.plays.len() + 1).sum();
            assert_eq!(places.len(), cards, "every card of every turn");
            assert!(!study.may_go(StepTo::CardOn));
            for place in places.iter().rev().skip(1) {
                study.go(StepTo::CardBack);
                assert_eq!(study.place(), *place, "the same way back");
            }
            assert!(!study.may_go(StepTo::TurnBack));
            study.go(StepTo::Last);
            assert_eq!(Some(&study.place()), places.last());
        }
    }

    #[test]
    fn turn_by_turn_and_to_any_of_them() {
        let mut study = study(Variant::Classic);
        study.go(StepTo::TurnOn);
        study.go(StepTo::CardOn);
        assert_eq!(study.place(), Place { turn: 1, step: 1 });
        study.go(StepTo::TurnBack);
        assert_eq!(study.place(), Place { turn: 1, step: 0 });
        study.go(StepTo::TurnBack);
        assert_eq!(study.place(), Place { turn: 0, step: 0 });
        study.go_to_turn(usize::MAX);
        assert_eq!(study.place().turn, study.turns() - 1);
    }

    #[test]
    fn another_play_is_tried_and_nothing_is_lost() {
        for variant in [Variant::Classic, Variant::Fire, Variant::Duel] {
            let mut study = study(variant);
            study.go_to_turn(2);
            study.go(StepTo::CardOn);
            let (place, before) = (study.place(), study.table().unwrap().game().clone());
            let played = study.plays().to_vec();
            let other = before.legal_plays().into_iter().find(|play| !played.contains(play));
            lay(&mut study, other.unwrap());
            assert!(study.is_off_the_line());
            let tried = study.tried().unwrap();
            assert_eq!(tried.plays, [played[0], other.unwrap()]);
            assert_eq!(tried.best, study.played().unwrap().best, "one comparison");
            assert_eq!(study.weighed()[0].whose, PlaySource::Tried);
            assert_eq!(study.place(), place, "where one returns to");
            study.go_back_to_the_line();
            assert_eq!(study.table().unwrap().game(), &before);
            assert!(!study.is_off_the_line() && study.tried().is_none());
            // Taken back one by one, the cards lead back to the line as well.
            lay(&mut study, other.unwrap());
            study.take_back();
            assert_eq!((study.place(), study.is_off_the_line()), (place, false));
            study.take_back();
            assert_eq!(study.place(), Place { step: 0, ..place });
            // What was played, tried, is the line again.
            for play in &played {
                lay(&mut study, *play);
            }
            assert_eq!(study.place().step, played.len());
            assert!(!study.is_off_the_line());
        }
    }

    #[test]
    fn a_try_is_weighed_by_the_one_definition() {
        let mut study = study(Variant::Classic);
        for turn in 0..study.turns() {
            study.go_to_turn(turn);
            let Some(best) = study.played().and_then(|turn| turn.best.clone()) else {
                continue;
            };
            for play in &best.plays {
                lay(&mut study, *play);
            }
            // Where one card less was the best, stopping there is still on the line.
            if let Some(tried) = study.tried() {
                assert_eq!((tried.verdict, tried.lost), (Verdict::Best, Some(0)));
            }
            let weighed = study.weighed();
            for play in weighed.iter().filter(|play| play.plays == best.plays) {
                let score = play.score.unwrap();
                assert_eq!((score.room, score.value), (best.room, best.value));
            }
            for play in weighed.iter().filter(|play| play.whose == PlaySource::Played) {
                let (lost, value) = (play.lost.unwrap_or(0), play.score.unwrap().value);
                assert!(lost == 0 || lost == best.value - value, "{play:?}");
            }
        }
    }

    #[test]
    fn hands_are_secret_until_the_end() {
        let session = Session::new(&Setup::default());
        assert!(Study::of_game(&session, 0).is_none());
    }

    #[test]
    fn a_turn_never_ends_on_the_board_and_nobody_speaks() {
        let mut study = study(Variant::Classic);
        study.go(StepTo::Last);
        study.go(StepTo::TurnBack);
        let before = study.table().unwrap().game().clone();
        for action in [
            TableAction::EndTurn,
            TableAction::Cover,
            TableAction::Say(0, PileName::A, None),
            TableAction::AskSignal(PileName::A),
        ] {
            study.at_the_table(action);
        }
        let table = study.table().unwrap();
        assert_eq!(table.game(), &before);
        assert!(table.speakers().is_empty() && !table.covered());
    }

    fn puzzle(kind: Kind, level: u8, deck: NumberDeck) -> Puzzle {
        let spec = Spec::new(kind, level, Spec::USUAL_HAND, deck, 3).unwrap();
        generate(&mut Solver::new(), spec).unwrap()
    }

    #[test]
    fn a_puzzle_is_studied_from_what_was_played() {
        for (kind, deck) in [
            (Kind::Order, NumberDeck::Tenths),
            (Kind::Table, NumberDeck::Tens),
            (Kind::Fire, NumberDeck::Units),
            (Kind::Duel, NumberDeck::Units),
        ] {
            let puzzle = puzzle(kind, 1, deck);
            let Answer::Plays(solution) = puzzle.solution.clone() else {
                panic!("{kind:?} is about a play");
            };
            let mut study = Study::of_puzzle(&puzzle, solution.clone()).unwrap();
            assert_eq!(study.laid(), solution);
            assert_eq!(study.played().unwrap().verdict, Verdict::Best, "{kind:?}");
            assert_eq!(study.weighed().len(), 1, "the best is what was played");
            assert_eq!(study.posed().unwrap().numbers, deck);
            study.go(StepTo::First);
            assert_eq!(study.laid(), []);
            study.hint_more();
            assert_eq!(study.hint().unwrap().rung, 1);
            // Another card first: a try, with a hint of its own.
            let hand = puzzle.question.position().unwrap().hand().to_vec();
            let other = hand.into_iter().find(|card| *card != solution[0].card);
            let pile = solution[0].pile;
            study.at_the_desk(AnswerAction::Drop(other.unwrap(), pile, 0));
            assert!(study.is_off_the_line() && study.hint().is_none());
            assert_eq!(study.weighed()[0].whose, PlaySource::Tried);
            study.go_back_to_the_line();
            assert_eq!((study.laid(), study.place().step), ([].as_slice(), 0));
        }
    }

    #[test]
    fn a_play_with_a_mistake_can_be_mended() {
        let puzzle = puzzle(Kind::Mistake, 2, NumberDeck::Units);
        let Question::Mistake(question) = &puzzle.question else {
            panic!("no mistake");
        };
        let mut study = Study::of_puzzle(&puzzle, question.plays.clone()).unwrap();
        assert_eq!(study.played().unwrap().verdict, Verdict::Illegal);
        assert!(!study.may_hint(), "what lies there is not allowed");
        assert_eq!(study.weighed()[0].score, None, "nor does it amount to anything");
        study.go(StepTo::First);
        assert!(study.may_hint());
        assert!(
            Study::of_puzzle(&self::puzzle(Kind::Jump, 1, NumberDeck::Units), vec![]).is_none()
        );
    }
}
