//! A game that is over, with any of its turns on the table.

use super::Spot;
use crate::app::play::{Session, TableAction};
use crate::app::setup::Setup;
use crate::coach::{
    Champion, Chance, Outlook, Prospect, Review, Thinking, TurnReview, View, outlook, review,
    review_play,
};
use crate::puzzle::DealSpec;
use crate::rules::{Game, Play, Turn};

pub struct PastGame {
    game: Game,
    setup: Setup,
    deal: DealSpec,
    review: Review,
    /// The chance of winning after each turn; nothing for rules the champion does not know.
    outlook: Option<Outlook>,
    champion: Champion,
    table: Session,
}

impl PastGame {
    /// With its beginning on the table; nothing while the game goes on, as hands may be secret.
    pub fn new(session: &Session) -> Option<PastGame> {
        let game = session.is_over().then(|| session.game().clone())?;
        let looked_at = session.reviewed().cloned();
        let (setup, deal) = (session.setup().clone(), session.deal());
        let table = Session::for_study(setup.clone(), deal, game.at(0, 0)?);
        let foreseen = session.outlook().cloned();
        Some(PastGame {
            review: looked_at.unwrap_or_else(|| review(&game)),
            outlook: foreseen.or_else(|| outlook(&game, &setup.talkers())),
            champion: Champion::new(Thinking::Instant),
            game,
            setup,
            deal,
            table: table.graded(session.grade()),
        })
    }

    pub fn table(&self) -> &Session {
        &self.table
    }

    pub fn review(&self) -> &Review {
        &self.review
    }

    pub fn turns(&self) -> usize {
        self.game.turns().len()
    }

    pub fn plays(&self, turn: usize) -> &[Play] {
        let turns = self.game.turns();
        turns.get(turn).map_or(&[], |turn| &turn.plays)
    }

    pub fn played(&self, turn: usize) -> Option<&TurnReview> {
        self.review.turns.get(turn)
    }

    pub fn tried(&self, turn: usize, plays: &[Play]) -> Option<TurnReview> {
        let before = self.game.at(turn, 0)?;
        let tried = Turn {
            player: before.player(),
            plays: plays.to_vec(),
            signals: before.turn().signals.clone(),
        };
        review_play(&before, turn + 1, &tried)
    }

    /// The chance of winning after what was played in a turn.
    pub fn chance_played(&self, turn: usize) -> Option<Chance> {
        let turns = &self.outlook.as_ref()?.turns;
        turns.get(turn).map(|turn| turn.after)
    }

    pub fn prospect(&self, turn: usize) -> Option<&Prospect> {
        let turns = &self.outlook.as_ref()?.turns;
        turns.get(turn)?.best.as_ref()
    }

    /// The chance of winning after another play in that turn.
    pub fn chance_after(&mut self, turn: usize, plays: &[Play]) -> Option<Chance> {
        self.outlook.as_ref()?;
        let before = self.game.at(turn, 0)?;
        let view = View::of(&before, before.player()).among(&self.setup.talkers());
        self.champion.chance_after(&view, plays)
    }

    /// What the champion would do after the cards that lie on the table.
    pub fn prospect_here(&mut self) -> Option<Prospect> {
        self.outlook.as_ref()?;
        let game = self.table.game();
        let view = View::of(game, game.player()).among(&self.setup.talkers());
        self.champion.prospect(&view, &mut || true)
    }

    pub fn put(&mut self, spot: Spot) {
        if let Some(game) = self.game.at(spot.turn, spot.step) {
            let grade = self.table.grade();
            let table = Session::for_study(self.setup.clone(), self.deal, game);
            self.table = table.graded(grade);
        }
    }

    /// Does something at the table; the turn never ends there.
    pub fn act(&mut self, action: TableAction) {
        match action {
            TableAction::Choose(_)
            | TableAction::PointAt(_)
            | TableAction::Place(_)
            | TableAction::Undo
            | TableAction::Hint => {
                self.table.act(action);
            }
            TableAction::EndTurn
            | TableAction::GoOn
            | TableAction::Cover
            | TableAction::AskSignal(_)
            | TableAction::Say(..)
            | TableAction::AskGame
            | TableAction::Guide(_)
            | TableAction::AskTakeBack
            | TableAction::TakeBack
            | TableAction::Result => {}
        }
    }
}
