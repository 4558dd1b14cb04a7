//! T-3: placing an island.

use super::{by_the_book, table::*};
use crate::tranquility::{
    Action, Card, Options,
    options::Grid,
    sea::Sea,
    wire::offers::{BarredRun, WildRun},
};
use proptest::prelude::*;

#[test]
fn t_3_1_the_cell_is_empty() {
    let mut table = dealt(["10 20 30 40 50", "11 21 31 41 51"]).begin();
    table.act(0, place(10, 3, ""));
    assert_eq!(table.refused(1, place(11, 3, "")), ("cell_occupied", "T-3.1"));
}

#[test]
fn t_3_1_every_island_at_a_lower_index_is_smaller() {
    let mut table = dealt(["20 30 40 50 60", "10 21 31 41 51"]).begin();
    table.act(0, place(20, 10, ""));
    assert_eq!(table.refused(1, place(10, 11, "")), ("wrong_order", "T-3.1"));
    assert_eq!(table.refused(1, place(10, 35, "")), ("wrong_order", "T-3.1"));
    table.act(1, place(10, 8, ""));
}

#[test]
fn t_3_1_every_island_at_a_higher_index_is_larger() {
    let mut table = dealt(["20 30 40 50 60", "10 21 31 41 51"]).begin();
    table.act(0, place(20, 10, ""));
    assert_eq!(table.refused(1, place(21, 9, "")), ("wrong_order", "T-3.1"));
    assert_eq!(table.refused(1, place(51, 0, "")), ("wrong_order", "T-3.1"));
    table.act(1, place(51, 12, ""));
}

#[test]
fn t_3_1_not_the_nearest_alone() {
    // 25 is larger than the 20 below it but so is the 30, farther down.
    let table = late(["25 26", "1 2"]).islands([(3, 30), (20, 40)]).turn_of(0);
    assert_eq!(table.refused(0, place(25, 10, "")), ("wrong_order", "T-3.1"));
    assert_eq!(table.refused(0, place(25, 21, "")), ("wrong_order", "T-3.1"));
    assert_eq!(table.runs(0, 25), [run(0, 1, 0, false)], "cell 2 costs five");
}

#[test]
fn t_3_1_nothing_fits_between_two_islands_side_by_side() {
    let table = late(["20 60", "1 2"]).islands([(3, 10), (4, 30)]).turn_of(0);
    assert_eq!(table.runs(0, 20), []);
    let table = late(["20 60", "1 2"]).islands([(0, 30)]).turn_of(0);
    assert_eq!(table.runs(0, 20), [], "nor below the first cell");
    let table = late(["20 60", "1 2"]).islands([(35, 30)]).turn_of(0);
    assert_eq!(table.runs(0, 60), [], "nor above the last");
}

#[test]
fn t_3_1_only_islands_are_placed() {
    let table = dealt(["finish 20 30 40 50", "11 21 31 41 51"]).begin();
    for code in ["finish", "start"] {
        let action =
            Action::Place { card: card(code), number: None, cell: 3, pay: Some(Vec::new()) };
        assert_eq!(table.refused(0, action), ("not_an_island", "T-3.1"));
    }
}

#[test]
fn t_3_1_the_island_is_of_the_hand() {
    let table = dealt(["10 20 30 40 50", "11 21 31 41 51"]).begin();
    assert_eq!(table.refused(0, place(11, 3, "")), ("card_not_in_hand", "T-3.3"));
}

#[test]
fn t_3_2_cost_without_neighbours_is_nothing() {
    let table = late(["20 30 40", "1 2"]).islands([(3, 10), (10, 50)]).turn_of(0);
    assert_eq!(table.cost(0, 20, 5), Some(0));
    assert_eq!(table.cost(0, 20, 8), Some(0));
}

#[test]
fn t_3_2_cost_with_one_neighbour_is_the_difference() {
    let table = late(["12 48 40", "1 2"]).islands([(3, 10), (10, 50)]).turn_of(0);
    assert_eq!(table.cost(0, 12, 4), Some(2), "the smaller one beside it");
    assert_eq!(table.cost(0, 48, 9), Some(2), "the larger one beside it");
    assert_eq!(table.cost(0, 12, 5), Some(0));
    assert_eq!(table.cost(0, 12, 9), None, "38 is more than two cards can pay");
}

