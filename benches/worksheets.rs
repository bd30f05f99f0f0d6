//! How long sheets take and how large they are.
#![allow(
    clippy::print_stdout,
    reason = "printing figures is what a bench is for"
)]

use std::time::Instant;

use saute_dix::l10n::Locale;
use saute_dix::puzzle::{NumberDeck, SheetSeed};
use saute_dix::solver::Solver;
use saute_dix::worksheet::{Label, Press, Print, Sheet, Template, pdf};

fn main() {
    let templates = Template::built_in();
    let Some(quiz) = templates.iter().find(|template| template.name == "quiz") else {
        return;
    };
    let locale = Locale::french();
    let press = Press::new(quiz, &locale, Print::default());
    for copies in [28, 500] {
        let start = Instant::now();
        let Some((bytes, pages)) = print(&press, quiz, copies) else {
            println!("worksheets: {copies} quiz sheets could not be made");
            continue;
        };
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "worksheets, {copies} different quiz sheets with key: {seconds:.2} s, {} kB, {pages} pages, {} bytes a sheet",
            bytes / 1000,
            bytes / copies
        );
    }
}

fn print(press: &Press, template: &Template, copies: usize) -> Option<(usize, usize)> {
    let mut solver = Solver::new();
    let (mut pages, mut keys) = (Vec::new(), Vec::new());
    for (seed, number) in (0..).zip(1..=copies) {
        let label = Label::Number(number);
        let deck = NumberDeck::Units;
        let seed = SheetSeed::new(seed);
        let sheet = Sheet::new(&mut solver, template, Some(1), deck, seed, label).ok()?;
        pages.extend(press.sheet(&sheet).ok()?);
        keys.extend(press.key(&mut solver, &sheet).ok()?);
    }
    pages.extend(keys);
    let plan = press.plan(pages, false);
    let bytes = pdf::write(&plan).ok()?.len();
    Some((bytes, plan.pages.len()))
}
