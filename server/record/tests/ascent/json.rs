//! What a server would do with JSON from outside.

use record::catalogue::{AnyPosition, Kind};
use rules::{
    Game, Seat, Seed,
    ascent::{Ascent, Options, tests::table::card},
};
use serde_json::{Value, json};

fn kind() -> Kind {
    Kind::find("ascent").unwrap()
}

/// A solo game that begins with these cards in the hand.
fn table() -> AnyPosition {
    let options = Options::default();
    let mut deal = Ascent::deal(&options, 1, &mut Seed::new([1; 32]).dice(0));
    let pile = &mut deal.draw_piles[0];
    for (place, code) in ["G7", "S7", "R7", "bridge", "CG", "G4i"].into_iter().enumerate() {
        let from = pile.iter().skip(place).position(|held| *held == card(code)).unwrap();
        pile.swap(place, place + from);
    }
    let deal = serde_json::to_value(&deal).unwrap();
    kind().set_up(&kind().default_options(), 1, &deal).unwrap()
}

#[test]
fn an_action_has_one_form_only() {
    for fine in [
        json!({"type": "slope", "card": "G7", "cell": [1, 0], "pay": []}),
        json!({"type": "discard", "cards": ["CG", "G4i"]}),
        json!({"type": "grapple"}),
        json!({"type": "concede"}),
    ] {
        assert!(table().apply(Seat(0), &fine).is_ok(), "{fine}");
    }
    for wrong in [
        json!(null),
        json!("grapple"),
        json!([]),
        json!({}),
        json!(["grapple", {}]),
        json!({"grapple": {}}),
        json!({"type": "grapple", "more": null}),
        json!({"type": "slope", "card": "G7", "cell": [1, 0]}),
        json!({"type": "slope", "card": "G7", "cell": [1, 0], "pay": null}),
        json!({"type": "slope", "card": "G7", "cell": [1, 0], "pay": {}}),
        json!({"type": "slope", "card": "G7", "cell": [1, 0], "pay": [], "to": [2, 0]}),
        json!({"type": "slope", "card": "G7", "cell": [1], "pay": []}),
        json!({"type": "slope", "card": "G7", "cell": [1, 0, 0], "pay": []}),
        json!({"type": "slope", "card": "G7", "cell": [1.0, 0], "pay": []}),
        json!({"type": "slope", "card": "G7", "cell": [256, 0], "pay": []}),
        json!({"type": "slope", "card": "G7", "cell": [-1, 0], "pay": []}),
        json!({"type": "slope", "card": "G7", "cell": {"0": 1, "1": 0}, "pay": []}),
        json!({"type": "slope", "card": "G7", "cell": 10, "pay": []}),
        json!({"type": "slope", "card": "g7", "cell": [1, 0], "pay": []}),
        json!({"type": "slope", "card": "G07", "cell": [1, 0], "pay": []}),
        json!({"type": "slope", "card": "G13", "cell": [1, 0], "pay": []}),
        json!({"type": "slope", "card": "G5i", "cell": [1, 0], "pay": []}),
        json!({"type": "slope", "card": 7, "cell": [1, 0], "pay": []}),
        json!({"type": "slope", "card": {"slope": "G7"}, "cell": [1, 0], "pay": []}),
        json!({"type": "Slope", "card": "G7", "cell": [1, 0], "pay": []}),
        json!({"type": "bridge", "card": "bridge", "cell": [1, 1]}),
        json!({"type": "bridge"}),
        json!({"type": "campfire", "card": "CG", "cell": [1, 0], "pay": []}),
        json!({"type": "discard", "cards": ["CG"]}),
        json!({"type": "discard", "cards": ["CG", "G7", "S7"]}),
        json!({"type": "lead", "path": [[1, 0], [2, 0]]}),
        json!({"type": "lead", "path": [1, 0], "pay": ["G7"]}),
        json!({"type": "summit", "card": "summit"}),
        json!({"type": "place", "card": "G7", "cell": [1, 0], "pay": []}),
    ] {
        let refusal = table().apply(Seat(0), &wrong).unwrap_err();
        assert_eq!((refusal.code.as_str(), refusal.clause), ("malformed", "R"), "{wrong}");
    }
}

#[test]
fn a_deal_has_one_form_only() {
    let options = kind().default_options();
    let deal = kind().deal(&options, 3, &mut Seed::new([1; 32]).dice(0)).unwrap();
    let refusal = |deal: &Value| kind().set_up(&options, 3, deal).err().map(|it| it.code.as_str());
    assert_eq!(refusal(&deal), None);
    for (key, value) in [
        ("first", json!("0")),
        ("first", json!(256)),
        ("draw_piles", json!({})),
        ("draw_piles", json!([[7]])),
        ("panoramas", json!(null)),
        ("panoramas", json!([[3, 4]])),
        ("more", json!(0)),
    ] {
        let mut wrong = deal.clone();
        wrong[key] = value;
        assert_eq!(refusal(&wrong), Some("malformed"), "{wrong}");
    }
    for key in ["first", "draw_piles", "panoramas"] {
        let mut less = deal.clone();
        less.as_object_mut().unwrap().remove(key);
        assert_eq!(refusal(&less), Some("malformed"), "{key}");
    }
}

#[test]
fn chance_has_one_form_only() {
    let mut table = table();
    table.apply(Seat(0), &json!({"type": "grapple"})).unwrap();
    for wrong in [
        json!({"pile": ["G7"], "first": 0}),
        json!({"pile": "G7"}),
        json!({"pile": [7]}),
        json!({"pile": null}),
        json!(["G7"]),
        json!("pile"),
        json!({}),
    ] {
        assert_eq!(table.apply_chance(&wrong).unwrap_err().code.as_str(), "malformed", "{wrong}");
    }
    let chance = table.draw_chance(&mut Seed::new([1; 32]).dice(1)).unwrap();
    assert!(table.apply_chance(&chance).is_ok());
}

#[test]
fn nothing_can_be_said() {
    let table = table();
    for phrase in [json!(null), json!("think"), json!({"type": "think"}), json!([]), json!({})] {
        assert_eq!(table.check_phrase(Seat(0), &phrase).unwrap_err().code.as_str(), "malformed");
    }
}
