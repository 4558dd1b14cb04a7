//! The choice of the journal.

use crate::cluster::bus::{Alone, Bus};
#[cfg(feature = "cluster")]
use crate::cluster::nats_bus::NatsBus;
use crate::config::socket_address;
#[cfg(feature = "cluster")]
use async_nats::Client;
#[cfg(feature = "cluster")]
use journal::{ConnectError, JetStreamJournal, Layout, Servers};
use journal::{Journal, OpenError, SqliteJournal};
use std::{fmt, net::SocketAddr, path::Path, str::FromStr, sync::Arc};
use tokio::task::spawn_blocking;

/// The engine that stores the journal.
#[derive(Clone, Debug)]
pub enum Engine {
    /// A file in the data folder, for a single server.
    Sqlite,
    /// A NATS JetStream stream at that address, shared by any number of servers.
    #[cfg(feature = "cluster")]
    Nats(Servers),
}

impl FromStr for Engine {
    type Err = String;

    fn from_str(text: &str) -> Result<Engine, String> {
        match text {
            "sqlite" => Ok(Engine::Sqlite),
            #[cfg(feature = "cluster")]
            address => {
                address.parse().map(Engine::Nats).map_err(|bad| format!("sqlite, or: {bad}"))
            }
            #[cfg(not(feature = "cluster"))]
            _ => Err("sqlite (this program was built without support for JetStream)".into()),
        }
    }
}

/// Options for the journal.
#[derive(Clone, Debug, clap::Args)]
pub struct JournalOptions {
    /// `sqlite`, or `nats://…` for several servers on one JetStream
    #[arg(
        long,
        env = "TRANQUILITY_JOURNAL",
        default_value = "sqlite",
        value_name = "URL",
        hide_env_values = true
    )]
    pub journal: Engine,
    /// JetStream replicas of every entry: 1 or 3
    #[arg(
        long,
        env = "TRANQUILITY_JOURNAL_REPLICAS",
        default_value = "3",
        value_parser = replicas,
        value_name = "NUMBER"
    )]
    pub journal_replicas: usize,
    /// The name of the JetStream stream
    #[arg(
        long,
        env = "TRANQUILITY_JOURNAL_PREFIX",
        default_value = "tranquility",
        value_parser = prefix,
        value_name = "NAME"
    )]
    pub journal_prefix: String,
    /// Where this server listens for others on the same JetStream, and they find it; guests need not reach it
    #[arg(long, env = "TRANQUILITY_NODE_ADDRESS", value_name = "ADDRESS:PORT")]
    pub node_address: Option<NodeAddress>,
}

/// An address by which other nodes find this one: their names for it, and what that stands for here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NodeAddress {
    name: String,
    /// Where to listen.
    pub address: SocketAddr,
}

impl FromStr for NodeAddress {
    type Err = String;

    fn from_str(text: &str) -> Result<NodeAddress, String> {
        let address = socket_address(text)?;
        if address.ip().is_unspecified() || address.port() == 0 {
            return Err("it takes an address and a port by which others find this server".into());
        }
        Ok(NodeAddress { name: text.to_owned(), address })
    }
}

impl fmt::Display for NodeAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl JournalOptions {
    /// The layout of the journal in JetStream.
    #[cfg(feature = "cluster")]
    pub fn layout(&self) -> Layout {
        Layout { prefix: self.journal_prefix.clone(), replicas: self.journal_replicas }
    }
}

fn replicas(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(number @ (1 | 3)) => Ok(number),
        _ => Err("it takes 1 or 3".into()),
    }
}

fn prefix(text: &str) -> Result<String, String> {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    if (1..=64).contains(&text.len()) && text.bytes().all(fits) {
        Ok(text.to_owned())
    } else {
        Err("it takes up to 64 letters, digits, dashes and underscores".into())
    }
}

/// The journal could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum UnusableJournal {
    /// Its file can't be used.
    #[error(transparent)]
    File(#[from] OpenError),
    /// The thread that opens it has panicked.
    #[error("it can't be opened")]
    Panicked,
    /// Its engine can't be used.
    #[cfg(feature = "cluster")]
    #[error(transparent)]
    Engine(#[from] ConnectError),
}

/// An open journal, and what servers have in common that share it.
pub(crate) struct Connected {
    pub journal: Arc<dyn Journal>,
    /// The bus to the others.
    pub bus: Arc<dyn Bus>,
    /// The connection by which they find each other, if there may be any.
    #[cfg(feature = "cluster")]
    pub shared: Option<(Client, Layout)>,
}

/// Opens the chosen journal. `file` is the path of the SQLite journal.
pub(crate) async fn connect(
    options: &JournalOptions,
    file: &Path,
) -> Result<Connected, UnusableJournal> {
    Ok(match &options.journal {
        Engine::Sqlite => {
            let file = file.to_owned();
            // Waits for locks and the disk.
            let opened = spawn_blocking(move || SqliteJournal::open(&file)).await;
            Connected {
                journal: Arc::new(opened.map_err(|_| UnusableJournal::Panicked)??),
                bus: Arc::new(Alone),
                #[cfg(feature = "cluster")]
                shared: None,
            }
        }
        #[cfg(feature = "cluster")]
        Engine::Nats(servers) => {
            let layout = options.layout();
            let journal = JetStreamJournal::connect(servers, &layout).await?;
            let client = journal.client().clone();
            let bus = Arc::new(NatsBus::new(client.clone(), &layout.prefix));
            Connected { journal: Arc::new(journal), bus, shared: Some((client, layout)) }
        }
    })
}

/// Opens the chosen journal only to read it: nothing is made or brought up to date.
pub(crate) async fn connect_to_read(
    options: &JournalOptions,
    file: &Path,
) -> Result<Arc<dyn Journal>, UnusableJournal> {
    Ok(match &options.journal {
        Engine::Sqlite => Arc::new(SqliteJournal::open_to_read(file)?),
        #[cfg(feature = "cluster")]
        Engine::Nats(servers) => {
            Arc::new(JetStreamJournal::connect_to_read(servers, &options.layout()).await?)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_makes_no_sense_is_refused() {
        assert!(matches!("sqlite".parse(), Ok(Engine::Sqlite)));
        #[cfg(feature = "cluster")]
        assert!(matches!("nats://one,two".parse(), Ok(Engine::Nats(_))));
        assert!("postgres://one".parse::<Engine>().is_err());
        assert_eq!(replicas("3"), Ok(3));
        assert!(["0", "2", "4", "x"].into_iter().all(|text| replicas(text).is_err()));
        assert_eq!(prefix("my-games_2"), Ok("my-games_2".into()));
        assert!(["", "a.b", "a b", "é", "*"].into_iter().all(|text| prefix(text).is_err()));
    }
}
