//! Computer partners: what a seat may know comes in, an action comes out.
//!
//! A partner knows what its seat knows, as a value ([`rules::Known`]), and never a position. It draws
//! positions that look the same to its seat, plays its candidates on in each of them, and takes the one
//! after which things look best. Nothing here knows rooms, clocks or threads: what a partner does
//! follows from what it knows, its level and a seed.
//!
//! - [`decide`]: one decision, of a game whose type has been erased, by a partner of some level
//! - [`strategy`]: what a game needs in order to be played
//! - [`search`]: the comparison of candidates in drawn positions
//! - [`network`]: how likely a game is to be won, learned from games
//! - [`analysis`]: where a game was won or lost
//! - [`calibration`]: how far an analysis can be trusted
//! - [`compare`]: which of two programs plays better
//! - [`measure`]: whole games of partners alone, on numbered deals

#![cfg_attr(
    not(test),
    warn(
        unreachable_pub,
        clippy::cast_possible_truncation,
        clippy::cast_possible_wrap,
        clippy::cast_sign_loss
    )
)]

pub mod analysis;
pub mod ascent;
pub mod calibration;
pub mod compare;
pub mod decide;
pub mod measure;
pub mod network;
pub mod santa_timea;
pub mod search;
pub mod strategy;
pub mod tranquility;

pub use decide::{Level, decide, decide_within, opinion, why_lost};
pub use search::Budget;
pub use strategy::{Manner, Remark, Room, Strategy, WhyLost};

use sha2::{Digest, Sha256};
use std::{fmt::Write, sync::LazyLock};

/// The weights by which partners play, and the corrections of what analyses count.
const FILES: [&[u8]; 5] = [
    include_bytes!("../weights/tranquility.json"),
    include_bytes!("../weights/ascent.json"),
    include_bytes!("../weights/santa_timea.json"),
    analysis::correction::STORED.as_bytes(),
    ascent::learned::judge::STORED,
];

/// The first 8 hexadecimal digits of a hash of all weights: what was computed by the same weights has the
/// same version.
pub fn weights_version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        let mut hash = Sha256::new();
        for file in FILES.iter().chain(&tranquility::judge::STORED) {
            hash.update(file);
        }
        hash.finalize().iter().take(4).fold(String::new(), |mut digits, byte| {
            _ = write!(digits, "{byte:02x}");
            digits
        })
    });
    &VERSION
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_is_eight_digits() {
        assert_eq!(weights_version().len(), 8);
        assert!(weights_version().bytes().all(|digit| digit.is_ascii_hexdigit()));
    }
}
