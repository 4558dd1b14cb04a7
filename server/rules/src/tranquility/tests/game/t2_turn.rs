//! T-2: the turn.

use super::table::*;
use crate::Seat;

#[test]
fn t_2_1_only_the_active_seat_acts() {
    let table = dealt(["10 20 30 40 50", "11 21 31 41 51", "12 22 32 42 52"]).begin();
    for seat in [1, 2] {
        for action in [place(11, 0, ""), discard("11 21"), START, FINISH] {
            assert_eq!(table.refused(seat, action), ("not_your_turn", "T-2.1"));
        }
    }
}

#[test]
fn t_2_1_a_turn_has_exactly_one_action() {
    let mut table = dealt(["10 20 30 40 50", "11 21 31 41 51"]).begin();
    table.act(0, place(10, 0, ""));
    assert_eq!(table.refused(0, place(20, 10, "")), ("not_your_turn", "T-2.1"));
    assert_eq!(table.refused(0, discard("20 30")), ("not_your_turn", "T-2.1"));
}

#[test]
fn t_2_2_the_hand_is_drawn_up_to_five() {
    let mut table = dealt(["10 20 30 40 50 60 61 62 63", "12 21 31 41 51"]).begin();
    table.act(0, place(10, 5, ""));
    assert_eq!(table.hand(0), cards("20 30 40 50 60"));
    table.act(1, place(12, 6, "21 31"));
    table.act(0, discard("20 60"));
    assert_eq!(table.hand(0), cards("30 40 50 61 62"));
    assert_eq!(table.hand(1).len(), 5);
}

#[test]
fn t_2_2_as_far_as_the_pile_lasts() {
    let mut table = late(["10 20 30 40 50 | 60", "11 21"]).turn_of(0);
    table.act(0, discard("10 20"));
    assert_eq!(table.hand(0), cards("30 40 50 60"));
    assert_eq!(table.public().piles, [0, 0]);
    table.act(1, place(11, 0, ""));
    assert_eq!(table.hand(1), cards("21"), "from no pile nothing is drawn");
}

#[test]
fn t_2_2_the_turn_passes_clockwise() {
    let mut table = dealt(["10 20 30 40", "11 21", "12 22"]).first(1).begin();
    for seat in [1, 2, 0, 1, 2, 0] {
        assert_eq!(table.public().active, Some(Seat(seat)));
        let hand = table.hand(seat);
        table.act(seat, crate::tranquility::Action::Discard { cards: [hand[0], hand[1]] });
    }
}

#[test]
fn t_2_3_two_cards_go_face_down_onto_the_own_discard_pile() {
    let mut table = dealt(["10 finish 30 40 50", "11 21 31 41 51"]).begin();
    table.act(0, discard("finish 10"));
    assert_eq!(table.discarded(0), cards("finish 10"));
    assert_eq!(table.discarded(1), cards(""));
    assert_eq!(table.public().discards, [2, 0]);
}

#[test]
fn t_2_3_both_cards_are_of_the_hand() {
    let table = dealt(["10 finish 30 40 50", "11 21 31 41 51"]).begin();
    for two in ["10 11", "60 10", "10 10", "finish finish", "start 10"] {
        assert_eq!(table.refused(0, discard(two)), ("card_not_in_hand", "T-3.3"), "{two}");
    }
}

#[test]
fn t_2_3_equal_cards_are_two_if_the_hand_has_two() {
    let mut table = dealt(["10 finish finish 40 50", "11 21 31 41 51"]).begin();
    table.act(0, discard("finish finish"));
    assert_eq!(table.discarded(0), cards("finish finish"));
}

#[test]
fn t_2_3_always_allowed_with_two_cards_in_hand() {
    let table = late(["10 20", "11 21"]).turn_of(0);
    assert_eq!(table.legal(0).discard, Some(2));
    let table = late(["10", "11 21"]).turn_of(0);
    assert_eq!(table.legal(0).discard, None, "one card is too few");
    table.refused(0, discard("10 10"));
    let table = late(["finish finish", "11 21"]).turn_of(0);
    assert_eq!(table.legal(0).discard, Some(2));
}

#[test]
fn t_2_4_without_a_legal_action_the_game_is_lost_as_part_of_the_move_before() {
    // Seat 1 holds one card, which costs 1 at least: there is an island on both sides.
    let mut table = late(["30 40", "11"]).islands([(0, 10), (2, 12)]).turn_of(0);
    assert_eq!(table.outcome(), None);
    table.act(0, place(30, 10, ""));
    assert_eq!(table.outcome(), Some(&lost_by(1)));
}

#[test]
fn t_2_4_is_looked_at_when_a_turn_begins_and_not_before() {
    // Seat 1 cannot place 11 now; seat 2 has its turn before seat 1 and nothing to say about it.
    let late = late(["30 40", "50 60", "11"]).islands([(0, 10), (2, 12)]);
    let mut table = late.turn_of(0);
    table.act(0, place(30, 10, ""));
    assert_eq!(table.outcome(), None, "seat 2 is stuck, but it is the turn of seat 1");
    table.act(1, discard("50 60"));
    assert_eq!(table.outcome(), Some(&lost_by(2)));
}

#[test]
fn t_2_4_the_seat_that_has_acted_is_not_looked_at() {
    let mut table = late(["30", "11 21"]).turn_of(0);
    table.act(0, place(30, 10, ""));
    assert_eq!(table.outcome(), None, "seat 0 has no card left, but its turn is over");
    table.act(1, place(11, 0, ""));
    assert_eq!(table.outcome(), Some(&lost_by(0)));
}

#[test]
fn t_2_4_what_is_drawn_at_the_end_of_a_turn_counts() {
    let islands = [(0, 10), (2, 12)];
    let mut stuck = late(["30 40 | 50", "11"]).islands(islands).turn_of(0);
    stuck.act(0, discard("30 40"));
    assert_eq!(stuck.outcome(), Some(&lost_by(1)));
    let mut alone = late(["30 11 | 50"]).islands(islands).turn_of(0);
    alone.act(0, place(30, 10, ""));
    assert_eq!(alone.outcome(), None, "11 and 50 can be discarded");
    let mut alone = late(["30 11"]).islands(islands).turn_of(0);
    alone.act(0, place(30, 10, ""));
    assert_eq!(alone.outcome(), Some(&lost_by(0)));
}

#[test]
fn t_2_4_a_start_card_that_must_be_played_is_a_legal_action() {
    let mut table = late(["30", "start", "31"]).not_started().turn_of(0);
    table.act(0, place(30, 10, ""));
    assert_eq!(table.outcome(), None);
    assert!(table.legal(1).start);
}

#[test]
fn t_2_4_a_lone_finish_card_is_none_before_the_grid_is_full() {
    let mut table = late(["30", "finish"]).turn_of(0);
    table.act(0, place(30, 10, ""));
    assert_eq!(table.outcome(), Some(&lost_by(1)));
}
