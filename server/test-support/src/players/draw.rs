//! What is drawn at random: all of it follows from one seed.

use crate::choose::size;
use record::catalogue::Kind;
use rules::{Dice, Seed};
use serde_json::{Value, json};

/// Draws of one of those who draw.
pub struct Draw(Box<dyn Dice + Send + Sync>);

impl Draw {
    pub fn new(seed: u64, who: u64) -> Draw {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_be_bytes());
        Draw(Box::new(Seed::new(bytes).dice(who)))
    }

    pub fn below(&mut self, bound: u32) -> u32 {
        self.0.below(bound)
    }

    /// One of so many.
    pub fn index(&mut self, count: usize) -> usize {
        let bound = u32::try_from(count).expect("as many as fit a list");
        size(self.below(bound).into())
    }

    pub fn one_in(&mut self, many: u32) -> bool {
        self.below(many) == 0
    }

    /// How many play the game of that number, and options that go with that. Games come in turn.
    pub fn game(&mut self, number: u64) -> (Kind, usize, Value) {
        let kinds = Kind::ALL;
        let kind = kinds[size(number) % kinds.len()];
        let seats = 2 + self.index(4);
        (kind, seats, self.options(kind, seats))
    }

    /// Options with which so many can play.
    pub fn options(&mut self, kind: Kind, seats: usize) -> Value {
        loop {
            let mut options = kind.default_options();
            for (name, value) in options.as_object_mut().unwrap() {
                if self.one_in(3) {
                    let choices = choices(name);
                    let choices = choices.as_array().unwrap();
                    *value = choices[self.index(choices.len())].clone();
                }
            }
            if kind.check(&options, seats).is_ok() {
                return options;
            }
        }
    }
}

/// What an option can be.
fn choices(option: &str) -> Value {
    match option {
        "grid" => json!(["arch", "pyramid", "day_night", "competition"]),
        "removed" => json!([0, 4, 8, 12]),
        "rocks" => json!(["off", "manual", "auto"]),
        "monsters" => json!([0, 3, 5]),
        "wild" => json!([0, 2]),
        "level" => json!(["hard", "easy"]),
        "documentary" => json!([0, 3, 5]),
        "grapples" => json!([0, 3]),
        _ => json!([false, true]),
    }
}
