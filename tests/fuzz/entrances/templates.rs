//! Templates of worksheets of one's own.

use std::path::Path;
use std::sync::OnceLock;

use saute_dix::puzzle::SheetSeed;
use saute_dix::rules::Random;
use saute_dix::sheets::{Order, SheetBatch, Template};
use saute_dix::storage::custom::ContentFault;

use crate::fuzz::words::{are_words, with_locales};
use crate::fuzz::{Entrance, Outcome, corpus, grammar};

pub const ENTRANCE: Entrance = Entrance {
    name: "templates",
    what: "templates of worksheets of one's own, as far as laying out their first sheet",
    grow,
    vocabulary: &[
        "part",
        "classic-quiz",
        "statements",
        "puzzles",
        "drills",
        "texts",
        "scores",
        "cards",
        "dominoes",
        "observation",
        "kinds",
        "levels",
        "count",
        "hand",
        "stars",
        "line",
        "keys",
        "figures",
        "rows",
        "games",
        "rules",
        "backs",
        "format",
        "fold",
        "names",
        "order",
        "jump",
        "duel",
        "quarter",
        "strip",
        "piles",
    ],
    short_round: 1_500,
    enter,
};

fn built_in() -> &'static [Vec<u8>] {
    static FILES: OnceLock<Vec<Vec<u8>>> = OnceLock::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("worksheets");
    FILES.get_or_init(|| corpus::in_folder(&folder))
}

/// One of ours with one part, which has a count of its own.
fn grow(random: &mut Random) -> String {
    let files = built_in();
    let text = String::from_utf8_lossy(&files[random.below(files.len())]).into_owned();
    let Ok(mut template) = serde_json::from_str::<serde_json::Value>(&text) else {
        return text;
    };
    if let Some(parts) = template["parts"].as_array_mut() {
        while parts.len() > 1 {
            parts.remove(random.below(parts.len()));
        }
        for part in parts {
            if part["count"].is_number() {
                part["count"] = grammar::between(random, 0, 12).into();
            }
        }
    }
    template.to_string()
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
