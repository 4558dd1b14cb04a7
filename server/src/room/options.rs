//! Options for rooms.

use crate::{
    limits::values, partners::PartnerOptions, room::model::guests::presence::PresenceOptions,
};
use std::num::NonZeroUsize;

/// The default limit on the length of a command: 4 KiB.
const COMMAND_BYTES: NonZeroUsize = NonZeroUsize::MIN.saturating_add(4 * 1024 - 1);

/// The default limit on connections to a room: 200.
const CONNECTIONS_PER_ROOM: NonZeroUsize = NonZeroUsize::MIN.saturating_add(199);

/// Options for rooms.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct RoomOptions {
    /// When absence has consequences
    #[command(flatten)]
    pub presence: PresenceOptions,
    /// Partners
    #[command(flatten)]
    pub partners: PartnerOptions,
    /// Commands a connection may send per second, and twice as many at once
    #[arg(
        long,
        hide = true,
        default_value_t = 10.0,
        value_parser = values::rate,
        value_name = "N"
    )]
    pub commands_per_second: f64,
    /// Lines of free text a guest may send in ten seconds
    #[arg(
        long,
        hide = true,
        default_value_t = 5.0,
        value_parser = values::rate,
        value_name = "N"
    )]
    pub chat_per_10_seconds: f64,
    /// Open WebSockets of a room; players and the host get in although it is full
    #[arg(
        long,
        hide = true,
        default_value_t = CONNECTIONS_PER_ROOM,
        value_name = "N"
    )]
    pub connections_per_room: NonZeroUsize,
    /// Longest command, in bytes
    #[arg(
        long,
        hide = true,
        default_value_t = COMMAND_BYTES,
        value_name = "N"
    )]
    pub command_bytes: NonZeroUsize,
    /// Seconds after which a room without connections is unloaded from memory
    #[arg(
        long,
        hide = true,
        default_value_t = 300.0,
        value_parser = values::seconds,
        value_name = "SECONDS"
    )]
    pub unload_after: f64,
    /// Seconds after which a connection that reads nothing, or does not answer pings, is closed
    #[arg(
        long,
        hide = true,
        default_value_t = 75.0,
        value_parser = values::some_seconds,
        value_name = "SECONDS"
    )]
    pub drop_after: f64,
    /// Seconds after which pages come back when the server restarts; each adds up to as many again,
    /// so that they don't all come at once
    #[arg(
        long,
        env = "TRANQUILITY_RETRY_AFTER",
        default_value_t = 3.0,
        value_parser = values::seconds,
        value_name = "SECONDS"
    )]
    pub retry_after: f64,
}

impl Default for RoomOptions {
    fn default() -> RoomOptions {
        RoomOptions {
            presence: PresenceOptions::default(),
            partners: PartnerOptions::default(),
            commands_per_second: 10.0,
            chat_per_10_seconds: 5.0,
            connections_per_room: CONNECTIONS_PER_ROOM,
            command_bytes: COMMAND_BYTES,
            unload_after: 300.0,
            drop_after: 75.0,
            retry_after: 3.0,
        }
    }
}

impl RoomOptions {
    /// Lifts the limits per connection, guest and room.
    pub fn lift(&mut self) {
        self.commands_per_second = 1e6;
        self.chat_per_10_seconds = 1e6;
        self.connections_per_room = NonZeroUsize::MAX;
    }
}
