//! Long work beside the window: a thread of its own, in the browser a task between two frames.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError, channel};
use std::task::Poll;
use std::time::Duration;

use super::platform::{self, RequestRepaint};

/// Work whose result is asked for in each frame. Dropping it cancels the work.
pub struct Background<T> {
    result: Receiver<T>,
    cancel: Cancel,
}

#[derive(Clone, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    #[cfg(test)]
    pub fn cancelled() -> Cancel {
        Cancel(Arc::new(AtomicBool::new(true)))
    }

    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl<T: Send + 'static> Background<T> {
    pub fn spawn<F: Future<Output = T>>(
        request_repaint: &RequestRepaint,
        work: impl FnOnce(Cancel) -> F + Send + 'static,
    ) -> Background<T> {
        let cancel = Cancel::default();
        let (result, done) = Background::promise(request_repaint, cancel.clone());
        platform::spawn(async move || done(work(cancel).await));
        result
    }

    /// For work that calls back: a dialog of the system, a file read by the browser.
    pub fn callback(
        request_repaint: &RequestRepaint,
    ) -> (Background<T>, impl FnOnce(T) + Send + 'static) {
        Background::promise(request_repaint, Cancel::default())
    }

    fn promise(
        request_repaint: &RequestRepaint,
        cancel: Cancel,
    ) -> (Background<T>, impl FnOnce(T) + Send + 'static) {
        let (sender, result) = channel();
        let request_repaint = RequestRepaint::clone(request_repaint);
        let done = move |value| {
            // The receiver is gone once the result is dropped or the window has closed.
            if sender.send(value).is_ok() {
                request_repaint();
            }
        };
        (Background { result, cancel }, done)
    }

    /// The result once it is there; `None` if the work died before it had one.
    pub fn poll(&self) -> Poll<Option<T>> {
        match self.result.try_recv() {
            Ok(value) => Poll::Ready(Some(value)),
            Err(TryRecvError::Empty) => Poll::Pending,
            Err(TryRecvError::Disconnected) => Poll::Ready(None),
        }
    }

    /// Like [`poll`](Background::poll), but holds up the caller for so long at most.
    pub fn wait(&self, most: Duration) -> Poll<Option<T>> {
        match self.result.recv_timeout(most) {
            Ok(value) => Poll::Ready(Some(value)),
            Err(RecvTimeoutError::Timeout) => Poll::Pending,
            Err(RecvTimeoutError::Disconnected) => Poll::Ready(None),
        }
    }
}

impl<T> Background<T> {
    pub fn cancel(&self) {
        self.cancel.0.store(true, Ordering::Relaxed);
    }

    pub fn is_cancelled(&self) -> bool {
        self.cancel.is_cancelled()
    }
}

impl<T> Drop for Background<T> {
    fn drop(&mut self) {
        self.cancel();
    }
}
