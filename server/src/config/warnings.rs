//! Checks at the start, which warn of doubtful configurations.

use crate::{
    config::{Config, journal::Engine},
    http::{
        request_info::trusted::{Trusted, is_private},
        routes::nearby::own_address,
    },
    ops::process,
};
use std::{
    fs,
    net::IpAddr,
    time::{Duration, SystemTime},
};

/// Less free space than this is worth a warning: a busy evening writes a few megabytes.
const SCARCE_BYTES: u64 = 256 * 1024 * 1024;
/// Less free inodes than this: SQLite makes and removes files.
#[cfg(unix)]
const SCARCE_FILES: u64 = 100;
/// The end of 2025, since 1970. No correct clock shows less.
const WRITTEN: Duration = Duration::from_secs(1_767_000_000);
/// The tolerated difference between clocks and file systems.
const TOLERANCE: Duration = Duration::from_secs(60);

/// Logs a warning for everything doubtful about the configuration and the machine, and raises the
/// limit on open files.
pub(crate) fn log_warnings(config: &Config) {
    log_shortage_of_storage(config);
    let warnings = [
        wrong_clock(config, SystemTime::now()),
        exposed_metrics(config, own_address()),
        unknown_variables(config),
        unfit_proxy(config),
        process::shortage(process::raise_nofile_limit(), config.limits.max_connections),
    ];
    for warning in warnings.into_iter().flatten() {
        tracing::warn!("{warning}");
    }
}

/// Logs a warning where little can be stored on the disk of the journal.
pub(crate) fn log_shortage_of_storage(config: &Config) {
    let on_disk = matches!(config.place.options.journal, Engine::Sqlite);
    if let Some(warning) = on_disk.then(|| scarce_space(config)).flatten() {
        tracing::warn!("{warning}");
    }
}

fn scarce_space(config: &Config) -> Option<String> {
    let folder = config.place.folder();
    let free = fs4::available_space(&folder).ok()?;
    if free < SCARCE_BYTES {
        return Some(format!("only {} MB are free on the disk", free / 1024 / 1024));
    }
    #[cfg(unix)]
    {
        // Some file systems don't count, and say 0 of 0.
        let counted = rustix::fs::statvfs(&folder).ok().filter(|disk| disk.f_files > 0)?;
        (counted.f_favail < SCARCE_FILES)
            .then(|| format!("the disk takes only {} more files (inodes)", counted.f_favail))
    }
    #[cfg(not(unix))]
    None
}

/// Deals of the day, the retention of tables and certificates depend on the time.
fn wrong_clock(config: &Config, now: SystemTime) -> Option<String> {
    let journal = config.place.journal();
    let written = [journal.with_extension("db-wal"), journal].map(|file| {
        fs::metadata(file).and_then(|file| file.modified()).unwrap_or(SystemTime::UNIX_EPOCH)
    });
    let written = written.into_iter().max().unwrap_or(SystemTime::UNIX_EPOCH);
    if now < SystemTime::UNIX_EPOCH + WRITTEN {
        Some("the clock of this machine is years behind".into())
    } else if written > now + TOLERANCE {
        let text = "the clock of this machine shows a time before the last entry of the journal";
        Some(text.into())
    } else {
        None
    }
}

fn unknown_variables(config: &Config) -> Option<String> {
    let names = config.unknown_variables.join(", ");
    (!names.is_empty()).then(|| format!("no option is set by {names}: see docs/operating.md"))
}

/// `own` is the address of this machine, or of the container, in its network.
fn exposed_metrics(config: &Config, own: Option<IpAddr>) -> Option<String> {
    let reached = |address: IpAddr| own.filter(|_| address.is_unspecified()).unwrap_or(address);
    let address = config.metrics_listen.filter(|address| !is_private(reached(address.ip())))?;
    Some(format!("metrics on {address} may be within reach of strangers"))
}

fn unfit_proxy(config: &Config) -> Option<String> {
    match (config.http.trusted(), config.listen.ip().is_loopback()) {
        (Some(Trusted::One | Trusted::Hops(_)), false) => Some(
            "a proxy is believed, but clients may reach the server without it: \
             make sure they can't, or name it with --trusted-proxies"
                .into(),
        ),
        (None, true) => Some(
            "only this machine can reach the server; if a proxy does, set --behind-proxy or \
             --trusted-proxies, or all guests count as one"
                .into(),
        ),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::config;

    #[test]
    fn metrics_within_reach_of_strangers_are_worth_a_warning() {
        let seen = |listen, own: &str| {
            exposed_metrics(&config(&["--metrics-listen", listen]), own.parse().ok())
        };
        let found = |listen| seen(listen, "203.0.113.5");
        for private in ["127.0.0.1:9100", "[::1]:9100", "10.1.2.3:9100", "[fd00::1]:9100"] {
            assert_eq!(found(private), None, "{private}");
        }
        for public in ["0.0.0.0:9100", "[::]:9100", "203.0.113.5:9100", "[2001:db8::1]:9100"] {
            assert!(found(public).is_some(), "{public}");
        }
        assert!(seen("0.0.0.0:9100", "unknown").is_some());
        assert_eq!(seen("0.0.0.0:9100", "172.18.0.2"), None, "in a container");
        assert_eq!(exposed_metrics(&config(&[]), None), None);
    }

    #[test]
    fn a_clock_that_cannot_be_right_is_found_out() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("journal.db"), "").expect("written");
        let config = config(&["--data", folder.path().to_str().expect("Unicode")]);
        assert!(wrong_clock(&config, SystemTime::UNIX_EPOCH).is_some());
        let now = SystemTime::now();
        assert_eq!(wrong_clock(&config, now), None);
        assert!(wrong_clock(&config, now - 2 * TOLERANCE).is_some());
    }

    #[test]
    fn a_proxy_that_is_not_believed_is_worth_a_warning() {
        let found = |arguments: &[&str]| unfit_proxy(&config(arguments));
        let own = "--listen=127.0.0.1:8080";
        assert!(found(&[own]).is_some());
        assert_eq!(found(&[own, "--behind-proxy"]), None);
        assert!(found(&["--behind-proxy"]).is_some(), "others reach it too");
        assert!(found(&["--trusted-proxies=2"]).is_some());
        assert_eq!(found(&["--trusted-proxies=172.18.0.0/16"]), None);
        assert_eq!(found(&[]), None);
    }
}
