//! A whole game as a state machine: play, undo inside the turn, end the turn.

use super::signal::Given;
use super::{
    Card, CardSet, Deal, Draw, PerPile, Pile, PileName, PileSet, Placement, Play, Position,
    Refusal, RuleSet, Rules, Said, Side, Table, TakenBack,
};

/// What one player laid in one turn, in order, and what had been asked of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Whose turn it was.
    pub player: usize,
    /// The cards with their piles, as that player names them.
    pub plays: Vec<Play>,
    /// What the others asked for about the piles as they lay when the turn began, whether it was
    /// said before the turn or in it. What is said about a pile that has received a card of this
    /// turn is not on record: it came after the choice.
    pub signals: Vec<Said>,
}

impl Turn {
    fn of(player: usize) -> Turn {
        Turn { player, plays: Vec::new(), signals: Vec::new() }
    }

    /// The piles that received a card.
    pub fn piles(&self) -> PileSet {
        self.plays.iter().map(|play| play.pile).collect()
    }
}

/// How a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// The player to move can still reach the minimum.
    Playing,
    /// The last card has been placed: everybody's, or in the duel the mover's own.
    Won,
    /// The player to move cannot reach the minimum from here.
    Stuck,
    /// A burning card stayed uncovered for too long.
    Burnt,
}

/// A game: the deal, every turn so far, and what follows from them.
///
/// Everything but what players tell each other and what was taken back is decided by the deal and
/// the turns, so a save need hold nothing else. A refused command changes nothing.
///
/// ```
/// use saute_dix_engine::rules::{Deal, Game, Random, Rules, Expert};
///
/// let rules = Rules::classic(2, Expert::Off, false).unwrap();
/// // The same seed is the same deal on every machine.
/// let mut game = Game::new(rules, Deal::shuffled(&rules, &mut Random::new(7)));
/// let play = game.legal_plays()[0];
/// game.play(play).unwrap();
/// assert_eq!(game.undo(), Ok(play));
/// assert!(game.end_turn().is_err(), "a turn needs two cards");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    rules: Rules,
    deal: Deal,
    finished: Vec<Turn>,
    pub(super) turn: Turn,
    /// What was taken back, which the turns no longer tell.
    pub(super) taken_back: Vec<TakenBack>,
    // What follows from the above, kept so that it need not be worked out again.
    /// In the duel, as player 0 names them.
    stacks: PerPile<Vec<Card>>,
    hands: Vec<CardSet>,
    /// Cards drawn from each deck.
    drawn: Vec<usize>,
    due: PileSet,
    status: Status,
    /// What the waiting players have said, in the order of players, piles and heights.
    pub(super) given: Vec<Given>,
}

impl Game {
    /// Deals the hands and waits for the starter.
    pub fn new(rules: Rules, deal: Deal) -> Game {
        let mut game = Game {
            rules,
            turn: Turn::of(deal.starter()),
            drawn: vec![0; deal.decks().len()],
            deal,
            finished: Vec::new(),
            taken_back: Vec::new(),
            stacks: PerPile::default(),
            hands: vec![CardSet::EMPTY; rules.players()],
            due: PileSet::default(),
            status: Status::Playing,
            given: Vec::new(),
        };
        for player in 0..rules.players() {
            game.draw(player, rules.hand_size());
        }
        game.status = game.judged();
        game
    }

    /// The rules of this game.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The deal it started from.
    pub fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The turns that have ended.
    pub fn finished_turns(&self) -> &[Turn] {
        &self.finished
    }

    /// The turn under way; a game lost by fire leaves an empty one, as that turn has ended.
    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// The player to move; once the game is over, the last one to have had the move.
    pub fn player(&self) -> usize {
        self.turn.player
    }

    /// How the game stands.
    pub fn status(&self) -> Status {
        self.status
    }

    /// Who won a duel, once it is over.
    pub fn winner(&self) -> Option<usize> {
        match (self.rules.set(), self.status) {
            (RuleSet::Classic, _) | (_, Status::Playing) => None,
            (RuleSet::Duel, Status::Won) => Some(self.player()),
            (RuleSet::Duel, Status::Stuck | Status::Burnt) => Some(1 - self.player()),
        }
    }

