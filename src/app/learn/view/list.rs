use eframe::egui::{
    Color32, CursorIcon, FontId, Painter, Pos2, Rect, Response, Role, ScrollArea, Sense, Shape,
    Stroke, StrokeKind, Ui, WidgetInfo, pos2, text::LayoutJob, vec2,
};

use super::words;
use crate::app::learn::{LearnAction, LearnModel, Standing};
use crate::app::style::{Style, count, inset, size};
use crate::app::widgets::{
    Icon, fit, focus_first, focus_ring, font_within, icon_button, line_size, within,
};
use crate::text::Msg;

const LOWEST: f32 = 140.0;
const SMALLEST: f32 = 0.75;
/// The space between the edge of a tile and what is on it, in units.
const PADDING: f32 = 9.0;
const STANDING: f32 = 28.0;
/// The width of a button and the space before it, in units.
const BUTTON: f32 = size::TARGET + 12.0;

pub fn ui(learn: &LearnModel, style: &Style, ui: &mut Ui, body: Rect, out: &mut Vec<LearnAction>) {
    let inner = inset(body, 20.0);
    let total = learn.lessons().len();
    let wide = inner.width() > inner.height() && inner.width() > 1100.0;
    let columns = if wide { 2 } else { 1 };
    let lines = total.div_ceil(columns);
    let gap = 14.0;
    let share = (inner.height() - gap * count(lines - 1)) / count(lines);
    let width = (inner.width() - 30.0 - gap * count(columns - 1)) / count(columns);
    let needed = learn.lessons().iter().map(|lesson| {
        // Beside the words there are a number and, below the title, perhaps a button.
        let room = width - (2.0 * PADDING + 122.0);
        let texts = (words(style, &lesson.title), words(style, &lesson.skill));
        let [title, skill] = titles(
            ui.painter(),
            style,
            (room, room - BUTTON),
            (&texts.0, &texts.1),
            (style.palette.ink, style.palette.soft),
        )
        .map(|job| ui.painter().layout_job(job).size().y);
        let below = skill + style.bold(STANDING).size * 1.25;
        title + below.max(size::TARGET) + 2.0 * PADDING
    });
    let lowest = needed.fold(LOWEST, f32::max);
    let height = share.clamp(lowest, 170.0_f32.max(lowest));
    within(ui, inner, |ui| {
        ScrollArea::vertical().id_salt("lessons").show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(gap, gap);
            let width = (ui.available_width() - gap * count(columns - 1)) / count(columns);
            let mut places = Vec::new();
            for line in 0..lines {
                ui.horizontal(|ui| {
                    // Down the first column, then down the second.
                    let numbers = (0..columns).map(|column| column * lines + line);
                    for number in numbers.filter(|number| *number < total) {
                        places.push((number, ui.allocate_space(vec2(width, height)).1));
                    }
                });
            }
            // The keyboard goes through them in order.
            places.sort_by_key(|(number, _)| *number);
            for (number, rect) in places {
                tile(learn, style, ui, rect, number, out);
            }
        });
    });
}

fn tile(
    learn: &LearnModel,
    style: &Style,
    ui: &mut Ui,
    rect: Rect,
    number: usize,
    out: &mut Vec<LearnAction>,
) {
    let Some(lesson) = learn.lessons().get(number) else {
        return;
    };
    let standing = learn.standing(number);
    let next = learn.next() == Some(number);
    let steps = lesson.steps.len();
    let said = style.say(&match standing {
        Standing::New if next => Msg::LearnStart,
        Standing::New => Msg::LearnNew { steps: steps.into() },
        Standing::At(step) => Msg::LearnAt { step: step.into(), steps: steps.into() },
        Standing::Done => Msg::LearnDone,
    });
    let title = words(style, &lesson.title);
    let id = ui.scope_id().with(("lesson", number));
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| {
        let label = style.say(&Msg::LearnTile {
            number: (number + 1).into(),
            title: title.as_str().into(),
            standing: said.as_str().into(),
        });
        WidgetInfo::labeled(Role::Button, true, label)
    });
    if next {
        focus_first(ui, "lessons", &response);
    }
    if response.clicked() {
        out.push(LearnAction::Open(number));
    }
    let face = Face::new(style, next, &response);
    let corners = style.round();
    let border = style.border(face.border);
    ui.painter().rect(rect, corners, face.fill, border, StrokeKind::Inside);
    focus_ring(ui.painter(), style, &response, rect, corners);
    let inner = inset(rect, PADDING);
    let radius = (inner.height() * 0.42).min(50.0);
    let centre = pos2(inner.left() + radius, inner.center().y);
    badge(ui.painter(), style, centre, radius, number, standing, &face);
    let texts = inner.with_min_x(centre.x + radius + 22.0);
    let skill = words(style, &lesson.skill);
    let done: Vec<bool> = (0..steps).map(|step| learn.is_done(number, step)).collect();
    let begun = standing != Standing::New;
    let button = if begun { BUTTON } else { 0.0 };
    let height = lines(
        ui.painter(),
        style,
        (texts, texts.width() - button),
        (&title, &skill, &said),
        &done,
        &face,
    );
    if begun {
        let side = size::TARGET;
        let corner = pos2(inner.right() - side, height - side / 2.0);
        let place = Rect::from_min_size(corner, vec2(side, side));
        within(ui, place, |ui| {
            let name = style.say(&Msg::LearnRestart { number: (number + 1).into() });
            if icon_button(ui, style, Icon::Again, &name, true).clicked() {
                out.push(LearnAction::Restart(number));
            }
        });
    }
    response.on_hover_cursor(CursorIcon::PointingHand);
}

