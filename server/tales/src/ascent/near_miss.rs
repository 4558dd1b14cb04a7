//! How close a climb came that was lost.

use super::{statistics::Shortfall, stories::Story};
use rules::{
    Outcome,
    ascent::{Ascent, board::Phase, wire::view::Progress},
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How close a climb came that was lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AscentNearMiss")]
pub struct NearMiss {
    /// What the summit still waited for: with nothing, only the summit was wanting.
    pub goals: Vec<Progress>,
    /// How many cards more would have placed the last seat's card.
    pub short: Option<u8>,
    /// The position from which on no summit was left; `None` where one was.
    pub summits_gone: Option<u16>,
}

impl NearMiss {
    /// That of a game, by what was wanting in the end and what is told of it.
    pub(super) fn of(
        game: &Ascent,
        shortfall: Option<&Shortfall>,
        stories: &[Story],
    ) -> Option<NearMiss> {
        let board = game.board();
        if !matches!(board.phase, Phase::Over(Outcome::Lost { .. })) {
            return None;
        }
        let held = shortfall.into_iter().flat_map(|shortfall| &shortfall.hand);
        Some(NearMiss {
            goals: board.goals().into_iter().filter(|goal| goal.reached < goal.needed).collect(),
            short: held.filter_map(|held| held.cost).min(),
            summits_gone: stories.iter().find_map(|story| match story {
                Story::SummitsGone { position } => Some(*position),
                _ => None,
            }),
        })
    }
}
