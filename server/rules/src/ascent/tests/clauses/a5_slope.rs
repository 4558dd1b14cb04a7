//! placing slopes.

use super::table::*;
use crate::ascent::Cell;

/// Who has nothing to say in these tests.
const OTHER: &str = "summit summit";

#[test]
fn a_5_1_right_of_the_last_card_or_first_in_an_empty_row() {
    let table = late(["G9 G8 R2", OTHER]).rows(["S8 R8 S9 R9", "R9 S9"]).turn_of(0);
    assert_eq!(table.places(0, "G9"), [(1, 4, 0), (2, 2, 0), (3, 0, 0)]);
    for cell in [(1, 5), (1, 8), (2, 3), (3, 1), (5, 2)] {
        assert_eq!(table.refused(0, slope("G9", cell, "")), ("not_next_cell", "A-5.1"), "{cell:?}");
    }
    for cell in [(1, 0), (1, 3), (2, 1)] {
        assert_eq!(table.refused(0, slope("G9", cell, "")), ("cell_occupied", "A-5.1"), "{cell:?}");
    }
}

#[test]
fn a_5_1_a_full_row_takes_no_more() {
    let table = late(["R10 S4", OTHER]).rows(["G9 S9 R9 G9 S9 R9 G8 S8 G8"]).turn_of(0);
    assert_eq!(table.places(0, "R10"), [(2, 0, 0)]);
}

#[test]
fn a_5_1_a_visible_bridge_is_covered() {
    let mut table = late(["G5 G8", "S1 S2"]).rows(["S5 bridge R5"]).turn_of(0);
    assert_eq!(table.places(0, "G5"), [(1, 3, 0), (2, 0, 0), (1, 1, 0)]);
    table.act(0, slope("G5", (1, 1), ""));
    assert_eq!(table.row(1), cards("S5 G5 R5"));
    assert_eq!(table.refused(1, slope("S1", (1, 1), "S2")), ("cell_occupied", "A-5.1"));
}

#[test]
fn a_5_1a_both_cells_below_are_occupied() {
    let rows = ["G9 S9 R9", "S9"];
    let table = late(["R9 S4", OTHER]).rows(rows).turn_of(0);
    assert_eq!(table.places(0, "R9"), [(2, 1, 0)], "row 3 would need another card in row 2");
    assert_eq!(table.refused(0, slope("R9", (3, 0), "")), ("not_supported", "A-5.1a"));

    let table = late(["R9 S4", OTHER]).rows(["G9 S9", "S9"]).turn_of(0);
    assert_eq!(table.refused(0, slope("R9", (2, 1), "")), ("not_supported", "A-5.1a"));
    assert_eq!(table.refused(0, slope("R9", (5, 0), "")), ("not_supported", "A-5.1a"));
}

#[test]
fn a_5_1a_bridges_support() {
    let table = late(["R9 S4", OTHER]).rows(["G9 bridge bridge", "S9 bridge"]).turn_of(0);
    let places = [(1, 3, 0), (3, 0, 0), (1, 1, 0), (1, 2, 0), (2, 1, 0)];
    assert_eq!(table.places(0, "R9"), places);
    assert_eq!(table.refused(0, slope("R9", (2, 2), "")), ("not_supported", "A-5.1a"));
}

#[test]
fn a_5_1b_never_beside_a_slope_or_campfire_of_its_own_type() {
    let table = late(["S9 R9 G9", OTHER]).rows(["G9 S9"]).turn_of(0);
    assert_eq!(table.refused(0, slope("S9", (1, 2), "")), ("beside_own_type", "A-5.1b"));
    assert_eq!(table.places(0, "S9"), [(2, 0, 0)]);
    let table = late(["S9 R9 G9", OTHER]).rows(["G9 CS"]).turn_of(0);
    assert_eq!(table.refused(0, slope("S9", (1, 2), "")), ("beside_own_type", "A-5.1b"));
    assert_eq!(table.places(0, "R9"), [(1, 2, 0), (2, 0, 0)]);
}

#[test]
fn a_5_1b_in_the_place_of_a_bridge_on_either_side() {
    let table = late(["S9 R9 G9", OTHER]).rows(["G9 bridge CR"]).turn_of(0);
    assert_eq!(table.refused(0, slope("G9", (1, 1), "")), ("beside_own_type", "A-5.1b"));
    assert_eq!(table.refused(0, slope("R9", (1, 1), "")), ("beside_own_type", "A-5.1b"));
    assert_eq!(table.places(0, "S9"), [(1, 3, 0), (2, 0, 0), (1, 1, 0)]);
}