    /// A player's hand; empty for a player who does not exist.
    pub fn hand(&self, player: usize) -> CardSet {
        self.hands.get(player).copied().unwrap_or_default()
    }

    /// The cards of a deck that are still to be drawn.
    pub fn deck(&self, deck: usize) -> &[Card] {
        let drawn = self.drawn.get(deck).copied().unwrap_or_default();
        self.deal.decks().get(deck).and_then(|cards| cards.get(drawn..)).unwrap_or_default()
    }

    /// The cards of a pile from the first to the top, as the player to move names it.
    ///
    /// Players only ever see the top; this is for saves, checks and teachers.
    pub fn stack(&self, name: PileName) -> &[Card] {
        self.stacks.get(self.absolute(name))
    }

    /// The piles as the player to move sees them.
    pub fn table(&self) -> Table {
        let set = self.rules.set();
        let tops = PerPile::from_fn(|name| self.stack(name).last().copied());
        let helped = self.turn.plays.iter().any(|play| set.side(play.pile) == Side::Opponent);
        Table::with_tops(set, tops, helped)
    }

    /// One pile as the player to move sees it.
    pub fn pile(&self, name: PileName) -> Pile {
        let top = self.stack(name).last().copied();
        self.rules.set().pile(name, top)
    }

    /// What the player to move has to solve, or nothing if their hand is empty.
    pub fn position(&self) -> Option<Position> {
        Position::of_game(self)
    }

    /// How many cards this turn needs in all.
    pub fn minimum(&self) -> usize {
        self.rules.minimum(self.own_deck_left())
    }

    /// How many cards this turn still needs.
    pub fn missing(&self) -> usize {
        self.minimum().saturating_sub(self.turn.plays.len())
    }

    /// The cards that have not been placed yet, in hands and decks: the score of the classic game.
    pub fn left(&self) -> usize {
        let in_hands: usize = self.hands.iter().map(|hand| hand.len()).sum();
        let in_decks: usize = (0..self.drawn.len()).map(|deck| self.deck(deck).len()).sum();
        in_hands + in_decks
    }

    /// The steps left on the piles of the player to move: in the classic game, on all four.
    pub fn room_left(&self) -> i32 {
        let set = self.rules.set();
        PileName::ALL
            .into_iter()
            .filter(|name| set.side(*name) == Side::Own)
            .map(|name| set.room_left(self.pile(name)))
            .sum()
    }

    /// The piles with a burning card on top.
    pub fn burning(&self) -> PileSet {
        let burning = self.rules.burning_cards();
        PileName::ALL
            .into_iter()
            .filter(|name| {
                let top = self.stack(*name).last();
                top.is_some_and(|card| burning.contains(*card))
            })
            .collect()
    }

    /// The piles that must still receive a card before this turn ends.
    pub fn due(&self) -> PileSet {
        self.due.difference(self.turn.piles())
    }

    /// Every play the player to move may make now.
    pub fn legal_plays(&self) -> Vec<Play> {
        match self.status {
            Status::Playing => self.table().plays(self.hand(self.player())).collect(),
            Status::Won | Status::Stuck | Status::Burnt => Vec::new(),
        }
    }

    /// What a play would do now, or why it is refused.
    pub fn check(&self, play: Play) -> Result<Placement, Refusal> {
        if self.status != Status::Playing {
            return Err(Refusal::GameOver);
        }
        if !self.hand(self.player()).contains(play.card) {
            let number = u32::from(play.card.number());
            return Err(Refusal::NotInHand { number });
        }
        self.table().place(play)
    }

    /// Lays a card. The game may end here: won by the last card, or lost because the minimum
    /// is now out of reach.
    pub fn play(&mut self, play: Play) -> Result<Placement, Refusal> {
        let placement = self.check(play)?;
        let stack = self.absolute(play.pile);
        self.stacks.get_mut(stack).push(play.card);
        self.change_hand(|hand| hand.without(play.card));
        self.turn.plays.push(play);
        self.status = self.judged();
        Ok(placement)
    }

