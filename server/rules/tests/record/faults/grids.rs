//! The moves of Tranquility's other grids, each changed so that it is none; their deals and outcomes.

use super::*;

const ROCKS: &str = include_str!("../../records/good/rocks_manual_2.json");
const STORMS: &str = include_str!("../../records/good/storms_2.json");
const ARCH: &str = include_str!("../../records/good/arch_2.json");
const PYRAMID: &str = include_str!("../../records/good/pyramid_2.json");
const SIDES: &str = include_str!("../../records/good/day_night_2.json");
const CONTEST: &str = include_str!("../../records/good/competition_2.json");

#[test]
fn the_arch_is_built_from_its_pillars_up() {
    let place = |seat, card: u8, cell: u8, pay: Value| {
        by(seat, json!({"type": "place", "card": card, "cell": cell, "pay": pay}))
    };
    refused_at(
        ARCH,
        3,
        &[
            (place(0, 8, 12, json!([])), "T-10.3"),
            (place(0, 8, 39, json!([])), "T-10.3"),
            (place(0, 8, 40, json!([])), "T-0"),
            (place(0, 8, 0, json!([])), "T-3.1"),
            (place(0, 8, 1, json!([20])), "T-3.3"),
            (by(0, json!({"type": "start"})), "T-10.1"),
            (by(0, json!({"type": "finish"})), "T-5.1"),
        ],
    );
    refused_at(ARCH, 5, &[(place(0, 8, 2, json!([])), "T-3.3")]);
    refused_at(
        ARCH,
        15,
        &[
            (place(0, 62, 31, json!([])), "T-3.3"),
            (place(0, 62, 29, json!([])), "T-3.1"),
            (place(0, 62, 5, json!([])), "T-3.1"),
        ],
    );
    refused_at(
        ARCH,
        0,
        &[
            (json!({"chance": {"start_at": [0, 0]}}), "T-1.5"),
            (json!({"chance": {"first": 1}}), "T-1.5"),
        ],
    );
}

#[test]
fn on_explorer_cells_the_payment_comes_second() {
    let place =
        |seat, card: u8, cell: u8| by(seat, json!({"type": "place", "card": card, "cell": cell}));
    let paying = json!({"type": "place", "card": 32, "cell": 15, "pay": [60, 50]});
    let nothing = json!({"type": "place", "card": 32, "cell": 15, "pay": null});
    refused_at(
        PYRAMID,
        3,
        &[
            (by(0, paying), "T-11.4"),
            (by(0, nothing), "R"),
            (place(0, 32, 16), "R"),
            (place(0, 60, 15), "T-3.3"),
            (place(0, 32, 8), "T-3.1"),
            (place(1, 71, 21), "T-2.1"),
            (by(0, json!({"type": "pay", "cards": [60, 50]})), "T-11.4"),
            (by(0, json!({"type": "compass", "cell": 21})), "T-11.3"),
        ],
    );
    let pay = |seat, cards: Value| by(seat, json!({"type": "pay", "cards": cards}));
    refused_at(
        PYRAMID,
        4,
        &[
            (pay(0, json!([])), "T-11.4"),
            (pay(0, json!([60])), "T-11.4"),
            (pay(0, json!([60, 50, 5])), "T-11.4"),
            (pay(0, json!([60, 32])), "T-3.3"),
            (pay(0, json!(["compass", "compass"])), "T-3.3"),
            (pay(0, json!(null)), "R"),
            (pay(1, json!([40, 41])), "T-2.1"),
            (by(0, json!({"type": "discard", "cards": [60, 50]})), "T-11.4"),
            (by(1, json!({"type": "discard", "cards": [40, 41]})), "T-11.4"),
        ],
    );
    // Rocks were turned up: one card is due besides a cost of nothing.
    refused_at(
        PYRAMID,
        8,
        &[
            (pay(1, json!([])), "T-11.4"),
            (by(0, json!({"type": "discard", "cards": [5, 6]})), "T-11.4"),
        ],
    );
}

#[test]
fn a_compass_takes_a_storm_off_its_cell() {
    let compass = |seat, cell: Value| by(seat, json!({"type": "compass", "cell": cell}));
    refused_at(
        PYRAMID,
        6,
        &[
            (compass(0, json!(15)), "T-11.3"),
            (compass(0, json!(2)), "T-11.3"),
            (compass(0, json!(36)), "T-11.3"),
            (compass(0, json!(null)), "R"),
            (compass(1, json!(21)), "T-2.1"),
            (by(0, json!({"type": "place", "card": 50, "cell": 21})), "T-3.3"),
            (by(0, json!({"type": "start"})), "T-10.1"),
        ],
    );
    refused_at(PYRAMID, 7, &[(compass(1, json!(21)), "T-11.3")]);
}

