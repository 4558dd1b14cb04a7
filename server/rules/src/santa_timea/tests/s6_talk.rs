//! S-6 and T-8.3: talk is free, and contests can't be conceded.

use super::table::*;
use crate::{Seat, Signal, TableTalk, santa_timea::SantaTimea};

#[test]
fn s_6_there_is_no_silence_and_no_window() {
    for options in [BASE, EXPERIENCED] {
        assert!(!SantaTimea::is_silent(&options));
    }
    let table = late(["N1", "N2"]).wind("N1").begin();
    assert_eq!(table.0.talk(), None);
    assert_eq!(table.0.signal(Seat(0), &play("N1")), Signal::None);
}

#[test]
fn t_8_3_a_contest_is_not_conceded() {
    let table = late(["N1", "N2"]).wind("N1").begin();
    assert_eq!(table.0.concede(), None);
    assert!(!table.0.has_conceded(Seat(0)));
}
