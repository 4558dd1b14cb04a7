//! Random games of any kind, with their records.

use rules::{
    Game, Outcome, Seat, Seed,
    chance::SeedDice,
    record::{Move, Record},
};
use serde_json::to_value;

/// A game that was played to its end, with the seed of its chance.
pub struct Played {
    pub seed: Seed,
    pub record: Record,
    pub outcome: Option<Outcome>,
    /// The last position, as in a trace.
    pub last: String,
}

impl Played {
    pub fn text(&self) -> String {
        serde_json::to_string(&self.record).unwrap()
    }
}

/// Plays a game; `next` says who does what.
pub fn play<G: Game>(
    seed: Seed,
    options: &G::Options,
    seats: usize,
    mut next: impl FnMut(&G, &mut SeedDice) -> (Seat, G::Action),
) -> Played {
    let deal = G::deal(options, seats, &mut seed.dice(0));
    let mut game = G::set_up(options, seats, &deal).unwrap();
    let names = (0..seats).map(|seat| format!("Seat {seat}")).collect();
    let (options, deal) = (to_value(options).unwrap(), to_value(&deal).unwrap());
    let mut record = Record::new(G::ID, options, seats, Some(names), deal);
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
    let last = serde_json::to_string(&game.position()).unwrap();
    Played { seed, outcome: game.outcome().cloned(), record, last }
}
