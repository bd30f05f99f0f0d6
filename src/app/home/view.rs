//! Home: what there is to do, in large tiles.

use std::sync::Arc;

use eframe::egui::{
    CursorIcon, Event, Galley, Painter, Rect, Response, Role, Sense, Shape, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};

use super::HomeAction;
use crate::app::Screen;
use crate::app::play::Session;
use crate::app::theme::{Look, count, inset, size};
use crate::app::widgets::{
    Button, KeyGroup, Tile, fitting, focus_first, focus_ring, icon_arc, label, strong, within,
};
use crate::l10n::Msg;

/// Draws the screen.
pub fn ui(
    tiles: &[Tile],
    game: Option<&Session>,
    look: &Look,
    ui: &mut Ui,
    (body, free): (Rect, bool),
    out: &mut Vec<HomeAction>,
) {
    if free {
        keys(tiles, ui, out);
    }
    let margin = look.px(90.0).min(body.width() * 0.06);
    let inner = Rect::from_min_max(
        pos2(body.left() + margin, body.top()),
        pos2(body.right() - margin, body.bottom() - look.px(size::MARGIN)),
    );
    let head = inner.height() * 0.23;
    let foot = look.px(size::TARGET) + look.px(size::MARGIN);
    let title = Rect::from_min_size(inner.min, vec2(inner.width(), head));
    title_ui(look, ui, title);
    let place = Rect::from_min_max(
        pos2(inner.left(), title.bottom() + look.px(size::MARGIN)),
        pos2(inner.right(), (inner.bottom() - foot).max(title.bottom())),
    );
    tiles_ui(tiles, look, ui, place, out);
    let row = Rect::from_min_max(
        pos2(inner.left(), place.bottom() + look.px(size::MARGIN)),
        inner.max,
    );
    within(ui, row, |ui| {
        ui.horizontal_wrapped(|ui| buttons(game, look, ui, out));
    });
}

/// A digit opens the tile with that number.
fn keys(tiles: &[Tile], ui: &Ui, out: &mut Vec<HomeAction>) {
    let digits: Vec<usize> = ui.input(|input| {
        let texts = input.events.iter().filter_map(|event| match event {
            Event::Text(text) => text.parse().ok(),
            _ => None,
        });
        texts.collect()
    });
    for digit in digits {
        let tile = digit.checked_sub(1).and_then(|index| tiles.get(index));
        out.extend(tile.map(|tile| HomeAction::Go(tile.screen)));
    }
}

/// The keys of this screen.
pub fn keys_help() -> Vec<KeyGroup> {
    vec![KeyGroup {
        heading: Msg::KeysHome,
        keys: vec![(Msg::KeysDigits, Msg::KeysDigitsHome)],
    }]
}

/// The name of the program beside its picture.
fn title_ui(look: &Look, ui: &mut Ui, rect: Rect) {
    let side = rect.height().min(look.px(230.0));
    let logo = Rect::from_min_size(rect.min, vec2(side, rect.height()));
    paint_logo(ui.painter(), look, logo);
    let words = Rect::from_min_max(pos2(logo.right() + look.px(40.0), rect.top()), rect.max);
    within(ui, words, |ui| {
        ui.spacing_mut().item_spacing.y = look.px(4.0);
        ui.add_space(look.px(14.0));
        let height = rect.height() / look.unit.max(0.01);
        let title = look.say(&Msg::AppTitle);
        let units = (height * 0.46).min(108.0);
        let natural =
            ui.painter()
                .layout_no_wrap(title.clone(), look.bold(units), look.palette.ink);
        let units = units * (words.width() / natural.size().x.max(1.0)).min(1.0);
        strong(ui, look, &title, units, look.palette.ink);
        let tagline = look.say(&Msg::AppTagline);
        let room = vec2(
            words.width(),
            (words.bottom() - ui.min_rect().bottom()).max(1.0),
        );
        let (units, _) = fitting(ui, look, &tagline, &[38.0, 34.0, 30.0, 26.0], room);
        label(ui, look, &tagline, units, look.palette.soft);
    });
}

/// The jump back over a line.
fn paint_logo(painter: &Painter, look: &Look, rect: Rect) {
    let palette = look.palette;
    let unit = rect.width().min(rect.height()) / 2.0;
    let centre = rect.center();
    let thick = |part: f32, colour| eframe::egui::Stroke::new(unit * part, colour);
    let ground = centre.y + unit * 0.62;
    let line = thick(0.07, palette.ink);
    painter.hline(centre.x - unit..=centre.x + unit, ground, line);
    let gold = thick(0.13, palette.gold.full);
    let middle = pos2(centre.x + unit * 0.1, centre.y + unit * 0.1);
    let r = unit * 0.62;
    icon_arc(
        painter,
        middle,
        r,
        std::f32::consts::PI,
        std::f32::consts::TAU,
        gold,
    );
    let (left, right) = (middle.x - r, middle.x + r);
    painter.vline(right, middle.y - 1.0..=ground - unit * 0.16, gold);
    let tip = pos2(left, ground - unit * 0.14);
    painter.vline(left, middle.y - 1.0..=tip.y, gold);
    let wing = unit * 0.22;
    let head = vec![tip + vec2(-wing, -wing), tip, tip + vec2(wing, -wing)];
    painter.add(Shape::line(head, gold));
}

