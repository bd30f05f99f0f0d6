//! Home: what there is to do, in large tiles.

use std::sync::Arc;

use eframe::egui::{
    CursorIcon, Galley, Painter, Rect, Response, Role, ScrollArea, Sense, Shape, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};

use super::HomeNews;
use crate::app::theme::{Look, count, inset, size};
use crate::app::widgets::{
    Button, ButtonKind, KeyGroup, Tile, fit, focus_first, focus_ring, icon_arc, line_size,
    paragraph_of, typed_digits, within,
};
use crate::app::{Dialog, Request, ScreenId};
use crate::text::Msg;

/// Draws the screen. Where the window is too small for all of it, it scrolls.
pub fn ui(
    tiles: &[Tile],
    news: HomeNews,
    look: &Look,
    ui: &mut Ui,
    (body, free): (Rect, bool),
    out: &mut Vec<Request>,
) {
    if free {
        keys(tiles, ui, out);
    }
    let margin = look.px(90.0).min(body.width() * 0.05);
    let inner = body.shrink2(vec2(margin, 0.0));
    let buttons = buttons(news, look);
    within(ui, inner, |ui| {
        ScrollArea::vertical().id_salt("home").show(ui, |ui| {
            let gap = look.px(size::MARGIN);
            ui.spacing_mut().item_spacing.y = 0.0;
            let width = ui.available_width() - look.px(4.0);
            let grid = Grid::new(tiles, look, ui.painter(), width);
            let (units, lines) = buttons_size(&buttons, look, ui.painter(), width);
            let foot = gap + look.px((size::TARGET + size::GAP) * lines - size::GAP) + gap;
            let heading = Heading::new(look, ui.painter(), width);
            let head = heading.height();
            // A point less than there is, so that nothing scrolls that need not.
            let room = (inner.height() - head - gap - foot - 1.0).max(grid.least(look));
            let (_, place) = ui.allocate_space(vec2(width, head));
            heading.ui(look, ui, place);
            ui.add_space(gap);
            let (_, place) = ui.allocate_space(vec2(width, room));
            grid.ui(tiles, look, ui, place, out);
            ui.add_space(gap);
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.y = look.px(size::GAP);
                for (kind, text, action) in buttons {
                    let button = Button::new(kind, &text).units(units);
                    if button.ui(ui, look).clicked() {
                        out.push(action);
                    }
                }
            });
            ui.add_space(gap);
        });
    });
}

fn keys(tiles: &[Tile], ui: &Ui, out: &mut Vec<Request>) {
    for digit in typed_digits(ui) {
        let index = usize::from(digit).checked_sub(1);
        let tile = index.and_then(|index| tiles.get(index));
        out.extend(tile.map(|tile| Request::Go(tile.screen)));
    }
}

pub fn keys_help() -> Vec<KeyGroup> {
    vec![KeyGroup { heading: Msg::KeysHome, keys: vec![(Msg::KeysDigits, Msg::KeysDigitsHome)] }]
}

struct Heading {
    logo: f32,
    title: Arc<Galley>,
    tagline: Arc<Galley>,
}

impl Heading {
    fn new(look: &Look, painter: &Painter, width: f32) -> Heading {
        let palette = look.palette;
        let logo = look.px(190.0).min(width * 0.22);
        let room = width - logo - look.px(GAP);
        let title = look.say(&Msg::AppTitle);
        let title = fit(painter, &title, &look.bold(100.0), room, palette.ink);
        let tagline = look.say(&Msg::AppTagline);
        let tagline = painter.layout(tagline, look.font(38.0), palette.soft, room);
        Heading { logo, title, tagline }
    }

    fn height(&self) -> f32 {
        (self.title.size().y + self.tagline.size().y).max(self.logo * 0.85)
    }

