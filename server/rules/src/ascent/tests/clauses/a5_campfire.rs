//! campfires, and the values that they adopt (A-5.1d).

use super::table::*;

/// Who has nothing to say in these tests.
const OTHER: &str = "summit summit";

#[test]
fn a_5_2_the_slope_moves_up_and_the_campfire_takes_its_place() {
    let mut table = late(["CG R2", OTHER]).rows(["S4 G5 R6"]).turn_of(0);
    assert_eq!(table.moves(0, "CG"), [((1, 1), vec![(2, 0, 0)])]);
    table.act(0, campfire("CG", (1, 1), (2, 0), ""));
    assert_eq!(table.row(1), cards("S4 CG R6"));
    assert_eq!(table.row(2), cards("G5"));
    assert_eq!(table.hand(0), cards("R2"));
}

#[test]
fn a_5_2_only_a_slope_of_its_own_type() {
    let table = late(["CG CS", OTHER]).rows(["S4 G5 bridge CR"]).turn_of(0);
    for at in [(1, 0), (1, 2), (1, 3), (1, 4), (2, 0), (9, 9)] {
        let refused = table.refused(0, campfire("CG", at, (2, 0), ""));
        assert_eq!(refused, ("no_slope_to_replace", "A-5.2"), "{at:?}");
    }
    let refused = table.refused(0, campfire("G5", (1, 0), (2, 0), ""));
    assert_eq!(refused, ("not_a_campfire", "A-5.2"));
    let refused = table.refused(0, campfire("CR", (1, 0), (2, 0), ""));
    assert_eq!(refused, ("card_not_in_hand", "A-4.1"));
}

#[test]
fn a_5_2_it_stays_for_good() {
    let table = late(["CG G5", OTHER]).rows(["R8 CS R9"]).turn_of(0);
    assert_eq!(table.moves(0, "CG"), []);
    let refused = table.refused(0, slope("G5", (1, 1), ""));
    assert_eq!(refused, ("cell_occupied", "A-5.1"));
}

#[test]
fn a_5_2_the_slope_goes_at_least_one_row_higher() {
    let rows = ["S4 G5 R5", "S4 R5"];
    let table = late(["CG G1", OTHER]).rows(rows).turn_of(0);
    for to in [(1, 3), (1, 1), (0, 0)] {
        let refused = table.refused(0, campfire("CG", (1, 1), to, ""));
        assert_eq!(refused, ("not_higher", "A-5.2"), "{to:?}");
    }
    assert_eq!(table.moves(0, "CG"), [((1, 1), vec![(3, 0, 0)])]);
}

#[test]
fn a_5_2_by_a_5_1_in_full() {
    let rows = ["S9 G3 R9 S9 R9", "R3 S3 G3", "S8 R8"];
    let table = late(["CG G1 G2", OTHER]).rows(rows).turn_of(0);
    // The G3 of row 1 cannot go beside the one of row 2, nor above row 3, where S9 and R9 lie.
    let to = |to| table.refused(0, campfire("CG", (1, 1), to, ""));
    assert_eq!(to((2, 3)), ("beside_own_type", "A-5.1b"));
    assert_eq!(to((4, 0)), ("row_above_value", "A-5.1c"));
    assert_eq!(to((3, 2)), ("not_supported", "A-5.1a"));
    assert_eq!(to((2, 1)), ("cell_occupied", "A-5.1"));
    assert_eq!(to((2, 5)), ("not_next_cell", "A-5.1"));
    assert_eq!(to((9, 0)), ("summit_row", "A-5.1c"));
    assert_eq!(to((9, 1)), ("no_such_cell", "A-3.1"));
    assert_eq!(table.moves(0, "CG"), [], "if none is legal it cannot be replaced");
}

