//! T-4: the start card, its extra cards, and what follows the giving.

use super::table::*;
use crate::{
    LossReason, Outcome, Seat, TableTalk,
    tranquility::{Card, wire::view::PhaseName},
};

const SMALL: &str = "1 2 3 4 5";

/// Seat 1 has drawn its start card when its turn comes.
fn forced() -> Table {
    let mut table = dealt([SMALL, "11 21 31 41 51 61 62", "12 22 32 42 52"]).start_at(1, 0).begin();
    table.act(0, discard("1 2"));
    table.act(1, discard("11 21"));
    table.act(2, discard("12 22"));
    table.act(0, discard("3 4"));
    assert!(table.hand(1).contains(&Card::Start));
    table
}

#[test]
fn t_4_1_a_seat_that_holds_start_must_play_it() {
    let mut table = forced();
    let legal = table.legal(1);
    assert!(legal.start);
    assert!(legal.place.is_empty() && legal.discard.is_none() && !legal.finish);
    table.act(1, START);
    assert!(table.public().started);
}

#[test]
fn t_4_1_then_it_may_not_place() {
    assert_eq!(forced().refused(1, place(31, 8, "")), ("must_play_start", "T-4.1"));
}

#[test]
fn t_4_1_then_it_may_not_discard() {
    for two in ["31 41", "start 31"] {
        assert_eq!(forced().refused(1, discard(two)), ("must_play_start", "T-4.1"));
    }
}

#[test]
fn t_4_1_then_it_may_not_finish() {
    let table = late(["start finish", "50"]).islands(full()).not_started().turn_of(0);
    assert_eq!(table.refused(0, FINISH), ("must_play_start", "T-4.1"));
}

#[test]
fn t_4_1_the_actions_of_the_window_are_not_open_yet() {
    for action in [pledge(0), AGREE, give("")] {
        assert_eq!(forced().refused(1, action), ("wrong_phase", "T-4.5"));
    }
}

#[test]
fn t_4_1_stopping_is_still_possible() {
    forced().act(1, CONCEDE);
}

#[test]
fn t_4_1_start_needs_a_start_card_in_the_own_hand() {
    let table = dealt([SMALL, "11 21 31 41 51", "12 22 32 42 52"]).begin();
    assert!(!table.legal(0).start);
    assert_eq!(table.refused(0, START), ("no_start_card", "T-4.1"));
}

#[test]
fn t_4_1_a_start_card_in_another_hand_forces_no_other_seat() {
    let mut table = forced();
    table.act(1, CONCEDE);
    assert_eq!(table.refused(0, START), ("not_your_turn", "T-2.1"));
    let table = late(["10 20", "start 30"]).not_started().turn_of(0);
    assert!(table.legal(0).discard.is_some());
}

#[test]
fn t_4_1_no_other_seat_can_tell_that_a_seat_must_play_start() {
    let seen = |position| {
        let mut table =
            dealt([SMALL, "11 21 31 41 51 61 62", "12 22 32 42 52"]).start_at(1, position).begin();
        table.act(0, discard("1 2"));
        table.act(1, discard("11 21"));
        table.act(2, discard("12 22"));
        table.act(0, discard("3 4"));
        let views = [0, 2].map(|seat| serde_json::to_string(&table.0.private(Seat(seat))).unwrap());
        let refusals = [0, 2].map(|seat| table.0.clone().apply(Seat(seat), &START).unwrap_err());
        let forced = table.legal(1).start;
        (forced, (serde_json::to_string(&table.public()).unwrap(), views, refusals))
    };
    let (forced, with_start) = seen(0);
    let (free, without) = seen(9);
    assert!(forced && !free);
    assert_eq!(with_start, without);
}