    fn ui(self, look: &Look, ui: &mut Ui, rect: Rect) {
        let side = rect.height().min(self.logo);
        let logo = Rect::from_min_size(rect.min, vec2(side, rect.height()));
        paint_logo(ui.painter(), look, logo);
        let left = logo.right() + look.px(GAP);
        let words = self.title.size().y + self.tagline.size().y;
        let top = rect.center().y - words / 2.0;
        let below = top + self.title.size().y;
        let id = ui.scope_id().with("heading");
        let response = ui.interact(rect, id, Sense::hover());
        response.widget_info(|| {
            let text = format!("{} {}", self.title.text(), self.tagline.text());
            WidgetInfo::labeled(Role::Heading, true, text)
        });
        let palette = look.palette;
        let painter = ui.painter();
        painter.galley(pos2(left, top), self.title, palette.ink);
        painter.galley(pos2(left, below), self.tagline, palette.soft);
    }
}

const GAP: f32 = 36.0;

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
    icon_arc(painter, middle, r, std::f32::consts::PI, std::f32::consts::TAU, gold);
    let (left, right) = (middle.x - r, middle.x + r);
    painter.vline(right, middle.y - 1.0..=ground - unit * 0.16, gold);
    let tip = pos2(left, ground - unit * 0.14);
    painter.vline(left, middle.y - 1.0..=tip.y, gold);
    let wing = unit * 0.22;
    let head = vec![tip + vec2(-wing, -wing), tip, tip + vec2(wing, -wing)];
    painter.add(Shape::line(head, gold));
}

struct Grid {
    columns: usize,
    words: Vec<Words>,
    /// The height of the words of every tile, so that titles and pictures are in line.
    height: f32,
}

impl Grid {
    /// As many tiles side by side as there is room for, in rows that are as even as can be.
    fn new(tiles: &[Tile], look: &Look, painter: &Painter, width: f32) -> Grid {
        let columns = [tiles.len(), tiles.len().div_ceil(2), 2]
            .into_iter()
            .find(|columns| share(look, width, *columns) >= look.px(NARROWEST))
            .unwrap_or(1);
        let words = words_of_all(tiles, look, painter, share(look, width, columns));
        let height = words.iter().map(Words::height).fold(0.0, f32::max);
        Grid { columns, words, height }
    }

    fn lines(&self) -> usize {
        self.words.len().div_ceil(self.columns)
    }

    fn least(&self, look: &Look) -> f32 {
        let tile = self.height + 2.0 * look.px(PADDING);
        let lines = count(self.lines());
        tile * lines + look.px(size::MARGIN) * (lines - 1.0)
    }

    fn ui(self, tiles: &[Tile], look: &Look, ui: &mut Ui, rect: Rect, out: &mut Vec<Request>) {
        let gap = look.px(size::MARGIN);
        let (columns, height) = (self.columns, self.height);
        let high = share(look, rect.height(), self.lines());
        for (index, (tile, words)) in tiles.iter().zip(self.words).enumerate() {
            let (column, line) = (index % columns, index / columns);
            // The last row may have fewer tiles: they are wider then.
            let in_line = columns.min(tiles.len() - line * columns);
            let wide = share(look, rect.width(), in_line);
            let corner = vec2((wide + gap) * count(column), (high + gap) * count(line));
            let place = Rect::from_min_size(rect.min + corner, vec2(wide, high));
            let response = tile_ui(look, ui, place, index, tile, (words, height));
            if index == 0 {
                focus_first(ui, "home", &response);
            }
            if response.clicked() {
                out.push(Request::Go(tile.screen));
            }
        }
    }
}

fn share(look: &Look, whole: f32, parts: usize) -> f32 {
    (whole - look.px(size::MARGIN) * (count(parts) - 1.0)) / count(parts.max(1))
}

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
const NARROWEST: f32 = 340.0;
const PADDING: f32 = 28.0;

