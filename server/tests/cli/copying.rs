//! `tranquility copy`: from a file to a cluster, and back.

use crate::cli::{serving::Serving, text, tranquility};
use std::{fs, path::Path};
use test_support::engine::{Engine, free_ports};

/// Lets a guest of a server on a folder make so many links to other devices.
fn make_links(data: &Path, count: usize) {
    let server = Serving::start(&["--data", text(data)]);
    for _ in 0..count {
        let created = server.ask(&format!(
            "POST /api/me/link HTTP/1.0\r\nhost: {}\r\nauthorization: Bearer {}",
            server.address,
            "A".repeat(43)
        ));
        assert!(created.contains("\"token\":"), "{created}");
    }
}

/// Whether a copy is made, and what is said.
fn copy(from: &str, to: &str) -> (bool, String) {
    let output = tranquility(&["copy", from, to, "--journal-replicas", "1"]);
    let said = if output.status.success() { output.stdout } else { output.stderr };
    (output.status.success(), String::from_utf8(said).expect("text"))
}

#[test]
fn a_journal_is_copied_to_a_cluster_and_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let [data, back, other] = ["data", "back", "other"].map(|name| folder.path().join(name));
    let engine = Engine::start(1);
    let cluster = format!("nats://{}", engine.address(0));
    make_links(&data, 1);
    let (copied, said) = copy(text(&data), &cluster);
    assert!(copied && said.contains(" streams of "), "{said}");

    // What is new is added to what is there.
    make_links(&data, 2);
    let (copied, second) = copy(text(&data), &cluster);
    assert!(copied && second != said, "{second}");
    let (copied, third) = copy(&cluster, text(&back));
    assert!(copied, "{third}");
    let hash = |said: &str| said.rsplit_once(": ").expect("a hash").1.to_owned();
    assert_eq!(hash(&second), hash(&third));
    make_links(&back, 1);

    // Nothing is overwritten.
    make_links(&other, 1);
    for to in [&cluster, text(&back)] {
        let (copied, said) = copy(text(&other), to);
        assert!(!copied && said.contains("copy to where nothing is"), "{said}");
    }
    let (copied, said) = copy(text(&folder.path().join("none")), &cluster);
    assert!(!copied && said.contains("there is no journal"), "{said}");
}

#[test]
fn no_journal_is_copied_while_a_server_runs() {
    let folder = tempfile::tempdir().expect("a folder");
    let [data, to] = ["data", "to"].map(|name| folder.path().join(name));
    let engine = Engine::start(1);
    let cluster = format!("nats://{}", engine.address(0));
    let server = Serving::start(&["--data", text(&data)]);
    let (copied, said) = copy(text(&data), &cluster);
    assert!(!copied && said.contains("a server is running"), "{said}");
    drop(server);

    let node = format!("--node-address={}", free_ports(1)[0]);
    let journal = ["--journal", &cluster, "--journal-replicas", "1"];
    let node = Serving::start(&[&["--data", text(&data), &*node], &journal[..]].concat());
    assert!(node.ask("GET /api/games HTTP/1.0").contains("tranquility"), "it is registered");
    let (copied, said) = copy(&cluster, text(&to));
    assert!(!copied && said.contains("servers are running"), "{said}");
    assert!(!to.exists() || fs::read_dir(&to).is_ok_and(|mut files| files.next().is_none()));
}

#[test]
fn a_server_on_a_cluster_says_what_it_needs() {
    let folder = tempfile::tempdir().expect("a folder");
    let engine = Engine::start(1);
    let cluster = format!("nats://{}", engine.address(0));
    let journal = ["--journal", &cluster, "--journal-replicas", "1"];
    let output = tranquility(
        &[&["--data", text(folder.path()), "--listen", "127.0.0.1:0"], &journal[..]].concat(),
    );
    let said = String::from_utf8(output.stderr).expect("text");
    assert!(!output.status.success() && said.contains("--node-address"), "{said}");
}
