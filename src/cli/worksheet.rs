//! `worksheet`: writes sheets and their key as PDF, and prints the code.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::{ArgMatches, Command, value_parser};

use super::progress::Progress;
use super::{Failure, complain, usage};
use crate::l10n::{Locale, Msg};
use crate::puzzle::{Code, NumberDeck, Spec};
use crate::rules::{Random, excerpt};
use crate::solver::Solver;
use crate::worksheet::{
    Label, LayoutError, Page, Paper, Plan, Press, Print, Sheet, SheetError, Size, Template, pdf,
};

/// The name of the command.
pub const NAME: &str = "worksheet";

/// The most sheets of one print.
const MOST_COPIES: i64 = 1_000;
/// From so many sheets on, a progress bar is worth it.
const MANY: u32 = 50;

/// Its arguments.
pub fn command(locale: &Locale) -> Command {
    let option = |name, value, help: Msg| usage::option(name, value, &help, locale);
    let out = option("out", "FILE", Msg::HelpOut);
    Command::new(NAME)
        .about(locale.say(&Msg::HelpWorksheet))
        .arg(option("template", "T", Msg::HelpTemplate))
        .arg(
            option("code", "C", Msg::HelpSheetCode)
                .conflicts_with_all(["template", "seed", "deck"]),
        )
        .arg(option("seed", "N", Msg::HelpSeed).value_parser(value_parser!(u64)))
        .arg(
            option("copies", "N", Msg::HelpCopies)
                .value_parser(value_parser!(u32).range(1..=MOST_COPIES)),
        )
        .arg(
            option("versions", "N", Msg::HelpVersions)
                .value_parser(value_parser!(u32).range(1..=4)),
        )
        .arg(option("size", "S", Msg::HelpSize).value_parser(Size::ALL.map(Size::name)))
        .arg(option("paper", "P", Msg::HelpPaper).value_parser(Paper::ALL.map(Paper::name)))
        .arg(option("deck", "D", Msg::HelpDeck).value_parser(NumberDeck::ALL.map(NumberDeck::name)))
        .arg(option("key", "K", Msg::HelpKey).value_parser(["none", "end", "separate"]))
        .arg(out.required(true).value_parser(value_parser!(PathBuf)))
}

/// Which sheet is asked for.
struct Order {
    template: Template,
    number: u8,
    deck: NumberDeck,
    seed: u32,
}

/// Writes the sheets.
pub fn run(matches: &ArgMatches, locale: &Locale) -> Result<(), Failure> {
    let order = order(matches, locale)?;
    let word = |name| matches.get_one::<String>(name).map(String::as_str);
    let print = Print {
        size: word("size").and_then(Size::from_name).unwrap_or_default(),
        paper: word("paper").and_then(Paper::from_name).unwrap_or_default(),
        deck: order.deck,
    };
    let press = Press::new(&order.template, locale, print);
    let bad = |error| Failure::bad(layout_message(error));
    let mut solver = Solver::new();
    let count = |name| matches.get_one::<u32>(name).copied();
    let sheets = sheets(
        &mut solver,
        &order,
        count("copies"),
        count("versions"),
        locale,
    )?;

    let mut pages: Vec<Page> = Vec::new();
    let mut progress = Progress::new(if sheets.prints > MANY {
        sheets.prints
    } else {
        0
    });
    let laid: Vec<Vec<Page>> = sheets
        .different
        .iter()
        .map(|sheet| press.sheet(sheet).map_err(bad))
        .collect::<Result<_, _>>()?;
    for copy in 0..sheets.prints {
        progress.at(copy);
        let index = usize::try_from(copy).unwrap_or(0) % laid.len().max(1);
        pages.extend(laid.get(index).into_iter().flatten().cloned());
    }
    let mut key: Vec<Page> = Vec::new();
    let wanted = word("key").unwrap_or("end");
    if wanted != "none" && order.template.has_key() {
        for (sheet, done) in sheets.different.iter().zip(0..) {
            progress.at(done);
            key.extend(press.key(&mut solver, sheet).map_err(bad)?);
        }
    }
    drop(progress);
    let out = matches
        .get_one::<PathBuf>("out")
        .cloned()
        .unwrap_or_default();
    if wanted == "separate" && !key.is_empty() {
        save(&out, &press.plan(pages, false), locale)?;
        save(&beside(&out), &press.plan(key, true), locale)?;
    } else {
        pages.extend(key);
        save(&out, &press.plan(pages, false), locale)?;
    }
    let code = Code::Sheet {
        template: order.number,
        deck: order.deck,
        seed: order.seed,
    };
    super::print(&mut io::stdout().lock(), &format!("{code}\n"))
}

