//! Games by other rules: those of an unknown version are kept, and left alone.

use rules::VERSION;
use serde_json::{Value, json};
use test_support::table::{ALL, ANA, BO, TestTable, WIM};

/// An unknown version.
const UNKNOWN: u32 = VERSION + 1;

fn entry(bytes: &[u8]) -> Value {
    serde_json::from_slice(bytes).unwrap()
}

/// Marks the newest game as one of that version, with entries that only such a program writes.
fn change_rules(table: &mut TestTable, version: u32, more: &[Value]) {
    for bytes in &mut table.stream {
        let mut entry = entry(bytes);
        if entry["do"]["type"] == "started" {
            entry["do"]["rules"] = version.into();
            entry["do"]["deal"]["news"] = json!(["an unknown card"]);
            *bytes = entry.to_string().into_bytes();
        }
    }
    add(table, more);
}

fn add(table: &mut TestTable, events: &[Value]) {
    let entries = events.iter().map(|event| json!({"at": 5, "do": event}).to_string());
    table.stream.extend(entries.map(String::into_bytes));
    table.restart();
}

fn leap(more: Value) -> Value {
    let mut event = json!({"type": "moved", "seat": 0, "action": {"type": "leap", "over": [1, 2]}});
    event.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    event
}

/// A game of two by unknown rules, with an entry that is unknown here.
fn unknown_game() -> TestTable {
    let mut table = TestTable::playing(2);
    let said = json!({"type": "said", "seat": 1, "phrase": {"type": "bravo"}});
    change_rules(&mut table, UNKNOWN, &[leap(json!({})), said]);
    table
}

#[test]
fn the_version_is_written_down_with_every_game() {
    let table = TestTable::playing(2);
    let started = table.stream.last().map(|bytes| entry(bytes)).unwrap();
    assert_eq!(started["do"]["rules"], VERSION);
}

#[test]
fn a_game_from_before_versions_were_written_down_goes_on() {
    let mut table = TestTable::playing(2);
    let last = table.stream.last_mut().unwrap();
    let mut started = entry(last);
    started["do"].as_object_mut().unwrap().remove("rules");
    *last = started.to_string().into_bytes();
    table.restart();
    let (number, action) = table.next_action().unwrap();
    assert_eq!(table.act(number, action), None);
}

#[test]
fn options_that_are_newer_than_a_game_have_their_defaults() {
    let mut table = TestTable::playing(2);
    let before = table.view(ANA);
    let mut created = entry(&table.stream[0]);
    let stored = created["do"]["options"].as_object_mut().unwrap();
    assert!(stored.remove("wild").is_some() && stored.remove("storms").is_some());
    table.stream[0] = created.to_string().into_bytes();
    table.restart();
    assert_eq!(table.view(ANA), before);
    let (number, action) = table.next_action().unwrap();
    assert_eq!(table.act(number, action), None);
}

#[test]
fn a_running_game_of_unknown_rules_is_kept_and_no_seat_can_act() {
    let mut table = unknown_game();
    for number in ALL {
        let view = table.view(number);
        assert_eq!(view["table"]["phase"], "playing");
        assert_eq!(view["table"]["other_rules"], true);
        assert!(view["game"].is_null() && view["you"]["game"].is_null(), "{view}");
    }
    assert_eq!(table.view(ANA)["table"]["players"], json!(["Ana", "Bo"]));
    let length = table.stream.len();
    table.leave(BO);
    table.wait(10 * test_support::table::MINUTE);
    for command in [
        json!({"type": "act", "action": {"type": "concede"}}),
        json!({"type": "act", "action": {"type": "leap", "over": [1]}}),
        json!({"type": "say", "phrase": {"type": "bravo"}}),
        json!({"type": "close"}),
        json!({"type": "free_seat", "seat": 1}),
    ] {
        table.refused(ANA, command, "other_rules");
    }
    table.refused(WIM, json!({"type": "look"}), "other_rules");
    let take = json!({"type": "take_over", "seat": 1, "name": "Wim"});
    table.refused(WIM, take, "other_rules");
    table.refused(ANA, json!({"type": "start"}), "game_running");
    assert_eq!(table.stream.len(), length);
    table.check_fold();
}

#[test]
fn a_finished_game_of_unknown_rules_is_counted_and_the_table_plays_on() {
    let mut table = unknown_game();
    add(&mut table, &[leap(json!({"outcome": {"result": "won"}}))]);
    let view = table.view(ANA);
    assert_eq!(view["table"]["phase"], "over");
    assert_eq!(view["table"]["scoreboard"]["won"], 1);
    assert!(view["game"].is_null());
    table.ok(ANA, json!({"type": "start"}));
    let view = table.view(ANA);
    assert!(view["game"].is_object() && view["table"]["other_rules"].is_null(), "{view}");
    table.check_fold();
}

#[test]
fn a_game_of_unknown_rules_is_over_when_the_table_goes_on_without_it() {
    for outcome in [json!({}), json!({"outcome": {"result": "a draw"}})] {
        let mut table = unknown_game();
        let settings = table.view(ANA)["table"].clone();
        let configured = json!({
            "type": "configured", "options": settings["options"], "talk": "silent",
            "spectators": true,
        });
        add(&mut table, &[leap(outcome), configured]);
        let view = table.view(ANA);
        assert_eq!(view["table"]["phase"], "over");
        let evening = json!({"won": 0, "lost": 0, "closed": 0, "ranked": 0, "wins": []});
        assert_eq!(view["table"]["scoreboard"], evening, "its outcome is unknown");
        table.ok(ANA, json!({"type": "start"}));
        table.check_fold();
    }
}

#[test]
fn how_a_game_ended_is_written_down_for_those_who_do_not_know_its_rules() {
    let mut table = TestTable::playing(2);
    for number in [ANA, BO] {
        assert_eq!(table.act(number, json!({"type": "concede"})), None);
    }
    let moved: Vec<Value> = table.stream.iter().rev().take(2).map(|bytes| entry(bytes)).collect();
    assert_eq!(moved[0]["do"]["outcome"], json!({"result": "lost", "reason": "conceded"}));
    assert!(moved[1]["do"]["outcome"].is_null());
    change_rules(&mut table, UNKNOWN, &[]);
    assert_eq!(table.view(ANA)["table"]["scoreboard"]["lost"], 1);
}
