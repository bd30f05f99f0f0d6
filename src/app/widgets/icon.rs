//! Small pictures, painted: the font has no arrows, ticks or symbols.

use std::f32::consts::{PI, TAU};

use eframe::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use crate::rules::Direction;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    Back,
    Up,
    Forward,
    FarBack,
    FarForward,
    Again,
    FullScreen,
    Help,
    Settings,
    Plus,
    Minus,
    Share,
    Speak,
    Leave,
    SmallStep,
    Rules,
    Close,
    Tick,
    Eye,
    EyeShut,
}

#[allow(clippy::too_many_lines, reason = "a table: one picture an icon")]
pub fn paint_icon(painter: &Painter, rect: Rect, icon: Icon, colour: Color32) {
    let centre = rect.center();
    let r = rect.width().min(rect.height()) * 0.26;
    let stroke = Stroke::new((r * 0.28).max(1.0), colour);
    let line = |points: &[Vec2]| {
        let points = points.iter().map(|p| centre + *p * r).collect();
        painter.add(Shape::line(points, stroke));
    };
    match icon {
        Icon::Back => line(&[vec2(0.4, -1.0), vec2(-0.6, 0.0), vec2(0.4, 1.0)]),
        Icon::Up => line(&[vec2(-1.0, 0.4), vec2(0.0, -0.6), vec2(1.0, 0.4)]),
        Icon::Tick => line(&[vec2(-0.9, 0.05), vec2(-0.25, 0.7), vec2(0.95, -0.7)]),
        Icon::Forward => line(&[vec2(-0.4, -1.0), vec2(0.6, 0.0), vec2(-0.4, 1.0)]),
        Icon::FarBack => {
            line(&[vec2(0.0, -0.9), vec2(-0.9, 0.0), vec2(0.0, 0.9)]);
            line(&[vec2(0.9, -0.9), vec2(0.0, 0.0), vec2(0.9, 0.9)]);
        }
        Icon::FarForward => {
            line(&[vec2(-0.9, -0.9), vec2(0.0, 0.0), vec2(-0.9, 0.9)]);
            line(&[vec2(0.0, -0.9), vec2(0.9, 0.0), vec2(0.0, 0.9)]);
        }
        Icon::Again => {
            arc(painter, centre, r * 0.9, 0.35 * PI, 1.95 * PI, stroke);
            line(&[vec2(0.95, -0.95), vec2(0.9, -0.2), vec2(0.15, -0.3)]);
        }
        Icon::FullScreen => {
            for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
                line(&[vec2(x * 0.35, y), vec2(x, y), vec2(x, y * 0.35)]);
            }
        }
        Icon::Help => {
            arc(painter, centre + vec2(0.0, -0.5 * r), r * 0.55, 1.0 * PI, 2.35 * PI, stroke);
            line(&[vec2(0.26, 0.0), vec2(0.0, 0.25), vec2(0.0, 0.5)]);
            painter.circle_filled(centre + vec2(0.0, r), stroke.width * 0.65, colour);
        }
        Icon::Settings => {
            painter.circle_stroke(centre, r * 0.5, stroke);
            for index in 0_u8..8 {
                let angle = TAU * f32::from(index) / 8.0;
                let way = Vec2::angled(angle);
                line(&[way * 0.85, way * 1.2]);
            }
        }
        Icon::Plus => {
            line(&[vec2(-0.8, 0.0), vec2(0.8, 0.0)]);
            line(&[vec2(0.0, -0.8), vec2(0.0, 0.8)]);
        }
        Icon::Minus => line(&[vec2(-0.8, 0.0), vec2(0.8, 0.0)]),
        Icon::Share => {
            let (from, to) = (vec2(-0.75, 0.0), [vec2(0.75, -0.8), vec2(0.75, 0.8)]);
            for to in to {
                line(&[from, to]);
                painter.circle_filled(centre + to * r, r * 0.36, colour);
            }
            painter.circle_filled(centre + from * r, r * 0.36, colour);
        }
        Icon::Speak => {
            let bubble = Rect::from_center_size(centre - vec2(0.0, 0.2 * r), vec2(2.4, 1.7) * r);
            painter.rect_stroke(bubble, r * 0.5, stroke, eframe::egui::StrokeKind::Middle);
            line(&[vec2(-0.5, 0.65), vec2(-0.7, 1.2), vec2(0.1, 0.65)]);
        }
        Icon::Leave => {
            painter.circle_stroke(centre, r, stroke);
            line(&[vec2(-0.55, 0.0), vec2(0.55, 0.0)]);
        }
        Icon::SmallStep => {
            line(&[vec2(-1.1, 0.75), vec2(1.1, 0.75)]);
            arc(painter, centre + vec2(0.0, 0.4 * r), r * 0.7, PI, TAU, stroke);
            line(&[vec2(0.3, 0.1), vec2(0.7, 0.45), vec2(1.1, 0.0)]);
        }
        Icon::Rules => {
            let page = Rect::from_center_size(centre, vec2(1.7, 2.2) * r);
            painter.rect_stroke(page, r * 0.25, stroke, eframe::egui::StrokeKind::Middle);
            for y in [-0.5, 0.0, 0.5] {
                line(&[vec2(-0.4, y), vec2(0.4, y)]);
            }
        }
        Icon::Eye | Icon::EyeShut => {
            let lid = |bulge: f32| -> Vec<Pos2> {
                (0_u8..=16)
                    .map(|step| f32::from(step) / 8.0 - 1.0)
                    .map(|x| centre + vec2(x * 1.3, bulge * (1.0 - x * x)) * r)
                    .collect()
            };
            painter.add(Shape::line(lid(0.8), stroke));
            if icon == Icon::Eye {
                painter.add(Shape::line(lid(-0.8), stroke));
                painter.circle_filled(centre, r * 0.38, colour);
            } else {
                for x in [-0.8, 0.0, 0.8] {
                    line(&[vec2(x, 0.75 - 0.45 * x * x), vec2(x * 1.3, 1.3 - 0.3 * x * x)]);
                }
            }
        }
        Icon::Close => {
            line(&[vec2(-0.7, -0.7), vec2(0.7, 0.7)]);
            line(&[vec2(0.7, -0.7), vec2(-0.7, 0.7)]);
        }
    }
}

