//! No input makes a position panic, from any seat.

use super::table::{late, play, throw};
use crate::{Seat, santa_timea::wire::view::Legal};

#[test]
fn a_seat_that_does_not_exist_does_nothing_and_sees_nothing_of_its_own() {
    let table = late(["N1 N2", "E1 E2"]).wind("N1").begin();
    for seat in [2, 5, 255] {
        for action in [play("N1"), throw("")] {
            assert_eq!(table.refused(seat, action), ("no_such_seat", "S-3.1"));
        }
        let own = table.0.private(Seat(seat));
        assert!(own.hand.is_empty() && own.legal == Legal::default() && own.chosen.is_none());
    }
}

#[test]
fn a_position_does_not_print_its_cards() {
    let printed = format!("{:?}", late(["N7 N8", "P E12"]).wind("N1").begin().0);
    for code in ["7", "8", "12", "North", "Numbered", "Pirate"] {
        assert!(!printed.contains(code), "{printed}");
    }
}