#[test]
fn a_5_1b_a_bridge_keeps_equal_types_apart() {
    let table = late(["G9 S1", OTHER]).rows(["G9 bridge"]).turn_of(0);
    assert_eq!(table.places(0, "G9"), [(1, 2, 0), (2, 0, 0)]);
}

#[test]
fn a_5_1c_its_row_is_at_most_its_value() {
    let rows = ["G9 S9 R9 G9", "S8 R8 G8", "R7 G7"];
    let table = late(["G3 G4 G2 G1 S3", OTHER]).rows(rows).turn_of(0);
    assert!(table.places(0, "G4").contains(&(4, 0, 0)));
    for code in ["G3", "G2", "G1"] {
        assert_eq!(table.refused(0, slope(code, (4, 0), "")), ("row_above_value", "A-5.1c"));
    }
    assert_eq!(table.refused(0, slope("G2", (3, 2), "")), ("not_supported", "A-5.1a"));
}

#[test]
fn a_5_1c_never_in_row_9() {
    let table = late(["G12 R12", OTHER]).rows(COMPLETE).turn_of(0);
    assert_eq!(table.refused(0, slope("G12", (9, 0), "")), ("summit_row", "A-5.1c"));
    assert_eq!(table.places(0, "G12"), []);
}

#[test]
fn a_5_1d_the_difference_to_the_card_on_the_left_is_paid() {
    let mut table = late(["G5 S1 S2 S3", "R1 R2"]).rows(["S8"]).turn_of(0);
    assert_eq!(table.places(0, "G5"), [(1, 1, 3)]);
    table.act(0, slope("G5", (1, 1), "S3 S1 S2"));
    assert_eq!(table.discarded(0), cards("S1 S2 S3"), "in no order");
    assert_eq!(table.hand(0), []);
    assert_eq!(table.row(1), cards("S8 G5"));
}

#[test]
fn a_5_1d_the_first_card_of_a_row_and_one_beside_a_bridge_cost_nothing() {
    let table = late(["G9 S9", OTHER]).rows(["S1 R1", ""]).turn_of(0);
    assert_eq!(table.places(0, "G9"), [(2, 0, 0)], "(1, 2) would cost eight");
    let table = late(["G9 S9", OTHER]).rows(["S1 bridge"]).turn_of(0);
    assert_eq!(table.places(0, "G9"), [(1, 2, 0), (2, 0, 0)], "(1, 1) would cost eight");
}

#[test]
fn a_5_1d_covering_a_bridge_costs_the_largest_of_the_differences() {
    let hand = "G5 S1 S2 S3 S4";
    let cost = |row: &str| {
        let table = late([hand, OTHER]).rows([row]).turn_of(0);
        let places = table.places(0, "G5");
        places.into_iter().find(|place| (place.0, place.1) == (1, 1)).map(|place| place.2)
    };
    assert_eq!(cost("S6 bridge R8"), Some(3), "right");
    assert_eq!(cost("S1 bridge R6"), Some(4), "left");
    assert_eq!(cost("S6 bridge R4"), Some(1), "equal");
    assert_eq!(cost("S5 bridge"), Some(0), "nothing on the right");
    assert_eq!(cost("S7 bridge bridge"), Some(2), "a bridge has no value");
    assert_eq!(cost("S5 bridge R10"), None, "five cannot be paid");
}

/// The rows are laid from the left.
#[test]
fn a_5_1d_a_campfire_adopts_the_value_of_the_nearest_slope_on_its_left() {
    let cost = |row: &str| {
        let table = late(["G5 S1 S2 S3 S4", OTHER]).rows([row]).turn_of(0);
        table.places(0, "G5").first().map(|place| place.2)
    };
    assert_eq!(cost("G1 R7 CS"), Some(2));
    assert_eq!(cost("R6 CS CR"), Some(1), "through campfires");
    assert_eq!(cost("R8 bridge CS"), Some(3), "through bridges");
    assert_eq!(cost("R8 CS bridge CR"), Some(3), "through both");
    assert_eq!(cost("CS"), Some(0), "there is none");
    assert_eq!(cost("CS CR"), Some(0), "there is none");
    assert_eq!(cost("R8 CS bridge"), Some(0), "beside a bridge");
}

#[test]
fn a_5_1d_covering_a_bridge_counts_the_value_of_the_campfire_on_its_right() {
    let cost = |row: &str| {
        let table = late(["G5 S1 S2 S3 S4", OTHER]).rows([row]).turn_of(0);
        table.places(0, "G5").into_iter().find(|place| place.1 == 1).map(|place| place.2)
    };
    assert_eq!(cost("R8 bridge CS"), Some(3));
    assert_eq!(cost("CR bridge CS"), Some(0));
    assert_eq!(cost("CR bridge S7"), Some(2));
    assert_eq!(cost("R4 bridge CS R9"), Some(1), "the campfire is the neighbour, not what follows");
}

