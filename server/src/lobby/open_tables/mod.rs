//! The list of open tables, for guests who look for one to join.
//!
//! It is soft state: every live room adds and removes its own entry, and no entry outlives the room's
//! connections. Nodes send each other their [`list`], so that all show the same.

pub(crate) mod list;
pub(crate) mod other_nodes;

use crate::protocol::{
    message::{TablePhase, Talk},
    settings::Language,
};
use rules::Seat;
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A table that is open to all guests.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct OpenTable {
    /// The table's code.
    pub code: String,
    /// The game's id.
    pub game: &'static str,
    /// The options of the next game; while one is running, its own.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub options: Value,
    /// Whether players may talk freely.
    pub talk: Talk,
    /// Whether guests without a seat may watch.
    pub spectators: bool,
    /// Whether spectators may reveal all hands.
    pub open_hands: bool,
    /// The language spoken at the table, if the host has set it.
    #[schema(value_type = Option<String>)]
    pub language: Option<Language>,
    /// The phase of the table.
    pub phase: TablePhase,
    /// The name of the host, if it is shown.
    pub host_name: Option<String>,
    /// The names on the seats; during a game those of its seats. `null` for free seats.
    pub seats: Vec<Option<String>>,
    /// The seats held by partners.
    #[schema(value_type = Vec<u8>)]
    pub partners: Vec<Seat>,
    /// The number of seats that a newcomer could take now.
    pub free: usize,
    /// The number of games started.
    pub games: u32,
}
