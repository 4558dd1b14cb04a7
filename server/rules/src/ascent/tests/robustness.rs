//! No input makes a position panic, from any seat.

use super::table::{CONCEDE, GRAPPLE, card, discard, late};
use crate::{
    Game, Seat, Seed, TableTalk,
    ascent::{Ascent, Options, wire::offers::Legal},
    catalogue::{AnyPosition, Kind},
};
use serde_json::{Value, json};

#[test]
fn a_seat_that_does_not_exist_does_nothing_and_sees_nothing_of_its_own() {
    let mut table = late(["G1 G2", "summit summit"]).turn_of(0);
    for seat in [2, 5, 255] {
        for action in [discard("G1 G2"), CONCEDE, GRAPPLE] {
            assert_eq!(table.refused(seat, action), ("no_such_seat", "A-2"));
        }
        assert_eq!(table.hand(seat), []);
        assert_eq!(table.legal(seat), Legal::default());
        assert!(!table.0.has_conceded(Seat(seat)));
    }
    table.act(0, CONCEDE);
    table.act(1, CONCEDE);
    assert_eq!(table.hand(2), []);
}

#[test]
fn a_position_does_not_print_its_cards() {
    let table = late(["G7 G8 | S9", "R11 R12"]).turn_of(0);
    let printed = format!("{:?}", table.0);
    for code in ["7", "8", "9", "11", "12", "Grassy", "Slope"] {
        assert!(!printed.contains(code), "{printed}");
    }
}

/// What a server would do with JSON from outside.
mod json_from_outside {
    use super::*;

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
        let refusal =
            |deal: &Value| kind().set_up(&options, 3, deal).err().map(|it| it.code.as_str());
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
            assert_eq!(
                table.apply_chance(&wrong).unwrap_err().code.as_str(),
                "malformed",
                "{wrong}"
            );
        }
        let chance = table.draw_chance(&mut Seed::new([1; 32]).dice(1)).unwrap();
        assert!(table.apply_chance(&chance).is_ok());
    }
}
