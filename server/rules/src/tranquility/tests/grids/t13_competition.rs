//! T-13.2 to T-13.6, T-13.8: the turns of the competition.

use super::{
    laid::contest,
    t13_deal::{FIRST, ROW, SECOND, random_deal, with},
    table::*,
};
use crate::{
    Logged, Outcome, Seat, TableTalk,
    tranquility::{Deal, LogLine, Options, Tranquility, options::Grid, wire::view::PhaseName},
};
use serde_json::json;

fn open_row(table: &Table) -> Vec<crate::tranquility::Card> {
    table.public().contest.unwrap().row
}

#[test]
fn t_13_2_an_island_is_placed_in_the_own_colour_at_the_usual_cost() {
    let mut table = contest([FIRST, SECOND], ROW, "70 71 72 73 74 75 76");
    table.act(0, place(30, 12, ""));
    assert_eq!(table.position()["cells"][12], json!([30, 0]));
    assert_eq!(table.cost(1, 31, 13), Some(1), "the colour of a neighbour does not matter");
    assert_eq!(table.refused(1, place(31, 13, "")), ("wrong_count", "T-3.3"));
    assert_eq!(table.refused(1, place(31, 11, "")), ("wrong_order", "T-3.1"));
    assert_eq!(table.refused(0, place(40, 20, "")), ("not_your_turn", "T-2.1"));
    table.act(1, place(31, 13, "11"));
    assert_eq!(table.position()["cells"][13], json!([31, 1]));
    assert_eq!(table.public().contest.unwrap().second, [13]);
    assert_eq!(table.public().discards, [0, 1]);
}

#[test]
fn t_13_2_or_two_are_discarded() {
    let mut table = contest([FIRST, SECOND], ROW, "70 71");
    table.act(0, discard("10 20"));
    assert_eq!(table.public().discards, [2, 0]);
    assert_eq!(table.public().active, Some(Seat(1)));
}

#[test]
fn t_13_2_nothing_else() {
    let table = contest([FIRST, SECOND], ROW, "70 71");
    assert_eq!(table.refused(0, START), ("no_start_card", "T-10.1"));
    assert_eq!(table.refused(0, FINISH), ("no_finish_card", "T-5.1"));
    assert_eq!(table.refused(0, DISCARD_HAND), ("not_in_this_game", "T-7.2"));
    assert_eq!(table.refused(0, monster(0)), ("no_monster", "T-6.3"));
    assert_eq!(table.refused(0, turn_over("10", 0)), ("not_in_this_game", "T-12.4"));
    assert_eq!(table.refused(0, pledge(0)), ("wrong_phase", "T-4.5"));
}

#[test]
fn t_13_3_the_card_farthest_from_the_pile_comes_first() {
    let mut table = contest([FIRST, SECOND], ROW, "70 71 72 73");
    table.act(0, place(10, 0, ""));
    assert_eq!(table.hand(0), cards("20 30 40 50 60"));
    assert_eq!(open_row(&table), cards("61 62 63 64 70"), "filled again from the pile");
    assert_eq!(table.position()["piles"], json!([64]));
    assert!(table.logged(&LogLine::TakeFromRow { seat: Seat(0), cards: cards("60") }));
    table.act(1, discard("11 21"));
    assert_eq!(table.hand(1), cards("31 41 51 61 62"));
    assert_eq!(open_row(&table), cards("63 64 70 71 72"));
}

#[test]
fn t_13_3_as_far_as_the_pile_lasts() {
    let late = late(["1 2 3 4 5", "6 7 8 9 10"]).with(with()).row("20 21 22 23 24", "30");
    let mut table = late.turn_of(0);
    table.act(0, discard("1 2"));
    assert_eq!(
        (open_row(&table), table.position()["piles"].clone()),
        (cards("22 23 24 30"), json!([0]))
    );
    table.act(1, discard("6 7"));
    assert_eq!(open_row(&table), cards("24 30"));
    table.act(0, discard("3 4"));
    assert_eq!(open_row(&table), []);
    assert_eq!(table.position()["beside"]["row"], json!([]));
    table.act(1, discard("8 9"));
    assert_eq!(table.hand(1), cards("10 22 23"));
    assert_eq!(table.hand(0), cards("5 20 21 24 30"));
}

/// Seat 0 can place none of its cards: the grid below 70 is full where they would go.
fn blocked(hand: &str, row: &str, pile: &str) -> Table {
    let islands = (0..34).map(|cell| (cell, cell + 40));
    late([hand, "78 79 80 77 76"]).with(with()).islands(islands).row(row, pile).turn_of(0)
}

