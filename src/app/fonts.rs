//! The fonts of the window: each to paint with, and once more to measure with.

use std::sync::Arc;

use eframe::egui::{Context, FontData, FontDefinitions, FontFamily, FontTweak};

pub fn heavy() -> FontFamily {
    FontFamily::Name("heavy".into())
}

/// The family with the same letters, as wide and as high, of which nothing is painted. Egui paints all letters that
/// it lays out, and keeps them: for sizes that a text is only tried in, that would be most of the work of a frame.
pub fn unpainted(family: &FontFamily) -> FontFamily {
    let name = if *family == heavy() { "heavy, unpainted" } else { "regular, unpainted" };
    FontFamily::Name(name.into())
}

pub fn install(ctx: &Context) {
    let mut fonts = FontDefinitions::empty();
    let files: [(&str, &'static [u8], &[FontFamily]); 2] = [
        (
            "regular",
            include_bytes!("../../assets/Lexend-Regular.ttf"),
            &[FontFamily::Proportional, FontFamily::Monospace],
        ),
        ("heavy", include_bytes!("../../assets/Lexend-Bold.ttf"), &[heavy()]),
    ];
    for (name, bytes, families) in files {
        let painted = FontData::from_static(bytes);
        fonts.font_data.insert(name.to_owned(), Arc::new(painted));
        let bare = format!("{name}, unpainted");
        let unpainted_data = FontData::from_owned(without_outlines(bytes)).tweak(FontTweak {
            // Nothing has to be fitted to pixels.
            hinting: Some(false),
            ..FontTweak::default()
        });
        fonts.font_data.insert(bare.clone(), Arc::new(unpainted_data));
        for family in families {
            fonts.families.insert(family.clone(), vec![name.to_owned()]);
            fonts.families.insert(unpainted(family), vec![bare.clone()]);
        }
    }
    ctx.set_fonts(fonts);
}

/// A font in which every letter has an empty outline: in the table of where each begins, all begin and end at the
/// same place. Without the table, other kinds of outlines would be looked for, of which the web version knows none.
fn without_outlines(font: &[u8]) -> Vec<u8> {
    const HEADER: usize = 12;
    // A name, a sum, where the table begins, and how long it is.
    const ENTRY: usize = 4;
    let mut bare = font.to_vec();
    let (numbers, _) = font.get(HEADER..).unwrap_or_default().as_chunks::<4>();
    let entries = numbers.as_chunks::<ENTRY>().0.iter();
    let found = entries.copied().find(|[name, ..]| name == b"loca");
    if let Some([_, _, begin, length]) = found {
        let [begin, length] = [begin, length].map(|number| u32::from_be_bytes(number) as usize);
        let table = bare.get_mut(begin..).unwrap_or_default();
        for byte in table.iter_mut().take(length) {
            *byte = 0;
        }
    }
    bare
}

#[cfg(test)]
mod tests {
    use eframe::egui::{Color32, FontId, RawInput};

    use super::*;

    #[test]
    fn what_is_measured_is_as_large_and_not_painted() {
        let ctx = Context::default();
        install(&ctx);
        let mut taken = Vec::new();
        let mut sizes = Vec::new();
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            for family in [FontFamily::Proportional, heavy()] {
                for size in [13.3, 36.0, 71.5] {
                    let mut lay = |family: FontFamily| {
                        let font = FontId::new(size, family);
                        let text = "Avec l’élève, 42 + 7 = 49 – officiel".to_owned();
                        let width = size * 7.0;
                        let galley = ui.painter().layout(text, font, Color32::WHITE, width);
                        let percent = ui.ctx().fonts(|fonts| 100.0 * fonts.font_atlas_fill_ratio());
                        taken.push(percent);
                        (galley.size(), galley.rows.len())
                    };
                    let measured = lay(unpainted(&family));
                    sizes.push((measured, lay(family.clone())));
                }
            }
        });
        output.textures_delta.clear();
        for (measured, painted) in sizes {
            assert_eq!(measured, painted);
            assert!(painted.1 > 1);
        }
        let mut least = taken.first().copied();
        for pair in taken.chunks(2) {
            assert_eq!(pair.first().copied(), least, "measuring takes no room");
            assert!(pair.last() >= pair.first());
            least = pair.last().copied();
        }
        assert!(taken.last() > taken.first());
    }
}
