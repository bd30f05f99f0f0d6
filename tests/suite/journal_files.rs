//! The journal of a class as files: a table that every spreadsheet opens, and a page to print.

use std::fs;

use printpdf::{PdfDocument, PdfParseOptions};
use saute_dix::app::ScreenId;
use saute_dix::app::platform::FileAnswer;
use saute_dix::app::print::{ExportError, ExportOutcome};
use saute_dix::journal::{
    Activity, Answers, ClassJournal, Date, Encounter, Journal, JournalEntry, Topic, csv,
};
use saute_dix::puzzle::{Kind, Misconception};
use saute_dix::sheets::{Item, JournalPage, Paper, Plan, pdf};
use saute_dix::text::Locale;

use crate::feast_window::fill;
use crate::print_window::{answer, finish};
use crate::support::command::assert_golden;
use crate::support::scratch::Scratch;
use crate::support::sheets::words;
use crate::support::window::{HD, MONDAY, Place, Window, has_part, labels, open, press};
use crate::week_window::WEEKS;

/// Reads a table as strictly as the standard (RFC 4180) has it: every cell in quotes, every row
/// ended and as long as the first, nothing between cells but the separator.
fn strictly(text: &str, separator: char) -> Vec<Vec<String>> {
    let mut rest = text.strip_prefix('\u{feff}').expect("UTF-8 is marked");
    let mut rows: Vec<Vec<String>> = Vec::new();
    let mut row = Vec::new();
    while !rest.is_empty() {
        let inside = rest.strip_prefix('"').expect("a cell begins with a quote");
        let mut cell = String::new();
        let mut letters = inside.char_indices();
        let end = loop {
            match letters.next().expect("a cell ends") {
                (at, '"') if inside[at + 1..].starts_with('"') => {
                    cell.push('"');
                    letters.next();
                }
                (at, '"') => break at + 1,
                (_, letter) => cell.push(letter),
            }
        };
        row.push(cell);
        rest = &inside[end..];
        if let Some(next) = rest.strip_prefix("\r\n") {
            rows.push(std::mem::take(&mut row));
            rest = next;
        } else {
            rest = rest.strip_prefix(separator).expect("a separator");
        }
    }
    assert!(row.is_empty(), "the last row is ended");
    assert!(rows.iter().all(|row| row.len() == rows[0].len()));
    rows
}

/// What a spreadsheet shows of a cell: an apostrophe only says that it is a text.
fn shown(cell: &str) -> String {
    assert!(!cell.starts_with(['=', '+', '-', '@', '\t', '\r']), "{cell} is a formula");
    let text = cell.strip_prefix('\'');
    let text = text.filter(|text| text.starts_with(['=', '+', '-', '@', '\t', '\r']));
    text.unwrap_or(cell).to_owned()
}

#[test]
fn whatever_stands_in_a_cell_comes_out_of_it_again() {
    let cells = [
        "=HYPERLINK(\"http://x\";1)",
        "+33",
        "-1",
        "@SUM(A1)",
        "a;b,c",
        "two\nlines\r\nand more",
        "\"",
        "\t=1",
        "’élève à Noël",
        "",
        "it's",
    ];
    for (decimal, separator) in [(',', ';'), ('.', ',')] {
        let row: Vec<String> = cells.iter().map(|cell| (*cell).to_owned()).collect();
        let text = csv(decimal, [row.clone(), row.clone()]);
        let read = strictly(&text, separator);
        assert_eq!(read.len(), 2);
        for line in read {
            let line: Vec<String> = line.iter().map(|cell| shown(cell)).collect();
            assert_eq!(line, row);
        }
    }
}

fn journal(language: &str, text: &str) -> Window {
    let place = Place::still();
    place.put("journal.txt", text);
    let mut window = open(language, HD, place);
    window.visit(ScreenId::Journal);
    window
}

#[test]
fn the_table_is_saved_where_the_teacher_wants_it() {
    for (language, save, separator, day, done) in [
        ("fr", "Enregistrer en CSV…", ';', "Jour", "rituel · 60\u{a0}% juste"),
        ("en", "Save as CSV…", ',', "Day", "ritual · 60% right"),
    ] {
        let class = "=1+1;\"CM1\"";
        let mut window =
            journal(language, &WEEKS.replace("class CM1 A", &format!("class {class}")));
        let folder = Scratch::new("print");
        // A name without an ending gets one.
        let answered = FileAnswer::Chosen(folder.path("classe"));
        answer(&mut window, answered);
        press(&mut window, save);
        let ExportOutcome::Written { files, asked } = finish(&mut window) else {
            panic!("nothing was written");
        };
        assert!(asked && files[0].path.ends_with("classe.csv"));
        assert!(has_part(&window, "classe.csv"), "{:?}", labels(&window));
        let text = fs::read_to_string(folder.path("classe.csv")).unwrap();
        let rows = strictly(&text, separator);
        assert_eq!((rows.len(), rows[0].len()), (8, 9));
        assert_eq!(rows[0][1], day);
        assert_eq!(shown(&rows[1][0]), class);
        assert_eq!(rows[1][1], "2026-10-05");
        assert_eq!(rows[1][2], done, "{rows:?}");
        assert_eq!(rows[1][5..7], ["18", "30"]);
        assert_eq!(rows[2][7..], ["15", "8"]);
        assert_eq!(rows[7][3], "4");
        // The teacher cancels.
        answer(&mut window, FileAnswer::Cancelled);
        press(&mut window, save);
        assert_eq!(finish(&mut window), ExportOutcome::Cancelled);
        assert_eq!(folder.names(), ["classe.csv"]);
    }
}

