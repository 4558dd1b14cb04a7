//! Random games and their records.

use rules::{
    Dice, Game, Seat, Seed,
    ascent::{Action, Ascent, Options},
    record::{Move, Record},
};
use serde_json::to_value;

/// A game played at random to its end, with the seed of its chance.
pub struct Played {
    pub seed: Seed,
    pub game: Ascent,
    pub record: Record,
}

impl Played {
    pub fn text(&self) -> String {
        serde_json::to_string(&self.record).unwrap()
    }
}

/// All numbers of seats and all modules come up as the number grows.
pub fn play(number: u64) -> Played {
    let options = Options {
        trail: number % 2 == 1,
        documentary: [0, 3, 4, 5][number as usize / 2 % 4],
        wildlife: number % 3 == 1,
        grapples: (number / 3 % 4) as u8,
    };
    let seats = 1 + (number % 5) as usize;
    let seed = Seed::new([number as u8; 32]);
    let deal = Ascent::deal(&options, seats, &mut seed.dice(0));
    let mut game = Ascent::set_up(&options, seats, &deal).unwrap();
    let names = (0..seats).map(|seat| format!("Seat {seat}")).collect();
    let (options, deal) = (to_value(options).unwrap(), to_value(&deal).unwrap());
    let mut record = Record::new(Ascent::ID, options, seats, Some(names), deal);
    let mut dice = seed.dice(1_000);
    let mut chances = 0;
    while game.outcome().is_none() {
        if let Some(chance) = game.draw_chance(&mut seed.dice(chances + 1)) {
            chances += 1;
            game.apply_chance(&chance).unwrap();
            record.moves.push(Move::Chance { chance: to_value(&chance).unwrap() });
        } else {
            let (seat, action) = next(&game, &mut dice);
            game.apply(seat, &action).unwrap();
            record.moves.push(Move::Act { seat, action: to_value(&action).unwrap() });
        }
    }
    record.outcome = game.outcome().cloned();
    Played { seed, game, record }
}

/// Mostly an ordinary action, at times a word to stop or a grapple.
fn next(game: &Ascent, dice: &mut dyn Dice) -> (Seat, Action) {
    let seat = game.mover().unwrap();
    match dice.below(40) {
        0 if !game.has_conceded(seat) => (seat, Action::Concede {}),
        1..=3 if game.legal(seat).grapple => (seat, Action::Grapple {}),
        _ => (seat, game.random_action(seat, dice).unwrap()),
    }
}