#[test]
fn a_5_1d_a_slope_laid_later_does_not_change_a_campfire_s_value() {
    let mut table = late(["S6 G5 S1", "R9 S2 S3"]).rows(["R8 bridge CG"]).turn_of(0);
    assert_eq!(table.places(0, "S6"), [(1, 3, 2), (2, 0, 0), (1, 1, 2)], "it counts 8");
    table.act(0, slope("S6", (1, 1), "G5 S1"));
    assert_eq!(table.places(1, "R9")[0], (1, 3, 1), "it still does");
    assert_eq!(table.values(), [((1, 2), Some(8))]);
}

#[test]
fn a_5_1d_the_cost_must_be_payable_from_the_rest_of_the_hand() {
    let table = late(["G5 S1 S2", OTHER]).rows(["S8"]).turn_of(0);
    assert_eq!(table.places(0, "G5"), []);
    assert_eq!(table.refused(0, slope("G5", (1, 1), "S1 S2")), ("cannot_pay", "A-5.1d"));
    let table = late(["G5 S1 S2 S3", OTHER]).rows(["S8"]).turn_of(0);
    assert_eq!(table.places(0, "G5"), [(1, 1, 3)]);
}

#[test]
fn a_5_1_a_player_is_told_why_a_card_cannot_go_to_a_cell() {
    let table = late(["G5 S1 S2 bridge", OTHER]).rows(["S9 R9 S9"]).turn_of(0);
    let barred = table.barred(0);
    let why = |code: &str, cell: (u8, u8)| {
        let reasons = barred.iter().filter(|barred| barred.cards.contains(&card(code)));
        let cell = Cell(cell.0, cell.1);
        let mut found = reasons.filter(|barred| barred.cells.contains(&cell));
        let reason = found.next().map(|barred| (&*barred.why, barred.cost));
        assert!(found.next().is_none(), "one reason each");
        reason
    };
    assert_eq!(why("G5", (1, 3)), Some(("cannot_pay", Some(4))));
    assert_eq!(why("G5", (2, 0)), None, "it can go there");
    assert_eq!(why("G5", (1, 2)), None, "a card lies there");
    assert_eq!(why("S1", (1, 3)), Some(("beside_own_type", None)));
    assert_eq!(why("S1", (2, 0)), Some(("row_above_value", None)));
    assert_eq!(why("G5", (1, 5)), Some(("not_next_cell", None)));
    assert_eq!(why("G5", (3, 0)), Some(("not_supported", None)));
    assert_eq!(why("bridge", (2, 0)), Some(("bridge_at_the_edge", None)));
}

#[test]
fn a_5_1d_exactly_the_cost_is_paid() {
    let table = late(["G6 S1 S2 S3", OTHER]).rows(["S8"]).turn_of(0);
    for pay in ["", "S1", "S1 S2 S3"] {
        let refused = table.refused(0, slope("G6", (1, 1), pay));
        assert_eq!(refused, ("wrong_count", "A-5.1d"), "{pay}");
    }
}

#[test]
fn a_5_1d_the_placed_card_never_pays() {
    let table = late(["G6 S1 S2 S3", OTHER]).rows(["S8"]).turn_of(0);
    let refused = table.refused(0, slope("G6", (1, 1), "S1 G6"));
    assert_eq!(refused, ("pays_with_placed_card", "A-5.1d"));
    assert_eq!(table.refused(0, slope("G6", (1, 1), "S1 R9")), ("card_not_in_hand", "A-4.1"));
    assert_eq!(table.refused(0, slope("G6", (1, 1), "S1 S1")), ("card_not_in_hand", "A-4.1"));
    let mut two = late(["G6 G6 S1", OTHER]).rows(["S8"]).turn_of(0);
    two.act(0, slope("G6", (1, 1), "S1 G6"));
    assert_eq!(two.discarded(0), cards("G6 S1"), "its other copy may pay");
}

#[test]
fn a_5_1_only_slopes_of_the_hand() {
    let table = late(["G6 CG bridge summit", OTHER]).turn_of(0);
    for code in ["CG", "bridge", "summit"] {
        assert_eq!(table.refused(0, slope(code, (1, 0), "")), ("not_a_slope", "A-5.1"));
    }
    assert_eq!(table.refused(0, slope("S6", (1, 0), "")), ("card_not_in_hand", "A-4.1"));
    let table = late(["G7 S1", OTHER]).turn_of(0);
    assert_eq!(table.refused(0, slope("G7i", (1, 0), "")), ("card_not_in_hand", "A-4.1"));
}
