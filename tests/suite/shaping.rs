//! Letters side by side, as `shaping/` puts them: what stands in this file as numbers was said by the library that it stands in for.

use std::fs;

use harfrust::{FontRef, ShapeOptions, ShaperData, UnicodeBuffer};

/// Which glyph, where its characters begin, how far it is to the next, and how far right and up it is painted.
type Put = (u32, u32, i32, i32, i32);

const WEIGHTS: [&str; 2] = ["Regular", "Bold"];

fn shaped(weight: &str, text: &str) -> Vec<Put> {
    let path = format!("{}/assets/Lexend-{weight}.ttf", env!("CARGO_MANIFEST_DIR"));
    let bytes = fs::read(path).unwrap();
    let font = FontRef::new(&bytes).unwrap();
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(text);
    buffer.guess_segment_properties();
    let data = ShaperData::new(&font);
    let shaper = data.shaper(&font).instance(None).build();
    let shaped = shaper.shape(buffer, ShapeOptions::new());
    let (infos, positions) = (shaped.glyph_infos(), shaped.glyph_positions());
    assert_eq!(infos.len(), positions.len());
    let both = infos.iter().zip(positions);
    let put = both.map(|(info, position)| {
        let moved = (position.x_offset, position.y_offset);
        (info.glyph_id, info.cluster, position.x_advance, moved.0, moved.1)
    });
    put.collect()
}

fn glyphs(text: &str) -> Vec<u32> {
    shaped("Regular", text).iter().map(|put| put.0).collect()
}

fn width(text: &str) -> i32 {
    shaped("Regular", text).iter().map(|put| put.2).sum()
}

#[test]
fn letters_go_where_the_library_puts_them() {
    let put: [(&str, &[Put]); 5] = [
        (
            "Te o",
            &[(47, 0, 476, 0, 0), (73, 1, 586, 0, 0), (168, 2, 280, 0, 0), (95, 3, 615, 0, 0)],
        ),
        ("l\u{300}n", &[(91, 0, 251, 0, 0), (247, 0, 0, -395, 215), (93, 3, 595, 0, 0)]),
        (
            "Ta\u{323}V",
            &[(47, 0, 476, 0, 0), (60, 1, 605, 0, 0), (260, 1, 0, -538, 0), (53, 4, 715, 0, 0)],
        ),
        ("ū", &[(110, 0, 605, 0, 0), (255, 0, 0, -552, 0)]),
        ("f\u{303}\u{303}", &[(78, 0, 393, 0, 0), (278, 0, 0, -447, 40), (278, 0, 0, -447, 190)]),
    ];
    for (text, wanted) in put {
        assert_eq!(shaped("Regular", text), wanted, "{text}");
    }
    assert_eq!(
        shaped("Bold", "f\u{304}\u{308}"),
        [(78, 0, 393, 0, 0), (282, 0, 0, -447, 40), (270, 0, 0, -447, 230)]
    );
}

#[test]
fn what_belongs_together_becomes_one_glyph_and_moves_together() {
    for (text, letters) in [("fi", 2), ("fl", 2), ("ff", 2), ("ffi", 3), ("ffl", 3)] {
        let word = format!("a{text}e");
        let put = shaped("Regular", &word);
        assert_eq!(put.len(), 3, "{text}");
        assert_eq!(put[1].1, 1, "{text}");
        assert_eq!(put[2].1, 1 + letters, "{text}: what follows begins after it");
    }
    assert_eq!(glyphs("f\u{200c}i").len(), 3, "kept apart on purpose");
    for (pair, moved) in [("AV", -75), ("Te", -100), ("47", -20), ("14", 0)] {
        let apart: i32 = pair.chars().map(|one| width(&one.to_string())).sum();
        assert_eq!(width(pair), apart + moved, "{pair}");
    }
}

#[test]
fn a_letter_and_its_accent_are_the_letter_with_the_accent() {
    for (apart, one) in [
        ("e\u{301}", "é"),
        ("c\u{327}", "ç"),
        ("i\u{302}", "î"),
        ("U\u{308}", "Ü"),
        ("\u{ea}\u{323}", "e\u{323}\u{302}"),
    ] {
        assert_eq!(glyphs(apart), glyphs(one), "{one}");
    }
    // The dot of the i makes room for the accent.
    assert_ne!(glyphs("i\u{304}")[0], glyphs("i")[0]);
    for weight in WEIGHTS {
        let [letter, accent] = shaped(weight, "ā")[..] else {
            panic!("a letter and a mark");
        };
        assert_eq!((letter.1, accent.1), (0, 0), "one place for the cursor");
        assert_eq!(accent.2, 0, "an accent takes no room");
        assert!((1 - letter.2..0).contains(&accent.3), "it is over its letter");
    }
}

#[test]
fn no_text_is_too_strange() {
    assert_eq!(shaped("Regular", ""), []);
    // Spaces that the font has not, and what is never seen.
    assert_eq!(glyphs("\u{202f}\u{2003}"), [glyphs(" ")[0]; 2]);
    assert_eq!(width("a\u{ad}\u{200b}\u{feff}\u{200d}b"), width("ab"));
    for text in [
        "שלום",
        "مرحبا",
        "नमस्ते",
        "한국어",
        "漢字",
        "👩\u{200d}🏫",
        "🇫🇷",
        "\u{301}",
        "\u{301}\u{301}a",
    ] {
        for weight in WEIGHTS {
            let put = shaped(weight, text);
            assert!(!put.is_empty(), "{text}");
            assert!(put.is_sorted_by_key(|put| put.1), "{text}: in the order of the text");
            let starts = put.iter().map(|put| usize::try_from(put.1).unwrap());
            assert!(starts.into_iter().all(|start| text.is_char_boundary(start)));
        }
    }
    // What the font does not have is the box for what is missing, never another letter.
    assert_eq!(glyphs("漢字"), [0, 0]);
}

#[test]
fn a_buffer_can_be_used_again() {
    let bytes = fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/Lexend-Bold.ttf")).unwrap();
    let font = FontRef::new(&bytes).unwrap();
    let data = ShaperData::new(&font);
    let mut buffer = UnicodeBuffer::new();
    for text in ["efficace", "é", "efficace"] {
        buffer.push_str(text);
        let shaper = data.shaper(&font).build();
        let put = shaper.shape(buffer, ShapeOptions::new());
        assert_eq!(put.glyph_infos().len(), shaped("Bold", text).len(), "{text}");
        buffer = put.clear();
    }
}
