//! The moves and the chance of Tranquility's modules, each changed so that it is none.

use super::*;

const ROCKS: &str = include_str!("../../records/good/rocks_manual_2.json");
const AUTO: &str = include_str!("../../records/good/rocks_auto_1.json");
const STORMS: &str = include_str!("../../records/good/storms_2.json");
const STORMS_ALONE: &str = include_str!("../../records/good/storms_1.json");
const WILD: &str = include_str!("../../records/good/wild_3.json");

#[test]
fn rocks_move_by_their_seat_to_another_row_with_room() {
    let rows = |row: Value| by(0, json!({"type": "move_rocks", "row": row}));
    refused_at(
        ROCKS,
        3,
        &[
            (rows(json!(5)), "T-6.1"),
            (rows(json!(6)), "T-6.1"),
            (rows(json!(255)), "T-6.1"),
            (rows(json!(256)), "R"),
            (rows(json!(-1)), "R"),
            (rows(json!("2")), "R"),
            (rows(json!(null)), "R"),
            (by(0, json!({"type": "move_rocks"})), "R"),
            (by(0, json!({"type": "move_rocks", "row": 2, "cards": []})), "R"),
            (by(1, json!({"type": "move_rocks", "row": 2})), "T-2.1"),
            (by(0, json!({"type": "keep_rocks", "cards": [40]})), "R"),
            (by(0, json!({"type": "keep_rocks", "cards": [40, 50, 60]})), "R"),
            (by(0, json!({"type": "keep_rocks", "cards": [40, 40]})), "T-3.3"),
            (by(0, json!({"type": "keep_rocks", "cards": [40, 1]})), "T-3.3"),
            (by(1, json!({"type": "keep_rocks", "cards": [10, 20]})), "T-2.1"),
            (by(0, json!({"type": "discard", "cards": [40, 50]})), "T-6.1"),
            (by(1, json!({"type": "discard", "cards": [10, 20]})), "T-6.1"),
            (json!({"chance": {"rocks": 2}}), "T-2.1"),
        ],
    );
    // The rocks lie beside row 2 there.
    refused_at(
        ROCKS,
        4,
        &[(by(1, json!({"type": "place", "card": 30, "cell": 12, "pay": []})), "T-6.1")],
    );
    refused_at(
        ROCKS,
        5,
        &[(by(1, json!({"type": "keep_rocks", "cards": [10, "monster"]})), "T-6.3")],
    );
    // After the eight cards, before drawing.
    refused_at(
        ROCKS,
        21,
        &[
            (by(0, json!({"type": "keep_rocks", "cards": [4, 44]})), "T-3.3"),
            (by(0, json!({"type": "move_rocks", "row": 3})), "T-6.1"),
            (by(1, json!({"type": "move_rocks", "row": 5})), "T-2.1"),
        ],
    );
}

#[test]
fn rocks_of_chance_move_to_another_row_with_room() {
    let rocks = |row: Value| json!({"chance": {"rocks": row}});
    refused_at(
        AUTO,
        3,
        &[
            (rocks(json!(0)), "T-6.1"),
            (rocks(json!(6)), "T-6.1"),
            (rocks(json!(null)), "R"),
            (rocks(json!([5])), "R"),
            (json!({"chance": {"first": 0}}), "T-6.1"),
            (json!({"chance": {"start_at": [0]}}), "T-6.1"),
            (by(0, json!({"type": "move_rocks", "row": 5})), "T-6.1"),
            (by(0, json!({"type": "discard", "cards": [10, 30]})), "T-6.1"),
        ],
    );
    refused_at(AUTO, 4, &[(rocks(json!(2)), "T-2.1")]);
    refused_at(AUTO, 7, &[(rocks(json!(0)), "T-2.1")]);
}

