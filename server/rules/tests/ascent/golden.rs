//! Records with the traces that they must have, checked by hand.
//!
//! - `base`: three seats; bridges and their covering, a campfire, and the word to stop of all
//! - `modules`: two seats; a filmed sequence, herds that are led and join
//! - `solo`: grapples and what chance makes of them
//! - `summit`: all modules, alone, from the first card to the summit
//!
//! `UPDATE_RECORDS=1 cargo test -p rules --test ascent` writes the traces anew; check them by hand.

use rules::{
    LossReason, Outcome,
    record::{trace, verify},
};
use std::{fs, path::PathBuf};

fn path(file: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests/ascent/golden", file].iter().collect()
}

#[track_caller]
fn check(name: &str, outcome: Option<Outcome>) {
    let record = fs::read_to_string(path(&format!("{name}.json"))).unwrap();
    assert_eq!(verify(&record), Ok(outcome));
    let mut text = String::new();
    trace(&record, &mut |line| text += &(line + "\n")).unwrap();
    let file = path(&format!("{name}.trace.jsonl"));
    if std::env::var_os("UPDATE_RECORDS").is_some() {
        fs::write(&file, &text).unwrap();
    }
    let expected = fs::read_to_string(file).unwrap();
    for (line, expected) in text.lines().zip(expected.lines()) {
        assert_eq!(line, expected);
    }
    assert_eq!(text, expected);
}

#[test]
fn base() {
    check("base", Some(Outcome::Lost { reason: LossReason::Conceded, seat: None }));
}

#[test]
fn modules() {
    check("modules", None);
}

#[test]
fn solo() {
    check("solo", None);
}

#[test]
fn summit() {
    check("summit", Some(Outcome::Won {}));
}
