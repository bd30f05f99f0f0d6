//! The teacher's own header, on paper and on the command line.

use std::process::Output;

use crate::support::command::command;
use crate::support::scratch::Scratch;
use crate::support::sheets::{documents, texts};

use saute_dix::app::print::PrintOptions;
use saute_dix::sheets::{
    Documents, Format, Header, HeaderField, HeaderMark, KeyPlace, MARGIN, Paper, Size, Template,
};
use saute_dix::text::Locale;

fn header(title: &str, class: &str, competency: &str, mark: HeaderMark) -> Header {
    let mut header = Header::default();
    header.write(HeaderField::Title, title).unwrap();
    header.write(HeaderField::Class, class).unwrap();
    header.write(HeaderField::Competency, competency).unwrap();
    header.mark = mark;
    header
}

fn made(options: &PrintOptions, locale: &Locale) -> Documents {
    documents(options.order(&Template::built_in()).unwrap(), locale)
}

#[test]
fn the_header_stands_on_every_sheet_and_its_title_on_the_key() {
    let options = PrintOptions {
        copies: 2,
        key: KeyPlace::Separate,
        header: header(
            "Évaluation de mai",
            "CM2 B",
            "Calculer mentalement",
            HeaderMark::Points(20),
        ),
        ..PrintOptions::default()
    };
    let Documents { sheets, key } = made(&options, &Locale::french());
    let key = key.unwrap();
    assert_eq!(sheets.title, "Évaluation de mai");
    assert!(key.title.contains("Évaluation de mai"), "{}", key.title);
    for line in [
        "Évaluation de mai",
        "Classe\u{a0}: CM2 B",
        "Compétence\u{a0}: Calculer mentalement",
        "/ 20",
    ] {
        // The pages after the first only have a small line at the top.
        let first = sheets.bookmarks.iter().map(|mark| &sheets.pages[mark.page]);
        let times = first.flat_map(texts);
        assert_eq!(times.filter(|text| *text == line).count(), 2, "{line}");
    }
    let all: Vec<&str> = key.pages.iter().flat_map(texts).collect();
    assert!(!all.contains(&"/ 20"), "a key has no mark");
    // A point for every exercise of the quiz.
    let options = PrintOptions {
        header: header("", "", "", HeaderMark::Exercises),
        ..PrintOptions::default()
    };
    let sheets = made(&options, &Locale::french()).sheets;
    assert!(texts(&sheets.pages[0]).contains(&"/ 10"));
    let plain = made(&PrintOptions::default(), &Locale::french()).sheets;
    assert_eq!(sheets.title, plain.title, "an empty title is the template's");
}

/// Long words and many of them: nothing overlaps, nothing leaves the page.
#[test]
fn the_longest_header_fits_on_every_sheet() {
    let words = |most: usize| "Évaluations ".repeat(20).chars().take(most).collect::<String>();
    let header = header(&words(60), &words(40), &words(140), HeaderMark::Points(HeaderMark::MOST));
    for template in Template::built_in() {
        for (size, paper) in [(Size::Standard, Paper::A4), (Size::Large, Paper::Letter)] {
            let options = PrintOptions {
                template: template.name.clone(),
                size,
                paper,
                header: header.clone(),
                ..PrintOptions::default()
            };
            let plan = made(&options, &Locale::french()).sheets;
            // What is cut out stands side by side, and nearer to the edge.
            let whole = template.format == Format::Page;
            let margin = if whole { MARGIN } else { 10.0 };
            for page in &plan.pages {
                let mut floor = 0.0;
                for block in &page.blocks {
                    let below = block.y >= floor - 0.1;
                    assert!(below || !whole, "{} {size:?}", template.name);
                    floor = block.y + block.h;
                }
                assert!(floor <= paper.size().1 - margin + 0.1, "{}", template.name);
            }
        }
    }
}

fn worksheet(more: &[&str]) -> Output {
    let folder = Scratch::new("header");
    let mut command = command();
    command.args(["worksheet", "--template", "jumps", "--out"]).arg(folder.path("sheet.pdf"));
    command.args(more).output().unwrap()
}

#[test]
fn the_command_line_has_it_too_and_names_what_is_wrong() {
    let options = "--title|Our test|--class|5 B|--competency|Ten more, ten less|--mark|exercises|\
        --duplex|off|--details";
    let fine = worksheet(&options.split('|').collect::<Vec<_>>());
    assert_eq!(fine.status.code(), Some(0), "{fine:?}");
    let long = "a".repeat(10_000);
    for (args, words) in [
        (["--title", &long], ["Title", "10000", "60"]),
        (["--class", &long], ["Class", "10000", "40"]),
        (["--competency", "Bravo 🎉"], ["Competency", "🎉", "U+1F389"]),
        (["--mark", "0"], ["Mark", "1", "100"]),
        (["--mark", "101"], ["Mark", "1", "100"]),
        (["--mark", "many"], ["Mark", "1", "100"]),
        (["--duplex", "maybe"], ["maybe", "--duplex", "on, off"]),
    ] {
        let output = worksheet(&args);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
        for word in words {
            assert!(said.contains(word), "{word} is not in {said}");
        }
    }
    // A word as wide as the page is said, and nothing is cut.
    let wide = worksheet(&["--size", "large", "--title", &"W".repeat(60)]);
    let said = String::from_utf8(wide.stderr).unwrap();
    assert!(said.contains("WWW") && wide.status.code() == Some(2), "{said}");
}
