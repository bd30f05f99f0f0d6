mod desk;
mod foot;
mod header;
mod options;
mod paper;
mod preview;
mod strip;
mod templates;

use eframe::egui::{Id, Key, Modifiers, Painter, Rect, ScrollArea, Shape, Ui, pos2};

pub use foot::export_words;

use super::{Preview, PrintAction, PrintModel};
use crate::app::ScreenId;
use crate::app::languages::Languages;
use crate::app::screens::ScreenCx;
use crate::app::style::{Style, inset, size};
use crate::app::widgets::{KeyGroup, Tile, Titles, within};
use crate::text::Msg;

pub fn ui(
    model: &PrintModel,
    languages: &Languages,
    cx: &ScreenCx,
    ui: &mut Ui,
    out: &mut Vec<PrintAction>,
) {
    let ScreenCx { style, body, has_focus: free } = *cx;
    let foot = foot::height(model, body.width());
    let places = PrintPlaces::new(body, foot);
    if let Some(list) = places.templates {
        column(ui, "templates", list, |ui| {
            templates::ui(model, languages.current(), style, ui, out);
        });
    }
    column(ui, "options", places.options, |ui| {
        if places.templates.is_none() {
            templates::ui(model, languages.current(), style, ui, out);
        }
        options::ui(model, languages, style, ui, out);
    });
    // A part of its own, whose pages may come later: what follows keeps its name, and the focus.
    within(ui, places.preview, |ui| {
        preview::ui(model, languages.current(), style, ui, places.preview, out);
    });
    foot::ui(model, languages, style, ui, places.foot, out);
    if free {
        keys(model, ui, out);
    }
}

fn column(ui: &mut Ui, name: &str, rect: Rect, add: impl FnOnce(&mut Ui)) {
    within(ui, rect, |ui| {
        // The name is ours, so that another language does not scroll back to the top.
        let scroll = ScrollArea::vertical().id_salt(Id::unique(("print", name)));
        // As wide with the bar as without it: lines that break anew could make the bar come and go.
        let bar = ui.spacing().scroll.allocated_width();
        scroll.auto_shrink(false).show(ui, |ui| {
            ui.set_max_width(rect.width() - bar);
            ui.spacing_mut().item_spacing.y = 10.0;
            add(ui);
            ui.add_space(size::GAP);
        });
    });
}

struct PrintPlaces {
    templates: Option<Rect>,
    options: Rect,
    preview: Rect,
    foot: Rect,
}

impl PrintPlaces {
    fn new(body: Rect, foot_height: f32) -> PrintPlaces {
        let gap = size::GAP;
        let floor = (body.bottom() - foot_height).max(body.top());
        let foot = Rect::from_min_max(pos2(body.left(), floor), body.max);
        let inner = Rect::from_min_max(body.min, pos2(body.right(), floor));
        let inner = inset(inner, gap);
        let units = inner.width();
        // A foot that grows for a moment does not move everything else.
        let more = foot_height - size::TARGET - 2.0 * gap;
        if inner.height() + more > inner.width() {
            let middle = inner.top() + inner.height() * 0.45;
            return PrintPlaces {
                templates: None,
                options: Rect::from_min_max(inner.min, pos2(inner.right(), middle - gap)),
                preview: Rect::from_min_max(pos2(inner.left(), middle), inner.max),
                foot,
            };
        }
        let mut left = inner.left();
        let mut take = |width: f32| {
            let rect =
                Rect::from_min_max(pos2(left, inner.top()), pos2(left + width, inner.bottom()));
            left = rect.right() + gap;
            rect
        };
        let templates = (units >= 1350.0).then(|| take((units * 0.27).clamp(390.0, 500.0)));
        let options = take((units * 0.3).clamp(430.0, 560.0).min(units * 0.5));
        PrintPlaces {
            templates,
            options,
            preview: Rect::from_min_max(pos2(left, inner.top()), inner.max),
            foot,
        }
    }
}

fn keys(model: &PrintModel, ui: &Ui, out: &mut Vec<PrintAction>) {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let pages = model.preview.as_ref().map_or(0, Preview::len);
    let page = model.page();
    if pressed(Key::PageDown) && page + 1 < pages {
        out.push(PrintAction::Page(page + 1));
    }
    if pressed(Key::PageUp) && page > 0 {
        out.push(PrintAction::Page(page - 1));
    }
}

pub fn titles(style: &Style) -> Titles {
    Titles::plain(style.say(&Msg::PrintTitle))
}

pub fn keys_help() -> Vec<KeyGroup> {
    vec![
        KeyGroup { heading: Msg::KeysPrint, keys: vec![(Msg::KeysPage, Msg::KeysPagePrint)] },
        KeyGroup {
            heading: Msg::PrintTitle,
            keys: vec![
                (Msg::PrintKeysPages, Msg::PrintKeysPagesWhat),
                (Msg::PrintKeysMove, Msg::PrintKeysMoveWhat),
                (Msg::PrintKeysZoom, Msg::PrintKeysZoomWhat),
            ],
        },
    ]
}

pub fn tile() -> Tile {
    Tile { title: Msg::HomePrint, what: Msg::HomePrintWhat, picture, screen: ScreenId::Print }
}

fn picture(painter: &Painter, style: &Style, space: Rect) {
    let palette = style.palette;
    let height = space.height().min(200.0);
    let width = (height * 0.78).min(space.width());
    let at = |x: f32, y: f32| {
        let left = space.left() + 6.0;
        pos2(left + x * width, space.bottom() - 6.0 - y * height)
    };
    let sheet = [(0.0, 0.0), (0.0, 1.0), (0.68, 1.0), (1.0, 0.76), (1.0, 0.0)];
    let points: Vec<_> = sheet.into_iter().map(|(x, y)| at(x, y)).collect();
    let line = eframe::egui::Stroke::new(7.0, palette.ink);
    painter.add(Shape::closed_line(points, line));
    let text = eframe::egui::Stroke::new(7.0, palette.soft.gamma_multiply(0.6));
    for (y, end) in [(0.58, 0.82), (0.42, 0.82), (0.26, 0.6)] {
        painter.line_segment([at(0.18, y), at(end, y)], text);
    }
}
