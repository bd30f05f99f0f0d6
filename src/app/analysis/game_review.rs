//! A game that is over, with any of its turns on the table.

use super::Place;
use super::study::Line;
use crate::app::play::{Hint, Session, TableAction, TableMode};
use crate::app::setup::{Guidance, Player, Setup};
use crate::coach::{
    Champion, Chance, Outlook, Prospect, Review, Thinking, TurnReview, View, outlook, review,
    review_play,
};
use crate::puzzle::DealSpec;
use crate::rules::{Game, Play, RuleSet, Turn};

pub struct GameReview {
    game: Game,
    setup: Setup,
    deal: DealSpec,
    pub review: Review,
    outlook: Option<Outlook>,
    champion: Champion,
    pub table: Session,
}

impl GameReview {
    /// With its beginning on the table; nothing while the game goes on, as hands may be secret.
    pub fn new(session: &Session) -> Option<GameReview> {
        let game = session.is_over().then(|| session.game().clone())?;
        let looked_at = session.reviewed().cloned();
        let (setup, deal) = (session.setup().clone(), session.deal());
        let table = table(&setup, deal, game.at(0, 0)?);
        let foreseen = session.outlook().cloned();
        Some(GameReview {
            review: looked_at.unwrap_or_else(|| review(&game)),
            outlook: foreseen.or_else(|| outlook(&game, &setup.talkers())),
            champion: Champion::new(Thinking::Instant),
            game,
            setup,
            deal,
            table: table.graded(session.grade()),
        })
    }

    pub fn chance_played(&self, turn: usize) -> Option<Chance> {
        let turns = &self.outlook.as_ref()?.turns;
        turns.get(turn).map(|turn| turn.after)
    }

    pub fn prospect(&self, turn: usize) -> Option<&Prospect> {
        let turns = &self.outlook.as_ref()?.turns;
        turns.get(turn)?.best.as_ref()
    }

    pub fn chance_after(&mut self, turn: usize, plays: &[Play]) -> Option<Chance> {
        self.outlook.as_ref()?;
        let before = self.game.at(turn, 0)?;
        let view = View::of(&before, before.player()).among(&self.setup.talkers());
        self.champion.chance_after(&view, plays)
    }

    pub fn prospect_here(&mut self) -> Option<Prospect> {
        self.outlook.as_ref()?;
        let game = self.table.game();
        let view = View::of(game, game.player()).among(&self.setup.talkers());
        self.champion.prospect(&view, &mut || true)
    }
}

impl Line for GameReview {
    fn turns(&self) -> usize {
        self.game.turns().len()
    }

    fn plays(&self, turn: usize) -> &[Play] {
        let turns = self.game.turns();
        turns.get(turn).map_or(&[], |turn| &turn.plays)
    }

    fn played(&self, turn: usize) -> Option<&TurnReview> {
        self.review.turns.get(turn)
    }

    fn laid(&self) -> &[Play] {
        &self.table.game().turn().plays
    }

    fn tried(&self, turn: usize) -> Option<TurnReview> {
        let before = self.game.at(turn, 0)?;
        let tried = Turn {
            player: before.player(),
            plays: self.laid().to_vec(),
            signals: before.turn().signals.clone(),
        };
        review_play(&before, turn + 1, &tried)
    }

    fn put(&mut self, place: Place) {
        if let Some(game) = self.game.at(place.turn, place.step) {
            let grade = self.table.grade();
            self.table = table(&self.setup, self.deal, game).graded(grade);
        }
    }

    fn set(&self) -> RuleSet {
        self.game.rules().set()
    }

    fn hint(&self) -> Option<&Hint> {
        self.table.hint()
    }

    fn may_hint(&self) -> bool {
        self.table.may_hint()
    }

    fn hint_more(&mut self) {
        self.table.act(TableAction::Hint);
    }
}

/// The game as it stood in one of its turns: open hands, and a team of pupils in every seat.
fn table(setup: &Setup, deal: DealSpec, game: Game) -> Session {
    let mut setup = setup.clone();
    (setup.open_hands, setup.guidance) = (true, Guidance::Hints);
    for number in 0..game.rules().players() {
        if let Some(seat) = setup.seat_mut(number) {
            seat.player = Player::People;
        }
    }
    Session::with_game(setup, deal, game).in_mode(TableMode::Study)
}
