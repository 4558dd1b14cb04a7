//! `tranquility bots …`: how well computer partners play, and how far analyses can be trusted.

use crate::{
    archive::analysis::SEED,
    cli::{compare::Compare, print},
};
use bots::{
    Level,
    analysis::Effort,
    calibration::calibrate_game,
    compare::Deals,
    measure::{Line, Match, Measured, Open, measure_game},
    weights_version,
};
use clap::{Args, Subcommand};
use serde_json::{Value, json};
use std::{error::Error, io, process::ExitCode};

/// Operations on computer partners.
#[derive(Debug, Subcommand)]
pub enum BotsCommand {
    /// Lets partners play whole games, and prints how these went in one line of JSON
    Measure(Measure),
    /// Lets partners play whole games, and compares analyses of them with what happened; prints one line
    /// of JSON
    Calibrate(Calibrate),
    /// Lets two programs play the same deals until one is sure to play better, and prints how it went in one line
    /// of JSON
    Compare(Compare),
}

/// The table at which partners play.
#[derive(Debug, Args)]
pub(crate) struct Table {
    /// The game's id, such as `ascent`
    #[arg(long, default_value = "tranquility")]
    game: String,
    /// The number of seats
    #[arg(long, default_value_t = 4)]
    seats: usize,
    /// The options in JSON, as far as they are not the usual ones
    #[arg(long, default_value = "{}", value_parser = object)]
    options: Value,
    /// How well the partners play: gentle, steady or sharp
    #[arg(long, default_value = "sharp", value_parser = level)]
    level: Level,
    /// How many games a sharp partner may play on in thought for a decision
    #[arg(long, default_value_t = Level::Sharp.rollouts())]
    rollouts: u32,
    /// How well all seats but the measured one play, if otherwise
    #[arg(long, value_parser = level)]
    others: Option<Level>,
}

/// The games that partners play.
#[derive(Debug, Args)]
pub(crate) struct Games {
    #[command(flatten)]
    table: Table,
    /// The number of games
    #[arg(long, default_value_t = 200)]
    games: u32,
    /// The number of the first game: for more games on further deals
    #[arg(long, default_value_t = 0)]
    first: u32,
    /// A number that the deals follow from
    #[arg(long, default_value_t = 7)]
    seed: u64,
}

/// What is measured.
#[derive(Debug, Args)]
pub struct Measure {
    #[command(flatten)]
    games: Games,
    /// Plays deals on which nothing may be chosen: for figures to be told
    #[arg(long, conflicts_with = "seed")]
    reporting: bool,
    /// What lies open to sharp partners, a yardstick for what not knowing costs: nothing, hands or all
    #[arg(long, default_value = "nothing", value_parser = open)]
    open: Open,
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

fn open(text: &str) -> Result<Open, String> {
    serde_json::from_value(text.into()).map_err(|_| "nothing, hands or all lie open".to_owned())
}

impl BotsCommand {
    pub fn run(&self, out: &mut dyn io::Write) -> Result<ExitCode, Box<dyn Error>> {
        match self {
            BotsCommand::Measure(Measure { games, reporting, open }) => {
                let usual = games.wanted();
                let seed = if *reporting { Deals::Reporting.seed() } else { usual.seed };
                let wanted = Match { open: *open, seed, ..usual };
                let measured = measure_game(&games.table.game, &games.table.options, &wanted)?;
                print(&games.line(&wanted, measured), out)
            }
            BotsCommand::Calibrate(Calibrate { games, blunders }) => {
                let (wanted, effort) = (games.wanted(), Effort { games: 0, ..Effort::full(SEED) });
                let (game, options) = (&games.table.game, &games.table.options);
                print(&calibrate_game(game, options, &wanted, effort, *blunders)?, out)
            }
            BotsCommand::Compare(compare) => compare.run(out),
        }
    }
}

impl Games {
    fn line(&self, wanted: &Match, measured: Measured) -> Line {
        let Match { seats, level, others, open, seed, .. } = *wanted;
        let (game, options) = (self.table.game.clone(), self.table.options.clone());
        let weights = weights_version();
        Line { game, seats, options, level, others, open, seed, weights, measured }
    }

    fn wanted(&self) -> Match {
        let Games { games, first, seed, .. } = *self;
        let Table { seats, level, rollouts, others, .. } = self.table;
        Match { seats, games, first, seed, level, others, rollouts, open: Open::Nothing }
    }
}

impl Table {
    /// The arguments of the command line for this table.
    pub(crate) fn arguments(&self) -> Vec<String> {
        let Table { game, seats, options, level, rollouts, others } = self;
        let name = |level: Level| json!(level).as_str().unwrap_or_default().to_owned();
        let mut arguments = vec![
            format!("--game={game}"),
            format!("--seats={seats}"),
            format!("--options={options}"),
            format!("--level={}", name(*level)),
            format!("--rollouts={rollouts}"),
        ];
        arguments.extend(others.map(|others| format!("--others={}", name(others))));
        arguments
    }
}
