//! Tunes the weights of a policy: `cargo run -p bots --release --bin tune -- tranquility '{"removed":12}' 2,4`.
//!
//! It plays games of the policy alone on numbered deals, changes a few weights at a time, and keeps what does
//! better on the same deals. Arguments: the game, its options (or a list of them), the numbers of seats, and
//! then, as far as they are not to be left as they are, the games for each step (500), the steps (400), a seed
//! and the names of the weights to change. It prints the weights that have changed, as they stand in `weights/*.json`.

use bots::{
    Level, ascent,
    measure::{Match, Open, measure_game},
    santa_timea,
    search::QuickDice,
    tranquility::weights::{self as sea, resolve},
};
use rules::{Dice, chance::fraction};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use std::{env, error::Error};

/// After how many steps other deals are played.
const STEPS_PER_DEALS: u32 = 25;

/// A game with weights to tune.
struct Subject {
    /// The weights that are stored for a game.
    stored: fn(&Value, usize) -> serde_json::Result<Value>,
    /// Lets this thread play with other weights, or the stored ones again.
    try_out: fn(Option<Value>) -> serde_json::Result<()>,
    /// How well the other seats play, in a game of each against all.
    others: Option<Level>,
}

impl Subject {
    fn of(game: &str) -> Option<Subject> {
        Some(match game {
            "tranquility" => Subject {
                stored: |options, seats| {
                    let sets: Vec<sea::Set> = serde_json::from_str(sea::STORED)?;
                    serde_json::to_value(resolve(&sets, &complete(options)?, seats)?)
                },
                try_out: |weights| {
                    sea::try_out(weights.map(serde_json::from_value).transpose()?);
                    Ok(())
                },
                others: None,
            },
            "ascent" => Subject {
                stored: |options, seats| {
                    let all = ascent::weights::built_in();
                    serde_json::to_value(all.of(&complete(options)?, seats))
                },
                try_out: |weights| {
                    let weights = weights.map(serde_json::from_value).transpose()?;
                    ascent::fit::try_out(weights.as_ref());
                    Ok(())
                },
                others: None,
            },
            "santa-timea" => Subject {
                stored: |options, seats| {
                    let all = santa_timea::weights::built_in();
                    serde_json::to_value(all.of(complete(options)?, seats))
                },
                try_out: |weights| {
                    let weights = weights.map(serde_json::from_value).transpose()?;
                    santa_timea::weights::try_out(weights);
                    Ok(())
                },
                others: Some(Level::Gentle),
            },
            _ => return None,
        })
    }
}

/// The options with those that are left out.
fn complete<O: Default + serde::Serialize + DeserializeOwned>(
    given: &Value,
) -> serde_json::Result<O> {
    let mut all = serde_json::to_value(O::default())?;
    if let (Some(all), Some(given)) = (all.as_object_mut(), given.as_object()) {
        all.extend(given.clone());
    }
    serde_json::from_value(all)
}

/// The numbers in a value, by their place in it: `fit/0`.
fn numbers(value: &Value, place: &str, found: &mut Map<String, Value>) {
    let inner = |part: &str| format!("{place}{}{part}", if place.is_empty() { "" } else { "/" });
    match value {
        Value::Object(parts) => {
            parts.iter().for_each(|(part, value)| numbers(value, &inner(part), found));
        }
        Value::Array(parts) => {
            let parts = parts.iter().enumerate();
            parts.for_each(|(part, value)| numbers(value, &inner(&part.to_string()), found));
        }
        number => {
            found.insert(place.to_owned(), number.clone());
        }
    }
}

/// The games that weights are tuned for.
struct Games {
    game: String,
    subject: Subject,
    /// The weights as they are stored.
    stored: Value,
    options: Vec<Value>,
    seats: Vec<usize>,
    games: u32,
}

impl Games {
    /// How well the policy does with these weights, game by game.
    fn play(&self, weights: &Map<String, Value>, deals: u64) -> Result<Vec<f64>, Box<dyn Error>> {
        let mut all = self.stored.clone();
        for (place, number) in weights {
            if let Some(old) = all.pointer_mut(&format!("/{place}")) {
                *old = number.clone();
            }
        }
        (self.subject.try_out)(Some(all))?;
        let mut scores = Vec::new();
        for options in &self.options {
            for seats in &self.seats {
                for part in 0..self.games / 10 {
                    let wanted = Match {
                        seats: *seats,
                        games: 10,
                        first: 0,
                        seed: deals << 32 | u64::from(part),
                        level: Level::Steady,
                        others: self.subject.others,
                        rollouts: 0,
                        open: Open::Nothing,
                    };
                    scores.push(measure_game(&self.game, options, &wanted)?.score);
                }
            }
        }
        (self.subject.try_out)(None)?;
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
    let seats: Vec<usize> =
        argument(2, "2,4").split(',').map(str::parse).collect::<Result<_, _>>()?;
    let game = argument(0, "tranquility");
    let subject = Subject::of(&game).ok_or("there is no such game")?;
    let first = options.first().ok_or("there are no options")?;
    let stored = (subject.stored)(first, seats.first().copied().unwrap_or(2))?;
    let games = Games { game, subject, stored, options, seats, games: argument(3, "500").parse()? };
    let steps: u32 = argument(4, "400").parse()?;
    let mut dice = QuickDice::new(argument(5, "1").parse()?);

    let mut stored = Map::new();
    numbers(&games.stored, "", &mut stored);
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
            scores = games.play(&best, deals)?;
            eprintln!("{step}: {:.4} {}", mean(&scores), json!(best));
        }
        let changed = change(&best, &names, &mut dice);
        let others = games.play(&changed, deals)?;
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
        let name = names.get(dice.index(names.len()));
        if let Some(value) = name.and_then(|name| changed.get_mut(name)) {
            let old = value.as_f64().unwrap_or(0.0);
            let shift = 2.0 * fraction(dice) - 1.0;
            let new = if old.abs() < 0.05 { old + 0.2 * shift } else { old * shift.exp2() };
            *value = json!((new * 1000.0).round() / 1000.0);
        }
    }
    changed
}
