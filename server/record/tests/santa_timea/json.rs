//! What a server would do with JSON from outside.

use record::catalogue::{AnyPosition, Kind};
use rules::{
    Game, Seat,
    santa_timea::{SantaTimea, tests::table::card},
    testing::seed,
};
use serde_json::{Value, json};

fn kind() -> Kind {
    Kind::find("santa-timea").unwrap()
}

/// A game that seat 0 begins with N7.
fn table() -> AnyPosition {
    let options = kind().default_options();
    let mut deal = SantaTimea::deal(&Default::default(), 5, &mut seed(1).dice(0));
    let hands = &mut deal.rounds[0].hands;
    let with_n7 = hands.iter().position(|hand| hand.contains(&card("N7"))).unwrap();
    hands.swap(0, with_n7);
    deal.first = Seat(0);
    kind().set_up(&options, 5, &serde_json::to_value(&deal).unwrap()).unwrap()
}

#[test]
fn an_action_has_one_form_only() {
    assert!(table().apply(Seat(0), &json!({"type": "play", "card": "N7"})).is_ok());
    for wrong in [
        json!(null),
        json!("play"),
        json!([]),
        json!({}),
        json!(["play", {"card": "N7"}]),
        json!({"play": {"card": "N7"}}),
        json!({"type": "play"}),
        json!({"type": "play", "card": null}),
        json!({"type": "play", "card": "n7"}),
        json!({"type": "play", "card": "N07"}),
        json!({"type": "play", "card": 7}),
        json!({"type": "play", "card": ["N7"]}),
        json!({"type": "play", "card": {"dir": "N", "number": 7}}),
        json!({"type": "play", "card": "N7", "seat": 0}),
        json!({"type": "Play", "card": "N7"}),
        json!({"type": "triplets"}),
        json!({"type": "triplets", "throw": null}),
        json!({"type": "triplets", "throw": "N"}),
        json!({"type": "triplets", "throw": ["North"]}),
        json!({"type": "triplets", "throw": ["N1"]}),
        json!({"type": "triplets", "throw": [{"N": null}]}),
        json!({"type": "concede"}),
    ] {
        let refusal = table().apply(Seat(0), &wrong).unwrap_err();
        assert_eq!((refusal.code.as_str(), refusal.clause), ("malformed", "R"), "{wrong}");
    }
}

#[test]
fn it_has_two_to_five_seats() {
    for seats in [0, 1, 6, usize::MAX] {
        let refusal = kind().check(&kind().default_options(), seats).unwrap_err();
        assert_eq!(refusal.code.as_str(), "seats_out_of_range");
    }
}

#[test]
fn a_deal_has_one_form_only() {
    let options = kind().default_options();
    let deal = kind().deal(&options, 3, &mut seed(1).dice(0)).unwrap();
    let refusal = |deal: &Value| kind().set_up(&options, 3, deal).err().map(|it| it.code.as_str());
    assert_eq!(refusal(&deal), None);
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut wrong = deal.clone();
        change(&mut wrong);
        refusal(&wrong)
    };
    let malformed: [&dyn Fn(&mut Value); 9] = [
        &|deal| deal["first"] = json!("0"),
        &|deal| deal["first"] = json!(256),
        &|deal| deal["rounds"] = json!({}),
        &|deal| deal["rounds"][0] = json!([]),
        &|deal| deal["rounds"][0]["winds"][0] = json!({"dir": "N", "damage": 2}),
        &|deal| deal["rounds"][0]["winds"][0] = json!("N4"),
        &|deal| deal["rounds"][0]["hands"][0][0] = json!("N15"),
        &|deal| deal["rounds"][0]["aside"] = json!([]),
        &|deal| deal["more"] = json!(0),
    ];
    for (number, change) in malformed.into_iter().enumerate() {
        assert_eq!(changed(change), Some("malformed"), "{number}");
    }
    for key in ["first", "rounds"] {
        let remove = |deal: &mut Value| drop(deal.as_object_mut().unwrap().remove(key));
        assert_eq!(changed(&remove), Some("malformed"), "{key}");
    }
}

#[test]
fn there_is_no_chance_after_the_deal() {
    let mut table = table();
    assert_eq!(table.draw_chance(&mut seed(1).dice(1)), None);
    for chance in [json!(null), json!({}), json!({"first": 0}), json!("pile")] {
        assert_eq!(table.apply_chance(&chance).unwrap_err().code.as_str(), "malformed", "{chance}");
    }
}

#[test]
fn nothing_can_be_said() {
    let table = table();
    for phrase in [json!(null), json!("think"), json!({"type": "think"}), json!([]), json!({})] {
        assert_eq!(table.check_phrase(Seat(0), &phrase).unwrap_err().code.as_str(), "malformed");
    }
}