struct Face {
    fill: Color32,
    border: Color32,
    ink: Color32,
    soft: Color32,
    mark: Color32,
}

impl Face {
    fn new(style: &Style, next: bool, response: &Response) -> Face {
        let palette = style.palette;
        if next {
            return Face {
                fill: palette.ink,
                border: palette.ink,
                ink: palette.paper,
                soft: palette.paper,
                mark: palette.gold.full,
            };
        }
        Face {
            fill: if response.hovered() { palette.gold.tint } else { palette.panel },
            border: palette.line,
            ink: palette.ink,
            soft: palette.soft,
            mark: palette.right.full,
        }
    }
}

fn badge(
    painter: &Painter,
    style: &Style,
    centre: Pos2,
    radius: f32,
    number: usize,
    standing: Standing,
    face: &Face,
) {
    let palette = style.palette;
    let (fill, ink) = match standing {
        Standing::Done => (palette.right.full, palette.panel),
        _ if face.fill == palette.ink => (palette.gold.full, Color32::from_rgb(0x1E, 0x24, 0x30)),
        _ => (palette.hand, palette.ink),
    };
    painter.circle_filled(centre, radius, fill);
    let text = (number + 1).to_string();
    let galley = fit(painter, &text, &style.bold(46.0), radius * 1.5, ink);
    painter.galley(centre - galley.size() / 2.0, galley, ink);
    if standing == Standing::Done {
        let at = centre + vec2(radius * 0.75, radius * 0.65);
        let small = radius * 0.42;
        let edge = style.border(face.fill);
        painter.circle(at, small, palette.right.full, edge);
        tick(painter, at, small * 0.55, palette.panel);
    }
}

pub(super) fn tick(painter: &Painter, centre: Pos2, r: f32, colour: Color32) {
    let points = [vec2(-0.9, 0.05), vec2(-0.25, 0.7), vec2(0.95, -0.7)];
    let points = points.map(|p| centre + p * r).to_vec();
    painter.add(Shape::line(points, Stroke::new((r * 0.36).max(1.2), colour)));
}

/// Title and skill in the widths they have, a little smaller where that saves a line, and else in several.
fn titles(
    painter: &Painter,
    style: &Style,
    (wide, narrow): (f32, f32),
    (title, skill): (&str, &str),
    (ink, soft): (Color32, Color32),
) -> [LayoutJob; 2] {
    let lines = |text: &str, font: FontId, width: f32, colour| {
        let width = width.max(1.0);
        let small = font_within(painter, text, &font, width);
        let line = line_size(painter, text, small.clone());
        if line.y >= font.size * 1.25 * SMALLEST {
            LayoutJob::simple(text.to_owned(), small, colour, f32::INFINITY)
        } else {
            LayoutJob::simple(text.to_owned(), font, colour, width)
        }
    };
    [lines(title, style.bold(38.0), wide, ink), lines(skill, style.font(29.0), narrow, soft)]
}

/// Title, skill, and how far the class has come; what is below the title has a width of its own. Says
/// where the middle of that is.
fn lines(
    painter: &Painter,
    style: &Style,
    (rect, width): (Rect, f32),
    (title, skill, said): (&str, &str, &str),
    done: &[bool],
    face: &Face,
) -> f32 {
    let widths = (rect.width(), width);
    let [title, skill] = titles(painter, style, widths, (title, skill), (face.ink, face.soft));
    let font = font_within(painter, said, &style.bold(STANDING), width * 0.5);
    let words = LayoutJob::simple(said.to_owned(), font, face.ink, f32::INFINITY);
    let [title, skill, words] = [title, skill, words].map(|job| painter.layout_job(job));
    let head = title.size().y;
    // On every tile there is room for a button, so that the titles are in line.
    let button = size::TARGET;
    let low = skill.size().y + words.size().y;
    let gap = ((rect.height() - head - low.max(button)) / 2.0).clamp(0.0, 8.0);
    let low = low + gap;
    let side = low.max(button);
    let start = rect.center().y - (head + gap + side) / 2.0;
    painter.galley(pos2(rect.left(), start), title, face.ink);
    let centre = start + head + gap + side / 2.0;
    let above = centre - low / 2.0;
    let top = above + skill.size().y + gap;
    painter.galley(pos2(rect.left(), above), skill, face.ink);
    let middle = top + words.size().y / 2.0;
    let dots = count(done.len().max(1));
    let room = width - words.size().x - 20.0;
    let step = (room / dots).min(26.0);
    for (index, done) in done.iter().enumerate() {
        let centre = pos2(rect.left() + step * (count(index) + 0.5), middle);
        if *done {
            painter.circle_filled(centre, step * 0.34, face.mark);
        } else {
            let line = Stroke::new(2.5_f32.max(1.0), face.soft);
            painter.circle_stroke(centre, step * 0.3, line);
        }
    }
    let left = rect.left() + step * dots + 16.0;
    painter.galley(pos2(left, top), words, face.ink);
    centre
}
