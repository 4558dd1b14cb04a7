//! `tranquility doctor`: looks for what would keep the server from working, before it does.

use crate::{Config, journal};
use std::{fs, io, net::TcpListener, path::Path, process::ExitCode};

/// Less free space than this is worth a warning: a busy evening writes a few megabytes.
const SCARCE: u64 = 256 * 1024 * 1024;

/// What was found out about one thing.
enum Finding {
    Good(String),
    /// It works, but somebody may come to regret it.
    Doubtful(String),
    Bad(String),
}
use Finding::{Bad, Doubtful, Good};

/// Examines everything and writes a line for each thing; fails if one is bad.
pub fn examine(config: &Config, out: &mut dyn io::Write) -> io::Result<ExitCode> {
    let findings = [
        folder(&config.place.data),
        space(&config.place.data),
        database(config),
        port(config),
        proxy(config),
    ];
    let mut well = true;
    for finding in findings.into_iter().flatten() {
        let (word, text) = match finding {
            Good(text) => ("good", text),
            Doubtful(text) => ("doubtful", text),
            Bad(text) => {
                well = false;
                ("bad", text)
            }
        };
        writeln!(out, "{word:<9} {text}")?;
    }
    Ok(if well { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn folder(data: &Path) -> Option<Finding> {
    let shown = data.display();
    let probe = data.join(".probe");
    let written = fs::create_dir_all(data).and_then(|()| fs::write(&probe, "probe"));
    Some(match written.and_then(|()| fs::remove_file(&probe)) {
        Ok(()) => Good(format!("{shown} can be written")),
        Err(error) => Bad(format!("{shown} can't be written: {error}")),
    })
}

fn space(data: &Path) -> Option<Finding> {
    let free = fs4::available_space(data).ok()?;
    let megabytes = free / 1024 / 1024;
    Some(if free < SCARCE {
        Doubtful(format!("only {megabytes} MB are free on the disk"))
    } else {
        Good(format!("{megabytes} MB are free on the disk"))
    })
}

fn database(config: &Config) -> Option<Finding> {
    let path = config.place.journal();
    Some(if !path.exists() {
        Good("there is no journal yet: the server will make one".into())
    } else {
        match journal::check(&path) {
            Ok(()) => Good(format!("{} is sound", path.display())),
            Err(error) => Bad(error.to_string()),
        }
    })
}

fn port(config: &Config) -> Option<Finding> {
    Some(match TcpListener::bind(config.listen) {
        Ok(_) => Good(format!("{} is free to listen on", config.listen)),
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
            Doubtful(format!("somebody listens on {} already, perhaps the server", config.listen))
        }
        Err(error) => Bad(format!("can't listen on {}: {error}", config.listen)),
    })
}

fn proxy(config: &Config) -> Option<Finding> {
    let (behind, secure) = (config.http.behind_proxy, config.http.secure_cookies);
    if secure && !behind {
        let text = "cookies are for HTTPS alone, but the server itself speaks HTTP and does not \
            believe a proxy: browsers will not keep them (set behind-proxy)";
        return Some(Doubtful(text.into()));
    }
    if behind && !config.listen.ip().is_loopback() {
        let text = "a proxy is believed, but others than the proxy can reach the server, too, if \
            nothing else keeps them away";
        return Some(Doubtful(text.into()));
    }
    None
}
