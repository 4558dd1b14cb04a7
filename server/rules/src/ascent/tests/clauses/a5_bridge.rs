//! bridges.

use super::table::*;
use crate::ascent::Cell;

/// Who has nothing to say in these tests.
const OTHER: &str = "summit summit";

fn places(rows: [&str; 3]) -> Vec<Cell> {
    late(["bridge R2", OTHER]).rows(rows).turn_of(0).legal(0).bridge
}

#[test]
fn a_5_3_right_of_the_last_card_of_a_row_resting_on_two_cards() {
    assert_eq!(places(["S9 G9 R9 S9", "G9 R9", ""]), [Cell(1, 4), Cell(2, 2)]);
    assert_eq!(places(["S9 G9 R9", "G9 R9", ""]), [Cell(1, 3)], "(2, 2) rests on one card");
    let table = late(["bridge R2", OTHER]).rows(["S9 G9 R9 S9", "G9 R9"]).turn_of(0);
    for (at, refused) in [
        ((1, 2), ("cell_occupied", "A-5.3")),
        ((1, 5), ("not_next_cell", "A-5.3")),
        ((2, 3), ("not_next_cell", "A-5.3")),
        ((0, 1), ("no_such_cell", "A-3.1")),
        ((1, 9), ("no_such_cell", "A-3.1")),
    ] {
        assert_eq!(table.refused(0, bridge(at)), refused, "{at:?}");
    }
    let table = late(["bridge R2", OTHER]).rows(["S9 G9 R9", "G9 R9"]).turn_of(0);
    assert_eq!(table.refused(0, bridge((2, 2))), ("not_supported", "A-5.3"));
}

/// **[reading]** In row 1 the two cards are panoramas.
#[test]
fn a_5_3_in_row_1_too() {
    assert_eq!(places(["S9", "", ""]), [Cell(1, 1)]);
}

#[test]
fn a_5_3_bridges_may_rest_on_bridges_and_follow_bridges() {
    assert_eq!(places(["S9 bridge bridge bridge", "G9", ""]), [Cell(1, 4), Cell(2, 1)]);
}

#[test]
fn a_5_3_neither_first_nor_last_cell_of_its_row() {
    assert_eq!(places(["S9 G9", "", ""]), [Cell(1, 2)]);
    let table = late(["bridge R2", OTHER]).rows(["S9 G9"]).turn_of(0);
    assert_eq!(table.refused(0, bridge((2, 0))), ("bridge_at_the_edge", "A-5.3"));
    let table = late(["bridge R2", OTHER]).rows(["S9 G9 S8 G8 S9 G9 S8 G8"]).turn_of(0);
    assert_eq!(table.refused(0, bridge((1, 8))), ("bridge_at_the_edge", "A-5.3"));
    assert_eq!(table.legal(0).bridge, []);
}

#[test]
fn a_5_3_row_8_has_only_edges_and_row_9_is_the_summit_s() {
    let mut rows = COMPLETE;
    rows[7] = "G9";
    let table = late(["bridge R12", OTHER]).rows(rows).turn_of(0);
    assert_eq!(table.refused(0, bridge((8, 1))), ("bridge_at_the_edge", "A-5.3"));
    let table = late(["bridge R12", OTHER]).rows(COMPLETE).turn_of(0);
    assert_eq!(table.refused(0, bridge((9, 0))), ("summit_row", "A-5.3"));
}

#[test]
fn a_5_3_it_costs_nothing() {
    let mut table = late(["bridge", OTHER]).rows(["S9"]).turn_of(0);
    table.act(0, bridge((1, 1)));
    assert_eq!(table.row(1), cards("S9 bridge"));
    assert_eq!(table.discarded(0), []);
}

#[test]
fn a_5_3_it_must_be_in_the_hand() {
    let table = late(["R1 R2", "bridge S1"]).rows(["S9"]).turn_of(0);
    assert_eq!(table.refused(0, bridge((1, 1))), ("card_not_in_hand", "A-4.1"));
}
