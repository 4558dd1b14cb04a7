//! Moments in games of Tranquility at a table, and what is refused there.

use serde_json::Value;
use test_support::table::{ANA, BO, TestTable, WIM};

/// A game with those options that has reached a phase, the guest who has to decide, and another one.
pub fn reach(options: Value, phase: &str) -> (TestTable, u8, u8) {
    reach_when(options, |table| table.view(WIM)["game"]["phase"] == phase)
}

pub fn reach_when(options: Value, moment: impl Fn(&TestTable) -> bool) -> (TestTable, u8, u8) {
    let mut table = TestTable::playing_with(options, 2);
    table.play_games_to(moment);
    let (seat, _) = table.next_action().unwrap();
    (table, seat, if seat == ANA { BO } else { ANA })
}

/// Whether a guest who has to decide is offered that.
pub fn is_offered(table: &TestTable, key: &str) -> bool {
    let (seat, _) = table.next_action().unwrap();
    !table.view(seat)["you"]["game"]["legal"][key].is_null()
}

pub fn hand(table: &TestTable, number: u8) -> Vec<Value> {
    table.view(number)["you"]["game"]["hand"].as_array().unwrap().clone()
}

/// An island that the guest does not hold.
pub fn absent(table: &TestTable, number: u8) -> Value {
    let hand = hand(table, number);
    (1..=80).map(Value::from).find(|card| !hand.contains(card)).unwrap()
}

#[track_caller]
pub fn refused(table: &mut TestTable, number: u8, cases: &[(Value, &str)]) {
    for (action, code) in cases {
        assert_eq!(table.act(number, action.clone()).as_deref(), Some(*code), "{action}");
    }
}
