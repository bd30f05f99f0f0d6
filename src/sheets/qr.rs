//! QR codes, as squares to draw: on paper and on the screen.

use qrcode::{Color, EcLevel, QrCode};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Qr {
    pub side: usize,
    /// The dark stripes: row, first column, and length.
    pub stripes: Vec<(usize, usize, usize)>,
}

impl Qr {
    const BORDER: usize = 4;

    pub fn of(text: &str) -> Option<Qr> {
        let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
        let width = code.width();
        let colours = code.to_colors();
        let mut stripes: Vec<(usize, usize, usize)> = Vec::new();
        for (row, line) in colours.chunks(width).enumerate() {
            let dark = line.iter().enumerate();
            for (column, _) in dark.filter(|(_, colour)| **colour == Color::Dark) {
                let (row, column) = (row + Qr::BORDER, column + Qr::BORDER);
                match stripes.last_mut() {
                    Some((last, from, length)) if *last == row && *from + *length == column => {
                        *length += 1;
                    }
                    _ => stripes.push((row, column, 1)),
                }
            }
        }
        Some(Qr { side: width + 2 * Qr::BORDER, stripes })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stripes_are_the_squares_of_the_code() {
        let text = "https://school.example/saute-dix/#4100-0092";
        let qr = Qr::of(text).unwrap();
        let code = QrCode::with_error_correction_level(text, EcLevel::M).unwrap();
        let dark = code.to_colors().into_iter().filter(|c| *c == Color::Dark);
        let drawn: usize = qr.stripes.iter().map(|(_, _, length)| length).sum();
        assert_eq!(drawn, dark.count());
        // The corner patterns begin with seven dark squares in a row.
        assert_eq!(qr.stripes[0], (4, 4, 7));
        let inside = 4..qr.side - 4;
        assert!(qr.stripes.iter().all(|(row, column, length)| {
            inside.contains(row) && inside.contains(column) && column + length <= inside.end
        }));
        assert_eq!(Qr::of(&"x".repeat(5_000)), None);
    }
}
