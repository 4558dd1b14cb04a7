//! The process: its log, the files that it may open, the threads for long computations, and the signals
//! that stop it.
//!
//! The log is written to standard error. Its lines belong to the span of their request or room. No card, seed,
//! name, chat line or secret is ever logged.

use crate::protocol::{
    error_code::{ErrorCode, Refusable},
    message::Refused,
};
use std::{
    any::Any,
    env,
    error::Error,
    fmt,
    io::{self, IsTerminal},
    num::NonZeroUsize,
    panic::{AssertUnwindSafe, catch_unwind},
    process::{self, ExitCode},
    sync::{Mutex, MutexGuard, PoisonError},
    thread,
    time::Duration,
};
#[cfg(unix)]
use tokio::signal::unix::{Signal, SignalKind, signal};
use tokio::{
    runtime::{Handle, RuntimeFlavor},
    task::spawn_blocking,
};
use tracing_subscriber::EnvFilter;

/// The default of `RUST_LOG`.
const FILTER: &str = "info,rusqlite_migration=warn";

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum LogFormat {
    /// Lines for people.
    #[default]
    Text,
    /// A JSON object per line, for programs.
    Json,
}

/// Installs the log for the whole process.
pub fn begin_log(format: LogFormat) {
    let wanted = env::var(EnvFilter::DEFAULT_ENV).unwrap_or_default();
    let wanted = if wanted.is_empty() { FILTER } else { &wanted };
    let (filter, fault) = match EnvFilter::try_new(wanted) {
        Ok(filter) => (filter, None),
        Err(fault) => (EnvFilter::new(FILTER), Some(fault)),
    };
    let lines = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr)
        // Reporting a failed write to standard error would fail as well.
        .log_internal_errors(false);
    match format {
        LogFormat::Text => lines.with_ansi(io::stderr().is_terminal()).init(),
        LogFormat::Json => lines.json().flatten_event(true).with_current_span(false).init(),
    }
    if let Some(fault) = fault {
        tracing::warn!("{} is ignored: {fault}", EnvFilter::DEFAULT_ENV);
    }
}

/// Open files besides connections, such as the journal's.
const OTHERS: u64 = 64;

/// Raises the limit on open files to the most that the system allows, often far more than the default.
/// Returns the new limit; `None` if it is unknown.
pub fn raise_nofile_limit() -> Option<u64> {
    #[cfg(unix)]
    {
        rlimit::increase_nofile_limit(u64::MAX)
            .inspect_err(|error| tracing::debug!(%error, "the limit of open files stays as it is"))
            .ok()
    }
    #[cfg(not(unix))]
    None
}

/// A warning if the limit on open files is too low for so many connections.
pub fn shortage(most: Option<u64>, connections: NonZeroUsize) -> Option<String> {
    let needed = (connections.get() as u64).saturating_add(OTHERS);
    let most = most.filter(|most| *most < needed)?;
    Some(format!(
        "the system allows {most} open files, too few for {connections} connections: raise its limit \
         (LimitNOFILE, ulimit -n) to {needed}, or lower --max-connections"
    ))
}

/// A computation has panicked.
#[derive(Debug, thiserror::Error)]
#[error("the rules have failed: {0}")]
pub struct Panicked(String);

impl Panicked {
    /// A panic that says this.
    pub(crate) fn of(text: String) -> Panicked {
        Panicked(text)
    }
}

impl Refusable for Panicked {
    fn refused(&self) -> Refused {
        ErrorCode::RulesFailed.into()
    }
}

/// Locks what is consistent at every moment, even if a holder of the lock panicked.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Runs a long computation where it does not block running tables.
pub(crate) async fn aside<T: Send + 'static>(
    compute: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Panicked> {
    // On a single-threaded runtime another thread would gain nothing.
    if Handle::current().runtime_flavor() == RuntimeFlavor::CurrentThread {
        catch_unwind(AssertUnwindSafe(compute)).map_err(|panic| Panicked(panic_text(&*panic)))
    } else {
        spawn_blocking(compute).await.map_err(|error| Panicked(error.to_string()))
    }
}

