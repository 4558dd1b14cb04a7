//! No input makes a position panic, from any seat.

use super::table::*;
use crate::{Seat, TableTalk};

#[test]
fn a_seat_that_does_not_exist_does_nothing_and_sees_nothing_of_its_own() {
    let mut table = dealt(["10 20 30 40 50", "11 21 31 41 51"]).begin();
    for seat in [2, 5, 255] {
        for action in [discard("10 20"), CONCEDE, pledge(0), give("")] {
            assert_eq!(table.refused(seat, action), ("no_such_seat", "T-0"));
        }
        assert_eq!(table.hand(seat), []);
        assert_eq!(table.legal(seat), crate::tranquility::wire::offers::Legal::default());
        assert!(!table.0.has_conceded(Seat(seat)));
    }
    table.act(0, CONCEDE);
    table.act(1, CONCEDE);
    assert_eq!(table.hand(2), []);
}

#[test]
fn a_position_does_not_print_its_cards() {
    let table = dealt(["71 72 73 74 75", "11 21 31 41 51"]).begin();
    let printed = format!("{:?}", table.0);
    assert!(!printed.contains('7') && !printed.contains('1'), "{printed}");
}
