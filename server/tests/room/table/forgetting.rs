//! Names that the operator has forgotten.

use serde_json::{Value, json};
use test_support::table::{ANA, BO, CHI, MINUTE, TestTable, guest};

/// Has the name of a guest forgotten, as the room's task stores it.
fn forget(table: &mut TestTable, number: u8) {
    let event = json!({"type": "name_forgotten", "guest": guest(number), "name": "#2"});
    table.stream.push(json!({"at": 5, "do": event}).to_string().into_bytes());
    table.restart();
}

fn give_up(table: &mut TestTable, players: &[u8]) {
    for &number in players {
        table.ok(number, json!({"type": "act", "action": {"type": "concede"}}));
    }
}

fn is_shown(table: &TestTable, name: &str) -> bool {
    let name = Value::from(name).to_string();
    table.pictures().iter().any(|picture| picture.contains(&name))
}

#[test]
fn a_forgotten_name_is_in_no_view_and_chat_and_others_stay() {
    let mut table = TestTable::playing(2);
    give_up(&mut table, &[ANA, BO]);
    table.ok(BO, json!({"type": "chat", "text": "again?"}));
    table.ok(ANA, json!({"type": "chat", "text": "yes"}));
    assert!(is_shown(&table, "Bo") && is_shown(&table, "Ana"));
    forget(&mut table, BO);
    assert!(!is_shown(&table, "Bo") && is_shown(&table, "#2") && is_shown(&table, "Ana"));
    table.check_fold();

    // The guest keeps the seat, plays on under the other name, and may give one again.
    table.ok(ANA, json!({"type": "start"}));
    assert!(!is_shown(&table, "Bo"));
    give_up(&mut table, &[ANA, BO]);
    table.ok(BO, json!({"type": "sit", "seat": 1, "name": "Bob"}));
    assert!(is_shown(&table, "Bob"));
    table.check_fold();
}

#[test]
fn the_name_of_a_seat_is_forgotten_under_which_another_plays_on() {
    let mut table = TestTable::playing(2);
    table.leave(BO);
    table.wait(10 * MINUTE);
    table.ok(ANA, json!({"type": "free_seat", "seat": 1}));
    table.ok(CHI, json!({"type": "take_over", "seat": 1, "name": "Chi"}));
    assert!(is_shown(&table, "Bo"), "the seat keeps its name");
    forget(&mut table, BO);
    assert!(!is_shown(&table, "Bo"));
    give_up(&mut table, &[ANA, CHI]);
    assert!(is_shown(&table, "Chi") && !is_shown(&table, "Bo"));
    table.check_fold();
}
