//! Codes as pupils type them.

use saute_dix::puzzle::{Address, Code};

use super::same_again;
use crate::fuzz::words::in_words;
use crate::fuzz::{Entrance, Outcome, strategies};

pub const ENTRANCE: Entrance = Entrance {
    name: "codes",
    inputs: strategies::code,
    words: "-| |O|I|l|8|56X1-0CE8|U|–|_",
    cases: 10_000,
    enter,
};

fn enter(input: &[u8]) -> Result<Outcome, String> {
    let text = String::from_utf8_lossy(input);
    let code = match Code::parse(&text) {
        Ok(code) => code,
        Err(error) => {
            in_words(|voice| voice.code_error(&error))?;
            return Ok(Outcome::Refused);
        }
    };
    let printed = code.to_string();
    let address = Address::parse("https://school.example/").ok_or("no address")?;
    let link = address.link(&code);
    let (_, behind) = link.split_once('#').ok_or("a link without a code")?;
    same_again(&code, behind, Code::parse(behind))?;
    same_again(&code, &printed, Code::parse(&printed))
}
