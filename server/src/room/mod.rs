//! People at a table.
//!
//! A room is a fold over its journal entries: [`Room::handle`] turns a command into [`entry`]s,
//! [`Room::apply`] takes an entry in. Both are free of I/O and clocks, so that a room is tested
//! without a socket and rebuilt from its stream alone. What a guest gets to see of it is made in
//! [`view`]. Who is connected is soft state beside the room ([`presence`]), never in the journal.
//!
//! Around it, [`live`] is the task that owns a room while somebody is connected, and [`Rooms`] finds
//! or starts that task.

mod access;
mod announce;
mod attendance;
mod audience;
mod bounds;
mod chat;
mod close;
mod code;
mod contain;
mod create;
mod daily;
mod entry;
mod evening;
mod folded;
mod game_summary;
mod games;
mod guests;
mod handle;
mod history;
mod host;
mod live;
mod look;
mod my_table;
mod names;
mod next_deal;
mod open_tables;
mod operate;
mod options;
mod other_rules;
mod outbox;
mod play;
mod presence;
mod registry;
mod results;
mod retention;
mod state;
mod storage;
mod take_over;
mod talk;
pub mod view;
mod withdrawal;

pub use code::RoomCode;
pub use create::{NewDeal, NewRoom};
pub use daily::Finished;
pub use entry::{Cause, Entry, Event};
pub use handle::{Handled, Moment};
pub use history::Summary;
pub use live::{Joining, RoomOptions, turn_away};
pub use my_table::MyTable;
pub use next_deal::{Dealt, NextDeal};
pub use open_tables::{OpenTable, OpenTables};
pub use operate::LiveRoom;
pub use options::{Prospect, prospect};
pub use presence::{Presence, PresenceOptions};
pub use registry::Rooms;
pub use results::{DailyDealResults, DailyResults, DealResults, GameResult};
pub use retention::{Expired, RetentionOptions, expired};
pub use state::{Corrupt, Room};
pub use withdrawal::Withdrawal;
