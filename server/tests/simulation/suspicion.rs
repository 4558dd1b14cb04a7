//! The simulation finds fault where there is fault.

use crate::simulation::{
    history::{History, Outlet},
    oracle::Oracle,
    simulated,
};
use serde_json::json;
use tranquility::clock::Clock;

const ROOM: &str = "abcdefghjk";

/// A room of guest 1, who has sat down.
fn room() -> (History, Vec<Vec<u8>>) {
    let history = History::new(Clock::new(|| 1), false);
    let guest = crate::simulation::secret(1).guest_id();
    let entries = [
        json!({"at": 1, "do": {
            "type": "created", "host": guest, "game": "tranquility", "talk": "silent",
            "options": {"grid": "standard", "removed": 0, "rocks": "off", "monsters": 0,
                "storms": false, "wild": 0, "level": "normal"},
            "spectators": true,
        }}),
        json!({"at": 1, "cause": {"guest": guest, "id": "sit"}, "do": {
            "type": "sat", "guest": guest, "seat": 0, "name": "Ana",
        }}),
    ];
    let entries = entries.map(|entry| entry.to_string().into_bytes()).to_vec();
    history.sent(ROOM, 1, "sit", &json!({"type": "sit", "seat": 0, "name": "Ana"}));
    (history, entries)
}

fn outlet(guest: u8) -> Outlet {
    Outlet { server: 1, room: ROOM.into(), guest, newest: 0 }
}

/// What guest 1 is shown when all of the entries are stored.
fn view(history: &History, entries: &[Vec<u8>]) -> String {
    let mut oracle = Oracle::new(ROOM);
    while oracle.learn(entries) {}
    history.at_this_moment(|moment| oracle.view(1, moment))
}

/// How many things are wrong after that.
fn wrongs(act: impl FnOnce(&History, &[Vec<u8>])) -> usize {
    simulated(async {
        let (history, entries) = room();
        act(&history, &entries);
        history.verdict().0.len()
    })
}

fn store(history: &History, entries: &[Vec<u8>]) {
    history.stored(&format!("room/{ROOM}"), entries);
}

#[test]
fn nothing_is_wrong_with_a_view_of_what_is_stored() {
    let wrongs = wrongs(|history, entries| {
        store(history, entries);
        history.left(&mut outlet(1), &view(history, entries));
    });
    assert_eq!(wrongs, 0);
}

#[test]
fn a_view_that_comes_before_its_entry_is_found_out() {
    let wrongs = wrongs(|history, entries| {
        store(history, &entries[..1]);
        history.left(&mut outlet(1), &view(history, entries));
    });
    assert_eq!(wrongs, 1);
}

#[test]
fn a_view_of_another_guest_is_found_out() {
    let wrongs = wrongs(|history, entries| {
        store(history, entries);
        history.left(&mut outlet(2), &view(history, entries));
    });
    assert_eq!(wrongs, 1);
}

#[test]
fn a_view_that_goes_back_is_found_out() {
    let wrongs = wrongs(|history, entries| {
        store(history, entries);
        let mut outlet = outlet(1);
        history.left(&mut outlet, &view(history, entries));
        history.left(&mut outlet, &view(history, &entries[..1]));
    });
    assert_eq!(wrongs, 1);
}

#[test]
fn a_command_that_is_done_twice_is_found_out() {
    let wrongs = wrongs(|history, entries| {
        store(history, entries);
        store(history, &entries[1..]);
    });
    assert_eq!(wrongs, 1);
}

#[test]
fn a_command_that_is_refused_and_done_is_found_out() {
    let wrongs = wrongs(|history, entries| {
        let refusal = json!({"type": "refused", "id": "sit", "code": "seat_taken"});
        history.left(&mut outlet(1), &refusal.to_string());
        store(history, entries);
    });
    assert_eq!(wrongs, 1);
}

#[test]
fn an_acknowledgement_before_its_entry_is_found_out() {
    let wrongs = wrongs(|history, entries| {
        store(history, &entries[..1]);
        let before = view(history, &entries[..1]);
        let early = before.replace("\"hands\":null", "\"hands\":null,\"done\":[\"sit\"]");
        history.left(&mut outlet(1), &early);
    });
    assert_eq!(wrongs, 1);
}
