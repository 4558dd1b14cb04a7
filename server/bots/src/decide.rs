//! One decision, of a game whose type has been erased, by a partner of some level.

use crate::{
    Strategy, WhyLost,
    search::{Budget, QuickDice, search},
    tranquility::storms,
};
use record::{catalogue::AnySeen, with_seen};
use rules::{Game, Hidden, TableTalk, TalkKind, tranquility::Tranquility};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// How well a partner plays.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS,
)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "PartnerLevel")]
pub enum Level {
    /// Makes the mistakes that people make.
    Gentle,
    /// Plays by rules of thumb.
    #[default]
    Steady,
    /// Thinks ahead.
    Sharp,
}

impl Level {
    /// The budget of a decision, in games played on in thought.
    pub fn rollouts(self) -> u32 {
        match self {
            Level::Gentle | Level::Steady => 0,
            Level::Sharp => 1_200,
        }
    }
}

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

/// Returns why the seat that sees this can tell that no win is possible any more; `None` where it can't, or no seat
/// looks.
pub fn why_lost(seen: &AnySeen) -> Option<WhyLost> {
    let seat = seen.viewer().seat()?;
    with_seen!(seen, G, seen => {
        G::why_lost(G::sample(seen, &mut QuickDice::new(0)).sight(seat))
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
