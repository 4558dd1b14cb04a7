//! Looking back together: one guest leads those who stay after a game.

use serde_json::{Value, json};
use test_support::table::{ALL, ANA, BO, CHI, DAY, TestTable, WIM};
use tranquility::{protocol::message::Talk, room::model::next_deal::NextDeal};

fn lead() -> Value {
    json!({"type": "lead"})
}

fn show(position: u16) -> Value {
    let sight = json!({"position": position, "viewpoint": 1, "guided": false, "pointer": null});
    json!({"type": "show", "sight": sight})
}

/// Ana and Bo have played; Chi and Wim watch.
fn over() -> TestTable {
    let mut table = TestTable::playing(2);
    table.ok(ANA, json!({"type": "end_game"}));
    table
}

/// Who leads as that guest is told, by name and seat, whether it is the guest, and at which position.
fn told(table: &TestTable, number: u8) -> (Value, Value, bool, Value) {
    let mut led = table.led(number).expect("it is told");
    let own = led["own"] == true;
    (led["name"].take(), led["seat"].take(), own, led["sight"]["position"].take())
}

#[test]
fn all_are_shown_what_the_leader_looks_at() {
    let mut table = over();
    assert!(ALL.iter().all(|number| table.led(*number) == Some(Value::Null)));
    table.refused(ANA, show(3), "not_leading");
    let entries = table.stream.len();
    table.ok(ANA, lead());
    assert_eq!(told(&table, BO), (json!("Ana"), json!(0), false, Value::Null));
    table.ok(ANA, show(3));
    for number in [BO, CHI, WIM] {
        assert_eq!(told(&table, number), (json!("Ana"), json!(0), false, json!(3)));
    }
    assert_eq!(told(&table, ANA), (json!("Ana"), json!(0), true, json!(3)));
    assert_eq!(table.stream.len(), entries, "nothing is stored");
    table.ok(ANA, json!({"type": "show", "sight": null}));
    assert_eq!(table.led(BO), Some(Value::Null), "it has ended");
}

#[test]
fn whoever_asks_takes_over_where_the_others_are() {
    let mut table = over();
    table.ok(ANA, lead());
    table.ok(ANA, show(3));
    table.refused(WIM, lead(), "name_required");
    table.ok(WIM, json!({"type": "name", "name": "Wim"}));
    table.ok(WIM, lead());
    assert_eq!(told(&table, BO), (json!("Wim"), Value::Null, false, json!(3)));
    table.refused(ANA, show(4), "not_leading");
    table.ok(WIM, show(5));
    assert_eq!(told(&table, ANA).3, json!(5));
    let wim = table.handle(ANA, Some("Wim"));
    table.ok(ANA, json!({"type": "mute", "guest": wim, "muted": true}));
    assert_eq!(table.led(ANA), Some(Value::Null), "who may not talk leads no one");
    table.refused(WIM, lead(), "muted");
}

#[test]
fn the_next_game_forgets_the_leader_and_is_told_nothing() {
    let mut table = over();
    table.ok(BO, lead());
    table.ok(BO, show(3));
    table.ok(ANA, json!({"type": "start"}));
    assert!(ALL.iter().all(|number| table.led(*number).is_none()));
    table.refused(BO, show(4), "game_running");
    table.refused(WIM, lead(), "game_running");
    table.ok(ANA, json!({"type": "end_game"}));
    assert_eq!(table.led(ANA), Some(Value::Null));
    table.refused(BO, show(4), "not_leading");
}

#[test]
fn there_is_nothing_to_lead_through_before_a_game() {
    TestTable::new().refused(ANA, lead(), "no_game_yet");
}

#[test]
fn a_deal_of_the_day_is_looked_back_at_together_once_the_day_is_over() {
    let mut table = TestTable::on(NextDeal::Daily);
    table.seat(2);
    table.ok(ANA, json!({"type": "start"}));
    table.ok(ANA, json!({"type": "end_game"}));
    table.refused(ANA, lead(), "daily_not_over");
    assert!(ALL.iter().all(|number| table.led(*number).is_none()));
    table.wait(DAY);
    table.ok(ANA, lead());
    assert_eq!(told(&table, WIM).0, json!("Ana"));
}

#[test]
fn who_may_not_watch_is_not_told() {
    let mut table = TestTable::with(Talk::Silent, false);
    table.seat(2);
    table.ok(ANA, json!({"type": "start"}));
    table.ok(ANA, json!({"type": "end_game"}));
    table.ok(ANA, lead());
    assert!(table.led(BO).is_some());
    assert!(table.led(WIM).is_none());
    table.refused(WIM, lead(), "spectators_off");
}
