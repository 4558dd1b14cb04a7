//! What remains of games: history, summaries, results, replays, uploaded records, and their deletion.

pub(crate) mod game_history;
pub(crate) mod games;
pub mod replay;
pub mod results;
pub mod retention;
pub(crate) mod room_cache;
pub(crate) mod uploads;
