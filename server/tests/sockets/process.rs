//! The program itself, as a process that can be killed.

use std::{
    net::SocketAddr,
    path::Path,
    process::{ExitStatus, Stdio},
};
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
    time::timeout,
};

pub struct Process {
    child: Child,
    pub address: SocketAddr,
}

impl Process {
    /// Starts the program and waits until it listens.
    pub async fn start(data: &Path, port: u16, arguments: &[&str]) -> Process {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tranquility"))
            .arg(format!("--listen=127.0.0.1:{port}"))
            .arg(format!("--data={}", data.display()))
            .arg("--commands-per-second=100000")
            .args(arguments)
            .env("NO_COLOR", "1")
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
        let address = timeout(crate::client::PATIENCE, async {
            loop {
                let line = lines.next_line().await.unwrap().expect("the server starts");
                if let Some((_, address)) = line.split_once("listening on http://") {
                    break address.trim().parse().unwrap();
                }
            }
        });
        let address = address.await.unwrap();
        // Nobody reads on, but the pipe must not fill up.
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        Process { child, address }
    }

    /// SIGTERM.
    pub async fn terminate(&self) {
        let id = self.child.id().expect("it runs").to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().await.unwrap().success());
    }

    /// Waits until it has ended by itself.
    pub async fn ended(mut self) -> ExitStatus {
        timeout(crate::client::PATIENCE, self.child.wait()).await.expect("an end").unwrap()
    }

    /// SIGKILL.
    pub async fn kill(mut self) {
        self.child.kill().await.unwrap();
    }
}
