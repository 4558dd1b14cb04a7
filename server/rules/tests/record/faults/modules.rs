//! The forms of the moves of Tranquility's modules and grids; their deals and outcomes. What the rules
//! say of such moves is tested by clause.

use super::*;

const ROCKS: &str = include_str!("../../records/good/rocks_manual_2.json");
const AUTO: &str = include_str!("../../records/good/rocks_auto_1.json");
const STORMS: &str = include_str!("../../records/good/storms_2.json");
const WILD: &str = include_str!("../../records/good/wild_3.json");
const ARCH: &str = include_str!("../../records/good/arch_2.json");
const PYRAMID: &str = include_str!("../../records/good/pyramid_2.json");
const SIDES: &str = include_str!("../../records/good/day_night_2.json");
const CONTEST: &str = include_str!("../../records/good/competition_2.json");

#[test]
fn rocks_and_monsters_have_their_form() {
    refused_forms(
        ROCKS,
        3,
        &[
            r#"{"seat": 0, "do": {"type": "move_rocks", "row": 256}}"#,
            r#"{"seat": 0, "do": {"type": "move_rocks", "row": -1}}"#,
            r#"{"seat": 0, "do": {"type": "move_rocks", "row": "2"}}"#,
            r#"{"seat": 0, "do": {"type": "move_rocks", "row": null}}"#,
            r#"{"seat": 0, "do": {"type": "move_rocks"}}"#,
            r#"{"seat": 0, "do": {"type": "move_rocks", "row": 2, "cards": []}}"#,
            r#"{"seat": 0, "do": {"type": "keep_rocks", "cards": [40]}}"#,
            r#"{"seat": 0, "do": {"type": "keep_rocks", "cards": [40, 50, 60]}}"#,
        ],
    );
    let chance = [r#"{"chance": {"rocks": null}}"#, r#"{"chance": {"rocks": [5]}}"#];
    refused_forms(AUTO, 3, &chance);
    refused_forms(
        ROCKS,
        8,
        &[
            r#"{"seat": 1, "do": {"type": "monster", "cell": 256}}"#,
            r#"{"seat": 1, "do": {"type": "monster", "cell": null}}"#,
            r#"{"seat": 1, "do": {"type": "monster"}}"#,
        ],
    );
}

#[test]
fn storms_and_compasses_have_their_form() {
    refused_forms(
        STORMS,
        0,
        &[
            r#"{"seat": 0, "do": {"type": "blow", "row": null}}"#,
            r#"{"seat": 0, "do": {"type": "blow"}}"#,
        ],
    );
    refused_forms(STORMS, 1, &[r#"{"seat": 1, "do": {"type": "reduce", "cards": 64}}"#]);
    for storm in [
        r#"{"revealed": null}"#,
        r#"{"revealed": true, "kind": "yellow"}"#,
        r#"{"kind": "yellow", "row": 1}"#,
        r#"{"kind": "yellow", "seat": 1, "row": 1}"#,
        r#"{"kind": "purple", "seat": 3}"#,
        r#"{"kind": "green", "seat": 0}"#,
        "{}",
        r#""revealed""#,
    ] {
        let spend =
            format!(r#"{{"seat": 1, "do": {{"type": "spend_compass", "storm": {storm}}}}}"#);
        refused_forms(STORMS, 7, &[&spend]);
    }
    let none = json!({"type": "spend_compass", "storm": {"revealed": false}});
    refused_at(STORMS, 7, &json!({"seat": 1, "do": none}), "T-7.4");
    refused_forms(
        STORMS,
        7,
        &[
            r#"{"seat": 0, "do": {"type": "spend_compass"}}"#,
            r#"{"seat": 0, "do": {"type": "face_storm", "row": 1}}"#,
        ],
    );
    let list = r#"{"seat": 1, "do": {"type": "discard_hand", "cards": [67, 68, 69, 70, 71]}}"#;
    refused_forms(STORMS, 16, &[list]);
    refused_forms(
        STORMS,
        13,
        &[
            r#"{"seat": 0, "do": {"type": "give", "cards": [20, 30], "from_pile": null}}"#,
            r#"{"seat": 0, "do": {"type": "give", "cards": [20, 30, 11, 12]}}"#,
            r#"{"seat": 0, "do": {"type": "give", "cards": [20, 99], "from_pile": true}}"#,
        ],
    );
}

#[test]
fn wilds_have_their_form() {
    refused_forms(
        WILD,
        5,
        &[
            r#"{"seat": 0, "do": {"type": "place", "card": "wild", "as": 256, "cell": 6, "pay": []}}"#,
            r#"{"seat": 0, "do": {"type": "place", "card": "wild", "cell": 6, "pay": []}}"#,
            r#"{"seat": 0, "do": {"type": "place", "card": "wild", "as": null, "cell": 6, "pay": []}}"#,
            r#"{"seat": 0, "do": {"type": "place", "card": 30, "as": 30, "cell": 20, "pay": []}}"#,
            r#"{"seat": 0, "do": {"type": "start", "card": "start"}}"#,
            r#"{"seat": 0, "do": {"type": "start", "card": null}}"#,
            r#"{"seat": 0, "do": {"type": "finish", "card": "finish"}}"#,
        ],
    );
}

#[test]
fn the_moves_of_other_grids_have_their_form() {
    refused_forms(
        PYRAMID,
        3,
        &[
            r#"{"seat": 0, "do": {"type": "place", "card": 32, "cell": 15, "pay": null}}"#,
            r#"{"seat": 0, "do": {"type": "place", "card": 32, "cell": 16}}"#,
        ],
    );
    refused_forms(PYRAMID, 4, &[r#"{"seat": 0, "do": {"type": "pay", "cards": null}}"#]);
    refused_forms(PYRAMID, 6, &[r#"{"seat": 0, "do": {"type": "compass", "cell": null}}"#]);
    refused_forms(
        SIDES,
        4,
        &[
            r#"{"seat": 0, "do": {"type": "turn_over", "card": 51, "cell": null}}"#,
            r#"{"seat": 0, "do": {"type": "turn_over", "card": null, "cell": 30}}"#,
            r#"{"seat": 0, "do": {"type": "turn_over", "cell": 30}}"#,
        ],
    );
    refused_forms(
        CONTEST,
        2,
        &[
            r#"{"seat": 0, "do": {"type": "swap_hand", "cards": []}}"#,
            r#"{"seat": 2, "do": {"type": "pass"}}"#,
        ],
    );
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
