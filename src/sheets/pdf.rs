//! From the plan to a PDF file: deterministic bytes, both fonts embedded, text that can be
//! searched and copied, bookmarks for the parts.
//!
//! `printpdf` writes the file. What it has no words for is mended in `assemble`, and nowhere
//! else.

mod canvas;
mod frames;

use printpdf::{
    DictItem, FontId, Mm, PageAnnotId, PageAnnotation, ParsedFont, PdfDocument, PdfFont, PdfPage,
    PdfSaveOptions,
};

use self::canvas::Canvas;
use self::frames::Frames;
use super::font::{MissingGlyph, Weight};
use super::plan::{Bookmark, Plan};

const AUTHOR: &str = "Saute-Dix";

/// The key in the trailer of every file of ours: by it, `storage::OutputTarget` knows what a newer one may replace.
const OUR_MARK: &str = "SauteDix";

pub fn write(plan: &Plan) -> Result<Vec<u8>, MissingGlyph> {
    write_watched(plan.clone(), &mut |_| true).map(Option::unwrap_or_default)
}

/// The same, but before each page `watch` is told how many are drawn and may say no: then there
/// are no bytes. Once all are drawn, the file is put together in one go. A page that is drawn is
/// dropped: a thousand sheets need the room.
pub fn write_watched(
    plan: Plan,
    watch: &mut dyn FnMut(usize) -> bool,
) -> Result<Option<Vec<u8>>, MissingGlyph> {
    let (width, height) = plan.size;
    let mut document = blank(&plan.title);
    let mut frames = Frames::default();
    for page in plan.pages {
        if !watch(document.pages.len()) {
            return Ok(None);
        }
        let ops = Canvas::new(height, &mut frames).page(&page)?;
        document.pages.push(PdfPage::new(Mm(width), Mm(height), ops));
    }
    document.resources.xobjects.map = frames.objects();
    bookmark(plan.bookmarks, &mut document);
    Ok(Some(assemble(plan.language, document)))
}

fn blank(title: &str) -> PdfDocument {
    let mut document = PdfDocument::new(title);
    let info = &mut document.metadata.info;
    AUTHOR.clone_into(&mut info.author);
    AUTHOR.clone_into(&mut info.creator);
    for weight in Weight::ALL {
        if let Some(mut font) = ParsedFont::from_bytes(weight.file(), 0, &mut Vec::new()) {
            font.font_name = Some(base_name(weight).to_owned());
            let fonts = &mut document.resources.fonts.map;
            fonts.insert(font_id(weight), PdfFont::new(font));
        }
    }
    document
}

/// Marks where the parts begin. A page that there is not would stop the library.
fn bookmark(bookmarks: Vec<Bookmark>, document: &mut PdfDocument) {
    let pages = document.pages.len();
    let known = bookmarks.into_iter().filter(|mark| mark.page < pages);
    for (number, mark) in (0_u32..).zip(known) {
        let place = PageAnnotation { name: mark.title, page: mark.page + 1 };
        let id = PageAnnotId(format!("{number:06}"));
        document.bookmarks.map.insert(id, place);
    }
}

/// The document as bytes. What `printpdf` does not know of is put in by hand: the language, and that
/// bookmarks are shown; and taken out: identifiers that would be others every time, a date that
/// is not true, a standard that is not kept.
fn assemble(language: String, document: PdfDocument) -> Vec<u8> {
    let mut file = document.to_lopdf_document(&PdfSaveOptions::default(), &mut Vec::new());
    drop(document);
    "1.7".clone_into(&mut file.version);
    file.trailer.remove(b"ID");
    let mark = DictItem::Name(b"Sheet".to_vec());
    file.trailer.set(OUR_MARK, mark.to_lopdf());
    let language = DictItem::String { data: language.into_bytes(), literal: true };
    if let Ok(catalog) = file.catalog_mut() {
        catalog.set("Lang", language.to_lopdf());
        // Readers then open the file in the layout their user has chosen.
        catalog.remove(b"PageLayout");
        if catalog.has(b"Outlines") {
            // It writes this as a text, which readers pass over.
            let mode = DictItem::Name(b"UseOutlines".to_vec());
            catalog.set("PageMode", mode.to_lopdf());
        }
    }
    if let Ok(info) = file.trailer.get(b"Info")
        && let Ok(id) = info.as_reference()
        && let Ok(info) = file.get_object_mut(id)
        && let Ok(info) = info.as_dict_mut()
    {
        for untrue in [
            "Trapped",
            "CreationDate",
            "ModDate",
            "GTS_PDFXVersion",
            "Producer",
            "Subject",
            "Identifier",
            "Keywords",
        ] {
            info.remove(untrue.as_bytes());
        }
    }
    file.compress();
    let mut bytes = Vec::new();
    // Writing to memory cannot fail. The small objects, too, are packed: a third less.
    let _ = file.save_modern(&mut bytes);
    bytes
}

fn font_id(weight: Weight) -> FontId {
    let name = match weight {
        Weight::Regular => "R",
        Weight::Bold => "B",
    };
    FontId(name.to_owned())
}

fn base_name(weight: Weight) -> &'static str {
    match weight {
        Weight::Regular => "Lexend-Regular",
        Weight::Bold => "Lexend-Bold",
    }
}