/// The tiles side by side, or two by two on an upright screen.
fn tiles_ui(tiles: &[Tile], look: &Look, ui: &mut Ui, rect: Rect, out: &mut Vec<HomeAction>) {
    let gap = look.px(size::MARGIN);
    let share = |whole: f32, parts: usize| (whole - gap * (count(parts) - 1.0)) / count(parts);
    let columns = if share(rect.width(), tiles.len()) < look.px(NARROWEST) {
        2
    } else {
        tiles.len()
    };
    let lines = tiles.len().div_ceil(columns);
    let size = vec2(share(rect.width(), columns), share(rect.height(), lines));
    let words = words_of_all(tiles, look, ui.painter(), size.x);
    // All tiles leave the same room for their words, so that titles and pictures are in line.
    let height = words.iter().map(Words::height).fold(0.0, f32::max);
    for (index, (tile, words)) in tiles.iter().zip(words).enumerate() {
        let (column, line) = (index % columns, index / columns);
        let corner = vec2((size.x + gap) * count(column), (size.y + gap) * count(line));
        let place = Rect::from_min_size(rect.min + corner, size);
        let response = tile_ui(look, ui, place, index, tile, (words, height));
        if index == 0 {
            focus_first(ui, "home", &response);
        }
        if response.clicked() {
            out.push(HomeAction::Go(tile.screen));
        }
    }
}

/// Title and explanation of a tile, laid out.
struct Words {
    title: Arc<Galley>,
    what: Arc<Galley>,
}

impl Words {
    fn height(&self) -> f32 {
        self.title.size().y + self.what.size().y
    }
}

/// The least width, in units: words in a narrower tile would be broken.
const NARROWEST: f32 = 260.0;
/// The space around everything in a tile, in units.
const PADDING: f32 = 38.0;

/// The words of tiles of this width, all titles in the size that the longest allows.
fn words_of_all(tiles: &[Tile], look: &Look, painter: &Painter, width: f32) -> Vec<Words> {
    let palette = look.palette;
    let width = width - 2.0 * look.px(PADDING);
    let title = |tile: &Tile, units: f32| {
        let text = look.say(&tile.title);
        painter.layout_no_wrap(text, look.bold(units), palette.ink)
    };
    let mut sizes = [54.0, 50.0, 46.0, 42.0, 38.0].into_iter();
    let fits = |units: &f32| {
        let mut titles = tiles.iter().map(|tile| title(tile, *units));
        titles.all(|title| title.size().x <= width)
    };
    let units = sizes.find(fits).unwrap_or(34.0);
    let words = tiles.iter().map(|tile| {
        let what = look.say(&tile.what);
        Words {
            title: title(tile, units),
            what: painter.layout(what, look.font(size::BODY), palette.soft, width),
        }
    });
    words.collect()
}

/// A tile that leaves this height for words.
fn tile_ui(
    look: &Look,
    ui: &mut Ui,
    rect: Rect,
    number: usize,
    tile: &Tile,
    (words, height): (Words, f32),
) -> Response {
    let id = ui.scope_id().with(("tile", number));
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, look.say(&tile.title)));
    let palette = look.palette;
    let painter = ui.painter();
    let corners = look.corners(30.0);
    let (fill, border) = if response.hovered() {
        (palette.gold.tint, palette.ink)
    } else {
        (palette.panel, palette.line)
    };
    painter.rect(rect, corners, fill, look.border(border), StrokeKind::Inside);
    focus_ring(painter, look, &response, rect, corners);
    let inner = inset(rect, look.px(PADDING));
    let top = inner.bottom() - height;
    let space = Rect::from_min_max(inner.min, pos2(inner.right(), top - look.px(size::GAP)));
    let picture = vec2(space.width(), space.height().min(space.width() * 0.62));
    if picture.y > look.px(60.0) {
        (tile.picture)(
            painter,
            look,
            Rect::from_center_size(space.center(), picture),
        );
    }
    let below = top + words.title.size().y;
    painter.galley(pos2(inner.left(), top), words.title, palette.ink);
    painter.galley(pos2(inner.left(), below), words.what, palette.soft);
    response.on_hover_cursor(CursorIcon::PointingHand)
}

fn buttons(game: Option<&Session>, look: &Look, ui: &mut Ui, out: &mut Vec<HomeAction>) {
    if let Some(session) = game {
        let (text, screen) = if session.is_over() {
            (Msg::HomeResult, Screen::End)
        } else {
            let turn = session.turn_number().into();
            (Msg::HomeResume { turn }, Screen::Play)
        };
        let text = look.say(&text);
        let button = if session.is_over() {
            Button::secondary(&text)
        } else {
            Button::primary(&text)
        };
        if button.ui(ui, look).clicked() {
            out.push(HomeAction::Go(screen));
        }
    }
    let text = look.say(&Msg::HomeVote);
    if Button::secondary(&text).ui(ui, look).clicked() {
        out.push(HomeAction::Go(Screen::Vote));
    }
    let text = look.say(&Msg::HomeCode);
    if Button::secondary(&text).ui(ui, look).clicked() {
        out.push(HomeAction::TypeCode);
    }
}