    /// Takes back the last card of this turn, even if that card ended the game.
    pub fn undo(&mut self) -> Result<Play, Refusal> {
        let play = self.turn.plays.pop().ok_or(Refusal::NothingToUndo)?;
        let stack = self.absolute(play.pile);
        self.stacks.get_mut(stack).pop();
        self.change_hand(|hand| hand.with(play.card));
        // A card is only ever accepted while the game goes on.
        self.status = Status::Playing;
        Ok(play)
    }

    /// Ends the turn: draws, and passes to the next player who has cards. Says how many were drawn.
    ///
    /// With a burning card left uncovered too long this is allowed, and loses.
    pub fn end_turn(&mut self) -> Result<usize, Refusal> {
        if self.status != Status::Playing {
            return Err(Refusal::GameOver);
        }
        if self.missing() > 0 {
            return Err(Refusal::TooFew { played: self.turn.plays.len(), minimum: self.minimum() });
        }
        let uncovered = self.due();
        if !uncovered.is_empty() {
            self.pass_to(self.player());
            self.due = uncovered;
            self.status = Status::Burnt;
            return Ok(0);
        }
        let drawn = self.draw(self.player(), self.cards_to_draw());
        self.pass_to(self.next_player());
        self.due = self.burning();
        self.status = self.judged();
        Ok(drawn)
    }

    fn pass_to(&mut self, player: usize) {
        let ended = std::mem::replace(&mut self.turn, Turn::of(player));
        self.finished.push(ended);
        self.forget_signals();
    }

    /// Whether the game is won, lost, or goes on: asked after every change of the table.
    fn judged(&self) -> Status {
        let hand = self.hand(self.player());
        let all_placed = match self.rules.set() {
            RuleSet::Classic => self.left() == 0,
            RuleSet::Duel => hand.is_empty() && !self.own_deck_left(),
        };
        if all_placed {
            Status::Won
        } else if self.table().can_lay(hand, self.missing()) {
            Status::Playing
        } else {
            Status::Stuck
        }
    }

    fn own_deck_left(&self) -> bool {
        !self.deck(self.rules.deck_of(self.player())).is_empty()
    }

    fn cards_to_draw(&self) -> usize {
        let hand = self.hand(self.player());
        match self.rules.draw() {
            Draw::AsPlayed => self.turn.plays.len(),
            Draw::TwoOrFullHand if self.table().helped() => {
                self.rules.hand_size().saturating_sub(hand.len())
            }
            Draw::TwoOrFullHand => 2,
        }
    }

    /// Moves up to `count` cards from the player's deck to their hand; says how many.
    fn draw(&mut self, player: usize, count: usize) -> usize {
        let deck = self.rules.deck_of(player);
        let cards: CardSet = self.deck(deck).iter().take(count).copied().collect();
        if let (Some(hand), Some(drawn)) = (self.hands.get_mut(player), self.drawn.get_mut(deck)) {
            *hand = hand.union(cards);
            *drawn += cards.len();
        }
        cards.len()
    }

    /// The next player who still has cards. In the duel that is always the other one, whose
    /// last card would have ended the game.
    fn next_player(&self) -> usize {
        let players = self.rules.players();
        (1..=players)
            .map(|step| (self.player() + step) % players)
            .find(|player| !self.hand(*player).is_empty())
            .unwrap_or(self.player())
    }

    fn change_hand(&mut self, change: impl FnOnce(CardSet) -> CardSet) {
        if let Some(hand) = self.hands.get_mut(self.turn.player) {
            *hand = change(*hand);
        }
    }

    /// Where the stack is kept that the player to move calls by this name.
    fn absolute(&self, name: PileName) -> PileName {
        match (self.rules.set(), self.player()) {
            (RuleSet::Classic, _) | (RuleSet::Duel, 0) => name,
            (RuleSet::Duel, _) => name.across(),
        }
    }
}
