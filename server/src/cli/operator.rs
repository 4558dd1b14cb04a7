//! `tranquility admin` and `tranquility health`: a running server administered, and checked for the health checks of
//! containers without any other HTTP client.

use crate::{
    cli::http_client::{self, Answer},
    config::socket_address,
    http::routes::admin::{LiveRooms, RestartPlan},
    protocol::table_view::TablePhase,
    room::actor::operations::LiveRoom,
};
use clap::{Args, Subcommand};
use serde_json::Value;
use std::{error::Error, io, net::SocketAddr, process::ExitCode};

/// Administers a running server
#[derive(Debug, Subcommand)]
pub enum AdminCommand {
    /// Lists the tables in memory, without names or cards
    Rooms(Server),
    /// Closes a table for good: disconnects all guests and ends a running game without a result. Or deletes an
    /// uploaded game
    Close {
        /// The table's code, or the id in the game's link
        code: String,
        #[command(flatten)]
        server: Server,
    },
    /// Deletes a table for good, with its games, its talk and its names
    Delete {
        /// The table's code
        code: String,
        #[command(flatten)]
        server: Server,
    },
    /// Has the name of a seat's person forgotten at a table, in all its games
    Forget {
        /// The table's code
        code: String,
        /// The seat, counted from 1
        seat: u8,
        #[command(flatten)]
        server: Server,
    },
    /// Announces a restart of the server to all tables
    Announce {
        /// Seconds until the restart
        #[arg(value_parser = clap::value_parser!(u32).range(..=i64::from(RestartPlan::FARTHEST)))]
        seconds: u32,
        /// The server.
        #[command(flatten)]
        server: Server,
    },
    /// Cancels an announced restart
    TakeBack(Server),
}

/// The server to contact.
#[derive(Debug, Args)]
pub struct Server {
    /// The server's `--metrics-listen` address; on this machine
    #[arg(
        long,
        env = "TRANQUILITY_METRICS_LISTEN",
        default_value = "127.0.0.1:9100",
        value_parser = socket_address,
        value_name = "ADDRESS:PORT"
    )]
    metrics_listen: SocketAddr,
}

impl Server {
    fn post(&self, path: &str, body: &str) -> io::Result<Answer> {
        http_client::post(self.metrics_listen, path, body)
    }
}

impl AdminCommand {
    pub fn run(&self, out: &mut dyn io::Write) -> Result<ExitCode, Box<dyn Error>> {
        let plan = |in_seconds| serde_json::to_string(&RestartPlan { in_seconds });
        let asked = match self {
            AdminCommand::Rooms(server) => http_client::get(server.metrics_listen, "/admin/rooms"),
            AdminCommand::Close { code, server } => {
                server.post(&format!("/admin/rooms/{}/close", path_segment(code)), "")
            }
            AdminCommand::Delete { code, server } => {
                server.post(&format!("/admin/rooms/{}/delete", path_segment(code)), "")
            }
            AdminCommand::Forget { code, seat, server } => {
                server.post(&format!("/admin/rooms/{}/forget/{seat}", path_segment(code)), "")
            }
            AdminCommand::Announce { seconds, server } => {
                server.post("/admin/restart", &plan(Some(*seconds))?)
            }
            AdminCommand::TakeBack(server) => server.post("/admin/restart", &plan(None)?),
        };
        let Answer { status, body } =
            asked.map_err(|error| format!("can't reach the server: {error}"))?;
        if !(200..300).contains(&status) {
            let sentence = sentence(&body).unwrap_or_else(|| format!("HTTP status {status}"));
            return Err(sentence.into());
        }
        match self {
            AdminCommand::Rooms(_) => list(&serde_json::from_str(&body)?, out)?,
            AdminCommand::Close { .. } => writeln!(out, "closed")?,
            AdminCommand::Delete { .. } => writeln!(out, "deleted")?,
            AdminCommand::Forget { .. } => writeln!(out, "forgotten")?,
            AdminCommand::Announce { .. } => writeln!(out, "announced")?,
            AdminCommand::TakeBack(_) => writeln!(out, "taken back")?,
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// The sentence of a refusal.
fn sentence(body: &str) -> Option<String> {
    let refused: Value = serde_json::from_str(body).ok()?;
    Some(refused["message"].as_str()?.to_owned())
}

/// The typed text as a segment of a path.
fn path_segment(typed: &str) -> String {
    typed.chars().filter(|letter| letter.is_ascii_alphanumeric() || *letter == '-').collect()
}

fn list(LiveRooms { rooms }: &LiveRooms, out: &mut dyn io::Write) -> io::Result<()> {
    writeln!(
        out,
        "{:<11} {:<13} {:<12} {:<8} {:>5} {:>7} {:>11} {:>5} {:>10} {:>10}",
        "code",
        "in the log",
        "game",
        "phase",
        "seats",
        "players",
        "connections",
        "games",
        "live",
        "quiet"
    )?;
    for room in rooms {
        let LiveRoom { code, log, game, phase, seats, players, connections, games, live, quiet } =
            room;
        writeln!(
            out,
            "{code:<11} {log:<13} {game:<12} {:<8} {seats:>5} {players:>7} {connections:>11} {games:>5} \
             {:>10} {:>10}",
            match phase {
                TablePhase::Lobby => "lobby",
                TablePhase::Playing => "playing",
                TablePhase::Over => "over",
            },
            span(*live),
            span(*quiet)
        )?;
    }
    Ok(())
}

/// A span of time in short form.
fn span(seconds: u64) -> String {
    match seconds {
        0..60 => format!("{seconds} s"),
        60..3_600 => format!("{} min", seconds / 60),
        3_600..86_400 => format!("{} h {} min", seconds / 3_600, seconds / 60 % 60),
        _ => format!("{} d {} h", seconds / 86_400, seconds / 3_600 % 24),
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_short() {
        for (seconds, text) in
            [(0, "0 s"), (59, "59 s"), (60, "1 min"), (5_400, "1 h 30 min"), (90_000, "1 d 1 h")]
        {
            assert_eq!(span(seconds), text);
        }
    }

    #[test]
    fn a_code_leads_nowhere_else() {
        assert_eq!(path_segment("abcde-fghjk"), "abcde-fghjk");
        assert_eq!(path_segment("../restart?\r\nx: y"), "restartxy");
    }
}
