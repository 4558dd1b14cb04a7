//! mountain wildlife.

use super::table::*;
use crate::ascent::{
    Cell,
    wire::{
        log::LogLine,
        offers::Place,
        view::{Goal, Ibex},
    },
};

/// Who has nothing to say in these tests.
const OTHER: &str = "summit summit";

/// Cells from which a herd has many ways.
const ROWS: [&str; 4] = ["G9 S9 R9 G9 S9", "S8 R8 G8 S8", "R7 G7 S7", "S6 R6"];

fn ibex(table: &Table) -> Vec<Ibex> {
    table.public().ibex
}

fn herd((row, column): (u8, u8), count: u8) -> Ibex {
    Ibex { cell: Cell(row, column), count }
}

fn place((row, column): (u8, u8), cost: u8) -> Place {
    Place { cell: Cell(row, column), cost }
}

/// Where the herd of a cell can be led, with the costs.
fn reach(table: &Table, at: (u8, u8)) -> Vec<Place> {
    let listed = table.legal(0).lead.into_iter();
    listed
        .filter(|entry| (entry.cell.0, entry.cell.1) == at)
        .flat_map(|entry| entry.to)
        .map(|step| Place { cell: step.cell, cost: step.cost })
        .collect()
}

#[test]
fn a_9_1_an_ibex_comes_onto_a_marked_slope_placed_from_a_hand() {
    let mut table = late(["G7i S7", "S8i S2"]).ibex([]).turn_of(0);
    table.act(0, slope("G7i", (1, 0), ""));
    assert_eq!(ibex(&table), [herd((1, 0), 1)]);
    table.act(1, slope("S8i", (1, 1), "S2"));
    assert_eq!(ibex(&table), [herd((1, 0), 1), herd((1, 1), 1)]);
}

#[test]
fn a_9_1_also_in_the_place_of_a_bridge_and_not_onto_other_slopes() {
    let mut table = late(["G7i S7", "S7 S2"]).rows(["R7 bridge R7"]).ibex([]).turn_of(0);
    table.act(0, slope("G7i", (1, 1), ""));
    assert_eq!(ibex(&table), [herd((1, 1), 1)]);
    table.act(1, slope("S7", (1, 3), ""));
    assert_eq!(ibex(&table).len(), 1);
}

#[test]
fn a_9_1_none_comes_without_the_module() {
    let mut table = late(["G7i S7", OTHER]).turn_of(0);
    table.act(0, slope("G7i", (1, 0), ""));
    assert_eq!(ibex(&table), []);
    let refused = table.refused(1, lead([(1, 0), (2, 0)], "S1"));
    assert_eq!(refused, ("no_wildlife", "A-9"));
}

#[test]
fn a_9_1_moving_a_marked_slope_adds_none() {
    let mut table = late(["CG S7", OTHER]).rows(["G7i S7"]).ibex([]).turn_of(0);
    table.act(0, campfire("CG", (1, 0), (2, 0), ""));
    assert_eq!(table.row(2), cards("G7i"));
    assert_eq!(ibex(&table), []);
}

#[test]
fn a_9_2_a_herd_climbs_a_row_for_each_card() {
    let mut table = late(["R1 R2 R3", OTHER]).rows(ROWS).ibex([((1, 2), 2)]).turn_of(0);
    table.act(0, lead([(1, 2), (2, 1), (3, 1), (4, 0)], "R3 R1 R2"));
    assert_eq!(ibex(&table), [herd((4, 0), 2)]);
    assert_eq!(table.discarded(0), cards("R1 R2 R3"));
    assert_eq!(table.hand(0), [], "the whole hand may go");
    let Some(LogLine::Lead { ibex: 2, path, .. }) = table.log().last() else { panic!() };
    assert_eq!(path.len(), 4);
}

#[test]
fn a_9_2_as_many_cards_as_rows() {
    let table = late(["R1 R2 R3", OTHER]).rows(ROWS).ibex([((1, 2), 2)]).turn_of(0);
    let path = [(1, 2), (2, 1), (3, 1)];
    for pay in ["", "R1", "R1 R2 R3"] {
        assert_eq!(table.refused(0, lead(path, pay)), ("wrong_count", "A-9.2"), "{pay}");
    }
    assert_eq!(table.refused(0, lead(path, "R1 R1")), ("card_not_in_hand", "A-4.1"));
    let poor = late(["R1 R2", OTHER]).rows(ROWS).ibex([((1, 2), 2)]).turn_of(0);
    let path = [(1, 2), (2, 1), (3, 1), (4, 0)];
    assert_eq!(poor.refused(0, lead(path, "R1 R2 R3")), ("cannot_pay", "A-9.2"));
}

#[test]
fn a_9_2_all_ibex_of_the_card_go_and_those_on_the_way_join() {
    let herds = [((1, 2), 2), ((2, 1), 1), ((2, 2), 4), ((3, 1), 1)];
    let mut table = late(["R1 R2 R3", OTHER]).rows(ROWS).ibex(herds).turn_of(0);
    table.act(0, lead([(1, 2), (2, 1), (3, 1)], "R3 R1"));
    assert_eq!(ibex(&table), [herd((2, 2), 4), herd((3, 1), 4)]);
    let Some(LogLine::Lead { ibex: 4, .. }) = table.log().last() else { panic!() };
}

