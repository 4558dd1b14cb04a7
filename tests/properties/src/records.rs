//! What holds of every text that is taken for a record.

use crate::golden::RECORDS;
use choices::{Input, mutate};
use record::{
    Record,
    replay::{self, Viewpoint},
};
use rules::{Seat, Seed};
use serde_json::{Value, from_str, to_string};

/// All readers come to the same verdict about a text, and a record without fault can be written anew,
/// cut off anywhere and looked at from everywhere.
pub fn records_are_read(bytes: &[u8]) {
    if let Ok(text) = std::str::from_utf8(bytes) {
        check(text);
    }
}

/// The same of records in which a few things were changed.
pub fn spoilt_records_are_read(bytes: &[u8]) {
    check(&spoilt(Input::new(bytes)).unwrap_or_default());
}

fn check(document: &str) {
    let verdict = record::verify(document);
    let mut positions = 0;
    assert_eq!(record::trace(document, &mut |_| positions += 1), verdict);
    let proof = record::prove(document, &Seed::new([0; 32]));
    assert!(proof.is_err() || proof == verdict);
    let fault = verdict.as_ref().err();
    let replay = replay::replay(document);
    assert_eq!(replay.as_ref().err(), fault);
    for viewpoint in [Viewpoint::Table, Viewpoint::Open, Viewpoint::Seat(Seat(1))] {
        let views = replay::views(document, viewpoint, 0..usize::MAX);
        assert_eq!(views.as_ref().err(), fault);
        let shown = replay.as_ref().ok().map(|replay| replay.actors.len());
        assert_eq!(views.ok().map(|views| views.len()), shown);
    }
    let read = record::read(document);
    assert_eq!(read.as_ref().err(), fault);
    let Ok(mut record) = read else { return };
    assert_eq!(positions, record.moves.len() + 1);
    assert_eq!(record::verify(&text(&record)), verdict);
    if !record.moves.is_empty() {
        record.moves.truncate(record.moves.len() / 2);
        record.outcome = None;
        assert_eq!(record::verify(&text(&record)), Ok(None));
    }
}

fn text(record: &Record) -> String {
    to_string(record).expect("a record can be written")
}

fn spoilt(mut input: Input<'_>) -> Option<String> {
    let mut record: Value = from_str(input.pick(&RECORDS)?).ok()?;
    for _ in 0..=input.below(3) {
        let part = match input.below(8) {
            0..=3 => "moves",
            4..=5 => "deal",
            6 => "options",
            _ => "",
        };
        let below = &mut |bound| input.below(bound);
        match record.get_mut(part) {
            Some(part) => mutate(part, below),
            None => mutate(&mut record, below),
        }
    }
    Some(record.to_string())
}