#[test]
fn t_4_2_the_card_goes_to_the_start_space_and_opens_the_window() {
    let mut table = forced();
    assert_eq!(table.0.talk(), None);
    table.act(1, START);
    let public = table.public();
    assert!(public.started);
    assert_eq!(public.phase, PhaseName::StartPledge);
    assert_eq!(public.active, Some(Seat(1)));
    assert_eq!(public.window.as_ref().map(|window| window.needed), Some(8));
    assert!(!table.hand(1).contains(&Card::Start));
    assert_eq!(table.discarded(1), cards("11 21"), "it is not discarded");
    assert!(table.0.talk().is_some());
}

#[test]
fn t_4_2_no_seat_takes_a_turn_while_the_eight_are_being_settled() {
    let mut table = forced();
    table.act(1, START);
    for seat in 0..3 {
        let hand = table.hand(seat);
        let two = crate::tranquility::Action::Discard { cards: [hand[0], hand[1]] };
        for action in [two, START, FINISH, place(22, 0, "")] {
            assert_eq!(table.refused(seat, action), ("wrong_phase", "T-4.2"));
        }
    }
}

#[test]
fn t_4_3_three_seats_draw_nothing_extra() {
    let mut table = forced();
    let before = table.public().piles;
    table.act(1, START);
    assert_eq!(table.public().piles, before);
    assert_eq!(table.public().hands, [5, 4, 5]);
}

#[test]
fn t_4_3_of_two_seats_each_draws_two_extra() {
    let mut table =
        late(["start 10 20 | 30 40 50", "11 21 31 41 51 | 61 62 63"]).not_started().turn_of(0);
    table.act(0, START);
    assert_eq!(table.hand(0), cards("10 20 30 40"));
    assert_eq!(table.hand(1), cards("11 21 31 41 51 61 62"));
    assert_eq!(table.public().piles, [1, 1]);
    assert_eq!(table.can_give(), [4, 7]);
}

#[test]
fn t_4_3_as_far_as_the_pile_lasts() {
    let mut table = late(["start 10 20 30 40 | 50", "11 21 31 41 51"]).not_started().turn_of(0);
    table.act(0, START);
    assert_eq!(table.public().hands, [5, 5]);
    assert_eq!(table.can_give(), [5, 5]);
}

#[test]
fn t_4_4_what_a_seat_can_give_is_its_whole_hand() {
    let mut table =
        late(["start 10", "finish start 30", "40 41 42 43 44"]).not_started().turn_of(0);
    table.act(0, START);
    assert_eq!(table.can_give(), [1, 3, 5]);
    for (seat, most) in [(0, 1), (1, 3), (2, 5)] {
        assert_eq!(table.legal(seat).pledge, Some(most));
        for count in [most + 1, 8, 9, 255] {
            assert_eq!(table.refused(seat, pledge(count)), ("pledge_too_high", "T-4.4"));
        }
        table.clone().act(seat, pledge(most));
    }
}

#[test]
fn t_4_4_nothing_is_given_from_the_pile_without_a_yellow_storm() {
    let mut table =
        late(["start 10 | 30 31", "20 21 22 23 24", "40 41 42 43 44"]).not_started().turn_of(0);
    table.act(0, START);
    table.settle([0, 4, 4]);
    for (seat, list) in [(0, ""), (1, "20 21"), (1, "20 21 22 23")] {
        let action = crate::tranquility::Action::Give { cards: cards(list), from_pile: true };
        assert_eq!(table.refused(seat, action), ("cannot_give_from_pile", "T-4.4"));
    }
}

#[test]
fn t_4_6_hands_that_cannot_give_eight_lose() {
    let lost = Outcome::Lost { reason: LossReason::StartUnpayable, seat: None };
    let mut table = late(["start 10", "20 21 22", "40 41 42"]).not_started().turn_of(0);
    table.act(0, START);
    assert_eq!(table.outcome(), Some(&lost), "1 + 3 + 3");
    let mut table = late(["start 10", "20 21 22", "40 41 42 43"]).not_started().turn_of(0);
    table.act(0, START);
    assert_eq!(table.outcome(), None, "1 + 3 + 4");
}

