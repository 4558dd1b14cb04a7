//! `tranquility bots …`: how well computer partners play, and how far analyses can be trusted.

use crate::{archive::analysis::SEED, cli::print};
use bots::{
    Level,
    analysis::Effort,
    calibration::calibrate_game,
    measure::{Line, Match, Measured, measure_game},
};
use clap::{Args, Subcommand};
use serde_json::Value;
use std::{error::Error, io, process::ExitCode};

/// Operations on computer partners.
#[derive(Debug, Subcommand)]
pub enum BotsCommand {
    /// Lets partners play whole games, and prints how these went in one line of JSON
    Measure(Measure),
    /// Lets partners play whole games, and compares analyses of them with what happened; prints one line
    /// of JSON
    Calibrate(Calibrate),
}

/// The games that partners play.
#[derive(Debug, Args)]
pub(crate) struct Games {
    /// The game's id, such as `ascent`
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
    /// How many games a sharp partner may play on in thought for a decision
    #[arg(long, default_value_t = Level::Sharp.rollouts())]
    rollouts: u32,
}

/// What is measured.
#[derive(Debug, Args)]
pub struct Measure {
    #[command(flatten)]
    games: Games,
    /// How well all seats but the measured one play, if otherwise
    #[arg(long, value_parser = level)]
    others: Option<Level>,
    /// Lets sharp partners see all hands: a yardstick for what not knowing costs
    #[arg(long)]
    open_hands: bool,
}

/// What is calibrated.
#[derive(Debug, Args)]
pub struct Calibrate {
    #[command(flatten)]
    games: Games,
    /// The most won games that are played again with a blunder
    #[arg(long, default_value_t = 50)]
    blunders: u32,
}

fn object(text: &str) -> Result<Value, String> {
    let options: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    if options.is_object() { Ok(options) } else { Err("options are a JSON object".to_owned()) }
}

fn level(text: &str) -> Result<Level, String> {
    serde_json::from_value(text.into()).map_err(|_| "a level is gentle, steady or sharp".to_owned())
}

impl BotsCommand {
    pub fn run(&self, out: &mut dyn io::Write) -> Result<ExitCode, Box<dyn Error>> {
        match self {
            BotsCommand::Measure(Measure { games, others, open_hands }) => {
                let wanted = Match { others: *others, open_hands: *open_hands, ..games.wanted() };
                let measured = measure_game(&games.game, &games.options, &wanted)?;
                print(&games.line(&wanted, measured), out)
            }
            BotsCommand::Calibrate(Calibrate { games, blunders }) => {
                let (wanted, effort) = (games.wanted(), Effort { games: 0, ..Effort::full(SEED) });
                let calibrated =
                    calibrate_game(&games.game, &games.options, &wanted, effort, *blunders);
                print(&calibrated?, out)
            }
        }
    }
}

impl Games {
    fn line(&self, wanted: &Match, measured: Measured) -> Line {
        let Match { seats, level, others, open_hands, seed, .. } = *wanted;
        let (game, options) = (self.game.clone(), self.options.clone());
        Line { game, seats, options, level, others, open_hands, seed, measured }
    }

    fn wanted(&self) -> Match {
        let Games { seats, games, seed, level, rollouts, .. } = *self;
        Match { seats, games, seed, level, others: None, rollouts, open_hands: false }
    }
}
