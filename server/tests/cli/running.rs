//! Start, stop, backup and failing starts of servers.

use crate::{serving::Serving, text, tranquility};
use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    process::{Command, Stdio},
};

#[cfg(unix)]
#[test]
fn it_serves_until_it_is_told_to_stop() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let mut server = Command::new(env!("CARGO_BIN_EXE_tranquility"))
        .args(["--listen", "127.0.0.1:0", "--data", text(&data)])
        .env_remove("RUST_LOG")
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut log = BufReader::new(server.stderr.take().expect("a log")).lines();
    let address = log
        .find_map(|line| line.ok()?.split_once("listening on http://").map(|(_, to)| to.to_owned()))
        .expect("it listens");

    let mut stream = TcpStream::connect(address).expect("connected");
    stream.write_all(b"GET /api/games HTTP/1.0\r\n\r\n").expect("asked");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("answered");
    assert!(answer.contains("tranquility"), "{answer}");

    let id = server.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().expect("told").success());
    assert!(server.wait().expect("it ends").success());
    assert!(data.join("journal.db").exists());
}

#[cfg(unix)]
#[test]
fn it_can_be_stopped_while_it_waits_for_its_storage() {
    let folder = tempfile::tempdir().expect("a folder");
    // Accepts connections and never responds.
    let storage = TcpListener::bind("127.0.0.1:0").expect("a port");
    let journal = format!("nats://{}", storage.local_addr().expect("its address"));
    let mut server = Command::new(env!("CARGO_BIN_EXE_tranquility"))
        .args(["--listen", "127.0.0.1:0", "--data", text(folder.path()), "--journal", &journal])
        .env_remove("RUST_LOG")
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut log = BufReader::new(server.stderr.take().expect("a log")).lines();
    assert!(log.any(|line| line.is_ok_and(|line| line.contains("listening on http://"))));
    let id = server.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().expect("told").success());
    assert!(server.wait().expect("it ends").success());
}

#[test]
fn a_backup_can_be_begun_from() {
    let folder = tempfile::tempdir().expect("a folder");
    let [old, new, copy] = ["old", "new", "copy.db"].map(|name| folder.path().join(name));
    let server = Serving::start(&["--data", text(&old)]);
    let secret = "A".repeat(43);
    let host = &server.address;
    let created = server.ask(&format!(
        "POST /api/me/link HTTP/1.0\r\nhost: {host}\r\nauthorization: Bearer {secret}"
    ));
    assert!(created.contains("\"token\":"), "{created}");

    let output = tranquility(&["backup", "--data", text(&old), text(&copy)]);
    assert!(output.status.success(), "{output:?}");
    let again = tranquility(&["backup", "--data", text(&old), text(&copy)]);
    assert_eq!(again.status.code(), Some(1), "nothing is overwritten");

    let restore = || tranquility(&["restore", "--data", text(&new), text(&copy)]);
    assert!(restore().status.success());
    assert_eq!(restore().status.code(), Some(1), "nothing is overwritten");
    Serving::start(&["--data", text(&new)]);
}

#[test]
fn health_fails_where_no_server_is_and_a_damaged_journal_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Serving::start(&["--data", text(&folder.path().join("sound"))]);
    assert!(tranquility(&["health", "--listen", &server.address]).status.success());
    drop(server);
    let data = folder.path().join("unsound");
    fs::create_dir(&data).expect("a folder");
    fs::write(data.join("journal.db"), "no database at all").expect("written");
    let refused = tranquility(&["--listen", "127.0.0.1:0", "--data", text(&data)]);
    assert_eq!(refused.status.code(), Some(1));
    let complaint = String::from_utf8_lossy(&refused.stderr);
    assert!(complaint.contains("the journal can't be opened"), "{complaint}");
    let nobody = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = nobody.local_addr().expect("an address").to_string();
    drop(nobody);
    assert_eq!(tranquility(&["health", "--listen", &address]).status.code(), Some(1));
}

#[test]
fn it_says_why_it_cannot_serve() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    fs::write(&data, "a file, not a folder").expect("written");
    let output = tranquility(&["--listen", "127.0.0.1:0", "--data", text(&data)]);
    assert_eq!(output.status.code(), Some(1));
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(complaint.contains("can't be used"), "{complaint}");
}

#[test]
fn a_second_server_on_a_folder_is_refused_in_a_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let first = Serving::start(&["--data", text(&data)]);
    let second = tranquility(&["--listen", "127.0.0.1:0", "--data", text(&data)]);
    assert_eq!(second.status.code(), Some(1));
    let complaint = String::from_utf8_lossy(&second.stderr);
    let sentence = format!("tranquility: another server is running on the folder {}", text(&data));
    assert!(complaint.lines().any(|line| line.starts_with(&sentence)), "{complaint}");
    drop(first);
    // Nothing remains of a killed one.
    Serving::start(&["--data", text(&data)]);
}
