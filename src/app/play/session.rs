//! A game as it is played at the board: the rules' game, who sits where, and what the window
//! shows of it. Knows nothing of windows, so that tests can play it card by card.

use super::TableAction;
use crate::app::setup::{Guidance, Player, Setup};
use crate::app::{Dialog, Request, Screen};
use crate::coach::{
    Computer, Heedful, Ladder, Move, Review, TurnReview, View, ladder, review, review_last, talk,
};
use crate::puzzle::{Code, DealSpec, Puzzle, mine};
use crate::rules::{
    Card, CardSet, Game, PileName, PileSet, Placement, Play, Refusal, Said, Signal, Status,
};
use crate::solver::{Solver, Task};

/// Where a turn stands.
#[derive(Clone, PartialEq, Debug)]
pub enum Phase {
    /// The hand is covered until the next team says it is ready.
    HandOver,
    /// Cards are laid.
    Turn,
    /// The turn that has just ended is looked at again.
    Review(Box<TurnReview>),
}

/// What there is to say about what has just happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// A card or a command was refused.
    Refused(Refusal),
    /// A pile was named before a card was chosen.
    ChooseFirst,
    /// A card was laid.
    Laid {
        /// By whom.
        player: usize,
        /// The card and its pile.
        play: Play,
        /// What it did.
        placement: Placement,
    },
    /// A card was taken back.
    TookBack(Card),
    /// Ending the turn now would lose: a pile is still to be covered.
    StillBurns(PileSet),
    /// A turn ended.
    Ended {
        /// Whose.
        player: usize,
        /// What was laid.
        plays: Vec<Play>,
        /// How many cards were drawn.
        drawn: usize,
    },
}

/// A hint, and how much of it has been asked for.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// What it leads to.
    pub ladder: Ladder,
    /// How far it has been followed: 1 the pile, 2 the card, 3 why.
    pub rung: usize,
}

impl Hint {
    /// How many rungs there are.
    pub const RUNGS: usize = 3;
}

/// A game at the board.
pub struct Session {
    setup: Setup,
    deal: DealSpec,
    game: Game,
    computers: Vec<Option<Computer>>,
    chosen: Option<Card>,
    event: Option<Event>,
    hint: Option<Hint>,
    phase: Phase,
    covered: bool,
    /// The team that last held the cards: it need not hand over to itself.
    at_the_board: Option<usize>,
    review: Option<Review>,
    mistakes: usize,
    in_lesson: bool,
    studied: bool,
}

/// The most puzzles that are made from one game.
const MOST_MISTAKES: usize = 10;

impl Session {
    /// Deals a new game.
    pub fn new(setup: &Setup) -> Session {
        let deal = setup.deal();
        Session::with_game(setup.clone(), deal, deal.game())
    }

    /// The game of a lesson, which has no result of its own.
    pub fn for_lesson(setup: Setup, deal: DealSpec, game: Game) -> Session {
        let mut session = Session::with_game(setup, deal, game);
        session.in_lesson = true;
        session
    }

    /// A game that is over, as it stood in one of its turns: everybody sees everything and may try
    /// what they like, and nobody says anything new.
    pub fn for_study(mut setup: Setup, deal: DealSpec, game: Game) -> Session {
        setup.open_hands = true;
        setup.guidance = Guidance::Hints;
        for number in 0..game.rules().players() {
            if let Some(seat) = setup.seat_mut(number) {
                seat.player = Player::People;
            }
        }
        let mut session = Session::with_game(setup, deal, game);
        session.studied = true;
        session
    }

    /// Goes on with a game that was kept.
    pub fn with_game(setup: Setup, deal: DealSpec, game: Game) -> Session {
        let computers = (0..game.rules().players())
            .map(|player| setup.player(player).strategy().map(Computer::new))
            .collect();
        let mut session = Session {
            setup,
            deal,
            game,
            computers,
            chosen: None,
            event: None,
            hint: None,
            phase: Phase::Turn,
            covered: false,
            at_the_board: None,
            review: None,
            mistakes: 0,
            in_lesson: false,
            studied: false,
        };
        session.begin_turn();
        session
    }

    /// Whether it belongs to a lesson.
    pub fn in_lesson(&self) -> bool {
        self.in_lesson
    }

    /// Whether it is a game of the past, to be studied.
    pub fn is_studied(&self) -> bool {
        self.studied
    }

    /// The game by the rules.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What was chosen before it.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The rules, starter and cards it began with.
    pub fn deal(&self) -> DealSpec {
        self.deal
    }

