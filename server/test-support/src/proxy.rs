//! A network that can fail: what goes to an address can be held up or cut off.

use std::net::{Ipv4Addr, SocketAddr};
use tokio::{
    io::{self, AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream, tcp::OwnedReadHalf, tcp::OwnedWriteHalf},
    select,
    sync::watch,
    task::JoinSet,
};

/// What happens to bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Traffic {
    /// They get through.
    Flows,
    /// Those from the server are held up.
    LosesAnswers,
    /// All are held up, as where a cable was pulled.
    Stands,
    /// They get through, with the version of a nats-server made an older one.
    Older,
    /// They get through, with the headers of batches made unknown ones.
    WithoutBatches,
}

impl Traffic {
    /// Whether bytes of the server get through.
    fn answers(self) -> bool {
        !matches!(self, Traffic::LosesAnswers | Traffic::Stands)
    }

    /// What is replaced in the bytes, where they hold it, and by what of the same length.
    fn replaced(self) -> Option<(&'static [u8], &'static [u8])> {
        match self {
            Traffic::Older => Some((br#""version":"2.1"#, br#""version":"2.0"#)),
            Traffic::WithoutBatches => Some((b"Nats-Batch-", b"Nuts-Batch-")),
            _ => None,
        }
    }
}

/// Forwards connections to an address.
pub struct Proxy {
    /// Where to connect to.
    pub address: SocketAddr,
    traffic: watch::Sender<Traffic>,
    /// Counts how often all connections were cut.
    cuts: watch::Sender<u32>,
    task: tokio::task::JoinHandle<()>,
}

impl Proxy {
    /// Begins to forward to that address.
    pub async fn to(server: SocketAddr) -> Proxy {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let traffic = watch::Sender::new(Traffic::Flows);
        let cuts = watch::Sender::new(0);
        let (told, cut) = (traffic.clone(), cuts.clone());
        let task = tokio::spawn(async move {
            let mut connections = JoinSet::new();
            while let Ok((client, _)) = listener.accept().await {
                connections.spawn(forward(client, server, told.subscribe(), cut.subscribe()));
            }
        });
        Proxy { address, traffic, cuts, task }
    }

    /// From now on, this happens to bytes.
    pub fn set(&self, traffic: Traffic) {
        self.traffic.send_replace(traffic);
    }

    /// Ends all connections; what was held up is lost.
    pub fn cut(&self) {
        self.cuts.send_modify(|cuts| *cuts += 1);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn forward(
    client: TcpStream,
    server: SocketAddr,
    mut traffic: watch::Receiver<Traffic>,
    mut cuts: watch::Receiver<u32>,
) {
    let connected = async {
        traffic.wait_for(|traffic| *traffic != Traffic::Stands).await.ok()?;
        TcpStream::connect(server).await.ok()
    };
    let server = select! {
        server = connected => server,
        _ = cuts.changed() => None,
    };
    let Some(server) = server else { return };
    client.set_nodelay(true).ok();
    server.set_nodelay(true).ok();
    let ((from_client, to_client), (from_server, to_server)) =
        (client.into_split(), server.into_split());
    select! {
        // First, so that what was held up before a cut is lost, whatever happens after it.
        biased;
        _ = cuts.changed() => {}
        _ = pass(from_client, to_server, traffic.clone(), |traffic| traffic != Traffic::Stands) => {}
        _ = pass(from_server, to_client, traffic, Traffic::answers) => {}
    }
}

async fn pass(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut traffic: watch::Receiver<Traffic>,
    gets_through: impl Fn(Traffic) -> bool,
) -> io::Result<()> {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let count = from.read(&mut bytes).await?;
        if count == 0 {
            return Ok(());
        }
        if traffic.wait_for(|now| gets_through(*now)).await.is_err() {
            return Ok(());
        }
        let (bytes, now) = (&mut bytes[..count], *traffic.borrow());
        if let Some((old, new)) = now.replaced() {
            for at in 0..bytes.len().saturating_sub(old.len() - 1) {
                if bytes[at..].starts_with(old) {
                    bytes[at..at + new.len()].copy_from_slice(new);
                }
            }
        }
        to.write_all(bytes).await?;
    }
}
