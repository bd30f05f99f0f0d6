//! The page's end of the worker that writes PDF files, and long work that lets the page breathe.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::future::poll_fn;
use std::rc::Rc;
use std::task::{Poll, Waker};

use js_sys::{Date, Promise, Uint8Array};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{MessageChannel, MessageEvent, Worker};

use crate::app::platform::PdfTrouble;
use crate::worksheet::post::{FromWriter, ToWriter};
use crate::worksheet::{MissingGlyph, Plan};

/// The script of the worker, which loads its module.
const SCRIPT: &str = "pdf.js";
/// How many pages are handed over at a time: some milliseconds of work for the page.
const PORTION: usize = 8;
/// How often the page looks whether somebody has changed their mind, in milliseconds.
const LOOK: i32 = 100;
/// How long the page may be held up, in milliseconds: less than a frame.
const BREATH: f64 = 8.0;

/// Something came from the worker, or it is time to look.
enum News {
    Said(FromWriter),
    Bytes(Vec<u8>),
    Broken,
    Look,
}

/// What came and has not been read yet, and who waits for it.
#[derive(Default)]
struct Inbox {
    news: VecDeque<News>,
    waker: Option<Waker>,
}

impl Inbox {
    fn take(inbox: &RefCell<Inbox>, news: News) {
        let mut inbox = inbox.borrow_mut();
        inbox.news.push_back(news);
        let waker = inbox.waker.take();
        drop(inbox);
        if let Some(waker) = waker {
            waker.wake();
        }
    }
}

/// A worker. It goes with whoever has it: dropped in the middle of its work, it stops.
struct PdfWorker {
    worker: Worker,
    inbox: Rc<RefCell<Inbox>>,
    ready: Cell<bool>,
    /// What listens to it.
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _broken: Closure<dyn FnMut()>,
}

thread_local! {
    /// The worker that waits for something to write.
    static WAITING: RefCell<Option<PdfWorker>> = const { RefCell::new(None) };
    /// When the page last had time for other things.
    static BREATHED: Cell<f64> = const { Cell::new(0.0) };
}

impl Drop for PdfWorker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl PdfWorker {
    fn start() -> Option<PdfWorker> {
        let worker = Worker::new(SCRIPT).ok()?;
        let inbox = Rc::new(RefCell::new(Inbox::default()));
        let shared = Rc::clone(&inbox);
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let data = event.data();
            let news = match data.as_string() {
                Some(text) => serde_json::from_str(&text).map_or(News::Broken, News::Said),
                None => News::Bytes(Uint8Array::new(&data).to_vec()),
            };
            Inbox::take(&shared, news);
        });
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        let shared = Rc::clone(&inbox);
        let broken = Closure::<dyn FnMut()>::new(move || Inbox::take(&shared, News::Broken));
        worker.set_onerror(Some(broken.as_ref().unchecked_ref()));
        Some(PdfWorker {
            worker,
            inbox,
            ready: Cell::new(false),
            _heard: heard,
            _broken: broken,
        })
    }

    fn say(&self, message: &ToWriter) -> Result<(), PdfTrouble> {
        let text = serde_json::to_string(message).map_err(|_error| PdfTrouble::Lost)?;
        let posted = self.worker.post_message(&JsValue::from_str(&text));
        posted.map_err(|_error| PdfTrouble::Lost)
    }

    /// The next news.
    async fn news(&self) -> News {
        poll_fn(|context| {
            let mut inbox = self.inbox.borrow_mut();
            if let Some(news) = inbox.news.pop_front() {
                Poll::Ready(news)
            } else {
                inbox.waker = Some(context.waker().clone());
                Poll::Pending
            }
        })
        .await
    }

    /// Waits until it listens; what it says before is lost.
    async fn listens(&self) -> Result<(), PdfTrouble> {
        while !self.ready.get() {
            match self.news().await {
                News::Said(FromWriter::Ready) => self.ready.set(true),
                News::Broken => return Err(PdfTrouble::Lost),
                _ => {}
            }
        }
        Ok(())
    }

    /// Writes a document, unless `watch` says no.
    async fn write(
        &self,
        plan: &Plan,
        watch: &mut dyn FnMut(usize) -> bool,
    ) -> Result<Option<Vec<u8>>, PdfTrouble> {
        let _ticks = Ticks::start(&self.inbox);
        self.listens().await?;
        self.say(&ToWriter::Begin(plan.cover()))?;
        let mut portions = plan.pages.chunks(PORTION);
        let mut drawn = 0;
        let mut next = true;
        loop {
            if next {
                match portions.next() {
                    Some(pages) => self.say(&ToWriter::Pages(pages.to_vec()))?,
                    None => self.say(&ToWriter::Finish)?,
                }
            }
            next = false;
            match self.news().await {
                News::Said(FromWriter::Ready) | News::Look => {}
                News::Said(FromWriter::Drawn(pages)) => {
                    drawn = pages;
                    next = true;
                }
                News::Said(FromWriter::Missing(letter)) => {
                    return Err(PdfTrouble::Missing(MissingGlyph(letter)));
                }
                News::Bytes(bytes) => return Ok(Some(bytes)),
                News::Broken => return Err(PdfTrouble::Lost),
            }
            if !watch(drawn) {
                return Ok(None);
            }
        }
    }
}

