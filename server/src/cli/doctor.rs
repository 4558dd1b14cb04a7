//! `tranquility doctor`: looks for what would keep the server from working, before it does.

use crate::{
    config::{Config, journal::Engine},
    ops::open_files,
};
#[cfg(feature = "cluster")]
use journal::Inspection;
use std::{
    fs, io,
    net::{IpAddr, TcpListener},
    path::Path,
    process::ExitCode,
    time::{Duration, SystemTime},
};

/// Less free space than this is worth a warning: a busy evening writes a few megabytes.
const SCARCE: u64 = 256 * 1024 * 1024;

/// When this was written, roughly: the end of 2025, after 1970. No clock that is right shows less.
const WRITTEN: Duration = Duration::from_secs(1_767_000_000);
/// By how much clocks and file systems may differ.
const TOLERANCE: Duration = Duration::from_secs(60);

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
    let on_disk = matches!(config.place.kept.journal, Engine::Sqlite);
    let findings = [
        options(config),
        on_disk.then(|| folder(&config.place.data)).flatten(),
        on_disk.then(|| space(&config.place.data)).flatten(),
        on_disk.then(|| database(config)).flatten(),
        #[cfg(feature = "cluster")]
        engine(config),
        clock(config, SystemTime::now()),
        port(config),
        operators(config),
        proxy(config),
        open_files(config),
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

fn options(config: &Config) -> Option<Finding> {
    // Had they not been understood, nobody would be here.
    Some(Good(match &config.place.config {
        Some(file) => format!("the options, with those in {}, are understood", file.display()),
        None => "the options are understood; there is no file with any".into(),
    }))
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
            Ok(version) => Good(format!("{} is sound (version {version})", path.display())),
            Err(error) => Bad(error.to_string()),
        }
    })
}

#[cfg(feature = "cluster")]
/// What can be seen of JetStream, if the journal is there.
fn engine(config: &Config) -> Option<Finding> {
    let Engine::Nats(servers) = &config.place.kept.journal else { return None };
    let layout = config.place.kept.layout();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let seen = match runtime {
        Ok(runtime) => runtime.block_on(journal::inspect(servers, &layout)),
        Err(error) => return Some(Bad(error.to_string())),
    };
    let Inspection { version, stream, lagging } = match seen {
        Ok(seen) => seen,
        Err(error) => return Some(Bad(error.to_string())),
    };
    let engine = format!("JetStream at {servers} (version {version})");
    if !lagging.is_empty() {
        let lagging = lagging.join(", ");
        return Some(Doubtful(format!("{engine}: away or behind: {lagging}")));
    }
    let stream = match stream {
        Some((messages, bytes)) => {
            format!("holds the journal {}, {messages} appends in {bytes} bytes", layout.prefix)
        }
        None => format!("has no journal {} yet: the server will make one", layout.prefix),
    };
    // It tells nobody but its administrators how it writes to its disks.
    Some(Good(format!("{engine} {stream}; see to it yourself that sync_interval is always")))
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

/// Deals of the day, the age of tables and certificates depend on the time.
fn clock(config: &Config, now: SystemTime) -> Option<Finding> {
    let journal = config.place.journal();
    let written = [journal.with_extension("db-wal"), journal].map(|file| {
        fs::metadata(file).and_then(|file| file.modified()).unwrap_or(SystemTime::UNIX_EPOCH)
    });
    let written = written.into_iter().max().unwrap_or(SystemTime::UNIX_EPOCH);
    Some(if now < SystemTime::UNIX_EPOCH + WRITTEN {
        Bad("the clock of this machine is years behind".into())
    } else if written > now + TOLERANCE {
        let text = "the clock of this machine shows a time before the last entry of the journal";
        Doubtful(text.into())
    } else {
        Good("the clock of this machine shows a time that can be true".into())
    })
}

fn operators(config: &Config) -> Option<Finding> {
    let address = config.metrics_listen?;
    if address.port() != 0 && address.port() == config.listen.port() {
        let text = "players and operators can't be answered on the same port";
        return Some(Bad(text.into()));
    }
    let text = if is_private(address.ip()) {
        format!("operators alone are told on {address}")
    } else {
        let text = format!(
            "operators are told on {address}, which strangers may reach if nothing else keeps them \
             away"
        );
        return Some(Doubtful(text));
    };
    Some(Good(text))
}

/// Whether only this machine or its own network can have such an address.
fn is_private(ip: IpAddr) -> bool {
    match ip.to_canonical() {
        IpAddr::V4(ip) => ip.is_loopback() || ip.is_private() || ip.is_link_local(),
        IpAddr::V6(ip) => ip.is_loopback() || ip.is_unique_local() || ip.is_unicast_link_local(),
    }
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
    if !behind && config.listen.ip().is_loopback() {
        let text = "only this machine can reach the server; if a proxy does, set behind-proxy, or all \
            guests count as one";
        return Some(Doubtful(text.into()));
    }
    None
}

fn open_files(config: &Config) -> Option<Finding> {
    open_files::shortage(open_files::most(), config.limits.connections).map(Doubtful)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::Cli;
    use clap::Parser;

    fn config(arguments: &[&str]) -> Config {
        let line = ["tranquility"].iter().chain(arguments);
        Cli::try_parse_from(line).expect("options").config
    }

    #[test]
    fn operators_are_told_in_private() {
        let found = |listen| operators(&config(&["--metrics-listen", listen]));
        for private in ["127.0.0.1:9100", "[::1]:9100", "10.1.2.3:9100", "[fd00::1]:9100"] {
            assert!(matches!(found(private), Some(Good(_))), "{private}");
        }
        for public in ["0.0.0.0:9100", "[::]:9100", "203.0.113.5:9100", "[2001:db8::1]:9100"] {
            assert!(matches!(found(public), Some(Doubtful(_))), "{public}");
        }
        assert!(matches!(found("127.0.0.1:8080"), Some(Bad(_))), "players are answered there");
        assert!(operators(&config(&[])).is_none());
    }

    #[test]
    fn a_clock_that_cannot_be_right_is_found_out() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("journal.db"), "").expect("written");
        let config = config(&["--data", folder.path().to_str().expect("Unicode")]);
        assert!(matches!(clock(&config, SystemTime::UNIX_EPOCH), Some(Bad(_))));
        let now = SystemTime::now();
        assert!(matches!(clock(&config, now), Some(Good(_))));
        assert!(matches!(clock(&config, now - 2 * TOLERANCE), Some(Doubtful(_))));
    }

    #[test]
    fn a_proxy_that_is_not_believed_is_worth_a_word() {
        let found = |arguments: &[&str]| proxy(&config(arguments));
        let own = "--listen=127.0.0.1:8080";
        assert!(matches!(found(&[own]), Some(Doubtful(_))));
        assert!(found(&[own, "--behind-proxy", "--secure-cookies"]).is_none());
        assert!(matches!(found(&["--behind-proxy"]), Some(Doubtful(_))), "others reach it too");
        assert!(matches!(found(&["--secure-cookies"]), Some(Doubtful(_))));
    }
}