#[test]
fn t_13_4_a_seat_that_can_place_nothing_may_swap_its_hand_for_the_row() {
    let mut table = blocked("1 2 3 4 5", "10 11 12 13 14", "20 21 22 23 24 25");
    assert!(table.legal(0).place.is_empty());
    assert_eq!(table.position()["legal"], json!([{"type": "discard"}, {"type": "swap_hand"}]));
    table.act(0, SWAP_HAND);
    assert_eq!(table.discarded(0), cards("1 2 3 4 5"));
    assert_eq!(table.hand(0), cards("10 11 12 13 14"));
    assert_eq!(open_row(&table), cards("20 21 22 23 24"));
    assert_eq!(table.position()["piles"], json!([1]));
    let (revealed, taken) = (cards("1 2 3 4 5"), cards("10 11 12 13 14"));
    assert!(table.logged(&LogLine::SwapHand { seat: Seat(0), revealed, taken }));
    assert_eq!(table.public().active, Some(Seat(1)));
}

#[test]
fn t_13_4_the_whole_row_however_short_it_is() {
    let mut table = blocked("1 2 3", "10 11", "");
    table.act(0, SWAP_HAND);
    assert_eq!((table.hand(0), open_row(&table)), (cards("10 11"), vec![]));
    assert_eq!(table.discarded(0), cards("1 2 3"));
}

#[test]
fn t_13_4_the_row_must_not_be_empty() {
    let table = blocked("1 2 3", "", "");
    assert_eq!(table.refused(0, SWAP_HAND), ("cannot_swap_hand", "T-13.4"));
    assert_eq!(table.position()["legal"], json!([{"type": "discard"}]));
}

#[test]
fn t_13_4_not_for_a_seat_that_can_place_something() {
    let table = blocked("1 2 75", "10 11 12 13 14", "20");
    assert!(!table.legal(0).place.is_empty());
    assert_eq!(table.refused(0, SWAP_HAND), ("cannot_swap_hand", "T-13.4"));
    assert_eq!(table.refused(1, SWAP_HAND), ("not_your_turn", "T-2.1"));
    let standard = late(["10 20", "11"]).turn_of(0);
    assert_eq!(standard.refused(0, SWAP_HAND), ("not_in_this_game", "T-13.4"));
}

#[test]
fn t_13_4_a_placement_that_cannot_be_paid_is_none() {
    let islands = [(0, 10), (2, 30)];
    let late = late(["20", "78 79"]).with(with()).islands(islands).row("40 41", "");
    let mut table = late.turn_of(0);
    assert_eq!(table.position()["legal"], json!([{"type": "swap_hand"}]));
    table.act(0, SWAP_HAND);
    assert_eq!(table.hand(0), cards("40 41"));
}

#[test]
fn t_13_5_a_placement_that_makes_completion_impossible_is_illegal() {
    let table = contest(["10 20 79 40 50", SECOND], ROW, "70");
    for (number, cell) in [(10, 10), (79, 33), (20, 20), (40, 0), (50, 5)] {
        let hopeless = (number, cell) != (40, 0) && (number, cell) != (50, 5);
        if hopeless {
            assert_eq!(
                table.refused(0, place(number, cell, "")),
                ("hopeless", "T-13.5"),
                "{number}"
            );
            assert_eq!(table.cost(0, number, cell), None);
        } else {
            assert_eq!(table.cost(0, number, cell), Some(0), "{number}");
        }
    }
}

#[test]
fn t_13_5_as_many_numbers_as_empty_cells_are_enough() {
    let table = contest(["10 20 79 46 45", SECOND], ROW, "70");
    assert_eq!(table.cost(0, 10, 9), Some(0), "nine numbers for nine cells");
    assert_eq!(table.cost(0, 79, 34), Some(0), "one number for one cell");
    assert_eq!(table.cost(0, 45, 0), Some(0), "35 numbers for 35 cells");
    assert_eq!(table.refused(0, place(46, 0, "")), ("hopeless", "T-13.5"));
    let late = late(["20 30", "1"]).with(with()).islands([(10, 15), (20, 36)]).row("", "");
    let table = late.turn_of(0);
    assert_eq!(table.cost(0, 20, 15), Some(0), "four numbers for four cells below");
    assert_eq!(table.refused(0, place(20, 16, "")), ("hopeless", "T-13.5"));
    assert_eq!(table.cost(0, 30, 14), Some(0), "five numbers for five cells above");
    assert_eq!(table.refused(0, place(30, 13, "")), ("hopeless", "T-13.5"));
}

#[test]
fn t_13_5_discarded_numbers_count_as_usable() {
    let late = late(["3 30", "1"]).with(with()).discards([Vec::new(), cards("2 4")]);
    late.turn_of(0).act(0, place(3, 2, ""));
}

#[test]
fn t_3_4_on_other_grids_a_hopeless_placement_is_legal() {
    let mut table = dealt([FIRST, SECOND]).begin();
    table.act(0, place(10, 35, ""));
}

