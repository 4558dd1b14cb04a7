//! `tranquility analyse`: where the game of a record was won or lost.

use crate::{
    archive::analysis::SEED,
    cli::{print, record},
};
use bots::analysis::{Effort, analyse};
use clap::Args;
use std::{error::Error, io, path::PathBuf, process::ExitCode};

/// Analyses a record.
#[derive(Debug, Args)]
pub struct AnalyseCommand {
    /// The record
    file: PathBuf,
}

impl AnalyseCommand {
    pub fn run(&self, out: &mut dyn io::Write) -> Result<ExitCode, Box<dyn Error>> {
        let analysis = record::read(&self.file)
            .and_then(|text| analyse(&text, Effort::full(SEED), &mut |_, _| true));
        print(&analysis.map_err(|fault| fault.why)?, out)
    }
}
