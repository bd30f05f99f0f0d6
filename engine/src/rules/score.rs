//! What the number of cards left at the end of a classic game is worth.

/// How a class did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rating {
    /// All 98 cards placed: the game is beaten.
    Beaten,
    /// Fewer than ten cards left.
    Excellent,
    /// Ten cards or more left.
    TryAgain,
}

impl Rating {
    /// The rating of a game that ended with so many cards left.
    pub fn of(left: usize) -> Rating {
        match left {
            0 => Rating::Beaten,
            1..=9 => Rating::Excellent,
            _ => Rating::TryAgain,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn under_ten_is_excellent() {
        assert_eq!(Rating::of(0), Rating::Beaten);
        assert_eq!(Rating::of(9), Rating::Excellent);
        assert_eq!(Rating::of(10), Rating::TryAgain);
    }
}
