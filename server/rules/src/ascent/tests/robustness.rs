//! No input makes a position panic, from any seat.

use super::table::{CONCEDE, GRAPPLE, discard, late};
use crate::{Seat, TableTalk, ascent::wire::offers::Legal};

#[test]
fn a_seat_that_does_not_exist_does_nothing_and_sees_nothing_of_its_own() {
    let mut table = late(["G1 G2", "summit summit"]).turn_of(0);
    for seat in [2, 5, 255] {
        for action in [discard("G1 G2"), CONCEDE, GRAPPLE] {
            assert_eq!(table.refused(seat, action), ("no_such_seat", "A-2"));
        }
        assert_eq!(table.hand(seat), []);
        assert_eq!(table.legal(seat), Legal::default());
        assert!(!table.0.has_conceded(Seat(seat)));
    }
    table.act(0, CONCEDE);
    table.act(1, CONCEDE);
    assert_eq!(table.hand(2), []);
}

#[test]
fn a_position_does_not_print_its_cards() {
    let table = late(["G7 G8 | S9", "R11 R12"]).turn_of(0);
    let printed = format!("{:?}", table.0);
    for code in ["7", "8", "9", "11", "12", "Grassy", "Slope"] {
        assert!(!printed.contains(code), "{printed}");
    }
}
