//! The referee's answer as JSON. Fields may be added, never renamed: other programs read them.

use std::collections::BTreeMap;

use serde::Serialize;

use super::Complaint;
use crate::rules::{Card, Game, PileName, PileSet, RuleSet, Status};

#[derive(Serialize)]
pub struct RefereeAnswer {
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<String>,
    state: Option<RefereeState>,
}

impl RefereeAnswer {
    /// The answer to a command that was obeyed or refused, and the game after it.
    pub fn new(refused: Option<Complaint>, game: Option<&Game>) -> RefereeAnswer {
        let ok = refused.is_none();
        let (reason, message) =
            refused.map(|complaint| (complaint.reason, complaint.message)).unzip();
        RefereeAnswer { ok, reason, message, state: game.map(RefereeState::of) }
    }
}

#[derive(Serialize)]
struct RefereeState {
    rules: &'static str,
    piles: BTreeMap<char, u8>,
    hands: Vec<Vec<Card>>,
    deck: DeckSizes,
    player: usize,
    played: usize,
    min: usize,
    burning: Vec<char>,
    /// Piles that must receive a card before this turn ends.
    due: Vec<char>,
    status: &'static str,
    /// Why the game was lost: `stuck` or `burnt`.
    loss: Option<&'static str>,
    winner: Option<usize>,
    left: usize,
}

#[derive(Serialize)]
#[serde(untagged)]
enum DeckSizes {
    Common(usize),
    Each(Vec<usize>),
}

impl RefereeState {
    fn of(game: &Game) -> RefereeState {
        let rules = game.rules();
        let letters = |piles: PileSet| piles.iter().map(PileName::letter).collect();
        let (status, loss) = match game.status() {
            Status::Playing => ("playing", None),
            Status::Won => ("won", None),
            Status::Stuck => ("lost", Some("stuck")),
            Status::Burnt => ("lost", Some("burnt")),
        };
        RefereeState {
            rules: rules.set().name(),
            piles: PileName::ALL
                .into_iter()
                .map(|name| (name.letter(), game.pile(name).top()))
                .collect(),
            hands: (0..rules.players()).map(|player| game.hand(player).iter().collect()).collect(),
            deck: match rules.set() {
                RuleSet::Classic => DeckSizes::Common(game.deck(0).len()),
                RuleSet::Duel => {
                    DeckSizes::Each((0..2).map(|deck| game.deck(deck).len()).collect())
                }
            },
            player: game.player(),
            played: game.turn().plays.len(),
            min: game.minimum(),
            burning: letters(game.burning()),
            due: letters(game.due()),
            status,
            loss,
            winner: game.winner(),
            left: game.left(),
        }
    }
}
