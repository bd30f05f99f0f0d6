//! The files of prepared hours.

use proptest::prelude::*;

use saute_dix::puzzle::HourPlan;

use super::same_again;
use crate::fuzz::strategies::{number, one, some};
use crate::fuzz::words::in_words;
use crate::fuzz::{Entrance, Outcome};

pub const ENTRANCE: Entrance = Entrance {
    name: "hours",
    inputs,
    words: "saute-dix hour 1\n|title |lesson |votes |ritual\n|day-puzzle\n|code |end\n|56N1-71JM|8041-32G",
    cases: 10_000,
    enter,
};

fn inputs() -> BoxedStrategy<String> {
    let title = some(one("Lundi|10 h|–|Élan|title"), 0..16, " ");
    let title =
        prop_oneof![Just(String::new()), title.prop_map(|words| format!("title {words}\n"))];
    let step = prop_oneof![
        number(0..33).prop_map(|lesson| "lesson ".to_owned() + &lesson),
        number(0..33).prop_map(|votes| "votes ".to_owned() + &votes),
        one("ritual|day-puzzle|code 56N1-71JM|code 56x1 0ce8|code 8041-32G"),
    ];
    let steps = some(step.prop_map(|step| step + "\n"), 0..23, "");
    (title, steps)
        .prop_map(|(title, steps)| format!("saute-dix hour 1\n{title}{steps}end\n"))
        .boxed()
}

fn enter(input: &[u8]) -> Result<Outcome, String> {
    match String::from_utf8_lossy(input).parse::<HourPlan>() {
        Ok(plan) => {
            let printed = plan.to_string();
            same_again(&plan, &printed, printed.parse())
        }
        Err(fault) => {
            in_words(|voice| voice.hour_fault(&fault))?;
            Ok(Outcome::Refused)
        }
    }
}