    /// The code of the deal.
    pub fn code(&self) -> Code {
        Code::Deal(self.deal)
    }

    /// The number of the turn, from 1.
    pub fn turn_number(&self) -> usize {
        self.game.finished_turns().len() + 1
    }

    /// How many cards have been laid.
    pub fn laid(&self) -> usize {
        let finished = self.game.finished_turns().iter();
        let before: usize = finished.map(|turn| turn.plays.len()).sum();
        before + self.game.turn().plays.len()
    }

    /// Whether the card that has just been laid jumped; nothing if something else happened last.
    pub fn just_jumped(&self) -> Option<bool> {
        match self.event()? {
            Event::Laid { placement, .. } => Some(*placement == Placement::Jump),
            _ => None,
        }
    }

    /// Where the turn stands.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The card that was chosen and not yet laid.
    pub fn chosen(&self) -> Option<Card> {
        self.chosen
    }

    /// What has just happened.
    pub fn event(&self) -> Option<&Event> {
        self.event.as_ref()
    }

    /// The hint that was asked for.
    pub fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref()
    }

    /// Whether the teacher has covered the cards.
    pub fn covered(&self) -> bool {
        self.covered
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.status() != Status::Playing
    }

    /// Whether a computer has the move.
    pub fn computer_moves(&self) -> bool {
        !self.is_over() && self.phase == Phase::Turn && self.is_computer(self.game.player())
    }

    /// Whether people have the move and may touch the cards.
    pub fn people_move(&self) -> bool {
        !self.is_over() && self.phase == Phase::Turn && !self.is_computer(self.game.player())
    }

    /// Whether a computer plays for this team.
    pub fn is_computer(&self, player: usize) -> bool {
        self.computers
            .get(player)
            .is_some_and(std::option::Option::is_some)
    }

    /// The hand of the team to move, if it may be seen.
    pub fn shown_hand(&self) -> Option<CardSet> {
        let player = self.game.player();
        // After the end everybody may see why it ended.
        let open = self.setup.open_hands || !self.is_computer(player) || self.is_over();
        let uncovered = open && !self.covered && self.phase != Phase::HandOver;
        uncovered.then(|| self.game.hand(player))
    }

    /// The hand of a team that waits, if it may be seen.
    pub fn shown_hand_of(&self, player: usize) -> Option<CardSet> {
        let uncovered = (self.setup.open_hands || self.is_over()) && !self.covered;
        uncovered.then(|| self.game.hand(player))
    }

    /// What the chosen card would do on a pile, where the guidance says so.
    pub fn price(&self, pile: PileName) -> Option<Result<Placement, Refusal>> {
        let card = self.chosen?;
        (self.setup.guidance >= Guidance::Legal).then(|| self.game.check(Play { card, pile }))
    }

    /// The piles the chosen card may go on.
    pub fn targets(&self) -> PileSet {
        let Some(card) = self.chosen else {
            return PileSet::default();
        };
        PileName::ALL
            .into_iter()
            .filter(|pile| self.game.check(Play { card, pile: *pile }).is_ok())
            .collect()
    }

    /// Whether there may be hints.
    pub fn may_hint(&self) -> bool {
        // A hint names cards: never while they are covered.
        self.setup.guidance >= Guidance::Hints && self.people_move() && !self.covered
    }

    /// Whether the turn may end.
    pub fn may_end(&self) -> bool {
        self.people_move() && self.game.missing() == 0
    }

    /// Whether a card may be taken back: also one that ended the game.
    pub fn may_undo(&self) -> bool {
        let own = !self.is_computer(self.game.player());
        own && self.phase == Phase::Turn && !self.game.turn().plays.is_empty()
    }

    /// Does it; what makes no sense now changes nothing.
    pub fn act(&mut self, action: TableAction) -> Option<Request> {
        match action {
            TableAction::Choose(card) => self.choose(card),
            TableAction::PointAt(card) => self.point_at(card),
            TableAction::Place(pile) => self.place(pile),
            TableAction::Undo => self.undo(),
            TableAction::EndTurn => self.end_turn(),
            TableAction::Hint => self.ask_hint(),
            TableAction::GoOn => self.go_on(),
            TableAction::Cover => self.toggle_cover(),
            TableAction::AskSignal(pile) => return Some(Request::Open(Dialog::Signal(pile))),
            TableAction::Say(player, pile, signal) => self.say(player, pile, signal),
            TableAction::Result => return Some(Request::Go(Screen::End)),
        }
        None
    }

    /// Chooses a card of the hand; the chosen one again lets it go.
    pub fn choose(&mut self, card: Card) {
        let mine = self.shown_hand().is_some_and(|hand| hand.contains(card));
        if mine && self.people_move() {
            self.chosen = (self.chosen != Some(card)).then_some(card);
            self.event = None;
        }
    }

    /// Chooses a card, and keeps it if it is chosen already.
    pub fn point_at(&mut self, card: Card) {
        if self.chosen != Some(card) {
            // Walking along the hand does not wipe out what has just happened.
            let event = self.event.take();
            self.choose(card);
            self.event = event.filter(|event| matches!(event, Event::Laid { .. }));
        }
    }

    /// Lays the chosen card on a pile.
    pub fn place(&mut self, pile: PileName) {
        if !self.people_move() {
            return;
        }
        match self.chosen {
            Some(card) => self.lay(Play { card, pile }),
            None => self.event = Some(Event::ChooseFirst),
        }
    }

    fn lay(&mut self, play: Play) {
        let player = self.game.player();
        match self.game.play(play) {
            Ok(placement) => {
                self.chosen = None;
                self.hint = None;
                self.event = Some(Event::Laid {
                    player,
                    play,
                    placement,
                });
                self.let_computers_talk();
            }
            Err(refusal) => self.event = Some(Event::Refused(refusal)),
        }
    }

    /// Takes back the last card of the turn.
    pub fn undo(&mut self) {
        if !self.may_undo() {
            return;
        }
        if let Ok(play) = self.game.undo() {
            self.chosen = None;
            self.hint = None;
            self.review = None;
            self.event = Some(Event::TookBack(play.card));
            self.let_computers_talk();
        }
    }

    /// Ends the turn of the people at the board.
    pub fn end_turn(&mut self) {
        if !self.people_move() {
            return;
        }
        let due = self.game.due();
        let warned = self.event == Some(Event::StillBurns(due));
        if !due.is_empty() && self.game.missing() == 0 && !warned {
            self.event = Some(Event::StillBurns(due));
        } else {
            self.finish_turn();
        }
    }

    fn finish_turn(&mut self) {
        let player = self.game.player();
        let plays = self.game.turn().plays.clone();
        match self.game.end_turn() {
            Ok(drawn) => {
                self.event = Some(Event::Ended {
                    player,
                    plays,
                    drawn,
                });
                self.chosen = None;
                self.hint = None;
                let people = !self.is_computer(player);
                if people
                    && self.setup.guidance == Guidance::Review
                    && let Some(turn) = review_last(&self.game)
                {
                    self.at_the_board = Some(player);
                    self.phase = Phase::Review(Box::new(turn));
                    return;
                }
                if people {
                    self.at_the_board = Some(player);
                }
                self.begin_turn();
            }
            Err(refusal) => self.event = Some(Event::Refused(refusal)),
        }
    }

    /// Leaves the look back, or uncovers the hand.
    pub fn go_on(&mut self) {
        match self.phase {
            Phase::Review(_) => self.begin_turn(),
            Phase::HandOver => {
                self.phase = Phase::Turn;
                self.covered = false;
                self.at_the_board = Some(self.game.player());
            }
            Phase::Turn => {}
        }
    }

    fn begin_turn(&mut self) {
        self.phase = if self.must_hand_over() {
            Phase::HandOver
        } else {
            Phase::Turn
        };
        self.let_computers_talk();
    }

    /// Whether hands are kept secret from other people at the table.
    pub fn is_secret(&self) -> bool {
        let people = self.computers.iter().filter(|seat| seat.is_none()).count();
        !self.setup.open_hands && people > 1
    }

    /// Hands are hidden from other people only: a class that plays with computers needs no
    /// curtain.
    fn must_hand_over(&self) -> bool {
        let player = self.game.player();
        self.is_secret()
            && !self.is_over()
            && !self.is_computer(player)
            && self.at_the_board != Some(player)
    }

    fn let_computers_talk(&mut self) {
        if self.is_over() || !self.game.rules().set().is_cooperative() {
            return;
        }
        let computers = self.computers.iter().enumerate();
        let computers = computers.filter_map(|(player, seat)| Some((player, seat.as_ref()?)));
        // Nobody is asked but those who wait: there is nothing to refuse.
        let _ = talk(&mut self.game, computers);
    }

    /// One rung more of the hint.
    pub fn ask_hint(&mut self) {
        if !self.may_hint() {
            return;
        }
        self.event = None;
        if let Some(hint) = &mut self.hint {
            hint.rung = (hint.rung + 1).min(Hint::RUNGS);
            return;
        }
        // A hint does what the others ask for, as the look back will.
        let signals: Vec<Said> = self.game.signals().collect();
        let mut solver = Solver::new();
        let heedful = Heedful::new(&mut solver, &Task::of_game(&self.game), &signals);
        if let Ok(solved) = solver.solve(&heedful.task) {
            let ladder = ladder(&solved);
            self.hint = Some(Hint { ladder, rung: 1 });
        }
    }

    /// A team that waits says something about a pile, or takes it back.
    pub fn say(&mut self, player: usize, pile: PileName, signal: Option<Signal>) {
        if let Err(refusal) = self.game.say(player, pile, signal) {
            self.event = Some(Event::Refused(refusal));
        }
    }

    /// The teams of people that may say something now.
    pub fn speakers(&self) -> Vec<usize> {
        (0..self.game.rules().players())
            .filter(|player| !self.is_computer(*player) && self.game.may_signal(*player))
            .filter(|_| !self.is_over() && !self.studied)
            .collect()
    }

    /// Covers the cards, or shows them again.
    pub fn toggle_cover(&mut self) {
        self.covered = !self.covered;
        self.chosen = None;
        self.hint = None;
    }

    /// The computer's next card, or the end of its turn.
    pub fn computer_step(&mut self) {
        if !self.computer_moves() {
            return;
        }
        let player = self.game.player();
        let view = View::of(&self.game, player);
        let Some(Some(computer)) = self.computers.get_mut(player) else {
            return;
        };
        match computer.choose(&view) {
            Move::Play(play) => self.lay(play),
            Move::EndTurn => self.finish_turn(),
        }
    }

    /// The whole game, looked at again; worked out once.
    pub fn review(&mut self) -> &Review {
        let game = &self.game;
        self.review.get_or_insert_with(|| review(game))
    }

    /// Puzzles from the turns that cost most.
    pub fn mine(&mut self) -> Vec<Puzzle> {
        let mined = mine(&mut Solver::new(), self.review(), MOST_MISTAKES);
        self.mistakes = mined.len();
        mined.into_iter().map(|mined| mined.puzzle).collect()
    }

    /// How many puzzles were found there.
    pub fn mistakes(&self) -> usize {
        self.mistakes
    }

    /// The look back, if it has been worked out.
    pub fn reviewed(&self) -> Option<&Review> {
        self.review.as_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coach::Strategy;

    fn setup() -> Setup {
        Setup::default()
    }

    fn session(setup: &Setup) -> Session {
        Session::new(setup)
    }

    /// What a good player lays next; nothing when the turn should end.
    fn best(session: &Session) -> Option<Play> {
        let mut solver = Solver::new();
        let solved = solver.solve(&Task::of_game(session.game())).unwrap();
        match ladder(&solved) {
            Ladder::Play { card, .. } => Some(card),
            Ladder::EndTurn { .. } | Ladder::Nothing => None,
        }
    }

    fn lay(session: &mut Session, play: Play) {
        session.act(TableAction::Choose(play.card));
        session.act(TableAction::Place(play.pile));
    }

    /// Lays what is needed, and ends the turn.
    fn play_turn(session: &mut Session) {
        while let Some(play) = best(session) {
            lay(session, play);
        }
        session.act(TableAction::EndTurn);
    }

    #[test]
    fn a_card_is_chosen_laid_and_taken_back() {
        let mut session = session(&setup());
        session.act(TableAction::Place(PileName::A));
        assert_eq!(session.event(), Some(&Event::ChooseFirst));
        let play = best(&session).unwrap();
        session.act(TableAction::Choose(play.card));
        assert_eq!(session.chosen(), Some(play.card));
        session.act(TableAction::Choose(play.card));
        assert_eq!(session.chosen(), None, "pressed again, it is let go");
        session.act(TableAction::PointAt(play.card));
        session.act(TableAction::PointAt(play.card));
        assert_eq!(session.chosen(), Some(play.card), "pointed at, it stays");
        assert!(session.targets().contains(play.pile));
        session.act(TableAction::Place(play.pile));
        assert!(matches!(session.event(), Some(Event::Laid { .. })));
        assert!(session.may_undo() && !session.may_end());
        session.act(TableAction::Undo);
        assert_eq!(session.event(), Some(&Event::TookBack(play.card)));
        assert!(session.game().turn().plays.is_empty());
    }

    #[test]
    fn a_refusal_changes_nothing_but_what_is_said() {
        let mut session = session(&setup());
        session.act(TableAction::EndTurn);
        assert!(matches!(
            session.event(),
            Some(Event::Refused(Refusal::TooFew { .. }))
        ));
        let play = best(&session).unwrap();
        lay(&mut session, play);
        // A card that may be somebody else's: it is chosen only if it is in this hand.
        let stranger = Card::new(50).unwrap();
        session.act(TableAction::Choose(stranger));
        let held = session
            .game()
            .hand(session.game().player())
            .contains(stranger);
        assert_eq!(session.chosen().is_some(), held, "only one's own cards");
    }

    #[test]
    fn hidden_hands_are_handed_over_between_people_only() {
        let mut hidden = setup();
        hidden.open_hands = false;
        let mut session = session(&hidden);
        assert_eq!(*session.phase(), Phase::HandOver);
        assert_eq!(session.shown_hand(), None);
        session.act(TableAction::GoOn);
        assert!(session.shown_hand().is_some() && session.shown_hand_of(1).is_none());
        play_turn(&mut session);
        assert_eq!(*session.phase(), Phase::HandOver, "now the other team");
        hidden.seat_mut(1).unwrap().player = Player::Computer(Strategy::Par);
        let session = Session::new(&hidden);
        assert_eq!(
            *session.phase(),
            Phase::Turn,
            "a class alone needs no curtain"
        );
    }

    #[test]
    fn hints_climb_three_rungs_and_never_while_covered() {
        let mut session = session(&setup());
        for rung in [1, 2, 3, 3] {
            session.act(TableAction::Hint);
            assert_eq!(session.hint().unwrap().rung, rung);
        }
        session.act(TableAction::Cover);
        assert!(session.covered() && session.hint().is_none());
        session.act(TableAction::Hint);
        assert!(session.hint().is_none());
        session.act(TableAction::Cover);
        let mut silent = setup();
        silent.guidance = Guidance::Legal;
        let mut session = Session::new(&silent);
        session.act(TableAction::Hint);
        assert!(session.hint().is_none());
    }

    #[test]
    fn with_full_guidance_every_turn_is_looked_at_again() {
        let mut guided = setup();
        guided.guidance = Guidance::Review;
        let mut session = session(&guided);
        play_turn(&mut session);
        let Phase::Review(turn) = session.phase() else {
            panic!("no look back");
        };
        assert_eq!((turn.number, turn.player), (1, 0));
        session.act(TableAction::GoOn);
        assert_eq!(
            (session.phase(), session.game().player()),
            (&Phase::Turn, 1)
        );
    }

    #[test]
    fn prices_are_shown_where_the_guidance_says_so() {
        let mut silent = setup();
        silent.guidance = Guidance::None;
        for (setup, shown) in [(setup(), true), (silent, false)] {
            let mut session = Session::new(&setup);
            let play = best(&session).unwrap();
            assert_eq!(session.price(play.pile), None, "no card is chosen");
            session.act(TableAction::Choose(play.card));
            assert_eq!(session.price(play.pile).is_some(), shown);
        }
    }

    #[test]
    fn dialogs_and_screens_are_asked_for() {
        let mut session = session(&setup());
        let asked = session.act(TableAction::AskSignal(PileName::C));
        assert_eq!(asked, Some(Request::Open(Dialog::Signal(PileName::C))));
        assert_eq!(
            session.act(TableAction::Result),
            Some(Request::Go(Screen::End))
        );
        session.act(TableAction::Say(1, PileName::C, Some(Signal::Leave)));
        assert_eq!(session.game().signals().count(), 1);
        assert_eq!(session.speakers(), [1]);
    }

    #[test]
    fn a_whole_game_card_by_card_is_reviewed_once() {
        let mut session = session(&setup());
        let mut turns = 0;
        while !session.is_over() {
            let before = session.game().finished_turns().len();
            play_turn(&mut session);
            turns += 1;
            assert!(session.is_over() || session.game().finished_turns().len() > before);
            assert!(turns < 100, "the game does not end");
        }
        assert_eq!(session.reviewed(), None);
        let puzzles = session.mine();
        assert_eq!(session.mistakes(), puzzles.len());
        assert!(
            session
                .reviewed()
                .is_some_and(|review| !review.turns.is_empty())
        );
    }
}
