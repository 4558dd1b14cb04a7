//! No input makes a position panic, from any seat.

use super::{table::*, walk::settings};
use crate::{
    Game, Seat, Talk, catalogue,
    testing::check_sent,
    tranquility::{
        Action, Card, Chance, Phrase,
        action::{Change, LyingStorm, RevealedStorm, StormAt},
        card::OTHERS,
    },
};
use proptest::{option, prelude::*, sample::select};
use serde_json::{Value, json};

fn any_card() -> impl Strategy<Value = Card> {
    prop_oneof![(1_u8..=80).prop_map(Card::Island), select(&OTHERS[..])]
}

fn any_cards() -> impl Strategy<Value = Vec<Card>> {
    proptest::collection::vec(any_card(), 0..100)
}

fn any_two() -> impl Strategy<Value = [Card; 2]> {
    [any_card(), any_card()]
}

fn any_storm() -> impl Strategy<Value = StormAt> {
    let seat = || any::<u8>().prop_map(Seat);
    prop_oneof![
        any::<bool>().prop_map(|revealed| StormAt::Revealed(RevealedStorm { revealed })),
        seat().prop_map(|seat| StormAt::Lying(LyingStorm::Yellow { seat })),
        seat().prop_map(|seat| StormAt::Lying(LyingStorm::Orange { seat })),
        any::<u8>().prop_map(|row| StormAt::Lying(LyingStorm::Purple { row })),
    ]
}

fn any_action() -> impl Strategy<Value = Action> {
    let number = any::<u8>;
    let placed = (any_card(), any::<Option<u8>>(), number(), option::of(any_cards()));
    let given = (any_cards(), any::<bool>());
    prop_oneof![
        placed.prop_map(|(card, number, cell, pay)| Action::Place { card, number, cell, pay }),
        any_cards().prop_map(|cards| Action::Pay { cards }),
        any_two().prop_map(|cards| Action::Discard { cards }),
        option::of(any_card()).prop_map(|card| Action::Start { card }),
        number().prop_map(|count| Action::Pledge { count }),
        given.prop_map(|(cards, from_pile)| Action::Give { cards, from_pile }),
        option::of(any_card()).prop_map(|card| Action::Finish { card }),
        number().prop_map(|cell| Action::Monster { cell }),
        number().prop_map(|row| Action::MoveRocks { row }),
        any_two().prop_map(|cards| Action::KeepRocks { cards }),
        any_storm().prop_map(|storm| Action::SpendCompass { storm }),
        number().prop_map(|row| Action::Blow { row }),
        any_cards().prop_map(|cards| Action::Reduce { cards }),
        number().prop_map(|cell| Action::Compass { cell }),
        (any_card(), number()).prop_map(|(card, cell)| Action::TurnOver { card, cell }),
        select(vec![
            Action::Agree {},
            Action::DiscardHand {},
            Action::FaceStorm {},
            Action::SwapHand {},
            Action::Pass {},
            Action::Concede {},
        ]),
    ]
}

fn any_chance() -> impl Strategy<Value = Chance> {
    prop_oneof![
        proptest::collection::vec(any::<u8>(), 0..8).prop_map(Chance::StartAt),
        any::<u8>().prop_map(|seat| Chance::First(Seat(seat))),
        any::<u8>().prop_map(Chance::Rocks),
    ]
}

