//! A view from outside: what another program says about a seat, checked before it is believed.

use super::{View, ViewError};
use crate::rules::{Card, CardSet, PerPile, PileName, PileSet, RuleSet, Rules, Said, Side, Table};

/// What another program says about a seat: plain numbers that [`View::from_parts`] looks through.
///
/// Seats count from 0. In the duel, lists of hands, decks and cards laid begin with the side of
/// the seat itself, and A and B are its own piles.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ViewParts {
    /// What lies on the table.
    pub set: RuleSet,
    /// The expert step.
    pub expert: usize,
    /// Whether six of the cards burn.
    pub fire: bool,
    /// How many play.
    pub players: usize,
    /// Whose eyes these are.
    pub seat: usize,
    /// Whose turn it is.
    pub mover: usize,
    /// The number on each pile, a card's or the base's.
    pub tops: PerPile<i64>,
    /// The hand of this seat.
    pub hand: Vec<i64>,
    /// How many cards each seat holds.
    pub hand_sizes: Vec<usize>,
    /// How many cards are left in each deck.
    pub decks: Vec<usize>,
    /// The cards of each deck that have been laid, in the order of laying, the tops among them.
    pub laid: Vec<Vec<i64>>,
    /// How many cards the mover has laid in this turn.
    pub played: usize,
    /// How many cards the turn needs in all, if that is said.
    pub minimum: Option<usize>,
    /// The piles with a burning card on top, if that is said.
    pub burning: Option<PileSet>,
    /// The piles that must receive a card before the turn ends, if that is said.
    pub due: Option<PileSet>,
    /// In the duel, whether the seat to move has laid its helping card, if that is said. Otherwise
    /// it is worked out from the tops; where these leave a doubt, because both sides have laid the
    /// number, the card is taken for laid as long as the turn can go on without another.
    pub helped: Option<bool>,
    /// What the others have said. What the mover said falls silent.
    pub signals: Vec<Said>,
}

impl View {
    /// What a seat sees according to another program, or what is impossible about it. No player is taken
    /// for a speaker yet: see [`View::among`].
    ///
    /// A seat that is believed to have the move can reach its minimum. Only the past is not gone
    /// into: whether there is a way in which the cards came to lie like that.
    pub fn from_parts(parts: &ViewParts) -> Result<View, ViewError> {
        Claim::new(parts)?.checked()
    }
}

/// Parts that have the right shape: as many seats and decks as the rules say, and cards only.
struct Claim<'a> {
    parts: &'a ViewParts,
    rules: Rules,
    hand: CardSet,
    hand_sizes: Vec<usize>,
    decks: Vec<usize>,
    /// By deck, in the order of laying.
    laid: Vec<Vec<Card>>,
}

