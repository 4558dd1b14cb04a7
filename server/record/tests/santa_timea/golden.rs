//! Records with the traces that they must have, checked by hand.
//!
//! - `base`: three seats; a pirate, equal values, a trick in which no card is left, zeros
//! - `experienced`: a round for two; carried winds, a led pirate and a copied one, a triplet thrown
//!   off, a pair, lost points
//! - `whole_base`, `whole_experienced`: whole games with what they come to, both written by another
//!   program from the clauses alone
//!
//! `UPDATE_RECORDS=1 cargo test -p rules --test games santa_timea` writes the traces anew; check them by
//! hand.

use crate::support::golden::Golden;
use rules::{Outcome, Seat};

const GOLDEN: Golden = Golden { folder: "santa_timea/golden" };

#[test]
fn base() {
    GOLDEN.check("base", None);
}

#[test]
fn experienced() {
    GOLDEN.check("experienced", None);
}

#[test]
fn whole_base() {
    let outcome = Outcome::Ranked { scores: vec![11, 10, 10], winners: vec![Seat(0)] };
    GOLDEN.verified("whole_base", Some(outcome));
}

#[test]
fn whole_experienced() {
    let scores = vec![10, 13, 19, 12, 19];
    let outcome = Outcome::Ranked { scores, winners: vec![Seat(2), Seat(4)] };
    GOLDEN.verified("whole_experienced", Some(outcome));
}
