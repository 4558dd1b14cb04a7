//! In how many ways the monsters and the start card of a seat can have gone.

use serde::{Deserialize, Serialize};
use std::array;

/// As much as one way in which a card can have come somewhere: ways are counted in small parts of it.
pub const WAY: u64 = 1 << 24;
/// The most monsters that a hand can hold.
pub const MOST_MONSTERS: usize = 5;

/// Ways, by the number of monsters in the hand.
pub type Ways = [u64; MOST_MONSTERS + 1];

/// How the monsters and the start card of a seat can have gone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HiddenCards {
    /// The ways in which the cards drawn can be the monsters of the hand, and none of them the start
    /// card: all of them, since the seat was last known to hold no monster, and to have room for them.
    pub ways: Ways,
    /// Its start card, from when it is shuffled in until it is played.
    pub start: Option<StartTrace>,
}

/// Where a start card may be besides the draw pile, in which every place goes with each of the
/// [ways](HiddenCards::ways).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartTrace {
    /// The ways in which one of the cards drawn is the start card and in the hand, and others are the
    /// monsters there.
    pub held: Ways,
    /// The same with the start card among the discards.
    pub discarded: Ways,
}

/// That share of the ways, and not nothing where there is one.
pub(in crate::tranquility) fn share(ways: u64, part: usize, whole: usize) -> u64 {
    let (part, whole) = (part as u64, whole.max(1) as u64);
    if ways == 0 || part == 0 || part >= whole {
        return if part == 0 { 0 } else { ways };
    }
    // The product of all ways and a part can be too large.
    (ways / whole * part + ways % whole * part / whole).max(1)
}

/// The share of the ways in which so many of the special cards of a hand are among those discarded, each
/// card but the monsters being as likely as the others.
fn share_discarded(ways: u64, spare: usize, cards: usize, special: usize, chosen: usize) -> u64 {
    if ways == 0 || special == 0 {
        return ways;
    }
    let (Some(others), Some(more)) = (spare.checked_sub(special), cards.checked_sub(chosen)) else {
        return 0;
    };
    let (part, whole) = (choices(others, more), choices(spare, cards).max(1));
    if part == 0 {
        return 0;
    }
    // Rounded, and not nothing where there is a way. The product of all ways and a part can be too large.
    (ways / whole * part + (ways % whole * part + whole / 2) / whole).max(1)
}

/// In how many ways so many of all can be chosen.
fn choices(all: usize, chosen: usize) -> u64 {
    if chosen > all {
        return 0;
    }
    (0..chosen as u64).fold(1, |ways, place| ways * (all as u64 - place) / (place + 1))
}

impl HiddenCards {
    /// All ways, wherever the start card is.
    pub(super) fn all_ways(&mut self) -> impl Iterator<Item = &mut Ways> {
        let start = self.start.iter_mut().flat_map(|start| [&mut start.held, &mut start.discarded]);
        start.chain([&mut self.ways])
    }

    pub(super) fn is_possible(&self) -> bool {
        let mut hidden = *self;
        hidden.all_ways().flatten().any(|ways| *ways > 0)
    }

    pub(super) fn add(&mut self, other: &HiddenCards) {
        let mut other = *other;
        for (ways, more) in self.all_ways().zip(other.all_ways()) {
            ways.iter_mut().zip(more).for_each(|(ways, more)| *ways += *more);
        }
    }

    /// So many times as many ways.
    pub(super) fn times(mut self, count: u64) -> HiddenCards {
        self.all_ways().flatten().for_each(|ways| *ways *= count);
        self
    }

    /// That share of the ways.
    pub(super) fn share(mut self, part: usize, whole: usize) -> HiddenCards {
        self.all_ways().flatten().for_each(|ways| *ways = share(*ways, part, whole));
        self
    }

    /// Notes that a monster was played, any of those in the hand.
    pub(super) fn play_monster(&mut self) {
        for ways in self.all_ways() {
            for left in 0..MOST_MONSTERS {
                ways[left] = ways[left + 1] * (left as u64 + 1);
            }
            ways[MOST_MONSTERS] = 0;
        }
    }

    pub(super) fn draw(&mut self, has_monsters: bool) {
        let before = self.ways;
        if has_monsters {
            for ways in self.all_ways() {
                for number in (1..=MOST_MONSTERS).rev() {
                    ways[number] += ways[number - 1];
                }
            }
        }
        if let Some(start) = &mut self.start {
            start.held.iter_mut().zip(before).for_each(|(held, ways)| *held += ways);
        }
    }

    /// What is left when so many cards were discarded, so many of the `special` ones among them.
    pub(super) fn discard(
        &self,
        hand: usize,
        cards: usize,
        special: usize,
        chosen: usize,
    ) -> HiddenCards {
        // No monster is discarded (T-6.3).
        let share = |ways: &Ways, special: usize, chosen: usize| -> Ways {
            array::from_fn(|monsters| {
                let spare = hand.saturating_sub(monsters);
                share_discarded(ways[monsters], spare, cards, special, chosen)
            })
        };
        let start = self.start.as_ref().map(|StartTrace { held, discarded }| {
            let mut gone = share(discarded, special, chosen);
            let with_start = share(held, special + 1, chosen + 1);
            gone.iter_mut().zip(with_start).for_each(|(gone, more)| *gone += more);
            StartTrace { held: share(held, special + 1, chosen), discarded: gone }
        });
        HiddenCards { ways: share(&self.ways, special, chosen), start }
    }

    /// Notes that a card was shown that is none of the `special` ones, the monsters and the start card.
    pub(super) fn show(&mut self, hand: usize, special: usize) {
        let shown = |ways: &mut Ways, special: usize| {
            for (monsters, ways) in ways.iter_mut().enumerate() {
                *ways = share(*ways, hand.saturating_sub(monsters + special), hand);
            }
        };
        shown(&mut self.ways, special);
        if let Some(StartTrace { held, discarded }) = &mut self.start {
            shown(held, special + 1);
            shown(discarded, special);
        }
    }
}
