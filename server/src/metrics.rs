//! What the server tells about itself to Prometheus. The names of all figures are here.
//!
//! Nothing is counted unless a recorder is [installed](install), which costs the rest nothing.

use metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use metrics_exporter_prometheus::{BuildError, PrometheusBuilder, PrometheusHandle};
use std::time::{Duration, Instant};

/// Upper ends of the classes into which times are sorted, in seconds.
const SECONDS: [f64; 12] =
    [0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

const ROOMS: &str = "tranquility_rooms";
const CONNECTIONS: &str = "tranquility_connections";
const GAMES_STARTED: &str = "tranquility_games_started_total";
const GAMES_ENDED: &str = "tranquility_games_ended_total";
const COMMANDS: &str = "tranquility_commands_total";
const REFUSALS: &str = "tranquility_refusals_total";
const COMMIT: &str = "tranquility_commit_seconds";
const COMMAND: &str = "tranquility_command_seconds";
const QUEUE: &str = "tranquility_journal_queue";
const RESIDENT: &str = "process_resident_memory_bytes";

/// Begins to count.
///
/// # Errors
/// Somebody counts already.
pub fn install() -> Result<PrometheusHandle, BuildError> {
    let handle = PrometheusBuilder::new().set_buckets(&SECONDS)?.install_recorder()?;
    describe_gauge!(ROOMS, "Rooms in memory");
    describe_gauge!(CONNECTIONS, "Open WebSockets");
    describe_counter!(GAMES_STARTED, "Games that began, by game");
    describe_counter!(GAMES_ENDED, "Games that ended, by game");
    describe_counter!(COMMANDS, "Commands received");
    describe_counter!(REFUSALS, "Commands refused, by code");
    describe_histogram!(COMMIT, "From handing entries to the journal to their being durable");
    describe_histogram!(COMMAND, "From receiving a command to its being durable and applied");
    describe_gauge!(QUEUE, "Requests that wait for the journal's writer");
    describe_gauge!(RESIDENT, "Memory in use");
    Ok(handle)
}

/// So many rooms are in memory.
pub fn rooms(count: usize) {
    gauge!(ROOMS).set(count as f64);
}

/// A WebSocket was opened, or closed.
pub fn connections(change: i32) {
    gauge!(CONNECTIONS).increment(f64::from(change));
}

/// A game began.
pub fn game_started(game: &'static str) {
    counter!(GAMES_STARTED, "game" => game).increment(1);
}

/// A game ended, with or without a result.
pub fn game_ended(game: &'static str) {
    counter!(GAMES_ENDED, "game" => game).increment(1);
}

/// A command came in.
pub fn command() {
    counter!(COMMANDS).increment(1);
}

/// A command was refused.
pub fn refusal(code: &str) {
    counter!(REFUSALS, "code" => code.to_owned()).increment(1);
}

/// A command that was received then has been done.
pub fn command_done(received: Instant) {
    histogram!(COMMAND).record(received.elapsed());
}

/// Entries that were handed to the journal then are durable.
pub fn committed(handed: Instant) {
    histogram!(COMMIT).record(handed.elapsed());
}

/// So many requests wait for the journal's writer.
pub fn journal_queue(length: usize) {
    gauge!(QUEUE).set(length as f64);
}

/// Measures the memory every now and then, for as long as this is awaited.
pub async fn watch_memory() {
    let mut ticks = tokio::time::interval(Duration::from_secs(5));
    loop {
        ticks.tick().await;
        if let Some(memory) = memory_stats::memory_stats() {
            gauge!(RESIDENT).set(memory.physical_mem as f64);
        }
    }
}
