//! Random games, with all that a server knows of them when they are over.

use proptest::{prelude::*, sample::select};
use record::{Move, Record, Step};
use rules::{
    Dice, Game, Logged, RandomPlay, Seat, Seed, TableTalk,
    chance::{SeedDice, pick},
    play_on,
    tranquility::{Action, Options, Tranquility},
};
use serde_json::{Value, to_value};

/// A game that is still to be played.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    pub seats: usize,
    pub removed: u8,
    pub seed: u64,
}

pub fn settings() -> impl Strategy<Value = Setting> {
    (1..=5_usize, select(&[0, 4, 6, 8, 10, 12][..]), any::<u64>())
        .prop_map(|(seats, removed, seed)| Setting { seats, removed, seed })
}

/// What a server knows of a game that is over.
pub struct Played {
    pub record: Record,
    /// Before the first move and after each: the public view, and each seat's own.
    pub views: Vec<(Value, Vec<Value>)>,
}

impl Played {
    pub fn text(&self) -> String {
        text(&self.record)
    }
}

pub fn text(record: &Record) -> String {
    serde_json::to_string(record).unwrap()
}

impl Setting {
    pub fn seed(self) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.seed.to_be_bytes());
        Seed::new(bytes)
    }

    /// Plays the game at random to its end; now and then a seat agrees to stop.
    pub fn play(self) -> Played {
        let (seed, seats) = (self.seed(), self.seats);
        let options = Options { removed: self.removed, ..Options::default() };
        let deal = Tranquility::deal(&options, seats, &mut seed.dice(0));
        let game = Logged::<Tranquility>::set_up(&options, seats, &deal).unwrap();
        let names = (0..seats).map(|seat| format!("Player {seat}")).collect();
        let (options, deal) = (to_value(&options).unwrap(), to_value(&deal).unwrap());
        let mut record = Record::new(Tranquility::ID, options, seats, Some(names), deal);
        let mut views = Vec::new();
        let next = |game: &Logged<Tranquility>, dice: &mut SeedDice| {
            let seat = pick(dice, &game.waiting())?;
            if dice.below(150) == 0 && !game.has_conceded(seat) {
                return Some((seat, Action::Concede {}));
            }
            Some((seat, game.random_action(seat, dice)?))
        };
        let game = play_on(game, &seed, next, |step, game, _| {
            record.moves.extend(step.map(|step| match step {
                Step::Act(seat, action) => {
                    Move::Act { seat: *seat, action: to_value(action).unwrap() }
                }
                Step::Chance(chance) => Move::Chance { chance: to_value(chance).unwrap() },
            }));
            let own = Seat::all(seats).map(|seat| to_value(game.private(seat)).unwrap());
            views.push((to_value(game.public()).unwrap(), own.collect()));
        })
        .unwrap();
        record.outcome = game.outcome().cloned();
        Played { record, views }
    }
}

pub fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}
