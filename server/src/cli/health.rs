//! `tranquility health`: checks that a running server is ready, for the health checks of containers
//! without any other HTTP client.

use crate::cli::http_client;
use clap::Args;
use std::{io, net::SocketAddr, process::ExitCode};

/// The server to check.
#[derive(Debug, Args)]
pub struct HealthCommand {
    /// The server's address
    #[arg(
        long,
        env = "TRANQUILITY_LISTEN",
        default_value = "127.0.0.1:8080",
        value_name = "ADDRESS:PORT"
    )]
    listen: SocketAddr,
}

impl HealthCommand {
    pub fn run(
        &self,
        out: &mut dyn io::Write,
        complaints: &mut dyn io::Write,
    ) -> io::Result<ExitCode> {
        match http_client::get(self.listen, "/readyz") {
            Ok(answer) if answer.status == 200 => {
                writeln!(out, "ready")?;
                return Ok(ExitCode::SUCCESS);
            }
            Ok(answer) => writeln!(complaints, "not ready: HTTP status {}", answer.status)?,
            Err(error) => writeln!(complaints, "not ready: {error}")?,
        }
        Ok(ExitCode::FAILURE)
    }
}
