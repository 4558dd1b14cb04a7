//! Options for rooms.

use crate::{
    partners::PartnerOptions,
    push::{PushOptions, chats::ChatOptions},
    room::model::presence::PresenceOptions,
};
use std::time::Duration;

/// Options for rooms, and limits that tests change.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct RoomOptions {
    /// When absence has consequences
    #[arg(skip)]
    pub presence: PresenceOptions,
    #[command(flatten)]
    pub partners: PartnerOptions,
    /// Pushes to players whose page is closed
    #[command(flatten)]
    pub push: PushOptions,
    /// Calls to the chats of tables' groups
    #[command(flatten)]
    pub chats: ChatOptions,
    /// Commands a connection may send per second, and twice as many at once, of messages of any kind ten times as many;
    /// counted in `actor/commands.rs`
    #[arg(skip = 10.0)]
    pub commands_per_second: f64,
    /// Lines of free text a guest may send in ten seconds
    #[arg(skip = 5.0)]
    pub chat_per_10_seconds: f64,
    /// Open WebSockets of a room; players and the host get in although it is full
    #[arg(skip = 200_usize)]
    pub connections_per_room: usize,
    /// After how long a room without connections is unloaded from memory
    #[arg(skip = Duration::from_secs(300))]
    pub unload_after: Duration,
    /// After how long a connection that reads nothing, or does not answer pings, is closed; outside silent
    /// games its player shows as gone after a fifth of that, while anything happens at the table
    #[arg(skip = Duration::from_secs(30))]
    pub drop_after: Duration,
    /// The longest that a question about a room waits for its turn
    #[arg(skip = Duration::from_secs(2))]
    pub question_timeout: Duration,
    /// How soon pages come back after a restart
    ///
    /// Each adds up to as much again, so that they don't all come at once.
    #[arg(
        long,
        env = "TRANQUILITY_RETRY_AFTER",
        default_value = "3",
        value_parser = seconds,
        value_name = "SECONDS"
    )]
    pub retry_after: Duration,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let parsed = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    parsed
        .filter(|duration| *duration <= Duration::from_secs(60 * 60))
        .ok_or_else(|| "it takes a number of seconds, up to an hour".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_seconds_are_checked() {
        assert_eq!(seconds("0.5"), Ok(Duration::from_millis(500)));
        for text in ["NaN", "inf", "-1", "3601", "soon", ""] {
            assert!(seconds(text).is_err(), "{text}");
        }
    }
}
