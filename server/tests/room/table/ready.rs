//! The agreement on another game.

use serde_json::{Value, json};
use test_support::table::{ANA, BO, CHI, TestTable, WIM};

fn ready(ready: bool) -> Value {
    json!({"type": "ready", "ready": ready})
}

fn seats(table: &TestTable) -> Value {
    table.view(ANA)["table"]["ready"].clone()
}

/// A table after its first game.
fn over(players: u8) -> TestTable {
    let mut table = TestTable::playing(players);
    table.ok(ANA, json!({"type": "end_game"}));
    table
}

#[test]
fn the_next_game_starts_once_all_seated_guests_are_ready() {
    let mut table = over(3);
    table.ok(CHI, ready(true));
    table.ok(BO, ready(true));
    assert_eq!(seats(&table), json!([1, 2]));
    table.ok(BO, ready(false));
    assert_eq!(seats(&table), json!([2]));
    table.ok(ANA, ready(true));
    assert!(!table.room.is_running(), "Bo is not ready");
    table.check_fold();
    table.ok(BO, ready(true));
    assert!(table.room.is_running());
    assert_eq!(table.view(ANA)["table"]["games"], 2);
    table.ok(ANA, json!({"type": "end_game"}));
    assert_eq!(seats(&table), Value::Null, "each game is agreed on anew");
    table.check_fold();
}

#[test]
fn only_the_host_starts_without_the_others() {
    let mut table = over(2);
    table.refused(BO, json!({"type": "start"}), "not_host");
    table.ok(BO, ready(true));
    table.ok(ANA, json!({"type": "start"}));
    assert!(table.room.is_running());
}

#[test]
fn readiness_is_for_the_seated_after_a_game_and_for_that_game_alone() {
    let mut table = TestTable::new();
    table.seat(2);
    table.refused(BO, ready(true), "no_game_yet");
    table.ok(ANA, json!({"type": "start"}));
    table.refused(BO, ready(true), "game_running");
    table.ok(ANA, json!({"type": "end_game"}));
    table.refused(WIM, ready(true), "not_seated");
    assert_eq!(table.view(WIM)["you"]["may"]["ready"], Value::Null);
    assert_eq!(table.view(BO)["you"]["may"]["ready"], true);

    table.ok(BO, ready(true));
    table.ok(BO, json!({"type": "stand"}));
    assert_eq!(seats(&table), Value::Null, "left");
    table.ok(BO, json!({"type": "sit", "seat": 1, "name": "Bo"}));
    table.ok(BO, ready(true));
    table.ok(ANA, json!({"type": "choose_deal", "deal": "same"}));
    assert_eq!(seats(&table), Value::Null, "another deal than was agreed on");
    table.check_fold();
}

#[test]
fn what_stands_in_the_way_of_a_game_leaves_all_ready() {
    let mut table = over(3);
    table.ok(ANA, json!({"type": "choose_deal", "deal": "same"}));
    table.ok(CHI, json!({"type": "stand"}));
    table.ok(ANA, ready(true));
    table.ok(BO, ready(true));
    assert!(!table.room.is_running(), "the deal is for three");
    assert_eq!(seats(&table), json!([0, 1]));
    table.ok(CHI, json!({"type": "sit", "seat": 2, "name": "Chi"}));
    table.ok(CHI, ready(true));
    assert!(table.room.is_running());
}
