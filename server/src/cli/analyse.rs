//! `tranquility analyse`: where the game of a record was won or lost.

use crate::{archive::analysis::SEED, cli::record};
use bots::analysis::{Effort, analyse};
use clap::Args;
use std::{io, path::PathBuf, process::ExitCode};

/// Analyses a record.
#[derive(Debug, Args)]
pub struct AnalyseCommand {
    /// The record
    file: PathBuf,
}

impl AnalyseCommand {
    pub fn run(
        &self,
        out: &mut dyn io::Write,
        complaints: &mut dyn io::Write,
    ) -> io::Result<ExitCode> {
        let analysis = record::read(&self.file)
            .and_then(|text| analyse(&text, Effort::full(SEED), &mut |_, _| true));
        match analysis {
            Ok(analysis) => {
                serde_json::to_writer(&mut *out, &analysis)?;
                writeln!(out)?;
                Ok(ExitCode::SUCCESS)
            }
            Err(fault) => {
                writeln!(complaints, "tranquility: {}", fault.why)?;
                Ok(ExitCode::FAILURE)
            }
        }
    }
}
