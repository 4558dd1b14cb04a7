//! Where the published rules of Santa Timea are silent or ambiguous: what we read into them, each clause
//! in its one place.
//!
//! A reading by which a rule has no exception has nothing to say here. It stands where the rule does:
//!
//! - S-5.5, that all wind cards taken count towards a lost point, thrown-off ones included:
//!   [`score`](super::round::score::score).

use super::{
    card::{Direction, WindCard},
    round::{
        score::triplets,
        trick::{Standing, Value},
    },
};
use crate::Seat;

/// S-2.3: who leads the first trick of a round, by the seats with the most points and by who led the first
/// trick of the round before.
pub fn first_leader(most_points: &[Seat], before: Seat) -> Seat {
    if let [seat] = most_points { *seat } else { before }
}

/// S-3.4: what a led pirate is worth, and what copies it.
pub const LED_PIRATE: Value = Value::LedPirate;

/// S-3.4: how a card of that worth stands: in the first place it takes the wind card, after it it is out.
pub fn standing_of_led_pirate(place: usize) -> Standing {
    if place == 0 { Standing::LedPirate } else { Standing::Out }
}

/// S-3.5: whether a card that is left can lead the next trick, as the highest.
pub fn may_lead_on(value: Value) -> bool {
    value != LED_PIRATE
}

/// S-3.5: who leads the next trick, by the seat of the highest card that can.
pub fn next_leader(highest: Option<Seat>, leader: Seat) -> Seat {
    highest.unwrap_or(leader)
}

/// S-4.1: the triplets that a seat throws off in the base game, where it has no choice: all of them.
pub fn thrown_in_base_game(taken: &[WindCard]) -> Vec<Direction> {
    triplets(taken).collect()
}

/// S-5.2: whether wind cards that no seat takes wait for the next trick: not after the last of the round.
pub fn is_carried(is_experienced: bool, has_next: bool) -> bool {
    is_experienced && has_next
}

/// S-5.3: what all seats have chosen to throw off. Before the last has chosen, none of it is known.
pub fn choices_made_known(chosen: &[Option<Vec<Direction>>]) -> Option<Vec<Vec<Direction>>> {
    chosen.iter().cloned().collect()
}
