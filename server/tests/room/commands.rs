//! Every kind of command that a guest can send.

use serde_json::{Value, json};
use std::collections::BTreeSet;
use strum::VariantNames;
use test_support::table::{ANA, TestTable};
use tranquility::protocol::command::Command;

/// Commands of every kind, as that guest could send them.
pub fn commands(table: &TestTable, number: u8) -> Vec<Value> {
    let options = table.view(ANA)["table"]["options"].clone();
    let commands = [
        json!({"type": "sit", "seat": 4, "name": "Zoe"}),
        json!({"type": "stand"}),
        json!({"type": "name", "name": "Yve"}),
        json!({"type": "choose_face", "face": {"drawing": 3, "colour": 1}}),
        json!({"type": "remove", "seat": 1}),
        json!({"type": "remove_guest", "guest": "first"}),
        json!({"type": "readmit", "guest": "first"}),
        json!({"type": "mute", "guest": "first", "muted": true}),
        json!({"type": "lock", "locked": true}),
        json!({"type": "hand_over", "seat": 1}),
        json!({
            "type": "configure",
            "settings": {"options": options, "talk": "silent", "spectators": true}
        }),
        json!({"type": "add_partner", "seat": 4, "level": "sharp"}),
        json!({"type": "change_partner", "seat": 2, "level": "sharp"}),
        json!({"type": "remove_partner", "seat": 2}),
        json!({"type": "choose_deal", "deal": "random"}),
        json!({"type": "start"}),
        json!({"type": "ready", "ready": true}),
        json!({"type": "act", "action": choose_for(table, number)}),
        json!({"type": "say", "phrase": {"type": "think"}}),
        json!({"type": "chat", "text": "hello"}),
        json!({"type": "react", "reaction": "heart"}),
        json!({"type": "free_seat", "seat": 1}),
        json!({"type": "call_partner", "seat": 1}),
        json!({"type": "play_on"}),
        json!({"type": "close"}),
        json!({"type": "end_game"}),
        json!({"type": "take_over", "seat": 1, "name": "Zoe"}),
        json!({"type": "ask_for_seat", "seat": 1}),
        json!({"type": "answer_request", "seat": 1, "give": true}),
        json!({"type": "look"}),
        json!({"type": "lead"}),
        json!({"type": "show", "sight": {"position": 3, "viewpoint": "open", "guided": true, "pointer": 7}}),
        json!({"type": "why_not"}),
        json!({"type": "ping"}),
    ];
    let kinds: BTreeSet<&str> = commands.iter().map(kind).collect();
    assert_eq!(kinds, Command::VARIANTS.iter().copied().collect(), "all kinds");
    commands.into_iter().map(|command| table.about_the_first(number, command)).collect()
}

pub fn kind(command: &Value) -> &str {
    command["type"].as_str().unwrap()
}

/// An action that the view of a seat offers, or none that there is.
fn choose_for(table: &TestTable, number: u8) -> Value {
    match table.next_action() {
        Some((next, action)) if next == number => action,
        _ => json!({"type": "concede"}),
    }
}
