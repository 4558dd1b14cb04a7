//! One decision, of a game whose type has been erased.

use crate::{
    Level, Strategy,
    search::{Budget, QuickDice, search},
    tranquility::storms,
};
use rules::{
    Game, Hidden, TalkKind, ascent::Ascent, catalogue::AnySeen, santa_timea::SantaTimea,
    tranquility::Tranquility,
};
use serde_json::Value;

/// Returns the action that a partner of that level takes on a seat that sees this, as it is written.
/// `None` if the seat has nothing to do, or no seat looks.
///
/// The same arguments yield the same action.
pub fn decide(seen: &AnySeen, level: Level, rollouts: u32, seed: u64) -> Option<Value> {
    decide_within(seen, Budget::new(level, rollouts, seed))
}

/// Like [`decide`], by a budget that can be cut short: the action is then what looked best so far.
pub fn decide_within(seen: &AnySeen, budget: Budget<'_>) -> Option<Value> {
    decide_as::<Tranquility>(seen, budget)
        .or_else(|| decide_as::<Ascent>(seen, budget))
        .or_else(|| decide_as::<SantaTimea>(seen, budget))
}

/// Returns what a partner says in the window that is open to all (T-7.5): which storm it would end, or that it
/// would keep the compass. `None` if there is no such window, or no seat looks.
pub fn opinion(seen: &AnySeen) -> Option<Value> {
    let (seat, seen) = (seen.viewer().seat()?, seen.as_game::<Tranquility>()?);
    let position = Tranquility::sample(seen, &mut QuickDice::new(0));
    let window = position.talk().filter(|window| window.kind == TalkKind::Opinions);
    window.and_then(|_| serde_json::to_value(storms::opinion(position.sight(seat))).ok())
}

fn decide_as<G: Strategy>(seen: &AnySeen, budget: Budget<'_>) -> Option<Value> {
    let (seat, seen) = (seen.viewer().seat()?, seen.as_game::<G>()?);
    let action = search::<G>(seen, seat, budget)?;
    serde_json::to_value(action).ok()
}
