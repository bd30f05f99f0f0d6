//! A view in the champion's own terms: bits and piles that all go up.

use super::features::{Bits, Level, PositionAfterPlay, SEATS, SignalHeard};
use super::talk;
use crate::coach::View;
use crate::rules::{Card, CardSet, Direction, Expert, Pile, PileName, Play, Rules, Signal, Table};

/// The most who can play.
pub const PLAYERS: usize = SEATS + 1;

/// What the player to move knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerKnowledge {
    /// The rules everybody plays by.
    pub rules: Rules,
    /// The piles.
    pub table: Table,
    /// The tops as [`PositionAfterPlay`] holds them.
    pub tops: [u8; 4],
    /// Their own hand.
    pub hand: Bits,
    /// The cards they have not seen.
    pub unseen: Bits,
    /// How many of those are still to be drawn.
    pub deck: usize,
    /// What the others say, by how long it is until their turn; nothing if silence means nothing.
    pub said: [[Option<Level>; 4]; SEATS],
    /// How many cards they hold.
    pub sizes: [usize; SEATS],
    /// How many cards the turn still needs.
    pub missing: usize,
    /// How many have been laid in this turn.
    pub played: usize,
    /// The piles that must receive a card.
    pub due: [bool; 4],
}

/// A table with everything on it and around it: what no player sees whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenTable {
    /// The rules everybody plays by.
    pub rules: Rules,
    /// The piles.
    pub table: Table,
    /// All hands, by seat.
    pub hands: [Bits; PLAYERS],
    /// The cards still to be drawn.
    pub deck: Bits,
    /// Whose turn it is.
    pub mover: usize,
    /// Who says what there is to say.
    pub speaks: [bool; PLAYERS],
}

impl OpenTable {
    /// The piles with a burning card on top: the next player must cover them.
    pub fn burning(&self) -> [bool; 4] {
        let burning = self.rules.burning_cards();
        PileName::ALL.map(|name| {
            let top = self.table.pile(name).and_then(|pile| Card::new(pile.top()));
            top.is_some_and(|top| burning.contains(top))
        })
    }
}

/// The tops of a table as [`PositionAfterPlay`] holds them.
pub fn tops(table: &Table) -> [u8; 4] {
    PileName::ALL.map(|name| {
        table.pile(name).map_or(1, |pile| match pile.direction() {
            Direction::Up => pile.top(),
            Direction::Down => 101 - pile.top().min(100),
        })
    })
}

/// The table with these tops instead.
pub fn table_with(table: &Table, tops: [u8; 4]) -> Table {
    let before = self::tops(table);
    let piles = PileName::ALL.into_iter().zip(tops).zip(before);
    let moved = piles.filter(|((_, top), before)| top != before);
    moved.fold(*table, |table, ((pile, top), _)| {
        let number = match table.pile(pile).map(Pile::direction) {
            Some(Direction::Up) | None => top,
            Some(Direction::Down) => 101 - top.min(100),
        };
        match Card::new(number) {
            Some(card) => table.forced(Play { card, pile }),
            None => table,
        }
    })
}

impl PlayerKnowledge {
    /// What the player of this view sees in a game of the classic kind.
    pub fn of(view: &View) -> PlayerKnowledge {
        let rules = view.rules();
        let (players, me) = (rules.players(), view.player());
        let mut said = [[None; 4]; SEATS];
        let mut sizes = [0; SEATS];
        for (distance, (said, size)) in (1..players).zip(said.iter_mut().zip(&mut sizes)) {
            let other = (me + distance) % players;
            *size = view.hand_size(other);
            if view.speaks(other) && *size > 0 {
                *said = [Some(Level::Nothing); 4];
            }
            for heard in view.signals().filter(|heard| heard.player == other) {
                let level = match heard.signal {
                    Signal::Leave => Level::Leave,
                    Signal::NoBigStep => Level::NoBigStep,
                };
                for (name, place) in PileName::ALL.into_iter().zip(said.iter_mut()) {
                    if name == heard.pile {
                        *place = (*place).max(Some(level));
                    }
                }
            }
        }
        PlayerKnowledge {
            rules,
            table: *view.table(),
            tops: tops(view.table()),
            hand: view.hand().bits(),
            unseen: view.unseen(me).bits(),
            deck: view.deck(),
            said,
            sizes,
            missing: view.missing(),
            played: view.played(),
            due: PileName::ALL.map(|name| view.due().contains(name)),
        }
    }

    /// What the one to move sees before the first card of their turn.
    pub fn at_start_of_turn(scene: &OpenTable) -> PlayerKnowledge {
        PlayerKnowledge::in_turn(scene, 0, scene.burning())
    }

    /// What the one to move sees after some cards of their turn, with these piles still to be covered.
    pub fn in_turn(scene: &OpenTable, played: usize, due: [bool; 4]) -> PlayerKnowledge {
        let players = scene.rules.players();
        let others = (1..players).map(|distance| (scene.mover + distance) % players);
        let hand = |seat: usize| scene.hands.get(seat).copied().unwrap_or_default();
        let deck = scene.deck.count_ones() as usize;
        let mut knowledge = PlayerKnowledge {
            rules: scene.rules,
            table: scene.table,
            tops: tops(&scene.table),
            hand: hand(scene.mover),
            unseen: others.clone().fold(scene.deck, |unseen, seat| unseen | hand(seat)),
            deck,
            said: [[None; 4]; SEATS],
            sizes: [0; SEATS],
            missing: scene.rules.minimum(deck > 0).saturating_sub(played),
            played,
            due,
        };
        let meanings = knowledge.meanings();
        let places = knowledge.said.iter_mut().zip(&mut knowledge.sizes);
        for (seat, (said, size)) in others.zip(places) {
            let speaks = scene.speaks.get(seat).copied().unwrap_or_default();
            let hand = hand(seat);
            *size = hand.count_ones() as usize;
            if speaks && hand != 0 {
                *said = meanings.map(|meaning| Some(meaning.level(hand)));
            }
        }
        knowledge
    }

    /// The position after a play, as it is weighed.
    pub fn after(&self, tops: [u8; 4], hand: Bits) -> PositionAfterPlay {
        let moved = |pile: usize| {
            let of = |tops: [u8; 4]| tops.get(pile).copied().map_or(0, i32::from);
            of(tops) - of(self.tops)
        };
        let heard = self.said.map(|said| {
            let mut pile = 0;
            said.map(|level| {
                let heard = level
                    .map_or(SignalHeard::UNKNOWN, |level| SignalHeard::new(level, moved(pile)));
                pile += 1;
                heard
            })
        });
        let small = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
        PositionAfterPlay {
            tops,
            hand,
            unseen: self.unseen,
            deck: small(self.deck),
            heard,
            players: small(self.rules.players()),
            minimum: small(self.rules.minimum(true)),
            smaller_hand: self.rules.expert() == Expert::SmallerHand,
            burning: self.rules.burning_cards().bits(),
        }
    }

    /// Whether nothing new is heard between two cards of a turn: alone, and in the duel.
    pub fn hears_nothing(&self) -> bool {
        self.rules.players() == 1 || !self.rules.set().is_cooperative()
    }

    /// The cards that everybody has seen laid.
    pub fn laid(&self) -> Bits {
        CardSet::range(0, u8::MAX).bits() & !self.unseen & !self.hand
    }

    /// What can be said about each pile now.
    pub(super) fn meanings(&self) -> [talk::SignalMeaning; 4] {
        let laid = self.laid();
        let mut pile = 0;
        self.tops.map(|top| {
            let meaning = talk::meaning(pile, top, laid);
            pile += 1;
            meaning
        })
    }
}
