//! Records with the traces that they must have, checked by hand.
//!
//! - `base`: three seats; bridges and their covering, a campfire, and the word to stop of all
//! - `modules`: two seats; a filmed sequence, herds that are led and join
//! - `solo`: grapples and what chance makes of them
//! - `summit`: all modules, alone, from the first card to the summit
//!
//! `UPDATE_RECORDS=1 cargo test -p rules --test games ascent` writes the traces anew; check them by hand.

use crate::support::golden::Golden;
use rules::{LossReason, Outcome};

const GOLDEN: Golden = Golden { folder: "ascent/golden" };

#[test]
fn base() {
    GOLDEN.check("base", Some(Outcome::Lost { reason: LossReason::Conceded, seat: None }));
}

#[test]
fn modules() {
    GOLDEN.check("modules", None);
}

#[test]
fn solo() {
    GOLDEN.check("solo", None);
}

#[test]
fn summit() {
    GOLDEN.check("summit", Some(Outcome::Won {}));
}
