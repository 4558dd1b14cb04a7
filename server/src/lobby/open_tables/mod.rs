//! The list of open tables: what their hosts want strangers to find.
//!
//! It is soft state: every live room puts its own entry in and takes it out, and nothing of it
//! outlives the connections. Nodes tell each other what is on their [`list`], so that all have the
//! same.

pub(crate) mod list;
pub(crate) mod other_nodes;

use crate::protocol::{
    message::{TablePhase, Talk},
    settings::Language,
};
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A table that strangers may find.
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
    /// Whether those who watch may ask to see all hands.
    pub open_hands: bool,
    /// The language people speak at the table, if the host has told.
    #[schema(value_type = Option<String>)]
    pub language: Option<Language>,
    /// Where the table stands.
    pub phase: TablePhase,
    /// The name of the host, if there is one that is shown.
    pub host_name: Option<String>,
    /// The names on the seats; while a game is running, on its seats. `null` where nobody sits.
    pub seats: Vec<Option<String>>,
    /// How many seats one could take now.
    pub free: usize,
    /// How many games have been started.
    pub games: u32,
}