#[test]
fn a_monster_takes_an_island_outside_closed_rows() {
    let monster = |seat, cell: Value| by(seat, json!({"type": "monster", "cell": cell}));
    // The rocks lie beside row 1, with island 30.
    refused_at(
        ROCKS,
        8,
        &[
            (monster(1, json!(10)), "T-6.3"),
            (monster(1, json!(1)), "T-6.3"),
            (monster(1, json!(36)), "T-6.3"),
            (monster(1, json!(256)), "R"),
            (monster(1, json!(null)), "R"),
            (monster(0, json!(0)), "T-2.1"),
            (by(1, json!({"type": "monster"})), "R"),
            (by(1, json!({"type": "discard", "cards": ["monster", 45]})), "T-6.3"),
        ],
    );
    refused_at(ROCKS, 6, &[(monster(0, json!(0)), "T-6.3")]);
    refused_at(
        ROCKS,
        20,
        &[(
            by(1, json!({"type": "give", "cards": [5, 6, "monster"], "from_pile": false})),
            "T-6.3",
        )],
    );
}

#[test]
fn storms_at_set_up_are_settled_by_their_drawers_first() {
    let blow = |seat, row: Value| by(seat, json!({"type": "blow", "row": row}));
    refused_at(
        STORMS,
        0,
        &[
            (blow(0, json!(6)), "T-7.3"),
            (blow(0, json!(null)), "R"),
            (blow(1, json!(3)), "T-2.1"),
            (by(0, json!({"type": "blow"})), "R"),
            (by(0, json!({"type": "face_storm"})), "T-7.3"),
            (by(1, json!({"type": "reduce", "cards": [64]})), "T-7.3"),
            (json!({"chance": {"start_at": [0, 25]}}), "T-2.1"),
            (by(0, json!({"type": "spend_compass", "storm": {"revealed": true}})), "T-7.4"),
        ],
    );
    let reduce = |seat, cards: Value| by(seat, json!({"type": "reduce", "cards": cards}));
    refused_at(
        STORMS,
        1,
        &[
            (reduce(1, json!([])), "T-7.3"),
            (reduce(1, json!([63, 64])), "T-7.3"),
            (reduce(1, json!([65])), "T-3.3"),
            (reduce(1, json!(64)), "R"),
            (reduce(0, json!([10])), "T-2.1"),
            (blow(1, json!(3)), "T-7.3"),
        ],
    );
}

#[test]
fn a_revealed_storm_is_faced_or_ended() {
    let spend = |storm: Value| by(1, json!({"type": "spend_compass", "storm": storm}));
    refused_at(
        STORMS,
        7,
        &[
            (by(1, json!({"type": "face_storm"})), "T-2.1"),
            (by(0, json!({"type": "face_storm", "row": 1})), "R"),
            (by(0, json!({"type": "reduce", "cards": [40, 50]})), "T-7.3"),
            (by(0, json!({"type": "pledge", "count": 4})), "T-4.5"),
            (spend(json!({"revealed": false})), "T-7.4"),
            (spend(json!({"revealed": null})), "R"),
            (spend(json!({"revealed": true, "kind": "yellow"})), "R"),
            (spend(json!({"kind": "yellow", "seat": 0})), "T-7.4"),
            (spend(json!({"kind": "yellow", "row": 1})), "R"),
            (spend(json!({"kind": "yellow", "seat": 1, "row": 1})), "R"),
            (spend(json!({"kind": "orange", "seat": 1})), "T-7.4"),
            (spend(json!({"kind": "orange", "seat": 2})), "T-7.4"),
            (spend(json!({"kind": "purple", "row": 2})), "T-7.4"),
            (spend(json!({"kind": "purple", "seat": 3})), "R"),
            (spend(json!({"kind": "green", "seat": 0})), "R"),
            (spend(json!({})), "R"),
            (spend(json!("revealed")), "R"),
            (by(0, json!({"type": "spend_compass"})), "R"),
        ],
    );
    // No compass is left there.
    refused_at(STORMS, 16, &[(spend(json!({"kind": "purple", "row": 3})), "T-7.4")]);
    refused_at(STORMS, 4, &[(spend(json!({"kind": "purple", "row": 3})), "T-7.4")]);
    // Nothing is revealed any more while the reduction is due.
    refused_at(STORMS_ALONE, 7, &[(by(0, json!({"type": "face_storm"})), "T-7.3")]);
    let revealed = json!({"type": "spend_compass", "storm": {"revealed": true}});
    refused_at(STORMS_ALONE, 7, &[(by(0, revealed), "T-7.4")]);
}

