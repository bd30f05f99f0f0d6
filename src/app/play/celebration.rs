use super::Session;
use super::cascade;
use crate::rules::{Card, Direction, Game, Pile, Placement, Rating, RuleSet, Status, Turn};
use crate::sheets::GameAchievement;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CelebrationKind {
    Excellent,
    Won,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LaidCard {
    pub card: Card,
    pub pile: Pile,
    pub placement: Placement,
}

impl LaidCard {
    pub fn jumped(self) -> bool {
        self.placement == Placement::Jump
    }

    pub fn direction(self) -> Direction {
        self.pile.direction()
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct Celebration {
    kind: CelebrationKind,
    laid: Vec<LaidCard>,
    /// The seconds on the window's clock when it began to move; nothing if it stands still.
    since: Option<f64>,
}

impl Celebration {
    /// How long a fan takes to open, in seconds.
    const OPENS: f32 = 1.2;

    pub fn of(session: &Session) -> Option<Celebration> {
        let game = session.game();
        if game.status() == Status::Playing {
            return None;
        }
        let (kind, winner) = match game.rules().set() {
            RuleSet::Classic => match Rating::of(game.left()) {
                Rating::Beaten => (CelebrationKind::Won, None),
                Rating::Excellent => (CelebrationKind::Excellent, None),
                Rating::TryAgain => return None,
            },
            RuleSet::Duel => (CelebrationKind::Won, game.winner()),
        };
        let people = (0..game.rules().players()).any(|player| !session.is_computer(player));
        if winner.is_some_and(|winner| people && session.is_computer(winner)) {
            return None;
        }
        let laid = laid(game).into_iter();
        let laid = laid.filter(|(player, _)| winner.is_none_or(|winner| *player == winner));
        Some(Celebration { kind, laid: laid.map(|(_, laid)| laid).collect(), since: None })
    }

    pub fn kind(&self) -> CelebrationKind {
        self.kind
    }

    /// The cards in the order in which they were laid: everybody's, or in the duel the winner's.
    pub fn laid(&self) -> &[LaidCard] {
        &self.laid
    }

    pub(super) fn begin(&mut self, now: f64) {
        self.since = Some(now);
    }

    pub(super) fn calm(&mut self) {
        self.since = None;
    }

    /// How long it has been moving, in seconds; nothing once it stands still.
    pub fn moving(&self, now: f64) -> Option<f32> {
        // A feast lasts seconds: the clock's finer digits do not show.
        #[expect(clippy::cast_possible_truncation, reason = "a few seconds, to be drawn")]
        let passed = (now - self.since?) as f32;
        let whole = match self.kind {
            CelebrationKind::Won => cascade::seconds(self.laid.len()),
            CelebrationKind::Excellent => Celebration::OPENS,
        };
        (0.0..whole).contains(&passed).then_some(passed)
    }

    /// How far the fan is open, from 0 to 1.
    pub fn open(&self, now: f64) -> f32 {
        match (self.kind, self.moving(now)) {
            (CelebrationKind::Excellent, Some(passed)) => {
                let part = passed / Celebration::OPENS;
                // Fast at first, then slower and slower.
                1.0 - (1.0 - part) * (1.0 - part)
            }
            _ => 1.0,
        }
    }

    pub(super) fn achievement(&self, session: &Session) -> GameAchievement {
        let game = session.game();
        let jumped: Vec<&LaidCard> = self.laid.iter().filter(|laid| laid.jumped()).collect();
        let left = match game.winner() {
            Some(winner) => game.hand(winner).len() + game.deck(winner).len(),
            None => game.left(),
        };
        GameAchievement {
            rules: *game.rules(),
            left,
            turns: turns(game).count(),
            jumps: jumped.len(),
            laid: self.laid.iter().map(|laid| laid.card).collect(),
            jump: jumped.first().map(|laid| (laid.pile, laid.card)),
        }
    }
}

fn turns(game: &Game) -> impl Iterator<Item = &Turn> {
    let last = std::iter::once(game.turn());
    let turns = game.finished_turns().iter().chain(last);
    turns.filter(|turn| !turn.plays.is_empty())
}

fn laid(game: &Game) -> Vec<(usize, LaidCard)> {
    let mut replay = Game::new(*game.rules(), game.deal().clone());
    let mut laid = Vec::new();
    for turn in turns(game) {
        for play in &turn.plays {
            let pile = replay.pile(play.pile);
            let Ok(placement) = replay.play(*play) else {
                return laid;
            };
            let card = play.card;
            laid.push((turn.player, LaidCard { card, pile, placement }));
        }
        if replay.end_turn().is_err() {
            break;
        }
    }
    laid
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::setup::{Player, Setup, Variant};
    use crate::coach::Strategy;

    /// Computers play until a seat has won, or until a game ends as wanted.
    fn played(variant: Variant, wanted: impl Fn(&Session) -> bool) -> Session {
        let mut setup = Setup::default();
        setup.variant = variant;
        for team in 0..2 {
            setup.seat_mut(team).unwrap().player = Player::Computer(Strategy::Par);
        }
        for seed in 0..4_000 {
            setup.seed = seed;
            let mut session = Session::new(&setup);
            while !session.is_over() {
                session.computer_step();
            }
            if wanted(&session) {
                return session;
            }
        }
        panic!("no such game");
    }

    #[test]
    fn a_lost_game_is_no_feast_and_an_excellent_one_a_small_one() {
        let lost = played(Variant::Classic, |session| session.game().left() > 9);
        assert_eq!(Celebration::of(&lost), None);
        let near = played(Variant::Classic, |session| (1..10).contains(&session.game().left()));
        let mut celebration = Celebration::of(&near).unwrap();
        assert_eq!(celebration.kind(), CelebrationKind::Excellent);
        assert_eq!(celebration.laid().len(), 98 - near.game().left());
        assert_eq!((celebration.moving(5.0), celebration.open(5.0)), (None, 1.0));
        celebration.begin(5.0);
        assert!(celebration.moving(5.5).is_some() && celebration.open(5.5) < 1.0);
        assert_eq!((celebration.moving(7.0), celebration.open(7.0)), (None, 1.0));
        celebration.begin(5.0);
        celebration.calm();
        assert_eq!(celebration.moving(5.5), None);
        let achievement = celebration.achievement(&near);
        assert_eq!(achievement.left, near.game().left());
        assert_eq!(achievement.laid.len() + achievement.left, 98);
        let (pile, card) = achievement.jump.unwrap();
        assert_eq!(pile.place(card), Ok(Placement::Jump));
    }

    #[test]
    fn in_a_duel_the_cards_are_the_winners_and_a_computer_is_not_cheered() {
        let duel = played(Variant::Duel, |_| true);
        let celebration = Celebration::of(&duel).unwrap();
        let winner = duel.game().winner().unwrap();
        let left = duel.game().hand(winner).len() + duel.game().deck(winner).len();
        assert_eq!(celebration.laid().len() + left, 58);
        assert_eq!(
            (celebration.kind(), celebration.achievement(&duel).left),
            (CelebrationKind::Won, left)
        );
        let mut setup = duel.setup().clone();
        setup.seat_mut(1 - winner).unwrap().player = Player::People;
        let against = Session::with_game(setup, duel.deal(), duel.game().clone());
        assert_eq!(Celebration::of(&against), None);
    }

    #[test]
    fn a_game_under_way_is_no_feast() {
        assert_eq!(Celebration::of(&Session::new(&Setup::default())), None);
    }
}
