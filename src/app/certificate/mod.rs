mod model;
pub mod view;

use super::screens::{Action, Effect};
use super::shell::{State, World};
pub use model::{CertificateAction, CertificateModel};

impl Action for CertificateAction {
    fn apply(self, state: &mut State, world: &World) -> Effect {
        let env = world.env(state.settings.preferences.motion, &state.languages);
        state.certificate.apply(self, &env).into()
    }
}