#[test]
fn the_page_is_saved_and_what_cannot_be_printed_is_said() {
    for (language, save, name) in [
        ("fr", "Enregistrer en PDF…", "Nom de la classe"),
        ("en", "Save as PDF…", "Name of the class"),
    ] {
        let mut window = journal(language, WEEKS);
        let folder = Scratch::new("print");
        let path = folder.path("journal.pdf");
        answer(&mut window, FileAnswer::Chosen(path.clone()));
        press(&mut window, save);
        assert!(matches!(finish(&mut window), ExportOutcome::Written { .. }));
        let bytes = fs::read(&path).unwrap();
        let file = PdfDocument::parse(&bytes, &PdfParseOptions::default(), &mut Vec::new());
        let file = file.unwrap();
        assert_eq!(file.pages.len(), 1);
        let info = &file.metadata.info;
        assert!(!info.document_title.contains("CM1"), "no name env of the page");
        answer(&mut window, FileAnswer::Chosen(folder.path("other.pdf")));
        // On a screen, what has no glyph is a box.
        window.ctx.set_missing_glyph_policy(eframe::egui::MissingGlyphPolicy::Tofu);
        fill(&mut window, name, "李");
        press(&mut window, save);
        let outcome = finish(&mut window);
        let ExportOutcome::Failed(ExportError::Print(_)) = outcome else {
            panic!("{outcome:?}");
        };
        assert!(has_part(&window, "李"), "{:?}", labels(&window));
        assert_eq!(folder.names(), ["journal.pdf"]);
    }
}

fn page(journal: &str) -> JournalPage {
    let journal: Journal = journal.parse().unwrap();
    JournalPage { class: journal.class().clone(), today: MONDAY }
}

#[test]
fn the_plan_of_the_journal_is_as_agreed() {
    let plan = page(WEEKS).plan(&Locale::english(), Paper::A4).unwrap();
    assert_golden("journal-en.txt", &plan.to_string());
}

/// Years of every day, with everything in it.
fn years() -> ClassJournal {
    let mut class = ClassJournal::new("Les très longs CM1-CM2 B");
    let first: Date = "2020-09-01".parse().unwrap();
    for number in 0..1_500_i32 {
        let date = first.plus(number);
        let count = number.unsigned_abs();
        for activity in Activity::ALL {
            class.add(date, JournalEntry::Did(activity, count % 5 + 1));
        }
        for (kind, of) in Kind::ALL.into_iter().zip(7..) {
            let score = Answers::new(count % 7, of);
            class.add(date, JournalEntry::Asked(Topic::Skill(kind, 1), score));
        }
        for idea in Misconception::ALL {
            let met = count % 3 + 1;
            class.add(date, JournalEntry::Met(idea, Encounter { met, overcome: 1 }));
        }
        class.add(date, JournalEntry::Played { left: Some(count % 40), jumps: 9 });
        class.add(date, JournalEntry::Lesson("jump".to_owned()));
    }
    class
}

/// Nothing leaves the paper, and blocks do not lie on each other.
fn is_sound(plan: &Plan) {
    let (width, height) = plan.size;
    for page in &plan.pages {
        for item in &page.items {
            if let Item::Text { x, y, .. } = item {
                assert!(*x > 10.0 && *x < width - 10.0 && *y > 10.0 && *y < height - 5.0);
            }
        }
        for (one, other) in page.blocks.iter().zip(page.blocks.iter().skip(1)) {
            assert!(one.y + one.h <= other.y + 0.02, "{one:?} {other:?}");
        }
    }
}

#[test]
fn a_journal_of_any_length_is_two_pages_at_most() {
    for locale in [Locale::french(), Locale::english()] {
        for paper in Paper::ALL {
            for class in [ClassJournal::default(), page(WEEKS).class, years()] {
                let all = class.days().len();
                let page = JournalPage { class, today: MONDAY };
                let plan = page.plan(&locale, paper).unwrap();
                is_sound(&plan);
                assert!(plan.pages.len() <= 2);
                assert!(pdf::write(&plan).unwrap().starts_with(b"%PDF"));
                if all > 1_000 {
                    assert_eq!(plan.pages.len(), 2);
                    let last = words(&plan.pages[1]);
                    assert!(last.contains("CSV"), "the rest is in the table: {last}");
                }
            }
        }
    }
}
