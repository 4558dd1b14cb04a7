//! Where the published rules of The Ascent are silent, ambiguous or lost to us: what we read into them,
//! each clause in its one place.
//!
//! A reading by which a rule has no exception has nothing to say here. It stands where the rule does:
//!
//! - that a slope which makes room for a campfire pays for its new place:
//!   [`Mountain::check_move_up`](super::mountain::Mountain::check_move_up).

use super::{
    card::{Card, Terrain},
    modules::documentary::Sequence,
    wire::view::Goal,
};

/// the type of which one copy of that value bears the ibex mark: they take turns.
pub fn ibex_terrain(value: u8) -> Terrain {
    Terrain::ALL[usize::from(value.saturating_sub(1)) % Terrain::ALL.len()]
}

/// the types of the campfires, one of each. With the bridges they make up the eight cards that are
/// neither slopes nor summits.
pub const CAMPFIRES: [Terrain; 3] = Terrain::ALL;

/// how many bridges there are.
pub const BRIDGES: usize = 5;

/// the sequences of the ten panoramas; all but the first two are ours.
pub const PANORAMAS: [Sequence; 10] = [
    [3, 4, 3],
    [9, 8, 7],
    [5, 6, 7],
    [4, 5, 4],
    [8, 9, 10],
    [6, 6, 5],
    [7, 8, 7],
    [10, 10, 9],
    [11, 10, 11],
    [12, 11, 10],
];

/// A-5.1d: the value that a campfire adopts when it is played, by the cards on its left: that of the
/// nearest slope, 0 where there is none. It is asked for once and kept for good.
pub fn adopted_value(left: &[Card]) -> u8 {
    left.iter().rev().find_map(|card| card.slope()).map_or(0, |slope| slope.value)
}

/// what the summit waits for, as far as it belongs to the game.
pub const GOALS: [Goal; 4] = [Goal::Mountain, Goal::Trail, Goal::Documentary, Goal::Wildlife];

/// how many ibex a herd has where it arrives, by how many stood on each card of its path: all of
/// them, as those that are passed always join.
pub fn herd_that_arrives(on_path: impl Iterator<Item = u8>) -> u8 {
    on_path.sum()
}