#[test]
fn an_island_is_turned_over_for_a_card_of_the_hand() {
    let turn = |seat, card: Value, cell: Value| {
        by(seat, json!({"type": "turn_over", "card": card, "cell": cell}))
    };
    refused_at(
        SIDES,
        4,
        &[
            (turn(0, json!(61), json!(30)), "T-3.3"),
            (turn(0, json!(51), json!(29)), "T-12.4"),
            (turn(0, json!(51), json!(36)), "T-12.4"),
            (turn(0, json!(51), json!(null)), "R"),
            (turn(0, json!(null), json!(30)), "R"),
            (turn(1, json!(11), json!(30)), "T-2.1"),
            (by(0, json!({"type": "turn_over", "cell": 30})), "R"),
        ],
    );
    refused_at(SIDES, 6, &[(turn(0, json!(20), json!(30)), "T-4.1")]);
    refused_at(SIDES, 8, &[(turn(0, json!(20), json!(30)), "T-4.2")]);
}

#[test]
fn the_competition_has_its_own_moves_and_no_others() {
    let place = |card: u8, cell: u8, pay: Value| {
        by(0, json!({"type": "place", "card": card, "cell": cell, "pay": pay}))
    };
    refused_at(
        CONTEST,
        2,
        &[
            (place(35, 1, json!([])), "T-13.5"),
            (place(31, 17, json!([32, 33, 34, 35])), "T-3.3"),
            (place(35, 20, json!([])), "T-3.1"),
            (by(0, json!({"type": "swap_hand"})), "T-13.4"),
            (by(0, json!({"type": "swap_hand", "cards": []})), "R"),
            (by(0, json!({"type": "pass"})), "T-13.6"),
            (by(0, json!({"type": "concede"})), "T-8.3"),
            (by(1, json!({"type": "concede"})), "T-8.3"),
            (by(1, json!({"type": "swap_hand"})), "T-2.1"),
            (by(1, json!({"type": "pass"})), "T-2.1"),
            (by(0, json!({"type": "finish"})), "T-5.1"),
            (by(2, json!({"type": "pass"})), "R"),
        ],
    );
    // Two numbers are left for the three cells before 3.
    refused_at(
        CONTEST,
        3,
        &[(by(1, json!({"type": "place", "card": 3, "cell": 3, "pay": []})), "T-13.5")],
    );
    refused_at(CONTEST, 0, &[(json!({"chance": {"first": 2}}), "T-1.5")]);
}

#[test]
fn the_deals_of_modules_and_grids_are_checked() {
    let deal = |record: &str, key: &str, other: Value, clause: &str| {
        let mut record = read(record);
        record["deal"][key] = other.clone();
        let fault = record::verify(&record.to_string()).unwrap_err();
        assert_eq!(
            (fault.place, fault.index, fault.clause),
            (Where::Deal, None, clause),
            "{other}"
        );
    };
    deal(ROCKS, "rocks", json!(6), "T-6.1");
    deal(ROCKS, "rocks", json!(null), "R");
    deal(ROCKS, "explorer", json!([]), "T-11.2");
    deal(STORMS, "rocks", json!(0), "T-6.1");
    deal(STORMS, "hands", json!([[], []]), "R");
    deal(PYRAMID, "explorer", json!([]), "T-11.2");
    deal(PYRAMID, "explorer", json!(null), "R");
    deal(PYRAMID, "removed", json!([3]), "T-1.1");
    deal(CONTEST, "row", json!([1, 2, 80, 79]), "T-13.1");
    deal(CONTEST, "row", json!([1, 2, 80, 79, 35]), "T-13.1");
    deal(CONTEST, "hands", json!([[35, 34, 33, 32, 31]]), "T-13.1");
    deal(CONTEST, "removed", json!([]), "R");
    deal(CONTEST, "draw_piles", json!([[], []]), "R");
    for (record, seats, place, clause) in [
        (CONTEST, 1, Where::Record, "T-13"),
        (CONTEST, 3, Where::Record, "T-13"),
        (ARCH, 3, Where::Deal, "T-1.2"),
        (PYRAMID, 6, Where::Record, "T-1"),
    ] {
        let mut record = read(record);
        record["seats"] = json!(seats);
        let fault = record::verify(&record.to_string()).unwrap_err();
        assert_eq!((fault.place, fault.clause), (place, clause));
    }
}

#[test]
fn the_ranking_is_the_one_reached() {
    let good = include_str!("../../records/good/competition_played_2.json");
    let reached = read(good)["outcome"].clone();
    for (key, other) in
        [("scores", json!([15, 8])), ("winners", json!([1])), ("winners", json!([0, 1]))]
    {
        let mut record = read(good);
        assert_ne!(reached[key], other);
        record["outcome"][key] = other;
        let fault = record::verify(&record.to_string()).unwrap_err();
        assert_eq!((fault.place, fault.clause), (Where::Outcome, "T-8"));
    }
}
