//! Home: what there is to do, in large tiles.

use std::sync::Arc;

use eframe::egui::{
    CursorIcon, Galley, Painter, Rect, Response, Role, ScrollArea, Sense, Shape, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};

use super::HomeNews;
use crate::app::screens::ScreenCx;
use crate::app::style::{Style, count, inset, size};
use crate::app::widgets::{
    Button, ButtonKind, KeyGroup, Tile, fit, focus_first, focus_ring, icon_arc, line_size,
    paragraph_of, typed_digits, within,
};
use crate::app::{Dialog, Request, ScreenId};
use crate::text::Msg;

pub fn ui(tiles: &[Tile], news: HomeNews, cx: &ScreenCx, ui: &mut Ui, out: &mut Vec<Request>) {
    let ScreenCx { style, body, has_focus } = *cx;
    if has_focus {
        keys(tiles, ui, out);
    }
    let margin = 90.0_f32.min(body.width() * 0.05);
    let inner = body.shrink2(vec2(margin, 0.0));
    let buttons = buttons(news, style);
    within(ui, inner, |ui| {
        ScrollArea::vertical().id_salt("home").show(ui, |ui| {
            let gap = size::MARGIN;
            ui.spacing_mut().item_spacing.y = 0.0;
            let width = ui.available_width() - 4.0;
            let grid = Grid::new(tiles, style, ui.painter(), width);
            let (units, lines) = buttons_size(&buttons, style, ui.painter(), width);
            let foot = gap + ((size::TARGET + size::GAP) * lines - size::GAP) + gap;
            let heading = Heading::new(style, ui.painter(), width);
            let head = heading.height();
            // A point less than there is, so that nothing scrolls that need not.
            let room = (inner.height() - head - gap - foot - 1.0).max(grid.least());
            let (_, place) = ui.allocate_space(vec2(width, head));
            heading.ui(style, ui, place);
            ui.add_space(gap);
            let (_, place) = ui.allocate_space(vec2(width, room));
            grid.ui(tiles, style, ui, place, out);
            ui.add_space(gap);
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.y = size::GAP;
                for (kind, text, action) in buttons {
                    let button = Button::new(kind, &text).units(units);
                    if button.ui(ui, style).clicked() {
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
    fn new(style: &Style, painter: &Painter, width: f32) -> Heading {
        let palette = style.palette;
        let logo = 190.0_f32.min(width * 0.22);
        let room = width - logo - GAP;
        let title = style.say(&Msg::AppTitle);
        let title = fit(painter, &title, &style.bold(100.0), room, palette.ink);
        let tagline = style.say(&Msg::AppTagline);
        let tagline = painter.layout(tagline, style.font(38.0), palette.soft, room);
        Heading { logo, title, tagline }
    }

    fn height(&self) -> f32 {
        (self.title.size().y + self.tagline.size().y).max(self.logo * 0.85)
    }

    fn ui(self, style: &Style, ui: &mut Ui, rect: Rect) {
        let side = rect.height().min(self.logo);
        let logo = Rect::from_min_size(rect.min, vec2(side, rect.height()));
        paint_logo(ui.painter(), style, logo);
        let left = logo.right() + GAP;
        let words = self.title.size().y + self.tagline.size().y;
        let top = rect.center().y - words / 2.0;
        let below = top + self.title.size().y;
        let id = ui.scope_id().with("heading");
        let response = ui.interact(rect, id, Sense::hover());
        response.widget_info(|| {
            let text = format!("{} {}", self.title.text(), self.tagline.text());
            WidgetInfo::labeled(Role::Heading, true, text)
        });
        let palette = style.palette;
        let painter = ui.painter();
        painter.galley(pos2(left, top), self.title, palette.ink);
        painter.galley(pos2(left, below), self.tagline, palette.soft);
    }
}

const GAP: f32 = 36.0;

fn paint_logo(painter: &Painter, style: &Style, rect: Rect) {
    let palette = style.palette;
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
    fn new(tiles: &[Tile], style: &Style, painter: &Painter, width: f32) -> Grid {
        let columns = [tiles.len(), tiles.len().div_ceil(2), 2]
            .into_iter()
            .find(|columns| share(width, *columns) >= NARROWEST)
            .unwrap_or(1);
        let words = words_of_all(tiles, style, painter, share(width, columns));
        let height = words.iter().map(Words::height).fold(0.0, f32::max);
        Grid { columns, words, height }
    }

    fn lines(&self) -> usize {
        self.words.len().div_ceil(self.columns)
    }

    fn least(&self) -> f32 {
        let tile = self.height + 2.0 * PADDING;
        let lines = count(self.lines());
        tile * lines + size::MARGIN * (lines - 1.0)
    }

    fn ui(self, tiles: &[Tile], style: &Style, ui: &mut Ui, rect: Rect, out: &mut Vec<Request>) {
        let gap = size::MARGIN;
        let (columns, height) = (self.columns, self.height);
        let high = share(rect.height(), self.lines());
        for (index, (tile, words)) in tiles.iter().zip(self.words).enumerate() {
            let (column, line) = (index % columns, index / columns);
            // The last row may have fewer tiles: they are wider then.
            let in_line = columns.min(tiles.len() - line * columns);
            let wide = share(rect.width(), in_line);
            let corner = vec2((wide + gap) * count(column), (high + gap) * count(line));
            let place = Rect::from_min_size(rect.min + corner, vec2(wide, high));
            let response = tile_ui(style, ui, place, index, tile, (words, height));
            if index == 0 {
                focus_first(ui, "home", &response);
            }
            if response.clicked() {
                out.push(Request::Go(tile.screen));
            }
        }
    }
}

fn share(whole: f32, parts: usize) -> f32 {
    (whole - size::MARGIN * (count(parts) - 1.0)) / count(parts.max(1))
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
fn words_of_all(tiles: &[Tile], style: &Style, painter: &Painter, width: f32) -> Vec<Words> {
    let palette = style.palette;
    let width = width - 2.0 * PADDING;
    let mut sizes = [54.0, 50.0, 46.0, 42.0, 38.0].into_iter();
    let fits = |units: &f32| {
        tiles.iter().all(|tile| {
            let title = style.say(&tile.title);
            let title = paragraph_of(painter, &title, style.bold(*units), width);
            title.rows.len() == 1
        })
    };
    let units = sizes.find(fits).unwrap_or(34.0);
    let titles = tiles.iter().map(|tile| {
        let title = style.say(&tile.title);
        painter.layout(title, style.bold(units), palette.ink, width)
    });
    // All titles first: letters take less room on their texture beside others of their size.
    let titles: Vec<Arc<Galley>> = titles.collect();
    let words = tiles.iter().zip(titles).map(|(tile, title)| {
        let what = style.say(&tile.what);
        Words { title, what: painter.layout(what, style.font(size::BODY), palette.soft, width) }
    });
    words.collect()
}

fn tile_ui(
    style: &Style,
    ui: &mut Ui,
    rect: Rect,
    number: usize,
    tile: &Tile,
    (words, height): (Words, f32),
) -> Response {
    let id = ui.scope_id().with(("tile", number));
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, style.say(&tile.title)));
    let palette = style.palette;
    let painter = ui.painter();
    let corners = style.corners(30.0);
    let (fill, border) = if response.hovered() {
        (palette.gold.tint, palette.ink)
    } else {
        (palette.panel, palette.line)
    };
    painter.rect(rect, corners, fill, style.border(border), StrokeKind::Inside);
    focus_ring(painter, style, &response, rect, corners);
    let inner = inset(rect, PADDING);
    let top = inner.bottom() - height;
    let space = Rect::from_min_max(inner.min, pos2(inner.right(), top - size::GAP));
    let picture = vec2(space.width(), space.height().min(space.width() * 0.62));
    if picture.y > 44.0 {
        (tile.picture)(painter, style, Rect::from_center_size(space.center(), picture));
    }
    let below = top + words.title.size().y;
    painter.galley(pos2(inner.left(), top), words.title, palette.ink);
    painter.galley(pos2(inner.left(), below), words.what, palette.soft);
    response.on_hover_cursor(CursorIcon::PointingHand)
}

type HomeButton = (ButtonKind, String, Request);

fn buttons(news: HomeNews, style: &Style) -> Vec<HomeButton> {
    let mut buttons = Vec::new();
    if let Some(session) = news.game {
        let (kind, text, screen) = if session.is_over() {
            (ButtonKind::Secondary, Msg::HomeResult, ScreenId::End)
        } else {
            let turn = session.turn_number().into();
            (ButtonKind::Primary, Msg::HomeResume { turn }, ScreenId::Play)
        };
        buttons.push((kind, style.say(&text), Request::Go(screen)));
    }
    if let Some(number) = news.series {
        let number = number.into();
        let text = style.say(&Msg::HomeResumeSeries { number });
        buttons.push((ButtonKind::Primary, text, Request::ResumeSeries));
    }
    if let Some(number) = news.vote {
        let number = number.into();
        let text = style.say(&Msg::HomeResumeVote { number });
        buttons.push((ButtonKind::Primary, text, Request::ResumeVote));
    }
    let day = match news.digest.streak {
        0 => Msg::HomeDay,
        days => Msg::HomeDayStreak { days: days.into() },
    };
    let day = style.say(&day);
    buttons.push((ButtonKind::Secondary, day, Request::DayPuzzle));
    let journal = match news.digest.best {
        Some(left) => Msg::HomeJournalBest { left: left.into() },
        None => Msg::HomeJournal,
    };
    let journal = style.say(&journal);
    let open = Request::Go(ScreenId::Journal);
    buttons.push((ButtonKind::Secondary, journal, open));
    let hour = style.say(&Msg::HomeHour);
    let open = Request::Go(ScreenId::Hour);
    buttons.push((ButtonKind::Secondary, hour, open));
    let code = style.say(&Msg::HomeCode);
    buttons.push((ButtonKind::Secondary, code, Request::Open(Dialog::Code)));
    buttons
}

/// The size of the words on the buttons, in units, and how many lines of buttons that makes: as few as can be, so that
/// the tiles keep their room.
fn buttons_size(
    buttons: &[HomeButton],
    style: &Style,
    painter: &Painter,
    width: f32,
) -> (f32, f32) {
    let sizes = [size::BODY, size::SMALL, 27.0];
    let lines = sizes.map(|units| (units, buttons_lines(buttons, units, style, painter, width)));
    let fewest = lines.iter().map(|(_, lines)| *lines).min().unwrap_or(1);
    let found = lines.into_iter().find(|(_, lines)| *lines == fewest);
    let (units, lines) = found.unwrap_or((size::BODY, 1));
    (units, count(lines))
}

fn buttons_lines(
    buttons: &[HomeButton],
    units: f32,
    style: &Style,
    painter: &Painter,
    width: f32,
) -> usize {
    let (mut lines, mut used) = (1, 0.0);
    for (_, text, _) in buttons {
        let words = line_size(painter, text, style.bold(units));
        let needed = words.x + 56.0 + size::GAP;
        if used > 0.0 && used + needed > width {
            (lines, used) = (lines + 1, 0.0);
        }
        used += needed;
    }
    lines
}
