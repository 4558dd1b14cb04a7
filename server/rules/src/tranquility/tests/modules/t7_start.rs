//! T-7.3, T-4.3 to T-4.7: storms while the start is being settled.

use super::{t7_storms::with, table::*};
use crate::{
    Seat,
    tranquility::{LogLine, Options, wire::view::PhaseName},
};

#[test]
fn t_7_3_t_4_3_a_yellow_storm_among_the_extra_cards() {
    // Alone: eight extra cards, of which the storm is none.
    let line = "start 10 20 30 40 | 1 2 yellow 3 4 5 6 7 8 9 11";
    let late = late([line]).with(with()).not_started().compasses([0, 0]);
    let mut table = late.turn_of(0);
    table.act(0, START);
    assert_eq!(table.public().phase, PhaseName::StormYellow);
    assert_eq!(table.legal(0).reduce, Some(3));
    table.act(0, reduce("1 2 10"));
    assert_eq!(table.hand(0), cards("3 4 5 6 7 8 20 30 40"), "the rest is still drawn");
    assert_eq!(table.public().phase, PhaseName::StartGive);
    assert_eq!(table.can_give(), [11], "nine cards and two unseen");
}

#[test]
fn t_4_3_a_seat_under_a_yellow_storm_draws_its_extra_cards() {
    let hands = ["start 10 20 | 30 40 50", "11 21 31 | 61 62 63"];
    let mut table = late(hands).with(with()).not_started().yellow(1).turn_of(0);
    table.act(0, START);
    assert_eq!(table.hand(1), cards("11 21 31 61 62"));
    assert_eq!(table.can_give(), [4, 5], "only one card is left to give unseen");
}

#[test]
fn t_4_4_a_seat_under_a_yellow_storm_may_give_its_top_two_unseen() {
    let hands = ["start 10 20 30", "11 21 31 | monster 61 62", "40 41 42 43 | 44 45"];
    let options = Options { monsters: 3, ..with() };
    let late = late(hands).with(options).not_started().owned(0).yellow(1).yellow(1);
    let mut table = late.turn_of(0);
    table.act(0, START);
    assert_eq!(table.can_give(), [3, 5, 4]);
    table.settle([2, 4, 2]);
    assert!(table.legal(1).give_from_pile == Some(2) && table.legal(2).give_from_pile.is_none());
    assert_eq!(table.refused(2, give_unseen("")), ("cannot_give_from_pile", "T-4.4"));
    for list in ["", "11", "11 21 31"] {
        assert_eq!(table.refused(1, give_unseen(list)), ("wrong_count", "T-4.5"));
    }
    table.act(1, give_unseen("11 31"));
    assert_eq!(table.public().piles[1], 3, "not before every seat has given");
    table.act(0, give("10 20"));
    table.act(2, give("40 41"));
    assert_eq!(table.discarded(1), cards("11 31 monster 61"), "unrevealed whatever they are");
    assert_eq!(table.hand(1), cards("21 62"));
    assert!(!table.log().iter().any(|line| matches!(line, LogLine::Storm { .. })));
}

#[test]
fn t_4_4_unseen_storms_do_not_take_effect() {
    let hands = ["start 10 20 30 40", "11 21 31 | orange purple 62", "41 42 43"];
    let mut table = late(hands).with(with()).not_started().yellow(1).turn_of(0);
    table.act(0, START);
    table.settle([4, 2, 2]);
    table.act(0, give("10 20 30 40"));
    table.act(1, give_unseen(""));
    table.act(2, give("41 42"));
    assert_eq!(table.discarded(1), cards("orange purple"));
    let storms = table.public().storms.unwrap();
    assert_eq!((storms.orange, storms.purple), (vec![0; 3], [0; 6]));
    assert_eq!(table.public().phase, PhaseName::Turn);
}

#[test]
fn t_4_4_unseen_cards_need_two_in_the_pile() {
    let hands = ["start 10 20 30 40", "11 21 31 | 61", "41 42 43 44 45"];
    let mut table = late(hands).with(with()).not_started().yellow(1).turn_of(0);
    table.act(0, START);
    assert_eq!(table.can_give(), [4, 3, 5]);
}

#[test]
fn t_7_3_a_seat_that_gave_two_unseen_cards_may_stay_above_three() {
    let hands = ["start 10 20 30 40 | 51 52 53 54", "11 21 31 | 61 62 63 64 65 66"];
    let mut table = late(hands).with(with()).not_started().yellow(1).turn_of(0);
    table.act(0, START);
    table.settle([6, 2]);
    table.act(0, give("10 20 30 40 51 52"));
    table.act(1, give_unseen(""));
    assert_eq!(table.hand(1), cards("11 21 31 61 62"), "with its two extra cards");
    assert_eq!((table.public().phase, table.public().active), (PhaseName::Turn, Some(Seat(1))));
    table.act(1, discard("11 21"));
    assert_eq!(table.hand(1), cards("31 61 62"), "it draws up to three all the same");
}

#[test]
fn t_4_6_unseen_cards_count_for_what_the_seats_can_give() {
    let hands = ["start 10 20 30", "11 21 31 | 61 62", "41"];
    let lost = late(hands).with(with()).not_started();
    let mut table = lost.turn_of(0);
    table.act(0, START);
    assert!(table.outcome().is_some(), "3 + 3 + 1");
    let mut table = late(hands).with(with()).not_started().yellow(1).turn_of(0);
    table.act(0, START);
    assert_eq!(table.outcome(), None, "3 + 3 + 2 + 1");
}

#[test]
fn t_4_7_under_a_yellow_storm_the_hand_is_drawn_up_to_three() {
    let hands = ["start 10 20 30 40 | 1 2 3 4", "11 21 31 | 5 6 7 8", "41 | 9 12 13 14 15"];
    let mut table = late(hands).with(with()).not_started().yellow(1).turn_of(0);
    table.act(0, START);
    table.settle([4, 3, 1]);
    table.act(0, give("10 20 30 40"));
    table.act(1, give("11 21 31"));
    table.act(2, give("41"));
    assert_eq!(table.public().hands, [4, 3, 5]);
}

#[test]
fn t_4_7_storms_drawn_after_the_eight_wait_for_their_drawers_in_order() {
    let hands = ["start 10 20 30 40 | 1 purple 3 4", "11 21 31 41 | 5 yellow", "51 | purple 9"];
    let late = late(hands).with(with()).not_started().compasses([0, 0]);
    let mut table = late.turn_of(0);
    table.act(0, START);
    table.settle([4, 3, 1]);
    table.act(0, give("10 20 30 40"));
    table.act(1, give("11 21 31"));
    table.act(2, give("51"));
    assert_eq!((table.public().active, table.hand(0)), (Some(Seat(0)), cards("1")));
    table.act(0, blow(0));
    assert_eq!(table.public().active, Some(Seat(2)), "yellow over two cards takes none");
    assert_eq!(table.hand(1), cards("5 41"));
    table.act(2, blow(0));
    assert_eq!(table.public().storms.unwrap().purple, [2, 0, 0, 0, 0, 0]);
    assert_eq!((table.public().phase, table.public().active), (PhaseName::Turn, Some(Seat(1))));
}
