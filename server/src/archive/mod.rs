//! What remains of games: history, summaries, results, replays, analyses, uploaded records, and their
//! deletion.

pub mod analysis;
pub mod game_history;
pub mod replay;
pub mod results;
pub mod retention;
mod table_games;
pub(crate) mod uploads;

use crate::{
    archive::analysis::Analyser,
    deals::service::Deals,
    room::registry::{RoomContext, Rooms},
};
use journal::Journal;
use std::sync::Arc;

/// The games of all tables as they are stored, whether or not their rooms are live.
#[derive(Clone)]
pub struct Archive {
    journal: Arc<dyn Journal>,
    deals: Arc<Deals>,
    context: Arc<RoomContext>,
    analyser: Analyser,
}

impl Archive {
    /// The archive of the tables to which these rooms belong.
    pub fn of(rooms: &Rooms) -> Archive {
        let context = &rooms.context;
        Archive {
            journal: context.journal.clone(),
            deals: context.deals.clone(),
            context: context.clone(),
            analyser: Analyser::of(rooms),
        }
    }
}
