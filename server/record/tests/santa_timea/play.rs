//! Random games and their records.

use crate::support::played::{self, Played};
use rules::{
    Game, Logged, RandomPlay, Seed,
    santa_timea::{Options, SantaTimea},
};

/// All numbers of seats, with and without the variant, come up as the number grows.
pub fn play(number: u64) -> Played {
    let options = Options { experienced: number % 2 == 1 };
    let seats = 2 + (number / 2 % 4) as usize;
    let seed = Seed::new([number as u8; 32]);
    played::play(seed, &options, seats, |game: &Logged<SantaTimea>, dice| {
        let seat = game.turn().seats().first().unwrap();
        (seat, game.random_action(seat, dice).unwrap())
    })
}
