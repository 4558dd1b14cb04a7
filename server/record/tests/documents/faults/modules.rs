//! The deals of Tranquility's modules and grids, and the outcome of the competition. What the rules say of
//! their moves is tested by clause, and in which form those are written with what a server is sent.

use super::*;

const ROCKS: &str = include_str!("../../records/good/rocks_manual_2.json");
const STORMS: &str = include_str!("../../records/good/storms_2.json");
const ARCH: &str = include_str!("../../records/good/arch_2.json");
const PYRAMID: &str = include_str!("../../records/good/pyramid_2.json");
const CONTEST: &str = include_str!("../../records/good/competition_2.json");

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
