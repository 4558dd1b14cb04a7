//! A row of the mountain.

use super::card::Card;
use serde::{Serialize, Serializer};
use std::ops::Deref;

/// How many cells the widest row has.
const WIDEST: usize = 9;

/// The cards of a row from the left, without gaps.
///
/// They lie in place: a position is copied for every action that is tried, and for views.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// What is behind the length means nothing.
    cards: [Card; WIDEST],
    length: u8,
    /// The columns that show bridges, as bits.
    bridges: u16,
}

impl Default for Row {
    fn default() -> Row {
        Row { cards: [Card::Bridge; WIDEST], length: 0, bridges: 0 }
    }
}

impl Row {
    /// Lays a card onto what a column shows, or, in any further column, right of the last card.
    pub fn lay(&mut self, column: u8, card: Card) {
        let column = column.min(self.length);
        let Some(place) = self.cards.get_mut(usize::from(column)) else { return };
        *place = card;
        self.length = self.length.max(column + 1);
        let bit = 1 << column;
        if card == Card::Bridge { self.bridges |= bit } else { self.bridges &= !bit }
    }

    /// The columns that show bridges, from the left. Most rows have none, and are done at once.
    pub fn bridges(&self) -> impl Iterator<Item = u8> + use<> {
        let bridges = self.bridges;
        (bridges.trailing_zeros()..u16::BITS - bridges.leading_zeros())
            .map(|column| column as u8)
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

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.deref().serialize(serializer)
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
