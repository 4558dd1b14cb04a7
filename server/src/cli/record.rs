//! `tranquility record …`: checks records, lays them open, proves their deals.

use clap::Subcommand;
use rules::{
    Outcome, Seed,
    record::{self, Fault, Where},
};
use serde::Serialize;
use std::{
    fs, io,
    path::{Path, PathBuf},
    process::ExitCode,
};

/// What can be done with records.
#[derive(Debug, Subcommand)]
pub enum RecordCommand {
    /// Plays records through; prints one line of JSON for each, fails if any is bad
    Verify {
        /// Records
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Plays a record through and prints one line of JSON for each position
    Trace {
        /// A record
        file: PathBuf,
    },
    /// Checks that a record's deal and chance follow from the seed that was published
    Prove {
        /// A record
        file: PathBuf,
        /// The seed: 64 hexadecimal digits
        #[arg(long, value_name = "HEX", value_parser = seed)]
        seed: Seed,
    },
}

fn seed(text: &str) -> Result<Seed, &'static str> {
    Seed::from_hex(text).ok_or("a seed has 64 hexadecimal digits")
}

/// A line of the answer.
#[derive(Serialize)]
struct Verdict {
    file: String,
    ok: bool,
    #[serde(flatten)]
    finding: Finding,
    /// The commitment of the seed that was tried, to be compared with the one shown at the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    commitment: Option<String>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Finding {
    Good { outcome: Option<Outcome> },
    Bad(Fault),
}

impl RecordCommand {
    pub(super) fn run(
        &self,
        out: &mut dyn io::Write,
        complaints: &mut dyn io::Write,
    ) -> io::Result<ExitCode> {
        let mut good = true;
        match self {
            RecordCommand::Verify { files } => {
                for file in files {
                    let found = read(file).and_then(|text| record::verify(&text));
                    good &= report(out, file, found, None)?;
                }
            }
            RecordCommand::Trace { file } => {
                let mut written = Ok(());
                let traced = read(file).and_then(|text| {
                    record::trace(&text, &mut |line| {
                        if written.is_ok() {
                            written = writeln!(out, "{line}");
                        }
                    })
                });
                written?;
                if traced.is_err() {
                    good = report(complaints, file, traced, None)?;
                }
            }
            RecordCommand::Prove { file, seed } => {
                let found = read(file).and_then(|text| record::prove(&text, seed));
                good = report(out, file, found, Some(seed.commitment()))?;
            }
        }
        Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

/// Prints what was found in a file, and returns whether it is good.
fn report(
    out: &mut dyn io::Write,
    file: &Path,
    found: Result<Option<Outcome>, Fault>,
    commitment: Option<String>,
) -> io::Result<bool> {
    let ok = found.is_ok();
    let finding = match found {
        Ok(outcome) => Finding::Good { outcome },
        Err(fault) => Finding::Bad(fault),
    };
    let file = file.display().to_string();
    serde_json::to_writer(&mut *out, &Verdict { file, ok, finding, commitment })?;
    writeln!(out)?;
    Ok(ok)
}

fn read(file: &Path) -> Result<String, Fault> {
    fs::read_to_string(file).map_err(|error| Fault {
        place: Where::Record,
        index: None,
        clause: "R",
        why: format!("It can't be read: {error}."),
    })
}
