//! How likely something is, in whole numbers: the same on every machine.

/// A chance, from never to surely.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Hash)]
pub struct Chance(u16);

/// How finely the logarithm of the odds is cut for the table: into so many parts of one.
const FINE: usize = 64;
/// Odds beyond e to this power are as good as certain.
const MOST: usize = 11;

/// The logistic function for odds of 0, 1/64, 2/64 … : without a single float, so that no machine
/// rounds it in another way.
static LOGISTIC: [u16; FINE * MOST + 1] = logistic();

#[allow(
    clippy::indexing_slicing,
    clippy::cast_possible_truncation,
    reason = "worked out by the compiler, which would notice"
)]
const fn logistic() -> [u16; FINE * MOST + 1] {
    const ONE: u128 = 1 << 48;
    // e to the power of −1/64, in parts of 2^48.
    const STEP: u128 = 277_111_111_677_821;
    let mut table = [0; FINE * MOST + 1];
    let mut against = ONE;
    let mut at = 0;
    while at < table.len() {
        table[at] = (Chance::SURE.0 as u128 * ONE / (ONE + against)) as u16;
        against = against * STEP / ONE;
        at += 1;
    }
    table
}

impl Chance {
    /// It will not happen.
    pub const NEVER: Chance = Chance(0);
    /// It will.
    pub const SURE: Chance = Chance(u16::MAX);

    /// The chance with these odds, given by their natural logarithm in parts of 2^18.
    pub(super) fn of_odds(logarithm: i32) -> Chance {
        let at = (logarithm.unsigned_abs() >> 12) as usize;
        let chance = LOGISTIC.get(at).or(LOGISTIC.last()).copied();
        let chance = chance.unwrap_or(u16::MAX);
        if logarithm < 0 { Chance(u16::MAX - chance) } else { Chance(chance) }
    }

    /// The chance in parts of [`Chance::WHOLE`].
    pub fn parts(self) -> u32 {
        u32::from(self.0)
    }

    /// What [`Chance::parts`] gives for what is sure.
    pub const WHOLE: u32 = u16::MAX as u32;

    /// The chance that is so many parts of a whole; more than the whole is sure.
    pub fn from_parts(parts: u32) -> Chance {
        Chance(u16::try_from(parts).unwrap_or(u16::MAX))
    }

    /// The chance as a number from 0 to 1.
    pub fn share(self) -> f64 {
        f64::from(self.0) / f64::from(u16::MAX)
    }

    /// The chance in whole percent, rounded; only what is certain is 0 or 100.
    pub fn percent(self) -> u8 {
        let rounded = (self.parts() * 100 + Chance::WHOLE / 2) / Chance::WHOLE;
        let percent = u8::try_from(rounded).unwrap_or(100);
        match self {
            Chance::NEVER | Chance::SURE => percent,
            _ => percent.clamp(1, 99),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logistic_function_is_that_of_the_textbook() {
        for tenths in -120..=120 {
            let odds = f64::from(tenths) / 10.0;
            #[allow(clippy::cast_possible_truncation, reason = "small numbers")]
            let chance = Chance::of_odds((odds * f64::from(1 << 18)) as i32);
            let expected = 1.0 / (1.0 + (-odds).exp());
            assert!((chance.share() - expected).abs() < 0.005, "{odds}");
        }
    }

    #[test]
    fn percentages_are_rounded_and_only_certainty_is_round() {
        assert_eq!(Chance::NEVER.percent(), 0);
        assert_eq!(Chance::SURE.percent(), 100);
        assert_eq!(Chance::from_parts(1).percent(), 1);
        assert_eq!(Chance::from_parts(Chance::WHOLE - 1).percent(), 99);
        assert_eq!(Chance::from_parts(Chance::WHOLE / 2).percent(), 50);
        assert_eq!(Chance::from_parts(u32::MAX), Chance::SURE);
    }
}
