//! How long sheets take, how large they are, and how much memory they need.
#![allow(clippy::print_stdout, reason = "printing figures is what a bench is for")]

use std::time::Instant;

use saute_dix::puzzle::SheetSeed;
use saute_dix::sheets::{Order, SheetBatch, Template, pdf};
use saute_dix::text::Locale;

fn main() {
    let templates = Template::built_in();
    let Some(quiz) = templates.iter().find(|template| template.name == "quiz") else {
        return;
    };
    let locale = Locale::french();
    for copies in [28, 500] {
        let start = Instant::now();
        let Some((bytes, pages, writing)) = print(quiz, copies, &locale) else {
            println!("worksheets: {copies} quiz sheets could not be made");
            continue;
        };
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "worksheets, {copies} different quiz sheets with key: {seconds:.2} s ({writing:.2} s of them for the file), {} kB, {pages} pages{}",
            bytes / 1000,
            most_memory().unwrap_or_default()
        );
    }
}

/// The size and the pages of a file, and the seconds it took to write it.
fn print(template: &Template, copies: u32, locale: &Locale) -> Option<(usize, usize, f64)> {
    let order =
        Order { copies: Some(copies), ..Order::new(template.clone(), Some(1), SheetSeed::new(0)) };
    let mut batch = SheetBatch::new(order);
    while !batch.is_done() {
        batch.step(locale).ok()?;
    }
    let plan = batch.documents(locale).sheets;
    let start = Instant::now();
    let pages = plan.pages.len();
    let bytes = pdf::write_watched(plan, &mut |_| true).ok()??.len();
    Some((bytes, pages, start.elapsed().as_secs_f64()))
}

/// The most memory the program has had so far, where the system tells.
fn most_memory() -> Option<String> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u32 = line.trim().trim_end_matches("kB").trim().parse().ok()?;
    Some(format!(", at most {} MB of memory", kilobytes / 1000))
}
