use eframe::egui::IconData;

pub fn icon() -> IconData {
    const SIZE: u32 = 64;
    let mut rgba = Vec::new();
    for y in 0..SIZE {
        for x in 0..SIZE {
            let at = |n: u32| (f64::from(n) + 0.5) / f64::from(SIZE);
            rgba.extend(pixel(at(x), at(y)));
        }
    }
    IconData { rgba, width: SIZE, height: SIZE }
}

/// The colour of a point, asked for by parts from 0 to 1, as straight RGBA.
fn pixel(x: f64, y: f64) -> [u8; 4] {
    let (gold, ink) = ([0xE6, 0x9F, 0x00], [0x1E, 0x24, 0x30]);
    let near = |distance: f64, half: f64| ((half - distance) * 64.0 + 0.5).clamp(0.0, 1.0);
    let segment = |ax: f64, ay: f64, bx: f64, by: f64| {
        let (dx, dy) = (bx - ax, by - ay);
        let t = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
        let t = t.clamp(0.0, 1.0);
        (x - ax - t * dx).hypot(y - ay - t * dy)
    };
    let from_centre = (x - 0.52).hypot(y - 0.52);
    let arc = if y < 0.52 {
        (from_centre - 0.3).abs()
    } else {
        segment(0.82, 0.52, 0.82, 0.68).min(segment(0.22, 0.52, 0.22, 0.7))
    };
    let head = segment(0.22, 0.72, 0.08, 0.58).min(segment(0.22, 0.72, 0.36, 0.58));
    let jump = near(arc.min(head), 0.055);
    let ground = near(segment(0.06, 0.88, 0.94, 0.88), 0.045);
    let (rgb, alpha) = if jump >= ground { (gold, jump) } else { (ink, ground) };
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the opacity is between 0 and 1"
    )]
    let alpha = (alpha * 255.0) as u8;
    let [red, green, blue] = rgb;
    [red, green, blue, alpha]
}
