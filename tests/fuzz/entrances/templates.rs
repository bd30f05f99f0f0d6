//! Templates of worksheets that a teacher has written.

use proptest::prelude::*;
use proptest::sample::Index;

use saute_dix::puzzle::SheetSeed;
use saute_dix::sheets::{Order, SheetBatch, Template};
use saute_dix::storage::custom::ContentFault;

use crate::fuzz::words::{are_words, with_locales};
use crate::fuzz::{Entrance, Outcome, strategies};

pub const ENTRANCE: Entrance = Entrance {
    name: "templates",
    inputs,
    words: "part|classic-quiz|statements|puzzles|drills|texts|scores|cards|dominoes|observation|kinds|\
        levels|count|hand|stars|line|keys|figures|rows|games|rules|backs|format|fold|names|order|jump|\
        duel|quarter|strip|piles",
    cases: 1_500,
    enter,
};

/// One of ours with one part, which has a count of its own.
fn inputs() -> BoxedStrategy<String> {
    (strategies::built_in("worksheets"), any::<Index>(), 0..13_i32)
        .prop_map(|(text, kept, count)| {
            let Ok(mut template) = serde_json::from_str::<serde_json::Value>(&text) else {
                return text;
            };
            if let Some(parts) = template["parts"].as_array_mut()
                && !parts.is_empty()
            {
                *parts = vec![kept.get(parts).clone()];
                if parts[0]["count"].is_number() {
                    parts[0]["count"] = count.into();
                }
            }
            template.to_string()
        })
        .boxed()
}

fn enter(input: &[u8]) -> Result<Outcome, String> {
    let text = String::from_utf8_lossy(input);
    with_locales(|locales| {
        let template = match Template::read(&text) {
            Ok(template) => template,
            Err(fault) => {
                let file = "mine.json".to_owned();
                let fault = ContentFault::Template { file, fault };
                for locale in locales {
                    are_words(&fault.say(locale))?;
                }
                return Ok(Outcome::Refused);
            }
        };
        // Laying out takes a thousand times longer than reading: few are enough, and always the same.
        let few = input.iter().fold(0_u8, |sum, byte| sum.wrapping_mul(31) ^ byte) % 16 == 0;
        if few {
            let [french, _] = locales;
            let mut batch = SheetBatch::new(Order::new(template, None, SheetSeed::new(7)));
            while !batch.is_done() {
                if let Err(error) = batch.step(french) {
                    are_words(&error.say(french))?;
                    return Ok(Outcome::Refused);
                }
            }
            if batch.documents(french).sheets.pages.is_empty() {
                return Err("a sheet without a page".to_owned());
            }
        }
        Ok(Outcome::Accepted)
    })
}
