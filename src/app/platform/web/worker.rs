//! The page's end of the worker beside it, and long work in between.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::task::{Context, Poll, Waker};

use js_sys::Uint8Array;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{MessageEvent, Worker};

use crate::app::platform::RequestRepaint;
use crate::sheets::post::FromPrinter;
use crate::worker::{FromWorker, ToWorker};

const SCRIPT: &str = "worker.js";

pub enum PrinterNews {
    Said(FromPrinter),
    File(Vec<u8>),
    Style,
    Broken,
}

/// What came from the printer and has not been read yet, and who waits for it. What is shown and what
/// is printed have different readers.
#[derive(Default)]
struct Inbox {
    shown: VecDeque<PrinterNews>,
    printed: VecDeque<PrinterNews>,
    waker: Option<Waker>,
}

struct Beside {
    worker: Worker,
    /// What was said before it listened; none once it does.
    unsaid: Option<Vec<String>>,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _broken: Closure<dyn FnMut()>,
}

thread_local! {
    static WORKER: RefCell<Option<Beside>> = const { RefCell::new(None) };
    static INBOX: RefCell<Inbox> = RefCell::default();
    static WAKE: RefCell<Option<RequestRepaint>> = const { RefCell::new(None) };
    /// What is to be done once the worker listens.
    static THEN: RefCell<Option<Box<dyn FnOnce()>>> = const { RefCell::new(None) };
}

impl Drop for Beside {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Beside {
    fn start() -> Option<Beside> {
        let worker = Worker::new(SCRIPT).ok()?;
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
            let data = event.data();
            match data.as_string() {
                Some(text) => match serde_json::from_str(&text) {
                    Ok(message) => hear(message),
                    Err(_) => lose(),
                },
                None => take_over(Uint8Array::new(&data).to_vec()),
            }
            request_repaint();
        });
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        let broken = Closure::<dyn FnMut()>::new(|| {
            lose();
            request_repaint();
        });
        worker.set_onerror(Some(broken.as_ref().unchecked_ref()));
        Some(Beside { worker, unsaid: Some(Vec::new()), _heard: heard, _broken: broken })
    }

    fn post(&self, text: &str) -> bool {
        self.worker.post_message(&JsValue::from_str(text)).is_ok()
    }
}

pub fn wake_with(waker: RequestRepaint) {
    WAKE.with_borrow_mut(|request_repaint| *request_repaint = Some(waker));
}

pub fn request_repaint() {
    let request_repaint = WAKE.with_borrow(Clone::clone);
    if let Some(request_repaint) = request_repaint {
        request_repaint();
    }
}

/// Fetches the worker, so that it is there when it is wanted. `then` is called when it listens.
pub fn fetch_worker(then: impl FnOnce() + 'static) {
    THEN.with_borrow_mut(|waiting| *waiting = Some(Box::new(then)));
    WORKER.with_borrow_mut(|worker| {
        if worker.is_none() {
            *worker = Beside::start();
        }
    });
}

/// Says something to the worker, as soon as it listens. One that is gone is replaced.
pub fn say(message: &ToWorker) {
    let text = serde_json::to_string(message).unwrap_or_default();
    let said = WORKER.with_borrow_mut(|worker| {
        if worker.is_none() {
            *worker = Beside::start();
        }
        match worker {
            Some(Beside { unsaid: Some(unsaid), .. }) => {
                unsaid.push(text);
                true
            }
            Some(listening) => listening.post(&text),
            None => false,
        }
    });
    if !said {
        lose();
    }
}

fn hear(message: FromWorker) {
    match message {
        FromWorker::Ready => {
            WORKER.with_borrow_mut(|worker| {
                if let Some(worker) = worker {
                    let unsaid = worker.unsaid.take().unwrap_or_default();
                    for text in &unsaid {
                        worker.post(text);
                    }
                }
            });
            if let Some(then) = THEN.take() {
                then();
            }
        }
        FromWorker::Printer(said @ (FromPrinter::Shown(..) | FromPrinter::NotShown(..))) => {
            INBOX.with_borrow_mut(|inbox| inbox.shown.push_back(PrinterNews::Said(said)));
        }
        FromWorker::Printer(
            said @ (FromPrinter::Printing(..)
            | FromPrinter::Printed(..)
            | FromPrinter::NotPrinted(..)),
        ) => print_news(PrinterNews::Said(said)),
    }
}

fn take_over(file: Vec<u8>) {
    print_news(PrinterNews::File(file));
}

fn lose() {
    // Not dropped here: this may be called by what it would drop.
    if let Some(gone) = WORKER.take() {
        spawn_local(async move { drop(gone) });
    }
    INBOX.with_borrow_mut(|inbox| inbox.shown.push_back(PrinterNews::Broken));
    print_news(PrinterNews::Broken);
}

pub fn style() {
    print_news(PrinterNews::Style);
}

fn print_news(news: PrinterNews) {
    let waker = INBOX.with_borrow_mut(|inbox| {
        inbox.printed.push_back(news);
        inbox.waker.take()
    });
    if let Some(waker) = waker {
        waker.wake();
    }
}

pub fn shown_news() -> Option<PrinterNews> {
    INBOX.with_borrow_mut(|inbox| inbox.shown.pop_front())
}

/// Forgets what has come about pages shown before.
pub fn clear_shown() {
    INBOX.with_borrow_mut(|inbox| inbox.shown.clear());
}

pub fn poll_printed(context: &Context) -> Poll<PrinterNews> {
    INBOX.with_borrow_mut(|inbox| {
        if let Some(news) = inbox.printed.pop_front() {
            Poll::Ready(news)
        } else {
            inbox.waker = Some(context.waker().clone());
            Poll::Pending
        }
    })
}

/// Forgets what has come about something printed before.
pub fn clear_printed() {
    INBOX.with_borrow_mut(|inbox| inbox.printed.clear());
}

/// Does long work in between: it must wait now and then, or [`breathe`](super::breathe).
pub fn spawn<F: Future<Output = ()> + 'static>(work: impl FnOnce() -> F + Send + 'static) {
    spawn_local(work());
}
