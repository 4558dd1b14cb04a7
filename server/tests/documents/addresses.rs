//! The addresses that the program tells a host.

use crate::cli::serving::ask;
use std::{
    io::{BufRead, BufReader},
    process::{Command, Stdio},
};
use test_support::process::{SERVER, draws, program};

#[test]
fn every_address_that_a_host_is_told_answers() {
    let folder = tempfile::tempdir().expect("a folder");
    let (program, data) = (program(SERVER), folder.path().join("data"));
    let serve = format!(
        "{} {} --data={} --listen=0.0.0.0:0 --metrics-listen=127.0.0.1:0",
        program.display(),
        draws(),
        data.display()
    );
    // On a terminal it tells more.
    let mut terminal = Command::new("script")
        .args(["--quiet", "--flush", "--command", &serve, "/dev/null"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("script, of util-linux");
    let mut told = Vec::new();
    for line in BufReader::new(terminal.stdout.take().expect("piped")).lines() {
        let line = line.expect("text");
        told.extend(line.split_once("http://").map(|(_, address)| address.trim().to_owned()));
        if line.contains("metrics on") {
            break;
        }
    }
    for address in &told {
        let (host, path) = address.split_once('/').unwrap_or((address, ""));
        let answer = ask(host, &format!("GET /{path} HTTP/1.0\r\nhost: {host}"));
        assert!(answer.starts_with("HTTP/1.0 200"), "{address}: {answer}");
    }
    assert!(told.len() >= 2, "{told:?}");
    let id = terminal.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().expect("told").success());
    terminal.wait().expect("an end");
}
