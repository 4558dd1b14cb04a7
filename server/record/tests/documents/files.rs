//! Records in files, good and bad, with what is to be said about them, byte for byte.
//!
//! `records/verify.jsonl` holds one line per record; each good one has its trace beside it, a long one
//! the end of it.
//! `UPDATE_RECORDS=1 cargo test -p rules --test record files` writes these anew; check them by hand.

use record::RecordError;
use rules::Outcome;
use serde::Serialize;
use std::{
    fs,
    path::{Path, PathBuf},
};

/// How many lines of its trace lie beside a record, from the last one backwards.
const TRACED: usize = 30;

#[derive(Serialize)]
struct Line {
    file: String,
    ok: bool,
    #[serde(flatten)]
    verdict: Verdict,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Verdict {
    Good { outcome: Option<Outcome> },
    Bad(RecordError),
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

fn records(kind: &str) -> Vec<PathBuf> {
    let files = fs::read_dir(folder().join(kind)).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> =
        files.filter(|file| file.extension().is_some_and(|end| end == "json")).collect();
    files.sort();
    assert!(files.len() > 5, "the {kind} records are gone");
    files
}

#[track_caller]
fn same_as_file(file: &Path, text: &str) {
    if std::env::var_os("UPDATE_RECORDS").is_some() {
        fs::write(file, text).unwrap();
    }
    let expected = fs::read_to_string(file).unwrap_or_default();
    for (number, (line, expected)) in text.lines().zip(expected.lines()).enumerate() {
        assert_eq!(line, expected, "line {number} of {}", file.display());
    }
    assert_eq!(text, expected, "{}", file.display());
}

#[test]
fn verify_says_what_is_written_down() {
    let mut lines = String::new();
    for kind in ["good", "bad"] {
        for file in records(kind) {
            let found = record::verify(&fs::read_to_string(&file).unwrap());
            let ok = found.is_ok();
            assert_eq!(ok, kind == "good", "{} {found:?}", file.display());
            let verdict = match found {
                Ok(outcome) => Verdict::Good { outcome },
                Err(fault) => Verdict::Bad(fault),
            };
            let file = file.strip_prefix(folder()).unwrap().display().to_string();
            lines += &serde_json::to_string(&Line { file, ok, verdict }).unwrap();
            lines += "\n";
        }
    }
    same_as_file(&folder().join("verify.jsonl"), &lines);
}

#[test]
fn trace_shows_what_is_written_down() {
    for file in records("good") {
        let mut lines = Vec::new();
        record::trace(&fs::read_to_string(&file).unwrap(), &mut |line| lines.push(line + "\n"))
            .unwrap();
        let end = &lines[lines.len().saturating_sub(TRACED)..];
        same_as_file(&file.with_extension("trace.jsonl"), &end.concat());
    }
}

/// A trace ends where the fault is; the lines before it are the same as ever.
#[test]
fn trace_of_a_bad_record_stops_at_the_fault() {
    let good = fs::read_to_string(folder().join("good/first_turns_2.trace.jsonl")).unwrap();
    let text = fs::read_to_string(folder().join("bad/move_of_another_seat.json")).unwrap();
    let mut lines = Vec::new();
    let fault = record::trace(&text, &mut |line| lines.push(line)).unwrap_err();
    assert_eq!(fault.index, Some(3));
    assert!(lines.iter().map(String::as_str).eq(good.lines().take(4)));
}
