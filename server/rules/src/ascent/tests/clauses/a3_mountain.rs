//! the mountain.

use super::table::*;
use crate::ascent::mountain::cell::{Cell, SUMMIT_CELL, width};

#[test]
fn a_3_1_nine_rows_narrow_to_the_summit() {
    let widths: Vec<u8> = (1..=9).map(width).collect();
    assert_eq!(widths, [9, 8, 7, 6, 5, 4, 3, 2, 1]);
    let cells = (0..=255).flat_map(|row| (0..=255).map(move |column| Cell(row, column)));
    assert_eq!(cells.filter(|cell| cell.exists()).count(), 45);
    assert!(SUMMIT_CELL.exists());
}

#[test]
fn a_3_1_a_cell_rests_on_two_below() {
    assert!(Cell(2, 3).supports().eq([Cell(1, 3), Cell(1, 4)]));
    assert!(Cell(9, 0).supports().eq([Cell(8, 0), Cell(8, 1)]));
    assert_eq!(Cell(1, 4).supports().count(), 0, "the panoramas are no cells");
}

#[test]
fn a_3_1_a_cell_bears_two_above_but_at_the_edges_one() {
    assert!(Cell(1, 3).steps_up().eq([Cell(2, 2), Cell(2, 3)]));
    assert!(Cell(1, 0).steps_up().eq([Cell(2, 0)]));
    assert!(Cell(1, 8).steps_up().eq([Cell(2, 7)]));
    assert!(Cell(8, 1).steps_up().eq([Cell(9, 0)]));
    assert_eq!(Cell(9, 0).steps_up().count(), 0);
}

#[test]
fn a_3_1_what_a_cell_bears_rests_on_it() {
    let cells = || (1..=9).flat_map(|row| (0..width(row)).map(move |column| Cell(row, column)));
    for lower in cells() {
        for upper in cells() {
            let bears = lower.steps_up().any(|cell| cell == upper);
            assert_eq!(bears, upper.supports().any(|cell| cell == lower), "{lower:?} {upper:?}");
        }
    }
}

#[test]
fn a_3_1_there_is_no_other_cell() {
    let table = late(["S12 G12", "summit summit"]).rows(["G1 S1 R1 G1 S1 R1 G2 S2 R2"]).turn_of(0);
    for cell in [(0, 0), (1, 9), (2, 8), (10, 0), (255, 255), (9, 1), (8, 2)] {
        assert_eq!(table.refused(0, slope("S12", cell, "")), ("no_such_cell", "A-3.1"), "{cell:?}");
    }
}

#[test]
fn a_3_1_cards_of_different_rows_are_not_adjacent() {
    let table = late(["G3 G4", "G1 S1"]).rows(["G3 S3"]).turn_of(0);
    assert_eq!(table.places(0, "G4"), [(1, 2, 1), (2, 0, 0)]);
}
