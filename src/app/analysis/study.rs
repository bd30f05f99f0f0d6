//! A study: a line of cards that were really played, where on it one is, and what is being tried
//! instead. Knows no window, so that tests can go through whole games.

use super::past_game::PastGame;
use super::posed::Posed;
use super::{Insight, Weighed, Whose};
use crate::app::answer::DeskAction;
use crate::app::play::{Hint, Session, TableAction};
use crate::coach::{Chance, Review, TurnReview};
use crate::puzzle::Puzzle;
use crate::rules::{Play, RuleSet, Status};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spot {
    /// The turn, from 0.
    pub turn: usize,
    pub step: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stride {
    First,
    /// To the start of this turn, or of the one before.
    TurnBack,
    CardBack,
    CardOn,
    TurnOn,
    Last,
}

enum Subject {
    Game(Box<PastGame>),
    Puzzle(Box<Posed>),
}

pub struct Study {
    subject: Subject,
    place: Spot,
    tried: Option<TurnReview>,
    insight: Option<Insight>,
}

impl Study {
    pub fn of_game(session: &Session, turn: usize, step: usize) -> Option<Study> {
        let subject = Subject::Game(Box::new(PastGame::new(session)?));
        let mut study = Study::new(subject);
        study.go_to(Spot { turn, step });
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
        Study { subject, place: Spot::default(), tried: None, insight: None }
    }

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

    pub fn posed(&self) -> Option<&Posed> {
        match &self.subject {
            Subject::Game(_) => None,
            Subject::Puzzle(posed) => Some(posed),
        }
    }

    /// Where on the line one is; from something that is being tried, where one returns to.
    pub fn place(&self) -> Spot {
        self.place
    }

    pub fn turns(&self) -> usize {
        match &self.subject {
            Subject::Game(past) => past.turns(),
            Subject::Puzzle(_) => 1,
        }
    }

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

    pub fn is_stuck(&self) -> bool {
        let game = self.table().map(Session::game);
        game.is_some_and(|game| game.status() == Status::Stuck)
    }

    pub fn played(&self) -> Option<&TurnReview> {
        match &self.subject {
            Subject::Game(past) => past.played(self.place.turn),
            Subject::Puzzle(posed) => posed.played(),
        }
    }

    pub fn tried(&self) -> Option<&TurnReview> {
        self.tried.as_ref()
    }

    pub fn weighed(&self) -> Vec<Weighed> {
        let looked_at = [(Whose::Tried, self.tried()), (Whose::Played, self.played())];
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
            let chance = self.chance(Whose::Best);
            (!known).then(|| Weighed::of_best(played, best).with_chance(chance))
        }));
        plays
    }

    /// The chance of winning after a play, where it is one of a game.
    fn chance(&self, whose: Whose) -> Option<Chance> {
        let insight = self.insight();
        match (whose, &self.subject) {
            (_, Subject::Puzzle(_)) => None,
            (Whose::Tried, _) => insight.and_then(|insight| insight.tried),
            (Whose::Played, Subject::Game(past)) => past.chance_played(self.place.turn),
            (Whose::Best, _) => {
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
        match &self.subject {
            Subject::Game(past) => past.table().game().rules().set(),
            Subject::Puzzle(posed) => posed.position().set(),
        }
    }

    pub fn hint(&self) -> Option<&Hint> {
        match &self.subject {
            Subject::Game(past) => past.table().hint(),
            Subject::Puzzle(posed) => posed.hint(),
        }
    }

    pub fn may_hint(&self) -> bool {
        match &self.subject {
            Subject::Game(past) => past.table().may_hint(),
            Subject::Puzzle(posed) => posed.may_hint(),
        }
    }

    pub fn at_the_table(&mut self, action: TableAction) {
        if let Subject::Game(past) = &mut self.subject {
            let before = past.table().game().turn().plays.len();
            past.act(action);
            let after = past.table().game().turn().plays.len();
            self.style();
            if before != after {
                self.ask_champion();
            }
        }
    }

    pub fn at_the_desk(&mut self, action: DeskAction) {
        if let Subject::Puzzle(posed) = &mut self.subject {
            posed.act(action);
            self.style();
        }
    }

    /// Takes back the last card: one that is being tried, or one that was played.
    pub fn take_back(&mut self) {
        self.at_the_table(TableAction::Undo);
        self.at_the_desk(DeskAction::TakeBack);
    }

    pub fn hint_more(&mut self) {
        match &mut self.subject {
            Subject::Game(past) => past.act(TableAction::Hint),
            Subject::Puzzle(posed) => posed.hint_more(),
        }
    }

    /// Looks at the cards that lie there: either they are on the line, and that is where one is,
    /// or they are a try.
    fn style(&mut self) {
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
        let Spot { turn, step } = self.place;
        let off = self.is_off_the_line();
        let last = self.turns().saturating_sub(1);
        let end_of = |turn: usize| Spot { turn, step: self.plays_of(turn).len() };
        let start_of = |turn: usize| Spot { turn, step: 0 };
        let place = match stride {
            Stride::First => start_of(0),
            Stride::Last => end_of(last),
            Stride::CardBack | Stride::CardOn if off => self.place,
            Stride::TurnBack if step > 0 || off => start_of(turn),
            Stride::TurnBack => start_of(turn.saturating_sub(1)),
            Stride::TurnOn if turn < last => start_of(turn + 1),
            Stride::TurnOn => end_of(last),
            Stride::CardOn if step < self.plays().len() => Spot { turn, step: step + 1 },
            Stride::CardOn if turn < last => start_of(turn + 1),
            Stride::CardOn => self.place,
            Stride::CardBack if step > 0 => Spot { turn, step: step - 1 },
            Stride::CardBack if turn > 0 => end_of(turn - 1),
            Stride::CardBack => self.place,
        };
        self.go_to(place);
    }

    pub fn may_go(&self, stride: Stride) -> bool {
        let last = self.turns().saturating_sub(1);
        let Spot { turn, step } = self.place;
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
        self.go_to(Spot { turn, step: 0 });
    }

    pub fn go_back_to_the_line(&mut self) {
        self.go_to(self.place);
    }

    fn go_to(&mut self, place: Spot) {
        let turn = place.turn.min(self.turns().saturating_sub(1));
        let step = place.step.min(self.plays_of(turn).len());
        self.place = Spot { turn, step };
        self.tried = None;
        match &mut self.subject {
            Subject::Game(past) => past.put(self.place),
            Subject::Puzzle(posed) => posed.put(step),
        }
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
        Study::of_game(&over(variant), 0, 0).unwrap()
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
            let mut study = Study::of_game(&session, 0, 0).unwrap();
            let mut places = Vec::new();
            loop {
                let Spot { turn, step } = study.place();
                let table = study.table().unwrap().game();
                assert_eq!(Some(table), game.at(turn, step).as_ref());
                places.push(study.place());
                study.go(Stride::CardOn);
                if places.last() == Some(&study.place()) {
                    break;
                }
            }
            let cards: usize = game.turns().iter().map(|turn| turn.plays.len() + 1).sum();
            assert_eq!(places.len(), cards, "every card of every turn");
            assert!(!study.may_go(Stride::CardOn));
            for place in places.iter().rev().skip(1) {
                study.go(Stride::CardBack);
                assert_eq!(study.place(), *place, "the same way back");
            }
            assert!(!study.may_go(Stride::TurnBack));
            study.go(Stride::Last);
            assert_eq!(Some(&study.place()), places.last());
        }
    }

    #[test]
    fn turn_by_turn_and_to_any_of_them() {
        let mut study = study(Variant::Classic);
        study.go(Stride::TurnOn);
        study.go(Stride::CardOn);
        assert_eq!(study.place(), Spot { turn: 1, step: 1 });
        study.go(Stride::TurnBack);
        assert_eq!(study.place(), Spot { turn: 1, step: 0 });
        study.go(Stride::TurnBack);
        assert_eq!(study.place(), Spot { turn: 0, step: 0 });
        study.go_to_turn(usize::MAX);
        assert_eq!(study.place().turn, study.turns() - 1);
    }

    #[test]
    fn another_play_is_tried_and_nothing_is_lost() {
        for variant in [Variant::Classic, Variant::Fire, Variant::Duel] {
            let mut study = study(variant);
            study.go_to_turn(2);
            study.go(Stride::CardOn);
            let (place, before) = (study.place(), study.table().unwrap().game().clone());
            let played = study.plays().to_vec();
            let other = before.legal_plays().into_iter().find(|play| !played.contains(play));
            lay(&mut study, other.unwrap());
            assert!(study.is_off_the_line());
            let tried = study.tried().unwrap();
            assert_eq!(tried.plays, [played[0], other.unwrap()]);
            assert_eq!(tried.best, study.played().unwrap().best, "one comparison");
            assert_eq!(study.weighed()[0].whose, Whose::Tried);
            assert_eq!(study.place(), place, "where one returns to");
            study.go_back_to_the_line();
            assert_eq!(study.table().unwrap().game(), &before);
            assert!(!study.is_off_the_line() && study.tried().is_none());
            // Taken back one by one, the cards lead back to the line as well.
            lay(&mut study, other.unwrap());
            study.take_back();
            assert_eq!((study.place(), study.is_off_the_line()), (place, false));
            study.take_back();
            assert_eq!(study.place(), Spot { step: 0, ..place });
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
            for play in weighed.iter().filter(|play| play.whose == Whose::Played) {
                let (lost, value) = (play.lost.unwrap_or(0), play.score.unwrap().value);
                assert!(lost == 0 || lost == best.value - value, "{play:?}");
            }
        }
    }

    #[test]
    fn hands_are_secret_until_the_end() {
        let session = Session::new(&Setup::default());
        assert!(Study::of_game(&session, 0, 0).is_none());
    }

    #[test]
    fn a_turn_never_ends_on_the_board_and_nobody_speaks() {
        let mut study = study(Variant::Classic);
        study.go(Stride::Last);
        study.go(Stride::TurnBack);
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
            assert_eq!(study.posed().unwrap().numbers(), deck);
            study.go(Stride::First);
            assert_eq!(study.laid(), []);
            study.hint_more();
            assert_eq!(study.hint().unwrap().rung, 1);
            // Another card first: a try, with a hint of its own.
            let hand = puzzle.question.position().unwrap().hand().to_vec();
            let other = hand.into_iter().find(|card| *card != solution[0].card);
            let pile = solution[0].pile;
            study.at_the_desk(DeskAction::Drop(other.unwrap(), pile, 0));
            assert!(study.is_off_the_line() && study.hint().is_none());
            assert_eq!(study.weighed()[0].whose, Whose::Tried);
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
        study.go(Stride::First);
        assert!(study.may_hint());
        assert!(
            Study::of_puzzle(&self::puzzle(Kind::Jump, 1, NumberDeck::Units), vec![]).is_none()
        );
    }
}