fn any_phrase() -> impl Strategy<Value = Phrase> {
    let change = select(&[Change::More, Change::Fewer][..]);
    prop_oneof![
        (any::<u8>(), change, any::<u8>()).prop_map(|(seat, change, count)| Phrase::Ask {
            seat: Seat(seat),
            change,
            count
        }),
        any_storm().prop_map(|storm| Phrase::End { storm }),
        select(vec![Phrase::Keep {}, Phrase::Think {}]),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn any_seat_may_send_anything(
        setting in settings(),
        actions in proptest::collection::vec((any::<u8>(), any_action()), 10),
        chances in proptest::collection::vec(any_chance(), 10),
        phrase in any_phrase(),
    ) {
        setting.walk(|game, _| {
            for (seat, action) in &actions {
                check_sent(game, Seat(*seat), action);
                game.check_phrase(Seat(*seat), &phrase).ok();
            }
            for chance in &chances {
                let mut copy = game.clone();
                if copy.apply_chance(chance).is_err() {
                    assert!(copy == *game);
                }
            }
        });
    }
}

#[test]
fn a_seat_that_does_not_exist_does_nothing_and_sees_nothing_of_its_own() {
    let mut table = dealt(["10 20 30 40 50", "11 21 31 41 51"]).begin();
    for seat in [2, 5, 255] {
        for action in [discard("10 20"), CONCEDE, pledge(0), give("")] {
            let refusal = table.refused(seat, action);
            assert_eq!((refusal.code, refusal.clause), ("no_such_seat", "T-0"));
        }
        assert_eq!(table.hand(seat), []);
        assert_eq!(table.legal(seat), crate::tranquility::wire::offers::Legal::default());
        assert!(!table.0.has_conceded(Seat(seat)));
    }
    table.act(0, CONCEDE);
    table.act(1, CONCEDE);
    assert_eq!(table.hand(2), []);
}

#[test]
fn a_position_does_not_print_its_cards() {
    let table = dealt(["71 72 73 74 75", "11 21 31 41 51"]).begin();
    let printed = format!("{:?}", table.0);
    assert!(!printed.contains('7') && !printed.contains('1'), "{printed}");
}

/// What a server would do with JSON from outside.
mod json_from_outside {
    use super::*;

    fn table() -> Box<dyn catalogue::AnyPosition> {
        let kind = catalogue::find("tranquility").unwrap();
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
            json!({"type": "pay"}),
            json!({"type": "pay", "cards": null}),
            json!({"type": "monster"}),
            json!({"type": "monster", "cell": 256}),
            json!({"type": "monster", "cell": [5]}),
            json!({"type": "move_rocks", "row": -1}),
            json!({"type": "move_rocks", "cell": 5}),
            json!({"type": "keep_rocks", "cards": [10]}),
            json!({"type": "discard_hand", "cards": [10, 20, 30, 40, 50]}),
            json!({"type": "spend_compass"}),
            json!({"type": "spend_compass", "storm": null}),
            json!({"type": "spend_compass", "storm": "yellow"}),
            json!({"type": "spend_compass", "storm": {}}),
            json!({"type": "spend_compass", "storm": {"revealed": 1}}),
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
            json!({"type": "swap_hand", "seat": 1}),
            json!({"type": "pass", "cards": []}),
            json!({"type": "concede", "seat": 1}),
        ] {
            let refusal = table().apply(Seat(0), &wrong).unwrap_err();
            assert_eq!((refusal.code, refusal.clause), ("malformed", "R"), "{wrong}");
        }
    }

    #[test]
    fn a_phrase_has_one_form_only() {
        let read = |phrase: &Value| table().check_phrase(Seat(0), phrase).unwrap_err().code;
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
    fn options_are_all_there_and_in_their_own_form() {
        let kind = catalogue::find("tranquility").unwrap();
        let options = kind.default_options();
        assert!(kind.check(&options, 3).is_ok());
        for key in ["grid", "removed", "rocks", "monsters", "storms", "wild", "level"] {
            for value in [json!(null), json!({"standard": null}), json!([]), json!(-1), json!(0.5)]
            {
                let mut wrong = options.clone();
                wrong[key] = value;
                assert_eq!(kind.check(&wrong, 3).unwrap_err().code, "malformed", "{wrong}");
            }
            let mut less = options.clone();
            less.as_object_mut().unwrap().remove(key);
            assert_eq!(kind.check(&less, 3).unwrap_err().code, "malformed", "{less}");
        }
        let mut more = options.clone();
        more["house_rule"] = json!(true);
        assert_eq!(kind.check(&more, 3).unwrap_err().code, "malformed");
        let list = json!(["standard", 0, "off", 0, false, 0, "normal"]);
        assert_eq!(kind.check(&list, 3).unwrap_err().code, "malformed");
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
            assert_eq!(table().apply_chance(&wrong).unwrap_err().code, "malformed", "{wrong}");
        }
    }
}
