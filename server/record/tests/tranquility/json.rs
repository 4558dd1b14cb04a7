//! What a server would do with JSON from outside.

use record::catalogue::{AnyPosition, Kind};
use rules::{Seat, tranquility::tests::table::*};
use serde_json::{Value, json};

fn table() -> AnyPosition {
    let kind = Kind::find("tranquility").unwrap();
    let deal = serde_json::to_value(dealt(["10 20 30 40 50", "12 21 31 41 51"]).deal());
    let mut table = kind.set_up(&kind.default_options(), 2, &deal.unwrap()).unwrap();
    table.apply_chance(&json!({"start_at": [37, 38]})).unwrap();
    table.apply_chance(&json!({"first": 0})).unwrap();
    table
}

#[test]
fn an_action_has_one_form_only() {
    let fine = json!({"type": "place", "card": 10, "cell": 5, "pay": []});
    assert!(table().apply(Seat(0), &fine).is_ok());
    for wrong in [
        json!(null),
        json!(3),
        json!("start"),
        json!([]),
        json!({}),
        json!(["discard", [10, 20]]),
        json!(["discard", {"cards": [10, 20]}]),
        json!({"discard": {"cards": [10, 20]}}),
        json!({"type": "place", "card": 10, "cell": 5}),
        json!({"type": "place", "card": 10, "cell": 5, "pay": null}),
        json!({"type": "place", "card": 10, "cell": 5, "pay": {}}),
        json!({"type": "place", "card": 10, "cell": 5, "pay": [], "as": 10}),
        json!({"type": "place", "card": 10, "cell": 5.0, "pay": []}),
        json!({"type": "place", "card": 10.0, "cell": 5, "pay": []}),
        json!({"type": "place", "card": "10", "cell": 5, "pay": []}),
        json!({"type": "place", "card": 0, "cell": 5, "pay": []}),
        json!({"type": "place", "card": 81, "cell": 5, "pay": []}),
        json!({"type": "place", "card": -10, "cell": 5, "pay": []}),
        json!({"type": "place", "card": 266, "cell": 5, "pay": []}),
        json!({"type": "place", "card": true, "cell": 5, "pay": []}),
        json!({"type": "place", "card": "Start", "cell": 5, "pay": []}),
        json!({"type": "place", "card": 10, "cell": 256, "pay": []}),
        json!({"type": "place", "card": 10, "cell": -1, "pay": []}),
        json!({"type": "Place", "card": 10, "cell": 5, "pay": []}),
        json!({"type": 0, "card": 10, "cell": 5, "pay": []}),
        json!({"type": "discard", "cards": [10]}),
        json!({"type": "discard", "cards": [10, 20, 30]}),
        json!({"type": "place", "card": 10, "as": null, "cell": 5, "pay": []}),
        json!({"type": "place", "card": 10, "as": 256, "cell": 5, "pay": []}),
        json!({"type": "place", "card": "wild", "cell": 5, "pay": []}),
        json!({"type": "place", "card": "wild", "as": null, "cell": 5, "pay": []}),
        json!({"type": "place", "card": 10, "pay": []}),
        json!({"type": "place", "cell": 5, "pay": []}),
        json!({"card": 10, "cell": 5, "pay": []}),
        json!({"type": "place", "card": 10, "cell": [5], "pay": []}),
        json!({"type": "start", "card": "start"}),
        json!({"type": "start", "card": "finish"}),
        json!({"type": "start", "card": null}),
        json!({"type": "finish", "card": "finish"}),
        json!({"type": "finish", "card": null}),
        json!({"type": "pledge"}),
        json!({"type": "pledge", "count": 256}),
        json!({"type": "pledge", "count": "3"}),
        json!({"type": "give", "cards": []}),
        json!({"type": "give", "from_pile": false}),
        json!({"type": "give", "cards": [10], "from_pile": 0}),
        json!({"type": "give", "cards": [10], "from_pile": null}),
        json!({"type": "pay"}),
        json!({"type": "pay", "cards": null}),
        json!({"type": "monster"}),
        json!({"type": "monster", "cell": 256}),
        json!({"type": "monster", "cell": [5]}),
        json!({"type": "move_rocks", "row": -1}),
        json!({"type": "move_rocks", "cell": 5}),
        json!({"type": "move_rocks", "row": 2, "cards": []}),
        json!({"type": "keep_rocks", "cards": [10]}),
        json!({"type": "discard_hand", "cards": [10, 20, 30, 40, 50]}),
        json!({"type": "spend_compass"}),
        json!({"type": "spend_compass", "storm": null}),
        json!({"type": "spend_compass", "storm": "yellow"}),
        json!({"type": "spend_compass", "storm": {}}),
        json!({"type": "spend_compass", "storm": {"revealed": 1}}),
        json!({"type": "spend_compass", "storm": {"revealed": true, "kind": "yellow"}}),
        json!({"type": "spend_compass", "storm": {"revealed": true, "row": 1}}),
        json!({"type": "spend_compass", "storm": {"kind": "yellow"}}),
        json!({"type": "spend_compass", "storm": {"kind": "yellow", "row": 0}}),
        json!({"type": "spend_compass", "storm": {"kind": "purple", "seat": 0}}),
        json!({"type": "spend_compass", "storm": {"kind": "purple", "row": 2, "seat": 0}}),
        json!({"type": "spend_compass", "storm": {"kind": "green", "seat": 0}}),
        json!({"type": "face_storm", "row": 2}),
        json!({"type": "blow"}),
        json!({"type": "blow", "row": 1.5}),
        json!({"type": "reduce", "cards": 2}),
        json!({"type": "compass", "cell": "5"}),
        json!({"type": "turn_over", "cell": 5}),
        json!({"type": "turn_over", "card": 10}),
        json!({"type": "turn_over", "card": null, "cell": 5}),
        json!({"type": "swap_hand", "seat": 1}),
        json!({"type": "pass", "cards": []}),
        json!({"type": "concede", "seat": 1}),
    ] {
        let refusal = table().apply(Seat(0), &wrong).unwrap_err();
        assert_eq!((refusal.code.as_str(), refusal.clause), ("malformed", "R"), "{wrong}");
    }
}