#[test]
fn a_9_2_each_step_goes_up_onto_a_card_that_rests_on_the_one_below() {
    let table = late(["R1 R2 R3", OTHER]).rows(ROWS).ibex([((1, 2), 1)]).turn_of(0);
    for wrong in [(1, 3), (1, 1), (1, 2), (2, 0), (2, 3), (3, 1), (0, 2), (255, 255)] {
        let refused = table.refused(0, lead([(1, 2), wrong], "R1"));
        assert_eq!(refused, ("not_a_step_up", "A-9.2"), "{wrong:?}");
    }
    let refused = table.refused(0, lead([(1, 2), (2, 2), (2, 1)], "R1 R2"));
    assert_eq!(refused, ("not_a_step_up", "A-9.2"), "never horizontally");
}

#[test]
fn a_9_2_at_least_one_row_from_where_ibex_stand() {
    let table = late(["R1 R2 R3", OTHER]).rows(ROWS).ibex([((1, 2), 1)]).turn_of(0);
    assert_eq!(table.refused(0, lead([(1, 2)], "")), ("path_too_short", "A-9.2"));
    assert_eq!(table.refused(0, lead([], "")), ("path_too_short", "A-9.2"));
    assert_eq!(table.refused(0, lead([(1, 1), (2, 1)], "R1")), ("no_ibex_there", "A-9.2"));
    assert_eq!(table.refused(0, lead([(77, 1), (2, 1)], "R1")), ("no_ibex_there", "A-9.2"));
}

#[test]
fn a_9_2_no_step_onto_a_bridge_or_an_empty_cell() {
    let rows = ["G9 S9 R9 G9 S9", "S8 bridge CG S8", "R7 G7"];
    let table = late(["R1 R2 R3", OTHER]).rows(rows).ibex([((1, 2), 1)]).turn_of(0);
    let steps = |path| table.refused(0, lead(path, "R1 R2"));
    assert_eq!(steps([(1, 2), (2, 1), (3, 1)]), ("no_footing", "A-9.2"), "not even in passing");
    assert_eq!(steps([(1, 2), (2, 2), (3, 2)]), ("no_footing", "A-9.2"));
    assert_eq!(reach(&table, (1, 2)), [place((2, 2), 1), place((3, 1), 2)], "campfires bear ibex");
}

#[test]
fn a_9_2_nor_row_9() {
    let table = late(["R10 R11 R12", OTHER]).rows(COMPLETE).ibex([((7, 0), 1)]).turn_of(0);
    assert_eq!(reach(&table, (7, 0)), [place((8, 0), 1)]);
    let refused = table.refused(0, lead([(7, 0), (8, 0), (9, 0)], "R10 R11"));
    assert_eq!(refused, ("no_footing", "A-9.2"));
}

#[test]
fn a_9_2_the_view_lists_all_cells_that_the_hand_can_pay_for() {
    let all = [
        place((2, 1), 1),
        place((2, 2), 1),
        place((3, 0), 2),
        place((3, 1), 2),
        place((3, 2), 2),
        place((4, 0), 3),
        place((4, 1), 3),
    ];
    for cards in 0..=3 {
        let hand = ["", "R1", "R1 R2", "R1 R2 R3"][cards];
        let table = late([hand, OTHER]).rows(ROWS).ibex([((1, 2), 1)]).turn_of(0);
        let expected: Vec<Place> =
            all.into_iter().filter(|place| usize::from(place.cost) <= cards).collect();
        assert_eq!(reach(&table, (1, 2)), expected);
    }
}

#[test]
fn a_9_3_a_card_with_an_ibex_cannot_be_replaced() {
    let rows = ["S4 G5 R6 S6 G7 R7"];
    let table = late(["CG R2", OTHER]).rows(rows).ibex([((1, 1), 1)]).turn_of(0);
    assert_eq!(table.moves(0, "CG"), [((1, 4), vec![(2, 0, 0)])]);
    let refused = table.refused(0, campfire("CG", (1, 1), (2, 0), ""));
    assert_eq!(refused, ("ibex_in_the_way", "A-9.3"));
}

#[test]
fn a_9_3_once_the_ibex_is_gone_it_can() {
    let rows = ["S4 G5 R6", "S7"];
    let mut table = late(["R1 R2", "CG S2"]).rows(rows).ibex([((1, 1), 1)]).turn_of(0);
    assert_eq!(table.moves(1, "CG"), []);
    table.act(0, lead([(1, 1), (2, 0)], "R1"));
    assert_eq!(table.moves(1, "CG"), []);
    let rows = ["S4 G5 R6", "S5"];
    let mut table = late(["R1 R2", "CG S2"]).rows(rows).ibex([((1, 1), 1)]).turn_of(0);
    table.act(0, lead([(1, 1), (2, 0)], "R1"));
    assert_eq!(table.moves(1, "CG"), [((1, 1), vec![(2, 1, 0)])]);
}

#[test]
fn a_9_4_the_ibex_on_row_8_stay_listed_when_the_summit_is_placed() {
    let mut table =
        late(["summit", OTHER]).rows(COMPLETE).ibex([((8, 0), 5), ((8, 1), 4)]).turn_of(0);
    table.act(0, SUMMIT);
    assert_eq!(ibex(&table), [herd((8, 0), 5), herd((8, 1), 4)]);
}

#[test]
fn a_9_5_eight_ibex_on_row_8_are_needed_for_the_summit() {
    let base = || late(["summit R11 R12", OTHER]).rows(COMPLETE);
    base().ibex([((8, 0), 5), ((8, 1), 3)]).turn_of(0).act(0, SUMMIT);
    let table = base().ibex([((8, 0), 5), ((8, 1), 2), ((7, 0), 5)]).turn_of(0);
    assert_eq!(table.goals_left(), [Goal::Wildlife]);
    assert!(!table.legal(0).summit);
    assert_eq!(table.refused(0, SUMMIT), ("too_few_ibex", "A-9.5"));
}
