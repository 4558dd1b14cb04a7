//! How many entries the SQLite journal takes, and how long its writers wait.
//!
//! Every producer has a stream of its own and one append under way, as a room has.
//! `cargo bench --bench journal`

use journal::{Journal, SqliteJournal};
use std::{
    error::Error,
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::task::JoinSet;

const ENTRY_BYTES: usize = 150;
const SECONDS: u64 = 5;

fn main() -> Result<(), Box<dyn Error>> {
    println!(
        "{:>9} {:>11} {:>9} {:>9} {:>11}",
        "producers", "appends/s", "p50 ms", "p99 ms", "CPU µs each"
    );
    for producers in [1, 50, 500, 2_000] {
        let folder = tempfile::tempdir()?;
        let journal = Arc::new(SqliteJournal::open(&folder.path().join("journal.db"))?);
        let runtime = tokio::runtime::Runtime::new()?;
        let cpu = cpu_time();
        let started = Instant::now();
        let mut waits = runtime.block_on(run(journal, producers));
        let elapsed = started.elapsed();
        let cpu = cpu_time().saturating_sub(cpu);
        waits.sort_unstable();
        let at = |percent: usize| waits[(waits.len() - 1) * percent / 100].as_secs_f64() * 1e3;
        println!(
            "{producers:>9} {:>11.0} {:>9.2} {:>9.2} {:>11.1}",
            waits.len() as f64 / elapsed.as_secs_f64(),
            at(50),
            at(99),
            cpu.as_secs_f64() * 1e6 / waits.len() as f64
        );
    }
    Ok(())
}

/// Lets the producers append for a while; how long each append took.
async fn run(journal: Arc<SqliteJournal>, producers: usize) -> Vec<Duration> {
    let end = Instant::now() + Duration::from_secs(SECONDS);
    let mut running = JoinSet::new();
    for producer in 0..producers {
        let journal = Arc::clone(&journal);
        running.spawn(async move {
            let stream = format!("room/{producer:010}");
            let mut waits = Vec::new();
            let mut before = Instant::now();
            while before < end {
                let entry = vec![b'x'; ENTRY_BYTES];
                let appended = journal.append(&stream, waits.len() as u64, vec![entry]).await;
                let now = Instant::now();
                match appended {
                    Ok(()) => waits.push(now - before),
                    Err(error) => panic!("{error}"),
                }
                before = now;
            }
            waits
        });
    }
    running.join_all().await.concat()
}

/// User and system time of this process so far, where the system tells it.
fn cpu_time() -> Duration {
    const TICKS_PER_SECOND: u64 = 100;
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after_name = stat.rsplit(')').next().unwrap_or_default();
    let ticks: u64 = after_name
        .split_whitespace()
        .skip(11)
        .take(2)
        .filter_map(|field| field.parse::<u64>().ok())
        .sum();
    Duration::from_millis(ticks * 1000 / TICKS_PER_SECOND)
}
