//! A game whose rules panic.

use serde_json::json;
use test_support::{
    faulty,
    table::{ANA, BO, TestTable, WIM, options},
};
use tranquility::protocol::message::Talk;

/// A game of two by rules that can be told to panic.
fn playing() -> TestTable {
    let mut table = TestTable::of("tranquility", options(0), Talk::Open, true);
    table.seat(2);
    table.ok(ANA, json!({"type": "start"}));
    table
}

#[test]
fn a_command_on_which_the_rules_panic_is_refused_and_the_game_goes_on() {
    let mut table = playing();
    for number in [ANA, BO] {
        assert_eq!(table.act(number, faulty::panic()).as_deref(), Some("rules_failed"));
    }
    table.play_until(|table| table.stream.len() > 12);
    assert!(table.room.is_running());
    table.check_fold();
}

#[test]
fn a_stored_entry_on_which_the_rules_panic_stops_the_game_and_nothing_else() {
    let mut table = playing();
    let moved = json!({"at": 9, "do": {"type": "moved", "seat": 0, "action": faulty::panic()}});
    table.stream.push(moved.to_string().into_bytes());
    table.restart();
    for number in [ANA, WIM] {
        let view = table.view(number);
        assert_eq!(view["game"], json!(null));
        assert_eq!(
            (&view["table"]["phase"], &view["table"]["other_rules"]),
            (&json!("playing"), &json!(true))
        );
    }
    let (_, action) = playing().next_action().unwrap();
    assert_eq!(table.act(ANA, action).as_deref(), Some("other_rules"));
    table.ok(ANA, json!({"type": "chat", "text": "what now?"}));
    assert_eq!(table.lines(BO), ["what now?"]);
    table.check_fold();
}