/// **[reading]** "its cost included"
#[test]
fn a_5_2_the_slope_s_new_place_is_paid_for() {
    let rows = ["G3 S9 R9 S9", "S5"];
    let mut table = late(["CG R1 R2", OTHER]).rows(rows).turn_of(0);
    assert_eq!(table.moves(0, "CG"), [((1, 0), vec![(2, 1, 2)])]);
    let pay = |pay| table.refused(0, campfire("CG", (1, 0), (2, 1), pay));
    assert_eq!(pay("R1"), ("wrong_count", "A-5.1d"));
    assert_eq!(pay("R1 CG"), ("pays_with_placed_card", "A-5.1d"));
    assert_eq!(pay("R1 R3"), ("card_not_in_hand", "A-4.1"));
    table.act(0, campfire("CG", (1, 0), (2, 1), "R1 R2"));
    assert_eq!(table.row(2), cards("S5 G3"));
    assert_eq!(table.discarded(0), cards("R1 R2"));

    let poor = late(["CG R1", OTHER]).rows(rows).turn_of(0);
    assert_eq!(poor.moves(0, "CG"), []);
    let refused = poor.refused(0, campfire("CG", (1, 0), (2, 1), "R1 R1"));
    assert_eq!(refused, ("cannot_pay", "A-5.1d"));
}

#[test]
fn a_5_2_the_slope_may_cover_a_bridge() {
    let rows = ["S9 G7 R9 S9", "S5 bridge R5"];
    let mut table = late(["CG R1 R2", OTHER]).rows(rows).turn_of(0);
    assert_eq!(table.moves(0, "CG"), [((1, 1), vec![(3, 0, 0), (2, 1, 2)])]);
    table.act(0, campfire("CG", (1, 1), (2, 1), "R1 R2"));
    assert_eq!(table.row(2), cards("S5 G7 R5"));
}

/// The cell that slope and campfire share is occupied throughout.
#[test]
fn a_5_2_the_slope_may_come_to_rest_on_its_own_campfire() {
    for at in [(1, 0), (1, 1)] {
        let row = if at.1 == 0 { "G5 S4" } else { "S4 G5" };
        let mut table = late(["CG R2", OTHER]).rows([row]).turn_of(0);
        table.act(0, campfire("CG", at, (2, 0), ""));
        assert_eq!(table.row(2), cards("G5"));
    }
}

#[test]
fn a_5_2_a_slope_that_covered_a_bridge_can_be_replaced() {
    let mut table = late(["G5 G7", "CG R1", "summit summit"]).rows(["S5 bridge R5 S5"]).turn_of(0);
    table.act(0, slope("G5", (1, 1), ""));
    table.act(1, campfire("CG", (1, 1), (2, 0), ""));
    assert_eq!(table.row(1), cards("S5 CG R5 S5i"));
}

/// The S2 is adopted through the campfire that comes to lie between.
#[test]
fn a_5_1d_a_campfire_keeps_its_value_when_the_slope_it_has_it_from_is_gone() {
    let mut table = late(["CG S1", "R7 R2 S2"]).rows(["S2 G7 CS"]).turn_of(0);
    assert_eq!(table.values(), [((1, 2), Some(7))]);
    table.act(0, campfire("CG", (1, 1), (2, 0), ""));
    assert_eq!(table.row(1), cards("S2i CG CS"));
    assert_eq!(table.values(), [((1, 1), Some(2)), ((1, 2), Some(7))]);
    assert_eq!(table.places(1, "R7"), [(1, 3, 0), (2, 1, 0)]);
    assert_eq!(table.places(1, "R2"), [], "(1, 3) would cost five");
}

#[test]
fn a_5_1d_a_campfire_without_a_slope_on_its_left_has_no_value_for_good() {
    let mut table = late(["CG S1", "R9 S9"]).rows(["G7 S3"]).turn_of(0);
    table.act(0, campfire("CG", (1, 0), (2, 0), ""));
    assert_eq!(table.values(), [((1, 0), None)]);
    let table = late(["R9 S1", OTHER]).rows(["CG bridge"]).turn_of(0);
    assert_eq!(table.places(0, "R9"), [(1, 2, 0), (2, 0, 0), (1, 1, 0)]);
}

#[test]
fn a_5_2_a_slope_of_row_8_has_nowhere_to_go() {
    let table = late(["CG R12", OTHER]).rows(COMPLETE).turn_of(0);
    assert_eq!(table.moves(0, "CG"), []);
    let refused = table.refused(0, campfire("CG", (8, 0), (9, 0), ""));
    assert_eq!(refused, ("summit_row", "A-5.1c"));
}