impl Claim<'_> {
    fn new(parts: &ViewParts) -> Result<Claim<'_>, ViewError> {
        let ViewParts { set, players, .. } = *parts;
        let rules = Rules::from_parts(set, players, parts.expert, parts.fire);
        let rules = rules.map_err(ViewError::Rules)?;
        for seat in [parts.seat, parts.mover] {
            is_true(seat < players, ViewError::Seat { seat, players })?;
        }
        let found = parts.hand_sizes.len();
        is_true(found == players, ViewError::HandCount { found, players })?;
        let needed = set.decks();
        for found in [parts.decks.len(), parts.laid.len()] {
            is_true(found == needed, ViewError::Decks { found, needed })?;
        }
        let laid = parts.laid.iter().map(|laid| cards(set, laid));
        let claim = Claim {
            parts,
            rules,
            hand: cards(set, &parts.hand)?.into_iter().collect(),
            hand_sizes: by_seat(parts, parts.hand_sizes.clone()),
            decks: by_seat(parts, parts.decks.clone()),
            laid: by_seat(parts, laid.collect::<Result<_, _>>()?),
        };
        Ok(claim)
    }

    fn checked(self) -> Result<View, ViewError> {
        let ViewParts { seat, mover, played, .. } = *self.parts;
        self.check_hands()?;
        self.check_counts()?;
        let tops = self.tops()?;
        let due = self.due(tops)?;
        let minimum = self.minimum()?;
        let missing = minimum.saturating_sub(played);
        let table = Table::with_tops(self.rules.set(), tops, self.helped(tops, missing)?);
        let signals = self.signals()?;
        self.check_that_it_goes_on(&table, missing)?;
        let laid = self.laid.iter().map(|laid| laid.iter().copied().collect());
        Ok(View {
            rules: self.rules,
            player: seat,
            mover,
            hand: self.hand,
            table,
            played,
            missing,
            due,
            signals,
            speakers: vec![false; self.rules.players()],
            decks: self.decks.iter().copied().zip(laid).collect(),
            hand_sizes: self.hand_sizes,
        })
    }

    fn laid_from(&self, player: usize) -> &[Card] {
        let laid = self.laid.get(self.rules.deck_of(player));
        laid.map_or(&[], Vec::as_slice)
    }

    fn hand_size(&self, player: usize) -> usize {
        self.hand_sizes.get(player).copied().unwrap_or_default()
    }

    fn deck_left(&self, player: usize) -> usize {
        let deck = self.decks.get(self.rules.deck_of(player));
        deck.copied().unwrap_or_default()
    }

    fn to_move(&self) -> bool {
        self.parts.seat == self.parts.mover
    }

    /// The cards that the mover has laid in this turn: the last ones of their deck.
    fn of_this_turn(&self) -> &[Card] {
        let laid = self.laid_from(self.parts.mover);
        let before = laid.len().saturating_sub(self.parts.played);
        laid.get(before..).unwrap_or_default()
    }

    fn check_hands(&self) -> Result<(), ViewError> {
        let seat = self.parts.seat;
        let laid: CardSet = self.laid_from(seat).iter().copied().collect();
        if let Some(card) = self.hand.intersection(laid).first() {
            return Err(ViewError::HeldAndLaid(card));
        }
        let (found, stated) = (self.hand.len(), self.hand_size(seat));
        is_true(found == stated, ViewError::HandSize { found, stated })?;
        for seat in 0..self.rules.players() {
            self.check_size(seat)?;
        }
        Ok(())
    }

    /// No player holds more than a full hand, the mover's cards of this turn included. In the classic
    /// game no player holds less either while there is a deck.
    fn check_size(&self, seat: usize) -> Result<(), ViewError> {
        let mover = seat == self.parts.mover;
        let laid = if mover { self.parts.played } else { 0 };
        let full = self.rules.hand_size().saturating_sub(laid);
        let found = self.hand_size(seat);
        let filled_up = match self.rules.set() {
            RuleSet::Classic => self.deck_left(seat) > 0,
            RuleSet::Duel => false,
        };
        let (most, needed) = (full, full);
        is_true(found <= full, ViewError::HandTooLarge { seat, found, most })?;
        is_true(found == full || !filled_up, ViewError::HandNotFull { seat, found, needed })
    }

    /// Hands, deck and cards laid are a whole deck, and what was played in this turn has been laid.
    fn check_counts(&self) -> Result<(), ViewError> {
        let needed = self.rules.set().cards().len();
        for deck in 0..self.rules.set().decks() {
            let holders =
                (0..self.rules.players()).filter(|seat| self.rules.deck_of(*seat) == deck);
            let held = holders.map(|seat| self.hand_size(seat));
            let left = self.decks.get(deck).copied().unwrap_or_default();
            let laid = self.laid.get(deck).map_or(0, Vec::len);
            let found = held.fold(left.saturating_add(laid), usize::saturating_add);
            is_true(found == needed, ViewError::CardCount { found, needed })?;
        }
        let (played, laid) = (self.parts.played, self.laid_from(self.parts.mover).len());
        is_true(played <= laid, ViewError::Played { played, laid })
    }

    /// The card on each pile, nothing where the base shows.
    fn tops(&self) -> Result<PerPile<Option<Card>>, ViewError> {
        let set = self.rules.set();
        let mut tops = PerPile::default();
        for (pile, number) in self.parts.tops.iter() {
            let number = *number;
            if number == i64::from(set.base(set.direction(pile))) {
                continue;
            }
            let impossible = ViewError::Top { pile, number };
            let card = card(set, number).ok_or(impossible)?;
            // In the duel either side has a card of this number.
            let laid = self.laid.iter().filter(|laid| laid.contains(&card));
            let shown = tops.iter().filter(|(_, top)| **top == Some(card));
            is_true(shown.count() < laid.count(), impossible)?;
            *tops.get_mut(pile) = Some(card);
        }
        match self.laid_last() {
            Some(last) if !tops.iter().any(|(_, top)| *top == Some(last)) => {
                Err(ViewError::LastCovered(last))
            }
            _ => Ok(tops),
        }
    }

    /// The last card that was laid. In the duel turns alternate: it is the mover's if there
    /// is one of this turn, else the other's.
    fn laid_last(&self) -> Option<Card> {
        let mover = self.parts.mover;
        let player = match self.rules.set() {
            RuleSet::Duel if self.parts.played == 0 => 1 - mover,
            RuleSet::Classic | RuleSet::Duel => mover,
        };
        self.laid_from(player).last().copied()
    }

    fn minimum(&self) -> Result<usize, ViewError> {
        let needed = self.rules.minimum(self.deck_left(self.parts.mover) > 0);
        let stated = self.parts.minimum.unwrap_or(needed);
        is_true(stated == needed, ViewError::Minimum { stated, needed })?;
        Ok(needed)
    }

    /// A fire that was not laid in this turn was there before it.
    fn due(&self, tops: PerPile<Option<Card>>) -> Result<PileSet, ViewError> {
        let with = |is_meant: &dyn Fn(Card) -> bool| -> PileSet {
            let piles = tops.iter();
            let meant = piles.filter(|(_, top)| top.is_some_and(is_meant));
            meant.map(|(pile, _)| pile).collect()
        };
        let burns = |card| self.rules.burning_cards().contains(card);
        let needed = with(&burns);
        let stated = self.parts.burning.unwrap_or(needed);
        is_true(stated == needed, ViewError::Burning { stated, needed })?;
        let needed = with(&|card| burns(card) && !self.of_this_turn().contains(&card));
        let stated = self.parts.due.unwrap_or(needed);
        is_true(stated == needed, ViewError::Due { stated, needed })?;
        Ok(needed)
    }

    /// Whether the helping card of this turn has been laid; one who waits has it before them.
    fn helped(&self, tops: PerPile<Option<Card>>, missing: usize) -> Result<bool, ViewError> {
        let set = self.rules.set();
        let stated = self.parts.helped;
        match set {
            RuleSet::Classic if stated == Some(true) => return Err(ViewError::Helped),
            RuleSet::Classic => return Ok(false),
            RuleSet::Duel if !self.to_move() => return Ok(false),
            RuleSet::Duel => {}
        }
        let theirs = self.laid_from(1 - self.parts.seat);
        let opposite = PileName::ALL.into_iter().filter(|pile| set.side(*pile) == Side::Opponent);
        let helping: Vec<Card> = opposite
            .filter_map(|pile| *tops.get(pile))
            .filter(|card| self.of_this_turn().contains(card))
            .collect();
        let sure = helping.iter().filter(|card| !theirs.contains(card)).count();
        match stated {
            _ if sure > 1 => Err(ViewError::Helped),
            Some(true) if helping.is_empty() => Err(ViewError::Helped),
            Some(false) if sure > 0 => Err(ViewError::Helped),
            Some(stated) => Ok(stated),
            None if helping.is_empty() || sure > 0 => Ok(sure > 0),
            // Their card or ours: who holds back is never wrong, unless nothing else is left.
            None => Ok(Table::with_tops(set, tops, true).can_lay(self.hand, missing)),
        }
    }

    /// In the order in which a game keeps them.
    fn signals(&self) -> Result<Vec<Said>, ViewError> {
        let players = self.rules.players();
        let mut signals = self.parts.signals.clone();
        for Said { player: seat, .. } in &signals {
            let (seat, together) = (*seat, self.rules.set().is_cooperative());
            is_true(seat < players, ViewError::Seat { seat, players })?;
            is_true(together, ViewError::SignalsInDuel)?;
            is_true(seat != self.parts.seat, ViewError::OwnSignal)?;
        }
        signals.retain(|said| said.player != self.parts.mover);
        signals.sort_by_key(|said| (said.player, said.pile, said.signal));
        signals.dedup();
        Ok(signals)
    }

    /// No player has won, and the seat can go on if it has the move.
    fn check_that_it_goes_on(&self, table: &Table, missing: usize) -> Result<(), ViewError> {
        let whole = self.rules.set().cards().len();
        let won = self.laid.iter().any(|laid| laid.len() == whole);
        is_true(!won, ViewError::Won)?;
        let seat = self.parts.mover;
        let skipped = self.hand_size(seat) == 0 && self.parts.played == 0;
        is_true(!skipped, ViewError::EmptyHand { seat })?;
        let goes_on = !self.to_move() || table.can_lay(self.hand, missing);
        is_true(goes_on, ViewError::Stuck { missing })
    }
}

fn is_true(holds: bool, error: ViewError) -> Result<(), ViewError> {
    if holds { Ok(()) } else { Err(error) }
}

/// A list that begins with the seat's own side in the duel, in the order of seats.
fn by_seat<T>(parts: &ViewParts, mut list: Vec<T>) -> Vec<T> {
    match parts.set {
        RuleSet::Duel if parts.seat > 0 => list.reverse(),
        RuleSet::Classic | RuleSet::Duel => {}
    }
    list
}

fn card(set: RuleSet, number: i64) -> Option<Card> {
    let card = Card::new(u8::try_from(number).ok()?)?;
    set.cards().contains(card).then_some(card)
}

/// The numbers as cards, each once.
fn cards(set: RuleSet, numbers: &[i64]) -> Result<Vec<Card>, ViewError> {
    let mut seen = CardSet::EMPTY;
    let mut cards = Vec::new();
    for number in numbers {
        let (number, highest) = (*number, set.highest());
        let card = card(set, number).ok_or(ViewError::Foreign { number, highest })?;
        is_true(!seen.contains(card), ViewError::Doubled(card))?;
        seen = seen.with(card);
        cards.push(card);
    }
    Ok(cards)
}
