//! Closed tables.

use serde_json::json;
use test_support::table::{ALL, BO, MINUTE, TestTable};

#[test]
fn nothing_happens_any_more_at_a_table_that_was_closed() {
    let mut table = TestTable::playing(2);
    let withdrawn = json!({"at": 5, "do": {"type": "withdrawn", "why": "closed"}});
    table.stream.push(withdrawn.to_string().into_bytes());
    table.restart();
    let length = table.stream.len();
    for number in ALL {
        for command in [
            json!({"type": "ping"}),
            json!({"type": "start"}),
            json!({"type": "sit", "seat": 3, "name": "Zoe"}),
            json!({"type": "name", "name": "Zoe"}),
            json!({"type": "act", "action": {"type": "concede"}}),
        ] {
            table.refused(number, command, "room_closed");
        }
        if number != BO {
            table.leave(number);
        }
    }
    table.wait(10 * MINUTE);
    assert_eq!(table.stream.len(), length, "the absent host keeps the role");
}
