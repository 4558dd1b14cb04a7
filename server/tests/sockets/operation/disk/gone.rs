//! A journal that is taken away from under the program.

use super::until_ready;
use super::{done_later, fresh_id, make_moves, make_table, next_move, playing, refused, survives};
use std::fs;
use test_support::process::Process;

#[tokio::test(flavor = "multi_thread")]
async fn a_journal_that_is_taken_away_is_noticed_and_taken_up_when_it_is_back() {
    let home = tempfile::tempdir().unwrap();
    let [data, away] = ["data", "away"].map(|name| home.path().join(name));
    let mut server = Process::start(&data, 0, &[]).await;
    let (room, mut ana) = playing(server.address).await;
    make_moves(&mut ana, 3).await;

    // Before anything is to be written.
    fs::rename(&data, &away).unwrap();
    ana.until(|ana| ana.storage == [false]).await.unwrap();
    server.says("the journal was taken away").await;
    until_ready(server.address, false).await;
    let (id, command) = (fresh_id(), next_move(&ana));
    refused(server.address, &room, &mut ana, &id, &command).await;
    assert_eq!(make_table(server.address).await.0, 503);

    fs::rename(&away, &data).unwrap();
    ana.until(|ana| ana.storage == [false, true]).await.unwrap();
    done_later(&mut ana, &id, &command).await;
    until_ready(server.address, true).await;

    // Another journal in its place is not taken up.
    let [journal, other] = ["journal.db", "other.db"].map(|name| data.join(name));
    fs::copy(&journal, &other).unwrap();
    fs::rename(&journal, &away).unwrap();
    fs::rename(&other, &journal).unwrap();
    let (id, command) = (fresh_id(), next_move(&ana));
    refused(server.address, &room, &mut ana, &id, &command).await;
    ana.until(|ana| ana.storage == [false, true, false]).await.unwrap();
    fs::rename(&away, &journal).unwrap();
    ana.until(|ana| ana.storage == [false, true, false, true]).await.unwrap();
    done_later(&mut ana, &id, &command).await;
    survives(server, &data, &room, ana).await;
}
