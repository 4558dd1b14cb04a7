//! Lists that lie in a position itself, so that copying it copies one block of bytes.

use std::{
    fmt,
    ops::{Index, IndexMut},
};
use tinyvec::ArrayVec;

/// The most seats that a table can have, and the most lists that lie side by side.
pub const MOST_SEATS: usize = 5;

/// A number as positions and views hold it: there are fewer than 256 of anything in a game.
pub fn small(number: impl TryInto<u8>) -> u8 {
    number.try_into().unwrap_or(u8::MAX)
}

/// A list of at most `N` items.
pub(crate) type List<T, const N: usize> = ArrayVec<[T; N]>;

/// Something of each seat.
pub(crate) type PerSeat<T> = List<T, MOST_SEATS>;

/// At most five lists, one behind the other in one array: of together at most `N` items, however they
/// are spread. An item too many is a panic; deals and set-ups are checked before they become positions.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Lists<T, const N: usize> {
    /// Behind the last list all are the default, so that equal lists are equal values.
    items: [T; N],
    /// Where each list ends; behind the last list 0.
    ends: [u8; MOST_SEATS],
    count: u8,
}

impl<T: Copy + Default, const N: usize> Lists<T, N> {
    /// So many empty lists.
    pub fn new(count: usize) -> Lists<T, N> {
        Lists { items: [T::default(); N], ends: [0; MOST_SEATS], count: small(count) }
    }

    /// How many lists there are.
    pub fn len(&self) -> usize {
        self.count.into()
    }

    /// Whether there is no list.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// One of the lists; none where there is no such list.
    pub fn get(&self, list: usize) -> &[T] {
        if list < self.len() { &self[list] } else { &[] }
    }

    /// The lists in their order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &[T]> + ExactSizeIterator + Clone {
        (0..self.len()).map(|list| &self[list])
    }

    /// The lists in their order, to be changed in place.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut [T]> {
        let (mut rest, mut start) = (&mut self.items[..], 0);
        self.ends.iter().take(self.count.into()).map(move |end| {
            let (list, behind) = std::mem::take(&mut rest).split_at_mut(usize::from(*end - start));
            (rest, start) = (behind, *end);
            list
        })
    }

    /// All items, list by list.
    pub fn all(&self) -> &[T] {
        &self.items[..self.used()]
    }

    /// Puts an item into a list.
    pub fn insert(&mut self, list: usize, place: usize, item: T) {
        let (at, used) = (self.start(list) + place, self.used());
        self.items.copy_within(at..used, at + 1);
        self.items[at] = item;
        self.ends[list..self.count.into()].iter_mut().for_each(|end| *end += 1);
    }

    /// Puts an item into a sorted list.
    pub fn insert_sorted(&mut self, list: usize, item: T)
    where
        T: Ord,
    {
        let place = self[list].partition_point(|held| *held <= item);
        self.insert(list, place, item);
    }

    /// Puts an item behind the others of a list.
    pub fn push(&mut self, list: usize, item: T) {
        self.insert(list, self[list].len(), item);
    }

    /// Takes an item out of a list.
    pub fn remove(&mut self, list: usize, place: usize) -> T {
        let item = self[list][place];
        let (at, used) = (self.start(list) + place, self.used());
        self.items.copy_within(at + 1..used, at);
        self.items[used - 1] = T::default();
        self.ends[list..self.count.into()].iter_mut().for_each(|end| *end -= 1);
        item
    }

    /// Takes the last item out of a list.
    pub fn pop(&mut self, list: usize) -> Option<T> {
        let last = self[list].len().checked_sub(1)?;
        Some(self.remove(list, last))
    }

    /// Lets a list have other items.
    pub fn set(&mut self, list: usize, items: &[T]) {
        while self.pop(list).is_some() {}
        items.iter().for_each(|item| self.push(list, *item));
    }

    fn start(&self, list: usize) -> usize {
        list.checked_sub(1).map_or(0, |before| self.ends[before].into())
    }

    fn used(&self) -> usize {
        self.start(self.len())
    }
}

impl<T: Copy + Default, const N: usize> Index<usize> for Lists<T, N> {
    type Output = [T];

    fn index(&self, list: usize) -> &[T] {
        &self.items[self.start(list)..self.ends[list].into()]
    }
}

impl<T: Copy + Default, const N: usize> IndexMut<usize> for Lists<T, N> {
    fn index_mut(&mut self, list: usize) -> &mut [T] {
        let start = self.start(list);
        &mut self.items[start..self.ends[list].into()]
    }
}

impl<T: Copy + Default, const N: usize, L: IntoIterator<Item = T>> FromIterator<L> for Lists<T, N> {
    fn from_iter<I: IntoIterator<Item = L>>(lists: I) -> Self {
        let mut all = Lists::new(0);
        let mut used = 0;
        for list in lists {
            for item in list {
                all.items[used] = item;
                used += 1;
            }
            all.ends[all.len()] = small(used);
            all.count += 1;
        }
        all
    }
}

impl<T: Copy + Default, const N: usize> From<Lists<T, N>> for Vec<Vec<T>> {
    fn from(lists: Lists<T, N>) -> Vec<Vec<T>> {
        lists.iter().map(<[T]>::to_vec).collect()
    }
}

impl<T: Copy + Default + fmt::Debug, const N: usize> fmt::Debug for Lists<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_changed_one_by_one() {
        let mut lists: Lists<u8, 6> = [vec![1, 3], vec![], vec![7]].into_iter().collect();
        lists.insert_sorted(0, 2);
        lists.push(1, 5);
        lists.push(2, 8);
        assert!(lists.iter().eq([&[1, 2, 3][..], &[5], &[7, 8]]));
        assert_eq!((lists.pop(1), lists.pop(1), lists.remove(0, 1)), (Some(5), None, 2));
        lists.set(1, &[4, 6]);
        lists.iter_mut().for_each(|list| list.reverse());
        assert!(lists.iter().eq([&[3, 1][..], &[6, 4], &[8, 7]]));
        assert_eq!((lists.all(), lists.get(3)), (&[3, 1, 6, 4, 8, 7][..], &[][..]));
    }

    #[test]
    fn equal_lists_are_equal_values_whatever_lay_there_before() {
        let mut lists: Lists<u8, 4> = [vec![1, 2], vec![3]].into_iter().collect();
        lists.pop(0);
        lists.pop(1);
        assert_eq!(lists, [vec![1], vec![]].into_iter().collect());
    }
}
