use eframe::egui::{FocusDirection, Key, Modifiers, Ui};

use crate::app::vote::{Vote, VoteAction, VoteStage};
use crate::app::widgets::typed_digits;

/// The letters count hands, digits are for the answer that up and down choose, P has the class talk
/// or takes it back, and Page Down goes on.
pub(super) fn keys(vote: &Vote, limit: Option<usize>, ui: &Ui, out: &mut Vec<VoteAction>) {
    let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
    if pressed(Modifiers::NONE, Key::PageDown) {
        out.push(VoteAction::on(vote, limit));
    }
    if vote.revealed() {
        return;
    }
    if pressed(Modifiers::NONE, Key::P) {
        out.push(if vote.stage() == VoteStage::First {
            VoteAction::Talk
        } else {
            VoteAction::BackToFirst
        });
    }
    if vote.stage() == VoteStage::Talk {
        return;
    }
    for (index, key) in [Key::A, Key::B, Key::C, Key::D].into_iter().enumerate() {
        if pressed(Modifiers::SHIFT, key) {
            out.push(VoteAction::Count(index, false));
        } else if pressed(Modifiers::NONE, key) {
            out.push(VoteAction::Count(index, true));
        }
    }
    let number = vote.answers().count().max(1);
    let mut choose = |answer| {
        // The arrow is used up: the focus stays where it is.
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        out.push(VoteAction::Choose(answer));
    };
    if pressed(Modifiers::NONE, Key::ArrowUp) {
        choose((vote.chosen() + number - 1) % number);
    }
    if pressed(Modifiers::NONE, Key::ArrowDown) {
        choose((vote.chosen() + 1) % number);
    }
    if pressed(Modifiers::NONE, Key::Backspace) {
        out.push(VoteAction::Erase);
    }
    out.extend(typed_digits(ui).into_iter().map(VoteAction::Digit));
}
