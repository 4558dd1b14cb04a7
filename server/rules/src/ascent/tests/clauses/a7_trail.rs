//! the green trail.

use super::table::*;
use crate::ascent::{Cell, wire::view::Goal};

fn trail<const ROWS: usize>(rows: [&str; ROWS]) -> Vec<Cell> {
    let table = late(["R12 S12", "summit summit"]).rows(rows).trail().turn_of(0);
    table.public().trail.unwrap()
}

#[test]
fn a_7_1_grassy_cards_each_resting_on_the_one_before() {
    assert_eq!(trail(["S9 R9 G9", "S9 G9", "G8"]), [Cell(1, 2), Cell(2, 1), Cell(3, 0)]);
    assert_eq!(trail(["G9 S9 R9", "G9 S9", "G8"]), [Cell(1, 0), Cell(2, 0), Cell(3, 0)]);
    assert_eq!(trail(["G9 S9 R9", "S9 G9"]), [Cell(1, 0)], "(2, 1) rests on (1, 1) and (1, 2)");
}

#[test]
fn a_7_1_campfires_count_and_bridges_do_not() {
    assert_eq!(trail(["S9 G9 R9", "S9 CG", "G9"]).len(), 3);
    assert_eq!(trail(["S9 G9 R9 S9", "S8 bridge R9", "G9"]).len(), 1);
}

#[test]
fn a_7_1_it_begins_in_row_1() {
    assert_eq!(trail(["S9 R9 S9", "G9 R9", "G9"]), []);
}

#[test]
fn a_7_2_the_view_shows_the_longest_one_now() {
    let rows = ["G9 S9 R9 G9 S9 R9", "S8 R8 G8 S8 R8", "R7 G7 S7 R7", "G6"];
    let long = [Cell(1, 3), Cell(2, 2), Cell(3, 1), Cell(4, 0)];
    assert_eq!(trail(rows), long);
    assert_eq!(trail(["G9 S9 R9 G9"]), [Cell(1, 0)], "of several the leftmost");
    assert_eq!(trail([]), []);
    let table = late(["R12 S12", "summit summit"]).rows(rows).turn_of(0);
    assert_eq!(table.public().trail, None, "without the module there is none to show");
}

#[test]
fn a_7_2_a_trail_is_needed_for_the_summit() {
    let mut table = late(["summit R12", "summit summit"]).rows(COMPLETE).trail().turn_of(0);
    assert_eq!(table.public().trail.unwrap().len(), 8);
    table.act(0, SUMMIT);

    let mut rows = COMPLETE;
    rows[7] = "S9 G9";
    let table = late(["summit R12", "summit summit"]).rows(rows).trail().turn_of(0);
    assert_eq!(table.public().trail.unwrap().len(), 7);
    assert_eq!(table.goals_left(), [Goal::Trail]);
    assert!(!table.legal(0).summit);
    assert_eq!(table.refused(0, SUMMIT), ("no_trail", "A-7.2"));
    late(["summit R12", "summit summit"]).rows(rows).turn_of(0).act(0, SUMMIT);
}

#[test]
fn a_7_2_a_campfire_keeps_the_trail() {
    let mut table =
        late(["CG R12", "summit summit"]).rows(["S9 G9 R9", "S9 G9"]).trail().turn_of(0);
    table.act(0, campfire("CG", (1, 1), (3, 0), ""));
    let trail = table.public().trail.unwrap();
    assert_eq!(trail, [Cell(1, 1), Cell(2, 1), Cell(3, 0)]);
}
