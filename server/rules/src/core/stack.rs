//! The cards of one place as a viewer knows them.

use super::seat::Seat;
use crate::small;

/// The cards of one place, of a hand or a pile, as a viewer knows them.
#[derive(Clone, PartialEq, Eq, Hash)]
#[cfg_attr(any(test, feature = "properties"), derive(Debug))]
pub enum Stack<C> {
    /// All cards, in the order of their place.
    Open(Vec<C>),
    /// Their number alone.
    Hidden(u8),
}

impl<C: Clone> Stack<C> {
    /// The cards of a place of each seat, of which some lie open for a viewer.
    pub fn of_seats<'a>(
        places: impl Iterator<Item = &'a [C]>,
        is_open: impl Fn(Seat) -> bool,
    ) -> Vec<Stack<C>>
    where
        C: 'a,
    {
        (0..).map(Seat).zip(places).map(|(seat, cards)| Stack::of(cards, is_open(seat))).collect()
    }

    /// The cards as a viewer knows them for whom they lie open, or do not.
    pub fn of(cards: &[C], is_open: bool) -> Stack<C> {
        if is_open { Stack::Open(cards.to_vec()) } else { Stack::Hidden(small(cards.len())) }
    }
}

impl<C> Stack<C> {
    /// How many cards there are.
    pub fn len(&self) -> usize {
        match self {
            Stack::Open(cards) => cards.len(),
            Stack::Hidden(count) => usize::from(*count),
        }
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards, if they lie open.
    pub fn open(&self) -> Option<&[C]> {
        match self {
            Stack::Open(cards) => Some(cards),
            Stack::Hidden(_) => None,
        }
    }

    /// How many cards lie there unseen.
    pub fn hidden(&self) -> usize {
        match self {
            Stack::Open(_) => 0,
            Stack::Hidden(count) => usize::from(*count),
        }
    }
}
