//! `tranquility bots compare`: which of two programs has the better partners.

use crate::cli::{bots::Table, print};
use bots::compare::{Deals, Differences, Verdict};
use clap::{Args, value_parser};
use serde::{Deserialize, Serialize};
use std::{
    error::Error,
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
    process::{Command, ExitCode},
    thread,
};

/// Two programs, and the table at which both play.
#[derive(Debug, Args)]
pub struct Compare {
    /// The program to be compared with
    old: PathBuf,
    /// The program that may play better
    new: PathBuf,
    #[command(flatten)]
    table: Table,
    /// The most games of each
    #[arg(long, default_value_t = 10_000)]
    games: u32,
    /// The smallest difference that matters, in games won of a hundred
    #[arg(long, default_value_t = 1.0)]
    points: f64,
    /// Plays deals on which nothing may be chosen
    #[arg(long)]
    reporting: bool,
    /// How many deals are played at once
    #[arg(long, default_value_t = 2, value_parser = value_parser!(u16).range(1..=256))]
    threads: u16,
    /// A file that keeps how each deal ended, from which the same command goes on
    #[arg(long)]
    file: Option<PathBuf>,
}

/// How much of a deal each program has won.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Ended {
    old: f64,
    new: f64,
}

/// How the comparison went.
#[derive(Debug, Serialize)]
struct Compared {
    games: u32,
    /// How many each has won.
    old: f64,
    new: f64,
    /// How many of a hundred games the second one wins more.
    points: f64,
    standard_error: f64,
    verdict: Verdict,
}

impl Compare {
    pub(crate) fn run(&self, out: &mut dyn io::Write) -> Result<ExitCode, Box<dyn Error>> {
        let mut ended = self.known()?;
        let mut file = self.file.as_deref().map(append_to).transpose()?;
        loop {
            let compared = self.compared(&ended);
            let left = self.games.saturating_sub(compared.games);
            if compared.verdict != Verdict::Open || left == 0 {
                return print(&compared, out);
            }
            for one in self.play(compared.games, left.min(self.threads.into()))? {
                if let Some(file) = &mut file {
                    writeln!(file, "{}", serde_json::to_string(&one)?)?;
                }
                ended.push(one);
            }
        }
    }

    /// How the deals ended that were played before.
    fn known(&self) -> Result<Vec<Ended>, Box<dyn Error>> {
        let Some(file) = self.file.as_deref().filter(|file| file.exists()) else {
            return Ok(Vec::new());
        };
        let text = fs::read_to_string(file)?;
        Ok(text.lines().map(serde_json::from_str).collect::<Result<_, _>>()?)
    }

    fn compared(&self, ended: &[Ended]) -> Compared {
        let mut differences = Differences::default();
        for Ended { old, new } in ended {
            differences.add(100.0 * (new - old));
        }
        Compared {
            games: differences.deals(),
            old: ended.iter().map(|one| one.old).sum(),
            new: ended.iter().map(|one| one.new).sum(),
            points: differences.mean(),
            standard_error: differences.standard_error(),
            verdict: differences.verdict(self.points),
        }
    }

    /// Lets both programs play so many deals at once.
    fn play(&self, first: u32, deals: u32) -> Result<Vec<Ended>, String> {
        thread::scope(|scope| {
            let played: Vec<_> = (first..first + deals)
                .map(|deal| {
                    scope.spawn(move || {
                        let [old, new] =
                            [&self.old, &self.new].map(|program| self.won(program, deal));
                        Ok(Ended { old: old?, new: new? })
                    })
                })
                .collect();
            let ended = played.into_iter().map(|one| one.join());
            ended.map(|one| one.unwrap_or_else(|_| Err("a deal failed".to_owned()))).collect()
        })
    }

    /// How much of a deal a program wins.
    fn won(&self, program: &Path, deal: u32) -> Result<f64, String> {
        /// As much as is read of what `measure` prints.
        #[derive(Deserialize)]
        struct Measured {
            won: f64,
        }
        let deals = if self.reporting { Deals::Reporting } else { Deals::Choosing };
        let output = Command::new(program)
            .args(["bots", "measure", "--games=1"])
            .args([format!("--first={deal}"), format!("--seed={}", deals.seed())])
            .args(self.table.arguments())
            .output()
            .map_err(|error| format!("{}: {error}", program.display()))?;
        let measured: Result<Measured, _> = serde_json::from_slice(&output.stdout);
        measured.map(|measured| measured.won).map_err(|_| {
            format!("{}: {}", program.display(), String::from_utf8_lossy(&output.stderr).trim())
        })
    }
}

fn append_to(file: &Path) -> io::Result<File> {
    OpenOptions::new().create(true).append(true).open(file)
}
