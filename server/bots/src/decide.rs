//! One decision, of a game whose type has been erased.

use crate::{
    Level,
    search::{Budget, QuickDice, search},
    tranquility::storms,
};
use rules::{Game, Hidden, TalkKind, catalogue::AnySeen, tranquility::Tranquility, with_seen};
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
    let seat = seen.viewer().seat()?;
    with_seen!(seen, G, seen => {
        serde_json::to_value(search::<G>(seen, seat, budget)?).ok()
    })
}

/// Returns what a partner says in the window that is open to all (T-7.5): which storm it would end, or that it
/// would keep the compass. `None` if there is no such window, or no seat looks.
pub fn opinion(seen: &AnySeen) -> Option<Value> {
    let AnySeen::Tranquility(viewer, seen) = seen else { return None };
    let seat = viewer.seat()?;
    let position = Tranquility::sample(seen, &mut QuickDice::new(0));
    let window = position.talk().filter(|window| window.kind == TalkKind::Opinions);
    window.and_then(|_| serde_json::to_value(storms::opinion(position.sight(seat))).ok())
}
