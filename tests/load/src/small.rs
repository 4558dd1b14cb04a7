//! The smallest box: the server on one processor, with 512 MB and a slow card.

use crate::{
    guests::pace::Pace,
    measure::{Setting, measure},
    servers::{nodes::NodeOptions, process::Server},
};
use anyhow::{Context, Result, ensure};
use serde_json::Value;
use std::{
    fs,
    io::Write,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::Output,
    time::{Duration, Instant},
};
use tempfile::TempDir;
use tokio::process::Command;

/// What the box has, in bytes.
const MEMORY: u64 = 512 * 1024 * 1024;
/// How long its card takes to make a commit durable, in milliseconds.
const FSYNC: u64 = 10;
/// How many tables play.
const TABLES: usize = 10;
/// How many games partners play for the time of a decision.
const GAMES: &str = "4";
/// The game that is analysed.
const RECORD: &str =
    include_str!("../../../server/record/tests/records/good/rough_seas_played_4.json");

/// Measures, and prints a line for each figure. `program` is the server; the one with a slow journal lies
/// beside it.
///
/// # Errors
/// A server or a connection failed, or a tool of the system is missing.
pub(crate) async fn run(program: &Path, nodes: &NodeOptions, seed: u64) -> Result<()> {
    let folder = program.parent().unwrap_or(Path::new("."));
    let scripts = TempDir::with_prefix_in("load-", folder)?;
    let limits = format!("taskset -c 0 prlimit --data={MEMORY}");
    let slow = format!("{} --commit-delay {FSYNC}", folder.join("test-server").display());
    let server = script(&scripts, "server", &format!("{limits} {slow}"))?;
    let command = script(&scripts, "command", &format!("{limits} {}", program.display()))?;

    let idle = Server::real(&server, &[], &["--limits=off".into()]).await?.settled().await?;
    println!("idle: {} MB resident", megabytes(idle));
    for partners in [0, 2] {
        let setting = Setting {
            rooms: TABLES,
            pace: Pace::new(Duration::from_secs(1)),
            slow_readers: false,
            idle: 0,
            partners,
            flood: 0,
            with_floor: false,
            warm_up: Duration::from_secs(5),
            duration: Duration::from_secs(30),
            seed,
        };
        let figures = measure(&server, nodes, setting).await?;
        println!(
            "{TABLES} tables, a move a second, beside {partners} of sharp partners: {} MB resident, p50 {:.1} ms, \
             p99 {:.1} ms",
            megabytes(figures.resident_after),
            figures.delays.p50,
            figures.delays.p99,
        );
    }
    for (what, options) in [("nothing removed", "{}"), ("12 removed", r#"{"removed":12}"#)] {
        let played =
            told(&command, &["bots", "measure", "--games", GAMES, "--options", options]).await?;
        let line: Value = serde_json::from_slice(&played.stdout)?;
        println!("a sharp decision, {what}: {} ms", line["ms_per_decision"]);
    }
    let record = scripts.path().join("record.json");
    fs::write(&record, RECORD)?;
    let began = Instant::now();
    told(&command, &["analyse", record.to_str().context("a path in Unicode")?]).await?;
    println!("an analysis: {:.1} s", began.elapsed().as_secs_f64());
    Ok(())
}

/// A program that runs that command line.
fn script(folder: &TempDir, name: &str, line: &str) -> Result<PathBuf> {
    let path = folder.path().join(name);
    let mut file = fs::File::create(&path)?;
    writeln!(file, "#!/bin/sh\nexec {line} \"$@\"")?;
    file.set_permissions(fs::Permissions::from_mode(0o755))?;
    Ok(path)
}

async fn told(program: &Path, arguments: &[&str]) -> Result<Output> {
    let output = Command::new(program).args(arguments).output().await?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Ok(output)
}

fn megabytes(bytes: u64) -> u64 {
    bytes / 1_000_000
}
