//! `tranquility bots …`: measures how well computer partners play, and analyses that follow from it.

use crate::cli::calibrate::Calibrate;
use clap::Subcommand;
use std::{io, process::ExitCode};

/// Operations on computer partners.
#[derive(Debug, Subcommand)]
pub enum BotsCommand {
    /// Lets partners play whole games, and compares analyses of them with what happened; prints one line
    /// of JSON
    Calibrate(Calibrate),
}

impl BotsCommand {
    pub fn run(
        &self,
        out: &mut dyn io::Write,
        complaints: &mut dyn io::Write,
    ) -> io::Result<ExitCode> {
        match self {
            BotsCommand::Calibrate(calibrate) => calibrate.run(out, complaints),
        }
    }
}
