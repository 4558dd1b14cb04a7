//! Replays: the golden records position by position, as those at the table saw them.

use record::{
    Move, Record, Where,
    catalogue::{AnyPosition, Kind},
    replay::{View, Viewpoint, replay, views},
};
use rules::Seat;
use serde_json::{Value, json, value::RawValue};
use std::{fs, ops::Range, path::Path};

/// The records that were checked by hand.
fn golden() -> Vec<(String, String)> {
    let folders = ["records/good", "ascent/golden", "santa_timea/golden"];
    let files = folders.into_iter().flat_map(|folder| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path())
    });
    let records = files.filter(|file| file.extension().is_some_and(|end| end == "json"));
    let texts = records.map(|file| (file.display().to_string(), fs::read_to_string(file).unwrap()));
    texts.collect()
}

/// The golden record of that name.
fn named(name: &str) -> Record {
    let (_, text) = golden().into_iter().find(|(file, _)| file.ends_with(name)).unwrap();
    record::read(&text).unwrap()
}

fn text(record: &Record) -> String {
    serde_json::to_string(record).unwrap()
}

/// The table as it stood in each position, and who led there: each action, and what chance made of it.
fn positions(record: &Record) -> Vec<(Option<Seat>, AnyPosition)> {
    let kind = Kind::find(&record.game).unwrap();
    let table = kind.set_up(&record.options, record.seats, &record.deal).unwrap();
    let mut positions = vec![(None, table)];
    for entry in &record.moves {
        let (_, table) = positions.last_mut().unwrap();
        match entry {
            Move::Chance { chance } => table.apply_chance(chance).unwrap(),
            Move::Act { seat, action } => {
                let mut next = table.clone();
                next.apply(*seat, action).unwrap();
                positions.push((Some(*seat), next));
            }
        }
    }
    positions
}

fn all_viewpoints(seats: usize) -> impl Iterator<Item = Viewpoint> {
    [Viewpoint::Table, Viewpoint::Open].into_iter().chain(Seat::all(seats).map(Viewpoint::Seat))
}

/// All positions.
const ALL: Range<usize> = 0..usize::MAX;

/// The text of what a viewpoint shows of a game.
fn shown(record: &Record, viewpoint: Viewpoint) -> String {
    serde_json::to_string(&views(&text(record), viewpoint, ALL).unwrap()).unwrap()
}

#[test]
fn the_course_of_every_golden_record_is_that_of_its_game() {
    let records = golden();
    assert!(records.len() > 30, "{} records", records.len());
    for (file, text) in records {
        let record = record::read(&text).unwrap();
        let positions = positions(&record);
        let replay = replay(&text).unwrap();
        assert!(replay.actors.iter().eq(positions.iter().map(|(actor, _)| actor)), "{file}");
        assert_eq!(replay.actors.first(), Some(&None), "{file}");
        let lengths = positions.iter().map(|(_, table)| table.log(0).len());
        assert!(replay.log_lengths.iter().copied().eq(lengths), "{file}");
        assert_eq!(replay.log, positions.last().unwrap().1.log(0), "{file}");
    }
}

/// The games that fill cells tell how many were filled in each position.
#[test]
fn the_statistics_of_every_golden_record_fit_its_positions() {
    for (file, text) in golden() {
        let record = record::read(&text).unwrap();
        let positions = positions(&record);
        let statistics = replay(&text).unwrap().statistics;
        assert_eq!(statistics["seats"].as_array().unwrap().len(), record.seats, "{file}");
        if let Some(growth) = statistics["growth"].as_array() {
            let filled = positions.iter().map(|(_, table)| u64::from(table.figures().placed));
            assert!(growth.iter().filter_map(Value::as_u64).eq(filled), "{file}");
        }
    }
}

