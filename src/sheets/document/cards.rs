//! The cards of a game to cut out: bases, directions, numbers, and their backs.

use super::SheetComposer;
use super::card_back::{Deck, EDGE};
use super::card_face::CutCard;
use crate::rules::{Card, Direction, RuleSet};
use crate::sheets::errors::PrintError;
use crate::sheets::flow::Flow;
use crate::sheets::font::Weight;
use crate::sheets::layout::{Block, Type, real};
use crate::sheets::plan::{Frame, Item, Stroke};
use crate::text::Msg;

const ACROSS: usize = 4;
const HIGH: f32 = 60.0;
/// The places of the cards: the same on every page, so that each back is behind its card.
struct CutPage {
    card: (f32, f32),
}

impl SheetComposer<'_> {
    /// All cards, each deck on pages of its own, with lines to cut along; then a page of backs
    /// for each deck.
    pub(super) fn cards(
        &self,
        flow: &mut Flow,
        set: RuleSet,
        backs: bool,
    ) -> Result<(), PrintError> {
        let high = (flow.room() / real(ACROSS)).min(HIGH) - 0.01;
        let cut = CutPage { card: (flow.width() / real(ACROSS), high) };
        let digits = self.card_digits(set, cut.card)?;
        let decks = [Deck::First, Deck::Second].into_iter().take(set.decks());
        let mut first = true;
        for deck in decks.clone() {
            let faces = faces(set);
            for page in faces.chunks(ACROSS * ACROSS) {
                if !std::mem::take(&mut first) {
                    flow.new_page();
                }
                let draw = |index: usize, frame: Frame| match page.get(index) {
                    Some(face) => self.face(frame, *face, set, deck, digits),
                    None => self.face(frame, CutCard::Spare, set, deck, digits),
                };
                let block = cut.page(flow.room(), draw)?;
                flow.add(block)?;
            }
        }
        for deck in decks.filter(|_| backs) {
            flow.new_page();
            let mut block = cut.page(flow.room(), |_, frame| self.back(frame, deck))?;
            let say = self.locale.say(&Msg::CardBacks);
            block.put(0.0, 0.0, self.style.soft().paragraph(&say, flow.width())?);
            flow.add(block)?;
        }
        Ok(())
    }

    /// The type of the numbers: one size for all of a game, also for the widest.
    fn card_digits(&self, set: RuleSet, (wide, high): (f32, f32)) -> Result<Type, PrintError> {
        let mut digits = Type::new(66.0 * high.min(56.0) / 56.0, Weight::Bold);
        let room = wide - 2.0 * (EDGE + 1.8);
        let bases = [Direction::Up, Direction::Down].map(|direction| set.base(direction));
        let numbers = set.cards().iter().map(Card::number).chain(bases);
        for number in numbers {
            let taken = digits.width(&self.style.voice.n(number))?;
            if taken > room {
                digits.size *= room / taken;
            }
        }
        Ok(digits)
    }
}

impl CutPage {
    /// A page of cards that stand at its foot, with lines to cut along.
    fn page(
        &self,
        room: f32,
        mut draw: impl FnMut(usize, Frame) -> Result<Vec<Item>, PrintError>,
    ) -> Result<Block, PrintError> {
        let (w, h) = self.card;
        let side = real(ACROSS);
        let top = room - h * side - 0.01;
        let mut block = Block { height: room - 0.01, items: Vec::new() };
        let mut line = |from: (f32, f32), to: (f32, f32)| {
            block.draw(Item::Line { from, to, width: 0.15, stroke: Stroke::Dashed });
        };
        for place in (0..=ACROSS).map(real) {
            line((w * place, top), (w * place, top + h * side));
            line((0.0, top + h * place), (w * side, top + h * place));
        }
        for row in 0..ACROSS {
            for column in 0..ACROSS {
                let frame = Frame::new(w * real(column), top + h * real(row), w, h);
                block.items.extend(draw(row * ACROSS + column, frame)?);
            }
        }
        Ok(block)
    }
}

/// What a deck is made of: for one player of a duel, or for all of the classic game.
fn faces(set: RuleSet) -> Vec<CutCard> {
    // Four piles in all.
    let each = 2 / set.decks();
    let both = [Direction::Up, Direction::Down];
    let bases = both.into_iter().flat_map(|way| vec![CutCard::Base(way); each]);
    let ways = both.into_iter().flat_map(|way| vec![CutCard::Way(way); each]);
    let numbers = set.cards().iter().map(CutCard::Number);
    bases.chain(ways).chain(numbers.collect::<Vec<CutCard>>()).collect()
}
