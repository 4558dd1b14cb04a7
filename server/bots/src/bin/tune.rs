//! Tunes the weights of a policy: `cargo run -p bots --release --bin tune -- tranquility '{"removed":12}' 2,4`.
//!
//! It plays games of the policy alone on numbered deals, changes a few weights at a time, and keeps what does
//! better on the same deals. Arguments: the game, its options (or a list of them), the numbers of seats, and
//! then, as far as they are not to be left as they are, the games for each step (500), the steps (400), a seed
//! and the names of the weights to change. It prints the weights that have changed, as they stand in `weights/*.json`.

use bots::{
    Level,
    measure::{Match, measure_game},
    search::QuickDice,
    tranquility::weights::{self, Set, Weights, resolve},
};
use rules::{Dice, chance::fraction, tranquility::Options};
use serde_json::{Map, Value, json};
use std::{env, error::Error};

/// After how many steps other deals are played.
const STEPS_PER_DEALS: u32 = 25;

/// The games that weights are tuned for.
struct Games {
    game: String,
    options: Vec<Value>,
    seats: Vec<usize>,
    games: u32,
}

impl Games {
    /// How well the policy does with these weights, game by game.
    fn play(&self, weights: Weights, deals: u64) -> Result<Vec<f64>, String> {
        weights::try_out(Some(weights));
        let mut scores = Vec::new();
        for options in &self.options {
            for seats in &self.seats {
                for part in 0..self.games / 10 {
                    let wanted = Match {
                        seats: *seats,
                        games: 10,
                        seed: deals << 32 | u64::from(part),
                        level: Level::Steady,
                        others: None,
                        rollouts: 0,
                        open_hands: false,
                    };
                    scores.push(measure_game(&self.game, options, &wanted)?.score);
                }
            }
        }
        weights::try_out(None);
        Ok(scores)
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let argument = |place: usize, default: &str| {
        arguments.get(place).cloned().unwrap_or_else(|| default.to_owned())
    };
    let options = match serde_json::from_str(&argument(1, "{}"))? {
        Value::Array(list) => list,
        one => vec![one],
    };
    let seats = argument(2, "2,4").split(',').map(str::parse).collect::<Result<_, _>>()?;
    let games = Games {
        game: argument(0, "tranquility"),
        options,
        seats,
        games: argument(3, "500").parse()?,
    };
    let steps: u32 = argument(4, "400").parse()?;
    let mut dice = QuickDice::new(argument(5, "1").parse()?);

    let mut first = serde_json::to_value(Options::default())?;
    let given = games.options.first().and_then(Value::as_object).cloned().unwrap_or_default();
    first.as_object_mut().ok_or("options are an object")?.extend(given);
    let sets: Vec<Set> = serde_json::from_str(weights::STORED)?;
    let seats = games.seats.first().copied().unwrap_or(2);
    let stored = resolve(&sets, &serde_json::from_value(first)?, seats)?;
    let Value::Object(stored) = serde_json::to_value(stored)? else { return Ok(()) };
    let mut best = stored.clone();
    let names: Vec<String> = match arguments.get(6) {
        Some(names) => names.split(',').map(str::to_owned).collect(),
        None => best.keys().cloned().collect(),
    };
    let mut deals = 0;
    let mut scores = Vec::new();
    for step in 0..steps {
        if step % STEPS_PER_DEALS == 0 {
            deals = u64::from(dice.below(1 << 30));
            scores = games.play(read(&best)?, deals)?;
            eprintln!("{step}: {:.4} {}", mean(&scores), json!(best));
        }
        let changed = change(&best, &names, &mut dice);
        let others = games.play(read(&changed)?, deals)?;
        let gains: Vec<f64> = others.iter().zip(&scores).map(|(one, other)| one - other).collect();
        let gain = mean(&gains);
        let spread = gains.iter().map(|it| (it - gain).powi(2)).sum::<f64>().sqrt();
        if gain > 0.7 * spread / gains.len() as f64 {
            (best, scores) = (changed, others);
        }
    }
    best.retain(|name, value| stored.get(name) != Some(value));
    println!("{}", json!(best));
    Ok(())
}

fn read(weights: &Map<String, Value>) -> serde_json::Result<Weights> {
    serde_json::from_value(Value::Object(weights.clone()))
}

fn mean(list: &[f64]) -> f64 {
    list.iter().sum::<f64>() / list.len().max(1) as f64
}

/// Changes one to three weights by up to a factor of two.
fn change(
    weights: &Map<String, Value>,
    names: &[String],
    dice: &mut dyn Dice,
) -> Map<String, Value> {
    let mut changed = weights.clone();
    for _ in 0..=dice.below(3) {
        let name = names.get(dice.below(names.len() as u32) as usize);
        if let Some(value) = name.and_then(|name| changed.get_mut(name)) {
            let old = value.as_f64().unwrap_or(0.0);
            let shift = 2.0 * fraction(dice) - 1.0;
            let new = if old.abs() < 0.05 { old + 0.2 * shift } else { old * shift.exp2() };
            *value = json!((new * 1000.0).round() / 1000.0);
        }
    }
    changed
}
