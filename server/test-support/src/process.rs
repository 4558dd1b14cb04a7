//! The server as a process that can be killed.

use crate::{client::PATIENCE, seed};
use std::{
    env, fs,
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{ExitStatus, Stdio},
    time::SystemTime,
};
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
    sync::mpsc,
    time::timeout,
};

/// The program of that name: Cargo puts it beside the folder of the test programs.
pub fn program(name: &str) -> PathBuf {
    let test = env::current_exe().unwrap();
    let program = test.parent().and_then(Path::parent).unwrap().join(name);
    assert!(is_new(&program), "{program:?} is missing, or old: `cargo build --workspace` makes it");
    program
}

/// Whether no file from which Cargo made a program was changed since.
fn is_new(program: &Path) -> bool {
    let changed = |path: &Path| fs::metadata(path).and_then(|file| file.modified()).ok();
    let made_from = fs::read_to_string(program.with_extension("d")).unwrap_or_default();
    let sources = made_from.split_whitespace().filter(|path| path.ends_with(".rs"));
    let newest: Option<SystemTime> = sources.filter_map(|path| changed(path.as_ref())).max();
    changed(program).is_some_and(|made| Some(made) >= newest)
}

/// The program that serves in tests.
pub const SERVER: &str = "test-server";

/// The clients of tests read, and answer pings, only where a test awaits something; and machines are slow, so that
/// partners play few games on a deal that is analysed.
pub const PATIENT: &str = "--set=drop-after=600,write-timeout=600,question-timeout=600,lookup-timeout=600,\
     games-of-analysis=2";

/// The argument by which it draws from a seed of this test, which the program of hosts does not know.
pub fn draws() -> String {
    format!("--seed={}", seed::next())
}

pub struct Process {
    child: Child,
    log: mpsc::UnboundedReceiver<String>,
    /// The lines that were passed over so far.
    passed: Vec<String>,
    pub address: SocketAddr,
}

impl Process {
    /// Starts the program and waits until it listens.
    pub async fn start(data: &Path, port: u16, arguments: &[&str]) -> Process {
        Process::run(Command::new(program(SERVER)), data, port, arguments).await
    }

    /// The same by another command, which runs the program with the arguments that it is given.
    pub async fn run(mut command: Command, data: &Path, port: u16, arguments: &[&str]) -> Process {
        let mut child = command
            .arg(format!("--listen=127.0.0.1:{port}"))
            .arg(format!("--data={}", data.display()))
            .args(["--limits=off", PATIENT])
            .arg(draws())
            .args(arguments)
            .env("NO_COLOR", "1")
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
        let (writer, log) = mpsc::unbounded_channel();
        // The pipe must not fill up, whether the test reads the log or not.
        tokio::spawn(async move {
            while let Ok(Some(line)) = lines.next_line().await {
                writer.send(line).ok();
            }
        });
        let mut process =
            Process { child, log, passed: Vec::new(), address: ([127, 0, 0, 1], port).into() };
        let line = process.says("listening on http://").await;
        let (_, address) = line.split_once("http://").unwrap();
        process.address = address.trim().parse().unwrap();
        process
    }

    /// Waits for a line of the log that contains that text; each line is found once.
    pub async fn says(&mut self, text: &str) -> String {
        if let Some(at) = self.passed.iter().position(|line| line.contains(text)) {
            return self.passed.remove(at);
        }
        let found = timeout(PATIENCE, async {
            while let Some(line) = self.log.recv().await {
                if line.contains(text) {
                    return Some(line);
                }
                self.passed.push(line);
            }
            None
        });
        let found = found.await.ok().flatten();
        found.unwrap_or_else(|| panic!("{text:?} after {:#?}", self.passed))
    }

    pub fn id(&self) -> u32 {
        self.child.id().expect("it runs")
    }

    /// SIGTERM.
    pub async fn terminate(&self) {
        let id = self.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().await.unwrap().success());
    }

    /// Waits until it has ended by itself.
    pub async fn ended(mut self) -> ExitStatus {
        timeout(PATIENCE, self.child.wait()).await.expect("an end").unwrap()
    }

    /// SIGKILL.
    pub async fn kill(mut self) {
        self.child.kill().await.unwrap();
    }
}
