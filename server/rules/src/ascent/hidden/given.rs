//! The bridges that are given out before the deal: where they may be by now, as far as the
//! table can tell.

use crate::{Seat, ascent::card::Card};
use serde::{Deserialize, Serialize};

/// Certainty.
const CERTAIN: u64 = 1 << 48;

/// The most bridges that are given out.
pub const MOST_GIVEN: usize = 2;

/// How the chances stand that a bridge that was given out lies here or there, by how many cards its
/// seat held and discarded in each turn.
///
/// Nothing is read into what a seat does: it counts as having picked its cards blindly, each that it
/// held as likely as the others. How likely it is that the other bridges lie elsewhere is left out of
/// account.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GivenBridge {
    /// The seat to which it was given.
    pub seat: Seat,
    /// That it is still in the hand.
    pub held: u64,
    /// That it was discarded face down.
    pub discarded: u64,
    /// That it was placed.
    pub placed: u64,
}

impl GivenBridge {
    /// A bridge that lies in the hand of the seat for certain.
    pub fn in_hand(seat: Seat) -> GivenBridge {
        GivenBridge { seat, held: CERTAIN, discarded: 0, placed: 0 }
    }

    /// Notes a turn of its seat: the size of the hand before, the card that was placed, and how many
    /// were discarded. If the bridge was in the hand, it left it as likely as any other card; not as
    /// the card that was placed, unless that is a bridge.
    pub(in crate::ascent) fn note_turn(&mut self, hand: usize, placed: Option<Card>, paid: usize) {
        let (hand, paid) = (hand.max(1) as u64, paid as u64);
        let leaving = paid + u64::from(placed.is_some());
        self.discarded += self.held * paid / hand;
        if placed == Some(Card::Bridge) {
            self.placed += self.held / hand;
        }
        self.held = self.held * hand.saturating_sub(leaving) / hand;
    }
}
