//! A row of the mountain.

use crate::ascent::{card::Card, readings::adopted_value};
use crate::small;
use std::ops::Deref;

/// How many cells the widest row has.
const WIDEST: usize = 9;

/// The cards of a row from the left, without gaps.
///
/// They lie in place: a position is copied for every action that is tried, and for views.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    /// Behind the length there are bridges, which mean nothing.
    cards: [Card; WIDEST],
    /// The values of slopes, and those that campfires have adopted; 0 where there is none (A-5.1d).
    values: [u8; WIDEST],
    length: u8,
    /// The columns that show bridges, as bits.
    bridges: u16,
}

impl Default for Row {
    fn default() -> Row {
        Row { cards: [Card::Bridge; WIDEST], values: [0; WIDEST], length: 0, bridges: 0 }
    }
}

impl Row {
    /// Lays a card onto what a column shows, or, in any further column, right of the last card. A
    /// campfire adopts its value now, and keeps it (A-5.1d).
    pub fn lay(&mut self, column: u8, card: Card) {
        let column = column.min(self.length);
        let value = match card {
            Card::Slope(slope) => slope.value,
            Card::Campfire(_) => adopted_value(&self[..column.into()]),
            Card::Bridge | Card::Summit => 0,
        };
        let index = usize::from(column);
        let (Some(place), Some(old)) = (self.cards.get_mut(index), self.values.get_mut(index))
        else {
            return;
        };
        *place = card;
        *old = value;
        self.length = self.length.max(column + 1);
        let bit = 1 << column;
        if card == Card::Bridge { self.bridges |= bit } else { self.bridges &= !bit }
    }

    /// The value of the card in a column: of a slope its own, of a campfire the one that it adopted
    /// when it was played (A-5.1d).
    pub fn value(&self, column: u8) -> Option<u8> {
        self.values.get(usize::from(column)).copied().filter(|value| *value > 0)
    }

    /// The columns that show bridges, from the left. Most rows have none, and are done at once.
    pub fn bridges(&self) -> impl Iterator<Item = u8> + use<> {
        let bridges = self.bridges;
        (bridges.trailing_zeros()..u16::BITS - bridges.leading_zeros())
            .map(small)
            .filter(move |column| bridges >> column & 1 == 1)
    }
}

impl Deref for Row {
    type Target = [Card];

    fn deref(&self) -> &[Card] {
        self.cards.get(..self.length.into()).unwrap_or_default()
    }
}

impl<'a> IntoIterator for &'a Row {
    type Item = &'a Card;
    type IntoIter = std::slice::Iter<'a, Card>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Card::{Bridge, Summit};

    fn row(cards: &[Card]) -> Row {
        let mut row = Row::default();
        for card in cards {
            row.lay(9, *card);
        }
        row
    }

    #[test]
    fn a_card_goes_right_of_the_last_or_covers_one() {
        let mut row = row(&[Bridge, Summit, Summit]);
        row.lay(1, Bridge);
        row.lay(7, Bridge);
        assert_eq!(*row, [Bridge, Bridge, Summit, Bridge]);
    }

    #[test]
    fn no_card_goes_beyond_the_widest_row() {
        let row = row(&[Bridge; 12]);
        assert_eq!(*row, [Bridge; 9]);
        assert!(row.bridges().eq(0..9));
    }

    #[test]
    fn covered_bridges_do_not_show() {
        let mut row = row(&[Summit, Bridge, Summit, Bridge, Bridge]);
        assert!(row.bridges().eq([1, 3, 4]));
        row.lay(3, Summit);
        assert!(row.bridges().eq([1, 4]));
        row.lay(1, Summit);
        row.lay(4, Summit);
        assert_eq!(row.bridges().count(), 0);
    }
}
