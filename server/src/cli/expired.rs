//! `tranquility expired`: lists the tables that would be deleted.

use crate::{
    archive::retention::{self, RetentionOptions},
    clock::Clock,
    config::{self, Place},
    date::Date,
};
use clap::Args;
use std::{error::Error, io, process::ExitCode};

/// Lists expired tables.
#[derive(Debug, Args)]
pub struct ExpiredCommand {
    /// The journal.
    #[command(flatten)]
    place: Place,
    /// The retention options.
    #[command(flatten)]
    retention: RetentionOptions,
}

impl ExpiredCommand {
    pub fn run(&self, out: &mut dyn io::Write) -> Result<ExitCode, Box<dyn Error>> {
        if self.retention.keep_rooms.is_none() {
            writeln!(out, "all tables are kept for ever (see --keep-rooms)")?;
            return Ok(ExitCode::SUCCESS);
        }
        let retention::Found { expired, uploads, unreadable, doubtful } = self.find()?;
        for retention::Expired { code, last, entries, .. } in &expired {
            writeln!(out, "{code}  quiet since {}, {entries} entries", Date::at(*last))?;
        }
        writeln!(out, "{} tables would be deleted", expired.len())?;
        if uploads > 0 {
            writeln!(out, "{uploads} uploaded games would be deleted")?;
        }
        if unreadable > 0 {
            writeln!(out, "{unreadable} tables can't be read, and would be kept")?;
        }
        if doubtful > 0 {
            let why = "as nothing happened for a year after them, or the clock is wrong";
            writeln!(out, "{doubtful} tables would be kept, {why}")?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn find(&self) -> Result<retention::Found, Box<dyn Error>> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(async {
            let path = self.place.journal();
            let journal = config::journal::connect_to_read(&self.place.options, &path).await?;
            Ok(retention::expired(&*journal, self.retention, Clock::default().now()).await?)
        })
    }
}