/// The words of tiles of this width, all titles in the size that the longest allows.
fn words_of_all(tiles: &[Tile], look: &Look, painter: &Painter, width: f32) -> Vec<Words> {
    let palette = look.palette;
    let width = width - 2.0 * look.px(PADDING);
    let mut sizes = [54.0, 50.0, 46.0, 42.0, 38.0].into_iter();
    let fits = |units: &f32| {
        tiles.iter().all(|tile| {
            let title = look.say(&tile.title);
            let title = paragraph_of(painter, &title, look.bold(*units), width);
            title.rows.len() == 1
        })
    };
    let units = sizes.find(fits).unwrap_or(34.0);
    let titles = tiles.iter().map(|tile| {
        let title = look.say(&tile.title);
        painter.layout(title, look.bold(units), palette.ink, width)
    });
    // All titles first: letters take less room on their texture beside others of their size.
    let titles: Vec<Arc<Galley>> = titles.collect();
    let words = tiles.iter().zip(titles).map(|(tile, title)| {
        let what = look.say(&tile.what);
        Words { title, what: painter.layout(what, look.font(size::BODY), palette.soft, width) }
    });
    words.collect()
}

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
    if picture.y > look.px(44.0) {
        (tile.picture)(painter, look, Rect::from_center_size(space.center(), picture));
    }
    let below = top + words.title.size().y;
    painter.galley(pos2(inner.left(), top), words.title, palette.ink);
    painter.galley(pos2(inner.left(), below), words.what, palette.soft);
    response.on_hover_cursor(CursorIcon::PointingHand)
}

/// A button: how much it asks to be pressed, its words, and what it does.
type HomeButton = (ButtonKind, String, Request);

fn buttons(news: HomeNews, look: &Look) -> Vec<HomeButton> {
    let mut buttons = Vec::new();
    if let Some(session) = news.game {
        let (kind, text, screen) = if session.is_over() {
            (ButtonKind::Secondary, Msg::HomeResult, ScreenId::End)
        } else {
            let turn = session.turn_number().into();
            (ButtonKind::Primary, Msg::HomeResume { turn }, ScreenId::Play)
        };
        buttons.push((kind, look.say(&text), Request::Go(screen)));
    }
    if let Some(number) = news.series {
        let number = number.into();
        let text = look.say(&Msg::HomeResumeSeries { number });
        buttons.push((ButtonKind::Primary, text, Request::ResumeSeries));
    }
    if let Some(number) = news.vote {
        let number = number.into();
        let text = look.say(&Msg::HomeResumeVote { number });
        buttons.push((ButtonKind::Primary, text, Request::ResumeVote));
    }
    let day = match news.digest.streak {
        0 => Msg::HomeDay,
        days => Msg::HomeDayStreak { days: days.into() },
    };
    let day = look.say(&day);
    buttons.push((ButtonKind::Secondary, day, Request::DayPuzzle));
    let journal = match news.digest.best {
        Some(left) => Msg::HomeJournalBest { left: left.into() },
        None => Msg::HomeJournal,
    };
    let journal = look.say(&journal);
    let open = Request::Go(ScreenId::Journal);
    buttons.push((ButtonKind::Secondary, journal, open));
    let hour = look.say(&Msg::HomeHour);
    let open = Request::Go(ScreenId::Hour);
    buttons.push((ButtonKind::Secondary, hour, open));
    let code = look.say(&Msg::HomeCode);
    buttons.push((ButtonKind::Secondary, code, Request::Open(Dialog::Code)));
    buttons
}

/// The size of the words on the buttons, in units, and how many lines of buttons that makes: as few as can be, so that
/// the tiles keep their room.
fn buttons_size(buttons: &[HomeButton], look: &Look, painter: &Painter, width: f32) -> (f32, f32) {
    let sizes = [size::BODY, size::SMALL, 27.0];
    let lines = sizes.map(|units| (units, buttons_lines(buttons, units, look, painter, width)));
    let fewest = lines.iter().map(|(_, lines)| *lines).min().unwrap_or(1);
    let found = lines.into_iter().find(|(_, lines)| *lines == fewest);
    let (units, lines) = found.unwrap_or((size::BODY, 1));
    (units, count(lines))
}

/// How many lines the buttons have with words of this size.
fn buttons_lines(
    buttons: &[HomeButton],
    units: f32,
    look: &Look,
    painter: &Painter,
    width: f32,
) -> usize {
    let (mut lines, mut used) = (1, 0.0);
    for (_, text, _) in buttons {
        let words = line_size(painter, text, look.bold(units));
        let needed = words.x + look.px(56.0) + look.px(size::GAP);
        if used > 0.0 && used + needed > width {
            (lines, used) = (lines + 1, 0.0);
        }
        used += needed;
    }
    lines
}
