//! A server in its own process.

use std::{
    io::{BufRead, BufReader, Lines, Read, Write},
    net::TcpStream,
    process::{Child, ChildStdout, Command, Stdio},
};
use test_support::process::{PATIENT, SERVER, draws, program};

/// A server; killed when dropped.
pub struct Serving {
    process: Child,
    printed: Lines<BufReader<ChildStdout>>,
    pub address: String,
    metrics: Option<String>,
}

impl Serving {
    /// Starts it with these arguments on any port.
    pub fn start(arguments: &[&str]) -> Serving {
        let mut process = Command::new(program(SERVER))
            .args([&draws(), PATIENT])
            .args(["--listen", "127.0.0.1:0"])
            .args(arguments)
            .env_remove("RUST_LOG")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it runs");
        let printed = BufReader::new(process.stdout.take().expect("piped")).lines();
        let mut log = BufReader::new(process.stderr.take().expect("a log")).lines();
        let mut told = |what: &str| {
            let address = |line: String| Some(line.split_once(what)?.1.to_owned());
            log.find_map(|line| address(line.expect("a log"))).expect("it tells where")
        };
        let address = told("listening on http://");
        let operators = arguments.contains(&"--metrics-listen");
        let metrics = operators.then(|| told("metrics on http://").replace("/metrics", ""));
        Serving { process, printed, address, metrics }
    }

    /// The address for operators.
    pub fn metrics(&self) -> &str {
        self.metrics.as_deref().expect("started with --metrics-listen")
    }

    /// Reads what it prints until a line contains that; what follows it there.
    pub fn printed(&mut self, what: &str) -> String {
        let mut rest = (&mut self.printed)
            .filter_map(|line| Some(line.expect("text").split_once(what)?.1.to_owned()));
        rest.next().expect("it prints that")
    }

    /// Sends an HTTP/1.0 request without a body; returns the whole response.
    pub fn ask(&self, request: &str) -> String {
        ask(&self.address, request)
    }
}

/// Sends an HTTP/1.0 request to an address; returns the whole response.
pub fn ask(address: &str, request: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("connected");
    stream.write_all(format!("{request}\r\n\r\n").as_bytes()).expect("asked");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("answered");
    answer
}

impl Drop for Serving {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