/// Lets all threads of the machine that are less nice than this one come first.
#[cfg(target_os = "linux")]
pub(crate) fn give_way(niceness: i32) {
    // Elsewhere this is of the whole process; here of the thread. Without it, all is done all the same.
    _ = rustix::process::nice(niceness);
}

#[cfg(not(target_os = "linux"))]
pub(crate) fn give_way(_: i32) {}

/// What a panic says.
pub(crate) fn panic_text(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("without a message").to_owned()
}

/// The longest that a graceful shutdown may take.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_millis(4800);

/// Completes at the first signal to stop, for which it listens from this call on. A second one ends the
/// process at once, which is safe: everything acknowledged is durable.
pub fn shutdown_signal() -> impl Future<Output = ()> + Send + 'static {
    let told = tokio::spawn(signalled(StopSignals::new()));
    async move { _ = told.await }
}

async fn signalled(mut signals: StopSignals) {
    signals.next().await;
    tracing::info!("stopping");
    tokio::spawn(async move {
        signals.next().await;
        process::exit(1);
    });
    // Its own thread, since all others may be blocked by the disk.
    thread::spawn(|| {
        thread::sleep(SHUTDOWN_TIMEOUT);
        tracing::warn!("the shutdown took too long and was aborted");
        process::exit(1);
    });
}

/// The signals to stop. One that arrives between two calls of [`StopSignals::next`] is not lost.
struct StopSignals {
    #[cfg(unix)]
    terminate: Option<Signal>,
    /// The terminal is closed, unless `nohup` says not to mind.
    #[cfg(unix)]
    hang_up: Option<Signal>,
}

impl StopSignals {
    fn new() -> StopSignals {
        StopSignals {
            #[cfg(unix)]
            terminate: signal(SignalKind::terminate()).ok(),
            #[cfg(unix)]
            hang_up: (!ignores_hang_up()).then(|| signal(SignalKind::hangup()).ok()).flatten(),
        }
    }

    async fn next(&mut self) {
        #[cfg(unix)]
        let terminated = {
            let received = async |signal: &mut Option<Signal>| match signal {
                Some(signal) => _ = signal.recv().await,
                None => std::future::pending().await,
            };
            let StopSignals { terminate, hang_up } = self;
            async move {
                tokio::select! {
                    () = received(terminate) => {}
                    () = received(hang_up) => {}
                }
            }
        };
        #[cfg(not(unix))]
        let terminated = std::future::pending::<()>();
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            () = terminated => {}
        }
    }
}

/// Whether the process was started so that SIGHUP does nothing; known on Linux.
#[cfg(unix)]
fn ignores_hang_up() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    // A bit for each signal, of which SIGHUP is the first.
    let ignored = ignored.and_then(|bits| u64::from_str_radix(bits.trim(), 16).ok());
    ignored.is_some_and(|bits| bits & 1 == 1)
}

/// Prints a line for whoever may read it: what is closed or full is no reason to stop.
pub(crate) fn print_line(mut to: impl io::Write, line: fmt::Arguments<'_>) {
    _ = writeln!(to, "{line}");
}

/// Says why the process ends, and that it has failed.
pub fn fail(error: &dyn Error) -> ExitCode {
    print_line(io::stderr(), format_args!("tranquility: {error}"));
    ExitCode::FAILURE
}

#[cfg(test)]
mod tests {
    use super::*;

    fn connections(count: usize) -> NonZeroUsize {
        NonZeroUsize::new(count).expect("more than none")
    }

    #[test]
    fn more_connections_than_files_are_worth_a_warning() {
        assert_eq!(shortage(None, connections(1_000_000)), None);
        assert_eq!(shortage(Some(1064), connections(1000)), None);
        let shortage = shortage(Some(1063), connections(1000)).expect("a shortage");
        assert!(shortage.contains("1063") && shortage.contains("1064"), "{shortage}");
    }
}
