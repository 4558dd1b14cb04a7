//! T-7.1, T-7.2: compasses, and how they are earned.

use super::{t7_storms::with, table::*};
use crate::{
    Seat,
    tranquility::{LogLine, Options, wire::view::PhaseName},
};
use serde_json::json;

#[test]
fn t_7_1_six_lie_beside_the_grid_and_none_is_owned() {
    assert_eq!(dealt(["10", "11"]).with(with()).begin().compasses(), [6, 0]);
    let without = dealt(["10", "11"]).begin();
    assert_eq!(without.position()["beside"]["compasses"], json!([0, 0]));
    assert!(without.public().storms.is_none());
}

#[test]
fn t_7_2_one_is_earned_with_the_start_card_before_any_card_is_drawn() {
    let hands = ["start 10 20 30 | yellow 40", "11 21 31 41"];
    let mut table = late(hands).with(with()).not_started().turn_of(0);
    table.act(0, START);
    assert_eq!(table.compasses(), [5, 1]);
    assert_eq!(table.public().phase, PhaseName::StormRevealed, "it can end the storm just drawn");
    assert!(table.logged(&LogLine::Compass {}));
}

#[test]
fn t_7_2_a_wild_played_as_start_earns_one_too() {
    let options = Options { wild: 2, ..with() };
    let hands = ["wild 10 20 30 40", "11 21 31 41"];
    let mut table = late(hands).with(options).not_started().turn_of(0);
    table.act(0, START_WILD);
    assert_eq!(table.compasses(), [5, 1]);
}

fn row_but_cell_9() -> impl Iterator<Item = (u8, u8)> {
    (6..12).filter(|cell| *cell != 9).map(|cell| (cell, 34 + cell))
}

#[test]
fn t_7_2_one_is_earned_with_a_row_of_six_consecutive_numbers() {
    let mut table = late(["43 1", "11 2"]).with(with()).islands(row_but_cell_9()).turn_of(0);
    table.act(0, place(43, 9, "1"));
    assert_eq!(table.compasses(), [5, 1]);
}

#[test]
fn t_7_2_a_wild_counts_as_its_number() {
    let options = Options { wild: 2, ..with() };
    let mut table = late(["wild 1", "11 2"]).with(options).islands(row_but_cell_9()).turn_of(0);
    table.act(0, place_wild(43, 9, "1"));
    assert_eq!(table.compasses(), [5, 1]);
}

#[test]
fn t_7_2_a_complete_row_of_other_numbers_earns_none() {
    let row = (6..12).filter(|cell| *cell != 11).map(|cell| (cell, 34 + cell));
    let mut table = late(["46 1 2", "11 3"]).with(with()).islands(row).turn_of(0);
    table.act(0, place(46, 11, "1 2"));
    assert_eq!(table.compasses(), [6, 0], "40 to 44 and 46");
}

#[test]
fn t_7_2_six_consecutive_numbers_over_two_rows_earn_none() {
    let cells = (8..14).filter(|cell| *cell != 9).map(|cell| (cell, 32 + cell));
    let mut table = late(["41 1", "11 2"]).with(with()).islands(cells).turn_of(0);
    table.act(0, place(41, 9, "1"));
    assert_eq!(table.compasses(), [6, 0]);
}

#[test]
fn t_7_2_a_complete_row_earns_once_and_again_when_completed_again() {
    let options = Options { monsters: 3, wild: 2, ..with() };
    let hands = ["43 1", "monster 2 3", "60 61", "wild 4"];
    let mut table = late(hands).with(options).islands(row_but_cell_9()).turn_of(0);
    table.act(0, place(43, 9, "1"));
    table.act(1, monster(9));
    table.act(2, place(60, 20, ""));
    assert_eq!(table.compasses(), [5, 1]);
    table.act(3, place_wild(43, 9, "4"));
    assert_eq!(table.compasses(), [4, 2]);
}

#[test]
fn t_7_2_one_is_earned_by_discarding_the_whole_hand() {
    let mut table = late(["10 finish start | 20 30", "11 2"]).with(with()).turn_of(0);
    assert!(table.legal(0).discard_hand);
    table.act(0, DISCARD_HAND);
    assert_eq!(table.compasses(), [5, 1]);
    assert_eq!(table.discarded(0), cards("10 finish start"));
    assert_eq!(table.hand(0), cards("20 30"), "then it draws");
    assert!(table.logged(&LogLine::DiscardHand { seat: Seat(0), count: 3 }));
    assert_eq!(table.public().active, Some(Seat(1)));
}

#[test]
fn t_7_2_the_compass_of_a_discarded_hand_is_earned_before_drawing() {
    let mut table = late(["10 12 | orange 30", "11 2"]).with(with()).turn_of(0);
    table.act(0, DISCARD_HAND);
    assert_eq!(table.public().phase, PhaseName::StormRevealed);
}

#[test]
fn t_7_2_a_whole_hand_has_two_cards_and_no_monster() {
    let options = Options { monsters: 3, ..with() };
    for hand in ["10", "10 20 monster", "10 monster"] {
        let table = late([hand, "11 2"]).with(options.clone()).turn_of(0);
        assert_eq!(table.refused(0, DISCARD_HAND), ("cannot_discard_hand", "T-7.2"), "{hand}");
        assert!(!table.legal(0).discard_hand);
    }
    late(["10 20", "11 2"]).with(options).turn_of(0).act(0, DISCARD_HAND);
}

#[test]
fn t_4_1_a_forced_start_comes_before_discarding_the_hand() {
    let table = late(["start 10 20", "11 2"]).with(with()).not_started().turn_of(0);
    assert_eq!(table.refused(0, DISCARD_HAND), ("must_play_start", "T-4.1"));
}

#[test]
fn t_7_2_with_a_wild_in_hand_nothing_forces() {
    let options = Options { wild: 2, ..with() };
    let mut table = late(["wild 10 20", "11 2"]).with(options).not_started().turn_of(0);
    table.act(0, DISCARD_HAND);
    assert_eq!(table.compasses(), [5, 1]);
}

#[test]
fn t_7_2_discarding_the_hand_belongs_to_games_with_storms_and_to_the_own_turn() {
    let table = late(["10 20", "11 2"]).turn_of(0);
    assert_eq!(table.refused(0, DISCARD_HAND), ("not_in_this_game", "T-7.2"));
    assert!(!table.legal(0).discard_hand);
    let table = late(["10 20", "11 2"]).with(with()).turn_of(0);
    assert_eq!(table.refused(1, DISCARD_HAND), ("not_your_turn", "T-2.1"));
}

#[test]
fn t_7_2_when_none_lies_beside_the_grid_it_earns_nothing() {
    let mut table = late(["10 20", "11 2"]).with(with()).owned(6).turn_of(0);
    table.act(0, DISCARD_HAND);
    assert_eq!(table.compasses(), [0, 6]);
    assert!(!table.logged(&LogLine::Compass {}));
}

#[test]
fn t_7_2_discarding_two_earns_none_even_the_whole_hand() {
    let mut table = late(["10 20", "11 2"]).with(with()).turn_of(0);
    table.act(0, discard("10 20"));
    assert_eq!(table.compasses(), [6, 0]);
}
