//! Finish cards that came back to a hand (T-6.4), and what was beside them.

use super::ways::HiddenCards;
use crate::tranquility::card::Card;
use serde::{Deserialize, Serialize};
use std::iter::repeat_n;

/// The kinds of cards that can come back (T-6.4, T-9.4).
pub const KINDS: [Card; 2] = [Card::Finish, Card::Wild];

/// How many cards there are of each of [`KINDS`].
pub type Counts = [u8; KINDS.len()];

/// The cards of those counts.
pub fn cards(counts: Counts) -> impl Iterator<Item = Card> {
    KINDS.into_iter().zip(counts).flat_map(|(card, count)| repeat_n(card, count.into()))
}

/// How many cards there are of each of those kinds.
pub fn count(cards: &[Card]) -> Counts {
    KINDS.map(|kind| cards.iter().filter(|card| **card == kind).count() as u8)
}

/// Where the cards are that came back to a hand and were not shown again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Places {
    /// How many are in the hand.
    pub held: Counts,
    /// How many have been discarded.
    pub discarded: Counts,
}

impl Places {
    fn all_held(&self) -> usize {
        self.held.iter().sum::<u8>().into()
    }
}

/// The cards that came back to a hand, beside which others may be monsters or the start card: whether
/// they are still there tells of those, and the other way round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Returned(
    /// How the others can have gone, by where these are; empty where none came back.
    pub Vec<(Places, HiddenCards)>,
);

impl Returned {
    /// Notes that a card came back.
    pub(super) fn come_back(&mut self, card: Card) {
        let more = count(&[card]);
        for (Places { held, .. }, _) in &mut self.0 {
            held.iter_mut().zip(more).for_each(|(held, more)| *held += more);
        }
    }

    /// Notes that a card left a hand of that size for all to see: one of these, or another.
    pub(super) fn show(&mut self, hand: usize, card: Card) {
        let shown = KINDS.iter().position(|kind| *kind == card);
        self.split(|places, hidden, cases| {
            if let Some(kind) = shown
                && let Some(fewer) = places.held[kind].checked_sub(1)
            {
                let mut left = *places;
                left.held[kind] = fewer;
                cases.push((left, hidden.share(places.held[kind].into(), hand)));
            }
            let mut other = *hidden;
            other.show(hand, places.all_held());
            cases.push((*places, other));
        });
    }

    /// Notes that cards were discarded face down from a hand of that size: some of these, or none.
    pub(super) fn discard(&mut self, hand: usize, cards: usize) {
        self.split(|places, hidden, cases| {
            let [finishes, wilds] = places.held;
            for (finish, wild) in
                (0..=finishes).flat_map(|it| (0..=wilds).map(move |wild| (it, wild)))
            {
                let chosen = usize::from(finish + wild);
                let one = hidden.discard(hand, cards, places.all_held(), chosen);
                let mut left = *places;
                for (kind, gone) in [finish, wild].into_iter().enumerate() {
                    left.held[kind] -= gone;
                    left.discarded[kind] += gone;
                }
                let choices = choose(finishes, finish) * choose(wilds, wild);
                cases.push((left, one.times(choices)));
            }
        });
    }

    /// Lets each case become others, and those be one that are the same.
    fn split(
        &mut self,
        mut into: impl FnMut(&Places, &HiddenCards, &mut Vec<(Places, HiddenCards)>),
    ) {
        let mut all = Vec::new();
        self.0.iter().for_each(|(places, hidden)| into(places, hidden, &mut all));
        self.0.clear();
        for (places, hidden) in all.into_iter().filter(|(_, hidden)| hidden.is_possible()) {
            match self.0.iter_mut().find(|(other, _)| *other == places) {
                Some((_, others)) => others.add(&hidden),
                None => self.0.push((places, hidden)),
            }
        }
    }
}

fn choose(all: u8, chosen: u8) -> u64 {
    (0..u64::from(chosen)).fold(1, |ways, place| ways * (u64::from(all) - place) / (place + 1))
}
