//! Finish cards that came back to a hand (T-6.4), and what was beside them.

use super::ways::HiddenCards;
use crate::tranquility::card::Card;
use serde::{Deserialize, Serialize};

/// Cards that came back to a hand and were not shown again, beside which others may be monsters or the
/// start card: whether they are still there tells of those, and the other way round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Returned {
    /// The cards. Those that are not in the hand have been discarded.
    pub cards: Vec<Card>,
    /// How the others can have gone, by which of the cards are still in the hand: one bit for each.
    pub cases: Vec<(u8, HiddenCards)>,
}

impl Returned {
    /// The cards that are in the hand in a case.
    pub fn held(&self, case: u8) -> impl Iterator<Item = Card> {
        let cards = self.cards.iter().enumerate();
        cards.filter(move |(bit, _)| case >> bit & 1 == 1).map(|(_, card)| *card)
    }

    /// Takes a card out that is shown, if it can be one of these. It counts as one of them then.
    pub(super) fn show(&mut self, card: Card) -> bool {
        let can_be = |bit: &usize| self.cards[*bit] == card && self.cases.iter().any(holds(*bit));
        let Some(bit) = (0..self.cards.len()).find(can_be) else { return false };
        self.cards.remove(bit);
        self.cases.retain(holds(bit));
        for (held, _) in &mut self.cases {
            let below = (1 << bit) - 1;
            *held = *held & below | *held >> 1 & !below;
        }
        true
    }

    /// Notes that cards were discarded face down from a hand of that size: some of these, or none.
    pub(super) fn discard(&mut self, hand: usize, cards: usize) {
        let mut cases: Vec<(u8, HiddenCards)> = Vec::new();
        for (held, hidden) in &self.cases {
            for left in (0..=*held).filter(|left| left & held == *left) {
                let discarded = (held ^ left).count_ones() as usize;
                let hidden = hidden.discard(hand, cards, held.count_ones() as usize, discarded);
                match cases.iter_mut().find(|(other, _)| *other == left) {
                    Some((_, others)) => others.add(&hidden),
                    None if hidden.is_possible() => cases.push((left, hidden)),
                    None => {}
                }
            }
        }
        self.cases = cases;
    }
}

/// Whether a card is in the hand in a case.
fn holds(bit: usize) -> impl Fn(&(u8, HiddenCards)) -> bool {
    move |(held, _)| held >> bit & 1 == 1
}
