//! Random games of any kind, with their records.

use record::{Move, Record, Step, catalogue::Kind, with_game};
use rules::{Game, Logged, Outcome, RandomPlay, Seat, Seed, Turn, chance::SeedDice, play_on};
use serde_json::to_value;
use tales::Counted;

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

/// Plays a game of that kind at random, with its usual options.
pub fn random(kind: Kind, seats: usize, seed: Seed) -> Played {
    with_game!(kind, G => play(seed, &Default::default(), seats, |game: &Logged<G>, dice| {
        let seat = game.turn().seats().first().unwrap();
        (seat, game.random_action(seat, dice).unwrap())
    }))
}

/// Plays a game; `next` says who does what.
pub fn play<G: Counted>(
    seed: Seed,
    options: &G::Options,
    seats: usize,
    mut next: impl FnMut(&Logged<G>, &mut SeedDice) -> (Seat, G::Action),
) -> Played {
    let deal = G::deal(options, seats, &mut seed.dice(0));
    let game = Logged::<G>::set_up(options, seats, &deal).unwrap();
    let names = (0..seats).map(|seat| format!("Seat {seat}")).collect();
    let (options, deal) = (to_value(options).unwrap(), to_value(&deal).unwrap());
    let mut record = Record::new(G::ID, options, seats, Some(names), deal);
    let next = |game: &Logged<G>, dice: &mut SeedDice| {
        (game.turn() != Turn::Chance).then(|| next(game, dice))
    };
    let game = play_on(game, &seed, next, |step, _, _| {
        record.moves.extend(step.map(|step| match step {
            Step::Act(seat, action) => Move::Act { seat: *seat, action: to_value(action).unwrap() },
            Step::Chance(chance) => Move::Chance { chance: to_value(chance).unwrap() },
        }));
    })
    .unwrap();
    record.outcome = game.outcome().cloned();
    let last = serde_json::to_string(&game.position()).unwrap();
    Played { seed, outcome: game.outcome().cloned(), record, last }
}