#[test]
fn t_3_2_cost_with_two_neighbours_is_the_smaller_difference() {
    let table = late(["12 49 40", "1 2"]).islands([(3, 10), (5, 50)]).turn_of(0);
    assert_eq!(table.cost(0, 12, 4), Some(2), "not 38");
    assert_eq!(table.cost(0, 49, 4), Some(1), "not 39");
    assert_eq!(table.cost(0, 40, 4), None, "10");
}

#[test]
fn t_3_a_player_is_told_why_an_island_cannot_go_to_a_cell() {
    let table = late(["12 48 40", "1 2"]).islands([(3, 10), (10, 50)]).turn_of(0);
    let barred = table.barred(0);
    let runs = |number| {
        let card = Card::Island(number);
        barred.iter().find(|barred| barred.card == card).map(|barred| &barred.runs[..])
    };
    let run = |first, last, why: &'static str, cost, island| BarredRun {
        first,
        last,
        why: why.into(),
        cost,
        island: Some(island),
    };
    assert_eq!(
        runs(12),
        Some(
            &[
                run(0, 2, "wrong_order", None, 10),
                run(9, 9, "cannot_pay", Some(38), 50),
                run(11, 35, "wrong_order", None, 50),
            ][..]
        )
    );
}

#[test]
fn t_3_3_the_cost_is_paid_face_down_onto_the_own_discard_pile() {
    let mut table = dealt(["10 20 30 40 50", "12 21 31 41 51 61 62 63"]).begin();
    table.act(0, place(10, 5, ""));
    table.act(1, place(12, 6, "51 31"));
    assert_eq!(table.discarded(1), cards("51 31"), "the cards that the player chose");
    assert_eq!(table.discarded(0), cards(""));
    assert_eq!(table.hand(1), cards("21 41 61 62 63"));
    assert_eq!(table.public().cells[6], Some(12));
}

#[test]
fn t_3_3_neither_more_nor_fewer_cards_than_it_costs() {
    let mut table = dealt(["10 20 30 40 50", "12 21 31 41 51"]).begin();
    table.act(0, place(10, 5, ""));
    for pay in ["", "21", "21 31 41", "21 31 41 51"] {
        assert_eq!(table.refused(1, place(12, 6, pay)), ("wrong_count", "T-3.3"), "{pay}");
    }
    assert_eq!(table.refused(1, place(12, 7, "21")), ("wrong_count", "T-3.3"));
}

#[test]
fn t_3_3_never_with_the_placed_card() {
    let mut table = dealt(["10 20 30 40 50", "12 21 31 41 51"]).begin();
    table.act(0, place(10, 5, ""));
    assert_eq!(table.refused(1, place(12, 6, "21 12")), ("pays_with_placed_card", "T-3.3"));
}

#[test]
fn t_3_3_with_cards_of_the_own_hand() {
    let mut table = dealt(["10 20 30 40 50", "12 21 31 41 51"]).begin();
    table.act(0, place(10, 5, ""));
    for pay in ["21 20", "21 21", "finish 21"] {
        assert_eq!(table.refused(1, place(12, 6, pay)), ("card_not_in_hand", "T-3.3"), "{pay}");
    }
}

#[test]
fn t_3_3_a_cost_above_the_rest_of_the_hand_is_illegal() {
    let table = late(["12 21 31", "1 2"]).islands([(3, 10), (5, 16)]).turn_of(0);
    assert_eq!(table.cost(0, 12, 4), Some(2), "exactly the rest of the hand");
    let table = late(["13 21 31", "1 2"]).islands([(3, 10), (5, 16)]).turn_of(0);
    assert_eq!(table.refused(0, place(13, 4, "21 31")), ("cannot_pay", "T-3.3"));
    assert_eq!(table.runs(0, 13), [], "and is not listed");
}

#[test]
fn t_3_4_a_placement_that_makes_the_grid_impossible_is_legal() {
    let mut table = dealt(["10 80 30 40 50", "12 21 31 41 51"]).begin();
    table.act(0, place(80, 0, ""));
    assert_eq!(table.legal(1).place, [], "nothing fits any more");
    table.act(1, discard("12 21"));
    assert_eq!(table.outcome(), None, "but the game goes on");
}

#[test]
fn t_3_4_the_view_marks_what_leaves_too_few_numbers() {
    let table = dealt(["5 20 30 40 78", "12 21 31 41 51"]).begin();
    assert_eq!(
        table.runs(0, 5),
        [run(0, 4, 0, false), run(5, 35, 0, true)],
        "four numbers are left for the cells below it"
    );
    assert_eq!(
        table.runs(0, 78),
        [run(0, 32, 0, true), run(33, 35, 0, false)],
        "two numbers are left for the cells above it"
    );
    assert_eq!(table.runs(0, 40), [run(0, 35, 0, false)]);
}