pub fn arc(painter: &Painter, centre: Pos2, r: f32, from: f32, to: f32, stroke: Stroke) {
    let points = (0_u8..=24)
        .map(|step| from + (to - from) * f32::from(step) / 24.0)
        .map(|angle| centre + Vec2::angled(angle) * r)
        .collect();
    painter.add(Shape::line(points, stroke));
}

pub fn arrow(painter: &Painter, centre: Pos2, height: f32, direction: Direction, colour: Color32) {
    let up = match direction {
        Direction::Up => 1.0,
        Direction::Down => -1.0,
    };
    let at = |x: f32, y: f32| centre + vec2(x, -y * up) * height * 0.5;
    let head = vec![at(0.0, 1.0), at(0.85, 0.0), at(-0.85, 0.0)];
    painter.add(Shape::convex_polygon(head, colour, Stroke::NONE));
    let shaft = Rect::from_two_pos(at(-0.32, 0.05), at(0.32, -0.95));
    painter.rect_filled(shaft, height * 0.06, colour);
}

pub fn flame(painter: &Painter, foot: Pos2, height: f32, outer: Color32, inner: Color32) {
    let tongue = |height: f32, colour: Color32| {
        let w = height * 0.36;
        let side = |sign: f32| {
            (0_u8..=12).map(move |step| {
                let t = f32::from(step) / 12.0;
                // Broad below the middle, pointed at the top.
                let x =
                    w * (t * PI).sin().max(0.0).powf(0.8) * (1.0 - 0.45 * t) + w * 0.25 * (1.0 - t);
                pos2(foot.x + sign * x, foot.y - height * t)
            })
        };
        let points: Vec<Pos2> = side(1.0).chain(side(-1.0).rev()).collect();
        painter.add(Shape::convex_polygon(points, colour, Stroke::NONE));
    };
    tongue(height, outer);
    tongue(height * 0.55, inner);
}
