//! Every way in which a record can be wrong, one change to a good one at a time.

mod content;
mod form;
mod modules;

use record::{self, Where};
use serde_json::{Value, json};

const GOOD: &str = include_str!("../../records/good/first_turns_2.json");
const OVER: &str = include_str!("../../records/good/solo_start_1.json");
const OPTIONS: &str = r#"{"grid": "standard", "removed": 0, "rocks": "off", "monsters": 0, "storms": false, "wild": 0, "level": "normal"}"#;
/// Entry 2 of the moves, the first action.
const ENTRY: &str = r#"{"seat": 1, "do": {"type": "place", "card": 80, "cell": 35, "pay": []}}"#;

/// Checks that the record with one part replaced has its first fault there.
#[track_caller]
fn refused(
    record: &str,
    part: &str,
    other: &str,
    place: Where,
    index: Option<usize>,
    clause: &str,
) {
    assert_eq!(record.matches(part).count(), 1, "{part} is not the name of one part");
    let fault = record::verify(&record.replace(part, other)).unwrap_err();
    assert_eq!(
        (fault.place, fault.index, fault.clause),
        (place, index, clause),
        "{other}: {fault:?}"
    );
    assert!(fault.why.ends_with('.') && fault.why.len() > 10, "{}", fault.why);
}

/// Faults of the document itself.
#[track_caller]
fn refused_form(part: &str, other: &str) {
    refused(GOOD, part, other, Where::Record, None, "R");
}

/// Faults in the first action.
#[track_caller]
fn refused_entry(entry: &str, clause: &str) {
    refused(GOOD, ENTRY, entry, Where::Move, Some(2), clause);
}

fn read(record: &str) -> Value {
    serde_json::from_str(record).unwrap()
}
