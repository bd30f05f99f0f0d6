//! What is on the screen and where, for a test in a browser, which sees nothing but a canvas.
//!
//! A test that wants to know puts an object into the page before the program starts. Each frame then writes into it
//! what a screen reader would be told. Without that object nothing here happens.

use std::time::Duration;

use eframe::egui::accesskit::{Node, Toggled};
use eframe::egui::{Context, FullOutput, Id, Plugin};
use js_sys::{JSON, Object, Reflect};
use serde::Serialize;
use wasm_bindgen::{JsCast, JsValue};

const OBJECT: &str = "sauteDix";
const FRAME: &str = "frame";
const PLACES: &str = "places";

/// Tells a test what each frame shows, if there is one that has asked for it.
pub fn tell_test(ctx: &Context) {
    if object().is_some() {
        ctx.enable_accesskit();
        ctx.add_plugin(PlacesPlugin);
        // However long a frame takes on a busy machine, a tap does not turn into a long press.
        ctx.options_mut(|options| options.input_options.max_click_duration = f64::INFINITY);
    }
}

fn object() -> Option<Object> {
    let object = Reflect::get(&js_sys::global(), &JsValue::from_str(OBJECT));
    object.ok()?.dyn_into().ok()
}

/// The screen has just changed, and for so many seconds taps mean nothing: a test is told that
/// nothing can be pressed, and told again when it can.
pub fn tell_changing(ctx: &Context, left: Option<f64>) {
    let id = Id::unique(OBJECT);
    let before: bool = ctx.data(|data| data.get_temp(id)).unwrap_or_default();
    if before != left.is_some() {
        ctx.data_mut(|data| data.insert_temp(id, left.is_some()));
        ctx.request_repaint();
    }
    if let Some(left) = left.filter(|_| object().is_some()) {
        ctx.request_repaint_after(Duration::from_secs_f64(left));
    }
}

#[derive(Serialize)]
struct Place {
    name: String,
    role: String,
    x: f64,
    y: f64,
    width: f64,
    height: f64,
    disabled: bool,
    selected: bool,
}

impl Place {
    /// A thing with a name, on a page that shows each point as so many pixels.
    fn new(node: &Node, zoom: f64, changing: bool) -> Option<Place> {
        let name = node.label().or(node.value())?;
        let bounds = node.bounds()?;
        Some(Place {
            name: name.to_owned(),
            role: format!("{:?}", node.role()),
            x: bounds.x0 * zoom,
            y: bounds.y0 * zoom,
            width: bounds.width() * zoom,
            height: bounds.height() * zoom,
            disabled: changing || node.is_disabled(),
            selected: node.toggled() == Some(Toggled::True),
        })
    }
}

struct PlacesPlugin;

impl PlacesPlugin {
    fn write(places: &[Place]) -> Option<()> {
        let object = object()?;
        let text = serde_json::to_string(places).ok()?;
        let places = JSON::parse(&text).ok()?;
        // The count goes on when the picture was lost and another window draws.
        let frame = Reflect::get(&object, &JsValue::from_str(FRAME)).ok()?;
        let frame = frame.as_f64().unwrap_or(0.0) + 1.0;
        Reflect::set(&object, &JsValue::from_str(PLACES), &places).ok()?;
        Reflect::set(&object, &JsValue::from_str(FRAME), &frame.into()).ok()?;
        Some(())
    }
}

impl Plugin for PlacesPlugin {
    fn debug_name(&self) -> &'static str {
        "places"
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        let Some(update) = &output.platform_output.accesskit_update else {
            return;
        };
        let zoom = f64::from(ctx.zoom_factor());
        let changing = ctx.data(|data| data.get_temp(Id::unique(OBJECT)));
        let changing: bool = changing.unwrap_or_default();
        let nodes = update.nodes.iter();
        let places: Vec<Place> =
            nodes.filter_map(|(_, node)| Place::new(node, zoom, changing)).collect();
        // A test that has taken its object away does not want to know any more.
        let _ = PlacesPlugin::write(&places);
    }
}
