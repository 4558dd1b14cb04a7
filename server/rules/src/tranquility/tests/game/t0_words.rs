//! T-0: what the words mean.

use super::table::*;
use crate::tranquility::{LogLine, Options};

#[test]
fn t_0_1_the_turn_goes_round_by_the_numbers_of_the_seats() {
    let mut table = dealt(["10 20 30 40 50", "11 21 31 41 51", "12 22 32 42 52"]).begin();
    for (seat, next) in [(0, 1), (1, 2), (2, 0)] {
        assert_eq!(table.public().active, Some(crate::Seat(seat)));
        table.act(seat, discard(["10 20", "11 21", "12 22"][usize::from(seat)]));
        assert_eq!(table.public().active, Some(crate::Seat(next)));
    }
    assert_eq!(table.refused(1, discard("31 41")), ("not_your_turn", "T-2.1"));
}

#[test]
fn t_0_3_the_islands_are_1_to_80_one_of_each() {
    let deal = random_piles(&Options::default(), 3, 0);
    let mut numbers: Vec<u8> =
        deal.draw_piles.concat().iter().filter_map(|card| card.number()).collect();
    numbers.sort_unstable();
    assert!(numbers.into_iter().eq(1..=80));
}

#[test]
fn t_0_2_numbers_of_cards_are_public() {
    let mut table = dealt(["10 20 30 40 50", "11 21 31 41 51", "12 22 32 42 52"]).begin();
    table.act(0, discard("10 20"));
    let public = table.public();
    assert_eq!(public.hands, [5, 5, 5]);
    assert_eq!(public.piles, [22, 25, 24], "28 + 1, 29 + 1 − 5 …");
    assert_eq!(public.discards, [2, 0, 0]);
}

#[test]
fn t_0_4_the_grid_has_36_cells() {
    let table = dealt(["10 20 30 40 50", "11 21 31 41 51"]).begin();
    assert_eq!(table.public().cells, [None; 36]);
    assert_eq!(table.refused(0, place(10, 36, "")), ("no_such_cell", "T-0"));
}

#[test]
fn t_0_4_the_last_cell_of_a_row_neighbours_the_first_of_the_next_row_up() {
    let mut table = dealt(["10 20 30 40 50", "12 21 31 41 51"]).begin();
    table.act(0, place(10, 5, ""));
    assert_eq!(table.cost(1, 12, 6), Some(2));
}

#[test]
fn t_0_4_cells_above_each_other_are_no_neighbours() {
    let mut table = dealt(["10 20 30 40 50", "12 21 31 41 51"]).begin();
    table.act(0, place(10, 0, ""));
    assert_eq!(table.cost(1, 12, 6), Some(0));
}

#[test]
fn t_0_6_start_and_finish_space_have_no_neighbours() {
    for started in [false, true] {
        let late = late(["1 40 80", "2 3"]).islands([]);
        let table = if started { late } else { late.not_started() }.turn_of(0);
        assert_eq!(table.cost(0, 1, 0), Some(0));
        assert_eq!(table.cost(0, 80, 35), Some(0));
        assert_eq!(table.cost(0, 40, 0), Some(0));
        assert_eq!(table.cost(0, 40, 35), Some(0));
    }
}

#[test]
fn t_0_6_under_orange_no_cell_is_beside_them() {
    let with = Options { storms: true, ..Options::default() };
    let table = late(["1 40 80", "2 3"]).with(with).orange(0).turn_of(0);
    for (number, cell) in [(1, 0), (80, 35)] {
        assert_eq!(table.refused(0, place(number, cell, "")), ("not_beside", "T-7.3"));
        assert_eq!(table.cost(0, number, cell), None);
    }
}

#[test]
fn t_0_4_the_first_and_the_last_cell_are_no_neighbours() {
    let table = late(["79 80", "2 3"]).islands([(0, 78)]).turn_of(0);
    assert_eq!(table.cost(0, 80, 35), Some(0));
}

#[test]
fn t_0_5_no_log_line_names_a_face_down_discard() {
    let mut table = dealt(["10 20 30 40 50", "12 21 31 41 51"]).begin();
    table.act(0, discard("20 30"));
    table.act(1, place(12, 6, ""));
    table.act(0, place(10, 5, "40 50"));
    let log = [
        LogLine::First { seat: crate::Seat(0) },
        LogLine::Discard { seat: crate::Seat(0) },
        LogLine::Place { seat: crate::Seat(1), card: 12, cell: 6, cost: 0 },
        LogLine::Place { seat: crate::Seat(0), card: 10, cell: 5, cost: 2 },
    ];
    assert_eq!(table.log(), log);
}

#[test]
fn t_0_5_no_view_names_a_face_down_discard_not_even_its_owners() {
    let mut table = dealt(["71 72 73 74 75 1 2", "12 21 31 41 51"]).begin();
    table.act(0, discard("71 72"));
    for view in [
        serde_json::to_string(&table.public()),
        serde_json::to_string(&table.0.private(crate::Seat(0))),
        serde_json::to_string(&table.0.private(crate::Seat(1))),
    ] {
        let view = view.unwrap();
        assert!(!view.contains("71") && !view.contains("72"), "{view}");
    }
    assert_eq!(table.discarded(0), cards("71 72"), "they are there all the same");
}