/// Says now and then that it is time to look, until it is dropped.
struct Ticks {
    id: Option<i32>,
    _tick: Closure<dyn FnMut()>,
}

impl Ticks {
    fn start(inbox: &Rc<RefCell<Inbox>>) -> Ticks {
        let inbox = Rc::clone(inbox);
        let tick = Closure::<dyn FnMut()>::new(move || Inbox::take(&inbox, News::Look));
        let id = web_sys::window().and_then(|window| {
            let tick = tick.as_ref().unchecked_ref();
            window
                .set_interval_with_callback_and_timeout_and_arguments_0(tick, LOOK)
                .ok()
        });
        Ticks { id, _tick: tick }
    }
}

impl Drop for Ticks {
    fn drop(&mut self) {
        if let (Some(window), Some(id)) = (web_sys::window(), self.id) {
            window.clear_interval_with_handle(id);
        }
    }
}

/// Fetches the worker, so that it is there when it is wanted. `then` is called when it listens.
pub fn fetch_writer(then: impl FnOnce() + 'static) {
    if WAITING.with_borrow(Option::is_some) {
        return;
    }
    let Some(writer) = PdfWorker::start() else {
        return;
    };
    spawn_local(async move {
        if writer.listens().await.is_ok() {
            WAITING.with_borrow_mut(|waiting| *waiting = Some(writer));
            then();
        }
    });
}

/// Writes a document in the worker; `watch` hears of its pages as natively. One that is stopped or
/// fails is not used again.
pub async fn write_pdf(
    plan: Plan,
    watch: &mut dyn FnMut(usize) -> bool,
) -> Result<Option<Vec<u8>>, PdfTrouble> {
    let waiting = WAITING.with_borrow_mut(Option::take);
    let writer = waiting.or_else(PdfWorker::start).ok_or(PdfTrouble::Lost)?;
    let written = writer.write(&plan, watch).await?;
    if written.is_some() {
        WAITING.with_borrow_mut(|waiting| *waiting = Some(writer));
    }
    Ok(written)
}

/// Does long work in between. It must [`breathe`].
pub fn spawn<F: Future<Output = ()> + 'static>(work: impl FnOnce() -> F + Send + 'static) {
    spawn_local(work());
}

/// Lets the page do other things, if it has waited long enough.
pub async fn breathe() {
    if (Date::now() - BREATHED.get()).abs() < BREATH {
        return;
    }
    // A message to oneself: unlike a timer it is not slowed down while another page is looked at.
    if let Ok(channel) = MessageChannel::new() {
        let (near, far) = (channel.port1(), channel.port2());
        let turn = Promise::new(&mut |resolve, _| {
            near.set_onmessage(Some(&resolve));
            if far.post_message(&JsValue::NULL).is_err() {
                // Nothing will come: go on at once.
                let _ = resolve.call0(&JsValue::NULL);
            }
        });
        // It cannot be refused.
        let _ = JsFuture::from(turn).await;
        near.close();
    }
    BREATHED.set(Date::now());
}
