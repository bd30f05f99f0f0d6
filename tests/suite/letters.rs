//! The painter of letters in `letters/`: how much of every pixel is covered.

use vello_cpu::kurbo::{Affine, BezPath, Circle, Rect, Shape};
use vello_cpu::{Pixmap, RenderContext, Resources, color};

const SIDE: u16 = 16;

/// The opacity of every pixel of a picture with these outlines.
fn painted(outlines: &[BezPath]) -> Vec<u8> {
    let mut context = RenderContext::new(SIDE, SIDE);
    context.set_transform(Affine::translate((1.0, 1.0)));
    context.set_paint(color::OpaqueColor::WHITE);
    let mut all = BezPath::new();
    for outline in outlines {
        all.extend(outline.elements().iter().copied());
    }
    context.fill_path(&all);
    let mut picture = Pixmap::new(SIDE, SIDE);
    context.render(&mut picture, &mut Resources::new());
    let pixels = picture.data_as_u8_slice().as_chunks::<4>().0.iter();
    // White: every colour is as strong as the opacity.
    pixels
        .map(|[red, green, blue, opacity]| {
            assert!([red, green, blue].iter().all(|colour| *colour == opacity));
            *opacity
        })
        .collect()
}

fn at(pixels: &[u8], x: u16, y: u16) -> u8 {
    pixels[usize::from(y * SIDE + x)]
}

/// The area in pixels.
fn area(pixels: &[u8]) -> f64 {
    pixels.iter().map(|pixel| f64::from(*pixel)).sum::<f64>() / 255.0
}

fn rect(x0: f64, y0: f64, x1: f64, y1: f64) -> BezPath {
    Rect::new(x0, y0, x1, y1).to_path(0.01)
}

#[test]
fn whole_pixels_are_full_and_parts_are_parts() {
    let pixels = painted(&[rect(1.0, 2.0, 4.5, 3.25)]);
    assert_eq!(at(&pixels, 2, 3), 255);
    assert_eq!(at(&pixels, 5, 3), 128, "half a pixel wide");
    assert_eq!(at(&pixels, 4, 4), 64, "a quarter of a pixel high");
    assert_eq!(at(&pixels, 5, 4), 32, "both");
    let touched = pixels.iter().filter(|pixel| **pixel > 0).count();
    assert_eq!(touched, 8);
}

#[test]
fn slanted_and_bent_edges_cover_what_they_should() {
    let mut triangle = BezPath::new();
    triangle.move_to((0.0, 0.0));
    triangle.line_to((12.0, 3.0));
    triangle.line_to((2.0, 13.0));
    let covered = area(&painted(&[triangle]));
    assert!((covered - 75.0).abs() < 0.3, "{covered}");
    // Its outline is made of cubic curves.
    let disc = Circle::new((7.0, 6.5), 5.3).to_path(0.001);
    let covered = area(&painted(&[disc]));
    let real = std::f64::consts::PI * 5.3 * 5.3;
    assert!((covered - real).abs() < 0.3, "{covered} and not {real}");
    let mut leaf = BezPath::new();
    leaf.move_to((0.0, 6.0));
    leaf.quad_to((6.0, 0.0), (12.0, 6.0));
    let covered = area(&painted(&[leaf]));
    assert!((covered - 24.0).abs() < 0.3, "{covered}");
}

#[test]
fn the_other_way_round_is_a_hole_and_overlaps_are_one() {
    let whole = rect(0.0, 0.0, 10.0, 10.0);
    let hole = rect(3.0, 3.0, 7.0, 7.0);
    let letter = painted(&[whole.clone(), hole.reverse_subpaths()]);
    assert!((area(&letter) - 84.0).abs() < 0.01);
    assert_eq!(at(&letter, 5, 5), 0);
    let alone = painted(std::slice::from_ref(&whole));
    assert_eq!(painted(&[whole.clone(), hole]), alone);
    assert_eq!(painted(&[whole.reverse_subpaths()]), alone, "either way");
}

#[test]
fn what_lies_outside_of_the_picture_harms_nobody() {
    let all = painted(&[rect(-50.0, -50.0, 1e9, 50.0)]);
    assert!(all.iter().all(|pixel| *pixel == 255));
    assert!(painted(&[rect(40.0, -9.0, 60.0, 50.0)]).iter().all(|pixel| *pixel == 0));
    let mut broken = BezPath::new();
    broken.move_to((f64::NAN, 1.0));
    broken.line_to((3.0, f64::INFINITY));
    broken.quad_to((f64::MAX, f64::MIN), (2.0, 2.0));
    painted(&[broken]);
}
