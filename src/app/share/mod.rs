//! Codes: typed or in the address of the page, they open what they stand for; what is on the
//! screen can be shared by its code, as a link or as a square that tablets read.

mod model;
pub mod view;

use super::screens::{Action, Effect};
use super::shell::{State, World};
pub use model::{CodeEntry, CodeTrouble, ShareAction, ShareModel, Shared};

impl Action for ShareAction {
    fn apply(self, state: &mut State, _world: &World) -> Effect {
        state.share.apply(self).into()
    }
}
