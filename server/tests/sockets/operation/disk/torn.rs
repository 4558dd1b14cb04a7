//! A write that a power cut has torn: the end of the log is missing, or is not what was written.

use super::{make_moves, playing, reading};
use std::{fs, path::Path};
use test_support::{client::Client, process::Process};

/// How many of the last moves are torn, one more each time.
const TORN: usize = 3;

#[tokio::test(flavor = "multi_thread")]
async fn a_torn_write_takes_nothing_with_it_that_was_written_before() {
    let data = tempfile::tempdir().unwrap();
    let server = Process::start(data.path(), 0, &[]).await;
    let (room, mut ana) = playing(server.address).await;
    let reading = reading(data.path());
    // Each view with how long the log was when it had been shown.
    let mut shown = Vec::new();
    for _ in 0..8 {
        make_moves(&mut ana, 1).await;
        let written = fs::metadata(data.path().join("journal.db-wal")).unwrap().len();
        shown.push((ana.view.clone(), written as usize));
    }
    server.kill().await;
    let file = fs::read(data.path().join("journal.db")).unwrap();
    let log = fs::read(data.path().join("journal.db-wal")).unwrap();
    drop(reading);

    for torn in 1..=TORN {
        let first_torn = shown.len() - torn;
        let end = shown[first_torn].1;
        let (mut cut, mut garbled) = (log.clone(), log.clone());
        cut.truncate(end - 100);
        garbled[end - 100] ^= 0xff;
        for log in [cut, garbled] {
            let view = &shown[first_torn - 1].0;
            let copy = tempfile::tempdir().unwrap();
            write(copy.path(), &file, &log);
            let server = Process::start(copy.path(), 0, &[]).await;
            let mut ana = Client::join(server.address, &room, 1).await;
            for part in ["seq", "game"] {
                assert_eq!(ana.view[part], view[part], "{torn} torn");
            }
            make_moves(&mut ana, 1).await;
            server.kill().await;
        }
    }
}

fn write(folder: &Path, file: &[u8], log: &[u8]) {
    fs::write(folder.join("journal.db"), file).unwrap();
    fs::write(folder.join("journal.db-wal"), log).unwrap();
}
