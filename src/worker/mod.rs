//! What is done beside a web page, so that the page neither loads nor waits for it: who does it, and
//! what the page and they say to each other.
//!
//! The page asks with [`ToWorker`] and is answered with [`FromWorker`], both as JSON; files follow as
//! plain bytes. Each service has messages of its own, in the room that does the work. `web_worker.rs`
//! is the program around [`Services`], `app::platform` the end of the page. A further service is a
//! variant of both messages, a field of [`Services`] and a line in [`Services::hear`].

use serde::{Deserialize, Serialize};

use crate::sheets::post::{FromPrinter, ToPrinter};

#[derive(Serialize, Deserialize, Debug)]
pub enum ToWorker {
    Printer(ToPrinter),
}

#[derive(Serialize, Deserialize, PartialEq, Debug)]
pub enum FromWorker {
    Ready,
    Printer(FromPrinter),
}

#[cfg(any(not(target_arch = "wasm32"), feature = "worker"))]
pub use services::{Replies, Services};

#[cfg(any(not(target_arch = "wasm32"), feature = "worker"))]
mod services {
    use super::{FromWorker, ToWorker};
    use crate::sheets::Printer;

    pub type Replies = (Option<FromWorker>, Vec<Vec<u8>>);

    #[derive(Default)]
    pub struct Services {
        printer: Printer,
    }

    impl Services {
        pub fn hear(&mut self, message: ToWorker) -> Replies {
            match message {
                ToWorker::Printer(message) => {
                    let (said, files) = self.printer.hear(message);
                    (said.map(FromWorker::Printer), files)
                }
            }
        }
    }
}
