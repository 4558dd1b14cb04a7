//! Random games and their records.

use crate::support::played::{self, Played};
use rules::{
    Dice, Game, RandomPlay, Seat, Seed, TableTalk,
    ascent::{Action, Ascent, Options},
};

/// All numbers of seats and all modules come up as the number grows.
pub fn play(number: u64) -> Played {
    let options = Options {
        trail: number % 2 == 1,
        documentary: [0, 3, 4, 5][number as usize / 2 % 4],
        wildlife: number % 3 == 1,
        grapples: (number / 3 % 4) as u8,
    };
    let seats = 1 + (number % 5) as usize;
    played::play(Seed::new([number as u8; 32]), &options, seats, |game, dice| next(game, dice))
}

/// Mostly an ordinary action, at times a word to stop or a grapple.
fn next(game: &Ascent, dice: &mut dyn Dice) -> (Seat, Action) {
    let seat = game.turn().seats().first().unwrap();
    match dice.below(40) {
        0 if !game.has_conceded(seat) => (seat, Action::Concede {}),
        1..=3 if game.legal(seat).grapple => (seat, Action::Grapple {}),
        _ => (seat, game.random_action(seat, dice).unwrap()),
    }
}