#[test]
fn t_13_6_a_seat_with_no_legal_action_passes() {
    let mut table = blocked("1", "", "");
    assert_eq!(table.position()["legal"], json!([{"type": "pass"}]));
    assert_eq!(table.outcome(), None, "it is no loss");
    assert_eq!(table.refused(1, PASS), ("not_your_turn", "T-2.1"));
    assert_eq!(table.0.forced(), Some((Seat(0), PASS)), "there is nothing to choose");
    table.act(0, PASS);
    assert_eq!(table.hand(0), cards("1"));
    assert_eq!(table.public().active, Some(Seat(1)));
    assert!(table.logged(&LogLine::Pass { seat: Seat(0) }));
}

#[test]
fn t_13_6_an_empty_hand_passes_too() {
    let mut table = blocked("", "", "");
    table.act(0, PASS);
    assert_eq!(table.public().active, Some(Seat(1)));
}

#[test]
fn t_13_6_not_with_something_to_do() {
    for table in [blocked("1 2", "", ""), blocked("1", "10", ""), blocked("74 75 2", "", "")] {
        assert!(!table.legal(0).pass);
        assert_eq!(table.refused(0, PASS), ("cannot_pass", "T-13.6"));
    }
    let standard = late(["10 20", "11"]).turn_of(0);
    assert_eq!(standard.refused(0, PASS), ("not_in_this_game", "T-13.6"));
}

#[test]
fn t_13_6_the_game_ends_at_once_when_the_grid_is_full() {
    let islands = (0..35).map(|cell| (cell, cell + 40));
    let late = late(["75 1 2", "78 79 80 77 76"]).with(with()).islands(islands);
    let mut table = late.row("10 11", "").turn_of(0);
    table.act(0, place(75, 35, "1"));
    assert!(matches!(table.outcome(), Some(Outcome::Ranked { .. })));
    assert_eq!(table.public().phase, PhaseName::Over);
    assert_eq!((table.hand(0), open_row(&table)), (cards("2"), cards("10 11")), "no seat draws");
}

#[test]
fn t_13_6_it_ends_when_both_hands_hold_one_card_or_none_after_drawing() {
    let begin = |first: &str, second: &str, row: &str| {
        let islands = (0..34).map(|cell| (cell, cell + 40));
        let late = late([first, second]).with(with()).islands(islands);
        let mut table = late.row(row, "").turn_of(0);
        table.act(0, discard("1 2"));
        table
    };
    assert!(begin("1 2", "3", "").outcome().is_some());
    assert!(begin("1 2 5", "3", "").outcome().is_some());
    assert!(begin("1 2 5", "", "").outcome().is_some());
    assert!(begin("1 2", "", "").outcome().is_some());
    assert!(begin("1 2 5 6", "3", "").outcome().is_none(), "two cards are left");
    assert!(begin("1 2", "3 4", "").outcome().is_none());
    assert!(begin("1 2", "3", "10 11").outcome().is_none(), "two cards were drawn");
    assert!(begin("1 2", "3", "10").outcome().is_some(), "one card was drawn");
}

#[test]
fn t_8_3_a_contest_cannot_be_conceded() {
    let table = contest([FIRST, SECOND], ROW, "70");
    for seat in [0, 1] {
        assert!(!table.legal(seat).concede);
        assert_eq!(table.refused(seat, CONCEDE), ("cannot_concede", "T-8.3"));
    }
    let deal = Deal::Contest(random_deal(1));
    let before = Table::of(Logged::<Tranquility>::set_up(&with(), 2, &deal).unwrap());
    assert_eq!(before.refused(0, CONCEDE), ("cannot_concede", "T-8.3"));
}

#[test]
fn t_13_8_the_competition_alone_is_not_silent() {
    for grid in Grid::ALL {
        let is_silent = Tranquility::is_silent(&Options { grid, ..Options::default() });
        assert_eq!(is_silent, grid != Grid::Competition, "{grid:?}");
    }
    assert_eq!(contest([FIRST, SECOND], ROW, "70").0.talk(), None, "talk needs no window");
}

#[test]
fn t_13_3_cards_taken_from_the_row_are_public_and_the_first_hands_are_not() {
    let table = contest([FIRST, SECOND], ROW, "70");
    let public = serde_json::to_value(table.public()).unwrap();
    assert_eq!(public["contest"]["row"], json!([60, 61, 62, 63, 64]));
    assert!(public["contest"].get("hands").is_none());
    assert_eq!(public["hands"], json!([5, 5]));
}

#[test]
fn t_8_4_at_the_end_the_pile_is_public() {
    let islands = (0..35).map(|cell| (cell, cell + 40));
    let late = late(["75 1", "78 79"]).with(with()).islands(islands).row("10 11", "12 13");
    let mut table = late.turn_of(0);
    table.act(0, place(75, 35, "1"));
    let revealed = table.public().revealed.unwrap();
    assert_eq!((revealed.pile, revealed.hands), (cards("12 13"), vec![vec![], cards("78 79")]));
}
