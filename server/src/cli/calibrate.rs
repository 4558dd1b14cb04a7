//! `tranquility bots calibrate`: how far analyses can be trusted.

use crate::archive::analysis::SEED;
use bots::{Level, analysis::Effort, calibration::calibrate_game, measure::Match};
use clap::Args;
use serde_json::Value;
use std::{io, process::ExitCode};

/// The games by which analyses are calibrated.
#[derive(Debug, Args)]
pub struct Calibrate {
    /// The game: tranquility or ascent
    #[arg(long, default_value = "tranquility")]
    game: String,
    /// The number of seats
    #[arg(long, default_value_t = 4)]
    seats: usize,
    /// The options in JSON, as far as they are not the usual ones
    #[arg(long, default_value = "{}", value_parser = object)]
    options: Value,
    /// The number of games
    #[arg(long, default_value_t = 200)]
    games: u32,
    /// A number that the deals follow from
    #[arg(long, default_value_t = 7)]
    seed: u64,
    /// How well the partners play: gentle, steady or sharp
    #[arg(long, default_value = "sharp", value_parser = level)]
    level: Level,
    /// How many games a sharp partner plays on in thought for a decision
    #[arg(long, default_value_t = Level::Sharp.rollouts())]
    rollouts: u32,
}

fn object(text: &str) -> Result<Value, String> {
    let options: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    if options.is_object() { Ok(options) } else { Err("options are a JSON object".to_owned()) }
}

fn level(text: &str) -> Result<Level, String> {
    serde_json::from_value(text.into()).map_err(|_| "a level is gentle, steady or sharp".to_owned())
}

impl Calibrate {
    pub fn run(
        &self,
        out: &mut dyn io::Write,
        complaints: &mut dyn io::Write,
    ) -> io::Result<ExitCode> {
        let Calibrate { seats, games, seed, level, rollouts, .. } = *self;
        let wanted = Match { seats, games, seed, level, others: None, rollouts, open_hands: false };
        match calibrate_game(&self.game, &self.options, &wanted, Effort::full(SEED)) {
            Ok(calibration) => {
                serde_json::to_writer(&mut *out, &calibration)?;
                writeln!(out)?;
                Ok(ExitCode::SUCCESS)
            }
            Err(why) => {
                writeln!(complaints, "tranquility: {why}")?;
                Ok(ExitCode::FAILURE)
            }
        }
    }
}
