//! Fits what analyses are corrected by: `cargo run -p bots --release --bin correct -- ascent '{}' 2,4 60`.
//!
//! It plays games of sharp partners alone on numbered deals. Arguments: the game, its options (or a list of
//! them), the numbers of seats, and then, as far as they are not to be left as they are, the games of each (100)
//! and a seed (101). It prints the corrections for `weights/corrections.json`, and what those fitted to nine
//! tenths of the games predict of the rest. `tranquility bots calibrate` shows what the stored ones achieve on
//! other deals.

use bots::{
    Level,
    analysis::Effort,
    calibration::fit::fit_game,
    measure::{Match, Open},
};
use serde_json::Value;
use std::{env, error::Error};

/// The budget of a decision: as at a table.
const ROLLOUTS: u32 = 1_200;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let (Some(game), Some(options), Some(seats)) =
        (arguments.next(), arguments.next(), arguments.next())
    else {
        return Err("correct GAME OPTIONS SEATS [GAMES] [SEED]".into());
    };
    let options = match serde_json::from_str(&options)? {
        Value::Array(all) => all,
        one => vec![one],
    };
    let seats: Vec<usize> = seats.split(',').map(str::parse).collect::<Result<_, _>>()?;
    let mut number = |usual: u64| arguments.next().map_or(Ok(usual), |text| text.parse::<u64>());
    let (games, seed) = (number(100)?.try_into()?, number(101)?);
    let mut matches = Vec::new();
    for options in &options {
        for seats in &seats {
            let wanted = Match {
                seats: *seats,
                games,
                first: 0,
                seed,
                level: Level::Sharp,
                others: None,
                rollouts: ROLLOUTS,
                open: Open::Nothing,
            };
            matches.push((options.clone(), wanted));
        }
    }
    let fit = fit_game(&game, &matches, Effort::full(0).worlds)?;
    println!("{}", serde_json::to_string_pretty(&fit)?);
    Ok(())
}
