//! `tranquility health`: asks a running server whether it can do its work, for health checks of
//! containers that hold no other program.

use clap::Args;
use std::{
    io::{self, Read, Write},
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream},
    process::ExitCode,
    time::Duration,
};

/// Longer than this no healthy server takes.
const PATIENCE: Duration = Duration::from_secs(3);

/// Which server to ask.
#[derive(Debug, Args)]
pub struct HealthCommand {
    /// Where the server listens
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
        match ask(within_reach(self.listen)) {
            Ok(answer) if answer.starts_with("HTTP/1.1 200 ") => {
                writeln!(out, "ready")?;
                Ok(ExitCode::SUCCESS)
            }
            Ok(answer) => {
                let status = answer.lines().next().unwrap_or("no answer");
                writeln!(complaints, "not ready: {status}")?;
                Ok(ExitCode::FAILURE)
            }
            Err(error) => {
                writeln!(complaints, "not ready: {error}")?;
                Ok(ExitCode::FAILURE)
            }
        }
    }
}

/// Who listens on all addresses can be asked on the machine's own.
fn within_reach(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}

fn ask(address: SocketAddr) -> io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    write!(stream, "GET /readyz HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_on_all_addresses_is_asked_on_its_own_machine() {
        for (listens, asked) in [
            ("0.0.0.0:80", "127.0.0.1:80"),
            ("[::]:80", "[::1]:80"),
            ("10.0.0.1:80", "10.0.0.1:80"),
        ] {
            let listens: SocketAddr = listens.parse().unwrap();
            assert_eq!(within_reach(listens).to_string(), asked);
        }
    }
}
