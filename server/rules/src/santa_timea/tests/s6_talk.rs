//! S-6 and T-8.3: talk is free, and contests can't be conceded.

use super::table::*;
use crate::{Game, Seat, Signal, TableTalk, catalogue::Kind, santa_timea::SantaTimea};
use serde_json::json;

#[test]
fn s_6_there_is_no_silence_and_no_window() {
    let kind = Kind::find("santa-timea").unwrap();
    for experienced in [false, true] {
        assert_eq!(kind.is_silent(&json!({"experienced": experienced})).ok(), Some(false));
    }
    let table = late(["N1", "N2"]).wind("N1").begin();
    assert_eq!(table.0.talk(), None);
    assert_eq!(table.0.signal(Seat(0), &play("N1")), Signal::None);
    let table = kind
        .set_up(
            &kind.default_options(),
            2,
            &serde_json::to_value(SantaTimea::deal(&BASE, 2, &mut crate::testing::seed(1).dice(0)))
                .unwrap(),
        )
        .unwrap();
    assert!(table.check_phrase(Seat(0), &json!({"type": "think"})).is_err());
}

#[test]
fn t_8_3_a_contest_is_not_conceded() {
    let table = late(["N1", "N2"]).wind("N1").begin();
    assert_eq!(table.0.concede(), None);
    assert!(!table.0.has_conceded(Seat(0)));
}