#[test]
fn t_3_4_in_a_gap_without_hope_every_cell_is_marked() {
    let table = late(["12 50", "1 2"]).islands([(3, 10), (9, 14)]).turn_of(0);
    assert_eq!(table.runs(0, 12), [run(5, 7, 0, true)], "five cells for 11, 12 and 13");
}

proptest! {
    /// T-3.1, T-3.2 and T-3.4 on any grid and any island.
    #[test]
    fn t_3_stretches_are_the_clauses_cell_by_cell(
        numbers in proptest::collection::btree_set(1_u8..=80, 0..=36),
        cells in Just((0_u8..36).collect::<Vec<_>>()).prop_shuffle(),
        number in 1_u8..=80,
    ) {
        prop_assume!(!numbers.contains(&number));
        let mut places: Vec<u8> = cells.into_iter().take(numbers.len()).collect();
        places.sort_unstable();
        let mut sea = Sea::of(Grid::Standard);
        for (cell, number) in places.into_iter().zip(numbers) {
            sea.put(cell, number, Card::Island(number));
        }
        let grid = sea.cells();
        let gaps: Vec<_> = sea.gaps(number).collect();
        prop_assert_eq!(gaps.len(), 1);
        let gap = gaps[0];
        let mut listed = vec![None; 36];
        for stretch in gap.stretches() {
            let mut next = stretch.first;
            for (part, hopeless) in gap.by_feasibility(stretch) {
                prop_assert_eq!(part.first, next, "no cell is left out or named twice");
                next = part.last + 1;
                for cell in part.first..=part.last {
                    prop_assert_eq!(gap.cost(cell), stretch.cost);
                    listed[usize::from(cell)] = Some((part.cost, hopeless));
                }
            }
            prop_assert_eq!(next, stretch.last + 1);
        }
        for (cell, entry) in listed.into_iter().enumerate() {
            let expected = by_the_book::fits(&grid, number, cell).then(|| {
                (by_the_book::cost(&grid, number, cell), by_the_book::starves(&grid, number, cell))
            });
            prop_assert_eq!(entry, expected, "cell {}", cell);
            prop_assert_eq!(gap.contains(cell as u8), expected.is_some());
        }
    }

    /// T-3.4: of a wild the view says for each number whether it leaves too few numbers beside it.
    #[test]
    fn t_3_4_the_view_marks_the_numbers_of_a_wild(
        numbers in proptest::collection::btree_set(1_u8..=80, 0..=35),
        cells in Just((0_u8..36).collect::<Vec<_>>()).prop_shuffle(),
    ) {
        let mut places: Vec<u8> = cells.into_iter().take(numbers.len()).collect();
        places.sort_unstable();
        let islands: Vec<(u8, u8)> = places.into_iter().zip(numbers).collect();
        let options = Options { wild: 2, ..Options::default() };
        let late = late(["wild finish finish", "finish finish"]).with(options);
        let table = late.islands(islands).turn_of(0);
        let grid = table.public().cells;
        for run in table.legal(0).wild {
            let WildRun { least, most, .. } = run;
            for (cell, number, _) in run.all() {
                let marked = !(least..=most).contains(&(i16::from(number) - i16::from(cell)));
                prop_assert_eq!(marked, by_the_book::starves(&grid, number, cell.into()), "{} on {}", number, cell);
            }
        }
    }

    /// T-3.3: a placement is listed if and only if it is accepted with some payment.
    #[test]
    fn t_3_3_listed_is_what_can_be_paid(others in 0_usize..6, cost in 1_u8..8) {
        let hand: Vec<String> = (0..others).map(|index| (60 + index).to_string()).collect();
        let line = format!("{} {}", 20 + cost, hand.join(" "));
        let mut table = late([line.as_str(), "1 2"]).islands([(3, 20), (5, 59)]).turn_of(0);
        let expected = (usize::from(cost) <= others).then_some(cost);
        prop_assert_eq!(table.cost(0, 20 + cost, 4), expected);
        let pay: Vec<Card> = hand.iter().take(cost.into()).map(|code| card(code)).collect();
        let action = Action::Place { card: Card::Island(20 + cost), number: None, cell: 4, pay: Some(pay) };
        if table.outcome().is_some() {
            prop_assert_eq!(others, 0);
        } else if expected.is_some() {
            table.act(0, action);
        } else {
            table.refused(0, action);
        }
    }
}
