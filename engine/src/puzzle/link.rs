//! Links: the address of the web version with a code behind it.

use std::fmt;

use super::Code;
use crate::limits;

/// Where the web version is, so that links can lead to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address(String);

impl Address {
    /// The longest address: a longer one makes QR codes that a tablet cannot read across a room.
    pub const LONGEST: usize = limits::ADDRESS;

    /// An address of a page, such as `https://school.example/saute-dix/`; nothing else will do.
    pub fn parse(text: &str) -> Option<Address> {
        let text = text.trim();
        let text = text.split('#').next().unwrap_or_default();
        let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"))?;
        let plain = text.bytes().all(|byte| byte.is_ascii_graphic());
        let named = host.bytes().next().is_some_and(|byte| byte.is_ascii_alphanumeric());
        (plain && named && text.len() <= Address::LONGEST).then(|| Address(text.to_owned()))
    }

    /// The link that opens what the code stands for. Without hyphens, nothing breaks it in two.
    pub fn link(&self, code: &Code) -> String {
        format!("{}#{}", self.0, code.to_string().replace('-', ""))
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{NumberDeck, SheetSeed, SheetSpec};

    #[test]
    fn addresses_are_of_pages_and_nothing_else() {
        for good in [
            "https://school.example/saute-dix/",
            " http://192.168.1.20:8000 ",
            "https://school.example/#4T9KX",
        ] {
            assert!(Address::parse(good).is_some(), "{good}");
        }
        let long = format!("https://school.example/{}", "x".repeat(150));
        for bad in [
            "",
            "school.example",
            "ftp://school.example",
            "https://",
            "https:// school.example",
            "javascript:alert(1)",
            "https://école.example",
            &long,
        ] {
            assert_eq!(Address::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_link_ends_in_the_code_whatever_stood_behind_the_address() {
        let spec = SheetSpec::new(1, NumberDeck::Units, SheetSeed::new(7)).unwrap();
        let code = Code::Sheet(spec);
        let address = Address::parse("https://school.example/#old").unwrap();
        let link = address.link(&code);
        let (page, end) = link.split_once('#').unwrap();
        assert_eq!(page, "https://school.example/");
        assert_eq!(Code::parse(end), Ok(code));
    }
}
