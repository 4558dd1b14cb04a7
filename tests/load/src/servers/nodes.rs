//! The servers that share the load.

use crate::servers::process::{Server, cpu_of, free_address};
use anyhow::{Result, ensure};
use clap::value_parser;
use std::{net::SocketAddr, path::Path, time::Duration};

/// Which servers.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct NodeOptions {
    /// Start so many servers on one journal; the guests of each table connect to different ones
    #[arg(long, default_value_t = 1, value_name = "N",
        value_parser = value_parser!(u8).range(1..=16))]
    nodes: u8,
    /// The servers' journal, see `tranquility --help`; each measurement has one of its own there
    #[arg(long, value_name = "URL")]
    journal: Option<String>,
    /// On how many members of the journal's engine every entry lies
    #[arg(long, default_value_t = 3, value_name = "N")]
    journal_replicas: u8,
    /// Count the CPU time of these processes, too: the members of the journal's engine
    #[arg(long, value_delimiter = ',', value_name = "PID,…")]
    engine: Vec<u32>,
    /// Play on servers that run already, instead; of them, only what is seen from outside is measured
    #[arg(long, value_delimiter = ',', value_name = "ADDRESS:PORT,…", conflicts_with_all = ["nodes", "journal"])]
    url: Vec<SocketAddr>,
}

/// Servers with the same tables.
pub(crate) struct Nodes {
    servers: Vec<Server>,
    /// Other processes that work for them.
    engine: Vec<u32>,
}

impl Nodes {
    /// Starts them, if they don't run already.
    ///
    /// # Errors
    /// One does not start.
    pub(crate) async fn of(program: &Path, options: &NodeOptions) -> Result<Nodes> {
        let mut servers: Vec<Server> = options.url.iter().copied().map(Server::there).collect();
        if servers.is_empty() {
            ensure!(
                options.nodes == 1 || options.journal.is_some(),
                "several servers need a journal that they can share (--journal)"
            );
            let arguments = options.arguments();
            for _ in 0..options.nodes {
                let mut arguments = arguments.clone();
                if options.journal.is_some() {
                    arguments.push(format!("--node-address={}", free_address().await?));
                }
                servers.push(Server::real(program, &[], &arguments).await?);
            }
        }
        Ok(Nodes { servers, engine: options.engine.clone() })
    }

    /// A server by itself.
    pub(crate) fn one(server: Server) -> Nodes {
        Nodes { servers: vec![server], engine: Vec::new() }
    }

    /// Where they listen.
    pub(crate) fn addresses(&self) -> Vec<SocketAddr> {
        self.servers.iter().map(|server| server.address).collect()
    }

    /// The CPU time they have used so far, user and system.
    ///
    /// # Errors
    /// One has ended.
    pub(crate) fn cpu(&self) -> Result<Duration> {
        self.servers.iter().map(Server::cpu).sum()
    }

    /// The CPU time that what works for them has used so far.
    ///
    /// # Errors
    /// Something has ended.
    pub(crate) fn engine_cpu(&self) -> Result<Duration> {
        self.engine.iter().map(|process| cpu_of(*process)).sum()
    }

    /// How much memory they occupy, in bytes.
    ///
    /// # Errors
    /// One has ended.
    pub(crate) fn resident(&self) -> Result<u64> {
        self.servers.iter().map(Server::resident).sum()
    }
}

impl NodeOptions {
    /// The same on a server that runs already.
    pub(crate) fn there(&self, server: SocketAddr) -> NodeOptions {
        NodeOptions { url: vec![server], ..self.clone() }
    }

    /// What the servers are told about their journal.
    fn arguments(&self) -> Vec<String> {
        let limits = "--limits=off".to_owned();
        let Some(journal) = &self.journal else { return vec![limits] };
        vec![
            limits,
            format!("--journal={journal}"),
            format!("--journal-replicas={}", self.journal_replicas),
            format!("--journal-prefix=load-{:016x}", fastrand::u64(..)),
        ]
    }
}
