//! For any input, the room rebuilt from its stream equals the room in memory.

use proptest::prelude::*;
use serde_json::{Value, json};
use test_support::table::{ALL, ANA, TestTable, options};
use tranquility::{archive::game_history::Summary, room::model::room::Room};

/// A message that a client could send, sensible or not.
fn commands() -> impl Strategy<Value = (u8, Value)> {
    let seat = 0..6_u8;
    let names = prop_oneof![Just("Ana"), Just("Bo"), Just("Chi"), Just("ana"), Just("")];
    let simple = prop_oneof![
        (seat.clone(), names.clone())
            .prop_map(|(s, n)| json!({"type": "sit", "seat": s, "name": n})),
        Just(json!({"type": "stand"})),
        names.clone().prop_map(|n| json!({"type": "name", "name": n})),
        seat.clone().prop_map(|s| json!({"type": "remove", "seat": s})),
        Just(json!({"type": "readmit", "guest": "first"})),
        Just(json!({"type": "remove_guest", "guest": "first"})),
        any::<bool>().prop_map(|muted| json!({"type": "mute", "guest": "first", "muted": muted})),
        any::<bool>().prop_map(|locked| json!({"type": "lock", "locked": locked})),
        Just(json!({"type": "end_game"})),
        seat.clone().prop_map(|s| json!({"type": "hand_over", "seat": s})),
        any::<bool>().prop_map(|on| json!({
            "type": "configure",
            "settings": {
                "options": options(4), "talk": "silent", "spectators": on, "open_hands": on
            }
        })),
        (seat.clone(), prop_oneof![Just("gentle"), Just("sharp")])
            .prop_map(|(s, l)| json!({"type": "add_partner", "seat": s, "level": l})),
        seat.clone().prop_map(|s| json!({"type": "change_partner", "seat": s, "level": "gentle"})),
        seat.clone().prop_map(|s| json!({"type": "remove_partner", "seat": s})),
        seat.clone().prop_map(|s| json!({"type": "call_partner", "seat": s})),
        Just(json!({"type": "play_on"})),
        Just(json!({"type": "start"})),
        prop_oneof![Just("random"), Just("daily"), Just("same")]
            .prop_map(|deal| json!({"type": "choose_deal", "deal": deal})),
        Just(json!({"type": "chat", "text": "hello"})),
        Just(json!({"type": "look"})),
        Just(json!({"type": "say", "phrase": {"type": "think"}})),
        Just(json!({"type": "act", "action": {"type": "concede"}})),
        seat.clone().prop_map(|s| json!({"type": "free_seat", "seat": s})),
        (seat, names).prop_map(|(s, n)| json!({"type": "take_over", "seat": s, "name": n})),
    ];
    (proptest::sample::select(ALL.to_vec()), simple)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_restored_room_looks_the_same_to_all_viewers(
        steps in proptest::collection::vec((commands(), any::<bool>(), 0..8_u8), 1..60),
    ) {
        let mut table = TestTable::new();
        table.seat(2);
        for ((number, command), play, absent) in steps {
            if play {
                let next = table.room.is_running().then(|| table.next_action()).flatten();
                if table.partner_acts() {
                    // The partners come first.
                } else if let Some((number, action)) = next {
                    prop_assert_eq!(table.act(number, action), None);
                } else {
                    table.refusal(ANA, json!({"type": "start"}));
                }
            }
            let command = table.about_the_first(number, command);
            table.refusal(number, command);
            if absent == 0 {
                table.leave(number);
                table.wait(test_support::table::MINUTE);
                table.come(number);
            }
        }
        table.check_fold();
    }
}

#[test]
fn a_room_of_an_older_server_is_read() {
    let created = json!({
        "at": 1,
        "do": {
            "type": "created", "host": "0".repeat(32), "game": "tranquility",
            "options": options(4), "talk": "open", "spectators": false
        }
    });
    let room = Room::restore("abcdefghjk", &[created.to_string().into_bytes()]).unwrap().unwrap();
    let summary = serde_json::to_value(Summary::of(&room)).unwrap();
    assert_eq!((&summary["talk"], &summary["options"]["removed"]), (&json!("open"), &json!(4)));
}