#[test]
fn a_phrase_has_one_form_only() {
    let read = |phrase: &Value| table().check_phrase(Seat(0), phrase).unwrap_err().code.as_str();
    let fine = json!({"type": "ask", "seat": 1, "change": "more", "count": 2});
    assert_eq!(read(&fine), "phrase_out_of_place");
    assert_eq!(read(&json!({"type": "think"})), "phrase_out_of_place");
    for wrong in [
        json!(["think"]),
        json!(["think", []]),
        json!(["think", {}]),
        json!({"type": "think", "text": "take the left side"}),
        json!({"type": "ask", "seat": 1, "change": {"more": null}, "count": 2}),
        json!({"type": "ask", "seat": 1, "change": "More", "count": 2}),
        json!({"type": "ask", "seat": 1, "change": "more", "count": 2, "x": 1}),
        json!({"type": "ask", "seat": 1, "change": "more", "count": 2.0}),
        json!({"type": "ask", "seat": 1, "change": "more"}),
    ] {
        assert_eq!(read(&wrong), "malformed", "{wrong}");
    }
}

#[test]
fn chance_has_one_form_only() {
    for wrong in [
        json!({"first": 0, "start_at": [0, 0]}),
        json!({"start_at": 0}),
        json!({"start_at": [0, 256]}),
        json!({"start_at": null}),
        json!({"first": [0]}),
        json!({"rocks": [1]}),
        json!({"rocks": 256}),
        json!({"rocks": null}),
        json!("first"),
        json!({}),
    ] {
        assert_eq!(table().apply_chance(&wrong).unwrap_err().code.as_str(), "malformed", "{wrong}");
    }
}
