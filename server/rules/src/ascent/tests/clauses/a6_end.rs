//! the end, and silence.

use super::table::*;
use crate::{
    LossReason, Outcome, Seat, Signal, TableTalk,
    ascent::{Action, Ascent},
};

fn lost_by(seat: u8) -> Outcome {
    Outcome::Lost { reason: LossReason::NoLegalAction, seat: Some(Seat(seat)) }
}

const CONCEDED: Outcome = Outcome::Lost { reason: LossReason::Conceded, seat: None };

#[test]
fn a_6_1_without_a_legal_action_the_game_is_lost_as_part_of_the_move_before() {
    // Seat 1 holds one card, which would have to be paid for.
    let mut table = late(["G9 S9", "R7"]).turn_of(0);
    table.act(0, slope("G9", (1, 0), ""));
    assert_eq!(table.outcome(), Some(&lost_by(1)));
    assert_eq!(table.public().active, None);
}

#[test]
fn a_6_1_it_is_looked_at_when_a_turn_begins_and_not_before() {
    let mut table = late(["G9 S9 R9", "S9 R8", "R7"]).turn_of(0);
    table.act(0, slope("G9", (1, 0), ""));
    assert_eq!(table.outcome(), None, "seat 2 is stuck, but it is the turn of seat 1");
    table.act(1, discard("S9 R8"));
    assert_eq!(table.outcome(), Some(&lost_by(2)));
}

#[test]
fn a_6_1_what_is_drawn_at_the_end_of_a_turn_counts() {
    let mut table = late(["G9 S9", "R7 S7 | S6 R3"]).turn_of(0);
    table.act(0, slope("G9", (1, 0), ""));
    table.act(1, discard("R7 S7"));
    table.act(0, slope("S9", (1, 1), ""));
    assert_eq!(table.outcome(), None, "seat 1 has drawn two cards to discard");
    table.act(1, discard("S6 R3"));
    assert_eq!(table.outcome(), Some(&lost_by(0)), "an empty hand has no action");
}

#[test]
fn a_6_1_one_card_that_can_be_placed_for_nothing_is_a_legal_action() {
    for (hand, rows) in
        [("R9", ["G9", ""]), ("R2", ["G9 S9", ""]), ("bridge", ["G9", ""]), ("CG", ["S9 G9", ""])]
    {
        let table = late(["summit summit", hand]).rows(rows).turn_of(1);
        assert_eq!(table.outcome(), None, "{hand} {rows:?}");
    }
    let table = late(["summit summit", "CG"]).rows(["G4 S9", "R9"]).turn_of(1);
    assert_eq!(table.outcome(), Some(&lost_by(1)), "the slope has no place");
    let table = late(["summit summit", "summit"]).rows(["G4 S9"]).turn_of(1);
    assert_eq!(table.outcome(), Some(&lost_by(1)));
    let table = late(["summit summit", "summit"]).rows(COMPLETE).turn_of(1);
    assert_eq!(table.outcome(), None);
}

#[test]
fn a_6_1_leading_a_herd_is_a_legal_action_too() {
    let table =
        late(["summit summit", "summit"]).rows(["G4 S9", "R9"]).ibex([((1, 0), 1)]).turn_of(1);
    assert_eq!(table.outcome(), None);
    let table = late(["summit summit", "summit"]).rows(["G4 S9"]).ibex([((1, 0), 1)]).turn_of(1);
    assert_eq!(table.outcome(), Some(&lost_by(1)), "the herd has no step");
}

#[test]
fn a_6_1_conceded_when_all_seats_have_agreed() {
    let mut table = late(["G1 G2", "summit summit", "R1 R2"]).turn_of(0);
    assert_eq!(table.0.concede(), Some(CONCEDE));
    table.act(2, CONCEDE);
    table.act(0, CONCEDE);
    assert_eq!(table.public().conceded, [Seat(0), Seat(2)]);
    assert!(table.0.has_conceded(Seat(2)) && !table.0.has_conceded(Seat(1)));
    assert_eq!(table.outcome(), None);
    table.act(1, CONCEDE);
    assert_eq!(table.outcome(), Some(&CONCEDED));
}

#[test]
fn a_6_1_a_seat_s_word_is_given_once() {
    let mut table = late(["G1 G2", "summit summit"]).turn_of(0);
    table.act(1, CONCEDE);
    assert!(!table.legal(1).concede && table.legal(0).concede);
    assert_eq!(table.refused(1, CONCEDE), ("already_conceded", "A-6.1"));
    table.act(0, discard("G1 G2"));
    table.act(1, discard("summit summit"));
}

#[test]
fn a_6_1_also_while_a_grapple_waits_for_chance() {
    let mut table = late(["G2 G3"]).grapples(1).turn_of(0);
    table.act(0, GRAPPLE);
    assert!(table.legal(0).concede);
    table.act(0, CONCEDE);
    assert_eq!(table.outcome(), Some(&CONCEDED));
    assert_eq!(table.refused_chance(pile("G2 G3")), ("impossible_chance", "A-6"));
}

#[test]
fn a_6_1_after_the_end_nothing_is_legal() {
    let mut table = late(["summit R12", "summit summit"]).rows(COMPLETE).turn_of(0);
    table.act(0, SUMMIT);
    for action in [SUMMIT, CONCEDE, GRAPPLE, discard("summit summit"), bridge((1, 1))] {
        assert_eq!(table.refused(1, action), ("game_over", "A-6"));
    }
    assert_eq!(table.legal(1), crate::ascent::wire::offers::Legal::default());
    assert_eq!(table.refused_chance(pile("")), ("impossible_chance", "A-6"));
}

#[test]
fn at_the_end_every_hand_and_pile_becomes_public() {
    let mut table = late(["G9 S9 R9 R1 | R2 R3", "S7 G3"]).turn_of(0);
    assert!(table.public().revealed.is_none());
    table.act(0, discard("R9 G9"));
    table.act(1, CONCEDE);
    table.act(0, CONCEDE);
    let revealed = table.public().revealed.unwrap();
    assert_eq!(revealed.hands, [cards("R1 R2 R3 S9"), cards("G3 S7")]);
    assert_eq!(revealed.piles, [cards(""), cards("")]);
    assert_eq!(revealed.discards, [cards("G9 R9"), cards("")]);

    let mut table = late(["summit | R11 R12", "S11 G11"]).rows(COMPLETE).turn_of(0);
    table.act(0, SUMMIT);
    assert_eq!(table.public().revealed.unwrap().piles[0], cards("R11 R12"), "top card first");
}

#[test]
fn a_6_2_there_is_no_window_and_nothing_to_say() {
    assert!(Ascent::is_silent(&BASE));
    let table = late(["G1 G2", "summit summit"]).turn_of(0);
    assert_eq!(table.0.talk(), None);
    let discard = Action::Discard { cards: [card("G1"), card("G2")] };
    assert_eq!(table.0.signal(Seat(0), &discard), Signal::None);
}
