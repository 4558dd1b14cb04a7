//! One decision, of a game whose type has been erased.

use crate::{Level, Strategy, search::search};
use rules::{
    ascent::Ascent, catalogue::AnySeen, santa_timea::SantaTimea, tranquility::Tranquility,
};
use serde_json::Value;

/// Returns the action that a partner of that level takes on a seat that sees this, as it is written.
/// `None` if the seat has nothing to do, or no seat looks.
///
/// The same arguments yield the same action.
pub fn decide(seen: &AnySeen, level: Level, rollouts: u32, seed: u64) -> Option<Value> {
    decide_as::<Tranquility>(seen, level, rollouts, seed)
        .or_else(|| decide_as::<Ascent>(seen, level, rollouts, seed))
        .or_else(|| decide_as::<SantaTimea>(seen, level, rollouts, seed))
}

fn decide_as<G: Strategy>(seen: &AnySeen, level: Level, rollouts: u32, seed: u64) -> Option<Value> {
    let (seat, seen) = (seen.viewer().seat()?, seen.as_game::<G>()?);
    let action = search::<G>(seen, seat, level, rollouts, seed)?;
    serde_json::to_value(action).ok()
}