fn order(matches: &ArgMatches, locale: &Locale) -> Result<Order, Failure> {
    let word = |name| matches.get_one::<String>(name).map(String::as_str);
    let templates = Template::built_in();
    let unknown = |found: &str| {
        let known: Vec<&str> = templates.iter().map(|t| t.name.as_str()).collect();
        Failure::bad(Msg::UnknownTemplate {
            found: excerpt(found).into(),
            known: known.join(", ").into(),
        })
    };
    let (index, deck, seed) = match (word("code"), word("template")) {
        (Some(text), _) => match Code::parse(text) {
            Ok(Code::Sheet {
                template,
                deck,
                seed,
            }) => (usize::from(template), deck, seed),
            Ok(_) => return Err(Failure::bad(Msg::NotASheetCode)),
            Err(error) => {
                return Err(Failure::BadSentence(locale.plain().code_error(&error)));
            }
        },
        (None, Some(name)) => {
            let index = templates.iter().position(|template| template.name == name);
            let index = index.ok_or_else(|| unknown(name))?;
            let seed = matches.get_one::<u64>("seed").copied().unwrap_or(1);
            let seeds = usize::try_from(Spec::SEEDS).unwrap_or(usize::MAX);
            let seed = u32::try_from(Random::new(seed).below(seeds)).unwrap_or(0);
            let deck = word("deck").and_then(NumberDeck::from_name);
            (index, deck.unwrap_or_default(), seed)
        }
        (None, None) => return Err(Failure::bad(Msg::NoTemplate)),
    };
    let template = templates.get(index).cloned();
    Ok(Order {
        template: template.ok_or_else(|| unknown(&index.to_string()))?,
        number: u8::try_from(index).unwrap_or(0),
        deck,
        seed,
    })
}

/// The sheets that differ, and how many are printed in all.
struct Sheets {
    different: Vec<Sheet>,
    prints: u32,
}

/// Copies are all different and numbered; with versions, they share out that many.
fn sheets(
    solver: &mut Solver,
    order: &Order,
    copies: Option<u32>,
    versions: Option<u32>,
    locale: &Locale,
) -> Result<Sheets, Failure> {
    // A sheet without exercises is the same every time.
    let all_alike = !order.template.has_key();
    let prints = copies.or(versions).unwrap_or(1);
    let different = match versions {
        _ if all_alike => 1,
        Some(versions) => versions.min(prints),
        None => prints,
    };
    let lettered = versions.is_some() || copies.is_none();
    let make = |index: u32| {
        let label = match (lettered, u8::try_from(index)) {
            (true, Ok(index)) => Label::Version(char::from(b'A' + index.min(3))),
            _ => Label::Number(usize::try_from(index).unwrap_or(0) + 1),
        };
        let seed = (order.seed + index) % Spec::SEEDS;
        Sheet::new(
            solver,
            &order.template,
            Some(order.number),
            order.deck,
            seed,
            label,
        )
    };
    let different: Result<Vec<Sheet>, SheetError> = (0..different).map(make).collect();
    let different = different.map_err(|error| {
        Failure::BadSentence(match error {
            SheetError::CannotMake(error) => locale.plain().cannot_make(error),
            SheetError::Series(error) => locale.plain().series_error(&error),
        })
    })?;
    Ok(Sheets { different, prints })
}

fn layout_message(error: LayoutError) -> Msg {
    match error {
        LayoutError::MissingGlyph(letter) => Msg::NoSuchGlyph {
            letter: letter.into(),
        },
        LayoutError::TooLarge(text) => Msg::TooLargeForPage {
            text: excerpt(&text).into(),
        },
    }
}

/// `sheet.pdf` becomes `sheet-key.pdf`.
fn beside(out: &Path) -> PathBuf {
    let stem = out.file_stem().unwrap_or_default().to_string_lossy();
    out.with_file_name(format!("{stem}-key.pdf"))
}

/// Writes to a file beside the wanted one and renames it, so that a failure leaves no half file.
fn save(out: &Path, plan: &Plan, locale: &Locale) -> Result<(), Failure> {
    let bytes = pdf::write(plan)
        .map_err(|missing| Failure::bad(layout_message(LayoutError::from(missing))))?;
    let name = out.file_name().unwrap_or_default().to_string_lossy();
    let unfinished = out.with_file_name(format!(".{name}.unfinished"));
    let written = fs::write(&unfinished, bytes).and_then(|()| fs::rename(&unfinished, out));
    written.map_err(|error| {
        // Nothing half done may stay behind; if even that fails, the first error says more.
        let _ = fs::remove_file(&unfinished);
        Failure::bad(Msg::CannotSave {
            file: out.display().to_string().into(),
            detail: error.to_string().into(),
        })
    })?;
    complain(&locale.say(&Msg::WorksheetWritten {
        file: out.display().to_string().into(),
        pages: plan.pages.len().into(),
    }));
    Ok(())
}
