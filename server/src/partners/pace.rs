//! The time between a partner's turn and its action: about that of a player who knows the game.
//!
//! It follows from the table, the game and the number of the action, so that it tells the other
//! players nothing of the partner's cards.

use rules::Seat;
use sha2::{Digest, Sha256};
use std::time::Duration;

/// How long a partner takes after a guest, in milliseconds: from, to.
const AFTER_A_GUEST: (u64, u64) = (1_000, 3_000);
/// How long it takes after another partner.
const AFTER_A_PARTNER: (u64, u64) = (600, 1_400);

/// The seed of all chance in a thought: the same after a crash and on every node, and unrelated to
/// the deal's.
pub(crate) fn seed(room: &str, game: u32, ply: u64, seat: Seat) -> u64 {
    let digest =
        Sha256::digest(format!("partner at {room}, game {game}, action {ply}, seat {seat}"));
    digest.iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte))
}

/// The usual time for the action with that seed.
pub(crate) fn delay(seed: u64, follows_partner: bool) -> Duration {
    let (from, to) = if follows_partner { AFTER_A_PARTNER } else { AFTER_A_GUEST };
    Duration::from_millis(from + seed % (to - from))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat() -> Seat {
        Seat::at(0)
    }

    #[test]
    fn partners_take_one_to_three_seconds_and_less_after_each_other() {
        let delays = |follows_partner| {
            let millis =
                (0..200).map(move |ply| delay(seed("abcdefghjk", 1, ply, seat()), follows_partner));
            millis.map(|delay| delay.as_millis()).collect::<Vec<_>>()
        };
        assert!(delays(false).iter().all(|millis| (1_000..3_000).contains(millis)));
        assert!(delays(true).iter().all(|millis| (600..1_400).contains(millis)));
        let mean = delays(false).iter().sum::<u128>() / 200;
        assert!((1_800..2_200).contains(&mean), "{mean}");
    }

    #[test]
    fn every_action_has_its_seed() {
        let one = seed("abcdefghjk", 1, 1, seat());
        assert_eq!(one, seed("abcdefghjk", 1, 1, seat()));
        let others = [
            seed("abcdefghjk", 1, 1, Seat::at(1)),
            seed("abcdefghjk", 1, 2, seat()),
            seed("abcdefghjk", 2, 1, seat()),
            seed("bcdefghjkm", 1, 1, seat()),
        ];
        assert!(!others.contains(&one));
    }
}
