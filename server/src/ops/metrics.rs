//! The Prometheus metrics and their names.
//!
//! Nothing is recorded, at next to no cost, unless a recorder is [installed](install).

use metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use metrics_exporter_prometheus::{BuildError, PrometheusBuilder, PrometheusHandle};
use std::{
    fs,
    path::Path,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

/// The upper bounds of the histograms' buckets, in seconds.
const SECONDS: [f64; 12] =
    [0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

const ROOMS: &str = "tranquility_rooms";
const PLAYERS: &str = "tranquility_players";
const CONNECTIONS: &str = "tranquility_connections";
const GAMES_STARTED: &str = "tranquility_games_started_total";
const GAMES_ENDED: &str = "tranquility_games_ended_total";
const ROOMS_DELETED: &str = "tranquility_rooms_deleted_total";
const COMMANDS: &str = "tranquility_commands_total";
const REFUSALS: &str = "tranquility_refusals_total";
const COMMIT: &str = "tranquility_commit_seconds";
const COMMAND: &str = "tranquility_command_seconds";
const VIEW: &str = "tranquility_view_seconds";
const THOUGHT: &str = "tranquility_thought_seconds";
const THOUGHTS: &str = "tranquility_thoughts_queue";
const QUEUE: &str = "tranquility_journal_queue";
const MAILBOXES: &str = "tranquility_mailbox_queue";
const JOURNAL: &str = "tranquility_journal_bytes";
const DISK: &str = "tranquility_disk_free_bytes";
const BUILD: &str = "tranquility_build_info";
const BEGAN: &str = "process_start_time_seconds";
const RESIDENT: &str = "process_resident_memory_bytes";

/// The interval at which gauges are sampled.
const SAMPLING_INTERVAL: Duration = Duration::from_secs(5);

/// Installs the recorder.
pub(crate) fn install() -> Result<PrometheusHandle, BuildError> {
    let handle = PrometheusBuilder::new().set_buckets(&SECONDS)?.install_recorder()?;
    describe_gauge!(ROOMS, "Rooms in memory");
    describe_gauge!(PLAYERS, "Seats in rooms in memory whose player is connected");
    describe_gauge!(CONNECTIONS, "Open WebSockets");
    describe_counter!(GAMES_STARTED, "Games that began, by game");
    describe_counter!(GAMES_ENDED, "Games that ended, by game");
    describe_counter!(ROOMS_DELETED, "Old tables deleted");
    counter!(ROOMS_DELETED).increment(0);
    describe_counter!(COMMANDS, "Commands received");
    describe_counter!(REFUSALS, "Commands refused, by code");
    describe_histogram!(COMMIT, "From handing entries to the journal to their being durable");
    describe_histogram!(COMMAND, "From receiving a command to its being durable and applied");
    describe_histogram!(VIEW, "From a change being durable to all who can take it having its view");
    describe_histogram!(THOUGHT, "How long a partner thought about an action");
    describe_gauge!(THOUGHTS, "Partners' thoughts that wait for a thread");
    describe_gauge!(QUEUE, "Requests that wait for the journal's writer");
    describe_gauge!(MAILBOXES, "Messages that wait for rooms, all rooms together");
    describe_gauge!(JOURNAL, "Size of the journal's files");
    describe_gauge!(DISK, "Free space on the disk of the journal");
    describe_gauge!(BUILD, "1, with the version of the program and of the rules it knows");
    describe_gauge!(BEGAN, "When the program was started, in seconds since 1970 (UTC)");
    describe_gauge!(RESIDENT, "Memory in use");
    let version = env!("CARGO_PKG_VERSION");
    gauge!(BUILD, "version" => version, "rules" => rules::VERSION.to_string()).set(1.0);
    gauge!(BEGAN)
        .set(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs_f64());
    Ok(handle)
}

/// Sets the number of rooms in memory.
pub(crate) fn rooms(count: usize) {
    gauge!(ROOMS).set(count as f64);
}

/// An open WebSocket, counted until this is dropped.
#[derive(Debug)]
pub(crate) struct Connected(());

impl Default for Connected {
    fn default() -> Connected {
        gauge!(CONNECTIONS).increment(1.0);
        Connected(())
    }
}

impl Drop for Connected {
    fn drop(&mut self) {
        gauge!(CONNECTIONS).decrement(1.0);
    }
}

/// A room's share of the number of players, until this is dropped.
#[derive(Debug, Default)]
pub(crate) struct Players(usize);

impl Players {
    /// Sets the number of the room's players.
    pub(crate) fn set(&mut self, count: usize) {
        if count != self.0 {
            gauge!(PLAYERS).increment(count as f64 - self.0 as f64);
            self.0 = count;
        }
    }
}

impl Drop for Players {
    fn drop(&mut self) {
        self.set(0);
    }
}

/// Counts a game's start.
pub(crate) fn game_started(game: &'static str) {
    counter!(GAMES_STARTED, "game" => game).increment(1);
}

/// Counts a game's end, with or without a result.
pub(crate) fn game_ended(game: &'static str) {
    counter!(GAMES_ENDED, "game" => game).increment(1);
}

/// Counts a deleted table.
pub(crate) fn room_deleted() {
    counter!(ROOMS_DELETED).increment(1);
}

/// Counts a received command.
pub(crate) fn command() {
    counter!(COMMANDS).increment(1);
}

/// Counts a refused command.
pub(crate) fn refusal(code: &str) {
    counter!(REFUSALS, "code" => code.to_owned()).increment(1);
}

/// Records the time from receiving a command to its completion.
pub(crate) fn command_done(received: Instant) {
    histogram!(COMMAND).record(received.elapsed());
}

/// Records the time from appending entries to their durability.
pub(crate) fn committed(handed: Instant) {
    histogram!(COMMIT).record(handed.elapsed());
}

/// Records the time from a change's durability to its display.
pub(crate) fn shown(durable: Instant) {
    histogram!(VIEW).record(durable.elapsed());
}

/// Records a partner's thought.
pub(crate) fn thought(began: Instant) {
    histogram!(THOUGHT).record(began.elapsed());
}

/// Sets the number of partners' thoughts that wait for a thread.
pub(crate) fn waiting_thoughts(count: usize) {
    gauge!(THOUGHTS).set(count as f64);
}

/// Samples the gauges at intervals. Never completes. `mailboxes` counts the messages that wait for
/// rooms.
pub(crate) async fn watch(mailboxes: impl Fn() -> usize, journal: &Path) {
    let mut ticks = tokio::time::interval(SAMPLING_INTERVAL);
    loop {
        ticks.tick().await;
        gauge!(MAILBOXES).set(mailboxes() as f64);
        let log = journal.with_extension("db-wal");
        let sizes = [journal, &log].map(|file| fs::metadata(file).map_or(0, |file| file.len()));
        gauge!(JOURNAL).set(sizes.iter().sum::<u64>() as f64);
        if let Some(free) = journal.parent().and_then(|data| fs4::available_space(data).ok()) {
            gauge!(DISK).set(free as f64);
        }
        if let Some(memory) = memory_stats::memory_stats() {
            gauge!(RESIDENT).set(memory.physical_mem as f64);
        }
    }
}
