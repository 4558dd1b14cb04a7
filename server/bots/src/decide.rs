//! One decision, of a game whose type has been erased, by a partner of some level.

use crate::{
    Strategy, WhyLost,
    search::{Budget, QuickDice, search},
};
use record::{catalogue::AnyKnown, with_known};
use rules::{Game, Hidden, TableTalk, TalkKind};
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

/// Returns the action that a partner of that level takes on a seat that knows this, as it is written.
/// `None` if the seat has nothing to do, or no seat looks.
///
/// The same arguments yield the same action.
pub fn decide(known: &AnyKnown, level: Level, rollouts: u32, seed: u64) -> Option<Value> {
    decide_within(known, Budget::new(level, rollouts, seed))
}

/// Like [`decide`], by a budget that can be cut short: the action is then what looked best so far.
pub fn decide_within(known: &AnyKnown, budget: Budget<'_>) -> Option<Value> {
    let seat = known.viewer().seat()?;
    with_known!(known, G, known => {
        serde_json::to_value(search::<G>(known, seat, budget)?).ok()
    })
}

/// Returns why the seat that knows this can tell that no win is possible any more; `None` where it can't, or no seat
/// looks.
pub fn why_lost(known: &AnyKnown) -> Option<WhyLost> {
    let seat = known.viewer().seat()?;
    with_known!(known, G, known => {
        G::why_lost(G::sample(known, &mut QuickDice::new(0)).sight(seat))
    })
}

/// Returns what a partner says in the window that is open to all (T-7.5): which storm it would end, or that it
/// would keep the compass. `None` if there is no such window, or no seat looks.
pub fn opinion(known: &AnyKnown) -> Option<Value> {
    let seat = known.viewer().seat()?;
    with_known!(known, G, known => {
        let position = G::sample(known, &mut QuickDice::new(0));
        position.talk().filter(|window| window.kind == TalkKind::Opinions)?;
        serde_json::to_value(G::opinion(position.sight(seat))?).ok()
    })
}
