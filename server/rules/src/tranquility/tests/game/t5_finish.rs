//! T-5: the finish card.

use super::table::*;
use crate::Outcome;

#[test]
fn t_5_1_finish_wins_on_a_full_grid_with_start_played() {
    let mut table = late(["finish 80", "2"]).islands(full()).turn_of(0);
    assert!(table.legal(0).finish);
    table.act(0, FINISH);
    assert_eq!(table.outcome(), Some(&Outcome::Won {}));
    assert_eq!(table.hand(0), cards("80"));
}

#[test]
fn t_5_1_every_cell_holds_an_island() {
    for missing in [0, 17, 35] {
        let islands = full().filter(|(cell, _)| *cell != missing);
        let table = late(["finish 80", "2"]).islands(islands).turn_of(0);
        assert!(!table.legal(0).finish);
        assert_eq!(table.refused(0, FINISH), ("finish_not_ready", "T-5.1"));
    }
}

#[test]
fn t_5_1_the_start_space_is_filled() {
    let table = late(["finish 80", "2"]).islands(full()).not_started().turn_of(0);
    assert!(!table.legal(0).finish);
    assert_eq!(table.refused(0, FINISH), ("finish_not_ready", "T-5.1"));
}

#[test]
fn t_5_1_the_card_is_of_the_own_hand() {
    let table = late(["78 80", "finish"]).islands(full()).turn_of(0);
    assert!(!table.legal(0).finish);
    assert_eq!(table.refused(0, FINISH), ("no_finish_card", "T-5.1"));
    assert_eq!(table.refused(1, FINISH), ("not_your_turn", "T-2.1"));
}

#[test]
fn t_5_1_the_last_placement_does_not_win_by_itself() {
    let islands = full().filter(|(cell, _)| *cell != 35);
    let mut table = late(["finish 80 79 78 72", "finish"]).islands(islands).turn_of(0);
    table.act(0, place(72, 35, "finish 80 79"));
    assert_eq!(table.outcome(), None);
    table.act(1, FINISH);
    assert_eq!(table.outcome(), Some(&Outcome::Won {}));
}

#[test]
fn t_5_2_finish_cards_can_be_discarded_and_paid() {
    let table = late(["finish finish 12", "1 2"]).islands([(3, 10)]).turn_of(0);
    table.clone().act(0, discard("finish finish"));
    table.clone().act(0, place(12, 4, "finish finish"));
}

#[test]
fn t_5_2_the_game_goes_on_without_a_last_finish_card() {
    let mut table = late(["finish finish finish finish finish 12 | 30", "1 2"]).turn_of(0);
    table.act(0, discard("finish finish"));
    table.act(1, place(1, 0, ""));
    table.act(0, discard("finish finish"));
    table.act(1, place(2, 2, ""));
    table.act(0, discard("finish 12"));
    assert_eq!(table.discarded(0), cards("finish finish finish finish finish 12"));
    let mut table = late(["finish 12 30", "1 2"]).turn_of(0);
    table.act(0, discard("finish 12"));
    assert_eq!(table.outcome(), None, "no finish card is left");
}
