//! A database that the program may only read.

use super::{done_later, fresh_id, make_moves, next_move, playing, refused};
use super::{survives, until_ready};
use std::{
    fs::{self, Permissions},
    os::unix::fs::{MetadataExt, PermissionsExt},
    path::Path,
};
use test_support::{
    client::Client,
    process::{self, Process},
};
use tokio::process::Command;

/// The user id of an unprivileged user.
const UNPRIVILEGED: u32 = 65_534;

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_can_only_be_read_is_shown_and_taken_up_when_it_can_be_written() {
    let home = tempfile::tempdir().unwrap();
    let data = home.path().join("data");
    fs::create_dir(&data).unwrap();
    let mut server = start(home.path(), &data).await;
    let (room, mut ana) = playing(server.address).await;
    make_moves(&mut ana, 5).await;
    let shown = ana.view;
    server.kill().await;

    let allow = |mode| {
        let path = data.join("journal.db");
        fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
    };
    allow(0o444);
    server = start(home.path(), &data).await;
    server.says("the journal can only be read").await;
    let mut ana = Client::join(server.address, &room, 1).await;
    assert_eq!(ana.view["game"], shown["game"]);
    let (id, command) = (fresh_id(), next_move(&ana));
    refused(server.address, &room, &mut ana, &id, &command).await;
    server.says("the journal can't be written").await;
    until_ready(server.address, false).await;

    allow(0o644);
    done_later(&mut ana, &id, &command).await;
    until_ready(server.address, true).await;
    survives(server, &data, &room, ana).await;
}

/// Starts the program as a user for whom permissions apply.
async fn start(home: &Path, data: &Path) -> Process {
    let is_root = fs::metadata("/proc/self").unwrap().uid() == 0;
    if !is_root {
        return Process::start(data, 0, &[]).await;
    }
    // Where the program was built, others may have no access.
    let program = home.join("tranquility");
    if !program.exists() {
        fs::copy(process::program(process::SERVER), &program).unwrap();
        for path in [home, data] {
            fs::set_permissions(path, Permissions::from_mode(0o755)).unwrap();
        }
        std::os::unix::fs::chown(data, Some(UNPRIVILEGED), Some(UNPRIVILEGED)).unwrap();
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid", "65534", "--regid", "65534", "--clear-groups"]).arg(program);
    Process::run(command, data, 0, &[]).await
}
