//! `tranquility record …` and `tranquility analyse`: records checked, traced and analysed, and their deals proved.

use crate::{archive::analysis::SEED, cli::print, deals::daily::DayKey, protocol::text};
use bots::analysis::{Effort, analyse};
use clap::{Args, Subcommand};
use record::{RecordError, Where};
use rules::{Outcome, RefusalCode, Seed};
use serde::Serialize;
use std::{
    error::Error,
    fs, io,
    path::{Path, PathBuf},
    process::ExitCode,
};

/// Operations on records of games.
#[derive(Debug, Subcommand)]
pub enum RecordCommand {
    /// Replays records; prints one line of JSON for each, and fails if any is invalid
    Verify {
        /// The records
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Replays a record and prints one line of JSON for each position
    Trace {
        /// The record
        file: PathBuf,
    },
    /// Checks that a record's deal and chance follow from the published seed, or the key of the day
    Prove {
        /// The record
        file: PathBuf,
        /// The published values.
        #[command(flatten)]
        published: Published,
    },
}

/// The values that a server has published to prove a game.
#[derive(Debug, clap::Args)]
#[group(skip)]
pub struct Published {
    /// The seed: 64 hexadecimal digits
    #[arg(
        long,
        value_name = "HEX",
        value_parser = seed,
        required_unless_present = "day_key",
        conflicts_with = "day_key"
    )]
    seed: Option<Seed>,
    /// For a game on a given deal: the commitment shown from the start. The deal is checked against it,
    /// and the later chance against the seed
    #[arg(long, value_name = "HEX", value_parser = commitment, requires = "seed")]
    commitment: Option<String>,
    /// For a deal of the day: the key of the day, 64 hexadecimal digits
    #[arg(long, value_name = "HEX", value_parser = day_key)]
    day_key: Option<DayKey>,
}

fn seed(text: &str) -> Result<Seed, &'static str> {
    Seed::from_hex(text).ok_or("a seed has 64 hexadecimal digits")
}

fn commitment(text: &str) -> Result<String, &'static str> {
    let digits = text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    if digits { Ok(text.to_owned()) } else { Err("a commitment has 64 hexadecimal digits") }
}

fn day_key(text: &str) -> Result<DayKey, &'static str> {
    DayKey::from_hex(text).ok_or("the key of a day has 64 hexadecimal digits")
}

/// A line of output.
#[derive(Serialize)]
struct Verdict {
    file: String,
    ok: bool,
    #[serde(flatten)]
    finding: Finding,
    /// The commitment of the given seed, to be compared with the one shown at the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    commitment: Option<String>,
    /// The commitment of the given key, to be compared with the one shown on that day.
    #[serde(skip_serializing_if = "Option::is_none")]
    day_commitment: Option<String>,
}

/// The result of a proof.
struct Proof {
    found: Result<Option<Outcome>, RecordError>,
    commitment: Option<String>,
    day_commitment: Option<String>,
}

impl From<Result<Option<Outcome>, RecordError>> for Proof {
    fn from(found: Result<Option<Outcome>, RecordError>) -> Proof {
        Proof { found, commitment: None, day_commitment: None }
    }
}

impl Published {
    fn prove(&self, text: &str) -> Result<Proof, RecordError> {
        let (seed, day_commitment) = match (self.seed, self.day_key) {
            (_, Some(key)) => {
                let record = record::read(text)?;
                let seed = key.seed(&record.game, &record.options, record.seats);
                (seed, Some(key.commitment()))
            }
            (Some(seed), None) => (seed, None),
            // The parser requires one of them.
            (None, None) => return record::verify(text).map(|outcome| Ok(outcome).into()),
        };
        let (found, commitment) = match &self.commitment {
            Some(given) => (record::prove_given(text, &seed, given), given.clone()),
            None => (record::prove(text, &seed), seed.commitment()),
        };
        Ok(Proof { found, commitment: Some(commitment), day_commitment })
    }
}

#[derive(Serialize)]
#[serde(untagged)]
enum Finding {
    Good { outcome: Option<Outcome> },
    Bad(RecordError),
}

impl RecordCommand {
    pub(super) fn run(&self, out: &mut dyn io::Write) -> Result<ExitCode, Box<dyn Error>> {
        let mut good = true;
        match self {
            RecordCommand::Verify { files } => {
                for file in files {
                    let found = read(file).and_then(|text| record::verify(&text));
                    good &= report(out, file, found.into())?;
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
                    good = report(&mut io::stderr(), file, traced.into())?;
                }
            }
            RecordCommand::Prove { file, published } => {
                let proof = read(file).and_then(|text| published.prove(&text));
                good = report(out, file, proof.unwrap_or_else(|fault| Err(fault).into()))?;
            }
        }
        Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

/// Prints the result for a file, and returns whether the record is valid.
fn report(out: &mut dyn io::Write, file: &Path, proof: Proof) -> io::Result<bool> {
    let Proof { found, commitment, day_commitment } = proof;
    let ok = found.is_ok();
    let finding = match found {
        Ok(outcome) => Finding::Good { outcome },
        Err(fault) => Finding::Bad(fault),
    };
    let file = file.display().to_string();
    serde_json::to_writer(&mut *out, &Verdict { file, ok, finding, commitment, day_commitment })?;
    writeln!(out)?;
    Ok(ok)
}

/// The text of a file.
pub(super) fn read(file: &Path) -> Result<String, RecordError> {
    let read = fs::read(file).map_err(|error| error.to_string());
    let read = read.and_then(|bytes| {
        text::decode(&bytes).ok_or_else(|| "it is no text in UTF-8 or UTF-16".to_owned())
    });
    read.map_err(|why| RecordError {
        place: Where::Record,
        index: None,
        code: RefusalCode::NotARecord,
        clause: "R",
        why: format!("It can't be read: {why}."),
    })
}

/// Analyses a record.
#[derive(Debug, Args)]
pub struct AnalyseCommand {
    /// The record
    file: PathBuf,
}

impl AnalyseCommand {
    pub fn run(&self, out: &mut dyn io::Write) -> Result<ExitCode, Box<dyn Error>> {
        let analysis =
            read(&self.file).and_then(|text| analyse(&text, Effort::full(SEED), &mut |_, _| true));
        print(&analysis.map_err(|fault| fault.why)?, out)
    }
}
