//! A full disk, by a limit on the size of files that is set while the program runs.

use super::{done_later, fresh_id, make_moves, make_table, next_move, playing};
use super::{reading, refused, survives, until_ready};
use std::{fs, path::Path};
use test_support::process::{Process, SERVER, program};
use tokio::process::Command;

#[tokio::test(flavor = "multi_thread")]
async fn on_a_full_disk_nothing_is_accepted_until_there_is_room_again() {
    let data = tempfile::tempdir().unwrap();
    let mut server = start(data.path()).await;
    let (room, mut ana) = playing(server.address).await;
    let reading = reading(data.path());
    make_moves(&mut ana, 5).await;

    // Room for half of what a commit writes.
    let written = fs::metadata(data.path().join("journal.db-wal")).unwrap().len();
    limit(&server, &format!("{}:", written + 2000)).await;
    let (id, command) = (fresh_id(), next_move(&ana));
    refused(server.address, &room, &mut ana, &id, &command).await;
    drop(reading);
    server.says("the journal can't be written").await;
    until_ready(server.address, false).await;
    let (status, answer) = make_table(server.address).await;
    assert_eq!((status, answer["code"].as_str()), (503, Some("unavailable")));

    limit(&server, "unlimited:").await;
    done_later(&mut ana, &id, &command).await;
    until_ready(server.address, true).await;
    survives(server, data.path(), &room, ana).await;
}

/// Starts the program so that it is told of too large a file rather than stopped by a signal.
async fn start(data: &Path) -> Process {
    let mut shell = Command::new("sh");
    shell.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""]).arg(program(SERVER));
    Process::run(shell, data, 0, &[]).await
}

async fn limit(server: &Process, bytes: &str) {
    let (process, limit) = (format!("--pid={}", server.id()), format!("--fsize={bytes}"));
    let set = Command::new("prlimit").args([process, limit]).status().await;
    assert!(set.expect("prlimit, of util-linux").success());
}
