//! The lobby: seats, names, the host and the settings.

use serde_json::{Value, json};
use test_support::table::{ANA, BO, CHI, TestTable, WIM, guest, options};
use tranquility::protocol::message::Talk;

fn sit(seat: u8, name: &str) -> Value {
    json!({"type": "sit", "seat": seat, "name": name})
}

#[test]
fn guests_sit_move_and_stand() {
    let mut table = TestTable::new();
    table.ok(ANA, sit(0, "Ana"));
    table.refused(BO, sit(0, "Bo"), "seat_taken");
    table.refused(BO, sit(5, "Bo"), "seat_out_of_range");
    table.refused(BO, sit(255, "Bo"), "seat_out_of_range");
    table.ok(BO, sit(1, "Bo"));
    table.ok(ANA, sit(3, "Ana"));
    let seats = table.view(WIM)["table"]["seats"].clone();
    assert_eq!(seats[0], Value::Null);
    assert_eq!(seats[1]["name"], "Bo");
    assert_eq!(seats[3]["name"], "Ana");
    assert_eq!(table.view(WIM)["table"]["host"], 3);
    table.ok(ANA, sit(3, "Anne"));
    assert_eq!(table.view(WIM)["table"]["seats"][3]["name"], "Anne");
    table.ok(ANA, json!({"type": "stand"}));
    table.refused(ANA, json!({"type": "stand"}), "not_seated");
    assert_eq!(table.view(ANA)["you"]["name"], "Anne", "the name stays");
    table.check_fold();
}

#[test]
fn names_must_be_names_and_unlike_those_of_other_seats() {
    let mut table = TestTable::new();
    table.refused(ANA, sit(0, "  "), "name_empty");
    table.refused(ANA, sit(0, "abcdefghijklmnopqrstuvwxy"), "name_too_long");
    table.refused(ANA, sit(0, "A\u{202e}na"), "name_forbidden_characters");
    table.refused(ANA, sit(0, "A\u{7}na"), "name_forbidden_characters");
    table.ok(ANA, sit(0, "Ana"));
    // Another case; Cyrillic letters that look like the Latin ones.
    for lookalike in ["ana", "\u{410}n\u{430}"] {
        table.refused(BO, sit(1, lookalike), "name_confusable");
    }
    table.refused(WIM, json!({"type": "name", "name": "ANA"}), "name_confusable");
    table.refused(ANA, json!({"type": "name", "name": "Else"}), "already_seated");
    table.ok(WIM, json!({"type": "name", "name": "Wim"}));
    assert_eq!(table.view(WIM)["you"]["name"], "Wim");
    table.check_fold();
}

/// The others' views do not even come anew.
#[test]
fn the_name_of_a_guest_without_a_seat_concerns_no_other() {
    let mut table = TestTable::new();
    table.seat(2);
    let before = table.view(BO)["seq"].clone();
    table.ok(WIM, json!({"type": "name", "name": "Wim"}));
    table.ok(WIM, json!({"type": "name", "name": "Willem"}));
    assert_eq!(table.view(BO)["seq"], before);
    assert_eq!(table.view(WIM)["you"]["name"], "Willem");
    // But that of the host is shown to all.
    table.ok(ANA, json!({"type": "stand"}));
    let before = table.view(BO)["seq"].clone();
    table.ok(ANA, json!({"type": "name", "name": "Anne"}));
    assert_ne!(table.view(BO)["seq"], before);
    assert_eq!(table.view(BO)["table"]["host_name"], "Anne");
    table.check_fold();
}

#[test]
fn before_the_first_game_the_table_knows_who_has_no_name_yet() {
    let mut table = TestTable::new();
    let all = table.view(ANA)["table"]["watchers"].as_u64().unwrap();
    let unnamed = |table: &TestTable| table.view(ANA)["table"]["unnamed"].as_u64();
    assert_eq!(unnamed(&table), Some(all));
    table.ok(WIM, json!({"type": "name", "name": "Wim"}));
    assert_eq!(unnamed(&table), Some(all - 1));
    table.seat(2);
    assert_eq!(unnamed(&table), Some(all - 3));
    table.ok(ANA, json!({"type": "start"}));
    assert_eq!(unnamed(&table), None);
    table.play_until(|_| false);
    assert_eq!(unnamed(&table), None, "who watched is not about to sit down");
}

#[test]
fn the_host_removes_and_readmits() {
    let mut table = TestTable::new();
    table.seat(2);
    table.refused(BO, json!({"type": "remove", "seat": 0}), "not_host");
    table.refused(ANA, json!({"type": "remove", "seat": 4}), "no_guest_there");
    table.refused(ANA, json!({"type": "remove", "seat": 0}), "own_seat");
    table.ok(ANA, json!({"type": "remove", "seat": 1}));
    let view = table.view(BO);
    assert_eq!(view["you"]["may"]["removed"], true);
    assert_eq!(view["you"]["may"]["sit"], false);
    table.refused(BO, sit(1, "Bo"), "removed");
    table.refused(BO, json!({"type": "chat", "text": "why?"}), "removed");
    let removed = table.view(ANA)["you"]["may"]["removed_guests"].clone();
    assert_eq!((removed.as_array().unwrap().len(), &removed[0]["name"]), (1, &json!("Bo")));
    assert_eq!(table.view(CHI)["you"]["may"]["removed_guests"], json!([]));
    let readmit = |guest: &Value| json!({"type": "readmit", "guest": guest});
    table.refused(CHI, readmit(&removed[0]["guest"]), "not_host");
    table.refused(ANA, readmit(&json!("0123456789abcdef")), "unknown_guest");
    table.ok(ANA, readmit(&removed[0]["guest"]));
    table.ok(BO, sit(1, "Bo"));
    table.check_fold();
}

#[test]
fn the_host_hands_over_to_a_seated_guest() {
    let mut table = TestTable::new();
    table.seat(2);
    table.refused(ANA, json!({"type": "hand_over", "seat": 4}), "no_guest_there");
    table.refused(BO, json!({"type": "hand_over", "seat": 1}), "not_host");
    table.ok(ANA, json!({"type": "hand_over", "seat": 1}));
    assert_eq!(table.room.host(), guest(BO));
    table.refused(ANA, json!({"type": "start"}), "not_host");
    table.ok(BO, json!({"type": "start"}));
    table.check_fold();
}

#[test]
fn the_host_configures_what_the_rules_allow() {
    let mut table = TestTable::new();
    let configure = |options: Value| {
        json!({
            "type": "configure",
            "settings": {"options": options, "talk": "open", "spectators": false}
        })
    };
    table.refused(BO, configure(options(4)), "not_host");
    table.refused(ANA, configure(options(5)), "option_out_of_range");
    table.refused(ANA, configure(json!({"removed": 4})), "malformed");
    table.ok(ANA, configure(options(4)));
    let view = table.view(BO);
    assert_eq!(view["table"]["options"]["removed"], 4);
    assert_eq!(view["table"]["talk"], "open");
    assert_eq!(view["table"]["spectators"], false);
    table.check_fold();
}

#[test]
fn without_spectators_only_players_see_the_game() {
    let mut table = TestTable::with(Talk::Silent, false);
    table.seat(2);
    table.ok(ANA, json!({"type": "start"}));
    assert!(table.view(ANA)["game"].is_object());
    let view = table.view(WIM);
    assert_eq!(view["game"], Value::Null);
    assert_eq!(view["you"]["may"]["watch"], false);
    assert_eq!(view["you"]["channel"], Value::Null);
    table.refused(WIM, json!({"type": "chat", "text": "hello"}), "talk_closed");
}