#[test]
fn every_position_of_every_golden_record_is_shown_as_it_was() {
    let json = |text: &RawValue| serde_json::from_str::<Value>(text.get()).unwrap();
    for (file, text) in golden() {
        let record = record::read(&text).unwrap();
        let positions = positions(&record);
        for viewpoint in all_viewpoints(record.seats) {
            let views = views(&text, viewpoint, ALL).unwrap();
            assert_eq!(views.len(), positions.len(), "{file} {viewpoint:?}");
            for (View { game, you, hands }, (_, table)) in views.iter().zip(&positions) {
                let open = viewpoint == Viewpoint::Open;
                let expected = if open { table.public_revealed() } else { table.public() };
                assert_eq!(json(game), json(&expected), "{file} {viewpoint:?}");
                let hand = |seat| json(&table.private_without_offers(seat));
                let own = match viewpoint {
                    Viewpoint::Seat(seat) => Some(json(&table.private(seat))),
                    _ => None,
                };
                assert_eq!(you.as_deref().map(json), own, "{file} {viewpoint:?}");
                let all = open.then(|| Seat::all(record.seats).map(hand).collect());
                let shown = hands.as_ref().map(|hands| hands.iter().map(|own| json(own)).collect());
                assert_eq!(shown, all as Option<Vec<Value>>, "{file} {viewpoint:?}");
            }
        }
    }
}

#[test]
fn positions_are_shown_in_parts() {
    let written = |view: &View| serde_json::to_string(view).unwrap();
    for (file, text) in golden() {
        let whole = views(&text, Viewpoint::Table, ALL).unwrap();
        for (from, to) in [(0, 1), (0, 7), (2, 5), (5, 5), (whole.len() - 1, whole.len() + 9)] {
            let part = views(&text, Viewpoint::Table, from..to).unwrap();
            let same = whole.iter().take(to).skip(from).map(written);
            assert!(part.iter().map(written).eq(same), "{file}: {from}..{to}");
        }
    }
}

/// Swaps two cards that lie hidden to the end of the record.
fn swap(record: &mut Record, [one, other]: [&str; 2]) {
    let card = |deal: &Value, place| deal.pointer(place).unwrap().clone();
    let (first, second) = (card(&record.deal, one), card(&record.deal, other));
    assert_ne!(first, second);
    *record.deal.pointer_mut(one).unwrap() = second;
    *record.deal.pointer_mut(other).unwrap() = first;
}

/// Hiding, by record: cards that no seat has seen change no view but that from which nothing is
/// hidden, and cards of two hands nothing for the others.
#[test]
fn what_a_viewpoint_shows_does_not_depend_on_what_it_cannot_know() {
    let seats = |seats: &[u8]| seats.iter().map(|seat| Viewpoint::Seat(Seat(*seat))).collect();
    let cases: [(&str, [&str; 2], Vec<Viewpoint>); 4] = [
        ("first_turns_2.json", ["/draw_piles/0/30", "/draw_piles/1/30"], vec![]),
        ("ascent/golden/base.json", ["/draw_piles/0/15", "/draw_piles/1/15"], vec![]),
        (
            "santa_timea/golden/base.json",
            ["/rounds/0/hands/0/11", "/rounds/0/hands/1/11"],
            seats(&[0, 1]),
        ),
        ("santa_timea/golden/base.json", ["/rounds/0/winds/12", "/rounds/0/winds/19"], vec![]),
    ];
    for (name, places, seats) in cases {
        let mut record = named(name);
        record.moves.truncate(4);
        record.outcome = None;
        let mut other = record.clone();
        swap(&mut other, places);
        for viewpoint in all_viewpoints(record.seats) {
            let same = shown(&record, viewpoint) == shown(&other, viewpoint);
            let knows = viewpoint == Viewpoint::Open || seats.contains(&viewpoint);
            assert_eq!(same, !knows, "{name} {places:?} {viewpoint:?}");
        }
    }
}

#[test]
fn a_bad_record_has_no_replay() {
    let mut record = named("first_turns_2.json");
    let last = record.moves.len();
    record.moves.push(Move::Act { seat: Seat(0), action: json!({"type": "pass"}) });
    let fault = replay(&text(&record)).unwrap_err();
    assert_eq!((fault.place, fault.index), (Where::Move, Some(last)));
    assert_eq!(views(&text(&record), Viewpoint::Table, ALL).unwrap_err(), fault);
    assert_eq!(record::read(&text(&record)), Err(fault));
}

#[test]
fn a_record_is_read_as_it_was_written() {
    for (file, written) in golden() {
        let again: Value = serde_json::from_str(&text(&record::read(&written).unwrap())).unwrap();
        assert_eq!(again, serde_json::from_str::<Value>(&written).unwrap(), "{file}");
    }
}
