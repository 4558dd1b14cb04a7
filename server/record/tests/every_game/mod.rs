//! Random games of every kind by its usual options, at tables of every size.

use crate::support::{
    played::random,
    records::{check_beginnings, check_proved, check_traced, check_verified},
};
use record::{catalogue::Kind, with_game};
use rules::{Game, Seed};

#[test]
fn records_of_every_game_are_good() {
    for kind in Kind::ALL {
        for seats in kind.seats() {
            let played = random(*kind, seats, Seed::new([seats as u8; 32]));
            check_verified(&played);
            check_traced(&played);
            check_proved(&played);
            check_beginnings(&played, with_game!(*kind, G => G::END));
        }
    }
}
