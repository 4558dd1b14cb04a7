//! the turn.

use super::table::*;
use crate::Seat;

#[test]
fn a_4_1_only_the_active_seat_acts() {
    let table = late(["G7 S3", "S7 bridge summit CG R1"]).rows(["G1 S2"]).turn_of(0);
    for action in [
        slope("S7", (1, 2), ""),
        campfire("CG", (1, 0), (2, 0), ""),
        bridge((1, 2)),
        SUMMIT,
        discard("S7 R1"),
        lead([(1, 0), (2, 0)], "R1"),
        GRAPPLE,
    ] {
        assert_eq!(table.refused(1, action), ("not_your_turn", "A-4.1"));
    }
}

#[test]
fn a_4_1_a_turn_has_exactly_one_action() {
    let mut table = late(["G7 S3 R2", "S7 R1"]).turn_of(0);
    table.act(0, slope("G7", (1, 0), ""));
    assert_eq!(table.refused(0, discard("S3 R2")), ("not_your_turn", "A-4.1"));
}

#[test]
fn a_4_1_the_hand_is_drawn_up_to_five_as_far_as_the_pile_lasts() {
    let mut table = late(["G1 G2 G3 G4 G5 | S1 S2 S3", "R1 R2 R3 R4 R5 | R6 R7 R8 R9"]).turn_of(0);
    table.act(0, slope("G1", (1, 0), ""));
    assert_eq!(table.hand(0), cards("G2 G3 G4 G5 S1"));
    table.act(1, slope("R4", (1, 1), "R1 R2 R3"));
    assert_eq!(table.hand(1), cards("R5 R6 R7 R8 R9"));
    table.act(0, discard("G2 G3"));
    assert_eq!(table.hand(0), cards("G4 G5 S1 S2 S3"));
    table.act(1, discard("R5 R6"));
    table.act(0, discard("S1 S2"));
    assert_eq!(table.hand(0), cards("G4 G5 S3"), "the pile is used up");
    assert_eq!(table.public().piles, [0, 0]);
}

#[test]
fn a_4_1_two_discards_go_face_down_onto_the_own_pile() {
    let mut table = late(["G1 CG bridge summit", "summit summit"]).turn_of(0);
    table.act(0, discard("summit CG"));
    assert_eq!(table.discarded(0), cards("CG summit"));
    assert_eq!(table.public().discards, [2, 0]);
    assert_eq!(
        serde_json::to_value(table.log()).unwrap()[0],
        serde_json::json!({
            "type": "discard", "seat": 0
        })
    );
}

#[test]
fn a_4_1_any_two_cards_of_the_hand_may_be_discarded() {
    let hand = ["G1i", "G1", "CG", "bridge", "summit"];
    for one in hand {
        for other in hand.into_iter().filter(|other| *other != one) {
            let mut table = late([hand.join(" ").as_str(), "summit summit"]).turn_of(0);
            table.act(0, discard(&format!("{one} {other}")));
        }
    }
    let table = late(["G1i G1 CG bridge summit", "summit summit"]).turn_of(0);
    for two in ["G1 G1", "bridge bridge", "summit summit", "CG CS"] {
        assert_eq!(table.refused(0, discard(two)), ("card_not_in_hand", "A-4.1"), "{two}");
    }
    late(["bridge bridge", "summit summit"]).turn_of(0).act(0, discard("bridge bridge"));
}

#[test]
fn a_4_1_one_card_is_too_few_to_discard() {
    let table = late(["G1", "summit summit"]).turn_of(0);
    assert_eq!(table.legal(0).discard, None);
    assert_eq!(table.refused(0, discard("G1 G1")), ("card_not_in_hand", "A-4.1"));
}

#[test]
fn a_4_1_the_turn_passes_clockwise() {
    let hands = ["G1 G2 G3 G4", "S1 S2 S3 S4", "R1 R2 R3 R4"];
    let mut table = late(hands).turn_of(1);
    for seat in [1, 2, 0, 1, 2, 0] {
        assert_eq!(table.public().active, Some(Seat(seat)));
        let hand = table.hand(seat);
        table.act(seat, crate::ascent::Action::Discard { cards: [hand[0], hand[1]] });
        if table.outcome().is_some() {
            break;
        }
    }
}
