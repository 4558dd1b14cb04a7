//! `tranquility health`: checks that a running server is ready, for the health checks of containers
//! without any other HTTP client.

use crate::{cli::http_client, config::socket_address};
use clap::Args;
use std::{error::Error, io, net::SocketAddr, process::ExitCode};

/// The server to check.
#[derive(Debug, Args)]
pub struct HealthCommand {
    /// The server's address
    #[arg(
        long,
        env = "TRANQUILITY_LISTEN",
        default_value = "127.0.0.1:8080",
        value_parser = socket_address,
        value_name = "ADDRESS:PORT"
    )]
    listen: SocketAddr,
}

impl HealthCommand {
    pub fn run(&self, out: &mut dyn io::Write) -> Result<ExitCode, Box<dyn Error>> {
        let answer = http_client::get(self.listen, "/readyz");
        match answer.map_err(|error| format!("not ready: {error}"))?.status {
            200 => writeln!(out, "ready")?,
            status => return Err(format!("not ready: HTTP status {status}").into()),
        }
        Ok(ExitCode::SUCCESS)
    }
}
