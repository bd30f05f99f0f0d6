//! The fonts of the window: Lexend, made for easy reading.

use std::sync::Arc;

use eframe::egui::{Context, FontData, FontDefinitions, FontFamily};

pub fn heavy() -> FontFamily {
    FontFamily::Name("heavy".into())
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
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
        for family in families {
            fonts.families.insert(family.clone(), vec![name.to_owned()]);
        }
    }
    ctx.set_fonts(fonts);
}
