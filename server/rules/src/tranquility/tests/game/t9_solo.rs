//! T-9.1: solo.

use super::table::*;
use crate::{
    Game, LossReason, Outcome, Seat, TableTalk,
    tranquility::{Options, Tranquility, wire::view::PhaseName},
};

#[test]
fn t_9_1_one_seat_has_one_pile_of_all_cards() {
    let table = dealt(["10 20 30 40 50"]).begin();
    assert_eq!(table.public().hands, [5]);
    assert_eq!(table.public().piles, [81], "85 − 5 + 1");
    assert_eq!(table.public().active, Some(Seat(0)));
}

#[test]
fn t_9_1_every_turn_is_its_own() {
    let mut table = dealt(["10 20 30 40 50 60 61"]).begin();
    table.act(0, discard("10 20"));
    table.act(0, place(30, 3, ""));
    assert_eq!(table.public().active, Some(Seat(0)));
}

fn alone() -> Table {
    let mut table = late(["start 10 20 30 40 | 1 2 3 4 5 6 7 8 9 11"]).not_started().turn_of(0);
    table.act(0, START);
    table
}

#[test]
fn t_9_1_alone_eight_extra_cards_are_drawn() {
    let table = alone();
    assert_eq!(table.hand(0), cards("1 2 3 4 5 6 7 8 10 20 30 40"));
    assert_eq!(table.public().piles, [2]);
}

#[test]
fn t_9_1_alone_there_is_no_pledge_only_the_giving() {
    let mut table = alone();
    assert_eq!(table.public().phase, PhaseName::StartGive);
    assert_eq!(table.window().pledges[..], [Some(8)]);
    assert_eq!(table.0.talk(), None, "there is no other seat");
    assert_eq!(table.refused(0, pledge(8)), ("wrong_phase", "T-4.5"));
    assert_eq!(table.refused(0, AGREE), ("wrong_phase", "T-4.5"));
    assert_eq!(table.refused(0, give("1 2 3 4 5 6 7")), ("wrong_count", "T-4.5"));
    assert_eq!(table.refused(0, give("1 2 3 4 5 6 7 8 10")), ("wrong_count", "T-4.5"));
    table.act(0, give("1 2 3 4 5 6 7 8"));
    assert_eq!(table.hand(0), cards("9 10 20 30 40"));
    assert_eq!(table.public().phase, PhaseName::Turn);
    assert_eq!(table.public().active, Some(Seat(0)));
}

#[test]
fn t_9_1_as_far_as_the_pile_lasts() {
    let mut table = late(["start 10 20 30 40 | 1 2 3 4"]).not_started().turn_of(0);
    table.act(0, START);
    assert_eq!(table.public().hands, [8]);
    table.act(0, give("1 2 3 4 10 20 30 40"));
    assert_eq!(table.outcome(), Some(&lost_by(0)));
}

#[test]
fn t_9_1_alone_too_few_cards_lose() {
    let mut table = late(["start 10 20 30 40 | 1 2 3"]).not_started().turn_of(0);
    table.act(0, START);
    let lost = Outcome::Lost { reason: LossReason::StartUnpayable, seat: None };
    assert_eq!(table.outcome(), Some(&lost));
}

#[test]
fn t_1_one_to_five_seats() {
    for seats in [0, 6, 7, 255, 256, 257, usize::MAX] {
        let refusal = Tranquility::check(&Options::default(), seats).unwrap_err();
        assert_eq!((refusal.code.as_str(), refusal.clause), ("seats_out_of_range", "T-1"));
    }
    assert!((1..=5).all(|seats| Tranquility::check(&Options::default(), seats).is_ok()));
}
