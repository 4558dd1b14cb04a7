//! A server as a process of its own, and what the system knows of it.

use anyhow::{Context, Result, bail};
use std::{fs, net::SocketAddr, path::Path, process::Stdio, time::Duration};
use tempfile::TempDir;
use tokio::{
    net::{TcpListener, TcpStream},
    process::{Child, Command},
    time::{Instant, sleep},
};

/// How long a server may take to start.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server that runs as long as this value lives.
pub(crate) struct Server {
    /// Where it listens.
    pub address: SocketAddr,
    /// `None`: it was there before.
    child: Option<Child>,
    /// What it keeps; goes away with it.
    _data: Option<TempDir>,
}

/// An address of this machine at which nothing listens.
///
/// # Errors
/// There is none.
pub(crate) async fn free_address() -> Result<SocketAddr> {
    Ok(TcpListener::bind("127.0.0.1:0").await?.local_addr()?)
}

impl Server {
    /// Starts the real server on a folder and in an environment of its own, with what it is told of limits:
    /// mostly there are none, since the whole crowd comes from one address.
    ///
    /// The folder lies beside the program: unlike the system's folder for temporary files, that is
    /// surely a disk.
    ///
    /// # Errors
    /// It does not start.
    pub(crate) async fn real(
        program: &Path,
        environment: &[(&str, &str)],
        arguments: &[String],
    ) -> Result<Server> {
        let folder = program.parent().unwrap_or(Path::new("."));
        let data = TempDir::with_prefix_in("load-", folder)
            .with_context(|| format!("can't make a folder in {}", folder.display()))?;
        let mut command = Command::new(program);
        command.env_clear().env("RUST_LOG", "warn").envs(environment.iter().copied());
        command.arg("--data").arg(data.path());
        command.arg("--max-connections=10000000").args(arguments);
        Server::start(command, Some(data)).await
    }

    /// A server that runs already, and of which nothing is known.
    pub(crate) fn there(address: SocketAddr) -> Server {
        Server { address, child: None, _data: None }
    }

    /// Starts the floor, see [`crate::servers::floor`].
    ///
    /// # Errors
    /// It does not start.
    pub(crate) async fn floor() -> Result<Server> {
        let mut command = Command::new(std::env::current_exe()?);
        command.arg("floor");
        Server::start(command, None).await
    }

    async fn start(mut command: Command, data: Option<TempDir>) -> Result<Server> {
        let address = free_address().await?;
        command
            .args(["--listen", &address.to_string()])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .kill_on_drop(true);
        let program = command.as_std().get_program().to_owned();
        let mut child = command
            .spawn()
            .with_context(|| format!("can't start {}", Path::new(&program).display()))?;
        let began = Instant::now();
        while TcpStream::connect(address).await.is_err() {
            if let Some(status) = child.try_wait()? {
                bail!("{} ended at once: {status}", Path::new(&program).display());
            }
            if began.elapsed() > PATIENCE {
                bail!("{} does not listen", Path::new(&program).display());
            }
            sleep(Duration::from_millis(20)).await;
        }
        Ok(Server { address, child: Some(child), _data: data })
    }

    /// The process, if it is known.
    fn pid(&self) -> Result<Option<u32>> {
        let id = |child: &Child| child.id().context("the server has ended");
        self.child.as_ref().map(id).transpose()
    }

    /// The CPU time it has used so far, user and system; none if that is not known.
    ///
    /// # Errors
    /// It has ended.
    pub(crate) fn cpu(&self) -> Result<Duration> {
        self.pid()?.map_or(Ok(Duration::ZERO), cpu_of)
    }

    /// How much memory it occupies, in bytes; none if that is not known.
    ///
    /// # Errors
    /// It has ended.
    pub(crate) fn resident(&self) -> Result<u64> {
        self.memory("VmRSS:")
    }

    /// The most memory that it has occupied, in bytes; none if that is not known.
    ///
    /// # Errors
    /// It has ended.
    pub(crate) fn peak(&self) -> Result<u64> {
        self.memory("VmHWM:")
    }

    fn memory(&self, field: &str) -> Result<u64> {
        let Some(pid) = self.pid()? else { return Ok(0) };
        let status = fs::read_to_string(format!("/proc/{pid}/status"))?;
        bytes(&status, field).context("no resident size in /proc")
    }

    /// Waits until its memory no longer changes, and tells how much it is.
    ///
    /// # Errors
    /// It has ended.
    pub(crate) async fn settled(&self) -> Result<u64> {
        let mut before = self.resident()?;
        for _ in 0..20 {
            sleep(Duration::from_millis(300)).await;
            let now = self.resident()?;
            if now.abs_diff(before) < 64 * 1024 {
                return Ok(now);
            }
            before = now;
        }
        Ok(before)
    }
}

impl Drop for Server {
    /// Ends the process before its folder goes away under it.
    fn drop(&mut self) {
        let Some(child) = &mut self.child else { return };
        // If it can't be killed it has ended already.
        let _ = child.start_kill();
        let began = Instant::now();
        while matches!(child.try_wait(), Ok(None)) && began.elapsed() < PATIENCE {
            std::thread::sleep(Duration::from_millis(2));
        }
    }
}

/// The CPU time of this process.
///
/// # Errors
/// The system does not tell.
pub(crate) fn own_cpu() -> Result<Duration> {
    cpu("self")
}

/// The CPU time of another process.
///
/// # Errors
/// There is none with that number.
pub(crate) fn cpu_of(process: u32) -> Result<Duration> {
    cpu(&process.to_string())
}

fn cpu(process: &str) -> Result<Duration> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat"))?;
    let ticks = ticks(&stat).context("no CPU time in /proc")?;
    Ok(Duration::from_secs(ticks).div_f64(rustix::param::clock_ticks_per_second() as f64))
}

/// User and system time in the text of `/proc/PID/stat`.
fn ticks(stat: &str) -> Option<u64> {
    // The program's name may hold anything, also spaces and parentheses.
    let (_, fields) = stat.rsplit_once(") ")?;
    let mut times = fields.split(' ').skip(11);
    Some(times.next()?.parse::<u64>().ok()? + times.next()?.parse::<u64>().ok()?)
}

/// A size in the text of `/proc/PID/status`.
fn bytes(status: &str, field: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix(field))?;
    let kibibytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kibibytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_of_the_system_are_understood() {
        let stat = "17 (a) b) R 1 17 17 0 -1 4194304 90 0 0 0 120 34 0 0 20 0 3 0 1 2 3";
        assert_eq!(ticks(stat), Some(154));
        assert_eq!(bytes("VmPeak:\t   9 kB\nVmRSS:\t  2048 kB\n", "VmRSS:"), Some(2 * 1024 * 1024));
        assert!(own_cpu().is_ok());
    }
}
