//! Sorting short lists: hands, plays, marks on a line.
//!
//! The sorting of the standard library is made for millions. Every kind of list that is sorted with it
//! brings five kilobytes of program along, which a web page would have to load; and a hand of
//! cards is sorted as fast like this.

use std::cmp::Ordering;

/// Sorts a short list; what is equal keeps its order.
pub fn sort_short_by<T>(list: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    for end in 1..list.len() {
        let mut at = end;
        while let Some([before, this]) = list.get_mut(at - 1..=at)
            && compare(before, this) == Ordering::Greater
        {
            std::mem::swap(before, this);
            at -= 1;
            if at == 0 {
                break;
            }
        }
    }
}

/// Sorts a short list by what this says of each; what is equal keeps its order.
pub fn sort_short_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    sort_short_by(list, |one, other| key(one).cmp(&key(other)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn it_sorts_as_the_standard_library_does(list: Vec<(u8, u8)>) {
            let mut short = list.clone();
            sort_short_by_key(&mut short, |(key, _)| *key);
            let mut long = list;
            long.sort_by_key(|(key, _)| *key);
            prop_assert_eq!(short, long);
        }
    }
}
