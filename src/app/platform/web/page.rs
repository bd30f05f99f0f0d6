//! The page around the window: its canvas, its address, and its words where there is no window.

use std::cell::RefCell;
use std::rc::Rc;

use eframe::egui::{Context, RawInput, Ui};
use eframe::{WebOptions, WebRunner};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{Document, Element, HtmlCanvasElement};

use super::printer::fetch_worker;
use super::{places, words};
use crate::app::{Options, SauteDix, ScreenReaderText};
use crate::text::{Locale, Msg};

const CANVAS: &str = "window";
/// Where the page speaks in words: while it loads, when it fails, and to screen readers.
const WORDS: &str = "words";
const STAGE: &str = "data-stage";
const WORKER: &str = "data-worker";

type Kept = Rc<RefCell<Option<SauteDix>>>;

thread_local! {
    static RUNNER: RefCell<Option<WebRunner>> = const { RefCell::new(None) };
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

fn element(name: &str) -> Option<Element> {
    document()?.get_element_by_id(name)
}

/// How the page stands: the style sheet shows what fits.
fn stage(name: &str) {
    attribute(STAGE, name);
}

fn attribute(name: &str, value: &str) {
    if let Some(body) = document().and_then(|document| document.body()) {
        // An attribute with a plain name cannot be refused.
        let _ = body.set_attribute(name, value);
    }
}

pub fn open() {
    spawn_local(start(Kept::default()));
}

async fn start(kept: Kept) {
    let runner = WebRunner::new();
    let started = match fresh_canvas(&kept) {
        Ok(canvas) => {
            let shared = Rc::clone(&kept);
            let app = move |creation: &eframe::CreationContext<'_>| {
                let ctx = &creation.egui_ctx;
                places::tell_test(ctx);
                let mut app = shared.borrow_mut();
                if let Some(app) = app.as_mut() {
                    app.move_to(ctx);
                } else {
                    let new = SauteDix::new(ctx, &Options::default(), super::store());
                    *app = Some(new);
                }
                drop(app);
                Ok(Box::new(OnCanvas(shared)) as Box<dyn eframe::App>)
            };
            let options = WebOptions::default();
            runner.start(canvas, options, Box::new(app)).await
        }
        Err(error) => Err(error),
    };
    match started {
        Ok(()) => RUNNER.with_borrow_mut(|running| *running = Some(runner)),
        Err(error) => fail(&error),
    }
}

/// A new canvas in the place of the last. One that has lost its picture cannot get it back.
fn fresh_canvas(kept: &Kept) -> Result<HtmlCanvasElement, JsValue> {
    let missing = || JsValue::from_str(CANVAS);
    let old = element(CANVAS).ok_or_else(missing)?;
    let new: HtmlCanvasElement =
        document().ok_or_else(missing)?.create_element("canvas")?.dyn_into()?;
    new.set_id(CANVAS);
    old.replace_with_with_node_1(&new)?;
    let kept = Rc::clone(kept);
    let lost = Closure::<dyn FnMut()>::new(move || {
        if let Some(runner) = RUNNER.with_borrow_mut(Option::take) {
            runner.destroy();
        }
        spawn_local(start(Rc::clone(&kept)));
    });
    new.add_event_listener_with_callback("webglcontextlost", lost.as_ref().unchecked_ref())?;
    // The page needs it for as long as there is a canvas.
    lost.forget();
    Ok(new)
}

/// Says that there is no window, and what the browser gives as the reason.
fn fail(error: &JsValue) {
    let locale = Locale::of_system(super::system_language().as_deref());
    let text = locale.say(&Msg::WebNoPicture { detail: words(error).into() });
    if let Some(place) = element(WORDS) {
        place.set_text_content(Some(&text));
    }
    stage("failed");
}

struct OnCanvas(Kept);

impl eframe::App for OnCanvas {
    fn ui(&mut self, ui: &mut Ui, frame: &mut eframe::Frame) {
        let mut kept = self.0.borrow_mut();
        let Some(app) = kept.as_mut() else {
            return;
        };
        app.address_says(frame.info().web_info.location.hash.trim_start_matches('#'));
        app.ui(ui, frame);
        if ui.ctx().cumulative_frame_nr() == 1 {
            // The second frame is drawn when the first is on the screen.
            stage("open");
            // What the first picture does not need comes after that.
            fetch_worker(|| attribute(WORKER, "ready"));
        }
    }

    fn raw_input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        if let Some(app) = self.0.borrow_mut().as_mut() {
            app.raw_input_hook(ctx, input);
        }
    }

    fn clear_color(&self, visuals: &eframe::egui::Visuals) -> [f32; 4] {
        let kept = self.0.borrow();
        kept.as_ref().map_or([0.0; 4], |app| app.clear_color(visuals))
    }

    fn persist_egui_memory(&self) -> bool {
        false
    }
}

/// Fills the screen, or not; whether it does now. Browsers that cannot do it do not.
pub fn full_screen(_ctx: &Context, _on: bool) -> bool {
    let Some(document) = document() else {
        return false;
    };
    if document.fullscreen_element().is_some() {
        document.exit_fullscreen();
        return false;
    }
    let root = document.document_element();
    root.is_some_and(|root| root.request_fullscreen().is_ok())
}

pub fn base_address() -> Option<String> {
    let location = web_sys::window()?.location();
    Some(location.origin().ok()? + &location.pathname().ok()?)
}

pub const HAS_LIVE_REGION: bool = true;

/// Tells the browser what is on the screen, and in which language: for its title bar, and for
/// screen readers, which cannot see into a canvas.
pub fn announce(spoken: &ScreenReaderText) {
    let Some(document) = document() else {
        return;
    };
    document.set_title(&spoken.title);
    if let Some(root) = document.document_element() {
        // As above: nothing to refuse.
        let _ = root.set_attribute("lang", &spoken.language);
    }
    if let Some(place) = element(WORDS) {
        let text = match spoken.news.as_str() {
            "" => &spoken.title,
            news => news,
        };
        place.set_text_content(Some(text));
    }
}
