//! How close a game came that was lost together.

use super::{statistics::Shortfall, stories::Story};
use rules::{
    Outcome,
    tranquility::{Tranquility, board::Phase},
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How close a game came that was lost together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "TranquilityNearMiss")]
pub struct NearMiss {
    /// How many cells were empty: with none, only the finish was wanting.
    pub empty: u8,
    /// How many cards more would have placed the last seat's card, or paid for the start.
    pub short: Option<u8>,
    /// Since when it could not be won any more, and why; `None` where it still could.
    pub cause: Option<Story>,
}

impl NearMiss {
    /// That of a game, by what was wanting in the end and what is told of it.
    pub(super) fn of(
        game: &Tranquility,
        shortfall: Option<&Shortfall>,
        stories: &[Story],
    ) -> Option<NearMiss> {
        if !matches!(game.board().phase, Phase::Over(Outcome::Lost { .. })) {
            return None;
        }
        let short = shortfall.and_then(|shortfall| match shortfall {
            Shortfall::Action { hand, .. } => hand.iter().filter_map(|held| held.cost).min(),
            Shortfall::Gifts { needed, could } => needed.checked_sub(could.iter().sum()),
        });
        let since = |story: &&Story| match story {
            Story::GapClosed { position, .. } | Story::FinishesGone { position } => Some(*position),
            _ => None,
        };
        let causes = stories.iter().filter(|story| since(story).is_some());
        let cause = causes.min_by_key(since).cloned();
        Some(NearMiss { empty: game.board().sea.empty_cells(), short, cause })
    }
}