#[test]
fn t_4_6_is_looked_at_after_the_extra_cards() {
    let mut table = late(["start 10 20 | 11 12", "21 22 | 23 24"]).not_started().turn_of(0);
    table.act(0, START);
    assert_eq!(table.outcome(), None, "2 + 2 would be too few, each with two more is enough");
}

/// Plays the window of `forced` to its end: seat 0 gives none, seat 1 three, seat 2 five.
fn given() -> Table {
    let mut table = forced();
    table.act(1, START);
    table.settle([0, 3, 5]);
    table.act(0, give(""));
    table.act(1, give("31 41 51"));
    let hand = table.hand(2);
    table.act(2, crate::tranquility::Action::Give { cards: hand, from_pile: false });
    table
}

#[test]
fn t_4_7_every_seat_draws_up_to_five() {
    let table = given();
    assert_eq!(table.public().hands, [5, 5, 5]);
    assert_eq!(table.public().phase, PhaseName::Turn);
}

#[test]
fn t_4_7_the_turn_passes_to_the_seat_after_the_one_that_played_start() {
    assert_eq!(given().public().active, Some(Seat(2)));
}

#[test]
fn t_4_7_a_hand_above_five_is_kept() {
    let mut table = late(["start 10 20 30 40 | 50 60 70", "11 21 31 41 51 | 61 62 63"])
        .not_started()
        .turn_of(0);
    table.act(0, START);
    assert_eq!(table.public().hands, [6, 7]);
    table.settle([6, 2]);
    table.act(0, give("10 20 30 40 50 60"));
    table.act(1, give("11 21"));
    assert_eq!(table.public().hands, [1, 5], "one card was left in the pile of seat 0");
    assert_eq!(table.hand(0), cards("70"));
    let mut table = late(["start 10 20 30 40 | 50 60 70", "11 21 31 41 51 | 61 62 63"])
        .not_started()
        .turn_of(0);
    table.act(0, START);
    table.settle([2, 6]);
    table.act(1, give("11 21 31 41 51 61"));
    table.act(0, give("10 20"));
    assert_eq!(table.public().hands, [4 + 1, 2], "6 − 2, then one drawn; 7 − 6, then one drawn");
}

#[test]
fn t_4_7_the_next_seat_may_be_stuck() {
    let mut table =
        late(["start 10 20 30 40", "11 21 31 41", "1"]).not_started().islands([(0, 5)]).turn_of(0);
    table.act(0, START);
    table.settle([4, 4, 0]);
    table.act(2, give(""));
    table.act(1, give("11 21 31 41"));
    table.act(0, give("10 20 30 40"));
    assert_eq!(table.outcome(), Some(&lost_by(1)), "it has given all it had");
}

#[test]
fn t_4_8_a_later_start_card_has_no_effect() {
    let table = late(["start 12 20", "11"]).islands([(3, 10)]).turn_of(0);
    let legal = table.legal(0);
    assert!(!legal.start && legal.discard.is_some() && !legal.place.is_empty());
    assert_eq!(table.refused(0, START), ("already_started", "T-4.8"));
}

#[test]
fn t_4_8_it_can_be_discarded_and_paid() {
    let table = late(["start 12 20", "11"]).islands([(3, 10)]).turn_of(0);
    let mut discarding = table.clone();
    discarding.act(0, discard("start 20"));
    assert_eq!(discarding.discarded(0), cards("start 20"));
    let mut paying = table;
    paying.act(0, place(12, 4, "start 20"));
    assert_eq!(paying.discarded(0), cards("start 20"));
}

#[test]
fn t_4_8_a_second_start_card_can_be_given_in_the_window() {
    let mut table = late(["start 10 20 30 40", "start 11 21 31", "1 2"]).not_started().turn_of(0);
    table.act(0, START);
    assert_eq!(table.can_give(), [4, 4, 2]);
    table.settle([4, 4, 0]);
    table.act(1, give("start 11 21 31"));
}
