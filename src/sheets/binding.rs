//! Binding: the parts of a file one after the other, each beginning where it should.

use super::plan::{Bookmark, Page};

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Binding {
    /// Whether every part begins on an odd page: on the front of a leaf printed on both sides.
    odd: bool,
    pages: Vec<Page>,
    bookmarks: Vec<Bookmark>,
}

impl Binding {
    pub fn new(odd: bool) -> Binding {
        Binding { odd, ..Binding::default() }
    }

    pub fn add(&mut self, title: String, pages: Vec<Page>) {
        if self.odd && self.pages.len() % 2 == 1 && !pages.is_empty() {
            self.pages.push(Page::default());
        }
        self.append(title, pages);
    }

    /// Adds to the last part, wherever that ends.
    pub fn append(&mut self, title: String, pages: Vec<Page>) {
        if pages.is_empty() {
            return;
        }
        let page = self.pages.len();
        self.bookmarks.push(Bookmark { title, page });
        self.pages.extend(pages);
    }

    pub fn count(odd: bool, lengths: impl IntoIterator<Item = usize>) -> usize {
        let lengths = lengths.into_iter().filter(|length| *length > 0);
        lengths.fold(0, |count: usize, length| {
            let start = if odd { count.next_multiple_of(2) } else { count };
            start + length
        })
    }

    pub fn into_parts(self) -> (Vec<Page>, Vec<Bookmark>) {
        (self.pages, self.bookmarks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_begins_on_the_front_of_a_leaf() {
        for (odd, begins, count) in [(true, [0, 2, 4], 7), (false, [0, 1, 3], 6)] {
            let mut binding = Binding::new(odd);
            for length in [1, 0, 2, 3] {
                binding.add(format!("{length}"), vec![Page::default(); length]);
            }
            let (pages, bookmarks) = binding.into_parts();
            let at: Vec<usize> = bookmarks.iter().map(|mark| mark.page).collect();
            assert_eq!(at, begins);
            assert_eq!(pages.len(), count);
            assert_eq!(Binding::count(odd, [1, 0, 2, 3]), count);
        }
    }
}