#[test]
fn rows_and_seats_under_storms_are_restricted() {
    let place = |seat, card: u8, cell: u8| {
        by(seat, json!({"type": "place", "card": card, "cell": cell, "pay": []}))
    };
    refused_at(STORMS, 4, &[(place(0, 10, 18), "T-7.3")]);
    // Seat 0 lies under orange, with the compass not spent on that storm.
    refused_at(WILD, 5, &[(by(0, place_wild(60, 20)), "T-7.3")]);
}

fn place_wild(number: u16, cell: u8) -> Value {
    json!({"type": "place", "card": "wild", "as": number, "cell": cell, "pay": []})
}

#[test]
fn a_whole_hand_is_discarded_by_its_seat_without_a_list() {
    refused_at(
        STORMS,
        16,
        &[
            (by(0, json!({"type": "discard_hand"})), "T-2.1"),
            (by(1, json!({"type": "discard_hand", "cards": [67, 68, 69, 70, 71]})), "R"),
        ],
    );
    refused_at(ROCKS, 2, &[(by(0, json!({"type": "discard_hand"})), "T-7.2")]);
    refused_at(STORMS, 6, &[(by(0, json!({"type": "discard_hand"})), "T-4.1")]);
}

#[test]
fn what_is_given_unseen_needs_a_yellow_storm_and_counts_for_two() {
    let give = |seat, cards: Value, from_pile: Value| {
        by(seat, json!({"type": "give", "cards": cards, "from_pile": from_pile}))
    };
    refused_at(
        STORMS,
        13,
        &[
            (give(0, json!([20, 30, 12]), json!(true)), "T-4.5"),
            (give(0, json!([20, 30]), json!(false)), "T-4.5"),
            (give(0, json!([20, 30]), json!(null)), "R"),
            (by(0, json!({"type": "give", "cards": [20, 30, 11, 12]})), "R"),
            (give(0, json!([20, 99]), json!(true)), "R"),
            (give(0, json!([20, 67]), json!(true)), "T-3.3"),
        ],
    );
    refused_at(WILD, 16, &[(give(2, json!([60, 61]), json!(true)), "T-4.4")]);
}

#[test]
fn a_wild_says_its_number_and_no_other_card_does() {
    refused_at(
        WILD,
        5,
        &[
            (by(0, place_wild(10, 6)), "T-9.4"),
            (by(0, place_wild(0, 6)), "T-9.4"),
            (by(0, place_wild(81, 6)), "T-9.4"),
            (by(0, place_wild(256, 6)), "R"),
            (by(0, place_wild(9, 6)), "T-3.1"),
            (by(0, place_wild(12, 6)), "T-3.3"),
            (by(0, json!({"type": "place", "card": "wild", "cell": 6, "pay": []})), "R"),
            (
                by(0, json!({"type": "place", "card": "wild", "as": null, "cell": 6, "pay": []})),
                "R",
            ),
            (by(0, json!({"type": "place", "card": 30, "as": 30, "cell": 20, "pay": []})), "R"),
            (by(0, json!({"type": "start"})), "T-4.1"),
            (by(0, json!({"type": "start", "card": "start"})), "R"),
            (by(0, json!({"type": "start", "card": null})), "R"),
            (by(0, json!({"type": "finish", "card": "wild"})), "T-5.1"),
            (by(0, json!({"type": "finish", "card": "finish"})), "R"),
        ],
    );
    // The number of the wild on the grid is taken for the island of that number too.
    let island = json!({"type": "place", "card": 12, "cell": 7, "pay": []});
    refused_at(WILD, 6, &[(by(1, island), "T-3.1"), (by(1, json!({"type": "start"})), "T-4.1")]);
    refused_at(ROCKS, 14, &[(by(0, json!({"type": "start", "card": "wild"})), "T-4.1")]);
}
