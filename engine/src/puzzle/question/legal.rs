//! Which of these cards may go on this pile?

use super::{QuestionKind, exactly, is_about_ten, main_pile};
use crate::puzzle::draft::{Draft, between, plausible_top};
use crate::puzzle::{Answer, Fact, Kind, Misconception, Spec};
use crate::rules::{Card, CardSet, Pile, Placement, Position, Random, RuleSet};
use crate::solver::{Solver, Verdict};

/// Which of the cards in hand may go on the pile?
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LegalQuestion {
    /// One pile and some cards.
    pub position: Position,
}

impl LegalQuestion {
    /// Level 1 without a jump, 2 with one, 3 with near misses as well.
    pub(super) fn draft(spec: Spec, random: &mut Random) -> Option<LegalQuestion> {
        let set = RuleSet::Classic;
        let name = main_pile(spec, set);
        let mut draft = Draft::new(set);
        draft.pile(name, plausible_top(random, set, name));
        let jump_and_misses: &[i64] = match spec.level() {
            1 => &[],
            2 => &[-10],
            _ => &[-10, -9, -11],
        };
        let ahead = between(random, 1, 12);
        let behind = -between(random, 1, 7);
        // The most important first, in case the hand is small.
        let wanted = [ahead].into_iter().chain(jump_and_misses.iter().copied());
        for steps in wanted.chain([behind]).take(spec.hand().into()) {
            let card = draft.ahead(name, steps);
            draft.hold(card);
        }
        draft.fill(random, spec.hand().into());
        let position = draft.finish(spec.hand().into())?;
        let (_, pile) = position.table().only_pile()?;
        let right = pile.accepts(position.cards());
        let has_jump = pile.jump_card().is_some_and(|card| right.contains(card));
        let mixed = !right.is_empty() && right.len() < position.hand().len();
        let fits = mixed && has_jump == (spec.level() >= 2);
        fits.then_some(LegalQuestion { position })
    }
}

impl QuestionKind for LegalQuestion {
    fn kind(&self) -> Kind {
        Kind::Legal
    }

    fn position(&self) -> Option<&Position> {
        Some(&self.position)
    }

    fn solution(&self, _: &mut Solver) -> Option<Answer> {
        let (_, pile) = self.position.table().only_pile()?;
        Some(Answer::Cards(pile.accepts(self.position.cards())))
    }

    /// Right: every card. Wrong: those that were taken for something else.
    fn judge(&self, _: &mut Solver, solution: &Answer, answer: &Answer) -> (Verdict, Vec<Fact>) {
        let verdict = exactly(solution, answer);
        let Some((_, pile)) = self.position.table().only_pile() else {
            return (verdict, Vec::new());
        };
        let mistaken = |card: Card| {
            let (Answer::Cards(given), Answer::Cards(right)) = (answer, solution) else {
                return true;
            };
            given == right || given.contains(card) != right.contains(card)
        };
        let cards: CardSet = self.position.cards().iter().filter(|card| mistaken(*card)).collect();
        (verdict, facts_about(pile, cards))
    }

    fn distractors(
        &self,
        _: &mut Solver,
        solution: &Answer,
        misconception: Misconception,
    ) -> Vec<Answer> {
        let (Answer::Cards(right), Some((_, pile))) = (solution, self.position.table().only_pile())
        else {
            return Vec::new();
        };
        let cards = self.position.cards();
        let chosen = match misconception {
            Misconception::WrongWay => Some(pile.turned_over().accepts(cards)),
            Misconception::AboutTen => {
                let near = |card: &Card| pile.behind(*card).is_some_and(is_about_ten);
                Some(right.union(cards.iter().filter(near).collect()))
            }
            Misconception::ForgetsJump => {
                let jump = pile.jump_card().filter(|card| right.contains(*card));
                jump.map(|jump| right.without(jump))
            }
            Misconception::AlwaysSorts
            | Misconception::AnyTenHelps
            | Misconception::OnePile
            | Misconception::IgnoresGaps
            | Misconception::CountsEnds
            | Misconception::LastStepOnly
            | Misconception::SwapsDigits
            | Misconception::WrongTen
            | Misconception::PlaysTooLittle
            | Misconception::PlaysTooMuch => None,
        };
        chosen.map(Answer::Cards).into_iter().collect()
    }

    /// The first card that does not fit; if all do, how many are missing.
    fn observe(&self, _: &mut Solver, solution: &Answer, answer: &Answer) -> Vec<Fact> {
        let (Answer::Cards(given), Answer::Cards(right)) = (answer, solution) else {
            return Vec::new();
        };
        let Some((_, pile)) = self.position.table().only_pile() else {
            return Vec::new();
        };
        let missing = right.difference(*given);
        let wrong = given.difference(*right);
        let jump = pile.jump_card().map(CardSet::single);
        let first = match wrong.first() {
            Some(card) => Fact::of_refused(pile, card),
            None if Some(missing) == jump => Fact::JumpFits,
            None if given.is_empty() => Fact::SomeFit { top: pile.top() },
            None => Fact::Missing { count: missing.len() },
        };
        let more = wrong.len() > 1 || (!wrong.is_empty() && !missing.is_empty());
        let more = more.then_some(Fact::NotAll);
        std::iter::once(first).chain(more).collect()
    }
}

/// What there is to say about cards, those that go the same way together.
fn facts_about(pile: Pile, cards: CardSet) -> Vec<Fact> {
    let (mut on, mut back, mut jump) = (Vec::new(), Vec::new(), None);
    for card in cards.iter() {
        match pile.place(card) {
            Ok(Placement::Jump) => jump = Some(Fact::JumpsBack { pile, card }),
            Ok(Placement::Forward(_) | Placement::Help(_)) => on.push(card),
            Err(_) => back.push(card),
        }
    }
    let on = (!on.is_empty()).then_some(Fact::GoOn { pile, cards: on });
    let back = (!back.is_empty()).then_some(Fact::WrongSide { pile, cards: back });
    on.into_iter().chain(jump).chain(back).collect()
}
